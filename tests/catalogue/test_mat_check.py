"""A mat whose numbers are not those of the rules shows as a difference."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from webapp.catalogue.check import report
from webapp.catalogue.mat_check import WORLDS, robot_lines
from webapp.catalogue.models import Catalogue

Spoil = Callable[[str, str, str], Path]
ALL = [f"{world} (R-WORLD-{number})" for number, world in enumerate(WORLDS)]
PRINTED = "start and printed cells (R-SETUP-5, R-EXP-A to R-PRO-R)"
LIMITS = "limits (R-SETUP-2, R-SETUP-8, R-END-1)"
SPACES = "action spaces (R-ROUND-2)"
LEVELS = "counters and worth of a 6-cost development (R-SETUP-3)"


def _wrong(catalogue: Catalogue, data: Path) -> list[str]:
    mat = tomllib.loads((data / "robot.toml").read_text("utf-8"))
    lines = robot_lines(catalogue.race.values(), mat)
    return [line.about.removeprefix("robot: ") for line in lines if not line.right]


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("credit = 4\n", "credit = 6\n", [LIMITS]),
        ("vp_pool_bow = 29", "vp_pool_bow = 28", [LIMITS]),
        ("prestige = 15", "prestige = 16", [LIMITS]),
        ("counters = 3\nsix_cost_vp = 9", "counters = 3\nsix_cost_vp = 6", [LEVELS]),
        ('"match", "robot", "robot"]', '"match", "match", "robot"]', ["dice (R-DICE-3)"]),
        ('"develop", "develop", "settle", ', '"develop", "settle", "settle", ', [SPACES]),
        ("response = {}", "response = { credit = 1 }", [PRINTED, *ALL[:9], *ALL[10:12], *ALL[13:]]),
        ("settle.action = { draw = 5, find", "settle.action = { draw = 6, find", [ALL[3]]),
        ("settle.response = { draw = 4, find", "settle.response = { draw = 5, find", [ALL[3]]),
        ("number = 3\n", "number = 3\nconsume.trade.credit = 3\n", [ALL[3]]),
        ("number = 3\n", "number = 3\nstack = 3\n", [ALL[3]]),
        ('robot = ["double"]', 'robot = ["trade"]', [ALL[1]]),
        ("credit = 0\nstack = 3", "credit = 0\nstack = 4", [ALL[6]]),
        ('robot = ["produce", "trade"]', 'robot = ["trade", "produce"]', [ALL[7]]),
        ("min_vp = 3", "min_vp = 4", [ALL[8]]),
        ("nonmilitary_world = 1, military_world = 0", "nonmilitary_world = 1, military_world = 1", [ALL[9]]),
        ("price = { nonmilitary_world = 1, military_world = 0 }", "price = 1", [ALL[9]]),
        ("price_six_cost = 0 }", "price_six_cost = 1 }", [ALL[10]]),
        ('draw = 4, draw_per = "chromosome_world"', "draw = 4", [ALL[13]]),
        ('find = "alien_world"', 'find = "any_world"', [ALL[14]]),
        ('never_places = "imperium"\n', "", [ALL[15]]),
    ],
)  # fmt: skip
def test_one_wrong_number_is_found(
    catalogue: Catalogue, spoil: Spoil, old: str, new: str, wrong: list[str]
) -> None:
    assert _wrong(catalogue, spoil("robot.toml", old, new)) == wrong


def test_a_difference_names_the_value(spoil: Spoil) -> None:
    data = spoil("robot.toml", "settle.action = { draw = 5, find", "settle.action = { draw = 6, find")
    (line,) = [line for line in report(data) if not line.right]
    assert str(line).startswith("DIFF robot: new-sparta (R-WORLD-3): expected {")
    expected, found = line.expected, line.found
    assert isinstance(expected, dict)
    assert isinstance(found, dict)
    assert {key for key in expected if expected[key] != found[key]} == {"settle.action.draw"}
    assert (expected["settle.action.draw"], found["settle.action.draw"]) == (5, 6)


def test_a_start_world_without_an_entry_is_found(catalogue: Catalogue) -> None:
    worlds = {key: world for key, world in catalogue.mat["world"].items() if key != "new-sparta"}
    lines = robot_lines(catalogue.race.values(), {**catalogue.mat, "world": worlds})
    assert [line.about for line in lines if not line.right] == ["robot: start worlds with their numbers"]
