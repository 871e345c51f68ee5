"""A real server and a real browser."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from e2e import browser
from flask import Flask

from webapp.app import create_app
from webapp.commands.serve import make_server, port_of

DEJAVU = ("/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/dejavu")
"""Folders where Linux systems keep the DejaVu letters."""


class Served(NamedTuple):
    """An app that is served."""

    app: Flask
    address: str


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker("browser")


@pytest.fixture(scope="session")
def wide_letters(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return fontconfig's settings with nothing but DejaVu: wide letters, and all that a bare Debian has.

    What fits with them fits with narrower ones. A machine without DejaVu shows its own letters.
    """
    folder = tmp_path_factory.mktemp("fonts")
    folders = "".join(f"<dir>{fonts}</dir>" for fonts in DEJAVU if Path(fonts).is_dir())
    rest = f"<cachedir>{folder}</cachedir>" if folders else "<include>/etc/fonts/fonts.conf</include>"
    settings = folder / "fonts.conf"
    settings.write_text(f"<fontconfig>{folders}{rest}</fontconfig>", "utf-8")
    return settings


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], wide_letters: Path) -> dict[str, Any]:
    path = browser.find()
    assert path, "There is no Chromium: `make test` installs one, or say CHROMIUM=/path/to/chromium."
    environ = {**os.environ, "FONTCONFIG_FILE": str(wide_letters)}
    return {
        **browser_type_launch_args,
        "executable_path": path,
        "args": [*browser.ARGUMENTS],
        "env": environ,
    }


@pytest.fixture
def live_server(catalogue_path: Path, data_folder: Path) -> Iterator[str]:
    """Serve the app, with an empty folder of games, at the address that this gives (no slash at its end)."""
    app = create_app({"CATALOGUE": catalogue_path, "DATA_FOLDER": data_folder})
    with serving(app) as address:
        yield address
    app.extensions.clear()


@pytest.fixture(scope="module")
def served(catalogue_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One app and its address for all tests of a module; each test brings games of its own."""
    app = create_app({"CATALOGUE": catalogue_path, "DATA_FOLDER": tmp_path_factory.mktemp("player")})
    with serving(app) as address:
        yield Served(app, address)
    app.extensions.clear()


@contextmanager
def serving(app: Flask) -> Iterator[str]:
    """Serve an app while the block runs."""
    server = make_server(app, "127.0.0.1", 0)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        yield f"http://127.0.0.1:{port_of(server)}"
    finally:
        close(server, thread)


def close(server: Any, thread: threading.Thread) -> None:
    """Stop a server."""
    # Closed by its own thread: the loop ends when nothing is open any more.
    server.trigger.pull_trigger(lambda: server.asyncore.close_all(server._map))
    thread.join(10)
    server.task_dispatcher.shutdown()
    assert not thread.is_alive()
