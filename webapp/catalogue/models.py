"""What the catalogue hands out, as plain values; the cards of Race for the Galaxy are in `webapp.cards`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from webapp.cards import Card

SCHEMA_VERSION = 1
"""Rises when the tables of the built catalogue change, so that an old file is noticed."""

TITLE_LANGUAGES: tuple[str, ...] = ("hu", "ru", "el", "pt")
"""The languages that have titles of their own; English titles stand with the cards."""

GAMES: tuple[str, ...] = ("rftg", "eminent-domain")
"""The games, as addresses name them."""


@dataclass(frozen=True, slots=True)
class Title:
    """A card's title in one language."""

    text: str
    """The localized title, or the printed English one where there is none."""
    english: str
    """The printed English title; for a card whose name nobody knows, its kind."""
    status: str
    """`printed` (a rulebook in the language has it) or `english` (there is none)."""
    source: str = ""
    """The rulebook that prints it (`base`, `brink-of-war`, `eminent-domain` …); empty for `english`."""
    identified: bool = False
    """Whether the rulebook prints it without the English title beside it: the pairing is ours."""


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect of an Eminent Domain card: its code and the values that belong to it."""

    op: str
    values: Mapping[str, Any] = field(default_factory=dict)
    """The other keys as in the card data, without `options` and `effects`."""
    options: tuple[tuple[Effect, ...], ...] = ()
    """Lists of effects of which one is chosen."""
    effects: tuple[Effect, ...] = ()
    """What may be done in place of the role's effect."""


EffectGroups = Mapping[str, tuple[Effect, ...]]
"""Effects by the group that says when they happen (`action`, `role`, `leader_bonus` …)."""


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a double-sided technology."""

    name: str
    text: str
    symbols: tuple[str, ...]
    effects: EffectGroups
    later_errata: Mapping[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class EminentCard:
    """One card of Eminent Domain, as printed; None is what the kind of card does not have or nobody knows."""

    id: str
    kind: str
    """`role`, `technology`, `planet`, `start_planet` or `bonus_planet`."""
    edition: str
    """`base` or `bonus-planets`."""
    name: str | None
    """The printed English title, both sides' joined by a slash; None where it is not known."""
    texts: tuple[str, ...]
    """The ids of its text, one for each side: cards with the same text share them."""
    type_name: str = ""
    """What kind of card it is in English, where it has no known name."""
    type: str | None = None
    """Planet type of a planet, or of the pile in which a technology lies."""
    level: int | None = None
    research_cost: int | None = None
    required_planets: int | None = None
    """Face-up planets of the same type needed to take a technology."""
    colonize_cost: int | None = None
    warfare_cost: int | None = None
    influence: int | None = None
    symbols: tuple[str, ...] = ()
    resource_slots: tuple[str, ...] = ()
    hand_size_bonus: int | None = None
    copies: int = 1
    copies_in_starting_deck: int = 0
    stack_size_at_start: Mapping[str, int] = field(default_factory=dict)
    cost_by_level: tuple[Mapping[str, int], ...] = ()
    effects: EffectGroups = field(default_factory=dict)
    restrictions: tuple[str, ...] = ()
    sides: tuple[Side, ...] = ()
    removed_in_learning_game: bool = False
    counts_for_technology_requirements: str | bool | None = None
    unknown: frozenset[str] = frozenset()
    """Facts that nobody has found: `name`, `influence`, `symbols`, `hand_size_bonus`."""
    confidence: Mapping[str, str] = field(default_factory=dict)
    """How sure a group of facts is, where it is not `verified`."""
    inferred: Mapping[str, Any] | None = None
    later_errata: Mapping[str, Any] | None = None

    @property
    def double_sided(self) -> bool:
        """Whether it is a permanent technology of which one side is chosen."""
        return bool(self.sides)


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All that is small enough to be held in memory: immutable, so any thread may read it."""

    version: str
    """A hash of the content, the same for the same data."""
    race: Mapping[str, Card]
    """Every card of Race for the Galaxy by id, by set and then in the order of the data."""
    eminent: Mapping[str, EminentCard]
    """Every card of Eminent Domain by id, in the order of the data."""
    mat: dict[str, Any]
    """The solitaire robot's mat, `data/robot.toml` as it is."""
    titles: Mapping[tuple[str, str], Mapping[str, Title]]
    """Titles of every card in the language, by (game, language) and card id."""

    def title(self, card_id: str, lang: str, game: str = "rftg") -> Title:
        """Return the title of a card; raises KeyError for an unknown game, language or card."""
        return self.titles[game, lang][card_id]
