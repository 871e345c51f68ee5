"""Games are folded from their records, and what is remembered never differs from folding anew."""

from __future__ import annotations

import datetime as dt
from pathlib import Path
from typing import Any

import pytest
from driver import EVENTS, SETUP, adjust, choose, roll
from flask import Flask

from webapp.catalogue.models import Catalogue
from webapp.refusal import Refusal
from webapp.robot import gamefile
from webapp.robot.mat import Mat
from webapp.solo import games
from webapp.solo.games import MOST_KEPT, Games
from webapp.solo.records import Record
from webapp.solo.store import GameStore


@pytest.fixture
def served(catalogue: Catalogue, mat: Mat, tmp_path: Path) -> Games:
    return Games(GameStore(tmp_path / "games.sqlite"), mat, catalogue.race)


def record(*events: Any, game_id: str = "A" * 22, **setup: Any) -> Record:
    return Record(game_id, "", "then", "then", {**SETUP, **setup}, tuple(dict(event) for event in events))


def test_what_is_remembered_is_what_folding_gives(served: Games) -> None:
    other_end = (*EVENTS[:3], {"type": "flip", "missed": 0, "found": "galactic-federation"})
    lines = [EVENTS[:n] for n in (0, 1, 4, 6, 5, 2, 6, 6, 3)] + [other_end, EVENTS, (), other_end]
    for line in lines:
        kept, fresh = served.game(record(*line)), served.fold(record(*line))
        assert (kept.state, kept.steps, kept.events) == (fresh.state, fresh.steps, fresh.events)
        assert [one.state for one in kept.history()] == [one.state for one in fresh.history()]


def test_a_step_folds_one_event(served: Games) -> None:
    before = served.game(record(*EVENTS[:5]))
    after = served.game(record(*EVENTS))
    assert after.previous is not None
    assert after.previous.state is before.state


def test_a_game_that_was_refused_is_not_remembered(served: Games) -> None:
    served.game(record(*EVENTS[:1]))
    with pytest.raises(Refusal):
        served.game(record(*EVENTS[:1], adjust("robot", "credit", 99)))
    assert served.game(record(*EVENTS[:1])).state == served.fold(record(*EVENTS[:1])).state


def test_only_so_many_are_kept(served: Games) -> None:
    for number in range(MOST_KEPT + 10):
        served.game(record(choose("trade produce"), game_id=f"{number:022}"))
    assert len(served._kept) == MOST_KEPT


def test_games_do_not_mix(served: Games) -> None:
    first = served.game(record(*EVENTS))
    second = served.game(record(*EVENTS[:1], game_id="B" * 22, robot_world="alpha-centauri"))
    assert first.setup.robot_world == "new-sparta"
    assert second.setup.robot_world == "alpha-centauri"
    assert second.state.robot.credit == 2


def test_a_file_is_replayed_and_the_first_bad_event_is_numbered(served: Games) -> None:
    file = gamefile.GameFile(served.game(record()).setup, (*EVENTS, {"type": "done"}))
    with pytest.raises(Refusal) as refused:
        served.replay(file)
    assert (refused.value.kind, refused.value.values["event_number"]) == ("out_of_turn", 7)


def test_summary(served: Games) -> None:
    game = served.game(record(choose("trade produce"), roll("trade produce"), adjust("robot", "vp", 9)))
    expected = {
        "round": 1,
        "over": False,
        "robot_score": 10,
        "robot_world": "new-sparta",
        "player_world": "old-earth",
        "difficulty": "medium",
        "app_dice": True,
    }
    assert games.summary(game, {}) == expected
    assert games.summary(game, {"app_dice": False, "round": 7}) == {**expected, "app_dice": False}


def test_now_is_in_utc_and_whole_seconds(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    moment = dt.datetime(2026, 11, 30, 20, 5, 1, 999, tzinfo=dt.UTC)
    monkeypatch.setitem(app.config, "NOW", lambda: moment)
    with app.app_context():
        assert games.now() == "2026-11-30T20:05:01+00:00"


def test_the_app_has_one_set_of_games(app: Flask) -> None:
    with app.app_context():
        first = games.games()
    with app.app_context():
        assert games.games() is first
    assert first.store.path == app.config["DATA_FOLDER"] / "games.sqlite"
