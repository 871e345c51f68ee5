"""How terms of the two games hang together: pure."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from webapp.catalogue.reference import Term

_SENSE = re.compile(r"\s*\([^)]*\)\s*")


def plain(text: str) -> str:
    """Return a word without the parentheses that tell its sense: "Explore (phase I)" is "Explore"."""
    return _SENSE.sub(" ", text).strip()


def spoken(text: str) -> frozenset[str]:
    """Return the words that a term is written as, small: "front / back" are two."""
    return frozenset(part.casefold() for part in plain(text).split(" / "))


def same_word(term: Term, others: Iterable[Term], lang: str) -> tuple[Term, ...]:
    """Return those of `others`, in the other game, that the language calls by the same word but that differ.

    Terms differ when English has two words for them, unless the data says that they mean the same.
    """
    word, english = spoken(term.words[lang].text), spoken(term.english)
    return tuple(
        other
        for other in others
        if other.game != term.game
        and other.id not in term.same_as
        and term.id not in other.same_as
        and word & spoken(other.words[lang].text)
        and not english & spoken(other.english)
    )


def namesakes(terms: Mapping[str, Term], lang: str) -> Mapping[str, tuple[Term, ...]]:
    """Return the terms of the other game that `same_word` finds for each term that has any, by its anchor."""
    by_word: dict[str, list[Term]] = {}
    for term in terms.values():
        for word in spoken(term.words[lang].text):
            by_word.setdefault(word, []).append(term)
    found = {}
    for term in terms.values():
        alike = {other.anchor: other for word in spoken(term.words[lang].text) for other in by_word[word]}
        found[term.anchor] = same_word(term, alike.values(), lang)
    return {anchor: others for anchor, others in found.items() if others}
