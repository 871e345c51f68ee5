"""The file of the games: its connections, its transactions, and plain words for what can go wrong with it."""

from __future__ import annotations

import errno
import os
import sqlite3
import threading
import time
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Literal, TypeAlias

from webapp.solo.migrations import ForeignDatabase, NewerDatabase, migrate

Reason: TypeAlias = Literal["locked", "full", "unreadable", "damaged", "newer"]
Prepare: TypeAlias = Callable[[sqlite3.Connection], None]

_REASONS: dict[int, Reason] = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_PROTOCOL: "locked",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_FORMAT: "damaged",
    sqlite3.SQLITE_ERROR: "damaged",  # a table or a column is missing: our statements are right
    sqlite3.SQLITE_CONSTRAINT: "damaged",
}
_SPARE_CONNECTIONS = 8
_RETRY_SECONDS = 0.02


class StoreUnavailable(Exception):
    """The games cannot be read or written now; `reason` says why, and nothing was changed.

    `locked`: another program holds the file · `full`: no room on the disk · `unreadable`: file or folder
    cannot be opened or written · `damaged`: not our database, or broken · `newer`: written by a newer app.
    """

    def __init__(self, reason: Reason, detail: object = "") -> None:
        """Keep the reason, and a detail for the log."""
        super().__init__(f"games database {reason}: {detail}")
        self.reason: Reason = reason


class _Connection(sqlite3.Connection):
    """A connection that remembers which file it opened, and in which process."""

    opened: tuple[int, ...] | None = None


class Database:
    """Connections to one SQLite file, opened on demand and used by one request or thread at a time."""

    def __init__(self, path: Path, timeout: float, prepare: Prepare | None = None) -> None:
        """Open nothing yet. `timeout`: seconds to wait for a lock; `prepare` sees each new connection."""
        self.path = path
        self._timeout = timeout
        self._prepare = prepare
        self._idle: list[_Connection] = []
        self._opening = threading.Lock()
        # Also at the end of the process: the last connection to close folds the -wal file in.
        weakref.finalize(self, _close_all, self._idle)

    @contextmanager
    def transaction(self, kind: Literal["DEFERRED", "IMMEDIATE"]) -> Iterator[sqlite3.Connection]:
        """Run a block in one transaction: one commit at its end, or a full rollback on any exception.

        SQL errors of the block itself are to be wrapped with `plain_errors` by whoever writes it.
        """
        db = self._take()
        try:
            with plain_errors():
                db.execute(f"BEGIN {kind}")
            yield db
            with plain_errors():
                db.execute("COMMIT")
        except BaseException as error:
            with suppress(sqlite3.Error):
                db.rollback()
            if isinstance(error, StoreUnavailable) or db.in_transaction:
                db.close()
            else:
                self._give(db)
            raise
        self._give(db)

    @contextmanager
    def connection(self) -> Iterator[sqlite3.Connection]:
        """Lend a connection outside of any transaction."""
        db = self._take()
        try:
            with plain_errors():
                yield db
        except BaseException:
            db.close()
            raise
        self._give(db)

    def close(self) -> None:
        """Close the idle connections; the last one of all folds the -wal file into the database."""
        _close_all(self._idle)

    def _take(self) -> _Connection:
        """Take an idle connection to the file that is there now, or open one."""
        while True:
            try:
                db = self._idle.pop()
            except IndexError:
                return self._open()
            if db.opened == self._identity():
                return db
            db.close()  # the file was replaced or removed, or the process forked

    def _give(self, db: _Connection) -> None:
        """Put a connection back for the next one who needs it."""
        if len(self._idle) < _SPARE_CONNECTIONS:
            self._idle.append(db)
        else:
            db.close()

    def _identity(self) -> tuple[int, ...] | None:
        """Tell the present file from another of the same name; None when there is none."""
        try:
            found = os.stat(self.path)
        except OSError:
            return None
        return os.getpid(), found.st_dev, found.st_ino

    def _open(self) -> _Connection:
        """Open the file, making and migrating it where needed."""
        with self._opening, plain_errors():
            self._make_file()
            db = sqlite3.connect(
                self.path,
                timeout=self._timeout,
                isolation_level=None,
                check_same_thread=False,
                factory=_Connection,
            )
            try:
                db.opened = self._identity()
                db.execute("PRAGMA foreign_keys = ON")
                db.execute("PRAGMA synchronous = FULL")
                migrate(db)
                self._write_ahead(db)
                if self._prepare is not None:
                    self._prepare(db)
            except BaseException:
                db.close()
                raise
        return db

    def _make_file(self) -> None:
        """Make the folder and an empty file, both for their owner only; SQLite's side files follow suit.

        A file that may only be read is refused: SQLite would leave a read-only -shm file next to it, which
        then stands in the way when the permissions are put right.
        """
        if not self.path.exists():
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            with suppress(FileExistsError):
                os.close(os.open(self.path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        if not os.access(self.path, os.R_OK | os.W_OK, effective_ids=os.access in os.supports_effective_ids):
            raise PermissionError(errno.EACCES, "may not be written", self.path.name)

    def _write_ahead(self, db: sqlite3.Connection) -> None:
        """Switch to a write-ahead log that is folded in after every commit.

        So readers never wait for a writer, and between two turns everything is in the one file.
        SQLite does not wait for a lock while it switches: do it here.
        """
        for left in range(int(self._timeout / _RETRY_SECONDS), -1, -1):
            try:
                db.execute("PRAGMA journal_mode = WAL").fetchone()
                break
            except sqlite3.OperationalError as error:
                if left == 0 or _reason(error) != "locked":
                    raise
                time.sleep(_RETRY_SECONDS)
        db.execute("PRAGMA wal_autocheckpoint = 1")


@contextmanager
def plain_errors() -> Iterator[None]:
    """Turn every error of SQLite and of the file system into StoreUnavailable."""
    try:
        yield
    except NewerDatabase as error:
        raise StoreUnavailable("newer", error) from error
    except ForeignDatabase as error:
        raise StoreUnavailable("damaged", error) from error
    except (sqlite3.Error, OSError) as error:
        raise StoreUnavailable(_reason(error), error) from error


def _reason(error: sqlite3.Error | OSError) -> Reason:
    """Name the reason of an error."""
    if isinstance(error, OSError):
        return "full" if error.errno in (errno.ENOSPC, errno.EDQUOT) else "unreadable"
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    if code == sqlite3.SQLITE_IOERR_SHMSIZE:
        return "full"  # SQLite's word for no room for the -shm file
    return _REASONS.get(code & 0xFF, "unreadable")


def _close_all(idle: list[_Connection]) -> None:
    """Close connections until none is left."""
    while True:
        try:
            db = idle.pop()
        except IndexError:
            return
        with suppress(sqlite3.Error):
            db.close()
