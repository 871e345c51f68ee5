"""Read the definitions from the built catalogue."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from webapp.catalogue.definitions.models import Definition
from webapp.catalogue.rules.reader import Stored

Key = tuple[str, str]
"""The anchor of a term (`rftg-round`) and a language."""


@dataclass(frozen=True, slots=True)
class Definitions:
    """What each term means, in all languages."""

    texts: Mapping[Key, Definition] = field(default_factory=dict)
    notes: Mapping[Key, Definition] = field(default_factory=dict)
    """How a word is meant in a language where the two games mean different things by it."""
    links: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The targets of the links in a term's definition, by its anchor; the same in every language."""

    def text(self, anchor: str, lang: str) -> Definition | None:
        """Return the definition of a term, in English where the language has none; None without any."""
        return self.texts.get((anchor, lang)) or self.texts.get((anchor, "en"))

    def note(self, anchor: str, lang: str) -> Definition | None:
        """Return the note on a term in a language, if there is one."""
        return self.notes.get((anchor, lang))


def read_definitions(connection: sqlite3.Connection) -> Definitions:
    """Return the definitions that the catalogue holds."""
    return read_rows(
        connection.execute("select * from definition"),
        connection.execute("select * from definition_note"),
        connection.execute("select * from definition_links"),
    )


def read_rows(texts: Iterable[Stored], notes: Iterable[Stored], links: Iterable[Stored]) -> Definitions:
    """Return the definitions that stand in rows."""
    return Definitions(
        texts=_definitions(texts),
        notes=_definitions(notes),
        links={_anchor(row): tuple(json.loads(row["links"])) for row in links},
    )


def _definitions(rows: Iterable[Stored]) -> dict[Key, Definition]:
    return {(_anchor(row), row["lang"]): Definition(row["lang"], row["html"], row["text"]) for row in rows}


def _anchor(row: Stored) -> str:
    return f"{row['game']}-{row['term']}"
