"""What the robot does in each phase by the printed mat, and the booklet's worked examples."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.robot.conftest import Sit

# Cards for the robot to find: a development, one of cost 6, a non-military world, a military one.
CHEAP, SIX, NONMILITARY, MILITARY = "public-works", "mining-league", "gem-world", "aquatic-uplift-race"


def actions(seat: object) -> str:
    return " ".join(seat.state.robot_spaces)  # type: ignore[attr-defined]


# The booklet's worked examples, all with Earth's Lost Colony on medium


def test_e1(sit: Sit) -> None:
    """E1: dice on the left Develop and on Produce."""
    assert actions(sit().open("double produce", "develop match")) == "develop_left produce"


def test_e2(sit: Sit) -> None:
    """E2: dice on Produce and the left Explore."""
    assert actions(sit().open("explore_plus5 explore_plus1", "match produce")) == "explore_left produce"


def test_e3(sit: Sit) -> None:
    """E3, R-DEV-A: draw 1, one miss, a development of another cost is free."""
    seat = sit(credit=1, stack=2).open("develop trade", "develop produce").done()
    assert seat.robot.stack == 3
    seat.flip(CHEAP, 1)
    assert (seat.robot.credit, seat.robot.stack, seat.last_card) == (1, 1, CHEAP)


def test_e4(sit: Sit) -> None:
    """E4, R-DEV-A0, R-DEV-R0: a counter for 2, then too little credit for another one."""
    seat = sit(credit=4, stack=5, counters_left=2).open("develop develop", "match produce").done()
    assert (seat.robot.credit, seat.robot.stack, seat.robot.counters_left) == (2, 5, 1)
    assert (seat.state.prompt, seat.state.phase) == ("done", "develop_2")
    seat.done()
    assert (seat.robot.stack, seat.state.prompt) == (5, "flip")
    seat.flip("investment-credits", 2)
    assert (seat.robot.credit, seat.robot.stack, seat.robot.counters_left) == (1, 2, 1)
    assert seat.last_card == "investment-credits"


def test_e5(sit: Sit) -> None:
    """E5, R-SET-R: at credit 0 nothing, the stack unchanged."""
    seat = sit(credit=0).open("settle produce", "match trade")
    assert actions(seat) == "trade produce"
    seat.done()
    assert (seat.robot.credit, seat.robot.stack, seat.state.phase) == (0, 4, "consume")
    assert seat.what("R-SET-R") == ["no_credit"]


def test_e6a(sit: Sit) -> None:
    """E6a, R-SET-A, R-SET-R: a find, then none: the stack is gone, the credit is not."""
    seat = sit(credit=2, stack=2).open("settle settle", "match produce").done()
    assert seat.robot.stack == 5
    seat.flip(NONMILITARY, 3)
    assert (seat.robot.stack, seat.robot.credit, seat.last_card) == (1, 2, NONMILITARY)
    seat.done()
    assert seat.robot.stack == 3
    seat.flip(None)
    assert (seat.robot.stack, seat.robot.credit, seat.robot.cards) == (0, 2, 2)


def test_e6b(sit: Sit) -> None:
    """E6b, R-SET-R: the second world costs 1 credit."""
    seat = sit(credit=2, stack=2).open("settle settle", "match produce").done().flip(NONMILITARY, 3).done()
    seat.flip("artist-colony", 1)
    assert (seat.robot.credit, seat.robot.stack, seat.robot.cards) == (1, 1, 3)


def test_e7(sit: Sit) -> None:
    """E7, R-CON-T, R-CON-N: Trade, and no response to the player's double."""
    seat = sit(credit=3, economy=1).open("double produce", "match trade")
    assert actions(seat) == "trade produce"
    seat.done()
    assert (seat.robot.credit, seat.robot.vp, seat.robot.economy) == (4, 1, 1)


def test_e8(sit: Sit) -> None:
    """E8, R-CON-R: VP chips once, though the player chose both."""
    seat = sit(economy=3).open("trade double", "explore produce").skip_to("produce")
    assert (seat.robot.vp, seat.robot.economy, seat.robot.credit) == (3, 3, 2)


@pytest.mark.parametrize(
    ("economy", "choice", "dice", "after"),
    [
        (0, "explore_plus5 trade", "explore produce", 1),
        (2, "explore_plus5 produce", "explore trade", 2),
        (2, "explore_plus5 produce", "explore produce", 3),
    ],
    ids=["E9a", "E9b", "E9c"],
)
def test_e9(sit: Sit, economy: int, choice: str, dice: str, after: int) -> None:
    """E9, R-PRO-A, R-PRO-R: Produce as the robot's own, as the player's only, as both sides'."""
    assert sit(economy=economy).open(choice, dice).finish_round().robot.economy == after


