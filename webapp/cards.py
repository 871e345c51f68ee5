"""The cards of Race for the Galaxy as plain values, known to rules, scoring and catalogue alike."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

SETS: tuple[str, ...] = ("base", "tgs", "rvi", "bow")
"""The sets in the order of their appearance; each one is used with all before it."""

PRESTIGE_SET = "bow"
"""The set that prestige needs; some cards of an earlier one carry the symbol all the same."""

SET_COMBINATIONS: tuple[tuple[str, ...], ...] = tuple(SETS[: n + 1] for n in range(len(SETS)))
"""Every allowed choice of sets, smallest first."""


@dataclass(frozen=True, slots=True)
class Power:
    """One power of a card: where it works, its code and the values that belong to the code."""

    phase: str
    """`setup`, `round_start`, `1` to `5`, `trade`, `round_end`, `game_end` or `any` (always text)."""
    code: str
    values: Mapping[str, Any] = field(default_factory=dict)
    """The code's other keys as in the card data (`value`, `good`, `spend`, `gain` …)."""


@dataclass(frozen=True, slots=True)
class ScoringRow:
    """One row of a card whose VPs vary: so many points for each thing that it counts."""

    counts: str
    points: int | None = None
    """VPs for each thing counted; None where `points_by_count` says it instead."""
    goods: tuple[str, ...] = ()
    phase: str | None = None
    keyword: str | None = None
    names: tuple[str, ...] = ()
    """Printed English titles, for `counts` = `named_card`."""
    points_by_count: tuple[int, ...] = ()
    """`points_by_count[n]` VPs for n different kinds, for `counts` = `distinct_kinds_of_worlds`."""


@dataclass(frozen=True, slots=True)
class Card:
    """One card design, as printed."""

    id: str
    name: str
    """The printed English title."""
    kind: str
    """`world` or `development`."""
    expansion: str = ""
    """The set of its first appearance."""
    cost: int | None = None
    """None for a military world."""
    defense: int | None = None
    """None for everything but a military world."""
    vp: int = 0
    """The printed number; 0 where the VPs vary."""
    variable_vp: bool = False
    military: bool = False
    good: str | None = None
    """`novelty`, `rare`, `genes`, `alien`, `any` (its owner chooses) or None."""
    production: str = "none"
    """`production`, `windfall` or `none`."""
    keywords: frozenset[str] = frozenset()
    chromosome: bool = False
    prestige: int = 0
    """Prestige gained by placing it (The Brink of War only)."""
    start_number: int | None = None
    """The number of a start world, 0 to 15."""
    start_colour: str | None = None
    start_hand_size: int | None = None
    start_saved_cards: int = 0
    preset_hand: int | None = None
    replaces: str | None = None
    replaced_by: str | None = None
    reprinted_in: tuple[str, ...] = ()
    copies: Mapping[str, int] = field(default_factory=dict)
    """Copies in the deck when a set and all before it are used, by that set."""
    copies_added: Mapping[str, int] = field(default_factory=dict)
    powers: tuple[Power, ...] = ()
    scoring: tuple[ScoringRow, ...] = ()

    @property
    def is_world(self) -> bool:
        """Whether this is a world."""
        return self.kind == "world"

    @property
    def is_six_cost_development(self) -> bool:
        """Whether this is a development of printed cost 6, no more and no less (R-FLIP-1)."""
        return self.kind == "development" and self.cost == 6

    def copies_with(self, sets: tuple[str, ...]) -> int:
        """Return how many copies the deck has with `sets` in use; 0 if it is in none of them."""
        return self.copies.get(sets[-1], 0)
