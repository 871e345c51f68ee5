"""The game as a library: events in, states and steps out; nothing ever changes behind one's back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import pytest

from webapp.cards import Card
from webapp.refusal import Refusal
from webapp.robot.game import KEYS, Game
from webapp.robot.mat import Mat

if TYPE_CHECKING:
    from tests.robot.conftest import Sit

EVENTS: list[dict[str, Any]] = [
    {"type": "choose", "actions": ["develop", "settle"]},
    {"type": "roll", "dice": ["develop", "match"]},
    {"type": "done"},
    {"type": "flip", "missed": 1, "found": "public-works"},
    {"type": "adjust", "who": "player", "what": "vp", "to": 3},
    {"type": "done"},
    {"type": "flip", "missed": 2, "found": "aquatic-uplift-race"},
]


def test_the_game_of_the_contract(new_game: Callable[..., Game]) -> None:
    """New Sparta, read step by step: R-DEV-A, R-DEV-A, R-SET-A with R-WORLD-3, the next round."""
    game = new_game("new-sparta", sets="tgs", overrides={"robot": ["settle"], "settle.response.draw": 4})
    game = Game.replay(game.mat, game.cards, game.setup, EVENTS)
    assert (game.state.round, game.state.prompt) == (2, "choose")
    robot = game.state.robot
    assert [entry.given for entry in robot.tableau] == ["new-sparta", "public-works", "aquatic-uplift-race"]
    assert (robot.credit, robot.economy, robot.stack) == (1, 0, 4 + 1 - 2 + 5 - 3)
    assert (game.state.player.vp, game.vp_pool) == (3, 21)
    assert game.score.total == 1 + 1 + 2


def test_replay_equals_playing(sit: Sit) -> None:
    seat = sit("new-sparta").play(*EVENTS)
    game = Game.replay(seat.game.mat, seat.game.cards, seat.game.setup, EVENTS)
    assert game == seat.game
    assert list(game.events) == EVENTS
    assert Game.replay(game.mat, game.cards, game.setup, game.events) == game


def test_every_prefix_is_a_game_of_the_history(sit: Sit) -> None:
    game = sit("new-sparta").play(*EVENTS).game
    history = game.history()
    assert len(history) == len(EVENTS) + 1
    for count, past in enumerate(history):
        assert past == Game.replay(game.mat, game.cards, game.setup, EVENTS[:count])
    assert history[0].event is None
    assert [past.event for past in history[1:]] == EVENTS


def test_undo_is_the_game_before(sit: Sit) -> None:
    game = sit("new-sparta").play(*EVENTS).game
    for past in reversed(game.history()[:-1]):
        game = game.undo()
        assert game is past
    assert game.undo() is game


def test_a_game_cannot_be_changed(sit: Sit) -> None:
    game = sit().game
    with pytest.raises(AttributeError):
        game.state = game.state  # type: ignore[misc]
    with pytest.raises(AttributeError):
        game.state.robot.vp = 9  # type: ignore[misc]


def test_two_futures_do_not_meet(sit: Sit) -> None:
    """Applying twice to one game gives two games that know nothing of each other."""
    game = sit().game
    one = game.apply({"type": "adjust", "who": "robot", "what": "vp", "to": 5})
    other = game.apply({"type": "choose", "actions": ["trade", "produce"]})
    assert (one.state.robot.vp, other.state.robot.vp, game.state.robot.vp) == (5, 0, 0)
    assert (one.state.prompt, other.state.prompt) == ("choose", "roll")


def test_replay_stops_at_the_first_refusal(sit: Sit) -> None:
    game = sit("new-sparta").game
    with pytest.raises(Refusal) as caught:
        Game.replay(game.mat, game.cards, game.setup, [*EVENTS[:3], {"type": "done"}, *EVENTS[3:]])
    assert caught.value.kind == "out_of_turn"


@pytest.mark.parametrize(
    ("event", "kind"),
    [
        (None, "wrong_type"),
        (3, "wrong_type"),
        ("done", "wrong_type"),
        ([], "wrong_type"),
        (["done"], "wrong_type"),
        (True, "wrong_type"),
        ({}, "missing_key"),
        ({"Type": "done"}, "missing_key"),
        ({"type": None}, "wrong_type"),
        ({"type": 3}, "wrong_type"),
        ({"type": ["done"]}, "wrong_type"),
        ({"type": ""}, "unknown_event"),
        ({"type": "Done"}, "unknown_event"),
        ({"type": "undo"}, "unknown_event"),
        ({"type": "choose"}, "missing_key"),
        ({"type": "choose", "actions": ["trade", "produce"], "dice": []}, "unknown_key"),
        ({"type": "roll"}, "missing_key"),
        ({"type": "done", "": 1}, "unknown_key"),
        ({"type": "done", "phase": "explore"}, "unknown_key"),
        ({"type": "override", "path": "stack"}, "missing_key"),
        ({"type": "add", "who": "robot"}, "missing_key"),
    ],
    ids=str,
)
def test_malformed_events(sit: Sit, event: object, kind: str) -> None:
    assert sit().refused(event).kind == kind


@pytest.mark.parametrize("kind", KEYS)
def test_every_key_that_is_not_an_events_own_is_refused(sit: Sit, kind: str) -> None:
    required, _ = KEYS[kind]
    event = {"type": kind, **dict.fromkeys(required, "x"), "surprise": 1}
    assert sit().refused(event).values == {"where": kind, "key": "surprise"}


def test_a_long_game_is_no_deep_one(sit: Sit, mat: Mat, cards: Mapping[str, Card]) -> None:
    """Thousands of events: neither walking back nor letting go of the game recurses."""
    seat = sit()
    for number in range(5000):
        seat.set(vp=number % 900)
    assert len(seat.game.history()) == 5001
    assert len(repr(seat.game)) < 200_000
    assert seat.game == Game.replay(mat, cards, seat.game.setup, seat.game.events)


def test_the_numbers_of_a_step_meet_those_of_the_next(sit: Sit) -> None:
    """Before and after of all steps of one counter form an unbroken chain through the game."""
    seat = sit("rebel-cantina", stack=9, credit=2)
    last = {"credit": 2, "economy": 0, "vp": 0, "draw": 9}
    for choice, dice in (
        ("explore_plus1 explore_plus5", "match match"),
        ("trade double", "settle produce"),
        ("produce settle", "trade double"),
        ("develop develop", "match produce"),
    ):
        start = len(seat.game.history())
        seat.open(choice, dice).finish_round()
        for game in seat.game.history()[start:]:
            for step in game.steps:
                if step.what == "misses":
                    assert step.before == last["draw"]
                    last["draw"] = step.after or 0
                elif step.what in last and step.who == "robot":
                    assert step.before == last[step.what], step
                    last[step.what] = step.after or 0
    robot = seat.robot
    assert last == {"credit": robot.credit, "economy": robot.economy, "vp": robot.vp, "draw": robot.stack}
