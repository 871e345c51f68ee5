"""Text as words to be looked for: folded, with their stems, and the tokens that the index holds."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache

from webapp.catalogue.fold import searchable
from webapp.catalogue.search.stems import stems

_APOSTROPHES = re.compile("['’ʼ`´]")
_SPOKEN = re.compile(r"(?<![^\W_])[+−]\d+(?![^\W_])|(?<!\S)-\d+(?![^\W_])|\$|[^\W_]+")
_COMPOUND = re.compile(r"[^\W_]+(?:[-‐‑–][^\W_]+)+")

_WRITTEN_ANEW = (
    # Twice: 2x, x2, 2×, and х and χ of those who do not change their keyboard for one letter.
    (re.compile(r"(?<![^\W_])(\d+)[x×хχ](?![^\W_])", re.IGNORECASE), r"\1x"),
    (re.compile(r"(?<![^\W_])[x×хχ](\d+)(?![^\W_])", re.IGNORECASE), r"\1x"),
    # 6-os, 3-as, 4-es, 5-ös: the number itself.
    (re.compile(r"(?<=\d)[-‐‑–]?[aeoöáéó]s(?![^\W_])", re.IGNORECASE), ""),
    # "Non-military" is no kind of "military".
    (
        re.compile(r"(?<![^\W_])(non|nem|не|μη|n[aã]o)[\s‐‑–-]+(?=mil|kat|воен|στρατ)", re.IGNORECASE),
        r"\1",
    ),
)
"""What is one word however it is written."""

STEM_TAGS = {"en": "\ue010", "hu": "\ue011", "ru": "\ue012", "el": "\ue013", "pt": "\ue014"}
"""Stand before a stem in the index, so that it is no word of another language."""

NUMBER_TAG = "\ue020"
"""Stands before a number of which it is known what it is: `cost6`.

These signs are for private use: what is typed cannot hold them, as folding takes them for what parts words.
"""

SIGNS = {"+": "\ue021", "−": "\ue022", "-": "\ue022"}
"""Stand before a number instead of its sign: +5 is not 5."""

MONEY = "\ue023"
"""Stands for the sign of the Trade bonus."""


def spoken_words(text: str) -> list[str]:
    """Return the words of a text as they are written, apostrophes joining what they part.

    A number keeps its sign, "2×" is "2x", "6-os" is "6", and "non-military" is one word.
    """
    text = _APOSTROPHES.sub("", unicodedata.normalize("NFC", text))
    for pattern, anew in _WRITTEN_ANEW:
        text = pattern.sub(anew, text)
    return _SPOKEN.findall(text)


@lru_cache(maxsize=16384)
def folded_parts(word: str, plain: bool = False) -> tuple[str, ...]:
    """Return a spoken word folded, in the parts to which some signs fold; `plain`: without its sign."""
    if word == "$":
        return (MONEY,)
    if word[0] in SIGNS:
        return (word[1:],) if plain else (SIGNS[word[0]] + word[1:],)
    return tuple(searchable(word).split())


def folded_text(text: str, *, plain: bool = True) -> str:
    """Return the words of a text folded, parted by spaces; `plain`: numbers without their signs."""
    return " ".join(part for word in spoken_words(text) for part in folded_parts(word, plain))


def compounds(text: str) -> Iterator[str]:
    """Yield what stands with a hyphen, folded and in one word: "pangalactic"."""
    for found in _COMPOUND.findall(_APOSTROPHES.sub("", text)):
        yield searchable(found).replace(" ", "")


def stem_tokens(word: str, lang: str) -> Iterator[str]:
    """Yield the tokens of a word's stems."""
    if word[0].isalnum():
        for stem in stems(word.lower(), lang):
            yield STEM_TAGS[lang] + stem


def number_token(kind: str, number: int) -> str:
    """Return the token of a number of a known kind (`cost`, `defense` …)."""
    return f"{NUMBER_TAG}{kind}{number}"


def text_tokens(texts: Iterable[str], lang: str) -> set[str]:
    """Return the words of texts, folded, numbers with their signs and without, and their stems."""
    tokens: set[str] = set()
    for text in texts:
        for word in spoken_words(text):
            tokens.update(folded_parts(word), folded_parts(word, True))
            tokens.update(stem_tokens(word, lang))
        tokens.update(compounds(text))
    return tokens
