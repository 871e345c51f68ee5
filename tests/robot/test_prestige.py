"""Prestige Leader: every change of the lead, the tile, the bonus, and corrections at every moment."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest

from webapp.robot.prestige import standing

if TYPE_CHECKING:
    from tests.robot.conftest import Seat, Sit

ROBOT, PLAYER, TIED, NOBODY = "robot", "player", "tied", None


def lead(seat: Seat) -> tuple[str | None, int]:
    return seat.state.leader.who, seat.state.leader.tile


def in_mid_round(sit: Sit, robot: int = 0, player: int = 0) -> Seat:
    """Explore has been checked with so much prestige; Consume waits for the player, Produce follows."""
    seat = sit(sets="bow", stack=0, credit=0).open("explore_plus1 produce", "explore trade")
    return seat.set(prestige=robot).set("player", prestige=player).done()


@pytest.mark.parametrize(
    ("robot", "player", "who"),
    [
        (0, 0, NOBODY),
        (1, 0, ROBOT),
        (0, 1, PLAYER),
        (1, 1, TIED),
        (2, 1, ROBOT),
        (1, 2, PLAYER),
        (9, 9, TIED),
    ],
)
def test_who_leads(robot: int, player: int, who: str | None) -> None:
    """R-PRE-2: more than the other, the same number of at least 1, or nobody."""
    assert standing(robot, player) == who


def test_nobody_leads_at_first(sit: Sit) -> None:
    """R-PRE-2: there is nothing to compare before the first phase."""
    assert lead(sit(sets="bow")) == (NOBODY, 0)


def second_reading(before: tuple[int, int], tile: int, gains: tuple[int, int]) -> tuple[str | None, int]:
    """R-PRE-2 by cases, from what each side had at the last check."""
    was = ROBOT if before[0] > before[1] else PLAYER if before[1] > before[0] else None
    now = before[0] + gains[0], before[1] + gains[1]
    if now[0] == now[1]:
        return (TIED if now[0] > 0 else NOBODY), 0
    side = 0 if now[0] > now[1] else 1
    name = (ROBOT, PLAYER)[side]
    return name, min(now[side], gains[side] + (tile if was == name else 0))


@pytest.mark.parametrize(("robot", "player"), product(range(3), repeat=2))
def test_every_transition_by_gains(sit: Sit, robot: int, player: int) -> None:
    """R-PRE-2: from each standing to each other one within a phase, with each gain up to 3."""
    for gains in product(range(4), repeat=2):
        seat = in_mid_round(sit, robot, player)
        who, tile = lead(seat)
        assert (who, tile) == second_reading((0, 0), 0, (robot, player))
        seat.set(prestige=robot + gains[0]).set("player", prestige=player + gains[1])
        assert lead(seat) == (who, tile)
        seat.done()
        assert lead(seat) == second_reading((robot, player), tile, gains), gains


def test_each_phase_is_checked(sit: Sit) -> None:
    """R-PRE-2: each Develop and each Settle is one; the tile grows phase by phase."""
    seat = sit("rebel-freedom-fighters", stack=30, counters_left=0, credit=1)
    seat.open("develop develop", "match settle").done().flip("rebel-pact", 0)
    assert lead(seat) == (ROBOT, 1)
    seat.done().flip("rebel-troops", 0)
    assert lead(seat) == (ROBOT, 2)
    seat.done()
    assert lead(seat) == (ROBOT, 2)
    seat.flip("rebel-council", 0)
    assert seat.state.round == 2
    assert seat.robot.prestige == 4
    assert [(step.before, step.after) for step in seat.game.steps if step.what == "tile"] == [(2, 4), (4, 0)]


def test_the_player_overtakes(sit: Sit) -> None:
    """R-PRE-2: a new sole leader's tile holds the gain of this phase only."""
    seat = in_mid_round(sit, 3, 2)
    assert lead(seat) == (ROBOT, 3)
    seat.set("player", prestige=4).done()
    assert lead(seat) == (PLAYER, 2)
    steps = [(step.what, step.who, step.word) for step in seat.game.steps if step.rule == "R-PRE-2"]
    assert steps == [("leader", PLAYER, ROBOT), ("tile", PLAYER, None)]


def test_a_loss_is_no_negative_gain(sit: Sit) -> None:
    """R-PRE-2: never below 0: the tile of a leader who spent a little keeps what lay on it."""
    seat = in_mid_round(sit, 0, 5)
    assert lead(seat) == (PLAYER, 5)
    seat.set("player", prestige=3)
    assert lead(seat) == (PLAYER, 3)
    seat.done()
    assert lead(seat) == (PLAYER, 3)


