"""The stems of words, so that an inflected form finds the others."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock

import snowballstemmer

from webapp.catalogue.fold import fold

SHORTEST = 3
"""Letters of a word below which it is its own stem."""

LEAST_PART = 0.35
"""The part of a word that its stem is at least."""

_VOWELS = "aeiouαεηιουωаеиоуыэюя"
_LAST = tuple(_VOWELS)
_ALGORITHMS = {"en": "english", "hu": "hungarian", "ru": "russian", "el": "greek", "pt": "portuguese"}
_LATIN = ("en", "hu", "pt")
_PLURALS = (
    ("ais", ("al",)), ("eis", ("el", "il")), ("ois", ("ol",)), ("uis", ("ul",)), ("oes", ("ao",)),
    ("aes", ("ao",)),
)  # fmt: skip
"""Portuguese plurals, folded, whose stem is not that of the word, and what the word ends with."""
SINGULARS = tuple(sorted({one for _, ones in _PLURALS for one in ones}))
_LOCK = Lock()
_STEMMERS = {lang: snowballstemmer.stemmer(name) for lang, name in _ALGORITHMS.items()}


@lru_cache(maxsize=65536)
def stems(word: str, lang: str) -> frozenset[str]:
    """Return the folded stems of a word of a language, of which two forms of a word share one.

    That is the stem of the word as it is and of it without its marks, as the Hungarian and the Portuguese
    stemmer know endings by them and not everyone types them; each without its last vowels, which they take
    from some forms only (kolónia, kolóniák; αυτοκρατορία, αυτοκρατορίας); and the word itself, of which they
    may take too much (robot, robotok). A Portuguese plural has the stems of its singular too (espaciais).
    """
    bare = fold(word)
    if len(bare) < SHORTEST:
        return frozenset({bare})
    forms = [bare, *_singulars(bare)] if lang == "pt" else [bare]
    with _LOCK:  # a stemmer works on itself
        stemmer = _STEMMERS[lang]
        found = {fold(stemmer.stemWord(form)) for form in (word, *forms)}
    # The English stemmer takes vowels where they belong.
    ending = {stem for stem in (*found, *forms) if stem.endswith(_LAST)} if lang != "en" else set()
    short = {stem.rstrip(_VOWELS) for stem in ending}
    # To a stemmer many a misspelt word looks like a bundle of endings.
    kept = {stem for stem in found if len(stem) >= max(SHORTEST, len(bare) * LEAST_PART)}
    kept |= {stem for stem in short if len(stem) >= max(SHORTEST + 1, len(bare) * LEAST_PART)}
    return frozenset(kept.union(forms))


def _singulars(plural: str) -> list[str]:
    return [plural[: -len(end)] + one for end, ones in _PLURALS if plural.endswith(end) for one in ones]


def languages_of(word: str) -> tuple[str, ...]:
    """Return the languages whose letters a word is written in."""
    for letter in word:
        if "\u0370" <= letter <= "\u03ff" or "\u1f00" <= letter <= "\u1fff":
            return ("el",)
        if "\u0400" <= letter <= "\u04ff":
            return ("ru",)
    return _LATIN
