"""`tableside solo simulate`: the distribution of many games, and one line for every bad argument."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from webapp import resources
from webapp.cli import main
from webapp.commands.simulate import report, simulate
from webapp.robot.ending import REASONS
from webapp.robot.simulation import Result as Simulated

Run = Callable[..., Result]


@pytest.fixture
def run(catalogue_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setattr(resources, "CATALOGUE", catalogue_path)
    return lambda arguments: CliRunner().invoke(simulate, arguments.split())


def test_it_prints_the_distribution(run: Run) -> None:
    result = run("--world doomed-world --difficulty hard --games 60 --seed 7")
    assert (result.exit_code, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert lines[0] == "doomed-world, hard, sets base,tgs, 60 games, seed 7"
    spread = r"lowest \d+, quartiles [\d.]+ / [\d.]+ / [\d.]+, highest \d+, mean \d+\.\d"
    for name in ("Robot's score", "Rounds", "Script's points", "Script's cards"):
        assert re.search(rf"^{name} +{spread}$", result.stdout, re.MULTILINE), name
    bars = re.findall(r"^ +(\d+) to +(\d+) +(\d+)", result.stdout, re.MULTILINE)
    assert sum(int(count) for _, _, count in bars) == 60
    assert [int(low) for low, _, _ in bars[1:]] == [int(high) + 1 for _, high, _ in bars[:-1]]
    assert re.search(r"^ +\d+ +\d+\.\d%  the robot's tableau is full$", result.stdout, re.MULTILINE)


def test_it_is_a_command_of_tableside(run: Run) -> None:
    arguments = "--world new-sparta --games 3 --seed 5"
    result = CliRunner().invoke(main, ["solo", "simulate", *arguments.split()])
    assert result.exit_code == 0
    assert result.stdout == run(arguments).stdout


def test_the_same_seed_prints_the_same(run: Run) -> None:
    arguments = "--world new-sparta --difficulty easy --games 20 --sets base,tgs,rvi,bow --seed"
    first, again, other = (run(f"{arguments} {seed}").stdout for seed in (3, 3, 4))
    assert first == again
    assert first.splitlines()[1:] != other.splitlines()[1:]
    assert "sets base,tgs,rvi,bow" in first


def test_one_game_is_enough(run: Run) -> None:
    result = run("--world new-sparta --games 1")
    assert result.exit_code == 0
    assert result.stdout.startswith("new-sparta, medium, sets base, 1 game, seed 0\n")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("", "--world"),
        ("--world", "--world"),
        ("--world no-such-world", "no-such-world"),
        ("--world gem-world", "gem-world"),
        ("--world new-sparta --difficulty brutal", "easy, medium, hard"),
        ("--world new-sparta --games 0", "--games"),
        ("--world new-sparta --games -5", "--games"),
        ("--world new-sparta --games many", "--games"),
        ("--world new-sparta --games 1.5", "--games"),
        ("--world new-sparta --games 99999999999", "--games"),
        ("--world new-sparta --seed -1", "--seed"),
        ("--world new-sparta --seed x", "--seed"),
        ("--world new-sparta --sets tgs", "base,tgs"),
        ("--world new-sparta --sets base,xyz", "base,tgs"),
        ("--world new-sparta --sets BASE", "base,tgs"),
        ("--world doomed-world --sets base", "base,tgs"),
        ("--world new-sparta --what", "--what"),
        ("--world new-sparta more", "more"),
    ],
)
def test_bad_arguments(run: Run, arguments: str, said: str) -> None:
    result = run(arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith("Error: ")
    assert said in result.stderr


def test_help(run: Run) -> None:
    result = run("--help")
    assert result.exit_code == 0
    for option in ("--world", "--difficulty", "--games", "--seed", "--sets"):
        assert option in result.stdout


def test_without_a_catalogue(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "CATALOGUE", tmp_path / "none.sqlite")
    result = run("--world new-sparta")
    assert result.exit_code == 1
    assert "tableside build-data" in result.stderr


def test_the_report_by_hand() -> None:
    results = [
        Simulated(-3, 8, ("robot_tableau",), 20, 7),
        Simulated(4, 9, ("robot_tableau", "vp_pool"), 30, 9),
        Simulated(12, 10, ("player_tableau",), 40, 12),
    ]
    assert list(report(results)) == [
        "",
        "Robot's score    lowest -3, quartiles 0.5 / 4 / 8, highest 12, mean 4.3",
        "   -5 to  -1       1  ##################################################",
        "    0 to   4       1  ##################################################",
        "    5 to   9       0",
        "   10 to  14       1  ##################################################",
        "",
        "Rounds           lowest 8, quartiles 8.5 / 9 / 9.5, highest 10, mean 9.0",
        "Script's points  lowest 20, quartiles 25 / 30 / 35, highest 40, mean 30.0",
        "Script's cards   lowest 7, quartiles 8 / 9 / 10.5, highest 12, mean 9.3",
        "",
        "Why the games ended (a game may have several reasons)",
        "        2   66.7%  the robot's tableau is full",
        "        1   33.3%  the player's tableau is full",
        "        1   33.3%  the VP pool is exhausted",
    ]


def test_every_reason_has_its_words() -> None:
    lines = list(report([Simulated(1, 1, REASONS, 1, 1)]))
    assert len(lines) == len(list(report([Simulated(1, 1, REASONS[:1], 1, 1)]))) + len(REASONS) - 1
