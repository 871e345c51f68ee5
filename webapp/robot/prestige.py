"""Prestige Leader: who it is, what lies on the tile, and the bonus that opens a round."""

from __future__ import annotations

from dataclasses import replace

from webapp.robot.state import PLAYER, ROBOT_SIDE, TIED, Leader, State
from webapp.robot.table import Table


def standing(robot: int, player: int) -> str | None:
    """Return who leads with so much prestige: a side, `tied` (at least 1 each), or None."""
    if robot > player:
        return ROBOT_SIDE
    if player > robot:
        return PLAYER
    return TIED if robot else None


def check(table: Table) -> None:
    """Compare at the end of a phase and move the tile (R-PRE-2)."""
    if not table.prestige_in_use:
        return
    old = table.state.leader
    robot, player = table.state.robot.prestige, table.state.player.prestige
    who = standing(robot, player)
    tile = 0
    if who in (ROBOT_SIDE, PLAYER):
        now, then = (robot, old.checked_robot) if who == ROBOT_SIDE else (player, old.checked_player)
        gained = max(0, now - then)
        tile = min(now, gained + (old.tile if old.who == who else 0))
    _move(table, Leader(who, tile, robot, player))


def lowered(table: Table, side: str) -> None:
    """Move the tile at once where a correction costs `side` the sole lead (R-PRE-2)."""
    leader = table.state.leader
    if leader.who != side:
        return
    who = standing(table.state.robot.prestige, table.state.player.prestige)
    if who == side:
        owned = table.state.robot.prestige if side == ROBOT_SIDE else table.state.player.prestige
        _move(table, replace(leader, tile=min(leader.tile, owned)))
    else:
        _move(table, replace(leader, who=who, tile=0))


def bonus(table: Table) -> None:
    """Give the Prestige Leader's bonus at the start of a round (R-PRE-3)."""
    leader = table.state.leader
    rule = "R-PRE-3"
    if leader.who in (ROBOT_SIDE, TIED):
        table.gain(rule, "vp", 1)
    if leader.who in (PLAYER, TIED):
        table.gain(rule, "vp", 1, who=PLAYER)
    if not leader.tile:
        return
    if leader.who == ROBOT_SIDE:
        table.gain(rule, "stack", 1)
        table.gain(rule, "credit", 1)
    else:
        table.note(rule, "take_card", who=PLAYER, amount=1)
    table.note(rule, "tile", who=leader.who, before=leader.tile, after=0)
    table.set(leader=replace(leader, tile=0))


def owner_prestige(state: State) -> int:
    """Return the sole leader's prestige, the most that the tile can hold; 0 without a sole leader."""
    return {ROBOT_SIDE: state.robot.prestige, PLAYER: state.player.prestige}.get(state.leader.who or "", 0)


def _move(table: Table, new: Leader) -> None:
    old = table.state.leader
    table.set(leader=new)
    if new.who != old.who:
        table.note("R-PRE-2", "leader", who=new.who or "nobody", word=old.who)
    if new.tile != old.tile:
        table.note("R-PRE-2", "tile", who=new.who or "nobody", before=old.tile, after=new.tile)