def test_e10(sit: Sit) -> None:
    """E10, R-DICE-9: dice on Trade and the left Explore; one Explore phase, in which the robot acts."""
    seat = sit().open("explore_plus5 trade", "match trade")
    assert actions(seat) == "explore_left trade"
    assert seat.state.phases == ("explore", "consume")
    assert seat.done().rules()[:2] == ["R-EXP-A", "R-EXP-A"]


# The round


def test_phases_run_from_left_to_right(sit: Sit) -> None:
    """R-ROUND-3, R-ROUND-4: the player first in each, then the robot; then the next round."""
    seat = sit(credit=0, stack=0).choose("produce explore_plus1")
    assert (seat.state.prompt, seat.state.phase, seat.state.robot_spaces) == ("roll", None, ())
    seat.roll("settle double")
    seen = []
    while seat.state.round == 1:
        seen.append((seat.state.prompt, seat.state.phase))
        seat.finish_phase()
    assert seen == [
        ("done", "explore"),
        ("done", "settle_1"),
        ("flip", "settle_1"),
        ("done", "consume"),
        ("done", "produce"),
    ]
    assert (seat.state.round, seat.state.prompt, seat.state.phase) == (2, "choose", None)
    assert (seat.state.markers, seat.state.robot_spaces, seat.state.faces) == ((), (), ())


def test_a_phase_that_only_the_robot_chose_waits_for_the_player_too(sit: Sit) -> None:
    """R-ROUND-4: the player's own part of the robot's phase comes first."""
    seat = sit().open("trade produce", "explore produce")
    assert (seat.state.prompt, seat.state.phase, seat.robot.stack) == ("done", "explore", 4)
    seat.done()
    assert (seat.robot.stack, seat.state.phase) == (5, "consume")


@pytest.mark.parametrize("face", ["develop", "settle"])
def test_act_in_the_first_and_respond_in_the_second(sit: Sit, face: str) -> None:
    """R-ROUND-4, R-ROUND-5: two phases for two spaces, one die: the robot's bonus is in the first."""
    seat = sit(credit=1, stack=9, counters_left=0).open(f"{face} {face}", "match produce")
    assert seat.state.phases == (f"{face}_1", f"{face}_2", "produce")
    rules = ("R-DEV-A", "R-DEV-R") if face == "develop" else ("R-SET-A", "R-SET-R")
    assert rules[0] in seat.done().rules()
    seat.flip(None)
    seat.set(stack=5)
    assert rules[1] in seat.done().rules()


@pytest.mark.parametrize("face", ["develop", "settle"])
def test_the_robot_alone_has_two_phases(sit: Sit, face: str) -> None:
    """R-ROUND-5: two dice there, none of the player's markers: two phases, the robot acts in both."""
    seat = sit("alpha-centauri" if face == "settle" else "earths-lost-colony").set(shows=face)
    seat.open("trade produce", f"{face} robot")
    assert seat.state.phases[:2] == (f"{face}_1", f"{face}_2")
    assert seat.state.robot_acts
    seat.skip_to(f"{face}_2")
    assert seat.state.robot_acts


@pytest.mark.parametrize("face", ["develop", "settle"])
def test_the_player_alone_has_two_phases(sit: Sit, face: str) -> None:
    """R-ROUND-5: the robot, without a die there, responds in each."""
    seat = sit(credit=4, stack=2, counters_left=2, economy=0).open(f"{face} {face}", "trade produce")
    seat.done()
    if face == "develop":
        assert (seat.robot.credit, seat.robot.counters_placed) == (1, 1)
    else:
        seat.flip(NONMILITARY, 0)
        assert seat.robot.credit == 3
    seat.set(credit=4, stack=2).done()
    if face == "develop":
        assert (seat.robot.credit, seat.robot.counters_placed) == (1, 2)
    else:
        seat.flip(NONMILITARY, 0)
        assert seat.robot.credit == 3
    assert seat.state.phase == "consume"


# Explore


def test_explore_action(sit: Sit) -> None:
    """R-EXP-A: draw 1, credit +1."""
    seat = sit(credit=1, stack=4).open("develop trade", "explore produce").done()
    assert (seat.robot.credit, seat.robot.stack) == (2, 5)
    assert [(step.what, step.before, step.after) for step in seat.game.steps] == [
        ("draw", 4, 5),
        ("credit", 1, 2),
    ]


def test_explore_action_on_both_spaces(sit: Sit) -> None:
    """R-EXP-A: draw 3 in all, credit +1 in all, in one phase."""
    seat = sit(credit=1, stack=4).open("explore_plus1 explore_plus5", "match match").done()
    assert (seat.robot.credit, seat.robot.stack, seat.state.round) == (2, 7, 2)


