"""One command, the same groups as the app's own, and a help text for each."""

import subprocess
import sys
from collections.abc import Iterator

import click
import pytest
from click.testing import CliRunner
from flask import Flask

from webapp.cli import COMMANDS, main


def _all(
    command: click.Command, path: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    yield path, command
    if isinstance(command, click.Group):
        for name, inner in command.commands.items():
            yield from _all(inner, (*path, name))


def test_the_contracts_commands_are_there() -> None:
    there = {" ".join(path) for path, _ in _all(main)}
    assert {"build-data", "serve", "score", "solo replay", "solo simulate", "data check"} <= there


@pytest.mark.parametrize("path", [path for path, _ in _all(main)], ids=" ".join)
def test_each_command_has_a_help_text(path: tuple[str, ...]) -> None:
    result = CliRunner().invoke(main, [*path, "--help"])
    assert result.exit_code == 0
    assert len(result.output.splitlines()[2].strip()) > 10


def test_flask_knows_the_same_commands(app: Flask) -> None:
    assert {command.name for command in COMMANDS} <= set(app.cli.commands)


def test_it_runs_as_a_module_and_knows_its_version() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "webapp", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("tableside, version ")


def test_the_command_starts_without_the_web() -> None:
    """Replaying or scoring a file needs no Flask, and what builds the data is asked for only when it does."""
    heavy = ("flask", "werkzeug", "jinja2", "sqlite_utils", "msgspec")
    code = f"import sys, webapp.cli; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
