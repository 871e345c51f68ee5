"""The game file: JSON in and out, and the line that `tableside solo replay` prints for each state."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from webapp.cards import Card
from webapp.refusal import Refusal
from webapp.robot.game import Event, Game
from webapp.robot.mat import Mat
from webapp.robot.setup import Setup, read_setup
from webapp.strict_json import array, loads, record, whole_number

FORMAT = "tableside-solo"
VERSION = 1
LARGEST = 2_000_000
"""Bytes that a game file may have."""
MOST_EVENTS = 10_000
"""Events that a game file may have; a real game has about a hundred."""
HIGHEST_VERSION = 2**63 - 1


@dataclass(frozen=True, slots=True)
class GameFile:
    """A game file whose frame and set-up are sound; its events are checked one by one as they are applied."""

    setup: Setup
    events: tuple[object, ...]


def read(data: bytes, mat: Mat, cards: Mapping[str, Card]) -> GameFile:
    """Return the set-up and the events of a game file.

    Raises:
        Refusal: what `strict_json` and `read_setup` refuse; `not_a_game_file`, `newer_version`
            (`version`, `known`).
    """
    frame = loads(data, limit=LARGEST)
    if not isinstance(frame, Mapping) or frame.get("format") != FORMAT:
        raise Refusal("not_a_game_file")
    if "version" in frame:
        version = whole_number(frame["version"], 1, HIGHEST_VERSION, where="version")
        if version > VERSION:
            raise Refusal("newer_version", version=version, known=VERSION)
    keys = ("format", "version", "setup", "events")
    values = record(frame, where="file", required=keys)
    events = array(values["events"], where="events", most=MOST_EVENTS)
    return GameFile(read_setup(values["setup"], mat, cards), tuple(events))


def frame(setup: Mapping[str, Any], events: Iterable[Event]) -> dict[str, Any]:
    """Return the game file of a set-up and its events as data for a JSON writer."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "setup": dict(setup),
        "events": [dict(event) for event in events],
    }


def report(game: Game, texts: Iterable[str]) -> dict[str, Any]:
    """Return the state of `game` as the replay command prints it; `texts` puts its steps into words."""
    state, robot, player = game.state, game.state.robot, game.state.player
    return {
        "round": state.round,
        "prompt": state.prompt,
        "phase": state.phase,
        "over": state.prompt == "over",
        "vp_pool": game.vp_pool,
        "robot": {
            "credit": robot.credit,
            "economy": robot.economy,
            "stack": robot.stack,
            "vp": robot.vp,
            "prestige": robot.prestige,
            "counters_left": robot.counters_left,
            "counters_placed": robot.counters_placed,
            "tableau": [entry.given for entry in robot.tableau],
            "shows": robot.shows,
            "score": game.score.total,
        },
        "player": {
            "vp": player.vp,
            "prestige": player.prestige,
            "tableau": player.tableau,
            "limit": player.limit,
        },
        "leader": state.leader.who,
        "leader_tile": state.leader.tile,
        "robot_actions": list(state.robot_spaces),
        "steps": [{"rule": step.rule, "text": text} for step, text in zip(game.steps, texts, strict=True)],
    }
