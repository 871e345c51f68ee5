"""The robot's mat as values: the printed cells, and what a start world's counters lay over them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from webapp.cards import Card

CONSUME_CELLS = ("trade", "double", "both", "response")


@dataclass(frozen=True, slots=True)
class Limits:
    """The numbers that end tracks and games (R-SETUP-2, R-SETUP-8, R-END-1)."""

    credit: int
    economy: int
    vp_pool: int
    vp_pool_bow: int
    tableau: int
    prestige: int


@dataclass(frozen=True, slots=True)
class Difficulty:
    """How many counters the robot has and what its 6-cost developments are worth (R-SETUP-3)."""

    counters: int
    six_cost_vp: int


@dataclass(frozen=True, slots=True)
class ExploreCell:
    """Cards drawn and credit gained."""

    draw: int = 0
    credit: int = 0


@dataclass(frozen=True, slots=True)
class DevelopCell:
    """A Develop cell: the counter's price, the draw, and the price of the development found."""

    counter_price: int
    draw: int
    needs_credit: bool
    price_six_cost: int
    price_other: int

    def price_of(self, card: Card) -> int:
        """Return the credit that placing `card` costs."""
        return self.price_six_cost if card.is_six_cost_development else self.price_other


@dataclass(frozen=True, slots=True)
class SettleCell:
    """A Settle cell: the draw (perhaps one more for each world of a sort), the find and its price."""

    draw: int
    find: str
    needs_credit: bool
    price_nonmilitary: int
    price_military: int
    draw_per: str | None = None

    def price_of(self, card: Card) -> int:
        """Return the credit that placing `card` costs."""
        return self.price_military if card.military else self.price_nonmilitary


@dataclass(frozen=True, slots=True)
class ConsumeCell:
    """VP chips for each step of economy size, then credit and economy size."""

    vp_per_economy: int = 0
    credit: int = 0
    economy: int = 0
    prestige_instead_of_economy_with: str | None = None


@dataclass(frozen=True, slots=True)
class ProduceCell:
    """Economy size and credit gained."""

    economy: int = 0
    credit: int = 0


@dataclass(frozen=True, slots=True)
class FirstSettle:
    """What replaces the first Settle action of a world that has such a counter (R-WORLD-8)."""

    find: str
    min_vp: int
    credit: int
    economy: int
    discards_start_world: bool


@dataclass(frozen=True, slots=True)
class Profile:
    """The mat as one robot plays it: printed cells with its start world's counters and all corrections."""

    number: int
    entry: Mapping[str, Any]
    """The merged data that the cells below were read from; overrides are laid over it."""
    changed: frozenset[str]
    """The cells (`settle.action` …) that the start world's own entry names: its special counters."""
    faces: tuple[str, ...]
    """What the "robot =" counter shows at first, and after turning."""
    turns: str | None
    """When the "robot =" counter turns: `after_first_trade_action`, `after_every_action_that_it_shows`."""
    credit: int
    economy: int
    stack: int
    explore_action: ExploreCell
    explore_both: ExploreCell
    explore_response: ExploreCell
    develop_action: DevelopCell
    develop_response: DevelopCell
    settle_action: SettleCell
    settle_response: SettleCell
    consume: Mapping[str, ConsumeCell]
    """`trade`, `double`, `both` and `response`."""
    produce_action: ProduceCell
    produce_response: ProduceCell
    first_settle: FirstSettle | None
    never_places: str | None
    """A keyword whose cards are always misses."""
    prestige_on_placing: tuple[str, ...]
    """Sorts of card that give the robot 1 prestige when it places one."""
    dice: tuple[tuple[str, ...], tuple[str, ...]]
    """The six faces of die A and of die B (R-DICE-3)."""


