"""The shape of an Eminent Domain card in `data/cards/eminent-domain` (needed for building only)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, UnsetType, field

from webapp.catalogue.schema import CardId, Strict

Symbol: TypeAlias = Literal["survey", "warfare", "colonize", "produce", "trade", "research"]
PlanetType: TypeAlias = Literal["advanced", "fertile", "metallic"]
Resource: TypeAlias = Literal["silicon", "food", "water", "iron", "any"]
Confidence: TypeAlias = Literal["verified", "high", "medium", "unknown"]
FactGroup: TypeAlias = Literal[
    "names",
    "numbers",
    "symbols",
    "effects",
    "rules",
    "sides",
    "front_or_back",
    "resource_slots",
    "hand_size_bonus",
    "copies_total",
    "copies_in_each_starting_deck",
    "stack_size_at_start",
]
Unknowable: TypeAlias = Literal["name", "influence", "symbols", "hand_size_bonus"]
Players: TypeAlias = Literal["2_players", "3_players", "3_players_extended", "4_players"]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Cards: TypeAlias = Annotated[int, Meta(ge=1, le=20)]


class SymbolCount(Strict, frozen=True):
    """As many as symbols used, less some."""

    symbols: Symbol
    minus: Count | UnsetType = UNSET


class EffectRecord(Strict, frozen=True, rename={"from_": "from", "with_": "with", "for_": "for"}):
    """One effect; which keys go with which `op` is said in `codes.toml`."""

    op: str
    count: Count | SymbolCount | UnsetType = UNSET
    min: Count | UnsetType = UNSET
    max: Count | Literal["any"] | UnsetType = UNSET
    from_: str | UnsetType = UNSET
    to: str | UnsetType = UNSET
    with_: str | UnsetType = UNSET
    under: str | UnsetType = UNSET
    split: str | UnsetType = UNSET
    when: str | UnsetType = UNSET
    options: tuple[tuple[EffectRecord, ...], ...] | UnsetType = UNSET
    effects: tuple[EffectRecord, ...] | UnsetType = UNSET
    keep: Count | UnsetType = UNSET
    kept_goes: str | UnsetType = UNSET
    rest_goes: str | UnsetType = UNSET
    both_sides: bool | UnsetType = UNSET
    a_different_planet: bool | UnsetType = UNSET
    face_down: bool | UnsetType = UNSET
    may_include_this_card: bool | UnsetType = UNSET
    influence_per_resource: Count | UnsetType = UNSET
    influence_per_type: Count | UnsetType = UNSET
    ignore_colonize_symbols_in_own_empire: bool | UnsetType = UNSET
    pay_with_symbols: Symbol | UnsetType = UNSET
    requires_face_up_planets_of_card_type: bool | UnsetType = UNSET
    optional: bool | UnsetType = UNSET
    symbol: str | UnsetType = UNSET
    symbols: tuple[Symbol, ...] | UnsetType = UNSET
    roles: tuple[Symbol, ...] | UnsetType = UNSET
    for_: tuple[Literal["boost", "follow"], ...] | UnsetType = UNSET
    by: Count | UnsetType = UNSET
    fighter_is_a_resource_type: bool | UnsetType = UNSET
    only_standard_research_role_cards: bool | UnsetType = UNSET


class Errata(Strict, frozen=True, rename={"from_": "from"}):
    """A change that a later expansion printed; no part of the base game."""

    from_: str
    change: str
    sources: tuple[str, ...]
    confidence: Confidence


class Inferred(Strict, frozen=True):
    """A strong guess at what is unknown, kept apart from the facts."""

    symbols: tuple[Symbol, ...]
    influence: Count
    hand_size_bonus: Count
    why: str


class SideRecord(Strict, frozen=True):
    """One side of a double-sided technology."""

    name: str
    text: CardId
    symbols: tuple[Symbol, ...] = ()
    while_in_play: tuple[EffectRecord, ...] = ()
    note: str | UnsetType = UNSET
    later_errata: Errata | UnsetType = UNSET


class LevelCost(Strict, frozen=True):
    """What a technology of a level asks for."""

    planets: Count
    research_symbols: Count


class EminentRecord(Strict, frozen=True, kw_only=True, tag_field="kind"):
    """What cards of every kind may have, without the id (the heading of the table)."""

    name: Annotated[str, Meta(min_length=2)] | UnsetType = UNSET
    text: CardId | UnsetType = UNSET
    symbols: tuple[Symbol, ...] = ()
    unknown: tuple[Unknowable, ...] = ()
    note: str | UnsetType = UNSET
    later_errata: Errata | UnsetType = UNSET
    influence: Count | UnsetType = UNSET
    sources: dict[FactGroup, tuple[str, ...]] = field(default_factory=dict)
    confidence: dict[FactGroup, Confidence] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Refuse an unknown fact that is given, and a fact left out that is not said to be unknown."""
        for key in self.unknown:
            if getattr(self, key, UNSET) not in (UNSET, (), 0):
                raise ValueError(f"{key} is given, though `unknown` lists it")
        for key in ("name", "influence"):
            if getattr(self, key) is UNSET and key not in self.unknown and not self.has_sides:
                raise ValueError(f"{key} is missing; if nobody knows it, list it in `unknown`")

    @property
    def has_sides(self) -> bool:
        """Whether the names stand on the two sides."""
        return False


