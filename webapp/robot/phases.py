"""What the robot does in each phase: the cells of its mat carried out (robot.md sections 4 and 5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from webapp.robot import finds, flips
from webapp.robot.mat import DevelopCell, SettleCell
from webapp.robot.placed import Placed
from webapp.robot.table import Table

Flips = bool
"""Whether the robot now has to flip, so that the phase waits for the player."""


def act(table: Table) -> Flips:
    """Carry out the robot's part of the present phase (R-ROUND-4)."""
    phase = table.state.phase
    assert phase is not None
    return _PHASES[phase.partition("_")[0]](table)


def end_flip(table: Table, missed: int | None, found: Placed | None) -> None:
    """Carry out the end of the flip that the present phase waits for; raises what `flips.finish` refuses."""
    flips.finish(table, missed, found)
    if table.state.robot_acts:
        phase = table.state.phase
        assert phase is not None
        acted(table, phase.partition("_")[0])


def explore(table: Table) -> Flips:
    """R-EXP-A, R-EXP-R: draw, with credit for an action; a die on one space bars a response (R-EXP-N)."""
    profile = table.state.profile
    dice = sum(space.startswith("explore") for space in table.state.robot_spaces)
    cell, name = (
        (profile.explore_response, "response"),
        (profile.explore_action, "action"),
        (profile.explore_both, "action_both"),
    )[dice]
    rule = "R-EXP-A" if dice else "R-EXP-R"
    _cell_in_use(table, "explore", name)
    table.gain(rule, "stack", cell.draw)
    table.gain(rule, "credit", cell.credit)
    if dice:
        acted(table, "explore")
    return False


def develop(table: Table) -> Flips:
    """R-DEV-A0, R-DEV-A, R-DEV-R0, R-DEV-R: a counter if it can be had, else flip for a development."""
    state = table.state
    profile, robot = state.profile, state.robot
    action = state.robot_acts
    cell: DevelopCell = profile.develop_action if action else profile.develop_response
    rule = "R-DEV-A" if action else "R-DEV-R"
    _cell_in_use(table, "develop", "action" if action else "response")
    if robot.counters_left and robot.credit >= cell.counter_price:
        table.set_robot(counters_left=robot.counters_left - 1, counters_placed=robot.counters_placed + 1)
        table.note(f"{rule}0", "counter", before=robot.cards, after=robot.cards + 1)
        table.gain(f"{rule}0", "credit", -cell.counter_price)
        if action:
            acted(table, "develop")
        return False
    return _draw_and_flip(table, rule, cell.draw, cell.needs_credit, "develop")


def settle(table: Table) -> Flips:
    """R-SET-A, R-SET-R: draw, then flip for a world; or the start world's first Settle action (R-WORLD-8)."""
    state = table.state
    profile = state.profile
    action = state.robot_acts
    if flips.from_common_deck(state):
        assert profile.first_settle is not None
        table.world_rule = f"R-WORLD-{profile.number}"
        table.note(
            table.world_rule,
            "flip_common",
            word=profile.first_settle.find,
            amount=profile.first_settle.min_vp,
        )
        return True
    cell: SettleCell = profile.settle_action if action else profile.settle_response
    rule = "R-SET-A" if action else "R-SET-R"
    _cell_in_use(table, "settle", "action" if action else "response")
    draw = cell.draw
    if cell.draw_per is not None:
        draw += finds.count(cell.draw_per, (entry.card for entry in state.robot.tableau))
    return _draw_and_flip(table, rule, draw, cell.needs_credit, "settle")


def consume(table: Table) -> Flips:
    """R-CON-T, R-CON-D, R-CON-B, R-CON-R: VP chips for economy size, then credit and economy size.

    With a die on either space the robot does not respond to the other one (R-CON-N).
    """
    state = table.state
    trade, double = ("trade" in state.robot_spaces, "double" in state.robot_spaces)
    name, rule = {
        (True, True): ("both", "R-CON-B"),
        (True, False): ("trade", "R-CON-T"),
        (False, True): ("double", "R-CON-D"),
        (False, False): ("response", "R-CON-R"),
    }[trade, double]
    cell = state.profile.consume[name]
    _cell_in_use(table, "consume", name)
    chips = cell.vp_per_economy * state.robot.economy
    if chips:
        table.gain(rule, "vp", chips)
    else:
        table.note(rule, "no_economy", before=state.robot.economy)
    table.gain(rule, "credit", cell.credit)
    sort = cell.prestige_instead_of_economy_with
    if sort and finds.count(sort, (entry.card for entry in state.robot.tableau)):
        table.gain(f"R-WORLD-{state.profile.number}", "prestige", 1)
    else:
        table.gain(rule, "economy", cell.economy)
    for face, done in (("trade", trade), ("double", double)):
        if done:
            acted(table, face)
    return False


def produce(table: Table) -> Flips:
    """R-PRO-A, R-PRO-R: economy size and credit, as the cell says."""
    profile = table.state.profile
    action = table.state.robot_acts
    cell = profile.produce_action if action else profile.produce_response
    rule = "R-PRO-A" if action else "R-PRO-R"
    _cell_in_use(table, "produce", "action" if action else "response")
    if not (cell.economy or cell.credit):
        table.note(rule, "nothing")
    table.gain(rule, "economy", cell.economy)
    table.gain(rule, "credit", cell.credit)
    if action:
        acted(table, "produce")
    return False


def acted(table: Table, face: str) -> None:
    """Turn the "robot =" counter after the robot's action `face`, if its start world says so.

    Old Earth turns once, after its first Trade action (R-WORLD-0); Damaged Alien Factory after every
    action that the counter shows, and never from a face that is not one of its own two (R-WORLD-7).
    """
    profile, robot = table.state.profile, table.state.robot
    rule = f"R-WORLD-{profile.number}"
    if profile.turns == "after_first_trade_action" and face == "trade" and not robot.special_used:
        table.set_robot(special_used=True)
        table.note(rule, "special_leaves")
        _turn(table, rule, profile.faces[1])
    elif profile.turns == "after_every_action_that_it_shows" and robot.shows == face in profile.faces:
        _turn(table, rule, profile.faces[1 - profile.faces.index(face)])


def _turn(table: Table, rule: str, face: str) -> None:
    if table.state.robot.shows != face:
        table.set_robot(shows=face)
        table.note(rule, "turn_counter", word=face)


def _draw_and_flip(table: Table, rule: str, draw: int, needs_credit: bool, face: str) -> Flips:
    """Draw, then flip if the stack has a card; without the credit that it needs the robot does neither."""
    if needs_credit and not table.state.robot.credit:
        table.note(rule, "no_credit")
    else:
        table.gain(rule, "stack", draw)
        if table.state.robot.stack:
            table.note(rule, "flip", word=flips.wanted(table.state).find, before=table.state.robot.stack)
            return True
        table.note("R-FLIP-5", "empty_stack")
    if table.state.robot_acts:
        acted(table, face)
    return False


def _cell_in_use(table: Table, part: str, cell: str) -> None:
    """From here on note the start world's rule where its counter covers this cell."""
    profile = table.state.profile
    table.world_rule = f"R-WORLD-{profile.number}" if f"{part}.{cell}" in profile.changed else None


_PHASES: Mapping[str, Callable[[Table], Flips]] = {
    "explore": explore,
    "develop": develop,
    "settle": settle,
    "consume": consume,
    "produce": produce,
}
