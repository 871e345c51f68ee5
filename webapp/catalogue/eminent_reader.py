"""Make an Eminent Domain card out of its stored facts."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from webapp.catalogue.frozen import frozen, frozen_value
from webapp.catalogue.models import Difference, Effect, EffectGroups, EminentCard, Side

GROUPS: tuple[str, ...] = (
    "action",
    "role",
    "leader_bonus",
    "leader_bonus_only_when_stack_is_empty",
    "while_in_play",
)
"""When effects happen, in the order in which a card page tells them."""

_SAME = (
    "level",
    "research_cost",
    "required_planets",
    "colonize_cost",
    "warfare_cost",
    "influence",
    "hand_size_bonus",
    "counts_for_technology_requirements",
)


def eminent_card(
    card_id: str, edition: str, name: str | None, texts: tuple[str, ...], facts: Mapping[str, Any]
) -> EminentCard:
    """Return the card with these stored facts."""
    same = {key: facts[key] for key in _SAME if key in facts and key not in facts.get("unknown", ())}
    return EminentCard(
        id=card_id,
        kind=facts["kind"],
        edition=edition,
        name=name,
        texts=texts,
        type_name=facts.get("type_name", ""),
        type=facts.get("technology_type") or facts.get("planet_type"),
        symbols=tuple(facts.get("symbols", ())),
        resource_slots=tuple(facts.get("resource_slots", ())),
        copies=facts.get("copies_total", 1),
        copies_in_starting_deck=facts.get("copies_in_each_starting_deck", 0),
        stack_size_at_start=frozen(facts.get("stack_size_at_start", {})),
        cost_by_level=tuple(frozen(level) for level in facts.get("cost_by_level", ())),
        effects=effect_groups(facts),
        restrictions=tuple(facts.get("restrictions", ())),
        sides=tuple(_side(facts[side], facts) for side in ("front", "back") if side in facts),
        removed_in_learning_game=facts.get("removed_in_learning_game", False),
        unknown=frozenset(facts.get("unknown", ())),
        confidence=frozen(facts.get("confidence", {})),
        inferred=_optional(facts.get("inferred")),
        later_errata=_optional(facts.get("later_errata")),
        differences=() if "front" in facts else _differences(facts, texts[0]),
        **same,
    )


def effect_groups(facts: Mapping[str, Any]) -> EffectGroups:
    """Return the effects that a card or a side has, by group, in the order of `GROUPS`."""
    return MappingProxyType(
        {group: tuple(_effect(each) for each in facts[group]) for group in GROUPS if facts.get(group)}
    )


def _effect(facts: Mapping[str, Any]) -> Effect:
    return Effect(
        op=facts["op"],
        values=MappingProxyType(
            {
                key: frozen_value(value)
                for key, value in facts.items()
                if key not in ("op", "options", "effects")
            }
        ),
        options=tuple(tuple(_effect(each) for each in option) for option in facts.get("options", ())),
        effects=tuple(_effect(each) for each in facts.get("effects", ())),
    )


def _side(facts: Mapping[str, Any], card: Mapping[str, Any]) -> Side:
    return Side(
        name=facts["name"],
        text=facts["text"],
        symbols=tuple(facts.get("symbols", ())),
        effects=effect_groups(facts),
        later_errata=_optional(facts.get("later_errata")),
        differences=_differences(card, facts["text"]),
    )


def _differences(card: Mapping[str, Any], text: str) -> tuple[Difference, ...]:
    return tuple(
        Difference(
            code=each["code"],
            hungarian=tuple(each["hungarian"]),
            hungarian_pages=each["hungarian_pages"],
            russian=tuple(each["russian"]),
            russian_pages=each["russian_pages"],
        )
        for each in card.get("differences", {}).get(text, ())
    )


def _optional(facts: Mapping[str, Any] | None) -> Mapping[str, Any] | None:
    return None if facts is None else frozen(facts)
