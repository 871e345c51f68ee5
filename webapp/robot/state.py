"""The table of a solitaire game at one moment: immutable numbers, nothing about how they change."""

from __future__ import annotations

from dataclasses import dataclass

from webapp.robot.mat import Profile
from webapp.robot.placed import Placed
from webapp.robot.vocabulary import PHASES, SPACES_OF_PHASE

PLAYER = "player"
ROBOT_SIDE = "robot"
TIED = "tied"


@dataclass(frozen=True, slots=True)
class RobotSide:
    """What the robot has."""

    credit: int
    economy: int
    stack: int
    """Cards in its face-down draw stack."""
    counters_left: int
    """6-cost development counters not yet placed."""
    tableau: tuple[Placed, ...]
    shows: str
    """The face of its "robot =" counter (R-DICE-4)."""
    counters_placed: int = 0
    vp: int = 0
    """VPs in chips."""
    prestige: int = 0
    special_used: bool = False
    """Whether a special counter that works once has left the game (R-WORLD-0, R-WORLD-8)."""

    @property
    def cards(self) -> int:
        """Cards in the tableau, placed counters included (R-END-1)."""
        return len(self.tableau) + self.counters_placed


@dataclass(frozen=True, slots=True)
class PlayerSide:
    """What the game has to know of the player."""

    vp: int = 0
    """VPs in chips."""
    prestige: int = 0
    tableau: int = 1
    """Number of cards in the tableau."""
    limit: int = 12
    """Cards in the player's tableau that end the game: 12, or 14 by a card of the player's (R-END-1)."""
    searched: bool = False
    """Whether the search has been used (The Brink of War)."""


@dataclass(frozen=True, slots=True)
class Leader:
    """The Prestige Leader tile (R-PRE-2)."""

    who: str | None = None
    """`robot`, `player`, `tied` or None."""
    tile: int = 0
    """Prestige lying on it."""
    checked_robot: int = 0
    """The robot's prestige at the last check."""
    checked_player: int = 0


@dataclass(frozen=True, slots=True)
class State:
    """Everything that the next event depends on."""

    round: int
    prompt: str
    """`choose`, `roll`, `done`, `flip` or `over`."""
    robot: RobotSide
    player: PlayerSide
    profile: Profile
    phase: str | None = None
    """The phase being played, one of `vocabulary.PHASES`; None at choose, roll and over."""
    markers: tuple[str, ...] = ()
    """The spaces that the player chose this round."""
    searching: bool = False
    """Whether the player searches this round in place of one action."""
    faces: tuple[str, ...] = ()
    """The two faces of this round's roll as rolled."""
    dice: tuple[tuple[str, str], ...] = ()
    """The dice that lie on a space this round: the face as read (R-DICE-4) and the space."""
    robot_spaces: tuple[str, ...] = ()
    """The spaces with a die, left to right; kept until the next round opens."""
    rolls: int = 0
    """How many rolls the game has had."""
    leader: Leader = Leader()
    end_reasons: tuple[str, ...] = ()
    """At `over`: why the game ended (R-END-1)."""

    @property
    def phases(self) -> tuple[str, ...]:
        """The phases in use this round, in order (R-ROUND-4)."""
        used = {*self.markers, *self.robot_spaces}
        return tuple(phase for phase in PHASES if used.intersection(SPACES_OF_PHASE[phase]))

    @property
    def robot_acts(self) -> bool:
        """Whether the robot takes the action row in the present phase; otherwise the response row."""
        return self.phase is not None and any(
            space in self.robot_spaces for space in SPACES_OF_PHASE[self.phase]
        )
