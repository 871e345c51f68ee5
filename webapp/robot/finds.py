"""What the robot flips for, and which cards fit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from webapp.cards import Card


def is_alien_world(card: Card) -> bool:
    """Whether `card` is a world of the good kind Alien; the Oort Cloud Refinery is one (R-WORLD-14)."""
    return card.is_world and card.good in ("alien", "any")


def _nonmilitary(card: Card) -> bool:
    return card.is_world and not card.military


def _military(card: Card) -> bool:
    return card.is_world and card.military


FITS: Mapping[str, Callable[[Card], bool]] = {
    "development": lambda card: not card.is_world,
    "nonmilitary_world": _nonmilitary,
    "military_world": _military,
    "any_world": lambda card: card.is_world,
    "alien_world": is_alien_world,
    "alien_military_or_nonmilitary_world": lambda card: (
        _nonmilitary(card) or (_military(card) and is_alien_world(card))
    ),
}
"""A test for each find of `vocabulary.FINDS`."""

COUNTED: Mapping[str, Callable[[Card], bool]] = {
    "chromosome_world": lambda card: card.is_world and card.chromosome,
    "alien_world": is_alien_world,
}
"""The sorts of card that a cell may count in the robot's tableau."""

REWARDED: Mapping[str, Callable[[Card], bool]] = {
    "rebel_development": lambda card: not card.is_world and "rebel" in card.keywords,
    "rebel_military_world": lambda card: _military(card) and "rebel" in card.keywords,
}
"""The sorts of card whose placing may give the robot prestige (R-WORLD-15)."""


def count(sort: str, cards: Iterable[Card]) -> int:
    """Return how many of `cards` are of the `sort` named in `COUNTED`."""
    return sum(map(COUNTED[sort], cards))
