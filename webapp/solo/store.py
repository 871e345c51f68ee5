"""The store of solo games: every event is on the disk before its page is answered."""

from __future__ import annotations

import json
import os
import sqlite3
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from webapp.solo.database import Database, Prepare, StoreUnavailable, plain_errors
from webapp.solo.records import Record, Summary, is_game_id, new_game_id
from webapp.solo.rows import (
    RECORD_COLUMNS,
    SUMMARY_COLUMNS,
    NoSuchGame,
    kept_events,
    load_record,
    record_of,
    row_of,
    save_record,
    summary_of,
    to_text,
    undamaged,
    whole_row,
    write_events,
)
from webapp.solo.turns import NoSuchPosition, Turn, clean, plain

__all__ = ["GameStore", "NoSuchGame", "NoSuchPosition", "Repeated", "Stale", "StoreUnavailable", "Turn"]


class Stale(Exception):
    """The post was made against an older state; `revision` is the present one. Nothing was changed."""

    def __init__(self, revision: int) -> None:
        """Carry the present revision."""
        super().__init__(f"the game is at revision {revision}")
        self.revision = revision


class Repeated(Exception):
    """The one-time key was used before: its change is made already. Nothing was changed."""


class GameStore:
    """The games in one SQLite file, safe for many threads and processes at once.

    Every method raises StoreUnavailable when the file cannot serve; no error of SQLite gets out.

    Backup: between turns all games are in the one file. To be sure, stop the server before copying it, or
    copy `-wal` with it, or call `backup`, which may run at any moment. To restore, stop the server, put the
    copy back and remove a `-wal` and a `-shm` that did not come with it.
    """

    def __init__(self, path: str | Path, *, timeout: float = 5.0, prepare: Prepare | None = None) -> None:
        """Name the file; it is opened, and made where it is missing, when first needed.

        `timeout`: seconds to wait while another program holds the file. `prepare` is called with each new
        connection.
        """
        self.path = Path(path)
        self._database = Database(self.path, timeout, prepare)

    def close(self) -> None:
        """Close the idle connections; the store may be used again afterwards."""
        self._database.close()

    def create(
        self,
        setup: Mapping[str, Any],
        name: str,
        now: str,
        events: Iterable[Mapping[str, Any]] = (),
        *,
        origin: str | None = None,
        summary: Mapping[str, Any] | None = None,
        key: str | None = None,
    ) -> Record:
        """Keep a new game. The same `key` again gives the game that it made the first time."""
        record = Record(
            id=new_game_id(),
            name=clean(name),
            created=now,
            changed=now,
            setup=plain(setup),
            events=tuple(plain(event) for event in events),
            summary=plain(summary or {}),
            origin=origin,
        )
        with self._database.transaction("IMMEDIATE") as db, plain_errors():
            made = db.execute("SELECT id FROM game WHERE made_by = ?", (key,)).fetchone()
            if made is not None:
                return load_record(db, made[0])
            db.execute(
                f"INSERT INTO game ({RECORD_COLUMNS}, made_by) VALUES ({', '.join('?' * 14)})",
                (*row_of(record), key),
            )
            write_events(db, record, 0)
        return record

    def load(self, game_id: str) -> Record:
        """Read one game, a deleted one too. Raises NoSuchGame."""
        if not is_game_id(game_id):
            raise NoSuchGame
        with self._database.connection() as db:
            row = whole_row(db, game_id)
        return record_of(row)

    def load_many(self, game_ids: Iterable[str]) -> list[Summary]:
        """Read the lines of a list of games, in the order of the ids; unknown ones are left out."""
        wanted = [game_id for game_id in dict.fromkeys(game_ids) if is_game_id(game_id)]
        if not wanted:
            return []
        marks = ", ".join("?" * len(wanted))
        with self._database.connection() as db:
            rows = db.execute(f"SELECT {SUMMARY_COLUMNS} FROM game WHERE id IN ({marks})", wanted).fetchall()
        found = {summary.id: summary for summary in map(summary_of, rows)}
        return [found[game_id] for game_id in wanted if game_id in found]

    @contextmanager
    def turn(self, game_id: str, revision: int, key: str, now: str) -> Iterator[Turn]:
        """Change one game in one transaction, made against `revision` with a one-time `key`.

        Raises NoSuchGame, Repeated or Stale before the block is entered; whether the key is genuine,
        `keys.check` says before. An exception in the block leaves everything as it was, the key too. When
        something changed, the block's end commits it, uses the key and raises the revision by one;
        `turn.record` then is the game as stored.
        """
        if not is_game_id(game_id):
            raise NoSuchGame
        with self._database.transaction("IMMEDIATE") as db:
            with plain_errors():
                before = load_record(db, game_id)
                used = db.execute("SELECT 1 FROM used_key WHERE game_id = ? AND key = ?", (game_id, key))
                if used.fetchone() is not None:
                    raise Repeated
            if before.revision != revision:
                raise Stale(before.revision)
            turn = Turn(before)
            yield turn
            kept = kept_events(before, turn.record)
            if kept < max(len(before.line), len(turn.record.line)) or row_of(turn.record) != row_of(before):
                turn.record = replace(turn.record, revision=revision + 1, changed=now)
                with plain_errors():
                    save_record(db, before, turn.record, kept, key)

    def preference(self, name: str, default: Any = None) -> Any:
        """Read a remembered JSON value."""
        with self._database.connection() as db:
            row = db.execute("SELECT value FROM preference WHERE name = ?", (name,)).fetchone()
        with undamaged():
            return default if row is None else json.loads(row[0])

    def set_preference(self, name: str, value: Any) -> None:
        """Remember a JSON value."""
        text = to_text(value)
        with self._database.transaction("IMMEDIATE") as db, plain_errors():
            db.execute("INSERT OR REPLACE INTO preference (name, value) VALUES (?, ?)", (name, text))

    def backup(self, path: str | Path) -> None:
        """Copy the whole store into one file, at any moment; a file there is replaced when all is done."""
        target = Path(path)
        if target.resolve() == self.path.resolve():
            raise ValueError("a backup needs a file of its own")
        with self._database.connection() as db:
            handle, part = tempfile.mkstemp(dir=target.parent, prefix=f"{target.name}.")
            os.close(handle)
            try:
                with closing(sqlite3.connect(part)) as copy:
                    db.backup(copy)
                os.replace(part, target)
            except BaseException:
                with suppress(OSError):
                    os.unlink(part)
                raise
