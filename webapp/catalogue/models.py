"""What the catalogue hands out, as plain values; the cards of Race for the Galaxy are in `webapp.cards`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from webapp.cards import Card

SCHEMA_VERSION = 1
"""Rises when the tables of the built catalogue change, so that an old file is noticed."""


@dataclass(frozen=True, slots=True)
class Title:
    """A card's title in one language."""

    text: str
    """The localized title, or the printed English one where there is none."""
    english: str
    status: str
    """`printed` (a rulebook in the language has it) or `english` (there is none)."""
    source: str = ""
    """The rulebook that prints it; empty for `english`."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All that is small enough to be held in memory: immutable, so any thread may read it."""

    version: str
    """A hash of the content, the same for the same data."""
    race: Mapping[str, Card]
    """Every card of Race for the Galaxy by id, by set and then in the order of the data."""
    mat: Mapping[str, Any]
    """The solitaire robot's mat, `data/robot.toml` as it is."""
    titles: Mapping[str, Mapping[str, Title]]
    """Localized titles by language and card id."""

    def title(self, card_id: str, lang: str) -> Title:
        """Return the title of a card; raises KeyError for an unknown card."""
        localized = self.titles.get(lang, {}).get(card_id)
        if localized:
            return localized
        english = self.race[card_id].name
        return Title(text=english, english=english, status="english")
