"""The real server is killed after every event and every draft of a game, and nothing is lost."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from driver import (
    DONE,
    EVENTS,
    SETUP,
    Visitor,
    adjust,
    choose,
    flip,
    game_file,
    keep,
    roll,
    spaces_of,
    visible,
)
from flask import Flask

from webapp import resources

PROGRAM = (
    "import sys; from pathlib import Path; from webapp import resources; "
    "resources.CATALOGUE, resources.COMPILED_TRANSLATIONS = map(Path, sys.argv[1:]); "
    "from webapp.cli import main; main(['serve'])"
)
ROOT = Path(__file__).parents[2]


@dataclass
class Answer:
    status_code: int
    text: str
    location: str


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *arguments: Any) -> None:
        return None


class Server:
    """A server process of its own; asked like Flask's test client."""

    def __init__(self, catalogue: Path, folder: Path) -> None:
        self.command = [
            *(sys.executable, "-c", PROGRAM, str(catalogue), str(resources.COMPILED_TRANSLATIONS))
        ]
        self.environ = {**os.environ, "HOST": "127.0.0.1", "PORT": "0", "TABLESIDE_DATA": str(folder)}
        self.opener = urllib.request.build_opener(_NoRedirect)
        self.starts = 0
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            self.command,
            env=self.environ,
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[-1]
        self.starts += 1

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def get(self, path: str, query_string: Any = None) -> Answer:
        return self._ask(urllib.request.Request(self.url + path))

    def post(self, path: str, data: Mapping[str, Any]) -> Answer:
        """Send a form, and kill the server when it has answered."""
        body = urlencode(data, doseq=True).encode()
        answer = self._ask(urllib.request.Request(self.url + path, data=body))
        self.kill()
        self.start()
        return answer

    def _ask(self, request: urllib.request.Request) -> Answer:
        try:
            with self.opener.open(request, timeout=20) as reply:
                return Answer(reply.status, reply.read().decode(), "")
        except urllib.error.HTTPError as reply:
            with reply:
                return Answer(reply.code, reply.read().decode(), reply.headers.get("Location", ""))


@pytest.fixture
def server(catalogue_path: Path, tmp_path: Path) -> Iterator[Server]:
    server = Server(catalogue_path, tmp_path / "player")
    yield server
    server.kill()


Tap = tuple[str, dict[str, Any], list[Any]]
"""An action, what is typed before it, and the events of the game after it."""


def script() -> Iterator[Tap]:
    """A short whole game: every prompt, drafts, a correction, undo, redo, the end and the sheet."""
    played: list[Any] = []

    def tap(do: str, *events: Any, **typed: Any) -> Tap:
        played.extend(events)
        return do, typed, list(played)

    yield tap("choose", EVENTS[0], space=spaces_of(EVENTS[0]["actions"]))
    yield tap("roll", EVENTS[1], die_a="develop", die_b="match")
    yield tap("done", DONE)
    yield tap("miss")
    yield tap("find", query="publ")
    yield tap("found:public-works", flip("public-works", 1))
    yield tap("adjust:robot:stack:4", adjust("robot", "stack", 4))
    yield "undo", {}, played[:-1]
    yield "redo", {}, list(played)
    yield tap("done", adjust("player", "vp", 3), DONE, **{"player.vp": "3"})
    yield tap("nothing", {"type": "flip", "found": None})
    yield tap("choose", choose("trade produce"), space=["trade", "produce"])
    yield tap("roll", roll("settle trade"), die_a="settle", die_b="trade")
    yield tap("done", DONE)
    yield tap("nothing", {"type": "flip", "found": None})
    yield tap("done", DONE)
    yield tap("done", adjust("player", "tableau", 12), DONE, **{"player.tableau": "12"})


def test_killed_after_every_event_the_game_stands_as_it_stood(server: Server, app: Flask) -> None:
    visitor = Visitor(server, "hu").get(
        "new/compare?sets=tgs&robot_world=new-sparta&player_world=old-earth&seed=7"
    )
    visitor.send(visitor.one("main form button.primary"))
    game = visitor.path.split("/")[3]
    assert server.starts == 2
    taps = list(script())
    for do, typed, events in taps:
        visitor.get(game)
        button = visitor.button(do)
        visitor.send(button, typed)
        assert visitor.status == 200
        assert json.loads(server.get(f"/hu/solo/{game}/export").text) == game_file({**SETUP}, events)
        if do in ("miss", "find"):
            assert visitor.one("input[name=missed]")["value"] == "1"
            assert visitor.one("#query")["value"] == typed.get("query", "")
            assert visitor.has_button("found:public-works") == ("query" in typed)
        elif do not in ("undo", "redo"):
            same = Visitor(app.test_client(), "hu").get(keep(app, SETUP, events))
            assert visible(visitor.one("main")) == visible(same.one("main"))
    assert server.starts == 2 + len(taps)
    assert "12" in visitor.text
    visitor.get(f"{game}/score").press("sheet", total="40")
    assert visible(visitor.one(".verdict")) == visible(Visitor(server, "hu").get(game).one(".verdict"))
