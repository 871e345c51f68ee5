"""`tableside solo replay`: a line a state, as the contract says; a refusal exits 2 with a sentence."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from driver import BRINK, DONE, EVENTS, SETUP, NewGame, adjust, carry_on, choose, flip, game_file, roll

from webapp import resources
from webapp.catalogue.models import Catalogue
from webapp.catalogue.reader import open_catalogue
from webapp.cli import main
from webapp.commands.files import shown
from webapp.robot.game import Game
from webapp.robot.mat import Mat
from webapp.robot.setup import read_setup

CONTRACT = {
    **SETUP,
    "overrides": {"robot": ["settle"], "settle.response.draw": 4},
}
"""The contract's example, word for word."""

KEYS = [
    *("round", "prompt", "phase", "over", "vp_pool", "robot", "player", "leader", "leader_tile"),
    *("robot_actions", "steps"),
]
ROBOT_KEYS = [
    *("credit", "economy", "stack", "vp", "prestige", "counters_left", "counters_placed", "tableau", "shows"),
    "score",
]
PLAYER_KEYS = ["vp", "prestige", "tableau", "limit"]
MOVE_1 = "Move 1 card unseen: common deck → robot's draw stack."


@pytest.fixture(autouse=True)
def _built(monkeypatch: pytest.MonkeyPatch, catalogue_path: Path) -> None:
    monkeypatch.setattr(resources, "CATALOGUE", catalogue_path)


@pytest.fixture(scope="module")
def catalogue(catalogue_path: Path) -> Catalogue:
    return open_catalogue(catalogue_path)


@pytest.fixture(scope="module")
def new_game(catalogue: Catalogue) -> NewGame:
    def act(*events: Any, **changes: Any) -> Game:
        mat = Mat.from_data(catalogue.mat)
        return Game.replay(mat, catalogue.race, read_setup({**SETUP, **changes}, mat, catalogue.race), events)

    return act


@pytest.fixture
def write(tmp_path: Path) -> Callable[..., Path]:
    def act(value: object, name: str = "game.json") -> Path:
        path = tmp_path / name
        path.write_bytes(value if isinstance(value, bytes) else json.dumps(value).encode())
        return path

    return act


def replay(*arguments: object, stdin: bytes = b"") -> Result:
    return CliRunner().invoke(main, ["solo", "replay", *map(str, arguments)], input=stdin)


def lines(result: Result) -> list[dict[str, Any]]:
    assert (result.exit_code, result.stderr) == (0, "")
    return [json.loads(line) for line in result.stdout.splitlines()]


def refused(result: Result) -> str:
    """Return the one sentence of a refused call."""
    assert result.exit_code == 2
    assert isinstance(result.exception, SystemExit)
    assert result.stderr.startswith("Error: ")
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.stderr
    return result.stderr.removeprefix("Error: ").rstrip("\n")


def test_the_contracts_example(write: Callable[..., Path]) -> None:
    states = lines(replay(write(game_file(CONTRACT))))
    assert len(states) == 1 + len(EVENTS)
    for state in states:
        assert list(state) == KEYS
        assert list(state["robot"]) == ROBOT_KEYS
        assert list(state["player"]) == PLAYER_KEYS
    assert states[0] == {
        "round": 1,
        "prompt": "choose",
        "phase": None,
        "over": False,
        "vp_pool": 24,
        "robot": {
            "credit": 1,
            "economy": 0,
            "stack": 4,
            "vp": 0,
            "prestige": 0,
            "counters_left": 2,
            "counters_placed": 0,
            "tableau": ["new-sparta"],
            "shows": "settle",
            "score": 1,
        },
        "player": {"vp": 0, "prestige": 0, "tableau": 1, "limit": 12},
        "leader": None,
        "leader_tile": 0,
        "robot_actions": [],
        "steps": [],
    }
    assert [(state["prompt"], state["phase"]) for state in states] == [
        ("choose", None),
        ("roll", None),
        ("done", "develop_1"),
        ("flip", "develop_1"),
        ("done", "settle_1"),
        ("done", "settle_1"),
        ("flip", "settle_1"),
    ]
    assert [state["robot_actions"] for state in states] == [[], []] + [["develop_left", "settle_left"]] * 5
    assert [state["robot"]["stack"] for state in states] == [4, 4, 4, 5, 3, 3, 8]
    assert states[3]["steps"][0] == {"rule": "R-DEV-A", "text": MOVE_1}
    assert states[4]["robot"]["tableau"] == ["new-sparta", "public-works"]
    assert states[4]["robot"]["score"] == 2
    assert states[5]["player"]["vp"] == 3
    assert states[5]["vp_pool"] == 21
    assert states[5]["steps"][0]["rule"] is None


