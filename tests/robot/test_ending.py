"""The end of a game, the robot's score and the tie-break."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import pytest

from webapp.cards import Card
from webapp.robot.ending import card_worth, winner
from webapp.robot.mat import Mat

if TYPE_CHECKING:
    from tests.robot.conftest import Seat, Sit

WORLD = {"kind": "world", "vp": 0, "military": False}


def last_round(sit: Sit, **rest: Any) -> Seat:
    """The robot's Trade and Produce are over; the next `done` ends the round."""
    return sit(economy=0, **rest).open("trade produce", "trade produce").skip_to("produce")


@pytest.mark.parametrize(
    ("worlds", "counters", "ends"),
    [(11, 0, True), (10, 0, False), (10, 1, True), (9, 2, True), (9, 1, False), (8, 3, True), (20, 0, True)],
)
def test_the_robots_tableau(sit: Sit, worlds: int, counters: int, ends: bool) -> None:
    """R-END-1: 12 cards with its start world; placed counters count."""
    seat = last_round(sit, difficulty="hard").set(counters_left=3 - counters).add(*[WORLD] * worlds).done()
    assert seat.state.end_reasons == (("robot_tableau",) if ends else ())
    assert (seat.state.prompt, seat.state.round) == (("over", 1) if ends else ("choose", 2))


@pytest.mark.parametrize(
    ("tableau", "limit", "ends"),
    [(11, 12, False), (12, 12, True), (13, 12, True), (12, 14, False), (13, 14, False), (14, 14, True)],
)
def test_the_players_tableau(sit: Sit, tableau: int, limit: int, ends: bool) -> None:
    """R-END-1: 12 cards, or 14 by a card of the player's."""
    seat = last_round(sit).set("player", tableau=tableau, limit=limit).done()
    assert seat.state.end_reasons == (("player_tableau",) if ends else ())


def test_the_players_limit_is_not_the_robots(sit: Sit) -> None:
    """R-END-1: a card that raises it never raises the robot's."""
    seat = last_round(sit).set("player", limit=14).add(*[WORLD] * 11).done()
    assert seat.state.end_reasons == ("robot_tableau",)


def test_a_card_of_the_robots_raises_nobodys_limit(sit: Sit, cards: Mapping[str, Card]) -> None:
    """R-END-1: powers of the robot's cards do nothing."""
    raising = [card.id for card in cards.values() if any(p.code == "end_tableau_size" for p in card.powers)]
    assert raising
    seat = last_round(sit, sets="bow").add(*raising, *[WORLD] * (11 - len(raising))).done()
    assert seat.state.end_reasons == ("robot_tableau",)


@pytest.mark.parametrize(
    ("sets", "robot", "player", "ends"),
    [
        ("base", 24, 0, True),
        ("base", 0, 24, True),
        ("base", 12, 12, True),
        ("base", 12, 11, False),
        ("rvi", 30, 9, True),
        ("bow", 14, 14, False),
        ("bow", 14, 15, True),
    ],
)
def test_the_pool(sit: Sit, sets: str, robot: int, player: int, ends: bool) -> None:
    """R-END-1, R-SETUP-2, R-VP-1: exhausted by both sides together, at 24 or 29."""
    seat = last_round(sit, sets=sets).set(vp=robot).set("player", vp=player).done()
    assert seat.state.end_reasons == (("vp_pool",) if ends else ())


@pytest.mark.parametrize(
    ("robot", "player", "reasons"),
    [
        (14, 14, ()),
        (15, 0, ("robot_prestige",)),
        (3, 15, ("player_prestige",)),
        (99, 99, ("robot_prestige", "player_prestige")),
    ],
)
def test_fifteen_prestige(sit: Sit, robot: int, player: int, reasons: tuple[str, ...]) -> None:
    """R-PRE-4, R-END-1: 15 on either side."""
    seat = last_round(sit, sets="bow").set(prestige=robot).set("player", prestige=player).done()
    assert seat.state.end_reasons == reasons


def test_every_reason_is_named(sit: Sit) -> None:
    """R-END-1: all that hold, each as a step of the log."""
    seat = last_round(sit, sets="bow").set(prestige=15, vp=20).set("player", prestige=15, tableau=12, vp=9)
    seat.add(*[WORLD] * 11).done()
    reasons = ("robot_tableau", "player_tableau", "vp_pool", "robot_prestige", "player_prestige")
    assert seat.game.outcome is not None
    assert seat.game.outcome.reasons == reasons
    assert tuple(step.word for step in seat.game.steps if step.what == "game_end") == reasons


def test_the_end_is_checked_when_the_round_ends_and_only_then(sit: Sit) -> None:
    """R-ROUND-6, R-END-1: not after a phase, nor by a correction."""
    seat = sit(economy=0).set("player", tableau=12, vp=24)
    assert seat.game.outcome is None
    seat.open("trade produce", "trade produce").done()
    assert (seat.state.prompt, seat.game.outcome) == ("done", None)
    seat.set("player", tableau=11, vp=23).done()
    assert (seat.state.prompt, seat.state.round) == ("choose", 2)


def test_over_keeps_the_last_rounds_dice(sit: Sit) -> None:
    """The contract: `robot_actions` at `over` are those of the last round; phase is null."""
    seat = last_round(sit).set("player", tableau=12).done()
    assert (seat.state.prompt, seat.state.phase) == ("over", None)
    assert seat.state.robot_spaces == ("trade", "produce")


