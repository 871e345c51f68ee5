"""An earlier commit is measured in a folder of its own, which is gone afterwards."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from benchmarks import before

FILES = {
    "webapp/__init__.py": "",
    "webapp/__main__.py": "open('built', 'w').close()\n",
    "benchmarks/__init__.py": "",
    "benchmarks/recorded.py": (
        "def open_box(): return 'box'\ndef whole_games(box, each): return [box] * each\n"
    ),
    "benchmarks/engine.py": (
        "from webapp.speed import SPEED\n"
        "def events_a_second(box, games, repeats): return SPEED * len(games) * repeats\n"
    ),
}


def git(folder: Path, *words: str) -> str:
    author = ["-c", "user.name=T", "-c", "user.email=t@localhost"]
    command = ["git", *author, *words]
    return subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A history of two commits, the second three times as quick."""
    root = tmp_path / "root"
    for name, text in FILES.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    git(root, "init", "--quiet")
    for speed in (100, 300):
        (root / "webapp/speed.py").write_text(f"SPEED = {speed}\n")
        git(root, "add", ".")
        git(root, "commit", "--quiet", "-m", f"Run at {speed}")
    monkeypatch.setattr(before, "ROOT", root)
    return root


def test_the_ratio_is_of_now_to_then(repository: Path) -> None:
    assert before.events_ratio("HEAD~1", each=2, repeats=1, turns=1) == 3.0
    assert len(git(repository, "worktree", "list").splitlines()) == 1
    assert git(repository, "status", "--porcelain", "--untracked-files=no") == ""


def test_a_commit_that_there_is_not(repository: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError):
        before.events_ratio("nothing", each=1, repeats=1, turns=1)
    assert len(git(repository, "worktree", "list").splitlines()) == 1
