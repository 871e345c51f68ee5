"""What the catalogue hands out, as plain values; the cards of Race for the Galaxy are in `webapp.cards`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from webapp.cards import Card
from webapp.catalogue.definitions.reader import Definitions
from webapp.catalogue.reference import Goal, Term
from webapp.catalogue.relations import Relations
from webapp.catalogue.rules.reader import Rules
from webapp.catalogue.rulings.reader import Rulings
from webapp.catalogue.sort_keys import SortKeys

SCHEMA_VERSION = 6
"""Rises when the tables of the built catalogue change, so that an old file is noticed."""

TITLE_LANGUAGES: tuple[str, ...] = ("hu", "ru", "el", "pt")
"""The languages that have titles of their own; English titles stand with the cards."""

GAMES: tuple[str, ...] = ("rftg", "eminent-domain")
"""The games, as addresses name them."""


Mark = tuple[str, str]
"""What tells a card from its namesakes: a sort (`set`, `type`, `symbol`, `costs`) and a code of that sort."""


@dataclass(frozen=True, slots=True)
class Title:
    """A card's or a goal's title in one language."""

    text: str
    """The localized title, or the printed English one where that is kept."""
    english: str
    """The printed English title; for a card whose name nobody knows, its kind."""
    status: str
    """`printed` (a rulebook in the language has it), `ours` (our translation) or `english` (kept English)."""
    source: str = ""
    """The rulebook that prints it (`base`, `brink-of-war`, `eminent-domain` …); empty if none does."""
    identified: bool = False
    """Whether the rulebook prints it without the English title beside it: the pairing is ours."""
    left_english: bool = False
    """Whether the rulebook in the language prints the English title; then `text` is our translation."""
    also: tuple[str, ...] = ()
    """Other forms that the rulebook prints."""
    marks: tuple[Mark, ...] = ()
    """What tells it from other cards of the same title; empty where there are none."""

    @property
    def suffix(self) -> str:
        """What tells it from other cards of the same title, in the current language; mostly empty."""
        from webapp.catalogue.apart import worded

        return worded(self.marks)

    @property
    def full(self) -> str:
        """The title with its suffix in parentheses, for lists, search and links."""
        return f"{self.text} ({self.suffix})" if self.marks else self.text


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
class Difference:
    """A difference between the Hungarian and the Russian edition: its code, and who says it where."""

    code: str
    hungarian: tuple[str, ...]
    """Rules of the Hungarian rulebook: `ED-HU-78`."""
    hungarian_pages: str
    """`13`, `6-7` or `5, 14`; empty in its list of technologies, whose pages have no numbers."""
    russian: tuple[str, ...]
    russian_pages: str


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a double-sided technology."""

    name: str
    text: str
    symbols: tuple[str, ...]
    effects: EffectGroups
    later_errata: Mapping[str, Any] | None = None
    differences: tuple[Difference, ...] = ()


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
    differences: tuple[Difference, ...] = ()
    """Where editions differ; those of a double-sided technology stand with its sides."""

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
    """Titles of every card by (game, language) and card id; those of goals by ("goals", language)."""

    goals: Mapping[str, Goal]
    """Every goal by id, in the order of the data: set by set, "first" before "most"."""
    terms: Mapping[str, Term]
    """Every term of both games by its anchor (`rftg-round`), in the order of the data."""

    sort_keys: SortKeys
    """Where every title stands in the order of its language, by (game, language) and id, as `titles`."""

    similar: Relations
    """The cards of Race for the Galaxy that each one is easily taken for, by id."""
    rulings: Rulings
    """The rulings in every language."""
    rules: Rules
    """The books of rules in every language."""
    definitions: Definitions
    """What each term means in every language."""

    def title(self, card_id: str, lang: str, game: str = "rftg") -> Title:
        """Return the title of a card, or of a goal (game `goals`).

        Raises KeyError for an unknown game, language or card.
        """
        return self.titles[game, lang][card_id]
