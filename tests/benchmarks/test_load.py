"""Turns, shares and percentiles are what the table says; a page that fails is no measurement."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from flask import Flask
from flask import request as asked

from benchmarks.browser import PART, Browser
from benchmarks.load import Target, Turns, browsers, measure, ratio, turn
from webapp.commands.serve import make_server, port_of


@pytest.fixture
def seen() -> list[str]:
    """The addresses that the server was asked for, in order."""
    return []


@pytest.fixture
def port(seen: list[str]) -> Iterator[int]:
    """A server that notes what it is asked for."""
    app = Flask("probe", root_path=str(Path(__file__).parent))

    @app.before_request
    def note() -> None:
        if asked.path != "/bench/cpu":
            seen.append(asked.path)

    @app.get("/<lang>/page/<number>")
    def page(lang: str, number: str) -> str:
        return "x" * 5000

    @app.get("/cookie")
    def cookie() -> tuple[str, dict[str, str]]:
        return f"{asked.cookies.get('a', 'none')} {asked.headers.get('HX-Request', 'whole')}", {
            "Set-Cookie": "a=1; Path=/"
        }

    clock = count()

    @app.get("/bench/cpu")
    def cpu() -> str:
        return repr(float(next(clock)))

    @app.get("/<any(bare,before,after):name>")
    def bare(name: str) -> str:
        return "ok"

    server = make_server(app, "127.0.0.1", 0)
    thread = threading.Thread(target=server.run)
    thread.start()
    yield port_of(server)
    server.trigger.pull_trigger(lambda: server.asyncore.close_all(server._map))
    thread.join(10)
    server.task_dispatcher.shutdown()


def test_a_browser_keeps_its_connection_and_its_cookies(port: int) -> None:
    with Browser(port, "hu") as browser:
        assert browser.get("/cookie").content == b"none whole"
        assert browser.get("/cookie", PART).content == b"1 true"
        answer = browser.get("/{lang}/page/1")
        assert (answer.status, len(answer.body)) == (200, 5000)
        assert answer.size == 5000 + len(answer.head)


def test_each_browser_reads_in_its_language_and_all_pages_have_their_turn(port: int, seen: list[str]) -> None:
    into = Turns()
    with browsers(port, 5) as opened:
        target = Target("pages", ("/{lang}/page/1", "/{lang}/page/2"), before="/before", after="/after")
        turn(opened, target, 0.0, into, least=2)
    assert (seen[0], seen[-1]) == ("/before", "/after")
    assert sorted({path[:4] for path in seen[1:-1]}) == ["/el/", "/en/", "/hu/", "/pt/", "/ru/"]
    assert {path[-1] for path in seen[1:-1]} == {"1", "2"}
    assert len(into.times[0]) == len(seen) - 2 >= 10


def test_a_page_that_fails_is_no_measurement(port: int) -> None:
    with browsers(port, 1) as opened, pytest.raises(RuntimeError, match="lost failed"):
        turn(opened, Target("lost", ("/nowhere",)), 0.0, Turns())


def test_bare_answers_stand_between_the_pages(port: int, seen: list[str]) -> None:
    pages = [Target("one", ("/en/page/1",)), Target("two", ("/en/page/2",))]
    with browsers(port, 1) as opened:
        figures = measure(opened, Target("bare", ("/bare",)), pages, rounds=2, seconds=0.0)
    assert [one.name for one in figures] == ["bare", "one", "two"]
    assert figures[0].ratio == 1.0
    assert [one.requests for one in figures] == [5, 2, 2]
    shown = "".join(path[-1] for path in seen)
    assert shown == "e12" + "e" + "1e2e" * 2


def test_a_figure_is_compared_with_the_bare_turns_on_both_sides() -> None:
    assert ratio([10, 5, 30], before=[100, 50, 100], after=[100, 50, 200]) == pytest.approx(0.1)


def test_the_processor_time_is_that_of_the_server(port: int) -> None:
    into = Turns()
    with browsers(port, 2) as opened:
        turn(opened, Target("bare", ("/bare",)), 0.0, into)
        turn(opened, Target("bare", ("/bare",)), 0.0, into)
    assert into.cpu == [1.0, 1.0]  # the probe's clock: one second more at each look
    assert into.costs == [0.5, 0.5]


def test_percentiles_and_the_middle_rate() -> None:
    several = Turns([1.0, 2.0, 1.0], [[n / 100 for n in range(100)], [1.0], [2.0]])
    assert several.rate == 1.0
    assert several.percentile(0.5) == 0.51
    assert several.percentile(0.99) == 1.0
    assert Turns([1.0], [[0.5]]).percentile(0.99) == 0.5
