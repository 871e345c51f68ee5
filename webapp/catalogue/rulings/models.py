"""A ruling as plain values: what it is about, where it comes from, and its words in one language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from webapp.catalogue.rules.models import Block

CALLOUTS = ("why", "open", "example", "note")
"""Kinds of blocks that stand apart in an answer: the reason, both readings, an example, about the sources."""

PHASES: Mapping[str, tuple[str, ...]] = {
    "rftg": ("start", "explore", "develop", "settle", "consume", "produce", "end"),
    "eminent-domain": ("action", "role", "cleanup"),
}
"""The phases of each game that a ruling may be about: `start` and `end` are those of a round."""

CARDS: Mapping[str, str] = {"rftg": "card", "eminent-domain": "ed"}
"""The kind of link that leads to a card of each game."""

CONFIDENCES = ("high", "medium", "low")
"""How sure an answer is."""


@dataclass(frozen=True, slots=True)
class Cited:
    """A source of a ruling, and where in it."""

    source: str
    """Its id among the sources."""
    pages: tuple[int, ...] = ()
    at: str = ""
    """An identifier in it, or an address."""
    against: bool = False
    """Whether it says otherwise."""


@dataclass(frozen=True, slots=True)
class SourceName:
    """A source as it calls itself, or as readers of a language cite it."""

    id: str
    name: str
    lang: str
    """The language of the name."""
    cited: Mapping[str, str] = field(default_factory=dict)
    """How languages other than English cite it; empty where its own name serves all."""

    def told(self, lang: str) -> tuple[str, str]:
        """Return the name for readers of a language, and the language that it is in."""
        return (self.cited[lang], lang) if lang in self.cited else (self.name, self.lang)


@dataclass(frozen=True, slots=True)
class Ruling:
    """One ruling, apart from its words."""

    id: str
    """Unlike any other of both games."""
    game: str
    topic: str
    rules: tuple[str, ...]
    """The facts of rulebooks and rules of the robot that it follows from, the most important first."""
    cards: tuple[str, ...]
    """The cards that it concerns."""
    mentions: tuple[str, ...]
    """Further cards that it names and whose reader it helps."""
    goals: tuple[str, ...]
    powers: tuple[str, ...]
    """Codes of powers."""
    phases: tuple[str, ...]
    """Of `PHASES`; empty where it is about none or any."""
    sets: tuple[str, ...]
    """The sets that must be in use for the question to arise; empty for Eminent Domain."""
    sources: tuple[Cited, ...]
    confidence: str
    """One of `CONFIDENCES`."""
    open: bool
    """Whether players have to agree on it."""

    @property
    def path(self) -> str:
        """Its address behind the start page."""
        return f"rulings/{self.game}/{self.id}"


@dataclass(frozen=True, slots=True)
class RulingText:
    """The words of a ruling in one language."""

    lang: str
    """The language of the text: English where it is not translated yet."""
    heading: str
    """The question as markup."""
    question: str
    """The question in words, for the search."""
    blocks: tuple[Block, ...]
    """The answer."""


@dataclass(frozen=True, slots=True)
class Topic:
    """What a group of rulings is about."""

    id: str
    game: str
    titles: Mapping[str, str]
    """What it is called, by language; English is always there."""
    rulings: tuple[str, ...]
    """The ids of its rulings in the order in which they are read."""

    def title(self, lang: str) -> tuple[str, str]:
        """Return what it is called, and the language of that."""
        known = lang if lang in self.titles else "en"
        return self.titles[known], known
