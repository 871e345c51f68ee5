"""`tableside build-data` and `tableside data check`."""

from __future__ import annotations

from pathlib import Path

import click

from webapp import resources
from webapp.catalogue.build import build
from webapp.catalogue.errors import DataError
from webapp.i18n import messages_from

FOLDER = click.Path(exists=True, file_okay=False, path_type=Path)


@click.command("build-data")
def build_data() -> None:
    """Compile the message catalogues and build the database of cards with the index of its search."""
    from webapp.i18n_build import compile_catalogues

    compile_catalogues(resources.folder("translations"), resources.COMPILED_TRANSLATIONS)
    try:
        with messages_from(resources.COMPILED_TRANSLATIONS):
            build(resources.folder("data"), resources.CATALOGUE)
    except DataError as error:
        raise click.ClickException(str(error)) from error


@click.group()
def data() -> None:
    """Look after the facts about the games."""


@data.command()
@click.argument("folder", type=FOLDER, required=False)
def check(folder: Path | None) -> None:
    """Prove the facts in FOLDER (default: the project's own) and print what was expected and found.

    Exits 1 if anything differs or does not fit.
    """
    from webapp.catalogue.check import report

    try:
        lines = report(folder or resources.folder("data"))
    except DataError as error:
        raise click.ClickException(str(error)) from error
    wrong = 0
    for line in lines:
        wrong += not line.right
        click.echo(line)
    if wrong:
        raise click.ClickException(f"{wrong} of {len(lines)} lines differ.")
    click.echo(f"{len(lines)} lines, all as expected.")


COMMANDS: list[click.Command] = [build_data, data]
