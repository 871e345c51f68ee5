"""What was probably meant: the query with the nearest words that are known, or with fewer words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice, product
from typing import TypeAlias

from webapp.catalogue.search.lexicon import FACTS, INSIDE, LOOSE
from webapp.catalogue.search.nearest import IN_TEXT, Guess, Nearest
from webapp.catalogue.search.query import Query, Word
from webapp.catalogue.search.tokens import STEM_TAGS

MOST_GUESSES = 24
"""Corrected queries that are tried."""

MOST_WAYS = 256
"""Ways to put guesses for several words together that are looked at."""

SURE = 5
"""Letters of a word of a question for each slip in it: more slips make another word of it."""

Cost: TypeAlias = tuple[int, int, int]
"""How unlikely a correction is: its slips, its foreign words, its words that stand in texts alone."""


class Suggestions:
    """Finds what was probably meant."""

    def __init__(
        self, nearest: Nearest, tier: Callable[[str, str], int | None], count: Callable[[Word], int]
    ) -> None:
        """Take the words, and how to learn two things.

        `tier`: how well the best document fits a text for a reader of a language; `count`: how many have it.
        """
        self._near = nearest
        self._tier = tier
        self._count = count

    def best(self, query: Query, lang: str, *, loosely: bool) -> str:
        """Return what was probably meant; empty where that is what was typed, or nothing.

        `loosely`: something fits; only a slip of the hand that hides a name is better than that.
        """
        return next(self._all(query, lang, loosely), "")

    def name(self, query: Query, lang: str) -> str:
        """Return the query rightly written where something is called so; empty where nothing is.

        Where most of its words are known, the unknown ones may be left out.
        """
        known = [self._near.knows(word, lang) or self._stands(word, lang) for word in query.words]
        guesses = [
            [guess for guess in each if not here and guess.slips * SURE <= len(word.folded)]
            for here, word, each in zip(
                known, query.words, self._near.guesses(query.words, lang), strict=True
            )
        ]
        spelt = next(self._corrected(query, guesses, lang, FACTS), "")
        if spelt or not len(known) < 2 * sum(known) < 2 * len(known):
            return spelt
        text = " ".join(word.written for here, word in zip(known, query.words, strict=True) if here)
        tier = self._tier(text, lang)
        return text if tier is not None and tier < FACTS else ""

    def _stands(self, word: Word, lang: str) -> bool:
        """Whether a word stands somewhere, as it is or as a form in the reader's language or English."""
        tags = {STEM_TAGS[lang], STEM_TAGS["en"]}
        return self._count(replace(word, stems=tuple(stem for stem in word.stems if stem[0] in tags))) > 0

    def _all(self, query: Query, lang: str, loosely: bool) -> Iterator[str]:
        """Yield what may have been meant and finds something, the likeliest first."""
        near = self._near
        if loosely:
            yield from self._corrected(query, near.slips(query.words, lang), lang, LOOSE)
            return
        guesses = near.guesses(query.words, lang)
        slips = near.slips(query.words, lang, beginnings=True)
        both = [guess or slip for guess, slip in zip(guesses, slips, strict=True)]
        yield from self._corrected(query, both, lang)
        if both != guesses:
            yield from self._corrected(query, guesses, lang)
        yield from self._corrected(query, near.kin(query.words, lang), lang, LOOSE)
        known = [near.knows(word, lang) for word in query.words]
        little = [near.little(word) for word in query.words]
        counts = [self._count(word) for word in query.words]
        for text in fewer(query.words, known, little, counts):
            if self._tier(text, lang) is not None:
                yield text

    def _corrected(
        self, query: Query, guesses: Sequence[Sequence[Guess]], lang: str, below: int = INSIDE + 1
    ) -> Iterator[str]:
        """Yield the likeliest correction that fits better than `below`: of equals the one that fits best."""
        best: tuple[Cost, int, str] | None = None
        for cost, text in islice(corrections(query.words, guesses), MOST_GUESSES):
            if best and cost > best[0]:
                break
            tier = self._tier(text, lang)
            if tier is not None and tier < below and (best is None or tier < best[1]):
                best = cost, tier, text
        if best:
            yield best[2]


def corrections(words: Sequence[Word], guesses: Sequence[Sequence[Guess]]) -> Iterator[tuple[Cost, str]]:
    """Yield a query with guesses for some words, and how unlikely it is, the likeliest first."""
    chosen = [(place, each) for place, each in enumerate(guesses) if each]
    if not chosen:
        return
    # Of many words that are not known hardly one is a slip.
    most = max(1, int(MOST_WAYS ** (1 / len(chosen))))
    for way in sorted(product(*(each[:most] for _, each in chosen)), key=_cost):
        text = [word.written for word in words]
        for (place, _), guess in zip(chosen, way, strict=True):
            text[place] = guess.known.shown
        yield _cost(way), " ".join(text)


def _cost(way: Sequence[Guess]) -> Cost:
    return (
        sum(guess.slips for guess in way),
        sum(guess.foreign for guess in way),
        sum(guess.place == IN_TEXT for guess in way),
    )


def fewer(
    words: Sequence[Word], known: Sequence[bool], little: Sequence[bool], counts: Sequence[int]
) -> Iterator[str]:
    """Yield a query with fewer words, the likeliest first.

    Without the unknown and the `little` ones, then without one or several of the commonest; last each alone,
    the rarest first, never an unknown one. `counts` has in how many documents each word stands.
    """
    kept = [place for place in range(len(words)) if known[place]]

    def text(places: Iterable[int]) -> str:
        left_out = set(places)
        return " ".join(words[place].written for place in kept if place not in left_out)

    if kept and len(kept) < len(words):
        yield text(())
    said = [place for place in kept if not little[place]]
    if said and len(said) < len(kept):
        kept = said
        yield text(())
    if len(kept) < 2:
        return
    common = sorted(kept, key=lambda place: (-counts[place], place))
    for place in common:
        yield text((place,))
    for much in range(2, len(common)):
        yield text(common[:much])
    for place in reversed(common):
        if not words[place].is_number:
            yield text(set(kept) - {place})
