"""Queries in the language of SQLite's full-text search (FTS5)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from webapp.catalogue.search.query import Query, Word

SHORTEST_BEGINNING = 3
"""Letters from which a word of a query may be the beginning of one of a text."""


def word_expression(word: Word, same: Iterable[str] = ()) -> str:
    """Return a word in the language of FTS5: as it is, as a beginning, by its stems, or one of the `same`."""
    beginning = "*" if len(word.folded) >= SHORTEST_BEGINNING and not word.is_number else ""
    others = "".join(f' OR "{each}"' for each in (*word.stems, *same))
    return f'("{word.folded}"{beginning}{others})'


def full_text(query: Query, *, named: bool, expression: Callable[[Word], str] = word_expression) -> str:
    """Return a query in the language of FTS5: all words, each by its `expression`.

    With `named`, numbers of which the query says what they are must be those of the card; else their words
    may stand anywhere.
    """
    words = query.rest if named else query.words
    parts = [*(f'"{token}"' for token in query.numbers if named), *map(expression, words)]
    return f"({' AND '.join(parts)})"
