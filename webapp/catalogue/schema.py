"""The shape of a Race for the Galaxy card in `data/cards/race-for-the-galaxy` (needed for building only).

`docs/card-data.md` explains every key; `codes.toml` beside the cards explains every code.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType, to_builtins

GoodKind: TypeAlias = Literal["novelty", "rare", "genes", "alien"]
GoodOrAny: TypeAlias = Literal["novelty", "rare", "genes", "alien", "any"]
Keyword: TypeAlias = Literal["alien", "imperium", "rebel", "terraforming", "uplift"]
SetId: TypeAlias = Literal["base", "tgs", "rvi", "bow"]
CardId: TypeAlias = Annotated[str, Meta(pattern=r"\A[a-z0-9]+(-[a-z0-9]+)*\Z")]
PowerPhase: TypeAlias = Literal["setup", "round_start", "trade", "round_end", "game_end", "any"] | int
Target: TypeAlias = Literal[
    "any_development",
    "rebel_development",
    "six_cost_development",
    "nonmilitary_world",
    "military_world",
    "rebel_military_world",
    "chromosome_military_world",
    "production_world",
]
Victim: TypeAlias = Literal[
    "owns_rebel_military_world", "owns_imperium_card", "total_military_at_least_1", "any_player"
]
Per: TypeAlias = Literal["military_world", "chromosome_world", "genes_world", "rebel_world"]
Counts: TypeAlias = Literal[
    "production_world",
    "windfall_world",
    "world_of_kind",
    "world",
    "development",
    "six_cost_development",
    "military_world",
    "rebel_military_world",
    "chromosome_world",
    "development_with_power",
    "world_with_power",
    "keyword_card",
    "named_card",
    "three_vp_in_chips",
    "prestige_chip",
    "total_military",
    "negated_total_military",
    "distinct_kinds_of_worlds",
]
Small: TypeAlias = Annotated[int, Meta(ge=1, le=9)]
Cost: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Defense: TypeAlias = Annotated[int, Meta(ge=1, le=9)]
PrintedVp: TypeAlias = Annotated[int, Meta(ge=-9, le=9)]
PhaseNumber: TypeAlias = Annotated[int, Meta(ge=1, le=5)]
Copies: TypeAlias = Annotated[int, Meta(ge=1, le=3)]


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the data: unknown keys are refused, keys left out stay out."""

    def as_dict(self) -> dict[str, Any]:
        """Return the keys that the data gives, nested tables as plain dicts, in the order of the schema."""
        plain: dict[str, Any] = to_builtins(self)
        return plain


class StartWorld(Strict, frozen=True):
    """The number of a start world and the colour that it is printed in."""

    number: Annotated[int, Meta(ge=0, le=15)]
    colour: Literal["blue", "red"]


class Spend(Strict, frozen=True):
    """The price of one use of a power."""

    cards: Small | UnsetType = UNSET
    goods: Small | UnsetType = UNSET
    prestige: Small | UnsetType = UNSET


class Gain(Strict, frozen=True):
    """The yield of one use of a power."""

    vp: Small | Literal["goods_minus_1"] | UnsetType = UNSET
    cards: Small | UnsetType = UNSET
    prestige: Annotated[int, Meta(ge=0, le=9)] | UnsetType = UNSET


class BonusMilitary(Strict, frozen=True):
    """Extra attack Military of a takeover power."""

    value: Small
    per: Literal["own_rebel_military_world"]


class DefensePer(Strict, frozen=True):
    """What a takeover defense adds for each military world."""

    rebel_military_world: Small
    other_military_world: Small


