"""`python -m benchmarks`: measure everything in one run, print a table, write `benchmarks/latest.json`."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

from benchmarks import before, report
from benchmarks.browser import PART
from benchmarks.engine import events_a_second, games_a_second
from benchmarks.load import BROWSERS, Target, browsers, measure
from benchmarks.recorded import open_box, standing_at, whole_games
from benchmarks.searching import measure_search, read_queries, read_questions
from benchmarks.sizes import first_visit, steps
from benchmarks.startup import build_seconds, startup_seconds
from webapp import resources
from webapp.catalogue.errors import CatalogueError
from webapp.i18n import LANGUAGES

LATEST = resources.PACKAGE.parent / "benchmarks" / "latest.json"
BARE = Target("bare answer of the app", ("/bare",))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the benchmark; return the exit code."""
    asked = _parser().parse_args(arguments)
    try:
        figures = run(asked)
    except CatalogueError as error:
        print(error, file=sys.stderr)
        return 1
    print(*report.table(figures), sep="\n")
    if asked.write:
        report.write(figures, asked.write)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--rounds", type=int, default=12, help="turns of each page under load")
    parser.add_argument("--seconds", type=float, default=0.4, help="length of a turn")
    parser.add_argument("--games", type=int, default=200, help="games to simulate")
    parser.add_argument("--repeats", type=int, default=5, help="runs of what is timed by its fastest run")
    parser.add_argument("--every", type=int, default=1, help="look at each so-manieth step only")
    parser.add_argument("--write", type=Path, default=LATEST, help="file for the figures")
    parser.add_argument(
        "--before", metavar="COMMIT", help="compare the rules with those of a commit, such as HEAD~1"
    )
    return parser


def run(asked: argparse.Namespace) -> report.Figures:
    """Measure everything, one thing after the other."""
    box = open_box()
    events = events_a_second(box, list(whole_games(box, each=2)), asked.repeats)
    games = games_a_second(box, asked.games, asked.repeats)
    ratios = {}
    if asked.before:
        ratios[asked.before] = before.events_ratio(asked.before, 2, asked.repeats, turns=3)
    with served() as known:
        port = known["port"]
        with browsers(port) as opened:
            load = measure(opened, BARE, targets(known), asked.rounds, asked.seconds)
        visits = {
            name: first_visit(port, path, "en")
            for name, path in (
                ("start page", "/{lang}/"),
                ("game page", f"/{{lang}}/solo/{known['games']['flip']}"),
                ("card page", "/{lang}/cards/rftg/new-sparta"),
                ("card list", "/{lang}/cards/"),
                ("rules", f"/{{lang}}/rules/{known['longest_rule']}"),
            )
        }
    return report.Figures(
        events_per_second=events,
        games_per_second=games,
        search=measure_search(read_queries(), max(3, asked.repeats)),
        load=load,
        browsers=BROWSERS,
        startup_seconds=startup_seconds(min(3, asked.repeats)),
        build_seconds=build_seconds(min(3, asked.repeats)),
        catalogue_bytes=resources.CATALOGUE.stat().st_size,
        visits=visits,
        fragments=steps(standing_at(box, "flip"), every=asked.every),
        events_ratio_to=ratios,
    )


def targets(known: dict[str, Any]) -> list[Target]:
    """Return the pages to measure; the first is a Flask app of its own, without anything of ours."""
    questions = tuple(f"/{{lang}}/search?q={quote(text)}" for text in read_questions())
    searches = tuple(f"/{{lang}}/search?q={quote(text)}" for _, text in read_queries())
    done, flip = (f"/{{lang}}/solo/{known['games'][prompt]}" for prompt in ("done", "flip"))
    return [
        Target("bare answer of an empty Flask app", ("/plain/",)),
        Target("game page, done", (done,)),
        Target("game page, flip", (flip,)),
        Target("game page, all events folded", (done,), before="/bench/folded", after="/bench/kept"),
        Target("card page", tuple(f"/{{lang}}/cards/{card}" for card in known["cards"])),
        Target("card list", ("/{lang}/cards/",)),
        Target("rules, the longest section", (f"/{{lang}}/rules/{known['longest_rule']}",)),
        Target(
            "rules, two languages side by side",
            tuple(f"/{{lang}}/rules/{known['longest_rule']}?with={lang}" for lang in LANGUAGES),
        ),
        Target("search page (every query in turn)", searches),
        Target("search, as one types", searches, PART),
        Target("search, every question in turn", questions, PART),
    ]


@contextmanager
def served() -> Iterator[dict[str, Any]]:
    """Run the server in a process of its own; give what it tells about itself."""
    with (
        tempfile.TemporaryDirectory() as folder,
        subprocess.Popen(
            [sys.executable, "-m", "benchmarks.server", folder],
            cwd=resources.PACKAGE.parent,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        ) as server,
    ):
        assert server.stdin is not None
        assert server.stdout is not None
        try:
            yield json.loads(server.stdout.readline())
        finally:
            server.stdin.close()


if __name__ == "__main__":
    sys.exit(main())
