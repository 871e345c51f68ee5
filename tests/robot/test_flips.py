"""Flips: what is asked for, what is refused, what is paid, and where cards go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from webapp.robot.flips import COMMON_DECK, STACK

if TYPE_CHECKING:
    from tests.robot.conftest import Seat, Sit


def at_settle_action(sit: Sit, stack: int = 5, **rest: Any) -> Seat:
    """Earth's Lost Colony flips for a non-military world, `stack` cards in its stack after the draw."""
    return sit(stack=stack - 3, **rest).open("settle trade", "settle produce").done()


def test_the_prompt_says_what_is_looked_for(sit: Sit) -> None:
    want = at_settle_action(sit, credit=2).game.prompt.wanted
    assert want is not None
    assert (want.source, want.find, want.stack, want.credit) == (STACK, "nonmilitary_world", 5, 2)
    assert (want.min_vp, want.never) == (None, None)


@pytest.mark.parametrize("missed", range(5))
def test_misses_and_find_leave_the_stack(sit: Sit, missed: int) -> None:
    """R-FLIP-4: misses go to the common discards, the find into the tableau."""
    seat = at_settle_action(sit).flip("gem-world", missed)
    assert (seat.robot.stack, seat.robot.cards) == (5 - missed - 1, 2)
    assert [step.amount for step in seat.game.steps if step.rule == "R-FLIP-4"] == (
        [missed] if missed else []
    )


@pytest.mark.parametrize("missed", [5, 6, 999])
def test_no_more_than_the_stack(sit: Sit, missed: int) -> None:
    refusal = at_settle_action(sit).refused({"type": "flip", "missed": missed, "found": "gem-world"})
    assert (refusal.kind, refusal.values) == ("more_than_stack", {"missed": missed, "stack": 5})


@pytest.mark.parametrize("missed", [0, 1, 4, 6, 999])
def test_nothing_found_means_the_whole_stack(sit: Sit, missed: int) -> None:
    refusal = at_settle_action(sit).refused({"type": "flip", "missed": missed, "found": None})
    assert (refusal.kind, refusal.values) == ("not_whole_stack", {"missed": missed, "stack": 5})


@pytest.mark.parametrize("missed", [5, None])
def test_nothing_found_costs_nothing(sit: Sit, missed: int | None) -> None:
    """The stack is gone all the same; how many cards that were may be left out."""
    seat = at_settle_action(sit, credit=2).flip(None, missed)
    assert (seat.robot.stack, seat.robot.cards, seat.robot.credit) == (0, 1, 2)
    assert seat.what()[:2] == ["misses", "nothing_found"]


@pytest.mark.parametrize(
    ("event", "kind"),
    [
        ({"type": "flip"}, "missing_key"),
        ({"type": "flip", "missed": 1}, "missing_key"),
        ({"type": "flip", "found": "gem-world"}, "missed_needed"),
        ({"type": "flip", "missed": None, "found": "gem-world"}, "wrong_type"),
        ({"type": "flip", "missed": None, "found": None}, "wrong_type"),
        ({"type": "flip", "missed": 1.0, "found": "gem-world"}, "wrong_type"),
        ({"type": "flip", "missed": True, "found": "gem-world"}, "wrong_type"),
        ({"type": "flip", "missed": "1", "found": "gem-world"}, "wrong_type"),
        ({"type": "flip", "missed": -1, "found": "gem-world"}, "out_of_range"),
        ({"type": "flip", "missed": 1000, "found": "gem-world"}, "out_of_range"),
        ({"type": "flip", "missed": 10**50, "found": "gem-world"}, "out_of_range"),
        ({"type": "flip", "missed": 1, "found": ""}, "unknown_card"),
        ({"type": "flip", "missed": 1, "found": ["gem-world"]}, "wrong_type"),
        ({"type": "flip", "missed": 1, "found": False}, "wrong_type"),
        ({"type": "flip", "missed": 1, "found": "doomed-world"}, "card_not_in_sets"),
        ({"type": "flip", "missed": 1, "found": "public-works"}, "wrong_find"),
        ({"type": "flip", "missed": 1, "found": "aquatic-uplift-race"}, "wrong_find"),
        ({"type": "flip", "missed": 1, "found": "gem-world", "who": "robot"}, "unknown_key"),
        ({"type": "flip", "missed": 1, "found": {"kind": "world", "vp": 1, "military": True}}, "wrong_find"),
        ({"type": "flip", "missed": 1, "found": {"kind": "development", "vp": 1, "cost": 2}}, "wrong_find"),
    ],
    ids=str,
)
def test_impossible_flips(sit: Sit, event: dict[str, Any], kind: str) -> None:
    assert at_settle_action(sit).refused(event).kind == kind


def test_any_copy_is_taken(sit: Sit) -> None:
    """R-FLIP-3: the table is right, though the only copy seems to lie in the robot's tableau already."""
    seat = at_settle_action(sit).flip("gem-world", 0).finish_round()
    seat.set(stack=2).open("settle trade", "settle produce").done().flip("gem-world", 0)
    assert [entry.given for entry in seat.robot.tableau] == ["earths-lost-colony", "gem-world", "gem-world"]
    development = {"kind": "development", "vp": 1, "cost": 2}
    seat = sit(stack=9, credit=1).open("develop develop", "develop match")
    seat.done().flip(development, 0).done().flip(development, 0)
    assert [entry.given for entry in seat.robot.tableau[1:]] == [development, development]


