"""A Race for the Galaxy card as JSON: its facts as the card data names them, with sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from webapp.cards import Card, Power, ScoringRow
from webapp.catalogue.card_titles import titles
from webapp.catalogue.frozen import thawed
from webapp.catalogue.models import Catalogue
from webapp.catalogue.powers import sentence
from webapp.catalogue.scoring_words import whole_sentences


def race_json(catalogue: Catalogue, card_id: str) -> dict[str, Any]:
    """Return a card with its titles and sentences in the current language; KeyError for an unknown one."""
    card = catalogue.race[card_id]
    return {
        **facts(card, catalogue.race),
        **titles(catalogue, "rftg", card_id),
        "powers": [{**power_facts(power), "text": sentence(power)} for power in card.powers],
        "scoring": [
            {**row_facts(row), "text": text}
            for row, text in zip(card.scoring, whole_sentences(catalogue, card), strict=True)
        ],
    }


def facts(card: Card, race: Mapping[str, Card]) -> dict[str, Any]:
    """Return the facts of a card by the keys of the card data; `race` are all cards by id."""
    start = {"number": card.start_number, "colour": card.start_colour}
    successor = race[card.replaced_by] if card.replaced_by else None
    return {
        "id": card.id,
        "name": card.name,
        "expansion": card.expansion,
        "copies": dict(card.copies),
        "copies_added": dict(card.copies_added),
        "kind": card.kind,
        "cost": card.cost,
        "defense": card.defense,
        "vp": "variable" if card.variable_vp else card.vp,
        "military": card.military,
        "good": card.good,
        "production": card.production,
        "flags": {
            "start_world": None if card.start_number is None else start,
            "keywords": sorted(card.keywords),
            "chromosome": card.chromosome,
            "prestige_on_placing": card.prestige,
            "start_hand_size": card.start_hand_size,
            "start_saved_cards": card.start_saved_cards,
            "preset_hand": card.preset_hand,
            "replaces": card.replaces,
            "replaced_by": successor and {"id": successor.id, "expansion": successor.expansion},
            "reprinted_in": list(card.reprinted_in),
        },
        "powers": [power_facts(power) for power in card.powers],
        "six_dev_scoring": [row_facts(row) for row in card.scoring],
    }


def power_facts(power: Power) -> dict[str, Any]:
    """Return a power by the keys of the card data; a numbered phase is a number."""
    return {"phase": _phase(power.phase), "code": power.code, **thawed(power.values)}


def row_facts(row: ScoringRow) -> dict[str, Any]:
    """Return a scoring row by the keys of the card data."""
    also: Mapping[str, Any] = {
        "goods": list(row.goods),
        "phase": None if row.phase is None else _phase(row.phase),
        "keyword": row.keyword,
        "names": list(row.names),
        "points_by_count": list(row.points_by_count),
    }
    return {
        "points": row.points,
        "counts": row.counts,
        **{key: value for key, value in also.items() if value},
    }


def _phase(code: str) -> int | str:
    return int(code) if code.isdigit() else code