class PowerRecord(Strict, frozen=True):
    """One power; which keys go with which code is said in `codes.toml`."""

    phase: PowerPhase
    code: str
    value: Annotated[int, Meta(ge=-9, le=14)] | UnsetType = UNSET
    discard: Small | UnsetType = UNSET
    good: GoodOrAny | UnsetType = UNSET
    excludes_good: GoodKind | UnsetType = UNSET
    target: Target | UnsetType = UNSET
    victim: Victim | UnsetType = UNSET
    per: Per | DefensePer | UnsetType = UNSET
    times: Small | UnsetType = UNSET
    optional: bool | UnsetType = UNSET
    discard_this: bool | UnsetType = UNSET
    spend: Spend | UnsetType = UNSET
    gain: Gain | UnsetType = UNSET
    bonus_military: BonusMilitary | UnsetType = UNSET
    destroys: bool | UnsetType = UNSET
    doubled_by_2x: bool | UnsetType = UNSET
    excludes_self: bool | UnsetType = UNSET
    trade_powers_apply: bool | UnsetType = UNSET
    takeover: bool | UnsetType = UNSET
    with_takeover: bool | UnsetType = UNSET
    with_pay_for_military: bool | UnsetType = UNSET
    only_as_start_world: bool | UnsetType = UNSET

    def __post_init__(self) -> None:
        """Refuse a phase number outside 1 to 5."""
        if isinstance(self.phase, int) and not 1 <= self.phase <= 5:
            raise ValueError(f"phase {self.phase} is not 1 to 5")

    def values(self) -> dict[str, Any]:
        """Return what belongs to the code: every key but `phase` and `code`."""
        return {key: value for key, value in self.as_dict().items() if key not in ("phase", "code")}


class ScoringRecord(Strict, frozen=True):
    """One scoring row of a card whose VPs vary."""

    counts: Counts
    points: Small | UnsetType = UNSET
    goods: tuple[GoodKind, ...] = ()
    phase: PhaseNumber | Literal["trade"] | UnsetType = UNSET
    keyword: Keyword | UnsetType = UNSET
    names: tuple[str, ...] = ()
    points_by_count: tuple[Annotated[int, Meta(ge=0, le=20)], ...] = ()

    def __post_init__(self) -> None:
        """Refuse a row without points or with two ways to count them."""
        if (self.points is UNSET) is not bool(self.points_by_count):
            raise ValueError("a scoring row has either points or points_by_count")


class CardRecord(Strict, frozen=True):
    """One card design as the data file has it, without its id (the heading of its table)."""

    name: Annotated[str, Meta(min_length=2)]
    kind: Literal["world", "development"]
    vp: PrintedVp | Literal["variable"]
    cost: Cost | None = None
    defense: Defense | None = None
    good: GoodOrAny | None = None
    production: Literal["production", "windfall", "none"] = "none"
    keywords: tuple[Keyword, ...] = ()
    chromosome: bool = False
    prestige: Annotated[int, Meta(ge=0, le=1)] = 0
    start_world: StartWorld | None = None
    preset_hand: Annotated[int, Meta(ge=1, le=5)] | None = None
    copies: Copies | dict[SetId, Copies] = 1
    replaces: CardId | None = None
    reprinted_in: tuple[SetId, ...] = ()
    powers: tuple[PowerRecord, ...] = ()
    scoring: tuple[ScoringRecord, ...] = ()

    def __post_init__(self) -> None:
        """Refuse what no printed card can be."""
        if (self.cost is None) is (self.defense is None):
            raise ValueError("a card has either a cost or a defense")
        if self.kind == "development" and self.cost is None:
            raise ValueError("a development has a cost")
        if (self.good is None) is not (self.production == "none"):
            raise ValueError("good and production belong together")
        if self.kind == "development" and (self.good or self.start_world):
            raise ValueError("a development has no good and is no start world")
        if (self.vp == "variable") is not bool(self.scoring):
            raise ValueError('vp = "variable" and scoring rows belong together')
        if len(set(self.keywords)) < len(self.keywords):
            raise ValueError("a keyword stands twice")

    def copies_by_set(self, own_set: str) -> dict[str, int]:
        """Return how many copies each box supplies, given the set of the card's first appearance."""
        if isinstance(self.copies, int):
            return {own_set: self.copies}
        return {str(name): copies for name, copies in self.copies.items()}

    def power_value(self, code: str) -> int | None:
        """Return the `value` of the first power with this code, None when there is none."""
        for power in self.powers:
            if power.code == code and isinstance(power.value, int):
                return power.value
        return None
