from __future__ import annotations

import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from webapp import resources
from webapp.catalogue.build import build
from webapp.catalogue.errors import DataError

Spoil = Callable[[str, str, str], Path]


def test_two_builds_give_the_same_bytes(tmp_path: Path, catalogue_path: Path) -> None:
    again = tmp_path / "again" / "catalogue.sqlite"
    build(resources.folder("data"), again)
    assert again.read_bytes() == catalogue_path.read_bytes()


def test_a_comment_changes_nothing_and_a_number_changes_the_version(
    spoil: Spoil, tmp_path: Path, catalogue_path: Path
) -> None:
    target = tmp_path / "catalogue.sqlite"
    build(spoil("robot.toml", "stack = 4", "stack = 4  # cards"), target)
    assert target.read_bytes() == catalogue_path.read_bytes()
    build(spoil("robot.toml", "stack = 4  # cards", "stack = 5"), target)
    assert _version(target) != _version(catalogue_path)


def test_a_failed_build_leaves_the_old_file_and_nothing_else(
    spoil: Spoil, tmp_path: Path, catalogue_path: Path
) -> None:
    target = tmp_path / "built" / "catalogue.sqlite"
    target.parent.mkdir()
    target.write_bytes(catalogue_path.read_bytes())
    with pytest.raises(DataError):
        build(spoil("robot.toml", "credit = 4", "credit = -4"), target)
    assert target.read_bytes() == catalogue_path.read_bytes()
    assert list(target.parent.iterdir()) == [target]


def test_a_crash_while_writing_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import sqlite_utils

    def crash(self: sqlite_utils.Database) -> None:
        raise OSError("disk full")

    target = tmp_path / "built" / "catalogue.sqlite"
    target.parent.mkdir()
    target.write_text("old")
    monkeypatch.setattr(sqlite_utils.Database, "vacuum", crash)
    with pytest.raises(OSError, match="disk full"):
        build(resources.folder("data"), target)
    assert target.read_text() == "old"
    assert list(target.parent.iterdir()) == [target]


def test_the_index_holds_what_is_said_in_every_language(catalogue_path: Path) -> None:
    with closing(sqlite3.connect(catalogue_path)) as connection:
        (documents,) = connection.execute("select count(*) from search_document").fetchone()
        (texts,) = connection.execute("select count(*) from search_text").fetchone()
        assert documents > 191 + 87 + 20 + 297
        assert texts == 5 * documents
        found = connection.execute(
            "select name from search_document where id in "
            "(select rowid from search_index where search_index match 'kaloz')"
        ).fetchall()
        assert ("rftg/pirate-world",) in found


@pytest.mark.parametrize("package", ["sqlite_utils", "msgspec", "markdown_it"])
def test_tells_how_to_get_the_tools_for_building(
    package: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in list(sys.modules):
        if name.startswith("webapp.catalogue") and name != "webapp.catalogue.errors":
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)
    from webapp.catalogue.build import build as fresh_build

    with pytest.raises(DataError, match=rf'needs {package}.*pip install "tableside\[build\]"'):
        fresh_build(resources.folder("data"), tmp_path / "catalogue.sqlite")
    assert not list(tmp_path.iterdir())


def test_holds_every_table(catalogue_path: Path) -> None:
    with closing(sqlite3.connect(catalogue_path)) as connection:
        counts = {
            name: connection.execute(f'select count(*) from "{name}"').fetchone()[0]
            for (name,) in connection.execute(
                "select name from sqlite_master where type = 'table' and name not like 'search%'"
            )
        }
    # Texts are counted where they are read (tests/data/test_rules.py, test_rulings.py).
    assert counts.pop("rule_section") >= 134
    assert counts.pop("rule_place") > 2500
    assert counts.pop("ruling_text") >= 419
    assert counts.pop("ruling_topic") >= 14
    assert counts.pop("ruling_source") > 10
    for name in ("definition", "definition_note", "definition_links"):
        counts.pop(name)
    assert counts == {
        "meta": 2,
        "card": 191,
        "power": 334,
        "scoring_row": 60,
        "eminent_card": 87,
        "title": 4 * (191 + 35 + 20),
        "sort_key": 5 * (191 + 87 + 20),
        "goal": 20,
        "term": 297,
        "term_word": 5 * 297,
        "similar": 135,
        "ruling": 368 + 51,
        "mat": 1,
    }


def _version(path: Path) -> str:
    with closing(sqlite3.connect(path)) as connection:
        (version,) = connection.execute("select value from meta where key = 'version'").fetchone()
    return str(version)