@dataclass(frozen=True, slots=True)
class Mat:
    """Everything of `data/robot.toml`, read once."""

    data: Mapping[str, Any]
    limits: Limits
    difficulties: Mapping[str, Difficulty]

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Mat:
        """Return the mat that `data` (the parsed robot.toml) describes.

        `data` is taken as sound: building the catalogue refuses a robot.toml with a key missing or wrong.
        """
        return cls(
            data=data,
            limits=Limits(**data["limits"]),
            difficulties={name: Difficulty(**values) for name, values in data["difficulty"].items()},
        )

    @property
    def worlds(self) -> tuple[str, ...]:
        """The start worlds that the robot can play, by their numbers."""
        return tuple(sorted(self.data["world"], key=lambda world: self.data["world"][world]["number"]))

    def confirm(self, world: str) -> tuple[str, ...]:
        """Return the paths (cells or leaves) of `world` that are inferred, and the dice if they are."""
        dice = self.data["dice"].get("confirm", ())
        return (*self.data["world"][world].get("confirm", ()), *(f"dice.{die}" for die in dice))

    def profile(self, world: str) -> Profile:
        """Return the mat with the counters of the start world `world` on it, nothing corrected yet."""
        own = self.data["world"][world]
        printed: dict[str, Any] = {**self.data["start"], **self.data["mat"]}
        dice = {die: self.data["dice"][die] for die in ("a", "b")}
        return read_profile(lay_over({**printed, "dice": dice}, own), _cells_named(own))


def lay_over(below: Mapping[str, Any], above: Mapping[str, Any]) -> dict[str, Any]:
    """Return `below` with `above` merged in deeply; what `above` does not name stays."""
    merged = dict(below)
    for key, value in above.items():
        old = merged.get(key)
        if isinstance(old, Mapping) and isinstance(value, Mapping):
            merged[key] = lay_over(old, value)
        else:
            merged[key] = value
    return merged


def read_profile(entry: Mapping[str, Any], changed: frozenset[str]) -> Profile:
    """Return the profile that a merged `entry` describes."""
    first = entry.get("first_settle_action")
    return Profile(
        number=entry["number"],
        entry=entry,
        changed=changed,
        faces=tuple(entry["robot"]),
        turns=entry.get("robot_changes"),
        credit=entry["credit"],
        economy=entry["economy"],
        stack=entry["stack"],
        explore_action=ExploreCell(**entry["explore"]["action"]),
        explore_both=ExploreCell(**entry["explore"]["action_both"]),
        explore_response=ExploreCell(**entry["explore"]["response"]),
        develop_action=DevelopCell(**entry["develop"]["action"]),
        develop_response=DevelopCell(**entry["develop"]["response"]),
        settle_action=_settle_cell(entry["settle"]["action"]),
        settle_response=_settle_cell(entry["settle"]["response"]),
        consume={cell: ConsumeCell(**entry["consume"][cell]) for cell in CONSUME_CELLS},
        produce_action=ProduceCell(**entry["produce"]["action"]),
        produce_response=ProduceCell(**entry["produce"]["response"]),
        first_settle=None if first is None else _first_settle(first),
        never_places=entry.get("never_places"),
        prestige_on_placing=tuple(entry.get("prestige_on_placing", ())),
        dice=(tuple(entry["dice"]["a"]), tuple(entry["dice"]["b"])),
    )


def _settle_cell(cell: Mapping[str, Any]) -> SettleCell:
    price = cell["price"]
    each = price if isinstance(price, Mapping) else {"nonmilitary_world": price, "military_world": price}
    return SettleCell(
        draw=cell["draw"],
        draw_per=cell.get("draw_per"),
        find=cell["find"],
        needs_credit=cell["needs_credit"],
        price_nonmilitary=each["nonmilitary_world"],
        price_military=each["military_world"],
    )


def _first_settle(cell: Mapping[str, Any]) -> FirstSettle:
    return FirstSettle(
        find=cell["find"],
        min_vp=cell["min_vp"],
        credit=cell["credit"],
        economy=cell["economy"],
        discards_start_world=cell["discards_start_world"],
    )


def _cells_named(own: Mapping[str, Any]) -> frozenset[str]:
    """Return the cells that a start world's own entry covers, as `part.cell`."""
    parts = ("explore", "develop", "settle", "consume", "produce")
    return frozenset(f"{part}.{cell}" for part in parts for cell in own.get(part, {}))
