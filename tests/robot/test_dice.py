"""Laying the dice: every choice with every roll against a second, differently made reading; then by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations, product
from typing import TYPE_CHECKING

import pytest

from webapp.refusal import Refusal
from webapp.robot.dice import app_roll, check_faces, lay, marker_spaces, spaces_with_dice
from webapp.robot.game import Game

if TYPE_CHECKING:
    from tests.robot.conftest import Sit

ACTIONS = ["explore_plus1", "explore_plus5", "develop", "settle", "trade", "double", "produce"]
PLAIN = ["explore", "develop", "settle", "trade", "double", "produce"]
FACES = [*PLAIN, "match", "robot"]
CHOICES = [*combinations(ACTIONS, 2), ("develop", "develop"), ("settle", "settle")]
SEARCHES = [("search", action) for action in ACTIONS]
ROLLS = [roll for roll in product(FACES, repeat=2) if roll != ("robot", "robot")]
DICE = (
    ("explore", "develop", "develop", "settle", "settle", "match"),
    ("trade", "double", "produce", "match", "robot", "robot"),
)


def second_reading(choice: tuple[str, ...], roll: tuple[str, str], shows: str) -> set[str]:
    """Lay the dice by counting actions a phase, not by laying anything on a space.

    It works because a pair is always filled from the left in the end: by R-DICE-5 for plain faces, by
    R-DICE-8 below both markers of a pair, by R-DICE-9 below a marker on the right alone.
    """
    phase = {"explore_plus1": "explore", "explore_plus5": "explore"}
    marks = sorted((phase.get(action, action) for action in choice if action != "search"), key=PLAIN.index)
    right_explore_only = "explore_plus5" in choice and "explore_plus1" not in choice
    read = [shows if face == "robot" else face for face in roll]
    actions = Counter(face for face in read if face != "match")
    other = next(iter(actions), None)
    if read.count("match") == 2:
        actions.update(marks)
    elif "match" in read:
        right_most = marks[-1]
        both_of_a_pair = len(set(marks)) < len(marks)
        if both_of_a_pair or other != right_most or (right_most == "explore" and right_explore_only):
            actions[right_most] += 1
        elif len(marks) == 2:
            actions[marks[0]] += 1
    spaces = set()
    for name, count in actions.items():
        if name in ("trade", "double", "produce"):
            spaces.add(name)
        else:
            spaces.update([f"{name}_left", f"{name}_right"][:count])
    return spaces


@pytest.mark.parametrize("choice", [*CHOICES, *SEARCHES], ids="+".join)
def test_every_roll_after_every_choice(choice: tuple[str, str]) -> None:
    """R-DICE-4, R-DICE-5, R-DICE-6, R-DICE-7, R-DICE-8, R-DICE-9, R-DICE-10, R-DICE-12."""
    for order in (choice, choice[::-1]):
        markers = marker_spaces(order)
        for roll in ROLLS:
            for shows in PLAIN:
                laid = lay(roll, shows, markers)
                assert set(spaces_with_dice(laid)) == second_reading(choice, roll, shows), (roll, shows)
                assert len(laid) == 2


def test_there_are_thirty_choices_and_sixty_three_rolls() -> None:
    assert (len(CHOICES), len(SEARCHES), len(ROLLS)) == (23, 7, 63)


def test_the_order_of_two_faces_does_not_matter() -> None:
    """R-DICE-7: the die that is not `match` is laid first, whichever was read out first."""
    for choice, roll, shows in product([*CHOICES, *SEARCHES], ROLLS, PLAIN):
        markers = marker_spaces(choice)
        assert spaces_with_dice(lay(roll, shows, markers)) == spaces_with_dice(
            lay(roll[::-1], shows, markers)
        )


@pytest.mark.parametrize(
    ("choice", "roll", "shows", "expected"),
    [
        # R-DICE-11, E1, E2: the booklet's own examples.
        ("double produce", "develop match", "settle", "develop_left produce"),
        ("explore_plus1 explore_plus5", "produce match", "settle", "explore_left produce"),
        # E10.
        ("explore_plus5 trade", "match trade", "settle", "explore_left trade"),
        # R-DICE-5: two equal plain faces fill a pair.
        ("trade produce", "develop develop", "settle", "develop_left develop_right"),
        ("trade produce", "settle robot", "settle", "settle_left settle_right"),
        ("trade produce", "explore robot", "explore", "explore_left explore_right"),
        ("develop develop", "settle robot", "produce", "settle_left produce"),
        # R-DICE-6: two matches take both of the player's actions.
        ("develop develop", "match match", "settle", "develop_left develop_right"),
        ("explore_plus5 explore_plus1", "match match", "settle", "explore_left explore_right"),
        ("explore_plus1 double", "match match", "settle", "explore_left double"),
        # R-DICE-6 and R-DICE-9: the right Explore alone moves to the left.
        ("explore_plus5 double", "match match", "settle", "explore_left double"),
        # R-DICE-7: right-most marker, unless a die is there.
        ("develop trade", "develop match", "settle", "develop_left trade"),
        ("develop trade", "trade match", "settle", "develop_left trade"),
        ("develop trade", "explore match", "settle", "explore_left trade"),
        ("trade double", "double match", "settle", "trade double"),
        ("settle develop", "settle match", "settle", "develop_left settle_left"),
        ("settle develop", "robot match", "settle", "develop_left settle_left"),
        ("explore_plus5 develop", "develop match", "settle", "explore_left develop_left"),
        ("explore_plus5 develop", "explore match", "settle", "explore_left develop_left"),
        # R-DICE-8: a pair is filled from its left.
        ("develop develop", "match produce", "settle", "develop_left produce"),
        ("develop develop", "match develop", "settle", "develop_left develop_right"),
        ("settle settle", "match robot", "settle", "settle_left settle_right"),
        ("explore_plus1 explore_plus5", "match explore", "settle", "explore_left explore_right"),
        # R-DICE-10: one Trade, double or Produce space, one action.
        ("develop settle", "double robot", "double", "double"),
        ("develop settle", "robot produce", "produce", "produce"),
        ("trade produce", "trade robot", "trade", "trade"),
        # R-DICE-12: one marker beside a search.
        ("search produce", "produce match", "settle", "produce"),
        ("search produce", "match match", "settle", "produce"),
        ("search develop", "develop match", "settle", "develop_left"),
        ("search develop", "robot match", "develop", "develop_left"),
        ("search develop", "settle match", "settle", "develop_left settle_left"),
        ("search explore_plus5", "match match", "settle", "explore_left"),
        ("search explore_plus5", "match trade", "settle", "explore_left trade"),
        ("search explore_plus5", "match explore", "settle", "explore_left explore_right"),
        ("search explore_plus1", "match explore", "settle", "explore_left"),
    ],
)
def test_by_hand(choice: str, roll: str, shows: str, expected: str) -> None:
    """R-DICE-5 to R-DICE-12, each with the cases that are easily got wrong."""
    first, second = roll.split()
    laid = lay((first, second), shows, marker_spaces(choice.split()))
    assert " ".join(spaces_with_dice(laid)) == expected


@pytest.mark.parametrize(
    ("actions", "expected"),
    [
        ("explore_plus5 explore_plus1", ("explore_left", "explore_right")),
        ("explore_plus5 produce", ("explore_right", "produce")),
        ("explore_plus1 produce", ("explore_left", "produce")),
        ("develop develop", ("develop_left", "develop_right")),
        ("settle develop", ("develop_left", "settle_left")),
        ("settle settle", ("settle_left", "settle_right")),
        ("double trade", ("trade", "double")),
        ("search settle", ("settle_left",)),
        ("explore_plus5 search", ("explore_right",)),
    ],
)
def test_markers(actions: str, expected: tuple[str, ...]) -> None:
    """R-ROUND-2, R-DICE-9, R-DICE-12: the spaces that a choice marks, left to right."""
    assert marker_spaces(actions.split()) == expected


@pytest.mark.parametrize(
    ("choice", "roll", "laid"),
    [
        (
            "develop trade",
            "match develop",
            [("develop", "develop_left", "R-DICE-5"), ("match", "trade", "R-DICE-7")],
        ),
        ("trade produce", "trade robot", [("trade", "trade", "R-ROUND-3"), ("trade", None, "R-DICE-10")]),
        ("search trade", "match match", [("match", "trade", "R-DICE-6"), ("match", None, "R-DICE-12")]),
        ("search trade", "match trade", [("trade", "trade", "R-ROUND-3"), ("match", None, "R-DICE-12")]),
        (
            "explore_plus5 trade",
            "match match",
            [("match", "explore_left", "R-DICE-9"), ("match", "trade", "R-DICE-6")],
        ),
        (
            "settle settle",
            "match trade",
            [("trade", "trade", "R-ROUND-3"), ("match", "settle_left", "R-DICE-8")],
        ),
    ],
)
def test_each_die_says_why_it_lies_there(choice: str, roll: str, laid: list[tuple[str, str, str]]) -> None:
    """R-DICE-7, R-DICE-10, R-DICE-12: a die that adds nothing is idle; robot is read as what it shows."""
    first, second = roll.split()
    dice = lay((first, second), "trade", marker_spaces(choice.split()))
    assert [(die.face, die.space, die.rule) for die in dice] == laid


def test_the_counter_is_read_when_the_dice_are_rolled(sit: Sit) -> None:
    """R-DICE-4, R-ROUND-3: Old Earth turns to double in Consume, and the die below Trade stays there."""
    seat = sit("old-earth", economy=1).open("explore_plus1 produce", "robot develop")
    assert seat.state.robot_spaces == ("develop_left", "trade")
    assert "robot_face" in seat.what("R-DICE-4")
    seat.finish_round()
    assert seat.robot.shows == "double"
    seat.open("explore_plus1 produce", "robot develop")
    assert seat.state.robot_spaces == ("develop_left", "double")


def test_a_correction_in_mid_round_moves_no_die(sit: Sit) -> None:
    """R-DICE-4: only the next roll reads the corrected counter."""
    seat = sit("new-sparta").open("explore_plus1 produce", "robot develop").set(shows="trade")
    assert seat.state.robot_spaces == ("develop_left", "settle_left")


# Faces that cannot be


@pytest.mark.parametrize(
    ("faces", "kind"),
    [
        ("develop", "wrong_type"),
        ({"a": "develop"}, "wrong_type"),
        (None, "wrong_type"),
        (["develop", 3], "wrong_type"),
        ([["develop"], "match"], "wrong_type"),
        (["develop"], "wrong_count"),
        ([], "wrong_count"),
        (["develop", "match", "match"], "wrong_count"),
        (["develop", "Match"], "unknown_face"),
        (["develop", "search"], "unknown_face"),
        (["develop", "explore_plus1"], "unknown_face"),
        (["develop", ""], "unknown_face"),
        (["robot", "robot"], "two_robot_faces"),
    ],
)
def test_refused_faces(faces: object, kind: str) -> None:
    """R-DICE-1: two of the eight faces; robot stands on one die only."""
    with pytest.raises(Refusal) as caught:
        check_faces(faces, DICE)
    assert caught.value.kind == kind


def test_a_face_must_be_on_a_die() -> None:
    """R-DICE-1, R-DICE-3: with corrected dice another set of faces can be rolled."""
    dice = (("explore",) * 6, ("match", "robot") * 3)
    assert check_faces(["match", "explore"], dice) == ("match", "explore")
    assert check_faces(["explore", "explore"], dice) == ("explore", "explore")
    with pytest.raises(Refusal) as caught:
        check_faces(["explore", "settle"], dice)
    assert (caught.value.kind, caught.value.values) == ("face_on_no_die", {"face": "settle"})


def test_which_die_shows_which_face_is_not_checked() -> None:
    """R-DICE-2: any two faces that stand on some die are taken, two Trades as well."""
    for roll in ROLLS:
        assert check_faces(list(roll), DICE) == roll


# Rolls of the app


def test_the_app_rolls_the_same_for_the_same_seed() -> None:
    """R-DICE-2: these very faces, whatever Python runs; games stored with a seed depend on it."""
    assert [app_roll(7, number, DICE) for number in range(1, 6)] == FIRST_ROLLS_OF_SEED_7
    assert app_roll(8, 1, DICE) != app_roll(7, 1, DICE)


FIRST_ROLLS_OF_SEED_7 = [
    ("develop", "match"),
    ("match", "robot"),
    ("explore", "robot"),
    ("settle", "produce"),
    ("develop", "match"),
]


def test_the_app_rolls_fair_dice() -> None:
    """R-DICE-3: each face as often as it stands on its die (chi squared, 5 degrees of freedom, 0.1%)."""
    rolls = [app_roll(seed, number, DICE) for seed in range(60) for number in range(1, 101)]
    for die, faces in zip(DICE, zip(*rolls, strict=True), strict=True):
        seen = Counter(faces)
        expected = {face: len(rolls) * die.count(face) / 6 for face in die}
        assert set(seen) == set(die)
        assert sum((seen[face] - n) ** 2 / n for face, n in expected.items()) < 20.5


def test_two_robot_faces_are_thrown_again() -> None:
    """R-DICE-1: corrected dice may both carry robot; the app never rolls what would be refused."""
    dice = (("robot",) * 6, ("robot", "robot", "robot", "robot", "robot", "match"))
    assert {app_roll(3, number, dice) for number in range(1, 30)} == {("robot", "match")}


def test_an_app_roll_needs_a_seed(new_game: Callable[..., Game]) -> None:
    """R-DICE-2: without one the player's dice are entered."""
    with pytest.raises(Refusal) as caught:
        new_game().app_roll()
    assert caught.value.kind == "no_seed"


