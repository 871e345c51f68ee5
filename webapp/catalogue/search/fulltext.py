"""Ask SQLite's full-text table which documents have some words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import chain
from typing import Any

from webapp.catalogue.search.expressions import full_text, word_expression
from webapp.catalogue.search.query import Query, Word

FULL_TEXT = "select rowid from search_index where search_index match ?"
BY_RANK = " and rowid not between {first} and {last} order by bm25(search_index), rowid"

HEAD = "{head} : "

Execute = Callable[[str, Iterable[object]], list[tuple[Any, ...]]]
"""Returns the rows of a statement with its values."""


class FullText:
    """The full text of all documents."""

    def __init__(self, execute: Execute, same: Mapping[str, tuple[str, ...]], unranked: range) -> None:
        """Take the words that mean the same as each word, and the documents that are never ranked."""
        self._execute = execute
        self._same = same
        self._by_rank = BY_RANK.format(first=unranked.start, last=unranked.stop - 1)

    def means(self, word: Word) -> dict[str, None]:
        """Return the words that mean the same as one."""
        same = (self._same[key] for key in (word.folded, *word.stems) if key in self._same)
        return dict.fromkeys(chain.from_iterable(same))

    def expression(self, word: Word) -> str:
        """Return a word with those that mean the same, in the language of FTS5."""
        return word_expression(word, self.means(word))

    def anywhere(self, query: Query, *, widely: bool) -> list[int]:
        """Return the documents that have all words of a query; `widely`: or words that mean the same."""
        return self._rows(full_text(query, named=False, expression=self._how(widely)))

    def named(self, query: Query, *, widely: bool) -> list[int]:
        """Return the documents that have the words, and the numbers, in their names or in what they are."""
        return self._rows(HEAD + full_text(query, named=True, expression=self._how(widely)))

    def ranked(self, query: Query, *, widely: bool) -> list[int]:
        """Return the documents that have all words, the best first; this takes twice the time."""
        return self._rows(full_text(query, named=False, expression=self._how(widely)), self._by_rank)

    def having(self, expression: str, columns: str) -> list[int]:
        """Return the documents that have something in some columns."""
        return self._rows(f"{{{columns}}} : ({expression})")

    def count(self, word: Word) -> int:
        """Return in how many documents a word stands, or one that means the same."""
        return len(self._rows(self.expression(word)))

    def _how(self, widely: bool) -> Callable[[Word], str]:
        return self.expression if widely else word_expression

    def _rows(self, text: str, order: str = "") -> list[int]:
        return [document for (document,) in self._execute(f"{FULL_TEXT}{order}", (text,))]
