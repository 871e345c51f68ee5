"""A state being carried forward: each change is noted as a step. Lives only while one event is applied."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from webapp.cards import Card
from webapp.refusal import Refusal
from webapp.robot.mat import Limits
from webapp.robot.placed import Placed, placed
from webapp.robot.state import State
from webapp.robot.steps import Step


class Table:
    """The working copy of one `State`, with the steps that led away from it."""

    def __init__(
        self, state: State, limits: Limits, cards: Mapping[str, Card], sets: tuple[str, ...]
    ) -> None:
        """Start from `state`; `cards` are those that an id may name, `sets` those in use."""
        self.state = state
        self.limits = limits
        self.cards = cards
        self.sets = sets
        self.steps: list[Step] = []
        self.world_rule: str | None = None
        """Noted on every step while a cell that the start world's counter covers is carried out."""

    @property
    def prestige_in_use(self) -> bool:
        """Whether prestige is played with: exactly with The Brink of War."""
        return "bow" in self.sets

    def note(self, rule: str | None, what: str, **values: Any) -> None:
        """Add a step."""
        self.steps.append(Step(rule, what, world_rule=self.world_rule, **values))

    def set(self, **changes: Any) -> None:
        """Change fields of the state."""
        self.state = replace(self.state, **changes)

    def set_robot(self, **changes: Any) -> None:
        """Change fields of the robot's side."""
        self.state = replace(self.state, robot=replace(self.state.robot, **changes))

    def set_player(self, **changes: Any) -> None:
        """Change fields of the player's side."""
        self.state = replace(self.state, player=replace(self.state.player, **changes))

    def gain(self, rule: str, what: str, amount: int, *, who: str = "robot") -> None:
        """Add `amount` (negative to pay) of credit, economy, stack, vp or prestige to a side.

        Credit and economy size stop at the ends of their tracks (R-SETUP-8). Nothing is noted for 0.
        """
        if not amount:
            return
        side = self.state.robot if who == "robot" else self.state.player
        before: int = getattr(side, what)
        after = before + amount
        if what in ("credit", "economy"):
            after = max(0, min(after, getattr(self.limits, what)))
        if who == "robot":
            self.set_robot(**{what: after})
        else:
            self.set_player(**{what: after})
        name = "draw" if what == "stack" else what
        self.note(rule, name, who=who, amount=amount, before=before, after=after)

    def card(self, given: object) -> Placed:
        """Return the card that an event names or describes; raises what `placed` refuses."""
        return placed(given, self.cards, self.sets)

    def require_prestige(self) -> None:
        """Refuse where prestige is not in use (`prestige_not_in_use`)."""
        if not self.prestige_in_use:
            raise Refusal("prestige_not_in_use")