class RoleRecord(EminentRecord, frozen=True, kw_only=True, tag="role"):
    """A role card."""

    copies_total: Cards
    copies_in_each_starting_deck: Cards
    influence: Count = 0
    two_roles_on_one_card: tuple[Symbol, ...] = ()
    cost_by_level: tuple[LevelCost, ...] = ()
    icon_on_card: str | UnsetType = UNSET
    stack_size_at_start: dict[Players, Cards] = field(default_factory=dict)
    action: tuple[EffectRecord, ...] = ()
    role: tuple[EffectRecord, ...] = ()
    leader_bonus: tuple[EffectRecord, ...] = ()
    leader_bonus_only_when_stack_is_empty: tuple[EffectRecord, ...] = ()
    restrictions: tuple[str, ...] = ()


class TechnologyRecord(EminentRecord, frozen=True, kw_only=True, tag="technology"):
    """A technology: a card for the deck, or a permanent one with two sides."""

    technology_type: PlanetType
    level: Annotated[int, Meta(ge=1, le=3)]
    research_cost: Count
    required_planets: Count
    influence: Count
    action: tuple[EffectRecord, ...] = ()
    front: SideRecord | UnsetType = UNSET
    back: SideRecord | UnsetType = UNSET

    def __post_init__(self) -> None:
        """Refuse a card that is neither one for the deck nor one with two sides."""
        super().__post_init__()
        sides = [side for side in (self.front, self.back) if side is not UNSET]
        if len(sides) == 1 or bool(sides) is (self.name is not UNSET) or bool(sides) is bool(self.action):
            raise ValueError("a technology has either a name and an action, or a front and a back")

    @property
    def has_sides(self) -> bool:
        """Whether it is a permanent one with a front and a back."""
        return self.front is not UNSET


class PlanetRecord(EminentRecord, frozen=True, kw_only=True, tag="planet"):
    """A planet of the planet deck."""

    planet_type: PlanetType
    colonize_cost: Count
    warfare_cost: Count
    influence: Count
    resource_slots: tuple[Resource, ...] = ()
    hand_size_bonus: Count = 0
    removed_in_learning_game: bool = False


class StartPlanetRecord(EminentRecord, frozen=True, kw_only=True, tag="start_planet"):
    """A start planet."""

    planet_type: PlanetType
    colonize_cost: Count
    warfare_cost: Count
    influence: Count
    resource_slots: tuple[Resource, ...] = ()
    hand_size_bonus: Count = 0


class BonusPlanetRecord(EminentRecord, frozen=True, kw_only=True, tag="bonus_planet"):
    """A prestige planet or a utopia."""

    type_name: str
    planet_type: Literal["prestige", "utopian"]
    colonize_cost: Count
    warfare_cost: Count
    resource_slots: tuple[Resource, ...] = ()
    hand_size_bonus: Count = 0
    counts_for_technology_requirements: (
        Literal["as_one_planet_of_a_type_already_owned_and_only_one_utopia_per_research_role"] | bool
    )
    inferred: Inferred | UnsetType = UNSET


AnyRecord: TypeAlias = RoleRecord | TechnologyRecord | PlanetRecord | StartPlanetRecord | BonusPlanetRecord
