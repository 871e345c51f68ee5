"""The `tableside` command: one click group of all commands."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

import click

COMMANDS: list[click.Command] = []
for _name in ("data", "serve", "score", "solo", "translations"):
    if find_spec(f"webapp.commands.{_name}"):
        COMMANDS += import_module(f"webapp.commands.{_name}").COMMANDS


@click.group(commands=COMMANDS)
@click.version_option(package_name="tableside")
def main() -> None:
    """Look up and play Race for the Galaxy solitaire beside the real cards."""
