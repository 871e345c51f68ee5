"""The shape of `data/names/<language>.toml`: localized titles (needed for building only)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from webapp.catalogue.schema import CardId, Strict


class NameRecord(Strict, frozen=True):
    """The title of a card or goal in one language; without `source` it is our own translation."""

    title: Annotated[str, msgspec.Meta(min_length=2)]
    source: Literal["base", "gathering-storm", "rebel-vs-imperium", "brink-of-war", "eminent-domain", ""] = ""
    """The rulebook that prints it."""
    identified: bool = False
    left_english: bool = False
    """Whether the rulebook in the language prints the English title."""
    also: tuple[str, ...] = ()
    note: str = ""

    def __post_init__(self) -> None:
        """Refuse what only a printed title can have."""
        if not self.source and (self.identified or self.also):
            raise ValueError("`identified` and `also` are for titles with a source")
        if self.source and self.left_english:
            raise ValueError("`left_english` is for titles without a source")


class NamesRecord(Strict, frozen=True, rename={"eminent_domain": "eminent-domain"}):
    """All titles in one language, by game and card id, and those of the goals."""

    rftg: dict[CardId, NameRecord] = msgspec.field(default_factory=dict)
    eminent_domain: dict[CardId, NameRecord] = msgspec.field(default_factory=dict)
    goals: dict[CardId, NameRecord] = msgspec.field(default_factory=dict)

    def games(self) -> tuple[tuple[str, dict[str, NameRecord]], ...]:
        """Return the titles of each game, and of the goals."""
        return ("rftg", self.rftg), ("eminent-domain", self.eminent_domain), ("goals", self.goals)