def test_rolls_belong_to_their_number_so_undo_cannot_roll_again(sit: Sit) -> None:
    """R-DICE-2: undo, and even another choice of actions, bring the same faces."""
    seat = sit(seed=7).choose("develop settle")
    faces = seat.game.app_roll()
    assert list(faces) == list(FIRST_ROLLS_OF_SEED_7[0])
    seat.roll(" ".join(faces))
    assert seat.state.rolls == 1
    assert seat.game.app_roll() == FIRST_ROLLS_OF_SEED_7[1]
    before = seat.game.undo().undo().apply({"type": "choose", "actions": ["trade", "produce"]})
    assert before.app_roll() == faces


def test_entered_and_app_rolls_mix(sit: Sit) -> None:
    """R-DICE-2: an entered roll uses up its number, so the app's next roll is that of the next number."""
    seat = sit(seed=7).open("trade produce", "trade produce").finish_round().choose("trade produce")
    assert seat.game.app_roll() == FIRST_ROLLS_OF_SEED_7[1]


def test_the_app_uses_corrected_dice(sit: Sit) -> None:
    """R-DICE-3: the twelve faces that the player entered."""
    faces = {"dice.a": ["trade"] * 6, "dice.b": ["double"] * 6}
    assert sit(seed=1, overrides=faces).choose("develop settle").game.app_roll() == ("trade", "double")
