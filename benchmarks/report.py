"""The figures as a table for people and as JSON for programs."""

from __future__ import annotations

import datetime as dt
import json
import os
import platform
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from benchmarks.load import Measured
from benchmarks.searching import Searched
from benchmarks.sizes import Fragments, Visit

SHARES = {"game page, done": 1 / 5, "game page, flip": 1 / 5, "card page": 1 / 4}
"""The aim: at least this share of the bare answer's throughput."""

SEARCH = 3
"""The aim: the search takes less than this multiple of the bare full-text query, at the median."""

LARGEST = {"step": 20_000, "first visit": 60_000}
"""The aim: fewer bytes than these, of a step's fragment uncompressed and of a first visit compressed."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Everything that one run has measured."""

    events_per_second: float
    games_per_second: float
    search: Searched
    load: Sequence[Measured]
    browsers: int
    startup_seconds: float
    build_seconds: Mapping[str, float]
    catalogue_bytes: int
    """The size of the built catalogue, its index included."""
    visits: Mapping[str, Visit]
    fragments: Mapping[str, Fragments]
    events_ratio_to: Mapping[str, float]
    """Events per second as a multiple of those of an earlier commit, by its name; may be empty."""


def machine() -> dict[str, Any]:
    """Return what kind of machine it was, nothing that names it."""
    return {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "system": platform.system(),
        "processor": platform.machine(),
        "cores": os.cpu_count(),
    }


def as_json(figures: Figures) -> dict[str, Any]:
    """Return the figures for `latest.json`: seconds, bytes, per second."""
    return {
        "date": dt.date.today().isoformat(),
        "machine": machine(),
        "engine": {
            "events_per_second": round(figures.events_per_second),
            "games_per_second": round(figures.games_per_second),
            "events_ratio_to": {name: round(share, 3) for name, share in figures.events_ratio_to.items()},
        },
        "search": {
            "queries": figures.search.queries,
            "bare_seconds": round(figures.search.bare, 6),
            "search_seconds": round(figures.search.search, 6),
            "ratio_to_bare": round(figures.search.ratio, 3),
            "ratio_of_nine_in_ten": round(figures.search.ratio_most, 3),
            "ratio_with_marks_and_lines": round(figures.search.shown, 3),
            "ratio_of_words_never_met": round(figures.search.first, 3),
        },
        "load": {
            "browsers": figures.browsers,
            "targets": [
                {
                    "name": one.name,
                    "requests_per_second": round(one.rate, 1),
                    "p50_seconds": round(one.p50, 5),
                    "p99_seconds": round(one.p99, 5),
                    "ratio_to_bare": round(one.ratio, 4),
                    "cpu_seconds": round(one.cpu, 6),
                    "cpu_ratio_to_bare": round(one.cpu_ratio, 4),
                    "requests": one.requests,
                }
                for one in figures.load
            ],
        },
        "startup_seconds": round(figures.startup_seconds, 3),
        "build_seconds": {name: round(seconds, 3) for name, seconds in figures.build_seconds.items()},
        "catalogue_bytes": figures.catalogue_bytes,
        "first_visit_bytes": {
            name: {**asdict(visit), "total": visit.total} for name, visit in figures.visits.items()
        },
        "fragment_bytes": {name: asdict(fragments) for name, fragments in figures.fragments.items()},
    }


def write(figures: Figures, path: Path) -> None:
    """Write the figures as JSON."""
    path.write_text(json.dumps(as_json(figures), indent=2) + "\n", encoding="utf-8")


def table(figures: Figures) -> Iterator[str]:
    """Yield the lines of the table."""
    yield "Rules, one core"
    yield f"  events applied        {figures.events_per_second:10,.0f} a second"
    yield f"  games simulated       {figures.games_per_second:10,.0f} a second"
    for name, share in figures.events_ratio_to.items():
        yield f"  events against {name:10} {share:7.2f} times"
    yield ""
    found = figures.search
    bare = f"the bare full-text query ({found.bare * 1e6:.0f} µs)"
    yield f"Search, {found.queries} queries, as a multiple of {bare}"
    aim = f"(aim: under {SEARCH}), nine in ten up to {found.ratio_most:.1f}"
    yield f"  all that fits {found.ratio:18.2f} {aim}"
    yield f"  marked, with lines {found.shown:13.2f}"
    yield f"  words never met before {found.first:9.2f}"
    yield ""
    yield f"Pages, {figures.browsers} browsers at once, gzip, nothing cached"
    heads = f"{'requests':>9} {'p50':>9} {'p99':>9} {'of bare':>8} {'aim':>5} {'CPU':>8} {'of bare':>8}"
    yield f"  {'':33} {heads}"
    yield from map(_line, figures.load)
    yield ""
    yield f"Start to first answer   {figures.startup_seconds:8.2f} s"
    for name, seconds in figures.build_seconds.items():
        yield f"Build, {name:16} {seconds:8.2f} s"
    yield f"Catalogue, its index included {figures.catalogue_bytes:12,} bytes"
    yield ""
    yield f"First visit, compressed, all files and headers (aim: under {LARGEST['first visit']:,})"
    for name, visit in figures.visits.items():
        files = ", ".join(f"{file} {size:,}" for file, size in visit.files.items())
        yield f"  {name:12} {visit.total:7,} bytes: page {visit.page:,}, {files}, headers {visit.heads:,}"
    yield f"Fragments of the game page, uncompressed (aim: a step under {LARGEST['step']:,})"
    for name, one in figures.fragments.items():
        yield (
            f"  {name:22} {one.middle:7,} bytes in the middle, nine in ten up to {one.most:,}, "
            f"largest {one.largest:,} ({one.largest_compressed:,} compressed), of {one.count}"
        )


def _line(one: Measured) -> str:
    wanted = f"{SHARES[one.name]:.2f}" if one.name in SHARES else ""
    times = f"{one.p50 * 1000:6.1f} ms {one.p99 * 1000:6.1f} ms"
    cpu = f"{one.cpu * 1000:5.2f} ms {one.cpu_ratio:8.3f}"
    return f"  {one.name:33} {one.rate:7.0f}/s {times} {one.ratio:8.3f} {wanted:>5} {cpu}"
