"""What may come next: the one source of legality for forms, checks, files and tests."""

from __future__ import annotations

from dataclasses import dataclass

from webapp.refusal import Refusal
from webapp.robot import flips
from webapp.robot.state import State
from webapp.robot.vocabulary import ACTIONS, FACES, REPEATABLE, SEARCH
from webapp.strict_json import array, string

CORRECTIONS = ("adjust", "override", "remove", "add")
"""Events that are allowed beside the one that the prompt asks for; no override at `over`."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """What the game waits for, with the choices that it will take."""

    kind: str
    """`choose`, `roll`, `done`, `flip` or `over`; also the type of the event that answers it."""
    phase: str | None = None
    actions: tuple[str, ...] = ()
    """At choose: what may be chosen; `search` among them where it may."""
    faces: tuple[str, ...] = ()
    """At roll: the faces that some die has."""
    wanted: flips.Wanted | None = None
    """At flip: the card looked for."""

    @property
    def events(self) -> tuple[str, ...]:
        """The types of event that are allowed now."""
        if self.kind == "over":
            return tuple(kind for kind in CORRECTIONS if kind != "override")
        return (self.kind, *CORRECTIONS)

    def check_actions(self, value: object) -> tuple[str, str]:
        """Return the player's two actions.

        Raises:
            Refusal: `wrong_type`, `wrong_count`, `unknown_action`, `search_not_allowed`, `action_twice`.
        """
        actions = [string(action, where="actions") for action in array(value, where="actions")]
        if len(actions) != 2:
            raise Refusal("wrong_count", where="actions", count=len(actions), expected=2)
        for action in actions:
            if action not in (*ACTIONS, SEARCH):
                raise Refusal("unknown_action", value=action)
            if action not in self.actions:
                raise Refusal("search_not_allowed")
        if actions[0] == actions[1] and actions[0] not in REPEATABLE:
            raise Refusal("action_twice", action=actions[0])
        return actions[0], actions[1]


def prompt_of(state: State, *, search_in_use: bool) -> Prompt:
    """Return the prompt of `state`; `search_in_use` is whether The Brink of War is."""
    match state.prompt:
        case "choose":
            may_search = search_in_use and not state.player.searched
            return Prompt("choose", actions=(*ACTIONS, SEARCH) if may_search else ACTIONS)
        case "roll":
            on_dice = {face for die in state.profile.dice for face in die}
            return Prompt("roll", faces=tuple(face for face in FACES if face in on_dice))
        case "flip":
            return Prompt("flip", state.phase, wanted=flips.wanted(state))
        case kind:
            return Prompt(kind, state.phase)
