"""Values read differently off a counter: every path, every kind of value, before and during a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from webapp.refusal import Refusal
from webapp.robot.mat import Mat
from webapp.robot.overrides import correct, leaves, to_confirm
from webapp.robot.setup import Setup

if TYPE_CHECKING:
    from tests.robot.conftest import Sit

FINDS = (
    "development",
    "nonmilitary_world",
    "military_world",
    "any_world",
    "alien_world",
    "alien_military_or_nonmilitary_world",
)
FACES = ["explore", "match", "robot", "trade", "trade", "produce"]

PRINTED = (
    *("credit", "economy", "stack"),
    *("explore.action.draw", "explore.action.credit", "explore.response.draw"),
    *("explore.action_both.draw", "explore.action_both.credit"),
    *("develop.action.counter_price", "develop.action.draw", "develop.action.needs_credit"),
    *("develop.action.price_six_cost", "develop.action.price_other"),
    *("develop.response.counter_price", "develop.response.draw", "develop.response.needs_credit"),
    *("develop.response.price_six_cost", "develop.response.price_other"),
    *("settle.action.draw", "settle.action.find", "settle.action.needs_credit", "settle.action.price"),
    *("settle.response.draw", "settle.response.find"),
    *("settle.response.needs_credit", "settle.response.price"),
    *("consume.trade.credit", "consume.trade.vp_per_economy", "consume.response.vp_per_economy"),
    *("consume.double.vp_per_economy", "consume.double.economy"),
    *("consume.both.vp_per_economy", "consume.both.credit", "consume.both.economy"),
    *("produce.action.economy", "dice.a", "dice.b", "robot"),
)


def test_the_paths_of_a_world_with_few_counters(mat: Mat) -> None:
    """Every leaf of the world's entry laid over the mat and the start, and the dice."""
    assert sorted(path for path, _ in leaves(mat.profile("old-earth"))) == sorted(PRINTED)


@pytest.mark.parametrize(
    ("world", "more", "fewer"),
    [
        (
            "rebel-cantina",
            "settle.response.price.nonmilitary_world settle.response.price.military_world "
            "produce.action.credit produce.response.credit",
            "settle.response.price",
        ),
        ("galactic-scavengers", "produce.action.credit produce.response.credit", ""),
        (
            "doomed-world",
            "first_settle_action.find first_settle_action.min_vp first_settle_action.credit "
            "first_settle_action.economy first_settle_action.discards_start_world",
            "",
        ),
        ("uplift-mercenary-force", "", ""),
        ("alien-research-team", "", ""),
        ("rebel-freedom-fighters", "", ""),
    ],
)
def test_the_paths_of_other_worlds(mat: Mat, world: str, more: str, fewer: str) -> None:
    paths = {path for path, _ in leaves(mat.profile(world))}
    assert paths == set(PRINTED) - set(fewer.split()) | set(more.split())


def every_path() -> Iterator[tuple[str, str]]:
    yield from (("old-earth", path) for path in PRINTED)
    yield "rebel-cantina", "settle.response.price.military_world"
    yield "rebel-cantina", "produce.response.credit"
    for key in ("find", "min_vp", "credit", "economy", "discards_start_world"):
        yield "doomed-world", f"first_settle_action.{key}"


def proper(path: str, old: object) -> list[object]:
    """Values that the contract allows at a path, by the sort of value that is there."""
    if isinstance(old, bool):
        return [True, False]
    if isinstance(old, int):
        return [0, 1, 20]
    if path == "robot":
        return [["develop", "explore"], ["double", "double"]]
    return [FACES, ["match"] * 6] if path.startswith("dice.") else list(FINDS)


@pytest.mark.parametrize(("world", "path"), every_path())
def test_legal_values(mat: Mat, world: str, path: str) -> None:
    profile = mat.profile(world)
    old = dict(leaves(profile))[path]
    for value in proper(path, old):
        changed = correct(profile, path, value, at_set_up=True)
        new = dict(leaves(changed))
        assert new.pop(path) == value
        assert new == {name: kept for name, kept in leaves(profile) if name != path}
        assert mat.profile(world) == profile


JUNK: list[object] = [None, 3.0, 2.5, "", "3", "develop", -1, 21, 10**30, True, [], [3], {}, {"draw": 3}]
JUNK += [["develop"] * 3, ["settle"], FACES[:5], [*FACES, "trade"], ["search"] * 6, [1] * 6, "any_world "]
JUNK += [["match", "settle"], ["robot", "settle"], [["settle"], "trade"], ["Settle", "trade"]]


