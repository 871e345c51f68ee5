"""`tableside translations …` in a checkout."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from webapp import i18n, resources
from webapp.commands.translations import translations


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout that the commands take for theirs."""
    (tmp_path / "pyproject.toml").write_text(
        '[[tool.babel.mappings]]\nmethod = "python"\npattern = "webapp/**.py"\n'
    )
    (tmp_path / "webapp").mkdir()
    (tmp_path / "webapp" / "a.py").write_text('gettext("Robot")')
    monkeypatch.setattr(resources, "PACKAGE", tmp_path / "webapp")
    monkeypatch.setattr(resources, "COMPILED_TRANSLATIONS", tmp_path / "built")
    return tmp_path


def _run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(translations, arguments)
    return result.exit_code, result.output


def test_from_message_to_compiled_catalogue(root: Path) -> None:
    assert _run("extract") == (0, "")
    assert 'msgid "Robot"' in (root / "translations" / "messages.pot").read_text()
    code, output = _run("update")
    assert code == 0
    assert "translations/hu/LC_MESSAGES/messages.po" in output
    code, output = _run("check")
    assert code == 1
    assert output.count("not translated") == 4
    for po in root.glob("translations/*/LC_MESSAGES/messages.po"):
        po.write_text(po.read_text().replace('Robot"\nmsgstr ""', 'Robot"\nmsgstr "Робот"'), "utf-8")
    assert _run("check")[0] == 0
    assert _run("compile") == (0, "")
    assert i18n.load(root / "built", "pt").single == {"Robot": "Робот"}


def test_outside_a_checkout_it_says_so(root: Path) -> None:
    (root / "pyproject.toml").unlink()
    code, output = _run("update")
    assert code == 1
    assert "checkout" in output
