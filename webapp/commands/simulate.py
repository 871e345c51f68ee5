"""`tableside solo simulate`: how the robot does against a scripted player, as numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import mean, quantiles
from typing import Any

import click

from webapp import resources
from webapp.cards import SET_COMBINATIONS
from webapp.catalogue.errors import CatalogueError
from webapp.catalogue.reader import open_catalogue
from webapp.robot.ending import REASONS
from webapp.robot.mat import Mat
from webapp.robot.simulation import Result
from webapp.robot.simulation import simulate as play

MOST_GAMES = 1_000_000
HIGHEST_SEED = 2**63 - 1
BIN = 5
"""Robot scores that share a line of the histogram."""
WIDTH = 50
"""Characters of the longest line of the histogram."""

_REASONS = {
    "robot_tableau": "the robot's tableau is full",
    "player_tableau": "the player's tableau is full",
    "vp_pool": "the VP pool is exhausted",
    "robot_prestige": "the robot has 15 prestige",
    "player_prestige": "the player has 15 prestige",
}


class ArgumentError(click.ClickException):
    """An argument that cannot be; the command ends with exit code 2 and one line."""

    exit_code = 2


class OneLineCommand(click.Command):
    """A command whose usage errors are one line, without the usage before them."""

    def make_context(self, *args: Any, **kwargs: Any) -> click.Context:
        """Read the arguments. Raises ArgumentError where they cannot be read."""
        try:
            return super().make_context(*args, **kwargs)
        except click.UsageError as error:
            raise ArgumentError(error.format_message()) from error


@click.command(cls=OneLineCommand)
@click.option("--world", required=True, help="The robot's start world, such as new-sparta.")
@click.option(
    "--difficulty", default="medium", show_default=True, help="The robot's difficulty: easy, medium or hard."
)
@click.option(
    "--games",
    type=click.IntRange(1, MOST_GAMES),
    default=1000,
    show_default=True,
    help="How many games are played.",
)
@click.option(
    "--seed",
    type=click.IntRange(0, HIGHEST_SEED),
    default=0,
    show_default=True,
    help="The same seed gives the same games.",
)
@click.option("--sets", help="The sets in use, such as base,tgs. Without it: the fewest that have the world.")
def simulate(world: str, difficulty: str, games: int, seed: int, sets: str | None) -> None:
    """Let the robot play whole games with a shuffled deck and print how they ended.

    The opponent is a simple script, not a good player, so compare robots with each other and not with
    yourself.
    """
    try:
        catalogue = open_catalogue(resources.CATALOGUE)
    except CatalogueError as error:
        raise click.ClickException(str(error)) from error
    mat = Mat.from_data(catalogue.mat)
    if world not in mat.worlds:
        raise ArgumentError(f"There is no start world {world!r}. There are: {', '.join(mat.worlds)}.")
    if difficulty not in mat.difficulties:
        raise ArgumentError(
            f"There is no difficulty {difficulty!r}. There are: {', '.join(mat.difficulties)}."
        )
    with_world = [chosen for chosen in SET_COMBINATIONS if catalogue.race[world].copies_with(chosen)]
    in_use = with_world[0] if sets is None else tuple(sets.split(","))
    if in_use not in with_world:
        choices = " or ".join(",".join(chosen) for chosen in with_world)
        raise ArgumentError(f"{world} cannot be played with the sets {sets!r}, but with {choices}.")
    results = list(
        play(mat, catalogue.race, world=world, difficulty=difficulty, sets=in_use, games=games, seed=seed)
    )
    played = "1 game" if games == 1 else f"{games} games"
    click.echo(f"{world}, {difficulty}, sets {','.join(in_use)}, {played}, seed {seed}")
    for line in report(results):
        click.echo(line)


def report(results: Sequence[Result]) -> Iterator[str]:
    """Yield the lines that say how the games of `results` (at least one) came out."""
    scores = [result.robot_score for result in results]
    yield ""
    yield f"Robot's score    {_spread(scores)}"
    yield from _histogram(scores)
    yield ""
    yield f"Rounds           {_spread([result.rounds for result in results])}"
    yield f"Script's points  {_spread([result.player_points for result in results])}"
    yield f"Script's cards   {_spread([result.player_cards for result in results])}"
    yield ""
    yield "Why the games ended (a game may have several reasons)"
    counts = Counter(reason for result in results for reason in result.reasons)
    for reason in REASONS:
        if counts[reason]:
            yield f"{counts[reason]:9}  {counts[reason] / len(results):6.1%}  {_REASONS[reason]}"


def _spread(numbers: Sequence[int]) -> str:
    enough = numbers if len(numbers) > 1 else [*numbers, *numbers]
    low, middle, high = quantiles(enough, n=4, method="inclusive")
    return (
        f"lowest {min(numbers)}, quartiles {low:g} / {middle:g} / {high:g}, highest {max(numbers)}, "
        f"mean {mean(numbers):.1f}"
    )


def _histogram(scores: Sequence[int]) -> Iterator[str]:
    bins = Counter(score // BIN for score in scores)
    longest = max(bins.values())
    for number in range(min(bins), max(bins) + 1):
        bar = "#" * -(-bins[number] * WIDTH // longest)
        yield f"{number * BIN:5} to {number * BIN + BIN - 1:3}  {bins[number]:6}  {bar}".rstrip()
