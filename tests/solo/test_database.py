"""What can be wrong with the file: each in a plain word, and nothing changed."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from webapp.solo.records import Record
from webapp.solo.store import GameStore, StoreUnavailable

NOBODY = 65534


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


@pytest.fixture
def game(path: Path) -> Record:
    """A game in a file that nobody has open."""
    with closing(GameStore(path)) as store:
        return store.create({"robot_world": "new-sparta"}, "game", "now", [{"n": n} for n in range(300)])


def append(store: GameStore, game: Record, text: str = "") -> None:
    with store.turn(game.id, 0, "key", "later") as turn:
        turn.append({"text": text})


def every_call(game: Record, target: Path) -> list[Callable[[GameStore], object]]:
    return [
        lambda store: store.load(game.id),
        lambda store: store.load_many([game.id]),
        lambda store: store.create({}, "other", "now"),
        lambda store: append(store, game),
        lambda store: store.preference("dice"),
        lambda store: store.set_preference("dice", 1),
        lambda store: store.backup(target),
    ]


def refused(path: Path, call: Callable[[GameStore], object]) -> str:
    """Call a store and give the reason of its refusal."""
    with closing(GameStore(path, timeout=0.05)) as store, pytest.raises(StoreUnavailable) as caught:
        call(store)
    assert str(caught.value).startswith(f"games database {caught.value.reason}: ")
    assert "\n" not in str(caught.value)
    return caught.value.reason


@pytest.mark.parametrize("content", [b"this is no database" * 100, b"SQLite format 3\x00", b"\x00" * 5000])
def test_a_file_that_is_no_database_is_damaged(
    path: Path, game: Record, content: bytes, tmp_path: Path
) -> None:
    path.write_bytes(content)
    for call in every_call(game, tmp_path / "backup"):
        assert refused(path, call) == "damaged"
    assert path.read_bytes() == content


def test_a_truncated_file_is_damaged(path: Path, game: Record, tmp_path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:5000])
    assert refused(path, lambda store: store.load(game.id)) == "damaged"
    assert refused(path, lambda store: append(store, game)) == "damaged"
    assert path.read_bytes() == whole[:5000]


def test_overwritten_pages_are_damaged(path: Path, game: Record) -> None:
    content = bytearray(path.read_bytes())
    content[4096:] = b"\xa5" * (len(content) - 4096)
    path.write_bytes(content)
    assert refused(path, lambda store: store.load(game.id)) == "damaged"


@pytest.mark.parametrize(
    "damage",
    [
        "DROP TABLE event",
        "ALTER TABLE game RENAME COLUMN name TO title",
        "UPDATE game SET setup = '{'",
        "UPDATE game SET drafts = '[]'",
        "UPDATE game SET drafts = '{\"x\": {}}'",
        "UPDATE game SET summary = x'ff'",
        "UPDATE game SET name = CAST(x'ff' AS TEXT)",
        "UPDATE game SET position = 301",
        "DELETE FROM event WHERE position = 7",
        "UPDATE event SET event = '1,2' WHERE position = 7",
        "UPDATE event SET event = x'00' WHERE position = 7",
    ],
)
def test_a_record_that_the_store_did_not_write_is_damaged(path: Path, game: Record, damage: str) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(damage)
    assert refused(path, lambda store: store.load(game.id)) == "damaged"
    assert refused(path, lambda store: append(store, game)) == "damaged"


def test_a_damaged_line_of_a_list_or_preference_is_damaged(path: Path, game: Record) -> None:
    with closing(GameStore(path)) as store:
        store.set_preference("dice", 1)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE game SET summary = '{'")
        db.execute("UPDATE preference SET value = '{'")
    assert refused(path, lambda store: store.load_many([game.id])) == "damaged"
    assert refused(path, lambda store: store.preference("dice")) == "damaged"


def test_a_locked_file_cannot_be_written_but_read(path: Path, game: Record) -> None:
    with (
        closing(sqlite3.connect(path, isolation_level=None)) as other,
        closing(GameStore(path, timeout=0.05)) as store,
    ):
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreUnavailable) as caught:
            append(store, game)
        assert caught.value.reason == "locked"
        assert store.load(game.id) == game
        other.execute("ROLLBACK")
        append(store, game)
        assert store.load(game.id).position == 301


def test_a_file_locked_while_it_is_new_is_locked(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert refused(path, lambda store: store.create({}, "game", "now")) == "locked"


def test_a_lock_that_is_given_up_in_time_is_waited_for(path: Path, game: Record) -> None:
    with closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as other:
        other.execute("BEGIN EXCLUSIVE")
        release = threading.Timer(0.2, other.execute, ["ROLLBACK"])
        release.start()
        with closing(GameStore(path, timeout=10)) as store:
            append(store, game)
        release.join()


def no_more_pages(db: sqlite3.Connection) -> None:
    """Make the database as large as it may become: a full disk."""
    pages = db.execute("PRAGMA page_count").fetchone()[0]
    db.execute(f"PRAGMA max_page_count = {pages}")


def test_on_a_full_disk_nothing_is_half_written(path: Path, game: Record) -> None:
    with closing(GameStore(path, prepare=no_more_pages)) as store:
        for _ in range(2):
            with pytest.raises(StoreUnavailable) as caught:
                append(store, game, "x" * 100_000)
            assert caught.value.reason == "full"
            assert store.load(game.id) == game
        with pytest.raises(StoreUnavailable, match="full"):
            store.create({"text": "x" * 100_000}, "other", "now")
        with pytest.raises(StoreUnavailable, match="full"):
            store.set_preference("text", "x" * 100_000)
    with closing(GameStore(path)) as store:
        append(store, game, "x" * 100_000)
        assert store.load(game.id).position == 301


def test_a_folder_that_cannot_be_made_is_unreadable(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    assert (
        refused(tmp_path / "file" / "games.sqlite", lambda store: store.create({}, "game", "now"))
        == "unreadable"
    )


def test_a_folder_in_place_of_the_file_is_unreadable(path: Path) -> None:
    path.mkdir()
    assert refused(path, lambda store: store.preference("dice")) == "unreadable"


def test_a_backup_to_nowhere_is_unreadable(path: Path, game: Record, tmp_path: Path) -> None:
    assert refused(path, lambda store: store.backup(tmp_path / "nowhere" / "backup")) == "unreadable"


@contextmanager
def restricted() -> Iterator[Path]:
    """Give a folder of a person whom file permissions bind (the superuser is bound by none)."""
    folder = Path(tempfile.mkdtemp())
    superuser = os.geteuid() == 0
    try:
        if superuser:
            os.chown(folder, NOBODY, NOBODY)
            os.seteuid(NOBODY)
        yield folder
    finally:
        if superuser:
            os.seteuid(0)
        folder.chmod(0o700)
        shutil.rmtree(folder)


def test_a_read_only_file_is_unreadable_for_writing_and_unchanged() -> None:
    with restricted() as folder:
        path = folder / "games.sqlite"
        with closing(GameStore(path)) as store:
            game = store.create({}, "game", "now")
        path.chmod(0o400)
        before = path.read_bytes()
        assert refused(path, lambda store: append(store, game)) == "unreadable"
        assert refused(path, lambda store: store.create({}, "other", "now")) == "unreadable"
        assert path.read_bytes() == before
        path.chmod(0o600)
        with closing(GameStore(path)) as store:
            append(store, game)


def test_a_file_that_may_not_be_read_is_unreadable() -> None:
    with restricted() as folder:
        path = folder / "games.sqlite"
        with closing(GameStore(path)) as store:
            game = store.create({}, "game", "now")
        path.chmod(0)
        assert refused(path, lambda store: store.load(game.id)) == "unreadable"
        path.chmod(0o600)


def test_a_read_only_folder_is_unreadable() -> None:
    with restricted() as folder:
        folder.chmod(0o500)
        new = folder / "games.sqlite"
        assert refused(new, lambda store: store.create({}, "game", "now")) == "unreadable"
        assert (
            refused(folder / "deeper" / "games.sqlite", lambda store: store.preference("dice"))
            == "unreadable"
        )
        assert list(folder.iterdir()) == []


def test_after_trouble_the_same_store_serves_again(path: Path, game: Record) -> None:
    whole = path.read_bytes()
    path.write_bytes(b"rubbish" * 1000)
    with closing(GameStore(path)) as store:
        with pytest.raises(StoreUnavailable, match="damaged"):
            store.load(game.id)
        path.write_bytes(whole)
        assert store.load(game.id) == game
