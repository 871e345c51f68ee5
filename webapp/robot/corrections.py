"""Corrections: the record is put right; never an action of the robot, never a change of prompt or end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from webapp.refusal import Refusal
from webapp.robot import overrides, prestige
from webapp.robot.mat import Difficulty
from webapp.robot.state import PLAYER, ROBOT_SIDE
from webapp.robot.table import Table
from webapp.robot.vocabulary import PLAIN_FACES
from webapp.strict_json import string, whole_number

MOST_CHIPS = 999
MOST_CARDS = 99
PLAYER_LIMITS = (12, 14)
PRESTIGE_COUNTERS = ("prestige", "leader_tile")
COUNTERS: Mapping[str, tuple[str, ...]] = {
    PLAYER: ("vp", "prestige", "tableau", "limit"),
    ROBOT_SIDE: ("vp", "prestige", "credit", "economy", "stack", "counters_left", "leader_tile", "shows"),
}
"""What `adjust` may set, by side."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """The whole numbers that a counter may be set to."""

    low: int
    high: int


def bounds(table: Table, difficulty: Difficulty, who: str, what: str) -> Bounds:
    """Return the range of a numeric counter at this moment."""
    if what in ("vp", "stack"):
        return Bounds(0, MOST_CHIPS)
    if what in ("credit", "economy"):
        return Bounds(0, getattr(table.limits, what))
    if what == "counters_left":
        return Bounds(0, difficulty.counters)
    if what == "leader_tile":
        return Bounds(0, prestige.owner_prestige(table.state))
    return Bounds(0, MOST_CARDS)


def adjust(table: Table, difficulty: Difficulty, who: object, what: object, to: object) -> None:
    """Set the counter `what` of the side `who` to `to`.

    Raises:
        Refusal: `unknown_value` (`who`, `what`), `prestige_not_in_use`, `wrong_type`, `out_of_range`,
            `unknown_face`, `limit_values`.
    """
    who, what = string(who, where="who"), string(what, where="what")
    if who not in COUNTERS:
        raise Refusal("unknown_value", where="who", value=who)
    if what not in COUNTERS[who]:
        raise Refusal("unknown_value", where="what", value=what)
    if what in PRESTIGE_COUNTERS:
        table.require_prestige()
    if what == "shows":
        _adjust_shows(table, to)
    elif what == "limit":
        _adjust_limit(table, to)
    else:
        allowed = bounds(table, difficulty, who, what)
        _adjust_number(table, difficulty, who, what, whole_number(to, allowed.low, allowed.high, where="to"))


def override(table: Table, path: object, value: object) -> None:
    """Correct a value that was read wrongly off a counter, from now on; raises what `correct` refuses."""
    old = table.state.profile
    new = overrides.correct(old, path, value, at_set_up=False)
    table.set(profile=new)
    before, after = (_number(overrides.value_at(profile, str(path))) for profile in (old, new))
    table.note(None, "overridden", word=str(path), before=before, after=after)


def remove(table: Table, given: object) -> None:
    """Take a card out of the robot's tableau, the first of equal ones; no prestige is given back.

    Raises:
        Refusal: `not_in_tableau` (`card`), or what reading the card refuses.
    """
    card = table.card(given)
    tableau = list(table.state.robot.tableau)
    if card not in tableau:
        raise Refusal("not_in_tableau", card=card.card.id or card.card.name)
    tableau.remove(card)
    before = table.state.robot.cards
    table.set_robot(tableau=tuple(tableau))
    table.note(None, "removed", card=card, before=before, after=before - 1)


def add(table: Table, given: object) -> None:
    """Put a card into the robot's tableau without the prestige of placing it.

    Raises:
        Refusal: `tableau_full` (`most`), or what reading the card refuses.
    """
    card = table.card(given)
    before = table.state.robot.cards
    if before >= MOST_CARDS:
        raise Refusal("tableau_full", most=MOST_CARDS)
    table.set_robot(tableau=(*table.state.robot.tableau, card))
    table.note(None, "added", card=card, before=before, after=before + 1)


def _number(value: object) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def _adjust_shows(table: Table, to: object) -> None:
    face = string(to, where="to")
    if face not in PLAIN_FACES:
        raise Refusal("unknown_face", value=face)
    table.set_robot(shows=face)
    table.note(None, "shows_adjusted", word=face)


def _adjust_limit(table: Table, to: object) -> None:
    limit = whole_number(to, min(PLAYER_LIMITS), max(PLAYER_LIMITS), where="to")
    if limit not in PLAYER_LIMITS:
        raise Refusal("limit_values", values=PLAYER_LIMITS)
    before = table.state.player.limit
    table.set_player(limit=limit)
    table.note(None, "adjusted", who=PLAYER, word="limit", before=before, after=limit)


def _adjust_number(table: Table, difficulty: Difficulty, who: str, what: str, to: int) -> None:
    state = table.state
    if what == "leader_tile":
        before = state.leader.tile
        table.set(leader=replace(state.leader, tile=to))
    elif what == "counters_left":
        before = state.robot.counters_left
        table.set_robot(counters_left=to, counters_placed=difficulty.counters - to)
    else:
        before = getattr(state.player if who == PLAYER else state.robot, what)
        (table.set_player if who == PLAYER else table.set_robot)(**{what: to})
    table.note(None, "adjusted", who=who, word=what, before=before, after=to)
    if what == "prestige" and to < before:
        prestige.lowered(table, who)
