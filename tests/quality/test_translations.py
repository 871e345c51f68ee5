"""Every message is translated into every language, with the same placeholders, and the files are fresh."""

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
