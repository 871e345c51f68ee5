"""The nine categories of The Brink of War's Search, and the cards that fit them: pure."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum

from webapp.cards import Card, Power


class Match(StrEnum):
    """Whether a card fits a category."""

    YES = "yes"
    NO = "no"
    DISPUTED = "disputed"
    """It fits in one reading and not in another: the sources disagree."""


CATEGORIES: tuple[str, ...] = (
    "military-developments",
    "military-windfalls",
    "windfalls",
    "chromosome-worlds",
    "alien-worlds",
    "consume-two",
    "strong-military-worlds",
    "six-cost-developments",
    "takeovers",
)
"""In the order of the search sheet (BOW-58 to BOW-66)."""

OPTIONAL: Mapping[str, str] = {"alien-oort-cloud-refinery": "alien-worlds"}
"""A card that may be taken as a match of a category but need not be."""


def matches(category: str, card: Card) -> Match:
    """Return whether a card fits a category; raises KeyError for an unknown one."""
    return _MATCHES[category](card)


def _plain(fits: Callable[[Card], bool]) -> Callable[[Card], Match]:
    return lambda card: Match.YES if fits(card) else Match.NO


def _military_development(card: Card) -> bool:
    """BOW-58: lasting Military against every world, so neither temporary nor specialized nor negative."""
    return not card.is_world and any(
        power.code == "military" and power.values["value"] in (1, 2) for power in card.powers
    )


def _consume_two(card: Card) -> Match:
    """BOW-63: the rulebook begins with worlds and goes on with cards, so developments are disputed."""
    if not any(_takes_goods(power) for power in card.powers):
        return Match.NO
    return Match.YES if card.is_world else Match.DISPUTED


def _takes_goods(power: Power) -> bool:
    """Return whether a Consume power can take two goods or more."""
    if power.code == "consume_all_remaining":
        return True
    goods: int = power.values.get("spend", {}).get("goods", 0)
    times: int = power.values.get("times", 1)
    return power.phase == "4" and goods * times >= 2


def _six_cost_development(card: Card) -> Match:
    """BOW-65: one source asks for VPs that vary."""
    if not card.is_six_cost_development:
        return Match.NO
    return Match.YES if card.variable_vp else Match.DISPUTED


_MATCHES: Mapping[str, Callable[[Card], Match]] = {
    "military-developments": _plain(_military_development),
    "military-windfalls": _plain(
        lambda card: card.production == "windfall" and card.military and card.defense in (1, 2)
    ),
    "windfalls": _plain(
        lambda card: card.production == "windfall" and not card.military and card.cost in (1, 2)
    ),
    "chromosome-worlds": _plain(lambda card: card.is_world and card.chromosome),
    "alien-worlds": _plain(lambda card: card.is_world and card.good in ("alien", "any")),
    "consume-two": _consume_two,
    "strong-military-worlds": _plain(lambda card: card.military and (card.defense or 0) >= 5),
    "six-cost-developments": _six_cost_development,
    "takeovers": _plain(lambda card: any(power.values.get("takeover", False) for power in card.powers)),
}
