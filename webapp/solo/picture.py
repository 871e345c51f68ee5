"""The robot's mat as a picture to be drawn: what lies where, which cell is in use. Values only, no rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias

Row: TypeAlias = Literal["action", "response"]
"""The two rows of cells."""

SPACES: tuple[tuple[str, str], ...] = (
    ("explore_left", "explore"),
    ("explore_right", "explore"),
    ("develop_left", "develop"),
    ("develop_right", "develop"),
    ("settle_left", "settle"),
    ("settle_right", "settle"),
    ("trade", "consume"),
    ("double", "consume"),
    ("produce", "produce"),
)
"""The nine action spaces from left to right, each with its phase (R-ROUND-2)."""

PHASES: tuple[str, ...] = ("explore", "develop", "settle", "consume", "produce")
"""The phases in their order, I to V."""

FACES: tuple[str, ...] = ("explore", "develop", "settle", "trade", "double", "produce", "match", "robot")
"""The faces of the dice; the first six may also stand on the "robot =" counter."""


def _plain(value: int) -> str:
    return str(value)


def _signed(value: int) -> str:
    return f"+{value}" if value > 0 else f"−{-value}" if value else "0"


def _price(value: int) -> str:
    return _signed(-value)


def _times(value: int) -> str:
    return f"×{value}"


def _at_least(value: int) -> str:
    return f"{value}+"


KINDS: dict[str, tuple[str, Callable[[int], str]]] = {
    "draw": ("d", _plain),
    "credit": ("c", _signed),
    "price_credit": ("c", _price),
    "price_six_cost": ("d6", _price),
    "vp": ("v", _signed),
    "vp_per_economy": ("ve", _times),
    "economy": ("e", _signed),
    "prestige": ("p", _signed),
    "counter": ("k", _price),
    "find_development": ("fd", _at_least),
    "find_nonmilitary_world": ("fn", _at_least),
    "find_military_world": ("fm", _at_least),
    "find_any_world": ("fa", _at_least),
    "find_alien_world": ("fx", _at_least),
    "find_alien_military_or_nonmilitary_world": ("fy", _at_least),
    "per_chromosome": ("ch", _signed),
    "both": ("b", _plain),
    "none": ("n", _plain),
}
"""Every kind of token: the icon that it is drawn with, and how its number is written.

`draw` cards · `credit`, `economy`, `prestige`, `vp` gained (negative = lost) · `price_credit` paid for
the find · `price_six_cost` paid for it only if it is a 6-cost development · `vp_per_economy` VP chips for
each step of economy size · `counter` its price in credit · `find_…` the card flipped for, a number being
the least VPs that it has to print · `per_chromosome` cards more for each such world · `both` stands
before what counts for the two spaces together · `none` nothing happens.
"""

_COLOURS = {
    "find_military_world": "m",
    "find_any_world": "m",
    "find_alien_world": "x",
    "find_alien_military_or_nonmilitary_world": "x",
}


@dataclass(frozen=True, slots=True)
class Token:
    """One thing that stands in a cell of the mat."""

    kind: str
    """One of `KINDS`."""
    value: int | None = None
    """Its number; None = drawn without one."""

    def __post_init__(self) -> None:
        """Refuse an unknown kind with ValueError."""
        if self.kind not in KINDS:
            raise ValueError(f"no such token: {self.kind!r}")

    @property
    def symbol(self) -> str:
        """The icon's id in icons.svg."""
        return KINDS[self.kind][0]

    @property
    def text(self) -> str:
        """The number as it is written beside the icon, empty without one."""
        return "" if self.value is None else KINDS[self.kind][1](self.value)

    @property
    def colour(self) -> str:
        """The class of what has a colour of its own (`m` military red, `x` alien yellow), or empty."""
        return _COLOURS.get(self.kind, "")


@dataclass(frozen=True, slots=True)
class Space:
    """One of the nine columns: what lies on it, and its two cells."""

    name: str
    """`explore_left` … `produce`, as in `SPACES`."""
    phase: str
    """`explore`, `develop`, `settle`, `consume` or `produce`."""
    marker: bool = False
    """Whether a marker of the player's lies here."""
    dice: tuple[str, ...] = ()
    """The faces of the dice that lie here, as rolled."""
    action: tuple[Token, ...] = ()
    response: tuple[Token, ...] = ()
    lit: str | None = None
    """The cell in use: `action`, `response` or None."""
    special: bool = False
    """Whether a special counter of the start world covers cells of this column."""

    def __post_init__(self) -> None:
        """Refuse a space that the mat does not have with ValueError."""
        if (self.name, self.phase) not in SPACES:
            raise ValueError(f"no such space: {self.name!r} of {self.phase!r}")
        if self.lit not in (None, "action", "response"):
            raise ValueError(f"no such cell: {self.lit!r}")

    @property
    def number(self) -> int:
        """The number of its phase, 1 to 5."""
        return PHASES.index(self.phase) + 1

    @property
    def icon(self) -> str:
        """The icon of its phase; of Consume, that of its own action."""
        return self.name if self.phase == "consume" else self.phase

    @property
    def bonus(self) -> str:
        """What tells the two Explore spaces apart (the player's bonus), else empty."""
        return {"explore_left": "+1+1", "explore_right": "+5"}.get(self.name, "")


@dataclass(frozen=True, slots=True)
class MatPicture:
    """The whole mat at one moment."""

    spaces: tuple[Space, ...]
    """The nine spaces, in the order of `SPACES`."""
    credit: int
    credit_limit: int
    economy: int
    economy_limit: int
    robot_equals: str | None = None
    """The face that the "robot =" counter shows."""
    summary: str = ""
    """The picture in a sentence, for those who listen."""

    def __post_init__(self) -> None:
        """Refuse other spaces than the nine in their order, and tracks beyond their ends, with ValueError."""
        if tuple((space.name, space.phase) for space in self.spaces) != SPACES:
            raise ValueError("the nine spaces of the mat, from left to right, are needed")
        for name, value, limit in (
            ("credit", self.credit, self.credit_limit),
            ("economy", self.economy, self.economy_limit),
        ):
            if not 0 <= value <= limit:
                raise ValueError(f"{name} {value} is not within 0 and {limit}")

    @property
    def specials(self) -> tuple[bool, ...]:
        """Which columns a special counter covers."""
        return tuple(space.special for space in self.spaces)

    @property
    def markers(self) -> tuple[bool, ...]:
        """Which columns have a marker of the player's."""
        return tuple(space.marker for space in self.spaces)

    @property
    def dice(self) -> tuple[tuple[str, ...], ...]:
        """The dice by column."""
        return tuple(space.dice for space in self.spaces)

    def cells(self, row: Row) -> tuple[tuple[tuple[Token, ...], bool], ...]:
        """Return what stands in each cell of a row, and whether the cell is in use."""
        return tuple(
            (space.action if row == "action" else space.response, space.lit == row) for space in self.spaces
        )

    @property
    def phases_used(self) -> tuple[str, ...]:
        """The phases with a marker or a die on them, in their order."""
        return tuple(
            phase
            for phase in PHASES
            if any(space.phase == phase and (space.marker or space.dice) for space in self.spaces)
        )
