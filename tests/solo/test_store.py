"""The store: one turn, one commit; nothing twice, nothing half, nothing lost."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from webapp.solo import rows
from webapp.solo.records import Record, new_game_id
from webapp.solo.store import GameStore, NoSuchGame, NoSuchPosition, Repeated, Stale

ROOT = Path(__file__).resolve().parents[2]
NOW = "2026-11-30T20:00:00Z"
LATER = "2026-11-30T21:00:00Z"
RUBBISH = [
    "",
    "x",
    "A" * 21,
    "A" * 23,
    "é" * 22,
    "\ud800" * 22,
    "A" * 22 + "\n",
    "../" * 7 + "x",
    "A" * 100_000,
]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "player" / "games.sqlite"


@pytest.fixture
def store(path: Path) -> Iterator[GameStore]:
    with closing(GameStore(path)) as opened:
        yield opened


@pytest.fixture
def game(store: GameStore) -> Record:
    return store.create({"robot_world": "new-sparta"}, "Σπάρτη", NOW)


def play(store: GameStore, record: Record, *events: dict[str, Any]) -> Record:
    """Append events in a turn of their own."""
    with store.turn(record.id, record.revision, f"key {record.revision}", LATER) as turn:
        turn.append(*events)
    return turn.record


# Creating and reading


def test_a_new_game_comes_back_as_it_was_made(store: GameStore, path: Path) -> None:
    setup = {"robot_world": "new-sparta", "sets": ["base"], "seed": 2**70, "text": "ő\ud800\x00'\""}
    made = store.create(setup, "Первая", NOW, [{"type": "choose"}, {"type": "roll"}], summary={"round": 1})
    assert made == store.load(made.id)
    assert made.setup == setup
    assert made.events == ({"type": "choose"}, {"type": "roll"})
    assert (made.name, made.created, made.changed, made.revision) == ("Первая", NOW, NOW, 0)
    assert (made.later, made.draft, made.sheet, made.result, made.deleted, made.origin) == (
        (),
        {},
        None,
        None,
        False,
        None,
    )
    with closing(GameStore(path)) as another:
        assert another.load(made.id) == made


def test_an_id_is_unguessable(store: GameStore) -> None:
    ids = {store.create({}, "", NOW).id for _ in range(50)}
    assert len(ids) == 50
    assert all(len(game_id) == 22 for game_id in ids)


def test_a_game_knows_the_one_it_was_started_again_from(store: GameStore, game: Record) -> None:
    again = store.create(game.setup, "again", NOW, origin=game.id)
    assert store.load(again.id).origin == game.id


def test_the_same_form_twice_makes_one_game(store: GameStore) -> None:
    first = store.create({"seed": 1}, "one", NOW, key="a key")
    again = store.create({"seed": 2}, "two", LATER, key="a key")
    assert again == first
    assert store.create({}, "three", NOW, key="another key").id != first.id
    assert store.create({}, "no key", NOW).id != store.create({}, "no key", NOW).id


def test_an_unknown_game_is_refused(store: GameStore, game: Record) -> None:
    for unknown in [new_game_id(), game.id.swapcase(), *RUBBISH]:
        with pytest.raises(NoSuchGame):
            store.load(unknown)
        with pytest.raises(NoSuchGame), store.turn(unknown, 0, "key", NOW):
            pytest.fail("the block was entered")


def test_many_are_listed_in_the_order_asked_for(store: GameStore) -> None:
    games = [store.create({}, str(n), NOW, [{"n": n}] * n, summary={"round": n}) for n in range(4)]
    with store.turn(games[2].id, 0, "key", LATER) as turn:
        turn.delete()
        turn.set_result({"robot": 30})
    asked = [games[3].id, new_game_id(), games[0].id, games[2].id, games[3].id, *RUBBISH]
    listed = store.load_many(asked)
    assert [summary.name for summary in listed] == ["3", "0", "2"]
    assert [summary.summary for summary in listed] == [{"round": 3}, {"round": 0}, {"round": 2}]
    assert [summary.position for summary in listed] == [3, 0, 2]
    assert [summary.deleted for summary in listed] == [False, False, True]
    assert [summary.result for summary in listed] == [None, None, {"robot": 30}]
    assert (listed[2].changed, listed[2].created, listed[2].revision) == (LATER, NOW, 1)
    assert store.load_many([]) == []
    assert store.load_many(RUBBISH) == []


# Turns


def test_a_turn_is_stored_when_its_block_ends(store: GameStore, path: Path, game: Record) -> None:
    with store.turn(game.id, 0, "key", LATER) as turn:
        turn.append({"type": "choose"}, {"type": "roll"})
        assert turn.record.position == 2
        with closing(GameStore(path)) as another:
            assert another.load(game.id) == game
    assert turn.record == store.load(game.id)
    assert (turn.record.revision, turn.record.changed, turn.record.created) == (1, LATER, NOW)
    assert turn.record.events == ({"type": "choose"}, {"type": "roll"})


def test_all_that_a_turn_can_set_is_kept(store: GameStore, game: Record) -> None:
    with store.turn(game.id, 0, "key", LATER) as turn:
        turn.append({"type": "choose"})
        turn.set_draft({"missed": 3})
        turn.set_sheet({"vp": 12})
        turn.set_result({"winner": "robot"})
        turn.set_summary({"round": 9, "over": True})
        turn.set_name("Renamed \ud800")
        turn.delete()
    kept = store.load(game.id)
    assert kept == turn.record
    assert (kept.draft, kept.sheet, kept.result) == ({"missed": 3}, {"vp": 12}, {"winner": "robot"})
    assert (kept.summary, kept.name, kept.deleted) == ({"round": 9, "over": True}, "Renamed ?", True)
    assert (kept.setup, kept.origin) == (game.setup, None)
    with store.turn(game.id, 1, "key 2", LATER) as turn:
        turn.set_sheet(None)
        turn.set_result(None)
        turn.restore()
    kept = store.load(game.id)
    assert (kept.sheet, kept.result, kept.deleted) == (None, None, False)


def test_undo_loses_nothing_and_redo_brings_it_back(store: GameStore, game: Record) -> None:
    record = play(store, game, *({"n": n} for n in range(5)))
    for back in range(4, -1, -1):
        with store.turn(game.id, record.revision, f"undo {back}", LATER) as turn:
            turn.undo()
        record = store.load(game.id)
        assert [event["n"] for event in record.events] == list(range(back))
        assert [event["n"] for event in record.later] == list(range(back, 5))
    with store.turn(game.id, record.revision, "back to", LATER) as turn:
        turn.back_to(3)
    record = play(store, turn.record, {"n": 9})
    assert [event["n"] for event in store.load(game.id).line] == [0, 1, 2, 9]


def test_a_draft_is_kept_through_undo_and_redo(store: GameStore, game: Record) -> None:
    record = play(store, game, {"n": 0})
    for change in ({"missed": 1}, {"missed": 2}):
        with store.turn(game.id, record.revision, f"key {change}", LATER) as turn:
            turn.set_draft(change)
        record = turn.record
    with store.turn(game.id, record.revision, "undo", LATER) as turn:
        turn.undo()
    assert store.load(game.id).draft == {}
    with store.turn(game.id, turn.record.revision, "redo", LATER) as turn:
        turn.redo()
    assert store.load(game.id).draft == {"missed": 2}
    assert play(store, store.load(game.id), {"n": 1}).draft == {}


def test_a_turn_that_changes_nothing_writes_nothing(store: GameStore, game: Record) -> None:
    record = play(store, game, {"n": 0}, {"n": 1})
    with store.turn(game.id, 1, "idle", NOW) as turn:
        turn.undo()
        turn.redo()
        turn.set_draft({})
        turn.set_name(record.name)
    assert turn.record == record == store.load(game.id)
    with store.turn(game.id, 1, "idle", NOW) as turn:
        turn.append({"n": 2})
    assert turn.record.revision == 2


def test_a_change_that_looks_equal_is_a_change(store: GameStore, game: Record) -> None:
    """Python holds 1, 1.0 and True for equal, JSON does not."""
    record = play(store, game, {"n": 1})
    with store.turn(game.id, 1, "key", LATER) as turn:
        turn.undo()
        turn.append({"n": True})
    assert record.events == turn.record.events
    kept = store.load(game.id)
    assert kept.events[0]["n"] is True
    assert kept.revision == 2


@pytest.mark.parametrize(
    "failure", [ValueError, KeyError, sqlite3.OperationalError, KeyboardInterrupt, StopIteration]
)
def test_a_failure_in_a_turn_leaves_everything_as_it_was(
    store: GameStore, game: Record, failure: type[BaseException]
) -> None:
    before = play(store, game, {"n": 0}, {"n": 1})

    def fail() -> None:
        with store.turn(game.id, 1, "the key", LATER) as turn:
            turn.undo()
            turn.append({"n": 2})
            turn.set_name("other")
            raise failure("refused")

    with pytest.raises(failure):
        fail()
    assert store.load(game.id) == before
    with store.turn(game.id, 1, "the key", LATER) as turn:
        turn.append({"n": 3})
    assert store.load(game.id).position == 3


def test_undo_before_the_first_event_leaves_everything_as_it_was(store: GameStore, game: Record) -> None:
    def fail() -> None:
        with store.turn(game.id, 0, "key", LATER) as turn:
            turn.set_name("other")
            turn.undo()

    with pytest.raises(NoSuchPosition):
        fail()
    assert store.load(game.id) == game


def test_an_event_that_is_not_json_leaves_everything_as_it_was(store: GameStore, game: Record) -> None:
    with pytest.raises(TypeError), store.turn(game.id, 0, "key", LATER) as turn:
        turn.append({"n": 1}, {"n": object()})
    assert store.load(game.id) == game


def test_an_old_revision_is_stale(store: GameStore, game: Record) -> None:
    record = play(store, play(store, game, {"n": 0}), {"n": 1})
    for revision in (0, 1, 3, -1, 10**40):
        with pytest.raises(Stale) as caught, store.turn(game.id, revision, "fresh", LATER):
            pytest.fail("the block was entered")
        assert caught.value.revision == 2
    assert store.load(game.id) == record


def test_a_used_key_is_repeated_whatever_the_revision(store: GameStore, game: Record) -> None:
    with store.turn(game.id, 0, "once", LATER) as turn:
        turn.append({"n": 0})
    for revision in (0, 1):
        with pytest.raises(Repeated), store.turn(game.id, revision, "once", LATER):
            pytest.fail("the block was entered")
    assert store.load(game.id) == turn.record
    other = store.create({}, "other", NOW)
    with store.turn(other.id, 0, "once", LATER) as turn:
        turn.append({"n": 0})


def test_used_keys_are_forgotten_in_the_end(
    store: GameStore, path: Path, game: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rows, "KEYS_KEPT", 5)
    other = play(store, store.create({}, "other", NOW), {"n": 0})
    record = game
    for n in range(12):
        record = play(store, record, {"n": n})
    with closing(sqlite3.connect(path)) as db:
        used = db.execute(
            "SELECT key FROM used_key WHERE game_id = ? ORDER BY revision", (game.id,)
        ).fetchall()
        assert db.execute("SELECT count(*) FROM used_key WHERE game_id = ?", (other.id,)).fetchone() == (1,)
    assert used == [(f"key {n}",) for n in range(7, 12)]
    with pytest.raises(Stale), store.turn(game.id, 0, "key 0", LATER):
        pytest.fail("the block was entered")


def test_a_turn_is_one_transaction_on_the_disk(path: Path) -> None:
    said: list[str] = []
    with closing(GameStore(path, prepare=lambda db: db.set_trace_callback(said.append))) as store:
        game = store.create({}, "game", NOW)
        said.clear()
        play(store, game, {"n": 0})
    assert said[0] == "BEGIN IMMEDIATE"
    assert said[-1] == "COMMIT"
    assert len([statement for statement in said if statement.startswith(("BEGIN", "COMMIT"))]) == 2


def test_every_commit_is_flushed_and_folded_into_the_one_file(path: Path) -> None:
    found: list[tuple[Any, ...]] = []

    def look(db: sqlite3.Connection) -> None:
        for pragma in ("synchronous", "journal_mode", "foreign_keys", "busy_timeout"):
            found.append(db.execute(f"PRAGMA {pragma}").fetchone())

    with closing(GameStore(path, prepare=look)) as store:
        record = play(store, store.create({}, "game", NOW), {"n": 0})
        assert found == [(2,), ("wal",), (1,), (5000,)]
        copy = path.with_name("copy.sqlite")
        copy.write_bytes(path.read_bytes())
        with closing(GameStore(copy)) as restored:
            assert restored.load(record.id) == record


# Many at once


def together(jobs: list[Callable[[], None]]) -> None:
    """Run all jobs at the same time, each in a thread."""
    start = threading.Barrier(len(jobs))

    def run(job: Callable[[], None]) -> None:
        start.wait()
        job()

    threads = [threading.Thread(target=run, args=(job,)) for job in jobs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


@pytest.mark.parametrize("stores", [1, 8])
def test_of_many_posts_against_one_revision_exactly_one_wins(path: Path, stores: int) -> None:
    opened = [GameStore(path) for _ in range(stores)]
    record = opened[0].create({}, "game", NOW)
    for played in range(10):
        outcomes: list[str] = []

        def post(n: int, played: int = played, outcomes: list[str] = outcomes) -> None:
            try:
                with opened[n % stores].turn(record.id, played, f"device {n} {played}", LATER) as turn:
                    turn.append({"device": n})
                outcomes.append(f"won {n}")
            except Stale as stale:
                outcomes.append(f"stale, now {stale.revision}")

        together([lambda n=n: post(n) for n in range(8)])  # type: ignore[misc]
        assert outcomes.count(f"stale, now {played + 1}") == 7
        winner = next(outcome for outcome in outcomes if outcome.startswith("won"))
        kept = opened[0].load(record.id)
        assert (kept.position, kept.revision) == (played + 1, played + 1)
        assert winner == f"won {kept.events[-1]['device']}"
    for store in opened:
        store.close()


def test_a_double_tap_plays_once(store: GameStore, game: Record) -> None:
    outcomes: list[str] = []

    def post() -> None:
        try:
            with store.turn(game.id, 0, "the one key", LATER) as turn:
                turn.append({"n": 0})
            outcomes.append("won")
        except Repeated:
            outcomes.append("repeated")

    together([post] * 6)
    assert sorted(outcomes) == ["repeated"] * 5 + ["won"]
    assert store.load(game.id).position == 1


def test_a_double_tap_makes_one_game(store: GameStore) -> None:
    made: list[str] = []
    together([lambda: made.append(store.create({}, "game", NOW, key="the one key").id)] * 6)
    assert len(made) == 6
    assert len(set(made)) == 1


def test_reading_does_not_wait_for_a_turn(store: GameStore, game: Record) -> None:
    other = store.create({}, "other", NOW)
    read: list[Record] = []
    with store.turn(game.id, 0, "key", LATER) as turn:
        turn.append({"n": 0})
        together([lambda: read.append(store.load(other.id)), lambda: read.append(store.load(game.id))])
    assert {record.id: record for record in read} == {game.id: game, other.id: other}


def test_games_side_by_side_do_not_meet(store: GameStore) -> None:
    games = [store.create({}, str(n), NOW) for n in range(4)]

    def run(game: Record) -> None:
        record = game
        for n in range(15):
            record = play(store, record, {"of": game.name, "n": n})

    together([lambda game=game: run(game) for game in games])  # type: ignore[misc]
    for game in games:
        assert store.load(game.id).events == tuple({"of": game.name, "n": n} for n in range(15))


# Killed

PLAYER = """
import sys
from webapp.solo.store import GameStore
store = GameStore(sys.argv[1])
record = store.load(sys.argv[2])
while True:
    with store.turn(record.id, record.revision, f"key {record.revision}", "now") as turn:
        turn.append({"n": record.position})
        print("appended", record.position, flush=True)
        if sys.argv[3] == "inside":
            sys.stdin.read()
    record = turn.record
    print("saved", record.position, flush=True)
    if sys.argv[3] == "after":
        sys.stdin.read()
