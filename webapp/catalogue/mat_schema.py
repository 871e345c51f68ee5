"""The shape of `data/robot.toml`, the solitaire robot's mat (needed for building only)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from webapp.catalogue.schema import Keyword, Strict

PhaseFace: TypeAlias = Literal["explore", "develop", "settle", "trade", "double", "produce"]
Face: TypeAlias = Literal["explore", "develop", "settle", "trade", "double", "produce", "match", "robot"]
Find: TypeAlias = Literal[
    "development",
    "nonmilitary_world",
    "military_world",
    "any_world",
    "alien_world",
    "alien_military_or_nonmilitary_world",
]
Counted: TypeAlias = Literal["chromosome_world", "alien_world"]
Rewarded: TypeAlias = Literal["rebel_development", "rebel_military_world"]
Turns: TypeAlias = Literal["after_first_trade_action", "after_every_action_that_it_shows"]
Space: TypeAlias = Literal[
    "explore_plus1", "explore_plus5", "develop", "settle", "trade", "double", "produce"
]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=20)]
Six: TypeAlias = Annotated[tuple[Face, ...], Meta(min_length=6, max_length=6)]


class Limits(Strict, frozen=True):
    """The ends of the tracks and what ends a game."""

    credit: Number
    economy: Number
    vp_pool: Annotated[int, Meta(ge=1, le=99)]
    vp_pool_bow: Annotated[int, Meta(ge=1, le=99)]
    tableau: Number
    prestige: Number


class Difficulty(Strict, frozen=True):
    """Development counters beside the mat, and the worth of a 6-cost development."""

    counters: Number
    six_cost_vp: Number


class Difficulties(Strict, frozen=True):
    """The three difficulties."""

    easy: Difficulty
    medium: Difficulty
    hard: Difficulty


class Dice(Strict, frozen=True):
    """The faces of the two dice."""

    a: Six
    b: Six
    confirm: tuple[Literal["a", "b"], ...] = ()


class Start(Strict, frozen=True):
    """Where the tracks and the draw stack begin."""

    credit: Number
    economy: Number
    stack: Number


class PriceByKind(Strict, frozen=True):
    """A price that depends on the world found."""

    nonmilitary_world: Number
    military_world: Number


class ExploreCell(Strict, frozen=True):
    """Cards drawn and credit gained."""

    draw: Number | UnsetType = UNSET
    credit: Number | UnsetType = UNSET


class DevelopCell(Strict, frozen=True):
    """The counter's price, the draw, and the price of the development found."""

    counter_price: Number
    draw: Number
    needs_credit: bool
    price_six_cost: Number
    price_other: Number


class DevelopChange(Strict, frozen=True):
    """What a start world changes in a Develop cell."""

    counter_price: Number | UnsetType = UNSET
    draw: Number | UnsetType = UNSET
    needs_credit: bool | UnsetType = UNSET
    price_six_cost: Number | UnsetType = UNSET
    price_other: Number | UnsetType = UNSET


class SettleCell(Strict, frozen=True):
    """The draw, the find and its price."""

    draw: Number
    find: Find
    needs_credit: bool
    price: Number | PriceByKind
    draw_per: Counted | UnsetType = UNSET


class SettleChange(Strict, frozen=True):
    """What a start world changes in a Settle cell."""

    draw: Number | UnsetType = UNSET
    find: Find | UnsetType = UNSET
    needs_credit: bool | UnsetType = UNSET
    price: Number | PriceByKind | UnsetType = UNSET
    draw_per: Counted | UnsetType = UNSET


class ConsumeCell(Strict, frozen=True):
    """VP chips for each step of economy size, then credit and economy size."""

    vp_per_economy: Number | UnsetType = UNSET
    credit: Number | UnsetType = UNSET
    economy: Number | UnsetType = UNSET
    prestige_instead_of_economy_with: Counted | UnsetType = UNSET


