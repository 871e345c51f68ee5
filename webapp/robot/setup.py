"""The set-up of a solitaire game: sets, difficulty, both start worlds, corrected counters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from webapp.cards import SET_COMBINATIONS, Card
from webapp.refusal import Refusal
from webapp.robot.mat import Mat, Profile
from webapp.robot.overrides import correct
from webapp.robot.placed import own_copy
from webapp.strict_json import array, record, string, whole_number

HIGHEST_SEED = 2**63 - 1
REQUIRED = ("robot_world", "player_world", "sets", "difficulty")
OPTIONAL = ("seed", "overrides")


@dataclass(frozen=True, slots=True)
class Setup:
    """A checked set-up (R-SETUP-1 to R-SETUP-7)."""

    robot_world: str
    player_world: str
    sets: tuple[str, ...]
    difficulty: str
    profile: Profile
    """The robot's mat with the start world's counters and the overrides on it."""
    data: Mapping[str, Any]
    """The set-up as it was given, for files."""
    seed: int | None = None

    @property
    def prestige_in_use(self) -> bool:
        """Whether prestige is played with: exactly with The Brink of War."""
        return "bow" in self.sets


def start_worlds(cards: Mapping[str, Card], sets: tuple[str, ...]) -> tuple[Card, ...]:
    """Return the start worlds of the sets in use, by their numbers (R-SETUP-4)."""
    worlds = [card for card in cards.values() if card.start_number is not None and card.copies_with(sets)]
    return tuple(sorted(worlds, key=lambda card: card.start_number or 0))


def read_setup(data: object, mat: Mat, cards: Mapping[str, Card]) -> Setup:
    """Return the set-up that `data` (the `setup` of a game file) describes.

    Raises:
        Refusal: `wrong_type`, `unknown_key`, `missing_key`, `unknown_sets`, `unknown_difficulty`,
            `unknown_world`, `world_not_in_sets`, `same_world`, `out_of_range`, or what `correct` refuses.
    """
    values = record(data, where="setup", required=REQUIRED, optional=OPTIONAL)
    sets = tuple(string(name, where="sets") for name in array(values["sets"], where="sets"))
    if sets not in SET_COMBINATIONS:
        raise Refusal("unknown_sets", value=list(sets))
    difficulty = string(values["difficulty"], where="difficulty")
    if difficulty not in mat.difficulties:
        raise Refusal("unknown_difficulty", value=difficulty)
    robot_world = _world(values["robot_world"], cards, sets, mat)
    player_world = _world(values["player_world"], cards, sets, mat)
    if robot_world == player_world:
        raise Refusal("same_world", card=robot_world)
    seed = whole_number(values["seed"], 0, HIGHEST_SEED, where="seed") if "seed" in values else None
    profile = mat.profile(robot_world)
    changes = values.get("overrides", {})
    if not isinstance(changes, Mapping):
        raise Refusal("wrong_type", where="overrides", expected="object")
    for path, value in changes.items():
        profile = correct(profile, path, value, at_set_up=True)
    return Setup(robot_world, player_world, sets, difficulty, profile, own_copy(values), seed)


def _world(value: object, cards: Mapping[str, Card], sets: tuple[str, ...], mat: Mat) -> str:
    world = string(value, where="world")
    if world not in cards or cards[world].start_number is None or world not in mat.worlds:
        raise Refusal("unknown_world", value=world)
    if not cards[world].copies_with(sets):
        raise Refusal("world_not_in_sets", card=world)
    return world
