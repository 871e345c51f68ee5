"""Entries of a list by their words: whole, by how they begin, or by what stands inside of them."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable

SHORTEST = 3
"""Letters from which a text is looked for inside of words."""

NONE: frozenset[int] = frozenset()


class Prefixes:
    """Entries by word, to be asked for all words with a beginning."""

    def __init__(self, entries: dict[str, set[int]]) -> None:
        self._keys = sorted(entries)
        self._entries = [frozenset(entries[key]) for key in self._keys]

    def whole(self, key: str) -> frozenset[int]:
        """Return the entries of a word."""
        place = bisect_left(self._keys, key)
        return self._entries[place] if self._keys[place : place + 1] == [key] else NONE

    def starting(self, beginning: str) -> frozenset[int]:
        """Return the entries of all words that begin with a text; of none for an empty one."""
        if not beginning:
            return NONE
        first = bisect_left(self._keys, beginning)
        last = bisect_left(self._keys, beginning + "\U0010ffff", first)
        if last - first == 1:
            return self._entries[first]
        return NONE.union(*self._entries[first:last])


class Inside:
    """The names one after the other in one text, to be asked for what stands anywhere in them."""

    def __init__(self, names: Iterable[str]) -> None:
        self._ends: list[int] = []
        parts = []
        length = 0
        for name in names:
            parts.append(name)
            length += len(name) + 1
            self._ends.append(length)
        self._text = "\n".join(parts)

    def entries(self, text: str) -> frozenset[int]:
        """Return the entries that have a text somewhere; none for one of less than `SHORTEST` letters."""
        found: set[int] = set()
        if len(text) < SHORTEST:
            return NONE
        place = self._text.find(text)
        while place >= 0:
            number = bisect_right(self._ends, place)
            found.add(number)
            place = self._text.find(text, self._ends[number])
        return frozenset(found)
