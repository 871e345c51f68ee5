"""The end of a game and the robot's score (robot.md section 7)."""

from __future__ import annotations

from dataclasses import dataclass

from webapp.cards import Card
from webapp.robot.mat import Difficulty, Limits
from webapp.robot.placed import Placed
from webapp.robot.state import State

REASONS = ("robot_tableau", "player_tableau", "vp_pool", "robot_prestige", "player_prestige")
"""Why a game can end (R-END-1)."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """A finished game: every reason that ended it."""

    reasons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardWorth:
    """What one card of the robot's tableau is worth."""

    entry: Placed
    points: int


@dataclass(frozen=True, slots=True)
class RobotScore:
    """The robot's score in its parts (R-SCORE-1)."""

    chips: int
    prestige: int
    counters: int
    """Placed counters, in VPs."""
    cards: tuple[CardWorth, ...]

    @property
    def total(self) -> int:
        """The sum of all parts."""
        return self.chips + self.prestige + self.counters + sum(worth.points for worth in self.cards)


def vp_pool(state: State, limits: Limits, *, prestige_in_use: bool) -> int:
    """Return the VPs left in the common pool, never below 0 (R-SETUP-2, R-VP-1)."""
    pool = limits.vp_pool_bow if prestige_in_use else limits.vp_pool
    return max(0, pool - state.robot.vp - state.player.vp)


def outcome(state: State, limits: Limits, *, prestige_in_use: bool) -> Outcome | None:
    """Return why the game ends if the round ended now, or None if it goes on (R-END-1)."""
    facts = {
        "robot_tableau": state.robot.cards >= limits.tableau,
        "player_tableau": state.player.tableau >= state.player.limit,
        "vp_pool": vp_pool(state, limits, prestige_in_use=prestige_in_use) == 0,
        "robot_prestige": prestige_in_use and state.robot.prestige >= limits.prestige,
        "player_prestige": prestige_in_use and state.player.prestige >= limits.prestige,
    }
    reasons = tuple(reason for reason in REASONS if facts[reason])
    return Outcome(reasons) if reasons else None


def card_worth(card: Card, difficulty: Difficulty, prestige: int) -> int:
    """Return what a card in the robot's tableau is worth at the end (R-SCORE-1).

    A 6-cost development is worth its fixed VPs whatever it prints; a world with variable VPs scores the
    prestige chips that its own text names; everything else its printed VPs, negative ones too.
    """
    if card.is_six_cost_development:
        return difficulty.six_cost_vp
    if card.is_world and card.variable_vp:
        return sum((row.points or 0) * prestige for row in card.scoring if row.counts == "prestige_chip")
    return card.vp


def robot_score(state: State, difficulty: Difficulty) -> RobotScore:
    """Return the robot's score as it is now (R-SCORE-1, R-PRE-4)."""
    robot = state.robot
    return RobotScore(
        chips=robot.vp,
        prestige=robot.prestige,
        counters=robot.counters_placed * difficulty.six_cost_vp,
        cards=tuple(
            CardWorth(entry, card_worth(entry.card, difficulty, robot.prestige)) for entry in robot.tableau
        ),
    )


def winner(robot: int, player: int, robot_tie: int, player_tie: int) -> str:
    """Return `robot`, `player` or `shared` by score, then by the tie-break numbers (R-SCORE-3).

    The robot's tie-break is credit + economy size, the player's is cards in hand + goods.
    """
    mine, theirs = (player, player_tie), (robot, robot_tie)
    if mine == theirs:
        return "shared"
    return "player" if mine > theirs else "robot"
