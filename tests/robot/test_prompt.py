"""The prompt is the one source of what may come next: what it offers is taken, all else refused."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.robot.conftest import Seat, Sit

ACTIONS = ("explore_plus1", "explore_plus5", "develop", "settle", "trade", "double", "produce")
FACES = ("explore", "develop", "settle", "trade", "double", "produce", "match", "robot")
EVENTS: dict[str, dict[str, Any]] = {
    "choose": {"actions": ["settle", "trade"]},
    "roll": {"dice": ["settle", "produce"]},
    "done": {},
    "flip": {"found": None},
    "adjust": {"who": "robot", "what": "vp", "to": 0},
    "override": {"path": "settle.action.draw", "value": 3},
    "add": {"who": "robot", "card": "gem-world"},
    "remove": {"who": "robot", "card": "earths-lost-colony"},
}


def at(sit: Sit, prompt: str) -> Seat:
    seat = sit()
    if prompt == "over":
        return seat.set("player", tableau=12).open("trade produce", "trade produce").finish_round()
    if prompt != "choose":
        seat.choose("settle trade")
    if prompt in ("done", "flip"):
        seat.roll("settle produce")
    return seat.done() if prompt == "flip" else seat


@pytest.mark.parametrize("prompt", ["choose", "roll", "done", "flip", "over"])
def test_exactly_the_offered_events_are_taken(sit: Sit, prompt: str) -> None:
    seat = at(sit, prompt)
    assert seat.game.prompt.kind == prompt
    corrections = {"adjust", "add", "remove"} | (set() if prompt == "over" else {"override"})
    assert set(seat.game.prompt.events) == corrections | ({prompt} - {"over"})
    for kind, values in EVENTS.items():
        if kind in seat.game.prompt.events:
            seat.game.apply({"type": kind, **values})
        else:
            assert seat.refused({"type": kind, **values}).values == {"event": kind, "prompt": prompt}


@pytest.mark.parametrize("sets", ["base", "tgs", "rvi", "bow"])
def test_exactly_the_offered_actions_are_taken(sit: Sit, sets: str) -> None:
    """R-ROUND-2, R-DICE-12: any two; only Develop and Settle twice; search once, and only with its set."""
    seat = sit(sets=sets)
    search = ("search",) if sets == "bow" else ()
    assert seat.game.prompt.actions == ACTIONS + search
    taken = 0
    for first, second in product((*ACTIONS, "search"), repeat=2):
        event = {"type": "choose", "actions": [first, second]}
        if "search" in (first, second) and not search:
            assert seat.refused(event).kind == "search_not_allowed"
        elif first == second and first not in ("develop", "settle"):
            assert seat.refused(event).values == {"action": first}
        else:
            seat.game.apply(event)
            taken += 1
    assert taken == (58 if sets == "bow" else 44)


@pytest.mark.parametrize(
    ("actions", "kind"),
    [
        (None, "wrong_type"),
        ("develop settle", "wrong_type"),
        ({"develop": 2}, "wrong_type"),
        ([], "wrong_count"),
        (["develop"], "wrong_count"),
        (["develop", "settle", "trade"], "wrong_count"),
        (["develop"] * 1000, "wrong_count"),
        (["develop", 3], "wrong_type"),
        (["develop", None], "wrong_type"),
        (["develop", ["settle"]], "wrong_type"),
        (["develop", "explore"], "unknown_action"),
        (["develop", "explore_left"], "unknown_action"),
        (["develop", "develop_right"], "unknown_action"),
        (["develop", "Trade"], "unknown_action"),
        (["develop", "match"], "unknown_action"),
        (["develop", ""], "unknown_action"),
    ],
    ids=str,
)
def test_refused_actions(sit: Sit, actions: object, kind: str) -> None:
    """R-ROUND-2."""
    assert sit().refused({"type": "choose", "actions": actions}).kind == kind


def test_search_is_offered_once(sit: Sit) -> None:
    """R-DICE-12: undo gives it back."""
    seat = sit(sets="bow").choose("search trade")
    assert seat.player.searched
    seat.roll("explore produce").finish_round()
    assert seat.game.prompt.actions == ACTIONS
    assert "search" in seat.game.history()[0].prompt.actions


def test_exactly_the_offered_faces_are_taken(sit: Sit) -> None:
    """R-DICE-1, R-DICE-2: what a roll prompt offers, in pairs, but for two robots."""
    seat = sit().choose("develop trade")
    assert seat.game.prompt.faces == FACES
    for roll in product(FACES, repeat=2):
        event = {"type": "roll", "dice": list(roll)}
        if roll == ("robot", "robot"):
            assert seat.refused(event).kind == "two_robot_faces"
        else:
            seat.game.apply(event)


def test_exactly_the_fitting_cards_are_taken(sit: Sit) -> None:
    """R-SET-A: all cards of the sets in use that are the find, no other."""
    seat = sit(stack=0).open("settle trade", "settle produce").done()
    want = seat.game.prompt.wanted
    assert want is not None
    for card in seat.game.cards.values():
        event = {"type": "flip", "missed": 0, "found": card.id}
        if card.copies_with(("base",)) and want.fits(card):
            assert card.kind == "world"
            assert not card.military
            seat.game.apply(event)
        else:
            assert seat.refused(event).kind in ("wrong_find", "card_not_in_sets")


def test_phases_of_the_prompt(sit: Sit) -> None:
    seat = sit().open("settle trade", "settle produce")
    assert (seat.game.prompt.kind, seat.game.prompt.phase) == ("done", "settle_1")
    seat.done()
    assert (seat.game.prompt.kind, seat.game.prompt.phase) == ("flip", "settle_1")
    assert at(sit, "choose").game.prompt.phase is None
    assert at(sit, "roll").game.prompt.phase is None
    assert at(sit, "over").game.prompt.phase is None
