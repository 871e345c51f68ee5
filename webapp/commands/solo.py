"""`tableside solo`: play game files through, and let the robot play against a script."""

from __future__ import annotations

import json

import click

from webapp import resources
from webapp.catalogue.errors import CatalogueError
from webapp.catalogue.models import Catalogue
from webapp.catalogue.reader import open_catalogue
from webapp.commands.files import FileError, read
from webapp.commands.simulate import simulate
from webapp.refusal import Refusal
from webapp.robot import gamefile
from webapp.robot.game import Game
from webapp.robot.mat import Mat
from webapp.solo import phrases, refusals, titles


@click.group()
def solo() -> None:
    """Work with solo games against the robot."""


@solo.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
def replay(files: tuple[str, ...]) -> None:
    """Print the state after set-up and after each event of FILE, one JSON object a line.

    "-" is standard input. A file, a set-up or an event that cannot be ends the command with exit code 2 and
    the reason; the states before it have been printed.
    """
    catalogue = opened()
    mat = Mat.from_data(catalogue.mat)
    for path in files:
        try:
            _replay(read(path, gamefile.LARGEST), mat, catalogue)
        except Refusal as refusal:
            reason = refusals.sentence(refusal, title=lambda card: titles.both(catalogue, card, "en"))
            raise FileError(path, reason) from refusal


def opened() -> Catalogue:
    """Return the built catalogue. Raises ClickException, whose text tells the remedy, where there is none."""
    try:
        return open_catalogue(resources.CATALOGUE)
    except CatalogueError as error:
        raise click.ClickException(str(error)) from error


def _replay(data: bytes, mat: Mat, catalogue: Catalogue) -> None:
    file = gamefile.read(data, mat, catalogue.race)
    game = Game.start(mat, catalogue.race, file.setup)
    _print(game, catalogue)
    for number, event in enumerate(file.events, 1):
        try:
            game = game.apply(event)
        except Refusal as refusal:
            refusal.values["event_number"] = number
            raise
        _print(game, catalogue)


def _print(game: Game, catalogue: Catalogue) -> None:
    name = titles.plain_namer(catalogue, "en")
    texts = [phrases.sentence(step, name) for step in game.steps]
    click.echo(json.dumps(gamefile.report(game, texts), ensure_ascii=False))


solo.add_command(simulate)

COMMANDS: list[click.Command] = [solo]
