"""Questions: which words of them count, and what has the most of these words."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from heapq import nlargest
from math import log
from typing import Protocol

from webapp.catalogue.search.query import Query, Word

KEPT = 128
"""Words of which the places are kept: as one types, a question comes again with each letter."""

MOST = 20
"""Documents that are shown as answers."""

LEAST = 0.5
"""The share of the best answer's weight that the others have at least."""

RULING = "ruling"
"""The kind of document that answers a question of its own."""

ANSWERS = ("rule", RULING)
"""The kinds of documents that most questions ask for."""

ASKED, ABOVE, NEAR = 1.8, 0.9, 0.75
"""What a word counts that stands in the question of a ruling, in a heading above, or begins alike."""

HEAVIEST = 3.4
"""The most that a word counts: a rare one says little about what is asked."""

PREFIXES = frozenset({"el", "ki", "be", "le", "fel", "meg", "at", "ra", "vissza", "ossze", "hozza"})
"""What Hungarian verbs put behind themselves: "foglalható el" is elfoglalható."""

BEGINNING, SHORTEST = 0.65, 4
"""The part of a word that is its beginning, and the fewest letters of one."""

LENGTH, SHORT, LONG = 0.35, 12, 80
"""How much a long rule counts less, or a ruling with a long question; the words up to which one is short, and
from which on longer ones are no worse."""

KINDS = {"rule": 1.5, RULING: 1.2, "icon": 0.8, "power": 0.8, "category": 0.8}
"""How much more or less a kind of document counts: most questions ask for a rule or a ruling."""

RULES = {
    "rftg/base/": 1.1,
    "/solitaire/": 0.9,
    "/contents": 0.85,
    "/overview": 0.85,
    "/about-this-book": 0.85,
    "#missed-": 1.1,
}
"""How much more or less a rule counts by its address: what is often played wrong is often asked, what is in
the box is not; and where nothing is said about the set, the base game is meant."""

Rows = Callable[[str, str], Iterable[int]]
"""Which documents have something, in the language of FTS5, in some columns of the index."""


class Document(Protocol):
    """What has to be known of a document."""

    @property
    def type(self) -> str:
        """What it is."""

    @property
    def name(self) -> str:
        """Its id among those of its type."""

    @property
    def game(self) -> str:
        """The game that it belongs to; empty where it belongs to both."""

    @property
    def words(self) -> int:
        """How long it is."""


def question(query: Query, little: Collection[tuple[str, str]], lang: str, *, known: bool) -> Query | None:
    """Return the words of a question that count, or None for what is no question.

    A question has little words (`little`, each with its language), of the reader's language or English, or it
    begins with one, or has a question mark, or it has three words or more and does not fit anything as it is
    (`known`: it does).
    """

    def is_little(word: Word) -> bool:
        return (word.folded, lang) in little or (word.folded, "en") in little

    rest = tuple(word for word in query.words if not is_little(word))
    begins = is_little(query.words[0]) and len(rest) >= 2
    if lang == "hu":
        rest = _joined(rest)
    dropped = len(query.words) - len(rest)
    marked = query.text.rstrip().endswith(("?", ";"))
    several = len(rest) >= 3 or (dropped and len(rest) >= 2)
    asks = marked or begins or dropped >= 2 or (several and not known)
    return replace(query, words=rest, rest=rest, said=()) if asks and rest else None


def _joined(words: Sequence[Word]) -> tuple[Word, ...]:
    """Return Hungarian words with the prefixes of verbs that stand behind them before them again."""
    joined: list[Word] = []
    for word in words:
        if word.folded in PREFIXES and joined and not joined[-1].is_number:
            verb = joined[-1]
            joined[-1] = Word(word.folded + verb.folded, word.written + verb.written, ())
        else:
            joined.append(word)
    return tuple(joined)


class Weights:
    """How much each word says: the fewer documents have it, the more."""

    def __init__(self, documents: Sequence[Document], rows: Rows, expression: Callable[[Word], str]) -> None:
        """Weigh words by the `documents` that have them, by number; `rows` finds an `expression`."""
        self._shares = [share_of(document) for document in documents]
        self._games = [document.game for document in documents]
        self._asked = frozenset(n for n, each in enumerate(documents) if each.type == RULING)
        self._rows = rows
        self._expression = expression
        self._places = lru_cache(maxsize=KEPT)(self._look)

    def known(self, word: Word) -> bool:
        """Whether any document has a word as it is."""
        return any(True for _ in self._rows(self._expression(word), "head body around"))

    def ranked(self, words: Iterable[Word], game: str = "") -> list[int]:
        """Return the documents that have the most of these words, the best first; of a `game` or of all."""
        scores: dict[int, float] = defaultdict(float)
        for word in dict.fromkeys(words):
            places = self._places(word)
            weight = self._weight(len(places))
            for document, share in places.items():
                scores[document] += share * weight
        ranked = {
            document: score * self._shares[document]
            for document, score in scores.items()
            if not game or self._games[document] in ("", game)
        }
        best = nlargest(MOST, ranked.items(), key=lambda pair: (pair[1], -pair[0]))
        return [document for document, score in best if score >= LEAST * best[0][1]]

    def _look(self, word: Word) -> dict[int, float]:
        """Return the documents that have a word, or one that begins like it, and how much it counts there."""
        found: dict[int, float] = {}
        expression = self._expression(word)
        near = f'"{beginning(word.folded)}"*' if beginning(word.folded) else ""
        for each, share in ((expression, ASKED), (near, ASKED * NEAR)):
            if each:
                for document in self._asked.intersection(self._rows(each, "head")):
                    found[document] = max(share, found.get(document, 0))
        for each, share in ((expression, 1.0), (near, NEAR)):
            if each:
                for document in self._rows(each, "head body"):
                    found[document] = max(share, found.get(document, 0))
        for each, share in ((expression, ABOVE), (near, ABOVE * NEAR)):
            if each:
                for document in self._rows(each, "around"):
                    found[document] = max(share, found.get(document, 0))
        return found

    def _weight(self, number: int) -> float:
        return min(HEAVIEST, log(1 + (len(self._shares) - number + 0.5) / (number + 0.5)))


def share_of(document: Document) -> float:
    """Return how much more or less a document counts than a short one of a kind that is asked for as any."""
    words = min(max(document.words, SHORT), LONG) if document.type in ANSWERS else SHORT
    long = 1 - LENGTH + LENGTH * words / SHORT
    share = KINDS.get(document.type, 1) / long**0.5
    if document.type == "rule":
        for part, more in RULES.items():
            share *= more if part in document.name else 1
    return float(share)


def same_words(rows: Iterable[tuple[str, int]]) -> dict[str, tuple[str, ...]]:
    """Return the words that mean the same as each word, of rows with a word and the number of a group."""
    groups: dict[int, list[str]] = defaultdict(list)
    for word, group in rows:
        groups[group].append(word)
    same: dict[str, dict[str, None]] = defaultdict(dict)
    for words in groups.values():
        for word in words:
            same[word].update(dict.fromkeys(words))
    return {word: tuple(others) for word, others in same.items()}


def beginning(word: str) -> str:
    """Return the beginning of a word that its other forms share; empty for a short word or a number."""
    length = max(SHORTEST, int(len(word) * BEGINNING))
    return word[:length] if len(word) > length and not word.isdecimal() else ""
