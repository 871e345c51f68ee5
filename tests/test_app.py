"""The factory makes independent apps from the environment and what is laid over it."""

from pathlib import Path

import pytest

from webapp.app import create_app
from webapp.config import SettingError


def test_settings_are_laid_over_the_environment(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, catalogue_path: Path
) -> None:
    monkeypatch.setenv("PORT", "8123")
    monkeypatch.setenv("TABLESIDE_DATA", str(tmp_path / "games"))
    app = create_app({"CATALOGUE": catalogue_path, "HOST": "127.0.0.1"})
    assert (app.config["PORT"], app.config["HOST"]) == (8123, "127.0.0.1")
    assert app.config["DATA_FOLDER"] == tmp_path / "games"
    assert not app.testing


def test_two_apps_do_not_share_a_key(catalogue_path: Path, tmp_path: Path) -> None:
    first, second = (
        create_app({"CATALOGUE": catalogue_path, "DATA_FOLDER": tmp_path / name}) for name in ("a", "b")
    )
    assert first.secret_key != second.secret_key


def test_a_wrong_setting_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PORT", "eight")
    with pytest.raises(SettingError):
        create_app()