def test_spending_and_gaining_in_one_phase(sit: Sit) -> None:
    """R-PRE-2: the gain is the prestige now less the prestige at the last check."""
    seat = in_mid_round(sit, 0, 4).set(leader_tile=0)
    seat.set("player", prestige=2).set("player", prestige=5).done()
    assert lead(seat) == (PLAYER, 1)
    seat = in_mid_round(sit, 0, 4).set(leader_tile=0).set("player", prestige=2)
    seat.set("player", prestige=4).done()
    assert lead(seat) == (PLAYER, 0)


# The sole leader is lowered


@pytest.mark.parametrize(
    ("player", "to", "expected"),
    [
        (2, 3, (ROBOT, 3)),
        (2, 2, (TIED, 0)),
        (2, 1, (PLAYER, 0)),
        (2, 0, (PLAYER, 0)),
        (0, 1, (ROBOT, 1)),
        (0, 0, (NOBODY, 0)),
    ],
)
@pytest.mark.parametrize("side", [ROBOT, PLAYER])
def test_a_lead_lost_by_lowering_moves_at_once(
    sit: Sit, side: str, player: int, to: int, expected: tuple[str | None, int]
) -> None:
    """R-PRE-2: to the other side, to the middle or to nobody, empty; never more than its owner has."""
    mirror = {ROBOT: PLAYER, PLAYER: ROBOT, TIED: TIED, NOBODY: NOBODY}
    seat = in_mid_round(sit, *((4, player) if side == ROBOT else (player, 4)))
    assert lead(seat) == (side, 4)
    seat.set(side, prestige=to)
    assert lead(seat) == (expected if side == ROBOT else (mirror[expected[0]], expected[1]))
    assert (seat.state.prompt, seat.state.phase) == ("done", "consume")


def test_lowering_the_other_side_moves_nothing_before_the_phase_ends(sit: Sit) -> None:
    """R-PRE-2: only the sole leader's loss moves the tile at once."""
    seat = in_mid_round(sit, 2, 2)
    assert lead(seat) == (TIED, 0)
    seat.set("player", prestige=0)
    assert lead(seat) == (TIED, 0)
    assert lead(seat.done()) == (ROBOT, 0)


def test_raising_moves_nothing_before_the_phase_ends(sit: Sit) -> None:
    """R-PRE-2: an upward correction counts for the phase that is going on."""
    seat = in_mid_round(sit, 2, 1).set("player", prestige=5)
    assert lead(seat) == (ROBOT, 2)
    assert lead(seat.done()) == (PLAYER, 4)


def test_the_lead_taken_by_anothers_loss_grows_with_this_phases_gain(sit: Sit) -> None:
    """R-PRE-2: the tile moves empty; at the end of the phase the gain is laid on it."""
    seat = in_mid_round(sit, 1, 4).set("player", prestige=0)
    assert lead(seat) == (ROBOT, 0)
    seat.set(prestige=3)
    assert lead(seat.done()) == (ROBOT, 2)


def test_a_correction_at_a_flip_counts_for_its_phase(sit: Sit) -> None:
    """R-PRE-2: the phase that waits for a flip is still going on."""
    seat = sit(sets="bow", credit=1).open("settle trade", "settle explore").skip_to("settle_1").done()
    assert seat.state.prompt == "flip"
    seat.set("player", prestige=2)
    assert lead(seat) == (NOBODY, 0)
    seat.flip("gem-world", 0)
    assert lead(seat) == (PLAYER, 2)


def test_a_correction_between_rounds_counts_for_the_next_rounds_first_phase(sit: Sit) -> None:
    """R-PRE-2: at choose and at roll, after the bonus of the new round."""
    seat = in_mid_round(sit).finish_round().set("player", prestige=1).choose("trade produce")
    seat.set("player", prestige=3)
    assert (lead(seat), seat.player.vp) == ((NOBODY, 0), 0)
    seat.roll("trade produce").done()
    assert lead(seat) == (PLAYER, 3)


def test_a_lead_lost_between_rounds_moves_at_once(sit: Sit) -> None:
    """R-PRE-2: at choose too; and the next check finds nothing new."""
    seat = in_mid_round(sit, 0, 3).finish_round()
    assert (seat.state.prompt, lead(seat), seat.player.vp) == ("choose", (PLAYER, 0), 1)
    seat.set(prestige=2)
    assert lead(seat) == (PLAYER, 0)
    seat.set("player", prestige=1)
    assert lead(seat) == (ROBOT, 0)
    seat.open("trade produce", "trade produce").done()
    assert lead(seat) == (ROBOT, 2)


