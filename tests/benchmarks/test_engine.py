"""Rates count what was done in the time of the fastest run."""

import pytest

from benchmarks import engine
from benchmarks.recorded import open_box, whole_games


def test_the_fastest_run_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 3.0, 10.0, 12.0, 20.0, 25.0])
    monkeypatch.setattr(engine, "perf_counter", lambda: next(clock))
    runs: list[int] = []
    assert engine.best_time(lambda: runs.append(1), 3) == 2.0
    assert len(runs) == 3


def test_events_and_games_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    box = open_box()
    recording = next(whole_games(box, each=1))
    monkeypatch.setattr(engine, "best_time", lambda run, repeats: run() or 2.0)
    assert engine.events_a_second(box, [recording, recording], 1) == len(recording.events)
    assert engine.games_a_second(box, 3, 1) == 1.5
