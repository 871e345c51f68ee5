"""The games that the benchmark measures with are what it says."""

import pytest

from benchmarks.recorded import ALL_SETS, Box, open_box, replay, standing_at, whole_games
from webapp.robot.setup import start_worlds


@pytest.fixture
def box() -> Box:
    return open_box()


@pytest.mark.parametrize("prompt", ["done", "flip"])
def test_a_game_of_a_hundred_events_stands_at_its_prompt(box: Box, prompt: str) -> None:
    recording = standing_at(box, prompt)
    game = replay(box, recording)
    assert len(recording.events) == len(game.events) == 100
    assert game.state.prompt == prompt
    assert game.outcome is None
    assert game.state.round > 5
    assert game.setup.sets == ALL_SETS
    assert standing_at(box, prompt) == recording


def test_the_corrections_leave_the_game_as_it_was(box: Box) -> None:
    recording = standing_at(box, "done")
    corrections = [event for event in recording.events if event["type"] == "adjust" and event["what"] == "vp"]
    assert 0 < len(corrections) < 50
    assert any(event["type"] == "flip" for event in recording.events)


def test_whole_games_are_played_to_their_end_with_every_start_world(box: Box) -> None:
    recordings = list(whole_games(box, each=1))
    worlds = {card.id for card in start_worlds(box.cards, ALL_SETS)}
    assert {recording.setup.robot_world for recording in recordings} == worlds
    assert all(replay(box, recording).outcome is not None for recording in recordings)
