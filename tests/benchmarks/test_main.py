"""The whole benchmark in miniature: a table with every line, a file with every figure."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks.__main__ import main

TINY = ["--rounds=1", "--seconds=0.01", "--games=2", "--repeats=1", "--every=50"]


def test_everything_is_measured_in_one_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written = tmp_path / "latest.json"
    assert main([*TINY, f"--write={written}"]) == 0
    figures = json.loads(written.read_text("utf-8"))
    table = capsys.readouterr().out

    assert min(figures["engine"]["events_per_second"], figures["engine"]["games_per_second"]) > 0
    search = figures["search"]
    assert search["queries"] >= 200
    assert 0 < search["bare_seconds"] < search["search_seconds"]
    assert 1 < search["ratio_to_bare"] <= search["ratio_of_nine_in_ten"]
    assert min(search["ratio_with_marks_and_lines"], search["ratio_of_words_never_met"]) > 1
    load = {one["name"]: one for one in figures["load"]["targets"]}
    assert list(load) == [
        "bare answer of the app",
        "bare answer of an empty Flask app",
        "game page, done",
        "game page, flip",
        "game page, all events folded",
        "card page",
        "card list",
        "rules, the longest section",
        "rules, two languages side by side",
        "search page (every query in turn)",
        "search, as one types",
        "search, every question in turn",
    ]
    for one in load.values():
        assert one["requests"] >= figures["load"]["browsers"]
        assert 0 < one["p50_seconds"] <= one["p99_seconds"]
        assert one["ratio_to_bare"] > 0
        assert one["cpu_seconds"] > 0
        assert one["cpu_ratio_to_bare"] > 0
    assert load["bare answer of the app"]["ratio_to_bare"] == 1.0
    assert 0 < figures["startup_seconds"] < 60
    assert figures["catalogue_bytes"] > 1_000_000
    assert set(figures["build_seconds"]) == {"catalogue", "messages", "process"}
    assert set(figures["first_visit_bytes"]) == {"start page", "game page", "card page", "card list", "rules"}
    assert set(figures["fragment_bytes"]) == {"step", "all"}

    for name in (
        *load,
        *figures["first_visit_bytes"],
        "events applied",
        "games simulated",
        "Search, ",
        "Start to",
    ):
        assert name in table
    assert str(tmp_path) not in written.read_text("utf-8")


def test_without_the_database_it_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("webapp.resources.CATALOGUE", tmp_path / "none.sqlite")
    assert main([*TINY, f"--write={tmp_path / 'latest.json'}"]) == 1
    assert "tableside build-data" in capsys.readouterr().err
    assert not (tmp_path / "latest.json").exists()