def test_a_start_world_may_be_found(sit: Sit) -> None:
    """R-SETUP-4: the others lie in the deck."""
    assert at_settle_action(sit).flip("alpha-centauri", 0).last_card == "alpha-centauri"


def test_the_price_is_compared_with_the_credit_of_the_moment(sit: Sit) -> None:
    """R-FLIP-5: a correction during the flip counts."""
    seat = sit(credit=1, stack=3).open("settle trade", "trade produce").done().set(credit=0)
    assert seat.state.prompt == "flip"
    assert seat.refused({"type": "flip", "missed": 0, "found": "gem-world"}).kind == "too_dear"
    seat.set(credit=3).flip("gem-world", 0)
    assert seat.robot.credit == 2


def test_a_stack_corrected_during_the_flip_bounds_it(sit: Sit) -> None:
    seat = at_settle_action(sit).set(stack=2)
    assert seat.refused({"type": "flip", "missed": 2, "found": "gem-world"}).kind == "more_than_stack"
    seat.flip("gem-world", 1)
    assert seat.robot.stack == 0


def test_a_stack_corrected_to_nothing_during_the_flip(sit: Sit) -> None:
    """The prompt stays, as a correction changes none; only an empty stack can be reported."""
    seat = at_settle_action(sit).set(stack=0)
    assert seat.state.prompt == "flip"
    assert seat.refused({"type": "flip", "missed": 0, "found": "gem-world"}).kind == "more_than_stack"
    seat.flip(None, 0)
    assert (seat.robot.stack, seat.state.phase) == (0, "consume")


@pytest.mark.parametrize(("found", "credit"), [(None, 2), ("public-works", 1)])
def test_a_response_to_develop_with_a_stack(sit: Sit, found: str | None, credit: int) -> None:
    seat = sit(credit=2, stack=1).open("develop trade", "trade produce").done()
    seat.flip(found, 0 if found else None)
    assert seat.robot.credit == credit


def test_nothing_to_flip(sit: Sit) -> None:
    """R-FLIP-5: an empty stack: no question, nothing placed, nothing paid."""
    seat = sit(credit=2, stack=0).open("develop trade", "trade produce").done()
    assert (seat.state.prompt, seat.state.phase) == ("done", "consume")
    assert seat.what() == ["empty_stack"]
    assert seat.rules() == ["R-FLIP-5"]
    assert (seat.robot.credit, seat.robot.stack, seat.robot.cards) == (2, 0, 1)


def test_a_flip_out_of_turn(sit: Sit) -> None:
    flip = {"type": "flip", "missed": 0, "found": "gem-world"}
    seat = sit()
    assert seat.refused(flip).values == {"event": "flip", "prompt": "choose"}
    assert seat.choose("settle trade").refused(flip).kind == "out_of_turn"
    assert seat.roll("settle produce").refused(flip).kind == "out_of_turn"
    assert seat.done().refused({"type": "done"}).kind == "out_of_turn"


# Doomed World flips off the common deck


def at_doomed_settle(sit: Sit, **rest: Any) -> Seat:
    return sit("doomed-world", **rest).open("settle trade", "settle produce").done()


def test_the_common_deck_has_no_bound(sit: Sit) -> None:
    """R-WORLD-8, R-FLIP-4: misses off the common deck do not touch the stack."""
    seat = at_doomed_settle(sit)
    want = seat.game.prompt.wanted
    assert want is not None
    assert (want.source, want.find, want.min_vp) == (COMMON_DECK, "nonmilitary_world", 3)
    seat.flip("new-earth", 999)
    assert seat.robot.stack == 4
    misses = next(step for step in seat.game.steps if step.rule == "R-FLIP-4")
    assert (misses.amount, misses.before, misses.after) == (999, None, None)


@pytest.mark.parametrize(
    ("found", "kind"),
    [
        ("gem-world", "too_few_vp"),
        ("federation-capital", "too_few_vp"),
        ({"kind": "world", "vp": 2, "military": False}, "too_few_vp"),
        ({"kind": "world", "vp": 8, "military": True}, "wrong_find"),
        ("rebel-homeworld", "wrong_find"),
        ("public-works", "wrong_find"),
    ],
)
def test_wrong_finds_off_the_common_deck(sit: Sit, found: object, kind: str) -> None:
    """R-WORLD-8: three printed VPs or more; variable ones print none."""
    seat = at_doomed_settle(sit, sets="bow")
    assert seat.refused({"type": "flip", "missed": 3, "found": found}).kind == kind


def test_a_find_off_the_common_deck_needs_its_misses(sit: Sit) -> None:
    assert at_doomed_settle(sit).refused({"type": "flip", "found": "new-earth"}).kind == "missed_needed"


@pytest.mark.parametrize("missed", [None, 0, 77])
def test_no_such_world_left(sit: Sit, missed: int | None) -> None:
    """R-WORLD-8: nothing is placed or gained, counter and card stay, the next Settle action tries again."""
    seat = at_doomed_settle(sit)
    before = seat.robot
    seat.flip(None, missed)
    assert seat.robot == before
    noted = [(step.amount, step.before) for step in seat.game.steps if step.what == "misses"]
    assert noted == ([(missed, None)] if missed else [])
    assert seat.finish_round().open("settle trade", "settle produce").done().game.prompt.wanted is not None
    assert seat.game.prompt.wanted.source == COMMON_DECK  # type: ignore[union-attr]
