"""The process that is measured: the app as `tableside serve` serves it, and what it is compared with.

`python -m benchmarks.server FOLDER` keeps the two games in FOLDER and prints one JSON line: the port, the ids
of the games, the cards. It ends when its standard input is closed.
"""

from __future__ import annotations

import json
import sys
import threading
import time
from pathlib import Path
from typing import Any

from flask import Flask, current_app
from werkzeug.middleware.dispatcher import DispatcherMiddleware

from benchmarks.recorded import Recording, open_box, standing_at
from webapp.app import create_app
from webapp.catalogue.reader import catalogue
from webapp.catalogue.rules.reader import Rules
from webapp.commands.serve import make_server, port_of, start_log
from webapp.robot.game import Game
from webapp.solo.games import Games, games, now, summary
from webapp.solo.records import Record

HOST = "127.0.0.1"
BARE = "ok"
PROMPTS = ("done", "flip")


class Forgetful(Games):
    """Games of which no state is kept: every page folds all events."""

    def game(self, record: Record) -> Game:
        """Return the game folded from its set-up on."""
        return self.fold(record)


def make_app(folder: Path) -> Flask:
    """Make the app with its games in `folder`, and the addresses that only the benchmark has.

    `/bare` is a bare answer of this app, `/plain/` one of a Flask app that has nothing else, in the same
    server; `/bench/cpu` tells what the process has used; `/bench/kept` and `/bench/folded` whether folded
    states are kept from now on.
    """
    app = create_app({"DATA_FOLDER": folder})
    app.add_url_rule("/bare", view_func=bare)
    app.add_url_rule("/bench/cpu", view_func=cpu_seconds)
    app.add_url_rule("/bench/<any(kept,folded):states>", view_func=choose_states)
    plain = Flask("plain")
    plain.add_url_rule("/", view_func=bare)
    app.wsgi_app = DispatcherMiddleware(app.wsgi_app, {"/plain": plain})  # type: ignore[method-assign]
    return app


def bare() -> str:
    """Answer with next to nothing."""
    return BARE


def cpu_seconds() -> str:
    """Answer with the seconds of processor time that this process has used."""
    return repr(time.process_time())


def choose_states(states: str) -> str:
    """Keep folded states, or fold every game for every page."""
    served = games()
    kind = Games if states == "kept" else Forgetful
    current_app.extensions["games"] = kind(served.store, served.mat, served.cards)
    return states


def keep(recording: Recording) -> str:
    """Put a game into the store of the running app; return its id."""
    setup, served = recording.setup, games()
    game = Game.replay(served.mat, served.cards, setup, recording.events)
    kept = summary(game, {})
    return served.store.create(setup.data, "", now(), recording.events, summary=kept).id


def longest_rule(rules: Rules) -> str:
    """Return the section of the rules with the longest text in all languages, as in its address."""
    lengths = {
        "/".join(section): sum(len(blocks) for _, blocks in texts.values())
        for section, texts in rules.rows.items()
    }
    return max(lengths, key=lengths.__getitem__)


def prepared(app: Flask) -> dict[str, Any]:
    """Store a game of a hundred events for each prompt and return what the load needs to know."""
    box = open_box()
    with app.app_context():
        return {
            "games": {prompt: keep(standing_at(box, prompt)) for prompt in PROMPTS},
            "cards": [f"rftg/{card}" for card in catalogue().race]
            + [f"eminent-domain/{card}" for card in catalogue().eminent],
            "longest_rule": longest_rule(catalogue().rules),
        }


def main(folder: Path) -> None:
    """Serve until standard input is closed."""
    start_log()
    app = make_app(folder)
    known = prepared(app)
    server = make_server(app, HOST, 0)
    print(json.dumps({"port": port_of(server), **known}), flush=True)
    threading.Thread(target=server.run, daemon=True).start()
    sys.stdin.read()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
