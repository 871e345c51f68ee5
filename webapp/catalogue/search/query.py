"""A query: its words, and which numbers of a card it names."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from webapp.catalogue.fold import fold
from webapp.catalogue.search.stems import SINGULARS, languages_of
from webapp.catalogue.search.tokens import (
    SIGNS,
    STEM_TAGS,
    folded_parts,
    number_token,
    spoken_words,
    stem_tokens,
)
from webapp.catalogue.search.transliterate import keys_of_query

LONGEST = 200
"""Characters of a query that are looked at."""

MOST_WORDS = 24
"""Words of a query that are looked at."""

_UNSEEN = re.compile("[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]")
"""Control signs, marks of direction and other signs that are not seen."""


_TAGS = frozenset(SIGNS.values())


@dataclass(frozen=True, slots=True)
class Word:
    """One word of a query."""

    folded: str
    written: str
    """As it was typed, small."""
    stems: tuple[str, ...]
    """The tagged stems that it may have in the languages of its letters."""

    @property
    def is_number(self) -> bool:
        """Whether it is a number in digits."""
        return self.folded.isdecimal()

    def sounds(self) -> tuple[str, ...]:
        """Return what it may sound like in Latin letters."""
        return keys_of_query(self.folded)


@dataclass(frozen=True, slots=True)
class Query:
    """What someone asks for."""

    text: str
    """As it was typed, without what is not seen, cut to `LONGEST`."""
    words: tuple[Word, ...]
    said: tuple[tuple[str, int], ...]
    """The numbers of which it says what they are, with that: `("cost", 6)`."""
    rest: tuple[Word, ...]
    """The words that say nothing about those numbers."""

    @property
    def numbers(self) -> tuple[str, ...]:
        """Return the tokens of the numbers of which it says what they are."""
        return tuple(number_token(kind, number) for kind, number in self.said)

    @property
    def is_signed(self) -> bool:
        """Whether a number has a sign."""
        return any(word.folded[0] in _TAGS for word in self.words)

    @property
    def folded(self) -> str:
        """All words, folded, parted by spaces."""
        return " ".join(word.folded for word in self.words)


def parse(text: str, kinds: Mapping[str, str], *, plain: bool = False) -> Query:
    """Return a query; `kinds` gives the kind of number by word or tagged stem (`cost` by "költség").

    `plain`: numbers without their signs.
    """
    shown = " ".join(_UNSEEN.sub("", text[: LONGEST * 2]).split())[:LONGEST].strip()
    words = tuple([word for written in spoken_words(shown) for word in _words(written, plain)][:MOST_WORDS])
    used: set[int] = set()
    said = []
    for place, word in enumerate(words):
        if not word.is_number:
            continue
        for beside in (place - 1, place + 1):
            kind = None
            if 0 <= beside < len(words) and beside not in used:
                kind = _kind(words[beside], kinds)
            if kind:
                used |= {place, beside}
                said.append((kind, int(word.folded)))
                break
    rest = tuple(word for place, word in enumerate(words) if place not in used)
    return Query(shown, words, tuple(said), rest)


def _kind(word: Word, kinds: Mapping[str, str]) -> str | None:
    return next((kinds[token] for token in (word.folded, *word.stems) if token in kinds), None)


@lru_cache(maxsize=8192)
def _words(written: str, plain: bool) -> tuple[Word, ...]:
    """Return the word that is written, or the several to which some signs fold."""
    folded = folded_parts(written, plain)
    if len(folded) == 1:
        return (Word(folded[0], written.lower(), _stems(written.lower())),)
    return tuple(Word(part, part, _stems(part)) for part in folded)


def _stems(word: str) -> tuple[str, ...]:
    if word.isdecimal() or not word[0].isalnum():
        return ()
    folded = fold(word)
    tokens = {token for lang in languages_of(word) for token in stem_tokens(word, lang)}
    # The word itself is found as a beginning anyway, but not for its plural in Portuguese.
    plural = STEM_TAGS["pt"] if folded.endswith(SINGULARS) else ""
    return tuple(sorted(token for token in tokens if token[1:] != folded or token[0] == plural))
