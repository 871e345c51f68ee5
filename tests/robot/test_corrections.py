"""Corrections: every counter, its bounds, at every prompt, and what they must never change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.robot.conftest import Seat, Sit


def adjust(who: object, what: object, to: object) -> dict[str, Any]:
    return {"type": "adjust", "who": who, "what": what, "to": to}


def at(sit: Sit, prompt: str, **rest: Any) -> Seat:
    """A game of all sets that stands at `prompt`."""
    seat = sit(sets="bow", **rest)
    if prompt == "over":
        return seat.set("player", tableau=12).open("trade produce", "trade produce").finish_round()
    if prompt != "choose":
        seat.choose("settle trade")
    if prompt in ("done", "flip"):
        seat.roll("settle produce")
    return seat.done() if prompt == "flip" else seat


PROMPTS = ("choose", "roll", "done", "flip", "over")
COUNTERS = (
    ("player", "vp", 0, 999),
    ("player", "prestige", 0, 99),
    ("player", "tableau", 0, 99),
    ("robot", "vp", 0, 999),
    ("robot", "prestige", 0, 99),
    ("robot", "credit", 0, 4),
    ("robot", "economy", 0, 5),
    ("robot", "stack", 0, 999),
    ("robot", "counters_left", 0, 2),
)


@pytest.mark.parametrize("prompt", PROMPTS)
@pytest.mark.parametrize(("who", "what", "low", "high"), COUNTERS)
def test_numbers(sit: Sit, prompt: str, who: str, what: str, low: int, high: int) -> None:
    """R-SETUP-8 and the contract's bounds; nothing but the counter changes, at any prompt."""
    seat = at(sit, prompt)
    assert seat.state.prompt == prompt
    for to in (low, high, (low + high) // 2):
        before = seat.state
        seat.play(adjust(who, what, to))
        side, old_side = (seat.robot, before.robot) if who == "robot" else (seat.player, before.player)
        assert getattr(side, what) == to
        step = seat.game.steps[0]
        assert (step.rule, step.what, step.who, step.word) == (None, "adjusted", who, what)
        assert (step.before, step.after) == (getattr(old_side, what), to)
        assert (seat.state.prompt, seat.state.phase, seat.state.round) == (prompt, before.phase, before.round)
        assert (seat.state.robot_spaces, seat.state.end_reasons) == (before.robot_spaces, before.end_reasons)
    for to in (low - 1, high + 1, 10**40):
        refusal = seat.refused(adjust(who, what, to))
        assert refusal.kind == "out_of_range"
        assert (refusal.values["low"], refusal.values["high"]) == (low, high)
    for junk in (None, True, False, 1.0, "1", [1], {"to": 1}):
        assert seat.refused(adjust(who, what, junk)).kind == "wrong_type"


@pytest.mark.parametrize(("difficulty", "most"), [("easy", 1), ("medium", 2), ("hard", 3)])
def test_counters_not_left_are_placed(sit: Sit, difficulty: str, most: int) -> None:
    """R-SETUP-3: the others lie in the tableau, whatever the record said before."""
    seat = sit(difficulty=difficulty)
    for left in range(most + 1):
        seat.set(counters_left=left)
        assert (seat.robot.counters_left, seat.robot.counters_placed) == (left, most - left)
        assert seat.robot.cards == 1 + most - left
    assert seat.refused(adjust("robot", "counters_left", most + 1)).kind == "out_of_range"


@pytest.mark.parametrize("prompt", PROMPTS)
def test_the_players_limit(sit: Sit, prompt: str) -> None:
    """R-END-1: 12 or 14, nothing between."""
    seat = at(sit, prompt)
    for to in (14, 12):
        seat.set("player", limit=to)
        assert seat.player.limit == to
    assert seat.refused(adjust("player", "limit", 13)).kind == "limit_values"
    for to, kind in ((11, "out_of_range"), (15, "out_of_range"), (12.0, "wrong_type"), (True, "wrong_type")):
        assert seat.refused(adjust("player", "limit", to)).kind == kind


@pytest.mark.parametrize("prompt", PROMPTS)
def test_what_the_robot_shows(sit: Sit, prompt: str) -> None:
    """R-DICE-4: one of the six faces of phases, by name."""
    seat = at(sit, prompt)
    for face in ("explore", "develop", "settle", "trade", "double", "produce"):
        seat.set(shows=face)
        assert seat.robot.shows == face
        assert seat.what() == ["shows_adjusted"]
    for face in ("match", "robot", "search", "develop_left", "Trade", ""):
        assert seat.refused(adjust("robot", "shows", face)).kind == "unknown_face"
    for junk in (None, 3, ["trade"], True):
        assert seat.refused(adjust("robot", "shows", junk)).kind == "wrong_type"


@pytest.mark.parametrize(
    ("who", "what", "kind"),
    [
        ("nobody", "vp", "unknown_value"),
        ("Robot", "vp", "unknown_value"),
        ("", "vp", "unknown_value"),
        (None, "vp", "wrong_type"),
        (["robot"], "vp", "wrong_type"),
        ("robot", "hand", "unknown_value"),
        ("robot", "tableau", "unknown_value"),
        ("robot", "limit", "unknown_value"),
        ("robot", "counters_placed", "unknown_value"),
        ("robot", "round", "unknown_value"),
        ("player", "credit", "unknown_value"),
        ("player", "economy", "unknown_value"),
        ("player", "stack", "unknown_value"),
        ("player", "shows", "unknown_value"),
        ("player", "leader_tile", "unknown_value"),
        ("player", "searched", "unknown_value"),
        ("player", "__class__", "unknown_value"),
        ("robot", None, "wrong_type"),
        ("robot", 3, "wrong_type"),
    ],
)
def test_unknown_counters(sit: Sit, who: object, what: object, kind: str) -> None:
    assert sit(sets="bow").refused(adjust(who, what, 1)).kind == kind


@pytest.mark.parametrize("key", ["who", "what", "to"])
def test_incomplete_adjustments(sit: Sit, key: str) -> None:
    event = {name: value for name, value in adjust("robot", "vp", 1).items() if name != key}
    assert sit().refused(event).values == {"where": "adjust", "key": key}
    assert sit().refused({**adjust("robot", "vp", 1), "why": "typo"}).kind == "unknown_key"


# Adding and removing cards


@pytest.mark.parametrize("prompt", PROMPTS)
def test_add_and_remove(sit: Sit, prompt: str) -> None:
    """At every prompt; neither gives or takes prestige, credit, or anything else."""
    seat = at(sit, prompt)
    start = seat.state
    seat.add("uplift-code")
    assert [(s.rule, s.what, s.before, s.after) for s in seat.game.steps] == [(None, "added", 1, 2)]
    assert seat.robot.tableau[-1].given == "uplift-code"
    seat.play({"type": "remove", "who": "robot", "card": "uplift-code"})
    assert [(s.rule, s.what, s.before, s.after) for s in seat.game.steps] == [(None, "removed", 2, 1)]
    assert seat.state == start


def test_the_first_of_equal_cards_goes(sit: Sit) -> None:
    seat = sit().add("gem-world", "artist-colony", "gem-world")
    seat.play({"type": "remove", "who": "robot", "card": "gem-world"})
    assert [entry.given for entry in seat.robot.tableau[1:]] == ["artist-colony", "gem-world"]


def test_described_cards_are_removed_by_the_same_description(sit: Sit) -> None:
    card = {"kind": "world", "vp": 2, "military": True, "name": "Far World"}
    seat = sit().add(card, {**card, "vp": 3})
    remove = {"type": "remove", "who": "robot"}
    assert seat.refused({**remove, "card": {**card, "vp": 1}}).values == {"card": "Far World"}
    assert seat.refused({**remove, "card": {**card, "name": "Near World"}}).kind == "not_in_tableau"
    seat.play({**remove, "card": dict(reversed(card.items()))})
    assert [entry.given for entry in seat.robot.tableau[1:]] == [{**card, "vp": 3}]


def test_a_card_that_is_not_there(sit: Sit) -> None:
    refusal = sit().refused({"type": "remove", "who": "robot", "card": "gem-world"})
    assert (refusal.kind, refusal.values) == ("not_in_tableau", {"card": "gem-world"})


def test_even_the_start_world_may_be_removed(sit: Sit) -> None:
    seat = sit().play({"type": "remove", "who": "robot", "card": "earths-lost-colony"})
    assert (seat.robot.tableau, seat.robot.cards, seat.game.score.total) == ((), 0, 0)


@pytest.mark.parametrize("event", ["add", "remove"])
@pytest.mark.parametrize(
    ("change", "kind"),
    [
        ({"who": "player"}, "unknown_value"),
        ({"who": None}, "wrong_type"),
        ({"card": None}, "wrong_type"),
        ({"card": 3}, "wrong_type"),
        ({"card": "no-such-card"}, "unknown_card"),
        ({"card": "doomed-world"}, "card_not_in_sets"),
        ({"to": 1}, "unknown_key"),
    ],
    ids=str,
)
def test_refused_additions_and_removals(sit: Sit, event: str, change: dict[str, Any], kind: str) -> None:
    assert sit().refused({"type": event, "who": "robot", "card": "gem-world", **change}).kind == kind


@pytest.mark.parametrize("key", ["who", "card"])
def test_incomplete_additions(sit: Sit, key: str) -> None:
    for event in ("add", "remove"):
        whole = {"type": event, "who": "robot", "card": "gem-world"}
        del whole[key]
        assert sit().refused(whole).kind == "missing_key"


def test_a_tableau_has_an_end(sit: Sit) -> None:
    """The contract's 99 cards; counters among them."""
    seat = sit().set(counters_left=0).add(*["gem-world"] * 96)
    assert seat.robot.cards == 99
    refusal = seat.refused({"type": "add", "who": "robot", "card": "gem-world"})
    assert (refusal.kind, refusal.values) == ("tableau_full", {"most": 99})
