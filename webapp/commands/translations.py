"""`tableside translations`: what translators' files need."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path

import click

from webapp import resources


def _root() -> Path:
    """Return the checkout. Raises ClickException when the app runs from an installed wheel."""
    root = resources.PACKAGE.parent
    if not (root / "pyproject.toml").is_file():
        raise click.ClickException("This needs a checkout of the project.")
    return root


@click.group()
def translations() -> None:
    """Collect, update, compile and check the message catalogues."""


def _command(work: Callable[[Path], None]) -> click.Command:
    @wraps(work)
    def run() -> None:
        work(_root())

    return translations.command()(run)


@_command
def extract(root: Path) -> None:
    """Write translations/messages.pot from code and templates."""
    from webapp.i18n_sources import TEMPLATE, to_bytes
    from webapp.i18n_sources import extract as collect

    (root / "translations").mkdir(exist_ok=True)
    (root / "translations" / TEMPLATE).write_bytes(to_bytes(collect(root)))


@translations.command()
@click.option("--prune", is_flag=True, help="Drop the texts of messages that are gone.")
def update(prune: bool) -> None:
    """Write the template, then bring every messages.po in line with it."""
    from webapp.i18n_sources import update as bring_up_to_date

    for path in bring_up_to_date(_root(), prune):
        click.echo(path.relative_to(_root()))


@_command
def compile(root: Path) -> None:
    """Compile every messages.po for the running app."""
    from webapp.i18n_build import compile_catalogues

    compile_catalogues(root / "translations", resources.COMPILED_TRANSLATIONS)


@_command
def check(root: Path) -> None:
    """Tell what is missing, stale or broken; exit 1 if anything is."""
    from webapp.i18n_check import problems

    found = list(problems(root))
    for problem in found:
        click.echo(problem)
    if found:
        raise click.exceptions.Exit(1)
    click.echo("All messages are translated and in order.")


COMMANDS: list[click.Command] = [translations]
