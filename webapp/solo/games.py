"""The solo games of the app: stored records, and the rules' games that they fold into."""

from __future__ import annotations

import datetime as dt
from collections import OrderedDict
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from flask import current_app

from webapp.cards import Card
from webapp.catalogue.reader import catalogue
from webapp.robot.game import Game
from webapp.robot.gamefile import GameFile
from webapp.robot.mat import Mat
from webapp.robot.setup import read_setup
from webapp.solo.records import Record
from webapp.solo.store import GameStore

FILE_NAME = "games.sqlite"
MOST_KEPT = 64
"""Games whose folded states are kept in memory, so that a step folds one event and not a hundred."""


class Games:
    """The store with the mat and the cards that its games are played with."""

    def __init__(self, store: GameStore, mat: Mat, cards: Mapping[str, Card]) -> None:
        """Serve the games of `store`."""
        self.store = store
        self.mat = mat
        self.cards = cards
        self._kept: OrderedDict[str, Game] = OrderedDict()

    def game(self, record: Record) -> Game:
        """Return the rules' game after the events of `record`; raises the Refusal of one that cannot be."""
        kept = self._kept.get(record.id)
        game = self.fold(record) if kept is None else _go_on(kept, record)
        if kept is None or game.state is not kept.state:
            self._kept[record.id] = game
            self._kept.move_to_end(record.id)
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return game

    def fold(self, record: Record) -> Game:
        """Return the same from the set-up on, nothing remembered."""
        return Game.replay(
            self.mat, self.cards, read_setup(record.setup, self.mat, self.cards), record.events
        )

    def replay(self, file: GameFile) -> Game:
        """Return the game of an imported file; raises the Refusal of the first event that cannot be."""
        return Game.replay(self.mat, self.cards, file.setup, file.events)


def _go_on(kept: Game, record: Record) -> Game:
    """Return the game of `record`, from as far as the kept one has the same events."""
    history = kept.history()
    same = 0
    for before, event in zip(history[1:], record.events, strict=False):
        if before.event != event:
            break
        same += 1
    game = history[same]
    for event in record.events[same:]:
        game = game.apply(event)
    return game


def summary(game: Game, kept: Mapping[str, Any]) -> dict[str, Any]:
    """Return what the list of games shows of `game`; `kept` is the old summary with its dice choice."""
    return {
        "round": game.state.round,
        "over": game.state.prompt == "over",
        "robot_score": game.score.total,
        "robot_world": game.setup.robot_world,
        "player_world": game.setup.player_world,
        "difficulty": game.setup.difficulty,
        "app_dice": bool(kept.get("app_dice", True)),
    }


def games() -> Games:
    """Return the games of the running app; its store and cards are opened when first asked for."""
    if "games" not in current_app.extensions:
        known = catalogue()
        store = GameStore(Path(current_app.config["DATA_FOLDER"]) / FILE_NAME)
        current_app.extensions.setdefault("games", Games(store, Mat.from_data(known.mat), known.race))
    served: Games = current_app.extensions["games"]
    return served


def now() -> str:
    """Return this moment as the store keeps it: ISO, UTC, whole seconds."""
    moment: dt.datetime = current_app.config.get("NOW", lambda: dt.datetime.now(dt.UTC))()
    return moment.isoformat(timespec="seconds")