"""


def start_player(path: Path, game: Record, where: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(path), game.id, where],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def kill(player: subprocess.Popen[str]) -> list[str]:
    """Kill a player and give what else it had said."""
    player.send_signal(signal.SIGKILL)
    assert player.stdin is not None
    assert player.stdout is not None
    # Not `communicate`: it reads past what `readline` has taken into its buffer already.
    rest = player.stdout.read()
    assert player.wait() == -signal.SIGKILL
    player.stdin.close()
    player.stdout.close()
    return rest.splitlines()


def check_sound(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert db.execute("PRAGMA foreign_key_check").fetchall() == []


def test_killed_inside_of_a_turn_nothing_of_it_is_there(store: GameStore, path: Path, game: Record) -> None:
    player = start_player(path, game, "inside")
    assert player.stdout is not None
    assert player.stdout.readline() == "appended 0\n"
    kill(player)
    assert store.load(game.id) == game
    check_sound(path)
    assert play(store, game, {"n": 0}).position == 1


def test_killed_after_a_turn_all_of_it_is_there(store: GameStore, path: Path, game: Record) -> None:
    store.close()
    player = start_player(path, game, "after")
    assert player.stdout is not None
    assert [player.stdout.readline() for _ in range(2)] == ["appended 0\n", "saved 1\n"]
    kill(player)
    record = store.load(game.id)
    assert (record.events, record.revision) == (({"n": 0},), 1)
    check_sound(path)
    with pytest.raises(Repeated), store.turn(game.id, 1, "key 0", LATER):
        pytest.fail("the block was entered")


def test_killed_at_any_moment_no_saved_event_is_lost(store: GameStore, path: Path, game: Record) -> None:
    store.close()
    chance = random.Random(20)
    saved = 0
    for _ in range(4):
        player = start_player(path, game, "never")
        assert player.stdout is not None
        lines = [player.stdout.readline() for _ in range(chance.randrange(1, 60))]
        said = [*lines, *kill(player)]
        whole = [line.split() for line in said if line.startswith("saved ")]
        saved = max([saved, *(int(words[1]) for words in whole if len(words) == 2)])
        record = store.load(game.id)
        store.close()
        assert record.position in (saved, saved + 1)
        assert record.events == tuple({"n": n} for n in range(record.position))
        assert record.revision == record.position
        check_sound(path)
        saved = record.position


# Preferences, backup, files


def test_preferences_are_remembered(store: GameStore, path: Path) -> None:
    assert store.preference("dice") is None
    assert store.preference("dice", {"a": []}) == {"a": []}
    store.set_preference("dice", {"a": ["develop", "match"], "b": None})
    store.set_preference("theme", "dark")
    store.set_preference("theme", None)
    with closing(GameStore(path)) as another:
        assert another.preference("dice") == {"a": ["develop", "match"], "b": None}
        assert another.preference("theme", "light") is None


def test_a_backup_holds_everything_and_is_one_file(store: GameStore, game: Record, tmp_path: Path) -> None:
    record = play(store, game, {"n": 0})
    store.set_preference("dice", [1])
    target = tmp_path / "backup.sqlite"
    target.write_text("an old backup")
    store.backup(target)
    play(store, record, {"n": 1})
    assert [found.name for found in tmp_path.iterdir() if found.name.startswith("backup")] == [
        "backup.sqlite"
    ]
    with closing(GameStore(target)) as restored:
        assert restored.load(game.id) == record
        assert restored.preference("dice") == [1]
        assert play(restored, record, {"n": 5}).position == 2


def test_a_backup_in_the_middle_of_a_turn_holds_what_was_saved(
    store: GameStore, game: Record, tmp_path: Path
) -> None:
    with store.turn(game.id, 0, "key", LATER) as turn:
        turn.append({"n": 0})
        store.backup(tmp_path / "backup.sqlite")
    with closing(GameStore(tmp_path / "backup.sqlite")) as restored:
        assert restored.load(game.id) == game


def test_a_backup_over_the_store_itself_is_refused(store: GameStore, game: Record, path: Path) -> None:
    with pytest.raises(ValueError, match="of its own"):
        store.backup(path.parent / ".." / path.parent.name / path.name)
    assert store.load(game.id) == game


def test_closed_it_is_one_file_and_may_be_used_again(store: GameStore, path: Path, game: Record) -> None:
    store.close()
    assert [found.name for found in path.parent.iterdir()] == ["games.sqlite"]
    assert store.load(game.id) == game


def test_a_process_that_ends_leaves_one_file(store: GameStore, path: Path, game: Record) -> None:
    store.close()
    program = (
        "import sys; from webapp.solo.store import GameStore; s = GameStore(sys.argv[1]); s.load(sys.argv[2])"
    )
    subprocess.run([sys.executable, "-W", "error", "-c", program, str(path), game.id], cwd=ROOT, check=True)
    assert [found.name for found in path.parent.iterdir()] == ["games.sqlite"]


def test_folder_and_files_are_their_owners_only(store: GameStore, path: Path, game: Record) -> None:
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert sorted(found.name for found in path.parent.iterdir()) == [
        "games.sqlite",
        "games.sqlite-shm",
        "games.sqlite-wal",
    ]
    assert {stat.S_IMODE(found.stat().st_mode) for found in path.parent.iterdir()} == {0o600}


def test_a_restored_copy_is_seen_at_once(store: GameStore, path: Path, game: Record, tmp_path: Path) -> None:
    store.backup(tmp_path / "backup.sqlite")
    play(store, game, {"n": 0})
    for name in ("games.sqlite-wal", "games.sqlite-shm"):
        (path.parent / name).unlink()
    os.replace(tmp_path / "backup.sqlite", path)
    assert store.load(game.id) == game
    assert play(store, game, {"n": 1}).position == 1
    store.close()
    check_sound(path)


def test_a_thread_leaves_no_connection_behind(path: Path) -> None:
    opened: list[sqlite3.Connection] = []
    with closing(GameStore(path, prepare=opened.append)) as store:
        game = store.create({}, "game", NOW)

        def load() -> None:
            store.load(game.id)

        for _ in range(20):
            together([load])
        assert len(opened) == 1
        together([load] * 12)
    for connection in opened:
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            connection.execute("SELECT 1")


def test_a_forked_process_opens_a_connection_of_its_own(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[sqlite3.Connection] = []
    with closing(GameStore(path, prepare=opened.append)) as store:
        game = store.create({}, "game", NOW)
        assert len(opened) == 1
        monkeypatch.setattr(os, "getpid", lambda: -1)
        assert store.load(game.id) == game
        assert len(opened) == 2


# Any order of everything


class Model(RuleBasedStateMachine):
    """Random turns against two lists."""

    folder: Path
    store: GameStore

    @initialize(name=st.uuids())
    def begin(self, name: object) -> None:
        self.store = GameStore(self.folder / str(name) / "games.sqlite")
        self.id = self.store.create({}, "game", NOW).id
        self.line: list[dict[str, int]] = []
        self.position = self.revision = self.keys = 0

    def turn(self, change: Callable[[Any], None], *, moved: bool = True) -> None:
        self.keys += 1
        with self.store.turn(self.id, self.revision, f"key {self.keys}", LATER) as turn:
            change(turn)
        self.revision += moved

    @rule(events=st.lists(st.fixed_dictionaries({"n": st.integers()}), max_size=4))
    def append(self, events: list[dict[str, int]]) -> None:
        self.turn(lambda turn: turn.append(*events), moved=bool(events))
        if events:
            self.line = self.line[: self.position] + events
            self.position = len(self.line)

    @rule(n=st.integers(1, 4))
    def undo(self, n: int) -> None:
        if n > self.position:
            with pytest.raises(NoSuchPosition):
                self.turn(lambda turn: turn.undo(n))
        else:
            self.turn(lambda turn: turn.undo(n))
            self.position -= n

    @rule(n=st.integers(1, 4))
    def redo(self, n: int) -> None:
        if n > len(self.line) - self.position:
            with pytest.raises(NoSuchPosition):
                self.turn(lambda turn: turn.redo(n))
        else:
            self.turn(lambda turn: turn.redo(n))
            self.position += n

    @rule(data=st.data())
    def back_to(self, data: st.DataObject) -> None:
        position = data.draw(st.integers(0, len(self.line)))
        self.turn(lambda turn: turn.back_to(position), moved=position != self.position)
        self.position = position

    @precondition(lambda self: self.line)
    @rule(event=st.fixed_dictionaries({"n": st.integers()}))
    def undo_all_and_do_another(self, event: dict[str, int]) -> None:
        def change(turn: Any) -> None:
            turn.back_to(0)
            turn.append(event)

        self.turn(change)
        self.line, self.position = [event], 1

    @rule(event=st.fixed_dictionaries({"n": st.integers()}))
    def fail(self, event: dict[str, int]) -> None:
        def change(turn: Any) -> None:
            turn.back_to(0)
            turn.append(event)
            raise LookupError

        with pytest.raises(LookupError):
            self.turn(change)

    @rule()
    def post_again(self) -> None:
        with (
            pytest.raises((Stale, Repeated)),
            self.store.turn(self.id, self.revision - 1, f"key {self.keys}", NOW),
        ):
            pytest.fail("the block was entered")

    @rule()
    def restart(self) -> None:
        path = self.store.path
        self.store.close()
        self.store = GameStore(path)

    @invariant()
    def the_same(self) -> None:
        record = self.store.load(self.id)
        assert list(record.events) == self.line[: self.position]
        assert list(record.later) == self.line[self.position :]
        assert record.revision == self.revision

    def teardown(self) -> None:
        self.store.close()


def test_any_order_of_turns_is_like_two_lists(tmp_path: Path) -> None:
    class Here(Model):
        folder = tmp_path

    Here.TestCase.settings = settings(max_examples=40, stateful_step_count=25)
    Here.TestCase().runTest()
