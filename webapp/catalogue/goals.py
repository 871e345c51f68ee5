"""Which cards help towards a goal: pure, from the facts of the card."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from webapp.cards import Card, Power
from webapp.catalogue.reference import Goal

OPEN = frozenset({"cards", "worlds", "forced_discards"})
"""What no card gives more than another: any card, any world, or none at all. It makes no card help."""

_PUTS_GOODS = frozenset(
    {
        "produce_here",
        "produce_here_by_discarding_card",
        "produce_on_windfall",
        "produce_on_windfall_by_discarding_card",
        "good_on_placed_production_world",
    }
)


def helps(goal: Goal, card: Card) -> bool:
    """Return whether a card counts for a goal, or gives what the goal asks for.

    What any card or any world does (`OPEN`) is left out: Expansion Leader asks for no card in particular.
    """
    return any(gives(need.what, card) for way in goal.needs for need in way if need.what not in OPEN)


def gives(what: str, card: Card) -> bool:
    """Return whether a card is, has or gives what a goal asks for; raises KeyError for an unknown code."""
    return _GIVES[what](card)


def raises_hand_limit(card: Card) -> bool:
    """Return whether a card makes Budget Surplus harder to meet."""
    return _has_code(card, "hand_limit")


def _has_code(card: Card, *codes: str) -> bool:
    return any(power.code in codes for power in card.powers)


def _has_phase(card: Card, *phases: str) -> bool:
    return any(power.phase in phases for power in card.powers)


def _gains(card: Card, thing: str) -> bool:
    """Return whether a power of the card yields `vp` or `prestige`; a printed 0 is no yield."""
    return any(power.values.get("gain", {}).get(thing, 0) not in (0, None) for power in card.powers)


def _gives_vp_chips(card: Card) -> bool:
    return _gains(card, "vp") or _has_code(card, "consume_phase_gain_vp")


def _gives_prestige(card: Card) -> bool:
    return (
        card.prestige > 0
        or _gains(card, "prestige")
        or any(power.code.startswith("prestige_") for power in card.powers)
        or _has_code(card, "explore_start_discard_for_prestige")
    )


def _gives_goods(card: Card) -> bool:
    return card.good is not None or any(power.code in _PUTS_GOODS for power in card.powers)


def _adds_military(power: Power) -> bool:
    """Return whether a power is part of total Military and raises it."""
    if power.code == "military_per":
        return True
    return power.code in ("military", "military_if_own_imperium_card") and power.values["value"] > 0


def _lowers_military(power: Power) -> bool:
    return power.code in ("military", "military_if_own_imperium_card") and power.values["value"] < 0


_GIVES: Mapping[str, Callable[[Card], bool]] = {
    "vp_chips": _gives_vp_chips,
    "kinds_of_worlds": lambda card: card.good is not None,
    "alien_cards": lambda card: "alien" in card.keywords,
    "forced_discards": lambda card: False,
    "kinds_of_powers": lambda card: _has_phase(card, "1", "2", "3", "trade", "4", "5"),
    "variable_six_cost_developments": lambda card: card.is_six_cost_development and card.variable_vp,
    "total_military": lambda card: any(_adds_military(power) for power in card.powers),
    "novelty_or_rare_worlds": lambda card: card.good in ("novelty", "rare", "any"),
    "developments": lambda card: not card.is_world,
    "production_worlds": lambda card: card.production == "production",
    "uplift_cards": lambda card: "uplift" in card.keywords,
    "goods": _gives_goods,
    "cards": lambda card: True,
    "explore_cards": lambda card: _has_phase(card, "1"),
    "rebel_military_worlds": lambda card: card.military and "rebel" in card.keywords,
    "prestige": _gives_prestige,
    "imperium_cards": lambda card: "imperium" in card.keywords,
    "military_worlds": lambda card: card.military,
    "negative_military": lambda card: any(_lowers_military(power) for power in card.powers),
    "worlds": lambda card: card.is_world,
    "takeover_cards": lambda card: _has_code(card, "takeover"),
    "consume_cards": lambda card: _has_phase(card, "4"),
}
