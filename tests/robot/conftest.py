"""The real mat and cards, and a seat at a game: a short way to play events in a test."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from webapp.cards import SET_COMBINATIONS, Card
from webapp.catalogue.models import Catalogue
from webapp.catalogue.reader import open_catalogue
from webapp.refusal import Refusal
from webapp.robot.game import Game
from webapp.robot.mat import Mat
from webapp.robot.setup import Setup, read_setup
from webapp.robot.state import PlayerSide, RobotSide, State

ROBOT_COUNTERS = (
    "credit",
    "economy",
    "stack",
    "vp",
    "counters_left",
    "prestige",
    "leader_tile",
    "shows",
)


class Seat:
    """A game being played: every act applies events and keeps the new game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def robot(self) -> RobotSide:
        return self.game.state.robot

    @property
    def player(self) -> PlayerSide:
        return self.game.state.player

    @property
    def numbers(self) -> tuple[int, int, int]:
        """Credit, economy size and stack."""
        return self.robot.credit, self.robot.economy, self.robot.stack

    @property
    def last_card(self) -> str:
        """The id of the card placed last."""
        return self.robot.tableau[-1].card.id

    def what(self, rule: str | None = None) -> list[str]:
        """What the steps of the last event say, of one rule only if given."""
        return [step.what for step in self.game.steps if rule is None or step.rule == rule]

    def rules(self) -> list[str | None]:
        """The rules that the last event's steps cite."""
        return [step.rule for step in self.game.steps]

    def play(self, *events: Mapping[str, Any]) -> Seat:
        for event in events:
            self.game = self.game.apply(event)
        return self

    def choose(self, actions: str) -> Seat:
        return self.play({"type": "choose", "actions": actions.split()})

    def roll(self, dice: str) -> Seat:
        return self.play({"type": "roll", "dice": dice.split()})

    def open(self, actions: str, dice: str) -> Seat:
        """Choose and roll: the next event finishes the player's part of the first phase."""
        return self.choose(actions).roll(dice)

    def done(self) -> Seat:
        return self.play({"type": "done"})

    def skip_to(self, phase: str) -> Seat:
        """Finish phases, flips without a find included, until `phase` waits for the player."""
        while (self.state.prompt, self.state.phase) != ("done", phase):
            self.finish_phase()
        return self

    def finish_phase(self) -> Seat:
        return self.flip(None) if self.state.prompt == "flip" else self.done()

    def finish_round(self) -> Seat:
        """Finish phases, flips without a find included, until the round ends."""
        while self.state.prompt in ("done", "flip"):
            self.finish_phase()
        return self

    def flip(self, found: object, missed: int | None = None) -> Seat:
        event: dict[str, Any] = {"type": "flip", "found": found}
        if missed is not None:
            event["missed"] = missed
        return self.play(event)

    def set(self, who: str = "robot", **counters: object) -> Seat:
        """Correct counters of one side."""
        for what, to in counters.items():
            self.play({"type": "adjust", "who": who, "what": what, "to": to})
        return self

    def add(self, *cards: object) -> Seat:
        for card in cards:
            self.play({"type": "add", "who": "robot", "card": card})
        return self

    def refused(self, event: object) -> Refusal:
        """Return the refusal of `event`, which must leave the game as it is."""
        state, steps = self.game.state, self.game.steps
        with pytest.raises(Refusal) as caught:
            self.game.apply(event)
        assert (self.game.state, self.game.steps) == (state, steps)
        return caught.value


Sit = Callable[..., Seat]


@pytest.fixture(scope="session")
def catalogue(catalogue_path: Path) -> Catalogue:
    return open_catalogue(catalogue_path)


@pytest.fixture(scope="session")
def cards(catalogue: Catalogue) -> Mapping[str, Card]:
    """Every card of Race for the Galaxy by id."""
    return catalogue.race


@pytest.fixture(scope="session")
def mat(catalogue: Catalogue) -> Mat:
    return Mat.from_data(catalogue.mat)


@pytest.fixture(scope="session")
def set_up(mat: Mat, cards: Mapping[str, Card]) -> Callable[..., Setup]:
    """`set_up("new-sparta", sets="bow")`: a checked set-up, by default with the fewest sets possible."""

    def act(
        world: str = "earths-lost-colony",
        *,
        player: str | None = None,
        sets: str | None = None,
        difficulty: str = "medium",
        **rest: object,
    ) -> Setup:
        other = player or ("old-earth" if world != "old-earth" else "epsilon-eridani")
        in_use = next(
            chosen
            for chosen in SET_COMBINATIONS
            if (
                chosen[-1] == sets
                if sets
                else all(cards[each].copies_with(chosen) for each in (world, other))
            )
        )
        data = {"robot_world": world, "player_world": other, "sets": list(in_use), "difficulty": difficulty}
        return read_setup({**data, **rest}, mat, cards)

    return act


@pytest.fixture(scope="session")
def new_game(mat: Mat, cards: Mapping[str, Card], set_up: Callable[..., Setup]) -> Callable[..., Game]:
    """`new_game("new-sparta", sets="bow")`: the game after set-up."""

    def act(world: str = "earths-lost-colony", **rest: object) -> Game:
        return Game.start(mat, cards, set_up(world, **rest))

    return act


@pytest.fixture(scope="session")
def sit(new_game: Callable[..., Game]) -> Sit:
    """`sit("new-sparta", credit=3, sets="bow")`: a seat at a new game, the robot's counters corrected."""

    def act(world: str = "earths-lost-colony", **rest: object) -> Seat:
        counters = {what: rest.pop(what) for what in ROBOT_COUNTERS if what in rest}
        return Seat(new_game(world, **rest)).set(**counters)

    return act
