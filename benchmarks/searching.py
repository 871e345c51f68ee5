"""The search: what it takes for a query as a multiple of the bare full-text query on the same database."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import median, quantiles
from time import perf_counter

from webapp import resources
from webapp.catalogue.fold import searchable
from webapp.catalogue.search import stems, transliterate
from webapp.catalogue.search.engine import Engine
from webapp.catalogue.search.results import results
from webapp.i18n import language

QUERIES = resources.PACKAGE.parent / "tests" / "catalogue" / "search" / "queries.toml"
"""What people type, with their languages."""

QUESTIONS = QUERIES.with_name("questions.toml")
"""Questions as players ask them, by subject and language."""

BARE = "select rowid from search_index where search_index match ? order by rank limit 20"

Asked = tuple[str, str]
"""A language and a text."""


@dataclass(frozen=True, slots=True)
class Searched:
    """Figures over all queries; times in seconds."""

    queries: int
    bare: float
    """The middle of the bare queries."""
    search: float
    """The middle of the searches: all that fits, in its order."""
    ratio: float
    """The middle of the searches, each as a multiple of its bare query."""
    ratio_most: float
    """Nine in ten are as quick as this multiple. Where nothing fits, the nearest words are looked for."""
    shown: float
    """The middle of the ratios with titles and lines fetched and marked for the page."""
    first: float
    """The middle of the ratios when a word is met for the first time, so that nothing about it is known."""


def read_queries() -> list[Asked]:
    """Return the queries of the tests."""
    table = tomllib.loads(QUERIES.read_text("utf-8"))
    return [
        (lang, text) for lang, kinds in table.items() for queries in kinds.values() for text, _ in queries
    ]


def read_questions() -> list[str]:
    """Return the questions of the tests."""
    table = tomllib.loads(QUESTIONS.read_text("utf-8"))
    return [text for langs in table.values() for questions in langs.values() for text, _ in questions]


def measure_search(asked: Sequence[Asked], repeats: int) -> Searched:
    """Measure all queries, each `repeats` times; the middle of its times counts.

    Raises CatalogueError where there is no index.
    """
    engine = Engine(resources.CATALOGUE)
    first = [_once(partial(engine.search, text, lang)) for lang, text in asked]
    bare = [_middle(partial(_bare, engine, _words(text)), repeats) for _, text in asked]
    search = [_middle(partial(engine.search, text, lang), repeats) for lang, text in asked]
    shown = [_middle(partial(_shown, engine, lang, text), repeats) for lang, text in asked]
    ratios = _ratios(search, bare)
    return Searched(
        queries=len(asked),
        bare=median(bare),
        search=median(search),
        ratio=median(ratios),
        ratio_most=quantiles(ratios, n=10)[-1],
        shown=median(_ratios(shown, bare)),
        first=median(_ratios(first, bare)),
    )


def _words(text: str) -> str:
    """Return a text as FTS5 takes it: all words, each as a beginning."""
    return " AND ".join(f'"{word}"*' for word in searchable(text).split())


def _bare(engine: Engine, words: str) -> None:
    """Ask SQLite alone for the twenty best by its own rank."""
    engine.execute(BARE, (words,))


def _shown(engine: Engine, lang: str, text: str) -> None:
    with language(lang):
        results(engine, text)


def _once(run: Callable[[], object]) -> float:
    stems.stems.cache_clear()
    transliterate.keys_of_query.cache_clear()
    return _time(run)


def _middle(run: Callable[[], object], repeats: int) -> float:
    return median(_time(run) for _ in range(repeats))


def _time(run: Callable[[], object]) -> float:
    begin = perf_counter()
    run()
    return perf_counter() - begin


def _ratios(times: Sequence[float], bare: Sequence[float]) -> list[float]:
    return [time / least for time, least in zip(times, bare, strict=True)]