def test_text_is_utf_8_and_one_object_a_line(write: Callable[..., Path]) -> None:
    result = replay(write(game_file(events=EVENTS[:3])))
    assert "common deck → robot's draw stack" in result.stdout
    assert all(line.startswith('{"round": ') for line in result.stdout.splitlines())


def test_a_file_without_seed_and_overrides(write: Callable[..., Path]) -> None:
    setup = {name: value for name, value in SETUP.items() if name != "seed"}
    assert len(lines(replay(write(game_file(setup))))) == 7


def test_a_game_to_its_end(write: Callable[..., Path]) -> None:
    events = (choose("trade produce"), roll("trade produce"), DONE, adjust("player", "vp", 30), DONE)
    last = lines(replay(write(game_file(events=events))))[-1]
    assert (last["prompt"], last["phase"], last["over"], last["vp_pool"]) == ("over", None, True, 0)
    assert last["robot_actions"] == ["trade", "produce"]
    assert last["steps"][-1] == {"rule": "R-END-1", "text": "The pool of VP chips is used up."}


def test_prestige_leader_and_a_described_card(write: Callable[..., Path], new_game: NewGame) -> None:
    card = {"kind": "world", "military": True, "vp": -1, "chromosome": True, "prestige": 2, "name": "Ő"}
    events = [choose("settle trade"), roll("settle trade"), DONE, flip(card, 0), DONE]
    states = lines(replay(write(game_file({**BRINK, "difficulty": "easy"}, events))))
    assert states[4]["robot"]["tableau"] == ["uplift-mercenary-force", card]
    assert states[4]["robot"]["prestige"] == 2
    assert {state["leader"] for state in states} == {None, "robot"}
    assert states[0]["vp_pool"] == 29


def test_a_whole_game_is_told_without_a_hole(write: Callable[..., Path], new_game: NewGame) -> None:
    game = carry_on(new_game(**BRINK), lambda one: one.outcome is not None)
    states = lines(replay(write(game_file(BRINK, game.events))))
    assert len(states) == len(game.events) + 1
    assert states[-1]["robot"]["score"] == game.score.total
    assert all(step["text"] for state in states for step in state["steps"])
    assert {state["prompt"] for state in states} == {"choose", "roll", "done", "flip", "over"}


def test_several_files_and_standard_input_one_after_the_other(write: Callable[..., Path]) -> None:
    one, two = write(game_file(events=EVENTS[:1]), "one.json"), write(game_file(events=()), "two.json")
    states = lines(replay(one, "-", two, stdin=json.dumps(game_file(events=EVENTS[:2])).encode()))
    assert [state["prompt"] for state in states] == ["choose", "roll", "choose", "roll", "done", "choose"]


