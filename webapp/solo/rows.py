"""Games as rows of `games.sqlite`: what the store's transactions read and write."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import takewhile
from typing import Any

from webapp.solo.database import StoreUnavailable
from webapp.solo.records import Json, Record, Summary

KEYS_KEPT = 300
"""Used keys are remembered for so many revisions; an older one is stale anyway."""

RECORD_COLUMNS = (
    "id, name, created, changed, revision, position, setup, drafts, sheet, result, summary, deleted, origin"
)
SUMMARY_COLUMNS = "id, name, created, changed, position, revision, summary, result, deleted, origin"
WHOLE_GAME = f"""
    SELECT {RECORD_COLUMNS}, places, line FROM game JOIN (
        SELECT group_concat(position) AS places, group_concat(event) AS line
        FROM (SELECT position, event FROM event WHERE game_id = :id ORDER BY position)
    ) WHERE id = :id
"""
"""A game with all its events in one row: at every row SQLite lets another thread go first."""


class NoSuchGame(Exception):
    """There is no game with this id (or this is no id at all)."""


@contextmanager
def undamaged() -> Iterator[None]:
    """Say that the file is damaged when what it holds is not what the store writes."""
    try:
        yield
    except (AttributeError, TypeError, ValueError) as error:
        raise StoreUnavailable("damaged", error) from error


def load_record(db: sqlite3.Connection, game_id: str) -> Record:
    """Read one game. Raises NoSuchGame."""
    return record_of(whole_row(db, game_id))


def whole_row(db: sqlite3.Connection, game_id: str) -> tuple[Any, ...] | None:
    """Read a game and its events as they are at one moment, for `record_of`; None where there is none."""
    row: tuple[Any, ...] | None = db.execute(WHOLE_GAME, {"id": game_id}).fetchone()
    return row


def record_of(row: tuple[Any, ...] | None) -> Record:
    """Make a game from its row. Raises NoSuchGame where there is none."""
    if row is None:
        raise NoSuchGame
    game_id, name, created, changed, revision, position, *texts, deleted, origin, places, events = row
    with undamaged():
        setup, drafts, sheet, result, summary = map(json.loads, texts)
        line = _line(places, events)
        if position > len(line):
            raise ValueError("events are missing")
        return Record(
            id=game_id,
            name=name,
            created=created,
            changed=changed,
            setup=setup,
            events=line[:position],
            later=line[position:],
            revision=revision,
            drafts={int(place): draft for place, draft in drafts.items()},
            sheet=sheet,
            result=result,
            summary=summary,
            deleted=bool(deleted),
            origin=origin,
        )


def _line(places: str | None, events: str | None) -> tuple[Json, ...]:
    """Read all events of a game, undone ones included, in one go of the JSON reader."""
    line = tuple(json.loads(f"[{events or ''}]"))
    if (places or "") != ",".join(map(str, range(1, len(line) + 1))):
        raise ValueError("events are missing")
    return line


def summary_of(row: tuple[Any, ...]) -> Summary:
    """Make a line of a list from the columns `SUMMARY_COLUMNS`."""
    identity, name, created, changed, position, revision, summary, result, deleted, origin = row
    with undamaged():
        return Summary(
            id=identity,
            name=name,
            created=created,
            changed=changed,
            position=position,
            revision=revision,
            summary=json.loads(summary),
            result=json.loads(result),
            deleted=bool(deleted),
            origin=origin,
        )


def row_of(record: Record) -> tuple[Any, ...]:
    """Give the columns `RECORD_COLUMNS` of a game."""
    texts = map(to_text, (record.setup, record.drafts, record.sheet, record.result, record.summary))
    columns = (record.id, record.name, record.created, record.changed, record.revision, record.position)
    return *columns, *texts, int(record.deleted), record.origin


def kept_events(before: Record, after: Record) -> int:
    """Count the leading events that a turn left as they were (the very same objects)."""
    pairs = zip(before.line, after.line, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], pairs))


def save_record(db: sqlite3.Connection, before: Record, after: Record, kept: int, key: str) -> None:
    """Write what a turn changed, and that its key is used."""
    if kept < len(before.line):
        db.execute("DELETE FROM event WHERE game_id = ? AND position > ?", (after.id, kept))
    write_events(db, after, kept)
    columns = ", ".join(f"{column} = ?" for column in RECORD_COLUMNS.split(", "))
    db.execute(f"UPDATE game SET {columns} WHERE id = ?", (*row_of(after), after.id))
    db.execute("INSERT INTO used_key VALUES (?, ?, ?)", (after.id, key, before.revision))
    oldest = after.revision - KEYS_KEPT
    db.execute("DELETE FROM used_key WHERE game_id = ? AND revision < ?", (after.id, oldest))


def write_events(db: sqlite3.Connection, record: Record, kept: int) -> None:
    """Write the events of a game behind the first `kept` ones."""
    rows = (
        (record.id, place, to_text(event)) for place, event in enumerate(record.line[kept:], start=kept + 1)
    )
    db.executemany("INSERT INTO event (game_id, position, event) VALUES (?, ?, ?)", rows)


def to_text(value: Any) -> str:
    """Write a JSON value, in plain ASCII so that any text goes in."""
    return json.dumps(value, allow_nan=False, separators=(",", ":"))
