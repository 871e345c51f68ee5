"""What the robot's mat makes of a Race card: whether it is a find, and what placing it costs, world by world.

The rules themselves are in `webapp.robot`, which the catalogue does not know; a test holds that both say the
same of every card.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from webapp.cards import SETS, Card
from webapp.catalogue.models import Catalogue

Price = int | None
"""Credit that placing a card costs the robot; None where the card is a miss."""

FITS: Mapping[str, Callable[[Card], bool]] = {
    "development": lambda card: not card.is_world,
    "nonmilitary_world": lambda card: card.is_world and not card.military,
    "military_world": lambda card: card.is_world and card.military,
    "any_world": lambda card: card.is_world,
    "alien_world": lambda card: is_alien_world(card),
    "alien_military_or_nonmilitary_world": lambda card: (
        card.is_world and (not card.military or is_alien_world(card))
    ),
}
"""Whether a card is a find, by the mat's word for it."""

REWARDED: Mapping[str, Callable[[Card], bool]] = {
    "rebel_development": lambda card: not card.is_world and "rebel" in card.keywords,
    "rebel_military_world": lambda card: card.is_world and card.military and "rebel" in card.keywords,
}
"""Whether placing a card gives prestige, by the mat's word for it (R-WORLD-15)."""


@dataclass(frozen=True, slots=True)
class World:
    """One start world of the robot: its card and what its counters make of the mat."""

    card: Card
    number: int
    entry: Mapping[str, Any]

    def price(self, cell: str, card: Card) -> Price:
        """Return what placing `card` costs in a cell of this world's mat, None where it is a miss."""
        if self.entry.get("never_places") in card.keywords:
            return None
        return price(cell_of(self.entry, cell), cell, card)

    def places_first(self, card: Card) -> bool:
        """Return whether its first Settle action may find a card in the common deck (R-WORLD-8)."""
        first = self.entry.get("first_settle_action")
        if first is None or card.variable_vp or not FITS[first["find"]](card):
            return False
        return bool(card.vp >= first["min_vp"])

    def rewards(self, card: Card) -> bool:
        """Return whether placing a card gives the robot prestige for its kind (R-WORLD-15)."""
        return any(REWARDED[sort](card) for sort in self.entry.get("prestige_on_placing", ()))

    def dear_at_credit_0(self, cell: str, card: Card) -> bool:
        """Whether it turns over cards at credit 0 too, so that `card` may be too dear (R-FLIP-5)."""
        return bool(self.price(cell, card)) and not cell_of(self.entry, cell)["needs_credit"]

    def is_reading(self, cell: str) -> bool:
        """Whether find or price in this cell (not that it needs no credit) stand in no rulebook."""
        paths = (cell, f"{cell}.find", f"{cell}.price")
        return any(path in paths for path in self.entry.get("confirm", ()))


def is_alien_world(card: Card) -> bool:
    """Return whether a card is a world of the kind Alien, or one whose owner chooses (R-WORLD-14)."""
    return card.is_world and card.good in ("alien", "any")


def price(values: Mapping[str, Any], cell: str, card: Card) -> Price:
    """Return what placing `card` costs in a cell with these values, None where it is a miss."""
    if cell.startswith("develop"):
        if card.is_world:
            return None
        cost: int = values["price_six_cost" if card.is_six_cost_development else "price_other"]
        return cost
    if not FITS[values["find"]](card):
        return None
    found = values["price"]
    if isinstance(found, Mapping):
        found = found["military_world" if card.military else "nonmilitary_world"]
    return int(found)


def worlds(catalogue: Catalogue) -> tuple[World, ...]:
    """Return every start world of the robot in the order of its number, its counters laid over the mat."""
    return tuple(
        World(catalogue.race[name], entry["number"], laid_over(catalogue.mat["mat"], entry))
        for name, entry in catalogue.mat["world"].items()
    )


def meet(world: Card, card: Card) -> bool:
    """Return whether the two can be in one game, as two different cards."""
    return world.id != card.id and any(world.copies[name] and card.copies[name] for name in SETS)


def cell_of(entry: Mapping[str, Any], path: str) -> Mapping[str, Any]:
    """Return the values of a cell of a mat by its path, `settle.action`."""
    part, cell = path.split(".")
    values: Mapping[str, Any] = entry[part][cell]
    return values


def laid_over(below: Mapping[str, Any], above: Mapping[str, Any]) -> dict[str, Any]:
    """Return the mat with a start world's entry merged in deeply; what it does not name stays."""
    merged = dict(below)
    for key, value in above.items():
        old = merged.get(key)
        merged[key] = (
            laid_over(old, value) if isinstance(old, Mapping) and isinstance(value, Mapping) else value
        )
    return merged
