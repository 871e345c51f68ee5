"""What is measured is the app with its games; the benchmark's own addresses stand beside it."""

from __future__ import annotations

from pathlib import Path

import pytest
from flask import Flask

from benchmarks.server import Forgetful, make_app, prepared
from webapp.solo.games import Games, games


@pytest.fixture
def measured(tmp_path: Path) -> Flask:
    return make_app(tmp_path / "player")


def test_bare_answers_come_from_the_app_and_from_an_empty_one(measured: Flask) -> None:
    client = measured.test_client()
    ours, plain = client.get("/bare"), client.get("/plain/")
    assert (ours.text, plain.text) == ("ok", "ok")
    assert "Content-Security-Policy" in ours.headers
    assert "Content-Security-Policy" not in plain.headers
    assert client.get("/hu/").status_code == 200


def test_games_of_a_hundred_events_are_stored_at_both_prompts(measured: Flask) -> None:
    known = prepared(measured)
    assert set(known["games"]) == {"done", "flip"}
    with measured.app_context():
        for prompt, game_id in known["games"].items():
            record = games().store.load(game_id)
            assert len(record.events) == 100
            assert games().game(record).state.prompt == prompt
    client = measured.test_client()
    assert {client.get(f"/el/solo/{game_id}").status_code for game_id in known["games"].values()} == {200}
    assert {client.get(f"/en/cards/{card}").status_code for card in known["cards"]} == {200}
    assert len(known["cards"]) > 200


def test_states_are_folded_anew_when_told_so(measured: Flask) -> None:
    client = measured.test_client()
    game_id = prepared(measured)["games"]["done"]
    kinds, kept = [], []
    for states in ("kept", "folded", "kept"):
        assert client.get(f"/bench/{states}").text == states
        assert client.get(f"/en/solo/{game_id}").status_code == 200
        with measured.app_context():
            kinds.append(type(games()))
            kept.append(len(games()._kept))
    assert kinds == [Games, Forgetful, Games]
    assert kept == [1, 0, 1]
    assert client.get("/bench/other").status_code == 404


def test_the_processor_time_of_the_process_is_told(measured: Flask) -> None:
    client = measured.test_client()
    first, second = (float(client.get("/bench/cpu").text) for _ in range(2))
    assert 0 < first <= second