@pytest.mark.parametrize("choice", ["explore_plus1 trade", "explore_plus1 explore_plus5"])
def test_explore_response(sit: Sit, choice: str) -> None:
    """R-EXP-R: draw 1, also if the player chose both."""
    seat = sit(credit=1, stack=4).open(choice, "trade produce").done()
    assert (seat.robot.credit, seat.robot.stack) == (1, 5)
    assert seat.rules() == ["R-EXP-R"]


def test_no_response_beside_an_action_in_explore(sit: Sit) -> None:
    """R-EXP-N: a die on one Explore space only, both chosen by the player."""
    seat = sit(credit=1, stack=4).open("explore_plus1 explore_plus5", "explore produce").done()
    assert (seat.robot.credit, seat.robot.stack) == (2, 5)
    assert seat.rules() == ["R-EXP-A", "R-EXP-A"]


def test_credit_stops_at_four(sit: Sit) -> None:
    """R-SETUP-8: what goes beyond is lost."""
    seat = sit(credit=4).open("develop trade", "explore produce").done()
    assert seat.robot.credit == 4
    assert sit(credit=3).open("trade produce", "trade produce").done().robot.credit == 4


# Develop


@pytest.mark.parametrize(
    ("credit", "counters", "placed"), [(2, 1, True), (4, 2, True), (1, 1, False), (4, 0, False)]
)
def test_develop_action_places_a_counter(sit: Sit, credit: int, counters: int, placed: bool) -> None:
    """R-DEV-A0: with a counter left and credit 2 it costs 2, counts as a card, and nothing else happens."""
    seat = sit(credit=credit, counters_left=counters).open("develop trade", "develop produce")
    before = seat.robot
    seat.done()
    if placed:
        assert (seat.robot.credit, seat.robot.stack) == (credit - 2, 4)
        assert seat.robot.counters_left == counters - 1
        assert seat.robot.cards == before.cards + 1
        assert seat.rules() == ["R-DEV-A0", "R-DEV-A0"]
    else:
        assert (seat.robot.credit, seat.robot.stack, seat.state.prompt) == (credit, 5, "flip")


@pytest.mark.parametrize(
    ("credit", "counters", "placed"), [(3, 1, True), (4, 2, True), (2, 1, False), (4, 0, False)]
)
def test_develop_response_places_a_counter(sit: Sit, credit: int, counters: int, placed: bool) -> None:
    """R-DEV-R0: with a counter left and credit 3 it costs 3."""
    seat = sit(credit=credit, counters_left=counters).open("develop trade", "explore produce")
    seat.set(credit=credit).skip_to("develop_1").set(credit=credit, stack=4)
    before = seat.robot
    seat.done()
    if placed:
        assert (seat.robot.credit, seat.robot.stack) == (credit - 3, 4)
        assert (seat.robot.counters_left, seat.robot.cards) == (counters - 1, before.cards + 1)
        assert seat.rules() == ["R-DEV-R0", "R-DEV-R0"]
    else:
        assert (seat.robot.credit, seat.robot.stack, seat.state.prompt) == (credit, 4, "flip")


@pytest.mark.parametrize(("found", "price"), [(CHEAP, 0), (SIX, 1), ("imperium-planet-buster", 0)])
def test_develop_action_prices(sit: Sit, found: str, price: int) -> None:
    """R-DEV-A, R-FLIP-1: a 6-cost development costs 1, any other nothing, the Planet Buster too."""
    seat = sit(sets="bow", credit=1, stack=0).open("develop trade", "develop produce").done()
    seat.flip(found, 0)
    assert (seat.robot.credit, seat.last_card, seat.robot.stack) == (1 - price, found, 0)


def test_develop_action_without_credit(sit: Sit) -> None:
    """R-DEV-A, R-FLIP-5: at credit 0 a 6-cost development is a miss, and the robot flips on."""
    seat = sit(credit=0, stack=4).open("develop trade", "develop produce").done()
    refusal = seat.refused({"type": "flip", "missed": 1, "found": SIX})
    assert (refusal.kind, refusal.values["price"], refusal.values["credit"]) == ("too_dear", 1, 0)
    seat.flip(CHEAP, 2)
    assert (seat.robot.credit, seat.robot.stack, seat.last_card) == (0, 2, CHEAP)


def test_develop_response(sit: Sit) -> None:
    """R-DEV-R: no draw; any development costs 1, one of cost 6 too."""
    for found in (CHEAP, SIX):
        seat = sit(credit=2, stack=4).open("develop trade", "trade produce").done()
        assert seat.robot.stack == 4
        seat.flip(found, 1)
        assert (seat.robot.credit, seat.robot.stack, seat.last_card) == (1, 2, found)


def test_develop_response_without_credit(sit: Sit) -> None:
    """R-DEV-R: at credit 0 nothing at all."""
    seat = sit(credit=0, stack=4).open("develop trade", "trade produce").done()
    assert (seat.robot.stack, seat.state.phase) == (4, "consume")
    assert seat.what("R-DEV-R") == ["no_credit"]


