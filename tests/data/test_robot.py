"""The robot can play every start world of the data, and asks about all that the data leaves open."""

from __future__ import annotations

import pytest

from webapp import resources
from webapp.catalogue.mat_check import WORLDS
from webapp.catalogue.source import read_source
from webapp.robot.mat import Mat
from webapp.robot.overrides import leaves, to_confirm

MAT = Mat.from_data(read_source(resources.folder("data")).mat)


def test_the_start_worlds_are_the_sixteen_of_the_rules() -> None:
    assert MAT.worlds == tuple(WORLDS)
    assert len(MAT.worlds) == 16


@pytest.mark.parametrize("world", MAT.worlds)
def test_the_mat_can_be_read_with_every_start_world(world: str) -> None:
    profile = MAT.profile(world)
    assert profile.faces == WORLDS[world]["robot"]
    assert profile.credit == WORLDS[world].get("credit", 1)
    assert set(profile.consume) == {"trade", "double", "both", "response"}


@pytest.mark.parametrize("world", MAT.worlds)
def test_every_reading_of_ours_can_be_corrected_at_set_up(world: str) -> None:
    asked = to_confirm(MAT, world)
    for stem in MAT.confirm(world):
        assert any(path == stem or path.startswith(f"{stem}.") for path in asked), stem
    assert set(asked) <= {path for path, _ in leaves(MAT.profile(world))}


def test_the_rules_name_each_start_world_by_its_number() -> None:
    text = (resources.PACKAGE.parent / "docs" / "robot-rules.md").read_text("utf-8")
    for number in range(16):
        assert f"### R-WORLD-{number}\n" in text
