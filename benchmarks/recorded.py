"""Games to measure with: whole simulated ones, and one that stands after exactly a hundred events."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import count
from random import Random

from webapp import resources
from webapp.cards import SET_COMBINATIONS, Card
from webapp.catalogue.reader import open_catalogue
from webapp.robot.game import Event, Game
from webapp.robot.mat import Mat
from webapp.robot.setup import Setup, read_setup, start_worlds
from webapp.robot.simulation import Simulation, seeded

EVENTS = 100
"""Events of the game that the pages are measured with."""

ALL_SETS = SET_COMBINATIONS[-1]

WORLD, OTHER_WORLD = "alien-research-team", "old-earth"
"""Start worlds of that game, the robot's and the player's."""


@dataclass(frozen=True, slots=True)
class Box:
    """The mat and the cards."""

    mat: Mat
    cards: Mapping[str, Card]


def open_box() -> Box:
    """Open the built catalogue; raises CatalogueError where there is none."""
    catalogue = open_catalogue(resources.CATALOGUE)
    return Box(Mat.from_data(catalogue.mat), catalogue.race)


@dataclass(frozen=True, slots=True)
class Recording:
    """A set-up and events that were played with it."""

    setup: Setup
    events: tuple[Event, ...]


def whole_games(box: Box, each: int) -> Iterator[Recording]:
    """Yield `each` simulated games to their end for every start world, with all sets."""
    worlds = [card.id for card in start_worlds(box.cards, ALL_SETS)]
    for number, world in enumerate(worlds):
        for game in range(each):
            yield _simulated(box, world, worlds[number - 1], game)


def standing_at(box: Box, prompt: str, events: int = EVENTS) -> Recording:
    """Return a game of `events` events that now stands at `prompt`, past its middle: always the same one.

    Simulated games are shorter than a person's, who corrects a counter now and then: chips tapped one up and
    one down again fill it up.
    """
    for seed in count():
        recording = _simulated(box, WORLD, OTHER_WORLD, seed)
        for position in range(len(recording.events) - 1, events // 2, -1):
            cut = Recording(recording.setup, recording.events[:position])
            if (events - position) % 2 == 0 and replay(box, cut).state.prompt == prompt:
                return Recording(cut.setup, tuple(_with_corrections(box, cut, (events - position) // 2)))
    raise AssertionError("count() has no end")


def replay(box: Box, recording: Recording) -> Game:
    """Return the game after all events of a recording."""
    return Game.replay(box.mat, box.cards, recording.setup, recording.events)


def _simulated(box: Box, world: str, other: str, seed: int) -> Recording:
    rng = Random(f"{world}/{seed}")
    data = {"robot_world": world, "player_world": other, "sets": list(ALL_SETS), "difficulty": "medium"}
    simulation = Simulation(box.mat, box.cards, seeded(read_setup(data, box.mat, box.cards), rng), rng)
    simulation.run()
    return Recording(simulation.game.setup, simulation.game.events)


def _with_corrections(box: Box, recording: Recording, pairs: int) -> Iterator[Event]:
    """Yield the events with `pairs` of corrections that undo each other spread evenly over them."""
    games = replay(box, recording).history()
    events = len(recording.events)
    for number, event in enumerate(recording.events):
        for _ in range(pairs * (number + 1) // events - pairs * number // events):
            chips = games[number].state.player.vp
            for to in (chips + 1, chips):
                yield {"type": "adjust", "who": "player", "what": "vp", "to": to}
        yield event