# Settle


def test_settle_action(sit: Sit) -> None:
    """R-SET-A: draw 3, a non-military world, free, also at credit 0."""
    seat = sit(credit=0, stack=4).open("trade settle", "settle produce").done()
    assert seat.robot.stack == 7
    assert seat.refused({"type": "flip", "missed": 0, "found": MILITARY}).kind == "wrong_find"
    seat.flip(NONMILITARY, 2)
    assert (seat.robot.credit, seat.robot.stack, seat.last_card) == (0, 4, NONMILITARY)


def test_settle_response(sit: Sit) -> None:
    """R-SET-R: draw 2, a non-military world for 1 credit."""
    seat = sit(credit=1, stack=4).open("trade settle", "trade produce").done()
    assert seat.robot.stack == 6
    seat.flip(NONMILITARY, 5)
    assert (seat.robot.credit, seat.robot.stack, seat.last_card) == (0, 0, NONMILITARY)


# Consume


@pytest.mark.parametrize(
    ("choice", "dice", "rule", "vp", "credit", "economy"),
    [
        ("trade develop", "trade produce", "R-CON-T", 3, 3, 3),
        ("develop produce", "trade produce", "R-CON-T", 3, 3, 3),
        ("double develop", "double produce", "R-CON-D", 6, 1, 4),
        ("trade develop", "double produce", "R-CON-D", 6, 1, 4),
        ("trade double", "match match", "R-CON-B", 6, 3, 4),
        ("develop produce", "trade double", "R-CON-B", 6, 3, 4),
        ("trade develop", "explore produce", "R-CON-R", 3, 1, 3),
        ("double develop", "explore produce", "R-CON-R", 3, 1, 3),
        ("double trade", "explore produce", "R-CON-R", 3, 1, 3),
    ],
)
def test_consume(sit: Sit, choice: str, dice: str, rule: str, vp: int, credit: int, economy: int) -> None:
    """R-CON-T, R-CON-D, R-CON-B, R-CON-R, R-CON-N: economy size 3 and credit 1 before the phase."""
    seat = sit(stack=0).open(choice, dice).skip_to("consume").set(credit=1, economy=3, vp=0).done()
    assert (seat.robot.vp, seat.robot.credit, seat.robot.economy) == (vp, credit, economy)
    cited = [step.rule for step in seat.game.steps if step.rule and step.rule.startswith("R-CON")]
    assert set(cited) == {rule}


def test_consume_counts_the_economy_before_it_grows(sit: Sit) -> None:
    """R-CON-D, R-CON-B: the chips come first."""
    for dice in ("double produce", "trade double"):
        seat = sit(economy=0).open("trade double", dice).done()
        assert (seat.robot.vp, seat.robot.economy) == (0, 1)
        assert "no_economy" in seat.what()


def test_economy_stops_at_five(sit: Sit) -> None:
    """R-SETUP-8."""
    seat = sit(economy=5).open("trade double", "double produce").finish_round()
    assert (seat.robot.economy, seat.robot.vp) == (5, 10)


def test_chips_beyond_the_pool_are_paid_in_full(sit: Sit) -> None:
    """R-VP-1, R-END-1: extra chips are used."""
    seat = sit(economy=5, vp=20).open("trade double", "double explore").skip_to("consume").done()
    assert (seat.robot.vp, seat.game.vp_pool) == (30, 0)


# Produce


def test_produce_action(sit: Sit) -> None:
    """R-PRO-A: economy size +1."""
    seat = sit(economy=2, credit=1).open("trade produce", "produce explore").skip_to("produce").done()
    assert (seat.robot.economy, seat.robot.credit) == (3, 2)


def test_produce_response(sit: Sit) -> None:
    """R-PRO-R: nothing."""
    seat = sit(economy=2).open("produce explore_plus1", "explore trade").skip_to("produce")
    before = seat.robot
    seat.done()
    assert seat.robot == before
    assert seat.what("R-PRO-R") == ["nothing"]


# What a step says


def test_steps_name_the_start_world_only_where_its_counter_lies(sit: Sit) -> None:
    """R-SETUP-6: New Sparta covers Settle, not Develop."""
    seat = sit("new-sparta", counters_left=0, stack=3).open("settle develop", "settle develop").done()
    assert {step.world_rule for step in seat.game.steps} == {None}
    seat.flip(None)
    assert {step.world_rule for step in seat.game.steps} == {None}
    seat.done()
    assert {step.world_rule for step in seat.game.steps} == {"R-WORLD-3"}
    seat.flip(None)
    noted = {step.what: step.world_rule for step in seat.game.steps}
    assert noted["misses"] == noted["nothing_found"] == "R-WORLD-3"
    assert noted["new_round"] is None
