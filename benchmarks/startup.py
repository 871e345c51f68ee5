"""How long the app takes to serve, and its data to be built."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from benchmarks.browser import Browser
from benchmarks.engine import best_time
from webapp import resources


def startup_seconds(repeats: int) -> float:
    """Return the seconds from `tableside serve` to the answer of /healthz: the middle of some starts."""
    return median(_start() for _ in range(repeats))


def _start() -> float:
    with tempfile.TemporaryDirectory() as folder:
        settings = {"HOST": "127.0.0.1", "PORT": "0", "TABLESIDE_DATA": folder}
        begin = perf_counter()
        with subprocess.Popen(
            [sys.executable, "-m", "webapp", "serve"],
            cwd=resources.PACKAGE.parent,
            env={**os.environ, **settings},
            stdout=subprocess.PIPE,
            text=True,
        ) as server:
            try:
                return _answered(server) - begin
            finally:
                server.terminate()


def _answered(server: subprocess.Popen[str]) -> float:
    assert server.stdout is not None
    said = re.search(r"http://[\d.]+:(\d+)", server.stdout.readline())
    if said is None:
        raise RuntimeError("`tableside serve` did not tell its address")
    with Browser(int(said[1]), "en") as browser:
        answer = browser.get("/healthz")
        end = perf_counter()
    if answer.status != 200:
        raise RuntimeError(f"/healthz answered {answer.status}")
    return end


def build_seconds(repeats: int) -> dict[str, float]:
    """Return the seconds of building the catalogue of cards, of compiling the messages, and of both.

    `process` is both in a process of their own, with all that has to be imported.
    """
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder)
        return {
            "catalogue": best_time(lambda: build_catalogue(target), repeats),
            "messages": best_time(lambda: compile_messages(target), repeats),
            "process": best_time(lambda: _in_a_process(target), repeats),
        }


def build_catalogue(folder: Path) -> None:
    """Build the database of cards into `folder`."""
    from webapp.catalogue.build import build

    build(resources.folder("data"), folder / "catalogue.sqlite")


def compile_messages(folder: Path) -> None:
    """Compile the message catalogues into `folder`."""
    from webapp.i18n_build import compile_catalogues

    compile_catalogues(resources.folder("translations"), folder / "translations")


def _in_a_process(folder: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from benchmarks import startup; folder = Path(sys.argv[1]); "
        "startup.compile_messages(folder); startup.build_catalogue(folder)"
    )
    subprocess.run([sys.executable, "-c", code, str(folder)], cwd=resources.PACKAGE.parent, check=True)