def test_a_lead_lost_at_over_moves_at_once_and_changes_no_end(sit: Sit) -> None:
    """R-PRE-2, R-END-1: corrections are allowed at `over`."""
    seat = in_mid_round(sit, 0, 15).finish_round()
    assert (seat.state.prompt, seat.state.end_reasons) == ("over", ("player_prestige",))
    seat.set("player", prestige=0)
    assert (lead(seat), seat.state.end_reasons) == ((NOBODY, 0), ("player_prestige",))


# The tile by hand


def test_the_tile_may_be_corrected_up_to_its_owners_prestige(sit: Sit) -> None:
    """R-PRE-2: it never holds more; without a sole leader it holds nothing."""
    seat = in_mid_round(sit, 4, 0)
    for to in range(5):
        assert lead(seat.set(leader_tile=to)) == (ROBOT, to)
    adjust = {"type": "adjust", "who": "robot", "what": "leader_tile", "to": 5}
    assert seat.refused(adjust).values == {"where": "to", "value": 5, "low": 0, "high": 4}
    seat = in_mid_round(sit, 1, 3)
    assert seat.refused({**adjust, "to": 4}).kind == "out_of_range"
    assert lead(seat.set(leader_tile=1)) == (PLAYER, 1)
    for nobody in (in_mid_round(sit), in_mid_round(sit, 2, 2)):
        assert nobody.refused({**adjust, "to": 1}).kind == "out_of_range"
        nobody.set(leader_tile=0)


def test_a_tile_corrected_before_the_gain_is_counted_never_holds_too_much(sit: Sit) -> None:
    """R-PRE-2: raised to 5 and the tile to 5 already; the check of the phase does not add the gain again."""
    seat = in_mid_round(sit, 3, 0).set(prestige=5).set(leader_tile=5)
    assert lead(seat.done()) == (ROBOT, 5)


# The bonus


def opened(sit: Sit, robot: int, player: int, *, tile: int | None = None) -> Seat:
    """The next round has opened with so much prestige; the tile may have been corrected before."""
    seat = in_mid_round(sit, robot, player).skip_to("produce").set(credit=1, stack=4)
    return (seat if tile is None else seat.set(leader_tile=tile)).finish_round()


def bonus(seat: Seat) -> tuple[int, int, int, int]:
    """Robot's chips, credit and stack, player's chips."""
    return seat.robot.vp, seat.robot.credit, seat.robot.stack, seat.player.vp


def test_the_robot_with_prestige_on_the_tile(sit: Sit) -> None:
    """R-ROUND-1, R-PRE-3: 1 VP chip, draw 1, credit +1, the tile is emptied."""
    seat = opened(sit, 2, 1)
    chips = 1  # Its Trade at economy size 1.
    assert bonus(seat) == (chips + 1, 2, 5, 0)
    assert lead(seat) == (ROBOT, 0)
    assert seat.what("R-PRE-3") == ["vp", "draw", "credit", "tile"]
    order = seat.rules()
    assert order.index("R-ROUND-1") < order.index("R-PRE-3")


def test_the_robot_with_an_empty_tile(sit: Sit) -> None:
    """R-PRE-3: the chip only."""
    assert bonus(opened(sit, 2, 1, tile=0)) == (2, 1, 4, 0)


def test_the_robot_leading_because_the_player_spent(sit: Sit) -> None:
    """R-PRE-3: the chip all the same."""
    seat = in_mid_round(sit, 2, 3).skip_to("produce").set(credit=1, stack=4).set("player", prestige=1)
    assert lead(seat) == (ROBOT, 0)
    assert bonus(seat.finish_round()) == (2, 1, 4, 0)


def test_a_tie(sit: Sit) -> None:
    """R-PRE-3: a chip for each side and nothing more."""
    assert bonus(opened(sit, 2, 2)) == (2, 1, 4, 1)


@pytest.mark.parametrize(("tile", "card"), [(None, True), (0, False)])
def test_the_player(sit: Sit, tile: int | None, card: bool) -> None:
    """R-PRE-3: a chip, and with prestige on the tile a card, which is the player's business."""
    seat = opened(sit, 1, 2, tile=tile)
    assert bonus(seat) == (1, 1, 4, 1)
    assert lead(seat) == (PLAYER, 0)
    assert [(step.what, step.who) for step in seat.game.steps if step.rule == "R-PRE-3"] == [
        ("vp", PLAYER),
        *([("take_card", PLAYER), ("tile", PLAYER)] if card else []),
    ]


