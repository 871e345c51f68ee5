"""All names of all documents in memory: which of them have the words of a query, and how well."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from webapp.catalogue.search.entries import NONE, SHORTEST, Inside, Prefixes
from webapp.catalogue.search.names import ALIAS, INITIALS
from webapp.catalogue.search.query import Query, Word
from webapp.catalogue.search.stems import languages_of
from webapp.catalogue.search.tokens import STEM_TAGS

EXACT, SHORT, BEGINS, ABROAD, WORDS, BEGINNING, PREFIXES, STEMS, SOUNDS, FACTS, TEXT, INSIDE = range(12)
"""How well a document fits, the best first: its name is the query; so is a short form of it; its name begins
with the query; a short form of it in a language not the reader's is the query; its name has the words;
begins with the query in the midst of a word; has words that begin with its words; has words of the same
stems; sounds like it; what it is fits; its text fits; the query stands inside a word of its name.
"""

ROUGH = frozenset({WORDS, STEMS, SOUNDS})
"""Where a name with no other words than those of the query is the better one."""

LOOSE = STEMS
"""Where nothing fits better than by another form of a word, a slip of the hand is looked for."""

LONG = 8
"""Words from which a name is a sentence: it fits where the query is its beginning or a third of it."""

PROPER = 3
"""Languages whose names have a word as it is: no form of another word is meant by it."""


@dataclass(frozen=True, slots=True)
class NameRow:
    """One name as the index has it."""

    document: int
    lang: str
    kind: int
    folded: str
    parts: str
    stems: str
    sounds: str


class Fit(NamedTuple):
    """That a name fits a query. A tuple, since a letter may bring hundreds."""

    tier: int
    more: bool
    """Whether the name has more words than the query, where that counts."""
    document: int
    lang: str
    length: int
    """Letters of the name: of two that fit, the shorter one is meant."""


class Lexicon:
    """All names, by their words, stems and sounds."""

    def __init__(self, rows: Iterable[NameRow]) -> None:
        self._rows = tuple(rows)
        whole: dict[str, list[int]] = defaultdict(list)
        words: dict[str, set[int]] = defaultdict(set)
        stems: dict[str, set[int]] = defaultdict(set)
        sounds: dict[str, set[int]] = defaultdict(set)
        langs: dict[str, set[str]] = defaultdict(set)
        for number, row in enumerate(self._rows):
            whole[row.folded.replace(" ", "")].append(number)
            if row.kind == INITIALS:
                continue
            for word in row.folded.split():
                langs[word].add(row.lang)
            for word in (*row.folded.split(), *row.parts.split()):
                words[word].add(number)
            for stem in row.stems.split():
                stems[stem].add(number)
            for sound in row.sounds.split():
                sounds[sound].add(number)
        self._whole = dict(whole)
        self._narrow = lru_cache(maxsize=8192)(self._narrowed)
        self._words = Prefixes(words)
        self._langs = dict(langs)
        self._long = {
            number: row.folded.count(" ") + 1
            for number, row in enumerate(self._rows)
            if row.folded.count(" ") + 1 >= LONG
        }
        self._sentences = frozenset(self._long)
        self._stems = {stem: frozenset(entries) for stem, entries in stems.items()}
        self._sounds = Prefixes(sounds)
        self._inside = Inside(row.folded.replace(" ", "") for row in self._rows)

    def fits(self, query: Query) -> list[Fit]:
        """Return the names that have all words of a query, or sound like it."""
        found = self._exact(query)
        seen = {number for _, number in found}
        prefixed = [self._words.starting(word.folded) for word in query.words]
        self._add(found, seen, _in_all(prefixed), query, None)
        stemmed = [
            prefix.union(*(self._stems.get(stem, NONE) for stem in word.stems))
            for prefix, word in zip(prefixed, query.words, strict=True)
        ]
        self._add(found, seen, _in_all(stemmed), query, STEMS)
        heard = [self._heard(word) | stem for word, stem in zip(query.words, stemmed, strict=True)]
        self._add(found, seen, _in_all(heard), query, SOUNDS)
        size = len(query.words)
        return [self._fit(tier, number, size) for tier, number in found]

    def inside(self, query: Query) -> list[Fit]:
        """Return the names in which all words of the query stand, if only inside of words."""
        found = [self._inside.entries(word.folded) for word in query.words]
        size = len(query.words)
        return [self._fit(INSIDE, number, size) for number in _in_all(found)]

    def named(self, words: Iterable[Word]) -> Counter[int]:
        """Return in how many of these words each document's names begin or share a stem; others have 0."""
        counts: Counter[int] = Counter()
        for word in words:
            entries = self._words.starting(word.folded).union(
                *(self._stems.get(stem, NONE) for stem in word.stems)
            )
            counts.update({self._rows[number].document for number in entries})
        return counts

    def narrowed(self, query: Query) -> Query:
        """Return a query without the stems of languages in which its words are not what is written.

        A word of some name is no form of a word of another language: "seti" is not the Portuguese "sete".
        """
        if not any(word.stems and word.folded in self._langs for word in query.words):
            return query
        words = tuple(map(self._narrow, query.words))
        return Query(query.text, words, query.said, tuple(map(self._narrow, query.rest)))

    def _narrowed(self, word: Word) -> Word:
        langs = self._langs.get(word.folded)
        if langs is None or not word.stems:
            return word
        tags = {STEM_TAGS[lang] for lang in langs} if len(langs) < PROPER else set()
        return replace(word, stems=tuple(stem for stem in word.stems if stem[0] in tags))

    def stems_known(self, word: Word, langs: Iterable[str]) -> bool:
        """Whether some name has a word of the same stem in one of these languages."""
        tags = {STEM_TAGS[lang] for lang in langs}
        return any(stem[0] in tags and stem in self._stems for stem in word.stems)

    def heard(self, word: Word) -> bool:
        """Whether some name in other letters has a word that sounds like this one."""
        own = languages_of(word.folded)
        return any(
            self._rows[number].lang not in own
            for sound in word.sounds()
            for number in self._sounds.whole(sound)
        )

    def _exact(self, query: Query) -> list[tuple[int, int]]:
        found = self._whole.get(query.folded.replace(" ", ""), ())
        return [(SHORT if self._rows[number].kind == INITIALS else EXACT, number) for number in found]

    def _heard(self, word: Word) -> frozenset[int]:
        if len(word.folded) <= SHORTEST:
            return NONE.union(*(self._sounds.whole(sound) for sound in word.sounds()))
        sounds = (sound for sound in word.sounds() if len(sound) >= SHORTEST)
        return NONE.union(*(self._sounds.starting(sound) for sound in sounds))

    def _add(
        self,
        found: list[tuple[int, int]],
        seen: set[int],
        entries: frozenset[int],
        query: Query,
        tier: int | None,
    ) -> None:
        """Add those of `entries` that are new, in `tier` or, for None, where their words put them."""
        new = entries - seen
        seen |= new
        folded = query.folded
        if new & self._sentences:
            new = frozenset(
                number
                for number in new
                if self._long.get(number, 0) <= 3 * len(query.words)
                or self._rows[number].folded.startswith(folded)
            )
        if tier is not None:
            found.extend((tier, number) for number in new)
            return
        twice = {word: times for word, times in Counter(folded.split()).items() if times > 1}
        for number in new:
            name = self._rows[number].folded
            if name.startswith(folded):
                place = BEGINS if name[len(folded) : len(folded) + 1] in ("", " ") else BEGINNING
            else:
                spaced = f" {name} "
                whole = all(f" {word.folded} " in spaced for word in query.words)
                if whole and twice:
                    there = name.split()
                    whole = all(there.count(word) >= times for word, times in twice.items())
                place = WORDS if whole else PREFIXES
            found.append((place, number))

    def _fit(self, tier: int, number: int, size: int) -> Fit:
        row = self._rows[number]
        more = tier in ROUGH and row.folded.count(" ") >= size
        # Another form of a name is no better than the name itself.
        return Fit(tier, more, row.document, row.lang, len(row.folded) + (row.kind == ALIAS))


def _in_all(sets: list[frozenset[int]]) -> frozenset[int]:
    if not sets:
        return NONE
    return sets[0].intersection(*sets[1:]) if len(sets) > 1 else sets[0]
