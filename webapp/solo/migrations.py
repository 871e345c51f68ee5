"""The shape of `games.sqlite`, step by step. A step that has been released is never changed again."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import TypeAlias

APPLICATION_ID = 0x54626C73
"""Marks a SQLite file as ours ("Tbls"), so that no other database is ever migrated by mistake."""

Migration: TypeAlias = Callable[[sqlite3.Connection], None]

MIGRATIONS: list[Migration] = []
"""All steps, in order; each is known in the file by its function's name."""


class NewerDatabase(Exception):
    """The file was written by a newer version of the app: it has steps that this one does not know."""


class ForeignDatabase(Exception):
    """The file is a SQLite database of something else."""


def migration(step: Migration) -> Migration:
    """Add a step to the end of the list."""
    MIGRATIONS.append(step)
    return step


def migrate(db: sqlite3.Connection, steps: Sequence[Migration] = MIGRATIONS) -> None:
    """Bring a database up to date, each missing step in a transaction of its own.

    `db` is in autocommit mode. Several processes may do this at once. Raises NewerDatabase and
    ForeignDatabase, before anything is written.
    """
    names = [step.__name__ for step in steps]
    for step in steps[len(_done(db, names)) :]:
        db.execute("BEGIN IMMEDIATE")
        try:
            if step.__name__ not in _done(db, names):
                _note(db, step.__name__)
                step(db)
            db.execute("COMMIT")
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise


def _done(db: sqlite3.Connection, names: Sequence[str]) -> list[str]:
    """List the steps that the file has had."""
    if db.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,):
        return []
    if db.execute("PRAGMA application_id").fetchone() != (APPLICATION_ID,):
        raise ForeignDatabase("not a file of games")
    done = [name for (name,) in db.execute("SELECT name FROM migration ORDER BY number")]
    if done != list(names[: len(done)]):
        raise NewerDatabase(f"unknown step {next(iter(set(done) - set(names)), done[-1])}")
    return done


def _note(db: sqlite3.Connection, name: str) -> None:
    """Write down that a step is done; the transaction makes it true together with the step."""
    db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    db.execute("CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE)")
    db.execute("INSERT INTO migration (name) VALUES (?)", (name,))


@migration
def games(db: sqlite3.Connection) -> None:
    """Make the tables of games, events, used keys and preferences.

    `game.position` is the pointer; an event with a greater position is undone. JSON stands as text.
    """
    db.execute(
        """
        CREATE TABLE game (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            created TEXT NOT NULL,
            changed TEXT NOT NULL,
            revision INTEGER NOT NULL,
            position INTEGER NOT NULL CHECK (position >= 0),
            setup TEXT NOT NULL,
            drafts TEXT NOT NULL,
            sheet TEXT NOT NULL,
            result TEXT NOT NULL,
            summary TEXT NOT NULL,
            deleted INTEGER NOT NULL CHECK (deleted IN (0, 1)),
            origin TEXT,
            made_by TEXT UNIQUE
        )
        """
    )
    db.execute(
        """
        CREATE TABLE event (
            game_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
            position INTEGER NOT NULL CHECK (position >= 1),
            event TEXT NOT NULL,
            PRIMARY KEY (game_id, position)
        ) WITHOUT ROWID
        """
    )
    db.execute(
        """
        CREATE TABLE used_key (
            game_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
            key TEXT NOT NULL,
            revision INTEGER NOT NULL,
            PRIMARY KEY (game_id, key)
        ) WITHOUT ROWID
        """
    )
    db.execute("CREATE TABLE preference (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID")
