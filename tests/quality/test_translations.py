"""Every message is translated into every language, with the same placeholders, and the files are fresh."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from webapp import i18n, resources
from webapp.i18n_check import problems

ROOT = resources.PACKAGE.parent


@pytest.fixture(scope="module")
def found() -> list[str]:
    return list(problems(ROOT))


@pytest.mark.parametrize("code", i18n.LANGUAGES[1:])
def test_each_translation_is_complete_and_in_order(found: list[str], code: str) -> None:
    mine = [problem for problem in found if problem.startswith(f"{code}: ")]
    assert mine == [], f"{len(mine)} problems; `tableside translations check` lists them"


def test_the_template_is_fresh_and_well_written(found: list[str]) -> None:
    assert [problem for problem in found if problem[:4] not in {f"{code}: " for code in i18n.LANGUAGES}] == []


def test_no_message_is_written_inside_of_an_f_string() -> None:
    """Babel does not look into f-strings before Python 3.12: such a message would stay English."""
    assert [place for path in sorted(resources.PACKAGE.rglob("*.py")) for place in _hidden(path)] == []


def _hidden(path: Path) -> Iterator[str]:
    for outer in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(outer, ast.JoinedStr):
            for call in ast.walk(outer):
                if isinstance(call, ast.Call) and any(_is_message(each) for each in call.args):
                    name = getattr(call.func, "id", "")
                    if name.endswith("gettext") or name in ("_", "N_"):
                        yield f"{path.name}:{call.lineno}"


def _is_message(argument: ast.expr) -> bool:
    return isinstance(argument, ast.Constant) and isinstance(argument.value, str)
