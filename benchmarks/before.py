"""The same rules at an earlier commit, in turns with the present ones."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from webapp import resources

ROOT = resources.PACKAGE.parent
MEASURE = """
from benchmarks.engine import events_a_second
from benchmarks.recorded import open_box, whole_games
box = open_box()
print(events_a_second(box, list(whole_games(box, {each})), {repeats}))
"""


def events_ratio(commit: str, each: int, repeats: int, turns: int) -> float:
    """Return events per second now as a multiple of those at `commit`: the middle of some turns.

    Raises subprocess.CalledProcessError where the commit cannot be checked out, built or measured.
    """
    with checked_out(commit) as there:
        shares = [_measured(ROOT, each, repeats) / _measured(there, each, repeats) for _ in range(turns)]
    return median(shares)


@contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """Check a commit out into a folder of its own, with its data built and this benchmark in it."""
    with tempfile.TemporaryDirectory() as folder:
        there = Path(folder, "tableside")
        _run(["git", "worktree", "add", "--quiet", "--detach", str(there), commit], ROOT)
        try:
            shutil.rmtree(there / "benchmarks", ignore_errors=True)
            shutil.copytree(ROOT / "benchmarks", there / "benchmarks")
            _run([sys.executable, "-m", "webapp", "build-data"], there)
            yield there
        finally:
            _run(["git", "worktree", "remove", "--force", str(there)], ROOT)


def _measured(folder: Path, each: int, repeats: int) -> float:
    code = MEASURE.format(each=each, repeats=repeats)
    return float(_run([sys.executable, "-c", code], folder))


def _run(command: list[str], folder: Path) -> str:
    return subprocess.run(command, cwd=folder, check=True, stdout=subprocess.PIPE, text=True).stdout
