"""The shape of `data/robot.toml`, the solitaire robot's mat (needed for building only)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from webapp.catalogue.schema import Strict

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


class Dice(Strict, frozen=True):
    """The faces of the two dice."""

    a: Six
    b: Six
    confirm: tuple[str, ...] = ()


class Start(Strict, frozen=True):
    """Where the tracks and the draw stack begin."""

    credit: Number
    economy: Number
    stack: Number


class PriceByKind(Strict, frozen=True):
    """A price that depends on the world found."""

    nonmilitary_world: Number
    military_world: Number


class Cell(Strict, frozen=True):
    """One cell of the mat: only the keys that it prints."""

    draw: Number | UnsetType = UNSET
    draw_per: Literal["chromosome_world"] | UnsetType = UNSET
    credit: Number | UnsetType = UNSET
    economy: Number | UnsetType = UNSET
    find: Find | UnsetType = UNSET
    needs_credit: bool | UnsetType = UNSET
    price: Number | PriceByKind | UnsetType = UNSET
    price_six_cost: Number | UnsetType = UNSET
    price_other: Number | UnsetType = UNSET
    counter_price: Number | UnsetType = UNSET
    vp_per_economy: Number | UnsetType = UNSET
    prestige_instead_of_economy_with: Literal["alien_world"] | UnsetType = UNSET


class PhaseCells(Strict, frozen=True):
    """The cells of one phase."""

    action: Cell | UnsetType = UNSET
    action_both: Cell | UnsetType = UNSET
    trade: Cell | UnsetType = UNSET
    double: Cell | UnsetType = UNSET
    both: Cell | UnsetType = UNSET
    response: Cell | UnsetType = UNSET


class Mat(Strict, frozen=True):
    """The cells of the mat, phase by phase."""

    explore: PhaseCells
    develop: PhaseCells
    settle: PhaseCells
    consume: PhaseCells
    produce: PhaseCells


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
    robot_changes: Literal["after_first_trade_action", "after_every_action_that_it_shows"] | UnsetType = UNSET
    credit: Number | UnsetType = UNSET
    economy: Number | UnsetType = UNSET
    stack: Number | UnsetType = UNSET
    explore: PhaseCells | UnsetType = UNSET
    develop: PhaseCells | UnsetType = UNSET
    settle: PhaseCells | UnsetType = UNSET
    consume: PhaseCells | UnsetType = UNSET
    produce: PhaseCells | UnsetType = UNSET
    first_settle_action: FirstSettle | UnsetType = UNSET
    never_places: Literal["alien", "imperium", "rebel", "terraforming", "uplift"] | UnsetType = UNSET
    prestige_on_placing: tuple[Literal["rebel_development", "rebel_military_world"], ...] | UnsetType = UNSET
    confirm: tuple[str, ...] = ()


class MatRecord(Strict, frozen=True):
    """The whole of `robot.toml`."""

    actions: Annotated[tuple[Space, ...], Meta(min_length=9, max_length=9)]
    faces: Annotated[tuple[Face, ...], Meta(min_length=8, max_length=8)]
    limits: Limits
    difficulty: dict[Literal["easy", "medium", "hard"], Difficulty]
    dice: Dice
    start: Start
    mat: Mat
    world: dict[str, World]
