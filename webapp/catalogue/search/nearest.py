"""The words of the catalogue that are nearest to one that was typed."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from webapp.catalogue.search.distance import distance, ending, letters
from webapp.catalogue.search.entries import SHORTEST
from webapp.catalogue.search.lexicon import Lexicon
from webapp.catalogue.search.query import Word
from webapp.catalogue.search.stems import languages_of
from webapp.catalogue.search.tokens import stem_tokens

SLIPS = ((4, 1), (9, 2), (99, 3))
"""Slips of the hand in a word of up to so many letters."""

MOST = 8
"""Known words that are tried in place of one."""

KEPT = 2048
"""Words of which the nearest are kept: finding them takes a few milliseconds."""

SAME_ENDING = 2
"""Letters behind a slip. Where fewer follow, it may be another form of the word."""

SHORTEST_STEM = 5
"""Letters of a stem from which another one may be meant by it."""

FORM = 3
"""Slips that a form of a misspelt word counts as."""

KIN = 0.6
"""The part of a word that one of the same kin begins with."""

LITTLE, IN_TITLE, IN_TEXT = -1, 0, 2


@dataclass(frozen=True, slots=True)
class Known:
    """A word of the catalogue."""

    folded: str
    shown: str
    """As it is written, small."""
    langs: frozenset[str]
    place: int
    """Where it stands: in a title (0), a fact (1) or a text (2); a little word has -1."""
    documents: int
    """In how many it stands."""


@dataclass(frozen=True, slots=True, order=True)
class Guess:
    """A word that may have been meant; the lower, the likelier."""

    slips: int
    foreign: bool
    """Whether it is in no language of the reader and of the other words."""
    place: int
    rareness: int
    folded: str
    known: Known = field(compare=False)


class Nearest:
    """All words of the catalogue, to find the ones that were meant."""

    def __init__(self, lexicon: Lexicon, words: Iterable[tuple[str, str, str, int, int, str]]) -> None:
        """Take the names and the rows of the words: folded, shown, languages, place, documents, stems."""
        self._lexicon = lexicon
        self._words: dict[str, Known] = {}
        forms: dict[str, list[str]] = {}
        for folded, shown, langs, place, documents, stems in words:
            self._words[folded] = Known(folded, shown, frozenset(langs.split()), place, documents)
            for stem in stems.split():
                forms.setdefault(stem, []).append(folded)
        self._stems = [(stem, letters(stem), each) for stem, each in forms.items()]
        self._sorted = sorted(self._words)
        self._alike: dict[tuple[str, int], list[tuple[str, int]]] = {}
        """The words that may be meant, by their first letters and their lengths."""
        self._tails: dict[str, list[str]] = {}
        """The same words by what follows their first letters."""
        for word, known in self._words.items():
            if len(word) >= SHORTEST and known.place > LITTLE:
                self._alike.setdefault((word[0], len(word)), []).append((word, letters(word)))
                self._tails.setdefault(word[1:], []).append(word)
        self._close = lru_cache(maxsize=KEPT)(self._look)

    def little(self, word: Word) -> bool:
        """Whether a word says little: it is left out first."""
        known = self._words.get(word.folded)
        return known is not None and known.place == LITTLE

    def knows(self, word: Word, lang: str) -> bool:
        """Whether a word is none to be corrected for a reader of `lang`.

        That is a number, a word of the catalogue or its beginning, or a form of a word of the reader's
        language or of English; "imperum" is no form of a Hungarian word.
        """
        return self._whole(word) or self._begins(word) or self._lexicon.stems_known(word, {lang, "en"})

    def _whole(self, word: Word) -> bool:
        return word.folded in self._words or not word.folded.isalpha()

    def _begins(self, word: Word) -> bool:
        """Whether some word begins with this one."""
        place = bisect_left(self._sorted, word.folded)
        here = self._sorted[place : place + 1]
        return len(word.folded) >= SHORTEST and here != [] and here[0].startswith(word.folded)

    def slips(self, words: Sequence[Word], lang: str, *, beginnings: bool = False) -> list[list[Guess]]:
        """Return for each word what it may be a slip of, where nothing but loose forms of it are known.

        That is a word of a title, one slip away, in the reader's language or English or that of the other
        words. A known form of a word of the reader's language is a slip only where its ending is the same.
        `beginnings`: also of words that are the beginning of one.
        """
        langs = self._langs(words, lang)
        return [
            []
            if self._whole(word) or (self._begins(word) and not beginnings)
            else self._slips(word, langs, lang)
            for word in words
        ]

    def guesses(self, words: Sequence[Word], lang: str) -> list[list[Guess]]:
        """Return for each word that is not known the nearest ones, the likeliest first."""
        langs = self._langs(words, lang)
        return [[] if self.knows(word, lang) else self._guesses(word, langs) for word in words]

    def kin(self, words: Sequence[Word], lang: str) -> list[list[Guess]]:
        """Return for each word itself and the words of titles that begin as it does, as "smuggl…er, …ing"."""
        langs = self._langs(words, lang)
        found = []
        for word in words:
            shared = max(SHORTEST_STEM, math.ceil(len(word.folded) * KIN))
            kin: list[Known] = []
            if len(word.folded) >= SHORTEST_STEM and word.folded.isalpha():
                first = bisect_left(self._sorted, word.folded[:shared])
                last = bisect_left(self._sorted, word.folded[:shared] + "\U0010ffff", first)
                kin = [self._words[other] for other in self._sorted[first:last]]
            itself = Known(word.folded, word.written, langs, IN_TITLE, 0)
            near = [
                _guess(FORM, other, langs)
                for other in kin
                if other.place == IN_TITLE and not other.langs.isdisjoint(langs)
            ]
            found.append([_guess(0, itself, langs), *sorted(near)[:MOST]] if near else [])
        return found

    def _slips(self, word: Word, langs: frozenset[str], lang: str) -> list[Guess]:
        if self._lexicon.heard(word):
            return []
        form = self._lexicon.stems_known(word, {lang, "en"})
        return [
            guess
            for guess in self._guesses(word, langs)
            if guess.slips == 1
            and not guess.foreign
            and guess.place == IN_TITLE
            and not (form and _ends_otherwise(word.folded, guess.folded))
        ]

    def _langs(self, words: Sequence[Word], lang: str) -> frozenset[str]:
        """Return the reader's language, English, and the languages of the words that are known."""
        known = (self._words.get(word.folded) for word in words)
        return frozenset({lang, "en"}).union(*(each.langs for each in known if each and each.place > LITTLE))

    def _guesses(self, word: Word, langs: frozenset[str]) -> list[Guess]:
        return sorted(_guess(slips, known, langs) for slips, known in self._close(word.folded))[:MOST]

    def _look(self, word: str) -> tuple[tuple[int, Known], ...]:
        """Return the known words that are near to one, with the slips between them.

        More than one slip is believed only where the first letter is right.
        """
        if len(word) < SHORTEST - 1:
            return ()
        most = next(slips for longest, slips in SLIPS if len(word) <= longest or longest == SLIPS[-1][0])
        bits = letters(word)
        found = [(1, self._words[other]) for other in self._begun_otherwise(word)]
        for length in range(len(word) - most, len(word) + most + 1):
            for other, others in self._alike.get((word[0], length), ()):
                if (bits ^ others).bit_count() <= 2 * most:
                    slips = distance(word, other, most)
                    if slips <= most:
                        found.append((slips, self._words[other]))
        return tuple(found) or self._forms(word)

    def _begun_otherwise(self, word: str) -> Iterator[str]:
        """Yield the words with another first letter that one slip at the beginning makes of one."""
        tail = word[1:]
        yield from (other for other in self._tails.get(tail, ()) if other[0] != word[0])
        yield from (other for other in self._tails.get(word, ()) if other[0] != word[0])
        for other in (tail, word[1] + word[0] + word[2:]):
            if other[0] != word[0] and other in self._tails.get(other[1:], ()):
                yield other

    def _forms(self, word: str) -> tuple[tuple[int, Known], ...]:
        """Return the words of titles of which a misspelt form may be one: розетский for Розеттского."""
        found: dict[str, int] = {}
        for stem in {token[1:] for lang in languages_of(word) for token in stem_tokens(word, lang)}:
            if len(stem) < SHORTEST_STEM:
                continue
            bits = letters(stem)
            for other, others, forms in self._stems:
                if other.startswith(stem) or (
                    (bits ^ others).bit_count() <= 2 and distance(stem, other, 1) == 1
                ):
                    found.update(dict.fromkeys(forms, FORM))
        return tuple((slips, self._words[other]) for other, slips in sorted(found.items()))


def _guess(slips: int, known: Known, langs: frozenset[str]) -> Guess:
    return Guess(slips, known.langs.isdisjoint(langs), known.place, -known.documents, known.folded, known)


def _ends_otherwise(one: str, other: str) -> bool:
    """Whether the ends of two words differ, as those of two forms of a word; swapped letters do not count."""
    return ending(one, other) < SAME_ENDING and sorted(one) != sorted(other)
