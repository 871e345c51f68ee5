"""The rules alone: events applied and whole games simulated in a second, on one core."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter

from benchmarks.recorded import ALL_SETS, Box, Recording, replay
from webapp.robot.simulation import simulate

WORLD = "new-sparta"


def events_a_second(box: Box, games: Sequence[Recording], repeats: int) -> float:
    """Return how many recorded events are applied in a second, each checked and folded anew."""
    events = sum(len(game.events) for game in games)

    def run() -> None:
        for game in games:
            replay(box, game)

    return events / best_time(run, repeats)


def games_a_second(box: Box, games: int, repeats: int) -> float:
    """Return how many games are simulated in a second, deck, scripted player and all."""

    def run() -> None:
        results = simulate(
            box.mat, box.cards, world=WORLD, difficulty="medium", sets=ALL_SETS, games=games, seed=1
        )
        assert sum(1 for _ in results) == games

    return games / best_time(run, repeats)


def best_time(run: Callable[[], object], repeats: int) -> float:
    """Return the seconds of the fastest of some runs: the one least disturbed by other work."""
    return min(_time(run) for _ in range(repeats))


def _time(run: Callable[[], object]) -> float:
    begin = perf_counter()
    run()
    return perf_counter() - begin
