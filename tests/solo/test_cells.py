"""Every value of every mat has a name, and every value can be said."""

from __future__ import annotations

from typing import Any

import pytest

from webapp.catalogue.models import Catalogue
from webapp.catalogue.reader import open_catalogue
from webapp.robot.mat import Mat
from webapp.robot.overrides import leaves, to_confirm
from webapp.solo import cells


@pytest.fixture(scope="module")
def mat(catalogue_path: Any) -> Mat:
    catalogue: Catalogue = open_catalogue(catalogue_path)
    return Mat.from_data(catalogue.mat)


def test_each_value_of_each_world_has_a_name_of_its_own(mat: Mat) -> None:
    assert len(mat.worlds) == 16
    for world in mat.worlds:
        paths = [path for path, _ in leaves(mat.profile(world))]
        labels = [cells.label(path) for path in paths]
        assert len(set(labels)) == len(labels) > 30, world
        assert not [label for label in labels if "_" in label or "." in label], world


def test_each_value_to_compare_at_set_up_can_be_said(mat: Mat) -> None:
    for world in mat.worlds:
        values = dict(leaves(mat.profile(world)))
        for path in to_confirm(mat, world):
            said = cells.value_label(path, values[path])
            assert said, (world, path)
            assert "_" not in said, (world, path)


@pytest.mark.parametrize(
    ("path", "label"),
    [
        ("robot", "“robot =” counter"),
        ("dice.a", "Die A"),
        ("stack", "Draw stack at the start"),
        ("settle.response.draw", "Settle, response: cards drawn"),
        ("settle.response.price", "Settle, response: credit paid for the world"),
        ("settle.response.price.nonmilitary_world", "Settle, response: credit paid for a non-military world"),
        ("explore.action.draw", "Explore, action (one space): cards drawn"),
        ("explore.action_both.draw", "Explore, action (both spaces): cards drawn"),
        ("consume.both.vp_per_economy", "Consume, both spaces: VPs for each step of economy size"),
        ("produce.response.credit", "Produce, response: credit gained"),
        ("first_settle_action.min_vp", "Settle, first action: fewest printed VPs"),
    ],
)
def test_names(path: str, label: str) -> None:
    assert cells.label(path) == label


@pytest.mark.parametrize("path", ["", "number", "confirm", "settle", "settle.action", "settle.action.colour"])
def test_what_is_no_value_has_no_name(path: str) -> None:
    with pytest.raises(KeyError):
        cells.label(path)


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("develop.response.needs_credit", True, "Yes"),
        ("develop.response.needs_credit", False, "No"),
        ("settle.action.draw", 0, "0"),
        ("settle.action.draw", 20, "20"),
        ("settle.action.find", "military_world", "a military world"),
        ("robot", ["produce"], "Produce"),
        ("robot", ("trade", "double"), "Consume: Trade → Consume: 2x VPs"),
        (
            "dice.a",
            ["explore", "develop", "develop", "settle", "settle", "match"],
            "Explore\u00a0· Develop\u00a0· Develop\u00a0· Settle\u00a0· Settle\u00a0· Match",
        ),
    ],
)
def test_values(path: str, value: Any, said: str) -> None:
    assert cells.value_label(path, value) == said


def test_what_is_no_find_or_face_cannot_be_said() -> None:
    with pytest.raises(KeyError):
        cells.value_label("settle.action.find", "goods")
    with pytest.raises(KeyError):
        cells.value_label("dice.a", ["goods"])