@pytest.mark.parametrize(
    ("events", "printed", "reason"),
    [
        ([DONE], 1, "Event 1: "),
        ([*EVENTS[:2], roll("settle trade")], 3, "Event 3: "),
        ([*EVENTS[:3], flip("new-sparta", 0)], 4, "Event 4: "),
        ([*EVENTS[:3], flip("public-works", 5)], 4, "Event 4: "),
        ([*EVENTS[:3], {"type": "flip", "missed": 1}], 4, "Event 4: "),
        ([*EVENTS[:3], {"type": "flip", "found": "public-works"}], 4, "Event 4: "),
        ([{"type": "cheat"}], 1, "Event 1: "),
        ([choose("trade trade")], 1, "Event 1: "),
        ([{**EVENTS[0], "why": "not"}], 1, "Event 1: "),
        ([adjust("player", "vp", 3.0)], 1, "Event 1: "),
        ([adjust("player", "vp", True)], 1, "Event 1: "),
        ([adjust("player", "prestige", 0)], 1, "Event 1: "),
        ([EVENTS[0], roll("robot robot")], 2, "Event 2: "),
        ([7], 1, "Event 1: "),
    ],
)
def test_a_refused_event_exits_2_with_the_states_before_it(
    write: Callable[..., Path], events: list[Any], printed: int, reason: str
) -> None:
    path = write(game_file(events=events))
    result = replay(path)
    assert refused(result).startswith(f"{path}: {reason}")
    assert len(result.stdout.splitlines()) == printed


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b"\xff\xfe",
        b" " * 10_000_000,
        b'{"format": "tableside-solo", "version": 99, "setup": {}, "events": []}',
        json.dumps({**game_file(), "setup": {**SETUP, "robot_world": "atlantis"}}).encode(),
        json.dumps({**game_file(), "setup": {**SETUP, "sets": ["base", "bow"]}}).encode(),
        json.dumps({**game_file(), "setup": {**SETUP, "overrides": {"credit": 99}}}).encode(),
        json.dumps({**game_file(), "setup": {**SETUP, "overrides": []}}).encode(),
        json.dumps({**game_file(), "extra": 1}).encode(),
        json.dumps({"format": "tableside-solo"}).encode(),
        json.dumps(game_file()).replace("new-sparta", "\\ud800\\u001b[31m").encode(),
    ],
)
def test_a_file_that_cannot_be(write: Callable[..., Path], data: bytes) -> None:
    path = write(data)
    for result, name in ((replay(path), str(path)), (replay("-", stdin=data), "-")):
        reason = refused(result)
        assert reason.startswith(f"{shown(name)}: ")
        assert reason.replace("\xa0", " ").isprintable()
        assert len(reason) < 400 + len(name)
        assert result.stdout == ""


def test_a_file_that_is_not_there_or_no_file(tmp_path: Path) -> None:
    missing = tmp_path / "missing.json"
    assert refused(replay(missing)) == f"{missing}: The file cannot be read: No such file or directory."
    assert refused(replay(tmp_path)) == f"{tmp_path}: The file cannot be read: Is a directory."


def test_the_files_before_a_bad_one_are_printed(write: Callable[..., Path]) -> None:
    good, bad = write(game_file(events=()), "good.json"), write(b"{}", "bad.json")
    result = replay(good, bad, good)
    assert refused(result).startswith(f"{bad}: ")
    assert len(result.stdout.splitlines()) == 1


def test_no_file_at_all_is_a_usage_error() -> None:
    assert replay().exit_code == 2


def test_a_missing_catalogue_tells_the_remedy(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, write: Callable[..., Path]
) -> None:
    monkeypatch.setattr(resources, "CATALOGUE", tmp_path / "nothing.sqlite")
    result = replay(write(game_file()))
    assert result.exit_code == 1
    assert "tableside build-data" in result.stderr


def test_every_golden_set_up_of_a_start_world_replays(
    write: Callable[..., Path], catalogue: Catalogue
) -> None:
    for world in catalogue.mat["world"]:
        own = "old-earth" if world != "old-earth" else "new-sparta"
        setup = {**BRINK, "robot_world": world, "player_world": own}
        state = lines(replay(write(game_file(setup, ()))))[0]
        assert state["robot"]["tableau"] == [world]


def test_the_command_itself(write: Callable[..., Path], catalogue_path: Path) -> None:
    """A process of its own: standard input, standard error, exit codes, no traceback."""
    program = (
        "import sys; from pathlib import Path; from webapp import resources; "
        "resources.CATALOGUE = Path(sys.argv.pop(1)); from webapp.cli import main; main()"
    )

    def call(*arguments: object, stdin: bytes) -> subprocess.CompletedProcess[bytes]:
        command = [sys.executable, "-c", program, str(catalogue_path), "solo", "replay", *map(str, arguments)]
        return subprocess.run(command, input=stdin, capture_output=True, check=False)

    good = call("-", write(game_file()), stdin=json.dumps(game_file(events=())).encode())
    assert (good.returncode, good.stderr) == (0, b"")
    assert len(good.stdout.splitlines()) == 8
    bad = call("-", stdin=json.dumps(game_file(events=[DONE])).encode())
    assert (bad.returncode, len(bad.stdout.splitlines())) == (2, 1)
    assert bad.stderr.startswith(b"Error: standard input: Event 1: ")
    assert b"Traceback" not in bad.stderr
