"""Nothing of the researched facts got lost on the way into the data.

The research lies outside the checkout, in `../shared/facts`; where it is missing there is nothing to compare.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from typing import Any

import pytest

from webapp import resources
from webapp.cards import Card, ScoringRow
from webapp.catalogue.models import TITLE_LANGUAGES, Catalogue

FACTS = resources.PACKAGE.parent.parent / "shared" / "facts"
SOURCE_NAMES = {"seed_hu": "rules_hu", "seed_ru": "rules_ru"}


@pytest.fixture(scope="module")
def tables() -> dict[str, dict[str, Any]]:
    folder = resources.folder("data") / "cards" / "eminent-domain"
    return {path.stem: tomllib.loads(path.read_text("utf-8")) for path in folder.glob("*.toml")}


def _facts(name: str) -> Any:
    path = FACTS / name
    if not path.is_file():
        return []
    text = path.read_text("utf-8")
    return tomllib.loads(text) if path.suffix == ".toml" else json.loads(text)


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _plain(inner) for key, inner in value.items()}
    return [_plain(item) for item in value] if isinstance(value, list | tuple) else value


def _phase(phase: str) -> int | str:
    return int(phase) if phase.isdigit() else phase


def _row(row: ScoringRow) -> dict[str, Any]:
    known = {
        "counts": row.counts,
        "points": row.points,
        "goods": list(row.goods),
        "phase": row.phase and _phase(row.phase),
        "keyword": row.keyword,
        "names": list(row.names),
        "points_by_count": list(row.points_by_count),
    }
    return {key: value for key, value in known.items() if value not in (None, [])}


def _card(card: Card, race: Mapping[str, Card]) -> dict[str, Any]:
    """Return a card in the shape of the facts."""
    successor = card.replaced_by and {"id": card.replaced_by, "expansion": race[card.replaced_by].expansion}
    start = None
    if card.start_number is not None:
        start = {"number": card.start_number, "colour": card.start_colour}
    return {
        "id": card.id,
        "name": card.name,
        "expansion": card.expansion,
        "copies": _plain(card.copies),
        "copies_added": _plain(card.copies_added),
        "kind": card.kind,
        "cost": card.cost,
        "defense": card.defense,
        "vp": "variable" if card.variable_vp else card.vp,
        "military": card.military,
        "good": card.good,
        "production": card.production,
        "flags": {
            "start_world": start,
            "keywords": sorted(card.keywords),
            "chromosome": card.chromosome,
            "prestige_on_placing": card.prestige,
            "start_hand_size": card.start_hand_size,
            "start_saved_cards": card.start_saved_cards,
            "preset_hand": card.preset_hand,
            "replaces": card.replaces,
            "replaced_by": successor,
            "reprinted_in": list(card.reprinted_in),
        },
        "powers": [
            {"phase": _phase(power.phase), "code": power.code, **_plain(power.values)}
            for power in card.powers
        ],
        "six_dev_scoring": [_row(row) for row in card.scoring],
    }


def test_every_card_of_race_for_the_galaxy_is_there_whole(catalogue: Catalogue) -> None:
    facts = [card for card in _facts("rftg_cards.json") if card["expansion"] != "promo"]
    for card in facts:
        card["flags"]["keywords"].sort()
        for row in card["six_dev_scoring"]:
            for key in [key for key, value in row.items() if value is None]:
                del row[key]
    assert [_card(card, catalogue.race) for card in catalogue.race.values()][: len(facts)] == facts
    assert len(facts) in (0, len(catalogue.race))


def test_the_mat_is_there_whole(catalogue: Catalogue) -> None:
    assert catalogue.mat == (_facts("robot.toml") or catalogue.mat)


def _slug(fact_id: str) -> str:
    return fact_id.split(".", 1)[1].replace(".", "-").replace("_", "-")


def _effects(effects: Any) -> Any:
    """Return effects of the facts as the data writes them: no limit is "any"; the remark went to the card."""
    if isinstance(effects, list):
        return [_effects(each) for each in effects]
    if isinstance(effects, dict):
        return {
            key: "any" if key == "max" and value is None else _effects(value)
            for key, value in effects.items()
            if key != "edition_note"
        }
    return effects


def _expected(facts: dict[str, Any], usual: dict[str, Any]) -> dict[str, Any]:
    """Return what the data must say about a card, from the facts: defaults left out, unknown ones listed."""
    expected = {
        key: value
        for key, value in facts.items()
        if (key in SAME_KEYS and value not in (None, [], {}, 0, False)) or key in ("influence", "kind")
    }
    if facts["kind"] == "role":
        del expected["influence"]
    unknown = [
        key for key in ("influence", "symbols", "hand_size_bonus") if key in facts and facts[key] is None
    ]
    unknown = ["name", *unknown] if facts["names"]["en"] is None else unknown
    for key in unknown:
        expected.pop(key, None)
    if unknown:
        expected["unknown"] = unknown
    elif not facts.get("double_sided"):
        expected["name"] = facts["names"]["en"]
    for group, effects in facts.get("effects", {}).items():
        if effects:
            expected[group] = _effects(effects)
    if "type_names" in facts:
        expected["type_name"] = facts["type_names"]["en"]
        expected["text"] = facts["type_names"]["en"].lower().replace(" ", "-")
        expected["counts_for_technology_requirements"] = facts["counts_for_technology_requirements"]
    if "text_id" in facts and facts["text_id"].replace("_", "-") != _slug(facts["id"]):
        expected["text"] = facts["text_id"].replace("_", "-")
    if "required_planets" in facts:
        assert facts["required_planets"]["type"] == facts["technology_type"]
        expected["required_planets"] = facts["required_planets"]["count"]
    if "stack_size_at_start" in facts:
        expected["stack_size_at_start"] = {
            key: value for key, value in facts["stack_size_at_start"].items() if key != "note"
        }
    if "cost_by_level" in facts:
        expected["cost_by_level"] = [facts["cost_by_level"][level] for level in "123"]
    for side, words in facts.get("sides", {}).items():
        expected[side] = {
            "name": words["names"]["en"],
            "text": words["text_id"].replace("_", "-"),
            **_effects(words["effects"]),
            **{key: words[key] for key in ("symbols", "later_errata", "note") if words.get(key)},
        }
    return _with_sources(expected, facts, usual)


def _with_sources(expected: dict[str, Any], facts: dict[str, Any], usual: dict[str, Any]) -> dict[str, Any]:
    for part in (expected, expected.get("front", {}), expected.get("back", {})):
        if errata := part.get("later_errata"):
            errata["sources"] = [SOURCE_NAMES.get(each, each) for each in errata["sources"]]
        if note := part.get("note"):
            part["note"] = note.replace("seed_ru", "the Russian rulebook")
    sources = {
        group: [SOURCE_NAMES.get(each, each) for each in names] for group, names in facts["sources"].items()
    }
    sources = {group: names for group, names in sources.items() if names and names != usual.get(group)}
    confidence = {
        group: "medium" if degree.startswith("medium for costs") else degree
        for group, degree in facts["confidence"].items()
        if degree not in ("verified", None) and group != "stack_size_at_start"
    }
    return expected | {
        key: value for key, value in (("sources", sources), ("confidence", confidence)) if value
    }


SAME_KEYS = {
    "copies_total",
    "copies_in_each_starting_deck",
    "symbols",
    "influence",
    "restrictions",
    "icon_on_card",
    "two_roles_on_one_card",
    "technology_type",
    "level",
    "research_cost",
    "planet_type",
    "colonize_cost",
    "warfare_cost",
    "resource_slots",
    "hand_size_bonus",
    "removed_in_learning_game",
    "inferred",
    "later_errata",
    "note",
}
WORKED_OUT = {"permanent", "double_sided", "copies", "symbols_note", "goes_to", "bonus_kind"}
OTHERWISE = {
    "id",
    "kind",
    "names",
    "type_names",
    "text_id",
    "effects",
    "sides",
    "sources",
    "confidence",
    "required_planets",
    "stack_size_at_start",
    "cost_by_level",
    "counts_for_technology_requirements",
}


def test_every_card_of_eminent_domain_is_there_whole(tables: dict[str, dict[str, Any]]) -> None:
    facts = _facts("eminent_domain_cards.json")
    cards = {**tables["base"], **tables["bonus-planets"]}
    for card in facts["cards"] if facts else ():
        assert card.keys() <= SAME_KEYS | WORKED_OUT | OTHERWISE, card["id"]
        found = dict(cards.pop(_slug(card["id"])))
        expected = _expected(card, tables["sources"]["usual"][card["kind"]])
        if card["id"] == "role.research":
            assert "1 or 2 in the Russian rulebook" in found.pop("note")
        assert found == expected, card["id"]
        assert card.get("permanent", False) == card.get("double_sided", False) == ("front" in found)
        assert card.get("copies", 1) == 1
    assert cards == {} or not facts


def test_the_printed_titles_are_those_of_the_rulebooks_and_no_others() -> None:
    printed = {
        (lang, table, key): (name["title"], name.get("identified", False))
        for lang in TITLE_LANGUAGES
        for table, names in _names(lang).items()
        for key, name in names.items()
        if "source" in name
    }
    facts = {
        (name["lang"], table, key): (name["localized"], name["status"] == "identified")
        for name in _facts("localized_names.json")
        for table, key in [_key(name)]
        if key and name["status"] != "untranslated"
    }
    # The card that it replaces has the same English title.
    assert printed.pop(("pt", "rftg", "gambling-world")) == printed["pt", "rftg", "gambling-world-rvi"]
    assert printed == (facts or printed)
    assert len(printed) == 156


def test_what_a_rulebook_leaves_in_english_is_marked() -> None:
    left = {
        (lang, table, key)
        for lang in TITLE_LANGUAGES
        for table, names in _names(lang).items()
        for key, name in names.items()
        if name.get("left_english")
    }
    # It has the title of the card that it replaces.
    left.remove(("el", "rftg", "gambling-world-rvi"))
    facts = {
        (name["lang"], table, key)
        for name in _facts("localized_names.json")
        for table, key in [_key(name)]
        if key and name["status"] == "untranslated"
    }
    assert left == (facts or left)
    assert len(left) == 13


def _names(lang: str) -> dict[str, dict[str, Any]]:
    return tomllib.loads((resources.folder("data") / "names" / f"{lang}.toml").read_text("utf-8"))


def _key(name: dict[str, Any]) -> tuple[str, str | None]:
    """Return the table of `data/names` and the key in it; None for a name that is no title of a card."""
    english = re.sub("[^a-z0-9]+", "-", name["english"].lower())
    if name["kind"].startswith("goal"):
        return "goals", english
    if name["game"].startswith("Race"):
        return "rftg", name["card_id"]
    named = name["card_id"] or name.get("text_id") or name["english"] in ("Prestige planet", "Utopian planet")
    return "eminent-domain", english if named else None


def test_every_eminent_domain_name_is_there(catalogue: Catalogue) -> None:
    facts = _facts("eminent_domain_cards.json")
    for card in facts["cards"] if facts else ():
        for lang in ("hu", "ru"):
            title = catalogue.title(_slug(card["id"]), lang, "eminent-domain")
            printed = card["names"][lang] or card.get("type_names", {}).get(lang)
            if printed or card["names"]["en"]:
                assert title.text == (printed or card["names"]["en"])
                assert title.status == ("printed" if printed else "english")
            else:
                assert title.status == "ours"


def test_the_box_is_there_whole(tables: dict[str, dict[str, Any]]) -> None:
    facts = _facts("eminent_domain_cards.json")
    box = tables["components"]
    if facts:
        counts = facts["component_counts"]
        assert box["technologies_by_type"] == counts["technology_cards_by_type"]
        assert box["technologies_by_form"] == counts["technology_cards_by_form"]
        assert box["technology_texts"]["distinct"] == counts["distinct_technology_texts"]
        for token in ("fighter_tokens", "resource_tokens", "influence_tokens"):
            assert box[token] == counts[token]
        assert list(box["cards"].values()) == [
            counts[key]
            for key in ("role_cards", "technology_cards", "planet_cards", "start_planets", "bonus_planets")
        ]
        assert {key: counts[key] for key in box["aids"]} == box["aids"]
