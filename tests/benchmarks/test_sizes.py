"""Bytes are those that travel: a page with all that it brings, and every fragment."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from benchmarks.recorded import open_box, standing_at
from benchmarks.server import make_app
from benchmarks.sizes import Fragments, Visit, first_visit, steps
from webapp.commands.serve import make_server, port_of


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    server = make_server(make_app(tmp_path / "player"), "127.0.0.1", 0)
    thread = threading.Thread(target=server.run)
    thread.start()
    yield port_of(server)
    server.trigger.pull_trigger(lambda: server.asyncore.close_all(server._map))
    thread.join(10)
    server.task_dispatcher.shutdown()


def test_a_first_visit_brings_the_style_the_scripts_and_the_icons(port: int) -> None:
    visit = first_visit(port, "/{lang}/cards/", "hu")
    names = set(visit.files)
    assert {"base.css", "cards.css", "favicon.svg", "manifest.json", "htmx.min.js", "app.js"} <= names
    assert any(name.endswith(".svg") and name != "favicon.svg" for name in names)
    assert 1000 < visit.page < 40_000
    assert visit.heads > 200 * (len(names) + 1)
    assert visit.total == visit.page + sum(visit.files.values()) + visit.heads


def test_a_page_that_is_not_there_is_no_visit(port: int) -> None:
    with pytest.raises(RuntimeError, match="404"):
        first_visit(port, "/{lang}/nothing", "en")


def test_a_visit_adds_up() -> None:
    assert Visit(page=1, files={"a": 20, "b": 300}, heads=4000).total == 4321


def test_fragments_are_measured_at_every_position() -> None:
    sizes = steps(standing_at(open_box(), "flip"), languages=("en", "hu"), every=20)
    assert sizes["step"].count == 2 * 6
    assert 5000 < sizes["step"].middle <= sizes["step"].most <= sizes["step"].largest
    assert sizes["step"].largest_compressed < sizes["step"].largest / 2
    assert 0 < sizes["all"].count <= sizes["step"].count
    assert sizes["all"].middle > sizes["step"].middle


def test_of_many_fragments_the_middle_and_the_ends_are_told() -> None:
    one = Fragments.of([b"x" * size for size in range(1, 101)])
    assert (one.count, one.middle, one.most, one.largest) == (100, 50, 91, 100)
