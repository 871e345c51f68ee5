"""Migrations: each once, each whole, and never on somebody else's file."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from webapp.solo.migrations import MIGRATIONS, ForeignDatabase, NewerDatabase, migrate
from webapp.solo.store import GameStore, StoreUnavailable


@pytest.fixture
def db(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(tmp_path / "x.sqlite", isolation_level=None)) as connection:
        yield connection


def tables(db: sqlite3.Connection) -> set[str]:
    return {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


def one(db: sqlite3.Connection) -> None:
    db.execute("CREATE TABLE one (x)")


def two(db: sqlite3.Connection) -> None:
    db.execute("CREATE TABLE two (x)")
    db.execute("INSERT INTO two SELECT x FROM one")


def broken(db: sqlite3.Connection) -> None:
    db.execute("CREATE TABLE three (x)")
    db.execute("DROP TABLE one")
    db.execute("SELECT nonsense")


def test_all_steps_make_the_tables(db: sqlite3.Connection) -> None:
    migrate(db)
    assert tables(db) == {"migration", "game", "event", "used_key", "preference"}
    assert db.execute("SELECT name FROM migration").fetchall() == [(step.__name__,) for step in MIGRATIONS]
    migrate(db)
    assert not db.in_transaction


def test_a_later_version_adds_its_step_and_keeps_what_is_there(db: sqlite3.Connection) -> None:
    migrate(db, [one])
    db.execute("INSERT INTO one VALUES ('kept')")
    migrate(db, [one, two])
    assert db.execute("SELECT x FROM two").fetchall() == [("kept",)]
    assert db.execute("SELECT number, name FROM migration").fetchall() == [(1, "one"), (2, "two")]


def test_a_step_that_fails_leaves_nothing(db: sqlite3.Connection) -> None:
    with pytest.raises(sqlite3.OperationalError, match="nonsense"):
        migrate(db, [one, broken])
    assert not db.in_transaction
    assert tables(db) == {"migration", "one"}
    migrate(db, [one, two])
    assert tables(db) == {"migration", "one", "two"}


def test_a_first_step_that_fails_leaves_an_empty_file(db: sqlite3.Connection) -> None:
    with pytest.raises(sqlite3.OperationalError):
        migrate(db, [broken])
    assert tables(db) == set()
    assert db.execute("PRAGMA application_id").fetchone() == (0,)


@pytest.mark.parametrize("known", [[one], [two], [two, one], []])
def test_a_newer_file_is_refused(db: sqlite3.Connection, known: list[object]) -> None:
    migrate(db, [one, two])
    before = list(db.iterdump())
    with pytest.raises(NewerDatabase):
        migrate(db, known)  # type: ignore[arg-type]
    assert list(db.iterdump()) == before


def test_a_file_of_something_else_is_left_alone(db: sqlite3.Connection) -> None:
    db.execute("CREATE TABLE recipes (x)")
    with pytest.raises(ForeignDatabase):
        migrate(db)
    assert tables(db) == {"recipes"}


def test_the_store_refuses_a_newer_file_and_does_not_touch_it(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with closing(GameStore(path)) as store:
        game = store.create({}, "kept", "now")
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        migrate(db, [*MIGRATIONS, one])
    before = path.read_bytes()
    with closing(GameStore(path)) as store:
        with pytest.raises(StoreUnavailable, match="newer") as caught:
            store.load(game.id)
        assert caught.value.reason == "newer"
    assert path.read_bytes() == before


def test_the_store_refuses_a_file_of_something_else(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE recipes (x)")
    before = path.read_bytes()
    with closing(GameStore(path)) as store, pytest.raises(StoreUnavailable) as caught:
        store.load("A" * 22)
    assert caught.value.reason == "damaged"
    assert path.read_bytes() == before


def test_many_at_once_migrate_a_new_file_once(tmp_path: Path) -> None:
    """Several processes on one new file: here each thread has a store of its own."""
    for attempt in range(5):
        path = tmp_path / str(attempt) / "games.sqlite"
        start = threading.Barrier(6)
        made: list[str] = []

        def begin(path: Path = path, start: threading.Barrier = start, made: list[str] = made) -> None:
            with closing(GameStore(path)) as store:
                start.wait()
                made.append(store.create({}, "game", "now").id)

        threads = [threading.Thread(target=begin) for _ in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        with closing(GameStore(path)) as store:
            assert len(store.load_many(made)) == 6
