"""Read the rules from the built catalogue; a section is made when it is first asked for."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from webapp.catalogue.rules.books import BookId
from webapp.catalogue.rules.models import Block, Place, Section

Row = tuple[str, str]
"""Title and blocks of a section, these as they are stored."""

Stored = Mapping[str, Any] | sqlite3.Row
"""A row of a table."""


@dataclass(frozen=True, slots=True)
class Rules:
    """All books of rules in all languages."""

    rows: Mapping[tuple[str, str, str], Mapping[str, Row]] = field(default_factory=dict)
    """By game, book and section, in the order in which they are read; then by language."""
    places: Mapping[tuple[str, str], tuple[Place, ...]] = field(default_factory=dict)
    """The blocks that state a fact, or name something, by kind and name: `("card", "new-sparta")`."""
    _made: dict[tuple[str, str, str, str], Section] = field(default_factory=dict)

    @property
    def books(self) -> dict[BookId, list[str]]:
        """The sections of each book that there is."""
        books: dict[BookId, list[str]] = {}
        for game, book, section in self.rows:
            books.setdefault((game, book), []).append(section)
        return books

    def title(self, game: str, book: str, section: str, lang: str) -> tuple[str, str]:
        """Return the title of a section and its language; raises KeyError for an unknown section."""
        texts = self.rows[game, book, section]
        known = lang if lang in texts else "en"
        return texts[known][0], known

    def section(self, game: str, book: str, section: str, lang: str) -> Section:
        """Return a section, in English where the language has none; raises KeyError for an unknown one."""
        texts = self.rows[game, book, section]
        known = lang if lang in texts else "en"
        key = (game, book, section, known)
        if key not in self._made:
            title, blocks = texts[known]
            self._made[key] = Section(game, book, section, known, title, read_blocks(blocks))
        return self._made[key]

    def find(self, kind: str, name: str) -> Place | None:
        """Return the block that states or names something: the one that has its anchor, else the first."""
        places = self.places.get((kind, name), ())
        return next((each for each in places if each.anchor == name.lower()), places[0] if places else None)

    def by_section(self, named: Iterable[Iterable[tuple[str, str]]]) -> tuple[Place, ...]:
        """Return where any of these, by kind and name, is stated or named: of each section one place.

        That is one for the first of `named`, in a section that has none for the second, and so on.
        """
        found: dict[tuple[str, str, str], Place] = {}
        for names in named:
            places = [place for key in names for place in self.places.get(key, ())]
            for place in sorted(places, key=lambda each: each.anchor.startswith("missed-")):
                found.setdefault((place.game, place.book, place.section), place)
        order = {key: number for number, key in enumerate(self.rows)}
        return tuple(found[key] for key in sorted(found, key=order.__getitem__))


def read_rules(connection: sqlite3.Connection) -> Rules:
    """Return the rules that the catalogue holds."""
    return read_rows(
        connection.execute("select * from rule_section order by position"),
        connection.execute("select * from rule_place order by kind, name, position"),
    )


def read_rows(sections: Iterable[Stored], places: Iterable[Stored]) -> Rules:
    """Return the rules that stand in rows, in their order."""
    rows: dict[tuple[str, str, str], dict[str, Row]] = {}
    for row in sections:
        texts = rows.setdefault((row["game"], row["book"], row["section"]), {})
        texts[row["lang"]] = row["title"], row["blocks"]
    found: dict[tuple[str, str], list[Place]] = {}
    for row in places:
        place = Place(row["game"], row["book"], row["section"], row["anchor"])
        found.setdefault((row["kind"], row["name"]), []).append(place)
    return Rules(rows, {key: tuple(each) for key, each in found.items()})


def read_blocks(stored: str) -> tuple[Block, ...]:
    """Return the blocks that a column holds."""
    return _blocks(json.loads(stored))


def _blocks(stored: list[list[Any]]) -> tuple[Block, ...]:
    return tuple(_block(*each) for each in stored)


def _block(
    kind: str, html: str = "", text: str = "", anchor: str = "", tags: Iterable[str] = (), blocks: Any = ()
) -> Block:
    return Block(kind, html, text, anchor, tuple(tags), _blocks(blocks))