class ProduceCell(Strict, frozen=True):
    """Economy size and credit gained."""

    economy: Number | UnsetType = UNSET
    credit: Number | UnsetType = UNSET


class Explore(Strict, frozen=True):
    """The printed Explore cells."""

    action: ExploreCell
    action_both: ExploreCell
    response: ExploreCell


class Develop(Strict, frozen=True):
    """The printed Develop cells."""

    action: DevelopCell
    response: DevelopCell


class Settle(Strict, frozen=True):
    """The printed Settle cells."""

    action: SettleCell
    response: SettleCell


class Consume(Strict, frozen=True):
    """The printed Consume cells."""

    trade: ConsumeCell
    double: ConsumeCell
    both: ConsumeCell
    response: ConsumeCell


class Produce(Strict, frozen=True):
    """The printed Produce cells."""

    action: ProduceCell
    response: ProduceCell


class Mat(Strict, frozen=True):
    """The cells of the mat, phase by phase: all that the robot reads must be there."""

    explore: Explore
    develop: Develop
    settle: Settle
    consume: Consume
    produce: Produce


class ExploreChanges(Strict, frozen=True):
    """The Explore cells that a start world lays something over."""

    action: ExploreCell | UnsetType = UNSET
    action_both: ExploreCell | UnsetType = UNSET
    response: ExploreCell | UnsetType = UNSET


class DevelopChanges(Strict, frozen=True):
    """The Develop cells that a start world lays something over."""

    action: DevelopChange | UnsetType = UNSET
    response: DevelopChange | UnsetType = UNSET


class SettleChanges(Strict, frozen=True):
    """The Settle cells that a start world lays something over."""

    action: SettleChange | UnsetType = UNSET
    response: SettleChange | UnsetType = UNSET


class ConsumeChanges(Strict, frozen=True):
    """The Consume cells that a start world lays something over."""

    trade: ConsumeCell | UnsetType = UNSET
    double: ConsumeCell | UnsetType = UNSET
    both: ConsumeCell | UnsetType = UNSET
    response: ConsumeCell | UnsetType = UNSET


class ProduceChanges(Strict, frozen=True):
    """The Produce cells that a start world lays something over."""

    action: ProduceCell | UnsetType = UNSET
    response: ProduceCell | UnsetType = UNSET


class FirstSettle(Struct, frozen=True, forbid_unknown_fields=True, rename={"source": "from"}):
    """A first Settle action unlike the later ones."""

    source: Literal["common_deck"]
    find: Find
    min_vp: Number
    credit: Number
    economy: Number
    discards_start_world: bool


class World(Strict, frozen=True):
    """What a start world's counters change, laid over the mat and the start."""

    number: Annotated[int, Meta(ge=0, le=15)]
    robot: Annotated[tuple[PhaseFace, ...], Meta(min_length=1, max_length=2)]
    robot_changes: Turns | UnsetType = UNSET
    credit: Number | UnsetType = UNSET
    economy: Number | UnsetType = UNSET
    stack: Number | UnsetType = UNSET
    explore: ExploreChanges | UnsetType = UNSET
    develop: DevelopChanges | UnsetType = UNSET
    settle: SettleChanges | UnsetType = UNSET
    consume: ConsumeChanges | UnsetType = UNSET
    produce: ProduceChanges | UnsetType = UNSET
    first_settle_action: FirstSettle | UnsetType = UNSET
    never_places: Keyword | UnsetType = UNSET
    prestige_on_placing: tuple[Rewarded, ...] | UnsetType = UNSET
    confirm: tuple[str, ...] = ()


class MatRecord(Strict, frozen=True):
    """The whole of `robot.toml`."""

    actions: Annotated[tuple[Space, ...], Meta(min_length=9, max_length=9)]
    faces: Annotated[tuple[Face, ...], Meta(min_length=8, max_length=8)]
    limits: Limits
    difficulty: Difficulties
    dice: Dice
    start: Start
    mat: Mat
    world: dict[str, World]
