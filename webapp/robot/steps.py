"""What happened, one thing at a time, as data: a rule id, numbers before and after, what to do by hand."""

from __future__ import annotations

from dataclasses import dataclass

from webapp.robot.placed import Placed


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the log. `what` names it.

    It is one of: markers, search, robot_face, die, die_idle · draw, flip, flip_common, misses, place,
    counter, nothing_found, empty_stack, no_credit, no_economy, nothing · credit, economy, vp, prestige ·
    turn_counter, special_leaves, start_world_leaves · leader, tile, take_card · hand_limit, new_round,
    game_end · adjusted, shows_adjusted, overridden, removed, added.
    """

    rule: str | None
    """The rule that made it happen; None for a correction."""
    what: str
    who: str = "robot"
    """`robot` or `player`; of the leader tile also `tied` or `nobody`."""
    amount: int | None = None
    before: int | None = None
    after: int | None = None
    card: Placed | None = None
    word: str | None = None
    """A face, a find, a counter, a reason …, as the step needs it."""
    place: str | None = None
    """An action space."""
    spaces: tuple[str, ...] = ()
    world_rule: str | None = None
    """The start world's rule, where its counter covers the cell in use."""
