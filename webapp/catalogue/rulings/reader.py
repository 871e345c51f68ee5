"""Read the rulings from the built catalogue; the words of one are made when they are first asked for."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from webapp.catalogue.rules.reader import Stored, read_blocks
from webapp.catalogue.rulings.models import Cited, Ruling, RulingText, SourceName, Topic

Row = tuple[str, str, str]
"""Heading, question and blocks, these as they are stored."""

Subject = tuple[str, str]
"""What a ruling is about: a game and its card, `goal` and its id, `power` and a code, `fact` and its id."""


@dataclass(frozen=True, slots=True)
class Rulings:
    """All rulings in all languages."""

    all: Mapping[str, Ruling] = field(default_factory=dict)
    """By id, topic by topic in the order in which they are read."""
    topics: Mapping[str, Topic] = field(default_factory=dict)
    sources: Mapping[str, SourceName] = field(default_factory=dict)
    rows: Mapping[tuple[str, str], Row] = field(default_factory=dict)
    """The words by id and language."""
    subjects: Mapping[Subject, tuple[str, ...]] = field(default_factory=dict)
    """The ids of the rulings on something; of a card first those that concern it, then those that name it."""
    _made: dict[tuple[str, str], RulingText] = field(default_factory=dict)

    def text(self, ruling_id: str, lang: str) -> RulingText:
        """Return the words of a ruling, in English where the language has none; raises KeyError."""
        known = lang if (ruling_id, lang) in self.rows else "en"
        key = ruling_id, known
        if key not in self._made:
            heading, question, blocks = self.rows[key]
            self._made[key] = RulingText(known, heading, question, read_blocks(blocks))
        return self._made[key]

    def on(self, kind: str, name: str) -> tuple[str, ...]:
        """Return the ids of the rulings on something; none where nobody has asked."""
        return self.subjects.get((kind, name), ())

    def following(self, facts: Iterable[str]) -> tuple[str, ...]:
        """Return the ids of the rulings that follow from one of these facts, in the order of all rulings."""
        found = {each for fact in facts for each in self.on("fact", fact)}
        return tuple(each for each in self.all if each in found)


def read_rulings(connection: sqlite3.Connection) -> Rulings:
    """Return the rulings that the catalogue holds."""
    return read_rows(
        connection.execute("select * from ruling order by position"),
        connection.execute("select * from ruling_text"),
        connection.execute("select * from ruling_topic order by position"),
        connection.execute("select * from ruling_source order by position"),
    )


def read_rows(
    rulings: Iterable[Stored], texts: Iterable[Stored], topics: Iterable[Stored], sources: Iterable[Stored]
) -> Rulings:
    """Return the rulings that stand in rows, in their order."""
    known = {row["id"]: _ruling(row) for row in rulings}
    ids: dict[str, list[str]] = {}
    for ruling in known.values():
        ids.setdefault(ruling.topic, []).append(ruling.id)
    titles: dict[tuple[str, str], dict[str, str]] = {}
    for row in topics:
        titles.setdefault((row["topic"], row["game"]), {})[row["lang"]] = row["title"]
    return Rulings(
        all=known,
        topics={
            topic: Topic(topic, game, named, tuple(ids.get(topic, ())))
            for (topic, game), named in titles.items()
        },
        sources={
            row["id"]: SourceName(row["id"], row["name"], row["lang"], json.loads(row["cited"]))
            for row in sources
        },
        rows={
            (row["ruling"], row["lang"]): (row["heading"], row["question"], row["blocks"]) for row in texts
        },
        subjects=_subjects(known.values()),
    )


def _ruling(row: Stored) -> Ruling:
    facts: dict[str, Any] = json.loads(row["facts"])
    names = ("rules", "cards", "mentions", "goals", "powers", "phases", "sets")
    return Ruling(
        id=row["id"],
        game=row["game"],
        topic=row["topic"],
        sources=tuple(
            Cited(**{**cited, "pages": tuple(cited.get("pages", ()))}) for cited in facts["sources"]
        ),
        confidence=facts["confidence"],
        open=facts.get("open", False),
        **{name: tuple(facts.get(name, ())) for name in names},
    )


def _subjects(rulings: Iterable[Ruling]) -> dict[Subject, tuple[str, ...]]:
    first: dict[Subject, list[str]] = {}
    after: dict[Subject, list[str]] = {}
    for ruling in rulings:
        for kind, names in (
            (ruling.game, ruling.cards),
            ("goal", ruling.goals),
            ("power", ruling.powers),
            ("fact", ruling.rules),
        ):
            for name in names:
                first.setdefault((kind, name), []).append(ruling.id)
        for name in ruling.mentions:
            after.setdefault((ruling.game, name), []).append(ruling.id)
    return {key: (*first.get(key, ()), *after.get(key, ())) for key in (*first, *after)}
