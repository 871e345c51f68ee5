"""The shape of `data/names/<language>.toml`: localized titles (needed for building only)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from webapp.catalogue.schema import CardId, Strict


class NameRecord(Strict, frozen=True):
    """The title of a card in one language and the rulebook that prints it."""

    title: Annotated[str, msgspec.Meta(min_length=2)]
    source: Literal["base", "gathering-storm", "rebel-vs-imperium", "brink-of-war", "eminent-domain"]
    identified: bool = False
    also: tuple[str, ...] = ()
    note: str = ""


class NamesRecord(Strict, frozen=True, rename={"eminent_domain": "eminent-domain"}):
    """All titles in one language, by game and card id."""

    rftg: dict[CardId, NameRecord] = msgspec.field(default_factory=dict)
    eminent_domain: dict[CardId, NameRecord] = msgspec.field(default_factory=dict)

    def games(self) -> tuple[tuple[str, dict[str, NameRecord]], ...]:
        """Return the titles of each game."""
        return ("rftg", self.rftg), ("eminent-domain", self.eminent_domain)
