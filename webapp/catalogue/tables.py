"""The tables of the built catalogue: what `data/` holds, as rows in their fixed order (for building only)."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from msgspec import UNSET

from webapp.cards import SETS
from webapp.catalogue.definitions.records import DefinitionsSource
from webapp.catalogue.definitions.tables import DEFINITION, LINKS, definition_rows, link_rows
from webapp.catalogue.eminent.editions_schema import differences_of
from webapp.catalogue.models import SCHEMA_VERSION
from webapp.catalogue.reference_tables import GOAL, TERM, TERM_WORD, goal_rows, term_rows, word_rows
from webapp.catalogue.relations_table import SIMILAR, similar_rows
from webapp.catalogue.rules.records import RulesSource
from webapp.catalogue.rules.tables import PLACE, SECTION, place_rows, section_rows
from webapp.catalogue.rulings.records import RulingsSource
from webapp.catalogue.rulings.tables import (
    RULING,
    SOURCE,
    TEXT,
    TOPIC,
    ruling_rows,
    source_rows,
    text_rows,
    topic_rows,
)
from webapp.catalogue.sort_table import SORT_KEY, sort_rows
from webapp.catalogue.source import RaceCard, Source

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Table:
    """One table: its name, its columns, the columns that make a row unique, and the rows."""

    name: str
    columns: dict[str, type]
    key: tuple[str, ...]
    rows: list[Row]


def catalogue_tables(
    source: Source, rules: RulesSource, rulings: RulingsSource, definitions: DefinitionsSource
) -> list[Table]:
    """Return every table of the catalogue; the first one holds the version, a hash of all the others."""
    tables = [
        Table("card", CARD, ("id",), list(_cards(source.race))),
        Table("power", POWER, ("card_id", "position"), list(_powers(source.race))),
        Table("scoring_row", SCORING, ("card_id", "position"), list(_scoring(source.race))),
        Table("eminent_card", EMINENT, ("id",), list(_eminent(source))),
        Table("title", TITLE, ("game", "lang", "text"), list(_titles(source))),
        Table("sort_key", SORT_KEY, ("game", "lang", "id"), list(sort_rows(source, _titles(source)))),
        Table("goal", GOAL, ("id",), list(goal_rows(source.goals))),
        Table("term", TERM, ("game", "id"), list(term_rows(source.terms))),
        Table("term_word", TERM_WORD, ("game", "term", "lang"), list(word_rows(source.terms))),
        Table("similar", SIMILAR, ("card_id", "position"), list(similar_rows(source))),
        Table("rule_section", SECTION, ("game", "book", "section", "lang"), list(section_rows(rules))),
        Table("rule_place", PLACE, ("kind", "name", "position"), list(place_rows(rules))),
        Table("ruling", RULING, ("id",), list(ruling_rows(rulings))),
        Table("ruling_text", TEXT, ("ruling", "lang"), list(text_rows(rulings))),
        Table("ruling_topic", TOPIC, ("topic", "lang"), list(topic_rows(rulings))),
        Table("ruling_source", SOURCE, ("id",), list(source_rows(rulings))),
        Table("definition", DEFINITION, ("game", "term", "lang"), list(definition_rows(definitions.texts))),
        Table(
            "definition_note", DEFINITION, ("game", "term", "lang"), list(definition_rows(definitions.notes))
        ),
        Table("definition_links", LINKS, ("game", "term"), list(link_rows(definitions))),
        Table("mat", {"key": str, "value": str}, ("key",), [{"key": "robot", "value": _json(source.mat)}]),
    ]
    content = _json({table.name: table.rows for table in tables})
    version = hashlib.sha256(content.encode()).hexdigest()[:16]
    meta = [{"key": "schema", "value": str(SCHEMA_VERSION)}, {"key": "version", "value": version}]
    return [Table("meta", {"key": str, "value": str}, ("key",), meta), *tables]


CARD: dict[str, type] = {
    "id": str,
    "position": int,
    "name": str,
    "kind": str,
    "expansion": str,
    "cost": int,
    "defense": int,
    "vp": int,
    "variable_vp": int,
    "good": str,
    "production": str,
    "keywords": str,
    "chromosome": int,
    "prestige": int,
    "start_number": int,
    "start_colour": str,
    "start_hand_size": int,
    "start_saved_cards": int,
    "preset_hand": int,
    "replaces": str,
    "replaced_by": str,
    "reprinted_in": str,
    "copies": str,
    "copies_added": str,
}
POWER: dict[str, type] = {"card_id": str, "position": int, "phase": str, "code": str, "values": str}
SCORING: dict[str, type] = {
    "card_id": str,
    "position": int,
    "counts": str,
    "points": int,
    "goods": str,
    "phase": str,
    "keyword": str,
    "names": str,
    "points_by_count": str,
}
EMINENT: dict[str, type] = {
    "id": str,
    "position": int,
    "edition": str,
    "kind": str,
    "name": str,
    "texts": str,
    "facts": str,
}
TITLE: dict[str, type] = {
    "game": str,
    "lang": str,
    "text": str,
    "title": str,
    "source": str,
    "identified": int,
    "left_english": int,
    "also": str,
    "note": str,
}


def _cards(cards: tuple[RaceCard, ...]) -> Iterator[Row]:
    successors = {card.record.replaces: card for card in cards if card.record.replaces}
    for position, card in enumerate(cards):
        record = card.record
        start = record.start_world
        successor = successors.get(card.id)
        added = record.copies_by_set(card.expansion)
        yield {
            "id": card.id,
            "position": position,
            "name": record.name,
            "kind": record.kind,
            "expansion": card.expansion,
            "cost": record.cost,
            "defense": record.defense,
            "vp": 0 if record.vp == "variable" else record.vp,
            "variable_vp": int(record.vp == "variable"),
            "good": record.good,
            "production": record.production,
            "keywords": _json(sorted(record.keywords)),
            "chromosome": int(record.chromosome),
            "prestige": record.prestige,
            "start_number": start.number if start else None,
            "start_colour": start.colour if start else None,
            "start_hand_size": record.power_value("start_hand_size"),
            "start_saved_cards": record.power_value("start_save_card") or 0,
            "preset_hand": record.preset_hand,
            "replaces": record.replaces,
            "replaced_by": successor.id if successor else None,
            "reprinted_in": _json(record.reprinted_in),
            "copies": _json(copies_by_level(added, successor.expansion if successor else None)),
            "copies_added": _json(added),
        }


def copies_by_level(added: dict[str, int], replaced_in: str | None) -> dict[str, int]:
    """Return the copies in the deck when each set and all before it are used.

    `added` are the copies that each box supplies; from the set `replaced_in` on there are none.
    """
    total = 0
    level: dict[str, int] = {}
    gone = False
    for name in SETS:
        gone = gone or name == replaced_in
        total += added.get(name, 0)
        level[name] = 0 if gone else total
    return level


def _powers(cards: tuple[RaceCard, ...]) -> Iterator[Row]:
    for card in cards:
        for position, power in enumerate(card.record.powers):
            yield {
                "card_id": card.id,
                "position": position,
                "phase": str(power.phase),
                "code": power.code,
                "values": _json(power.values()),
            }


def _scoring(cards: tuple[RaceCard, ...]) -> Iterator[Row]:
    for card in cards:
        for position, row in enumerate(card.record.scoring):
            yield {
                "card_id": card.id,
                "position": position,
                "counts": row.counts,
                "points": None if row.points is UNSET else row.points,
                "goods": _json(row.goods),
                "phase": None if row.phase is UNSET else str(row.phase),
                "keyword": None if row.keyword is UNSET else row.keyword,
                "names": _json(row.names),
                "points_by_count": _json(row.points_by_count),
            }


def _eminent(source: Source) -> Iterator[Row]:
    for position, card in enumerate(source.eminent):
        facts = card.record.as_dict()
        facts["differences"] = {
            text: found for text in card.texts() if (found := differences_of(text, source.differences))
        }
        yield {
            "id": card.id,
            "position": position,
            "edition": card.edition,
            "kind": facts["kind"],
            "name": card.name,
            "texts": _json(card.texts()),
            "facts": _json(
                {
                    key: value
                    for key, value in facts.items()
                    if value not in ((), [], {}) and key not in card.record.unknown
                }
            ),
        }


def _titles(source: Source) -> Iterator[Row]:
    for lang, names in source.names.items():
        for game, titles in names.games():
            for text, name in titles.items():
                yield {
                    "game": game,
                    "lang": lang,
                    "text": text,
                    "title": name.title,
                    "source": name.source,
                    "identified": int(name.identified),
                    "left_english": int(name.left_english),
                    "also": _json(name.also),
                    "note": name.note,
                }


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
