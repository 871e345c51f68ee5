from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from webapp import resources
from webapp.cli import main
from webapp.commands.data import build_data


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return Path(shutil.copytree(resources.folder("data"), tmp_path / "data"))


def test_check_prints_expected_and_found() -> None:
    done = CliRunner().invoke(main, ["data", "check"])
    assert done.exit_code == 0, done.output
    assert "ok   cards in the deck with base: expected 114, found 114\n" in done.stdout
    assert "ok   cards in the deck with bow: expected 228, found 228\n" in done.stdout
    assert done.stdout.splitlines()[-1].endswith("lines, all as expected.")


def test_check_exits_1_and_names_a_difference(data: Path) -> None:
    file = data / "cards/race-for-the-galaxy/base.toml"
    file.write_text(
        file.read_text("utf-8").replace("defense = 2\nvp = 1\nstart", "defense = 3\nvp = 1\nstart"), "utf-8"
    )
    done = CliRunner().invoke(main, ["data", "check", str(data)])
    assert done.exit_code == 1
    assert (
        "DIFF BASE-158 defense 3: worlds, Alien, Rebel, start: expected (3, 0, 2, 0), found (4, 0, 2, 1)"
        in done.stdout
    )
    assert done.stderr.startswith("Error: 5 of ")


def test_check_exits_1_and_names_a_bad_card(data: Path) -> None:
    file = data / "cards/race-for-the-galaxy/base.toml"
    file.write_text(
        file.read_text("utf-8").replace("defense = 2\nvp = 1\nstart", "defense = -2\nvp = 1\nstart"), "utf-8"
    )
    done = CliRunner().invoke(main, ["data", "check", str(data)])
    assert done.exit_code == 1
    assert f"Error: {file}: new-sparta: Expected `int` >= 1" in done.stderr
    assert "Traceback" not in done.stderr


def test_check_refuses_a_folder_that_is_not_there(tmp_path: Path) -> None:
    done = CliRunner().invoke(main, ["data", "check", str(tmp_path / "nowhere")])
    assert done.exit_code == 2
    assert "does not exist" in done.stderr


def test_build_data_makes_database_and_messages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "CATALOGUE", tmp_path / "built" / "catalogue.sqlite")
    monkeypatch.setattr(resources, "COMPILED_TRANSLATIONS", tmp_path / "built" / "translations")
    done = CliRunner().invoke(build_data)
    assert done.exit_code == 0, done.output
    assert (tmp_path / "built" / "catalogue.sqlite").read_bytes().startswith(b"SQLite format 3\0")
    sources = {path.parts[-3] for path in resources.folder("translations").glob("*/LC_MESSAGES/messages.po")}
    assert {path.parts[-3] for path in (tmp_path / "built").rglob("*.mo")} == sources


def test_build_data_names_a_fault(data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (data / "robot.toml").write_text("limits = 3\n")
    monkeypatch.setattr(resources, "folder", lambda name: tmp_path / name)
    monkeypatch.setattr(resources, "CATALOGUE", tmp_path / "catalogue.sqlite")
    done = CliRunner().invoke(build_data)
    assert done.exit_code == 1
    assert done.stderr.startswith(f"Error: {data / 'robot.toml'}: ")
    assert not (tmp_path / "catalogue.sqlite").exists()
