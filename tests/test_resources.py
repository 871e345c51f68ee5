"""The same names lead to the files in a checkout and in a wheel."""

from pathlib import Path

import pytest

from webapp import resources


def test_a_folder_beside_the_package_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(resources, "PACKAGE", tmp_path / "webapp")
    assert resources.folder("templates") == tmp_path / "templates"


def test_a_folder_inside_the_package_wins(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(resources, "PACKAGE", tmp_path / "webapp")
    (tmp_path / "templates").mkdir()
    (tmp_path / "webapp" / "templates").mkdir(parents=True)
    assert resources.folder("templates") == tmp_path / "webapp" / "templates"


def test_this_checkout_has_templates_and_data() -> None:
    assert (resources.folder("templates") / "base.html").is_file()
    assert (resources.folder("data") / "robot.toml").is_file()