def test_nobody(sit: Sit) -> None:
    """R-PRE-3: no bonus."""
    seat = opened(sit, 0, 0)
    assert bonus(seat) == (1, 1, 4, 0)
    assert seat.what("R-PRE-3") == []


def test_the_lead_stays_and_brings_a_chip_each_round(sit: Sit) -> None:
    """R-PRE-3: the tile is filled only by new gains."""
    seat = opened(sit, 2, 0)
    for expected in (3, 4, 5):
        seat.open("explore_plus1 produce", "explore explore").finish_round()
        assert seat.robot.vp == expected


def test_bonus_chips_belong_to_the_round_that_they_open(sit: Sit) -> None:
    """R-PRE-3, R-END-1: they come out of the pool, and the end is checked only when that round ends."""
    seat = in_mid_round(sit, 2, 0).set(economy=0).skip_to("produce").set("player", vp=28).finish_round()
    assert (seat.state.prompt, seat.state.round, seat.game.vp_pool) == ("choose", 2, 0)
    seat.open("explore_plus1 produce", "explore explore").finish_round()
    assert (seat.state.prompt, seat.state.end_reasons) == ("over", ("vp_pool",))


def test_no_bonus_after_the_last_round(sit: Sit) -> None:
    """R-PRE-3: a round that does not open brings none."""
    seat = in_mid_round(sit, 3, 0).set("player", tableau=12).finish_round()
    assert seat.state.prompt == "over"
    assert (lead(seat), seat.robot.vp) == ((ROBOT, 3), 1)
    assert seat.what("R-PRE-3") == []


# Gaining prestige


@pytest.mark.parametrize(
    ("sets", "found", "prestige"),
    [
        ("bow", "uplift-code", 1),
        ("bow", "galactic-markets", 1),
        ("bow", "public-works", 0),
        ("bow", {"kind": "development", "vp": 1, "cost": 1, "prestige": 9}, 9),
        ("rvi", "uplift-code", 0),
        ("rvi", "galactic-bankers", 0),
    ],
    ids=str,
)
def test_placing_brings_printed_prestige(sit: Sit, sets: str, found: object, prestige: int) -> None:
    """R-PRE-1: only with The Brink of War, also from cards of Rebel vs Imperium."""
    seat = sit(sets=sets, credit=1).open("develop trade", "develop produce").done().flip(found, 0)
    assert seat.robot.prestige == prestige
    assert seat.what("R-PRE-1") == (["prestige"] if prestige else [])


def test_adding_a_card_by_correction_brings_none(sit: Sit) -> None:
    """R-PRE-1: corrections give and take no prestige."""
    seat = sit(sets="bow").add("uplift-code")
    assert seat.robot.prestige == 0
    seat.set(prestige=3).play({"type": "remove", "who": "robot", "card": "uplift-code"})
    assert seat.robot.prestige == 3


def test_its_start_world_gives_none_by_lying_there(sit: Sit) -> None:
    """R-PRE-1."""
    for world in ("rebel-freedom-fighters", "alien-research-team", "uplift-mercenary-force"):
        assert sit(world).robot.prestige == 0


def test_the_robot_never_searches(sit: Sit) -> None:
    """R-PRE-1: whatever the dice, no step of a search is the robot's; the player's comes once a game."""
    seat = sit(sets="bow").choose("search trade")
    assert [(step.what, step.who) for step in seat.game.steps] == [("markers", PLAYER), ("search", PLAYER)]
    assert seat.state.searching
    seat.roll("explore match").finish_round()
    assert not seat.state.searching
    assert seat.refused({"type": "choose", "actions": ["search", "trade"]}).kind == "search_not_allowed"


# Without The Brink of War


def test_without_the_brink_of_war_nobody_leads(sit: Sit) -> None:
    """R-ROUND-1: no prestige, no leader, no bonus; the counters are refused whatever the value."""
    seat = sit(sets="rvi")
    for who, what in ((ROBOT, "prestige"), (PLAYER, "prestige"), (ROBOT, "leader_tile")):
        for to in (0, 1, -1, "many", None):
            event = {"type": "adjust", "who": who, "what": what, "to": to}
            assert seat.refused(event).kind == "prestige_not_in_use"
    seat.open("trade produce", "trade produce").finish_round()
    assert lead(seat) == (NOBODY, 0)
    assert not {"R-PRE-2", "R-PRE-3"} & set(seat.rules())