@pytest.mark.parametrize(("world", "path"), every_path())
def test_illegal_values(mat: Mat, world: str, path: str) -> None:
    """Whole numbers 0 to 20 only, true and false, known finds, proper faces and as many as before."""
    profile = mat.profile(world)
    old = dict(leaves(profile))[path]
    kinds = {"wrong_type", "out_of_range", "unknown_face", "unknown_find", "wrong_count", "too_many"}
    refused = 0
    for value in JUNK:
        if isinstance(old, bool) and isinstance(value, bool):
            continue
        with pytest.raises(Refusal) as caught:
            correct(profile, path, value, at_set_up=True)
        assert caught.value.kind in kinds, value
        refused += 1
    assert refused >= len(JUNK) - 1


@pytest.mark.parametrize(
    ("world", "path", "kind"),
    [
        ("new-sparta", "number", "override_fixed"),
        ("old-earth", "robot_changes", "override_fixed"),
        ("damaged-alien-factory", "robot_changes", "override_fixed"),
        ("damaged-alien-factory", "confirm", "override_fixed"),
        ("doomed-world", "first_settle_action.from", "override_fixed"),
        ("uplift-mercenary-force", "settle.action.draw_per", "override_fixed"),
        (
            "alien-research-team",
            "consume.double.prestige_instead_of_economy_with",
            "override_fixed",
        ),
        ("rebel-freedom-fighters", "never_places", "override_fixed"),
        ("rebel-freedom-fighters", "prestige_on_placing", "override_fixed"),
        ("new-sparta", "", "override_unknown"),
        ("new-sparta", ".", "override_unknown"),
        ("new-sparta", "settle", "override_unknown"),
        ("new-sparta", "settle.action", "override_unknown"),
        ("new-sparta", "settle.action.", "override_unknown"),
        ("new-sparta", "settle.action.draw.draw", "override_unknown"),
        ("new-sparta", "settle..draw", "override_unknown"),
        ("new-sparta", " settle.action.draw", "override_unknown"),
        ("new-sparta", "Settle.action.draw", "override_unknown"),
        ("new-sparta", "settle.action.vp", "override_unknown"),
        ("new-sparta", "explore.response.credit", "override_unknown"),
        ("new-sparta", "produce.response.economy", "override_unknown"),
        ("new-sparta", "produce.response", "override_unknown"),
        ("new-sparta", "limits.credit", "override_unknown"),
        ("new-sparta", "difficulty.hard.counters", "override_unknown"),
        ("new-sparta", "mat.settle.action.draw", "override_unknown"),
        ("new-sparta", "start.credit", "override_unknown"),
        ("new-sparta", "world.new-sparta.credit", "override_unknown"),
        ("new-sparta", "dice", "override_unknown"),
        ("new-sparta", "dice.c", "override_unknown"),
        ("new-sparta", "dice.confirm", "override_unknown"),
        ("new-sparta", "faces", "override_unknown"),
        ("new-sparta", "confirm", "override_unknown"),
        ("new-sparta", "first_settle_action.min_vp", "override_unknown"),
        ("new-sparta", "__class__", "override_unknown"),
        ("rebel-cantina", "settle.response.price", "override_unknown"),
        ("new-sparta", "a." * 5000, "override_unknown"),
    ],
)
def test_paths_that_cannot_be_changed(mat: Mat, world: str, path: str, kind: str) -> None:
    for value in (1, "settle", ["settle"]):
        with pytest.raises(Refusal) as caught:
            correct(mat.profile(world), path, value, at_set_up=True)
        assert (caught.value.kind, caught.value.values) == (kind, {"path": path})


@pytest.mark.parametrize("path", [None, 3, ["settle"], {}, True])
def test_a_path_is_text(mat: Mat, path: object) -> None:
    with pytest.raises(Refusal) as caught:
        correct(mat.profile("new-sparta"), path, 1, at_set_up=True)
    assert caught.value.kind == "wrong_type"


def test_overrides_of_a_set_up_add_up(set_up: Callable[..., Setup]) -> None:
    """R-SETUP-5, R-DICE-3: start values, counter, cells and dice may be corrected together."""
    profile = set_up(
        "rebel-cantina",
        overrides={
            "stack": 6,
            "robot": ["explore"],
            "settle.response.price.military_world": 2,
            "settle.response.needs_credit": False,
            "dice.b": FACES,
        },
    ).profile
    assert (profile.stack, profile.faces) == (6, ("explore",))
    assert (profile.settle_response.price_nonmilitary, profile.settle_response.price_military) == (1, 2)
    assert not profile.settle_response.needs_credit
    assert profile.dice[1] == tuple(FACES)


