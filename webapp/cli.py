"""The `tableside` command: one click group of all commands."""

from __future__ import annotations

import click

from webapp.commands import data, score, serve, solo, translations

COMMANDS: list[click.Command] = [
    *data.COMMANDS,
    *serve.COMMANDS,
    *score.COMMANDS,
    *solo.COMMANDS,
    *translations.COMMANDS,
]


@click.group(commands=COMMANDS)
@click.version_option(package_name="tableside")
def main() -> None:
    """Look up cards of two games at the table; play one of them alone against its robot."""
