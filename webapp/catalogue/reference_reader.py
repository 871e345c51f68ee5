"""Read goals and terms from the built catalogue."""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Mapping
from types import MappingProxyType

from webapp.catalogue.reference import Goal, Need, Term, Word


def read_goals(connection: sqlite3.Connection) -> Mapping[str, Goal]:
    """Return every goal by id, in the order of the data."""
    rows = connection.execute("select * from goal order by position")
    return MappingProxyType({row["id"]: _goal(row) for row in rows})


def read_terms(connection: sqlite3.Connection) -> Mapping[str, Term]:
    """Return every term by its anchor, `rftg-round`, in the order of the data: one game, then the other."""
    words: dict[tuple[str, str], dict[str, Word]] = defaultdict(dict)
    for row in connection.execute("select * from term_word"):
        words[row["game"], row["term"]][row["lang"]] = Word(
            text=row["word"],
            status=row["status"],
            also=tuple(json.loads(row["also"])),
            forms=tuple(json.loads(row["forms"])),
        )
    terms = (
        Term(
            id=row["id"],
            game=row["game"],
            group=row["group"],
            words=MappingProxyType(words[row["game"], row["id"]]),
            same_as=tuple(json.loads(row["same_as"])),
        )
        for row in connection.execute("select * from term order by game desc, position")
    )
    return MappingProxyType({term.anchor: term for term in terms})


def _goal(row: sqlite3.Row) -> Goal:
    return Goal(
        id=row["id"],
        name=row["name"],
        set=row["set"],
        type=row["type"],
        needs=tuple(
            tuple(Need(need["what"], need["number"]) for need in way) for way in json.loads(row["needs"])
        ),
        vp=row["vp"],
        tied_vp=row["tied_vp"],
        can_be_lost=bool(row["can_be_lost"]),
        checked_at=tuple(json.loads(row["checked_at"])),
    )