def test_what_set_up_offers_for_comparison(mat: Mat) -> None:
    """Only what the world's own counter says, and the dice."""
    assert to_confirm(mat, "new-sparta") == ("dice.a", "dice.b")
    assert to_confirm(mat, "galactic-developers") == ("develop.response.needs_credit", "dice.a", "dice.b")
    assert set(to_confirm(mat, "rebel-freedom-fighters")) == {
        "robot",
        "explore.action.draw",
        "explore.action_both.draw",
        "explore.response.draw",
        "develop.action.draw",
        "develop.response.draw",
        "settle.action.draw",
        "settle.response.draw",
        "settle.response.find",
        "settle.response.needs_credit",
        "settle.response.price",
        "dice.a",
        "dice.b",
    }


# During a game


def override(path: str, value: Any) -> dict[str, Any]:
    return {"type": "override", "path": path, "value": value}


def test_it_counts_from_now_on(sit: Sit) -> None:
    seat = sit("new-sparta").open("settle settle", "match trade").play(override("settle.action.draw", 1))
    assert (seat.state.prompt, seat.state.phase, seat.robot.stack) == ("done", "settle_1", 4)
    seat.done()
    assert seat.robot.stack == 5
    assert (
        sit("new-sparta", overrides={"settle.action.draw": 1})
        .open("settle settle", "match trade")
        .done()
        .robot
        == seat.robot
    )


def test_at_a_flip_find_price_and_bounds_count_but_the_draw_has_been_made(sit: Sit) -> None:
    """R-SET-R, R-FLIP-5: the new find, the new price; the stack stays as drawn."""
    seat = sit(credit=1, stack=2).open("settle trade", "trade produce").done()
    assert (seat.state.prompt, seat.robot.stack) == ("flip", 4)
    seat.play(
        override("settle.response.draw", 9),
        override("settle.response.find", "military_world"),
        override("settle.response.price", 2),
    )
    assert (seat.state.prompt, seat.robot.stack) == ("flip", 4)
    assert seat.refused({"type": "flip", "missed": 0, "found": "gem-world"}).kind == "wrong_find"
    assert seat.refused({"type": "flip", "missed": 0, "found": "new-vinland"}).kind in (
        "wrong_find",
        "too_dear",
    )
    assert seat.refused({"type": "flip", "missed": 0, "found": "aquatic-uplift-race"}).kind == "too_dear"
    seat.play(override("settle.response.price", 1)).flip("aquatic-uplift-race", 3)
    assert seat.numbers == (0, 1, 0)


def test_dice_may_be_corrected_during_the_game(sit: Sit) -> None:
    """R-DICE-3: before the roll, and the prompt offers the new faces."""
    seat = sit().choose("develop settle").play(override("dice.b", ["double"] * 6))
    assert seat.game.prompt.faces == ("explore", "develop", "settle", "double", "match")
    assert seat.refused({"type": "roll", "dice": ["robot", "match"]}).kind == "face_on_no_die"
    seat.roll("double match")


@pytest.mark.parametrize("path", ["robot", "credit", "economy", "stack"])
def test_what_only_set_up_may_change(sit: Sit, path: str) -> None:
    seat = sit()
    value = ["trade"] if path == "robot" else 2
    refusal = seat.refused(override(path, value))
    assert (refusal.kind, refusal.values) == ("override_fixed", {"path": path})


@pytest.mark.parametrize("prompt", ["choose", "roll", "done", "flip"])
def test_at_every_prompt_but_over(sit: Sit, prompt: str) -> None:
    seat = sit(stack=3)
    if prompt != "choose":
        seat.choose("develop trade")
    if prompt in ("done", "flip"):
        seat.roll("develop produce")
    if prompt == "flip":
        seat.done()
    before = seat.state
    assert before.prompt == prompt
    seat.play(override("produce.action.economy", 2))
    assert seat.state.profile.produce_action.economy == 2
    assert (seat.state.prompt, seat.state.phase, seat.robot) == (prompt, before.phase, before.robot)
    assert seat.what() == ["overridden"]


def test_not_at_over(sit: Sit) -> None:
    seat = sit().set("player", tableau=12).open("trade produce", "trade produce").finish_round()
    assert seat.state.prompt == "over"
    assert seat.refused(override("produce.action.economy", 2)).kind == "out_of_turn"
