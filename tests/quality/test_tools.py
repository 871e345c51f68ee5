"""The tools that read the code find nothing."""

import subprocess
import sys
from pathlib import Path

import pytest

from webapp import resources

ROOT = resources.PACKAGE.parent

TOOLS = {
    "ruff": ["ruff", "check", "."],
    "ruff format": ["ruff", "format", "--check", "."],
    "mypy": ["mypy"],
    "import-linter": ["lint-imports"],
    "djlint": ["djlint", "templates", "--lint", "--quiet"],
}


@pytest.mark.parametrize("command", TOOLS.values(), ids=TOOLS)
def test_nothing_is_found(command: list[str]) -> None:
    tool = str(Path(sys.executable).with_name(command[0]))
    done = subprocess.run([tool, *command[1:]], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}{done.stderr}"
