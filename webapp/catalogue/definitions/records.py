"""The definitions of terms as they are read (needed for building only)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from webapp.catalogue.definitions.models import Definition
from webapp.catalogue.schema import CardId

Text: TypeAlias = Annotated[str, Meta(min_length=2)]
Game: TypeAlias = Literal["rftg", "eminent-domain"]

DEFINITIONS = dict[Game, dict[CardId, Text]]
"""The shape of `<language>.toml`."""

NOTES = dict[Game, dict[CardId, dict[Literal["en", "hu", "ru", "el", "pt"], Text]]]
"""The shape of `notes.toml`."""

Key = tuple[str, str, str]
"""Game, term and language."""


@dataclass(frozen=True, slots=True)
class DefinitionsSource:
    """All definitions."""

    texts: Mapping[Key, Definition]
    """In the order of the terms, English first."""
    links: Mapping[tuple[str, str], tuple[str, ...]]
    """The targets of the links in the English definition of a game's term."""
    notes: Mapping[Key, Definition]
    """How a word is meant in a language where the two games mean different things by it."""
    missing: tuple[str, ...]
    """Terms that a language does not define: `hu: rftg-round rftg-phase`, or `hu: all`."""
    unread: tuple[str, ...]
    """Files that are no definitions."""
