"""The set-up as a form: defaults, dealing at random, values compared, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from driver import BRINK
from werkzeug.datastructures import MultiDict

from webapp.catalogue.models import Catalogue
from webapp.refusal import Refusal
from webapp.robot.mat import Mat
from webapp.robot.setup import HIGHEST_SEED, read_setup, start_worlds
from webapp.solo import setup_form
from webapp.solo.setup_form import RANDOM, Choice

ALL = ("base", "tgs", "rvi", "bow")


def form(**fields: Any) -> MultiDict[str, str]:
    return MultiDict(fields)


def test_what_is_left_out_has_its_default() -> None:
    assert setup_form.read_choice(form()) == Choice(("base",), "medium", RANDOM, RANDOM, True, None)


def test_a_whole_choice_and_its_query() -> None:
    typed = {
        "sets": "rvi",
        "difficulty": "hard",
        "robot_world": "new-sparta",
        "player_world": "old-earth",
        "dice": "real",
        "seed": " 7 ",
    }
    choice = setup_form.read_choice(form(**typed))
    assert choice == Choice(("base", "tgs", "rvi"), "hard", "new-sparta", "old-earth", False, 7)
    assert choice.query == {**typed, "seed": 7}
    assert setup_form.read_choice(MultiDict({k: str(v) for k, v in choice.query.items()})) == choice


@pytest.mark.parametrize(
    ("typed", "kind"),
    [
        ({"sets": "promo"}, "unknown_sets"),
        ({"sets": ""}, "unknown_sets"),
        ({"seed": "-1"}, "out_of_range"),
        ({"seed": str(HIGHEST_SEED + 1)}, "out_of_range"),
        ({"seed": "1.5"}, "wrong_type"),
        ({"seed": "9" * 40}, "wrong_type"),
        ({"seed": "lucky"}, "wrong_type"),
    ],
)
def test_a_choice_that_cannot_be(typed: dict[str, str], kind: str) -> None:
    with pytest.raises(Refusal) as refused:
        setup_form.read_choice(form(**typed))
    assert refused.value.kind == kind


def test_open_worlds_are_dealt_from_the_sets_in_use(catalogue: Catalogue) -> None:
    for sets in (("base",), ALL):
        allowed = {card.id for card in start_worlds(catalogue.race, sets)}
        dealt = [setup_form.deal(Choice(sets), catalogue.race) for _ in range(60)]
        assert all(one.dealt and one.robot_world != one.player_world for one in dealt)
        assert {one.robot_world for one in dealt} <= allowed
        assert len({one.robot_world for one in dealt}) > 2
        assert len({one.player_world for one in dealt}) > 2


def test_a_chosen_world_stays_and_is_not_dealt_again(catalogue: Catalogue) -> None:
    for _ in range(40):
        dealt = setup_form.deal(Choice(robot_world="old-earth"), catalogue.race)
        assert dealt.robot_world == "old-earth" != dealt.player_world
        dealt = setup_form.deal(Choice(player_world="old-earth"), catalogue.race)
        assert dealt.player_world == "old-earth" != dealt.robot_world


def test_a_seed_is_drawn_where_none_was_chosen(catalogue: Catalogue, mat: Mat) -> None:
    choice = Choice(robot_world="new-sparta", player_world="old-earth", sets=("base",))
    seeds = {setup_form.setup_data(choice, {})["seed"] for _ in range(5)}
    assert len(seeds) == 5
    assert all(0 <= seed < setup_form.DRAWN_SEEDS for seed in seeds)
    data = setup_form.setup_data(Choice(robot_world="a", player_world="b", seed=3), {"stack": 5})
    assert data == {
        "robot_world": "a",
        "player_world": "b",
        "sets": ["base"],
        "difficulty": "medium",
        "seed": 3,
        "overrides": {"stack": 5},
    }
    assert setup_form.with_seed({"seed": 0})["seed"] == 0


@pytest.mark.parametrize(
    ("choice", "kind"),
    [
        (Choice(robot_world="no-such", player_world="old-earth"), "unknown_world"),
        (Choice(robot_world="public-works", player_world="old-earth"), "unknown_world"),
        (Choice(robot_world="old-earth", player_world="old-earth"), "same_world"),
        (Choice(robot_world="doomed-world", player_world="old-earth"), "world_not_in_sets"),
        (
            Choice(difficulty="brutal", robot_world="new-sparta", player_world="old-earth"),
            "unknown_difficulty",
        ),
    ],
)
def test_a_set_up_that_cannot_be(catalogue: Catalogue, mat: Mat, choice: Choice, kind: str) -> None:
    with pytest.raises(Refusal) as refused:
        setup_form.check(choice, mat, catalogue.race)
    assert refused.value.kind == kind


def test_the_values_to_compare_and_those_known_before(mat: Mat) -> None:
    world = "uplift-mercenary-force"
    values = dict(setup_form.compared(mat, world, {}))
    assert values["settle.action.draw"] == 4
    assert values["robot"] == ["settle"] or tuple(values["robot"]) == ("settle",)
    assert not [path for path in values if path.startswith("dice")]
    known = dict(setup_form.compared(mat, world, {"settle.action.draw": 6}))
    assert known["settle.action.draw"] == 6


def test_only_what_differs_becomes_an_override(catalogue: Catalogue, mat: Mat) -> None:
    world = "uplift-mercenary-force"
    same = MultiDict[str, str]()
    for path, value in setup_form.compared(mat, world, {}):
        for one in value if isinstance(value, list | tuple) else [value]:
            same.add(f"value:{path}", str(one).lower() if isinstance(one, bool) else str(one))
    for die, faces in zip("ab", mat.profile(world).dice, strict=True):
        same.setlist(f"value:dice.{die}", list(faces))
    assert setup_form.read_overrides(same, mat, world) == {}
    same["value:settle.action.draw"] = "6"
    same.setlist("value:dice.b", ["robot"] * 6)
    changed = setup_form.read_overrides(same, mat, world)
    assert changed == {"settle.action.draw": 6, "dice.b": ["robot"] * 6}
    read_setup({**BRINK, "overrides": changed}, mat, catalogue.race)


def test_what_was_corrected_before_is_compared_too(mat: Mat) -> None:
    known = {"settle.response.draw": 6, "dice.a": ["settle"] * 6, "of.another": 3}
    assert setup_form.compared(mat, "new-sparta", {}) == []
    assert setup_form.compared(mat, "new-sparta", known) == [("settle.response.draw", 6)]


def test_a_field_that_is_no_value_of_the_mat_is_ignored(mat: Mat) -> None:
    typed = form(**{"value:stack": "9", "value:number": "3", "value:x.y": "1", "stack": "5"})
    assert setup_form.read_overrides(typed, mat, "new-sparta") == {"stack": 9}


def test_faces_that_a_form_holds(mat: Mat) -> None:
    typed = form(**{"value:robot": "trade", "value:dice.a": ["match"] * 6, "value:dice.b": "match"})
    assert setup_form.typed_faces(typed, mat, "new-sparta") == {"robot": ["trade"], "dice.a": ["match"] * 6}


@pytest.mark.parametrize(
    ("old", "typed", "new"),
    [
        (True, ["true"], True),
        (True, [], False),
        (3, ["4"], 4),
        (["a", "b"], ["c", "d"], ["c", "d"]),
        ("x", ["y"], "y"),
    ],
)
def test_a_value_is_read_as_the_old_one_is(old: object, typed: list[str], new: object) -> None:
    assert setup_form.read_value(form(**{"value:p": typed} if typed else {}), "p", old) == new


def test_remembered_dice_are_taken_as_far_as_they_are_sound() -> None:
    faces = ["explore", "develop", "settle", "trade", "match", "robot"]
    assert setup_form.remembered_dice({"a": faces, "b": faces[:5]}) == {"dice.a": faces}
    assert setup_form.remembered_dice({"a": ["x"] * 6, "b": 5}) == {}
    assert setup_form.remembered_dice([1]) == {}
    assert setup_form.remembered_dice(None) == {}
