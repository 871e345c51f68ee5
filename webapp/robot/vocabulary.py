"""The words that the robot's rules are written in: action spaces, faces, phases and finds."""

from __future__ import annotations

from typing import Final

SPACES: Final = (
    "explore_left",
    "explore_right",
    "develop_left",
    "develop_right",
    "settle_left",
    "settle_right",
    "trade",
    "double",
    "produce",
)
"""The nine action spaces from left to right (R-ROUND-2)."""

PLAIN_FACES: Final = ("explore", "develop", "settle", "trade", "double", "produce")
"""The six faces that name a phase or one half of Consume; the "robot =" counter shows one of them."""

MATCH: Final = "match"
ROBOT: Final = "robot"
FACES: Final = (*PLAIN_FACES, MATCH, ROBOT)
"""Every face of the two dice (R-DICE-1)."""

PAIRS: Final = {face: (f"{face}_left", f"{face}_right") for face in ("explore", "develop", "settle")}
"""The faces that have a pair of spaces, and the two spaces."""

ACTIONS: Final = ("explore_plus1", "explore_plus5", "develop", "settle", "trade", "double", "produce")
"""What a player may choose; develop and settle may be chosen twice (R-ROUND-2)."""

REPEATABLE: Final = ("develop", "settle")

SEARCH: Final = "search"
"""The Brink of War's search, once a game in place of one action."""

PHASES: Final = ("explore", "develop_1", "develop_2", "settle_1", "settle_2", "consume", "produce")
"""The phases of a round in order; each Develop and each Settle is one (R-ROUND-4)."""

SPACES_OF_PHASE: Final = {
    "explore": ("explore_left", "explore_right"),
    "develop_1": ("develop_left",),
    "develop_2": ("develop_right",),
    "settle_1": ("settle_left",),
    "settle_2": ("settle_right",),
    "consume": ("trade", "double"),
    "produce": ("produce",),
}
"""The action spaces that a phase resolves."""

FINDS: Final = (
    "development",
    "nonmilitary_world",
    "military_world",
    "any_world",
    "alien_world",
    "alien_military_or_nonmilitary_world",
)
"""What the robot may flip for."""

KINDS: Final = ("world", "development")
GOODS: Final = ("novelty", "rare", "genes", "alien", "any")
KEYWORDS: Final = ("alien", "imperium", "rebel", "terraforming", "uplift")


def face_of(space: str) -> str:
    """Return the face that names `space`: `develop` for `develop_left`, `trade` for `trade`."""
    return space.removesuffix("_left").removesuffix("_right")


def in_order(spaces: set[str] | frozenset[str]) -> tuple[str, ...]:
    """Return `spaces` from left to right."""
    return tuple(space for space in SPACES if space in spaces)
