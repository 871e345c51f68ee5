"""The set-up as a form: what was chosen, what is dealt at random, and the set-up that it makes."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from webapp.cards import SET_COMBINATIONS, Card
from webapp.refusal import Refusal
from webapp.robot.mat import Mat
from webapp.robot.overrides import FACES_ON_A_DIE, leaves, to_confirm, value_at
from webapp.robot.setup import HIGHEST_SEED, Setup, read_setup, start_worlds
from webapp.robot.vocabulary import FACES
from webapp.solo import forms
from webapp.solo.forms import Form

RANDOM = "random"
DRAWN_SEEDS = 10**9
"""Seeds that the app draws are below this, so that they can be read out and typed."""


@dataclass(frozen=True, slots=True)
class Choice:
    """The first page of the set-up: sets, difficulty, worlds, dice."""

    sets: tuple[str, ...] = SET_COMBINATIONS[0]
    difficulty: str = "medium"
    robot_world: str = RANDOM
    player_world: str = RANDOM
    app_dice: bool = True
    seed: int | None = None

    @property
    def query(self) -> dict[str, Any]:
        """The choice as an address's query."""
        return {
            "sets": self.sets[-1],
            "difficulty": self.difficulty,
            "robot_world": self.robot_world,
            "player_world": self.player_world,
            "dice": "app" if self.app_dice else "real",
            "seed": self.seed,
        }

    @property
    def dealt(self) -> bool:
        """Whether both worlds are known."""
        return RANDOM not in (self.robot_world, self.player_world)


def read_choice(form: Form) -> Choice:
    """Return the choice that a form or an address holds; what is left out has its default.

    Raises:
        Refusal: `unknown_sets`, `wrong_type`, `out_of_range`. Worlds and difficulty `setup_data` checks.
    """
    default = Choice()
    newest = form.get("sets", default.sets[-1])
    sets = next((sets for sets in SET_COMBINATIONS if sets[-1] == newest), None)
    if sets is None:
        raise Refusal("unknown_sets", value=[newest])
    seed = forms.whole_or_none(form, "seed")
    if seed is not None and not 0 <= seed <= HIGHEST_SEED:
        raise Refusal("out_of_range", where="seed", value=seed, low=0, high=HIGHEST_SEED)
    return Choice(
        sets=sets,
        difficulty=form.get("difficulty", default.difficulty),
        robot_world=form.get("robot_world") or RANDOM,
        player_world=form.get("player_world") or RANDOM,
        app_dice=form.get("dice", "app") != "real",
        seed=seed,
    )


def deal(choice: Choice, cards: Mapping[str, Card]) -> Choice:
    """Return the choice with its open worlds dealt at random from the sets in use (R-SETUP-4)."""
    taken = {choice.robot_world, choice.player_world}
    free = [card.id for card in start_worlds(cards, choice.sets) if card.id not in taken]
    dealt = {"robot_world": choice.robot_world, "player_world": choice.player_world}
    for side, chosen in tuple(dealt.items()):
        if chosen == RANDOM:
            free.remove(world := secrets.choice(free))
            dealt[side] = world
    return replace(choice, robot_world=dealt["robot_world"], player_world=dealt["player_world"])


def setup_data(choice: Choice, overrides: Mapping[str, Any]) -> dict[str, Any]:
    """Return the set-up of the game file; a seed is drawn where none was chosen."""
    data: dict[str, Any] = {
        "robot_world": choice.robot_world,
        "player_world": choice.player_world,
        "sets": list(choice.sets),
        "difficulty": choice.difficulty,
    }
    if choice.seed is not None:
        data["seed"] = choice.seed
    if overrides:
        data["overrides"] = dict(overrides)
    return with_seed(data)


def with_seed(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return a set-up with a seed: its own, or one drawn where it has none."""
    return {"seed": secrets.randbelow(DRAWN_SEEDS), **data}


def check(choice: Choice, mat: Mat, cards: Mapping[str, Card]) -> Setup:
    """Return the set-up without overrides; raises what `read_setup` refuses."""
    return read_setup(setup_data(choice, {}), mat, cards)


def compared(mat: Mat, world: str, known: Mapping[str, Any]) -> list[tuple[str, Any]]:
    """Return the values of a robot's start world to compare with its counters, dice apart.

    These are the inferred ones and those that the player has corrected before: `known`, by path.
    """
    profile, inferred = mat.profile(world), to_confirm(mat, world)
    corrected = (path for path, _ in leaves(profile) if path in known and path not in inferred)
    return [
        (path, known.get(path, value_at(profile, path)))
        for path in (*inferred, *corrected)
        if not path.startswith("dice.")
    ]


def remembered_dice(kept: object) -> dict[str, Any]:
    """Return the faces kept from an earlier game, by path; of a damaged value what is sound."""
    dice = kept if isinstance(kept, Mapping) else {}
    return {
        f"dice.{die}": list(dice[die])
        for die in ("a", "b")
        if isinstance(dice.get(die), list)
        and len(dice[die]) == FACES_ON_A_DIE
        and all(face in FACES for face in dice[die])
    }


def read_overrides(form: Form, mat: Mat, world: str) -> dict[str, Any]:
    """Return what a form says otherwise than the mat, by path; the fields are `value:` + path.

    Raises:
        Refusal: `wrong_type`, `missing_key`. Ranges and words the rules check.
    """
    changed: dict[str, Any] = {}
    for path, old in leaves(mat.profile(world)):
        if f"value:{path}" in form:
            new = read_value(form, path, old)
            if new != old:
                changed[path] = new
    return changed


def typed_faces(form: Form, mat: Mat, world: str) -> dict[str, list[str]]:
    """Return the faces that a form holds, by path, where it has as many as there are."""
    typed = {path: (form.getlist(f"value:{path}"), old) for path, old in leaves(mat.profile(world))}
    return {
        path: faces
        for path, (faces, old) in typed.items()
        if isinstance(old, list | tuple) and len(faces) == len(old)
    }


def read_value(form: Form, path: str, old: object) -> Any:
    """Return the value of the field `value:` + path, of the sort of the old one."""
    name = f"value:{path}"
    if isinstance(old, bool):
        return form.get(name) == "true"
    if isinstance(old, int):
        return forms.whole(form, name)
    if isinstance(old, Sequence) and not isinstance(old, str):
        return form.getlist(name)
    return form.get(name, "")