@pytest.mark.parametrize("event", ["choose", "roll", "done", "flip", "override"])
def test_nothing_goes_on_after_the_end(sit: Sit, event: str) -> None:
    seat = last_round(sit).set("player", tableau=12).done()
    events = {
        "choose": {"actions": ["trade", "produce"]},
        "roll": {"dice": ["trade", "produce"]},
        "done": {},
        "flip": {"found": None},
        "override": {"path": "settle.action.draw", "value": 2},
    }
    assert seat.refused({"type": event, **events[event]}).values == {"event": event, "prompt": "over"}


def test_corrections_at_the_end_change_the_score_and_not_the_end(sit: Sit) -> None:
    """R-END-1: no correction ends or reopens a game."""
    seat = last_round(sit, sets="bow").set("player", tableau=12).done()
    score = seat.game.score.total
    seat.set(vp=7, credit=3).set("player", tableau=5, vp=2, prestige=1, limit=14).add("gem-world")
    assert (seat.state.prompt, seat.state.end_reasons) == ("over", ("player_tableau",))
    assert seat.game.score.total == score + 7 + 1
    seat.play({"type": "remove", "who": "robot", "card": "gem-world"})
    assert seat.game.score.total == score + 7


# The robot's score


def test_the_score_of_a_fresh_game(sit: Sit) -> None:
    """R-SETUP-6, R-SCORE-1: the start world's printed VPs, negative ones too."""
    assert sit("old-earth").game.score.total == 2
    assert sit("doomed-world").game.score.total == -1


@pytest.mark.parametrize(("difficulty", "six"), [("easy", 6), ("medium", 6), ("hard", 9)])
def test_six_cost_developments_and_counters(sit: Sit, difficulty: str, six: int) -> None:
    """R-SETUP-3, R-SCORE-1, R-FLIP-1: fixed VPs instead of whatever they print; unplaced ones nothing."""
    seat = sit(difficulty=difficulty)
    base, counters = seat.game.score.total, seat.robot.counters_left
    assert seat.set(counters_left=0).game.score.total == base + counters * six
    seat.set(counters_left=counters)
    for worth, card in (
        (six, "mining-league"),
        (six, "pan-galactic-league"),
        (six, {"kind": "development", "cost": 6, "vp": -20}),
        (1, "public-works"),
        (9, {"kind": "development", "cost": 9, "vp": 9}),
        (-3, {"kind": "world", "cost": 6, "vp": -3, "military": False}),
    ):
        before = seat.game.score.total
        assert seat.add(card).game.score.total == before + worth, card


def test_pan_galactic_research_is_a_six_cost_development(sit: Sit, cards: Mapping[str, Card]) -> None:
    """R-SCORE-1: also one that prints fixed VPs."""
    fixed = [card for card in cards.values() if card.is_six_cost_development and not card.variable_vp]
    assert fixed
    for card in fixed:
        seat = sit(sets="bow", difficulty="hard")
        before = seat.game.score.total
        assert seat.add(card.id).game.score.total == before + 9


@pytest.mark.parametrize("prestige", [0, 1, 7])
def test_the_federation_capital(sit: Sit, prestige: int) -> None:
    """R-SCORE-1, R-PRE-4: 1 for each prestige chip by its text, beside the prestige itself."""
    seat = sit("new-sparta", sets="bow").add("federation-capital").set(prestige=prestige)
    assert seat.game.score.total == 1 + prestige + prestige
    assert [worth.points for worth in seat.game.score.cards] == [1, prestige]


def test_the_planet_buster_scores_what_it_prints(sit: Sit) -> None:
    """R-FLIP-1, R-SCORE-1."""
    seat = sit("new-sparta", sets="bow", difficulty="hard").add("imperium-planet-buster")
    assert seat.game.score.total == 1 + 9


def test_the_parts_add_up(sit: Sit) -> None:
    """R-SCORE-1: chips, prestige, placed counters, cards."""
    seat = sit("new-sparta", sets="bow", difficulty="hard", vp=11, prestige=4, counters_left=1)
    seat.add("ravaged-uplift-world", "mining-league", "gem-world")
    score = seat.game.score
    assert (score.chips, score.prestige, score.counters) == (11, 4, 18)
    assert [worth.points for worth in score.cards] == [1, -1, 9, 1]
    assert score.total == 11 + 4 + 18 + 10


def test_every_card_by_a_second_reading(mat: Mat, cards: Mapping[str, Card]) -> None:
    """R-SCORE-1: all 191 cards on every difficulty, with 5 prestige."""
    for difficulty, six in (("easy", 6), ("medium", 6), ("hard", 9)):
        for card in cards.values():
            if card.kind == "development" and card.cost == 6:
                expected = six
            else:
                expected = 5 if card.id == "federation-capital" else card.vp
            assert card_worth(card, mat.difficulties[difficulty], 5) == expected, card.id


# Who wins


@pytest.mark.parametrize(
    ("robot", "player", "robot_tie", "player_tie", "expected"),
    [
        (40, 39, 0, 99, "robot"),
        (39, 40, 99, 0, "player"),
        (-1, -2, 0, 0, "robot"),
        (40, 40, 5, 4, "robot"),
        (40, 40, 4, 5, "player"),
        (40, 40, 0, 0, "shared"),
        (40, 40, 9, 9, "shared"),
    ],
)
def test_the_winner(robot: int, player: int, robot_tie: int, player_tie: int, expected: str) -> None:
    """R-SCORE-3: score, then credit and economy against cards in hand and goods, then shared."""
    assert winner(robot, player, robot_tie, player_tie) == expected


def test_the_players_score_is_not_the_games_business(sit: Sit) -> None:
    """R-SCORE-2: the record holds what ends a game; the player's cards stay with the player."""
    seat = sit().set("player", vp=5)
    assert seat.game.score.total == seat.robot.tableau[0].card.vp
    assert not hasattr(seat.player, "cards")
