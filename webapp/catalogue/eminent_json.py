"""An Eminent Domain card as JSON: its facts as the card data names them, with sentences."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from webapp.catalogue.card_titles import names, titles
from webapp.catalogue.eminent.sentences import said
from webapp.catalogue.frozen import thawed
from webapp.catalogue.models import Catalogue, Effect, EffectGroups, EminentCard, Side

GAME = "eminent-domain"

PLANETS = ("planet", "start_planet", "bonus_planet")


def eminent_json(catalogue: Catalogue, card_id: str) -> dict[str, Any]:
    """Return a card with its titles and sentences in the current language; KeyError for an unknown one."""
    card = catalogue.eminent[card_id]
    made = {
        "id": card.id,
        "kind": card.kind,
        "edition": card.edition,
        "names": names(catalogue, GAME, card.id) if card.name else {"en": None},
        **titles(catalogue, GAME, card_id),
        **_numbers(card),
        "unknown": sorted(card.unknown),
        "confidence": thawed(card.confidence),
    }
    if card.kind not in PLANETS:
        made["effects"] = _groups(card.effects)
    if card.sides:
        made["sides"] = {name: _side(side) for name, side in zip(("front", "back"), card.sides, strict=True)}
    return made


def _numbers(card: EminentCard) -> dict[str, Any]:
    """Return what belongs to the kind of card; what nobody knows is null."""
    if card.kind == "role":
        return {
            "copies_total": card.copies,
            "copies_in_each_starting_deck": card.copies_in_starting_deck,
            "symbols": list(card.symbols),
            "influence": card.influence or 0,
            "restrictions": list(card.restrictions),
            "stack_size_at_start": thawed(card.stack_size_at_start),
            "cost_by_level": thawed(card.cost_by_level),
        }
    unsure = {"inferred": thawed(card.inferred)} if card.inferred else {}
    if card.kind == "technology":
        return {
            "text_id": None if card.sides else _text_id(card.texts[0]),
            "technology_type": card.type,
            "level": card.level,
            "research_cost": card.research_cost,
            "required_planets": {"type": card.type, "count": card.required_planets},
            "influence": card.influence,
            "permanent": card.double_sided,
            "double_sided": card.double_sided,
            "copies": card.copies,
            "symbols": list(card.symbols),
            **unsure,
        }
    return {
        "planet_type": card.type,
        "colonize_cost": card.colonize_cost,
        "warfare_cost": card.warfare_cost,
        "influence": card.influence,
        "symbols": None if "symbols" in card.unknown else list(card.symbols),
        "resource_slots": list(card.resource_slots),
        "hand_size_bonus": None if "hand_size_bonus" in card.unknown else card.hand_size_bonus or 0,
        "copies": card.copies,
        "removed_in_learning_game": card.removed_in_learning_game,
        "counts_for_technology_requirements": card.counts_for_technology_requirements,
        **unsure,
    }


def _side(side: Side) -> dict[str, Any]:
    return {
        "text_id": _text_id(side.text),
        "name": side.name,
        "symbols": list(side.symbols),
        "effects": _groups(side.effects),
    }


def _text_id(text: str) -> str:
    """Return the id of a text as the collected facts have it."""
    return text.replace("-", "_")


def _groups(effects: EffectGroups) -> dict[str, Any]:
    return {group: _effects(those) for group, those in effects.items()}


def _effects(effects: Iterable[Effect]) -> list[dict[str, Any]]:
    return [_effect(effect) for effect in effects]


def _effect(effect: Effect) -> dict[str, Any]:
    """Return an effect by the keys of the card data, with its sentence; those inside it have their own."""
    made: dict[str, Any] = {"op": effect.op, **thawed(effect.values)}
    if effect.options:
        made["options"] = [_effects(option) for option in effect.options]
    if effect.effects:
        made["effects"] = _effects(effect.effects)
    made["text"] = said(effect).text
    return made
