"""Goals and terms as plain values, as the built catalogue hands them out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

TERM_LANGUAGES: tuple[str, ...] = ("hu", "ru", "el", "pt")
"""The languages that a term is given in beside English."""


@dataclass(frozen=True, slots=True)
class Need:
    """One thing that a goal asks for."""

    what: str
    """A code, `vp_chips`, `rebel_military_worlds` …; `webapp.catalogue.goals` says which cards give it."""
    number: int | None = None
    """How many at least; None for what only has to be so (`negative_military`)."""


@dataclass(frozen=True, slots=True)
class Goal:
    """One goal tile."""

    id: str
    name: str
    """The printed English title."""
    set: str
    """The set whose box has the tile: `tgs`, `rvi` or `bow`."""
    type: str
    """`first` (for whoever meets it first) or `most` (for whoever has the most)."""
    needs: tuple[tuple[Need, ...], ...]
    """Ways to meet it; each way is what must all be there. A "most" goal has one way: its minimum."""
    vp: int
    tied_vp: int
    """VPs of each player who shares it."""
    can_be_lost: bool
    checked_at: tuple[str, ...]
    """The moments at which it is looked at, as codes (`settle_end`, `round_start` …)."""


@dataclass(frozen=True, slots=True)
class Word:
    """The word for a term in one language."""

    text: str
    status: str
    """`seed`, `published`, `usage` or `proposed`; `english` for the English word itself."""
    also: tuple[str, ...] = ()
    """Other words in use for the same thing."""
    forms: tuple[str, ...] = ()
    """Inflected forms of its noun."""


@dataclass(frozen=True, slots=True)
class Term:
    """A term of one of the games in every language."""

    id: str
    """Unique within its game."""
    game: str
    """`rftg` or `eminent-domain`."""
    group: str
    """The part of the game that it belongs to (`rounds`, `military`, `turn` …)."""
    words: Mapping[str, Word]
    """The word by language, English among them."""
    same_as: tuple[str, ...] = ()
    """Ids of terms of the other game that mean the same, though English calls them otherwise."""

    @property
    def anchor(self) -> str:
        """Where it stands in the glossary, and its key in `Catalogue.terms`."""
        return f"{self.game}-{self.id}"

    @property
    def english(self) -> str:
        """The English word; what stands in parentheses tells which sense is meant."""
        return self.words["en"].text
