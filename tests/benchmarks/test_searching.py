"""Each query is compared with its own bare query; the middle counts."""

from __future__ import annotations

import pytest

from benchmarks import searching
from benchmarks.searching import measure_search, read_queries
from webapp.i18n import LANGUAGES


def test_the_queries_are_those_of_the_tests() -> None:
    asked = read_queries()
    assert len(asked) >= 200
    assert {lang for lang, _ in asked} == set(LANGUAGES)
    assert ("hu", "katonai 5 idegen") in asked


def test_ratios_are_of_the_same_query(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([9.0, 8.0, 1.0, 2.0, 2.0, 6.0, 5.0, 8.0])  # two queries: first met, bare, search, shown
    monkeypatch.setattr(searching, "_time", lambda run: (run(), next(times))[1])
    found = measure_search([("en", "new sparta"), ("hu", "űrkikötő")], 1)
    assert (found.queries, found.bare, found.search) == (2, 1.5, 4.0)
    assert (found.ratio, found.shown, found.first) == (2.5, 4.5, 6.5)
