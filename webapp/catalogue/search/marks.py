"""Mark in a text what fits a query, letter by letter in the text as it is written."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup, escape

from webapp.catalogue.fold import searchable
from webapp.catalogue.search.entries import SHORTEST
from webapp.catalogue.search.names import SHORTEST_FIRST, SHORTEST_PART
from webapp.catalogue.search.query import Word
from webapp.catalogue.search.tokens import SIGNS, folded_parts, spoken_words, stem_tokens
from webapp.catalogue.search.transliterate import keys_of_title

Marked = tuple[tuple[str, bool], ...]
"""A text in parts, each with whether it is what fits the query."""

CLIP = 150
"""Letters of a line that are shown."""

_WORD = re.compile(r"(?<![^\W_])[+−]?\d+(?:×|(?![^\W_]))|×\d+|\$|[^\W_]+(?:['’ʼ`´][^\W_]+)*")
_TAGS = tuple(SIGNS.values())


@dataclass(frozen=True, slots=True)
class _Text:
    """A text that is looked through again and again."""

    words: tuple[tuple[int, int, str], ...]
    """Where each of its words begins and ends, and itself folded."""
    pairs: tuple[tuple[int, str], ...]
    """The places of words that only one sign parts from the next, with both folded in one."""
    folded: str
    """All words folded, with a space before and behind each."""


@lru_cache(maxsize=16384)
def _read(text: str) -> _Text:
    words = tuple((found.start(), found.end(), _folded(found[0])) for found in _WORD.finditer(text))
    pairs = tuple(
        (place, words[place][2] + words[place + 1][2])
        for place in range(len(words) - 1)
        if words[place + 1][0] - words[place][1] == 1
    )
    return _Text(words, pairs, f" {' '.join(folded for _, _, folded in words)} ")


def _folded(written: str) -> str:
    return "".join(part for word in spoken_words(written) for part in folded_parts(word))


def _begins(folded: str, word: str) -> bool:
    """Whether a word is one of a query or begins with it; a number has to be the same."""
    if word.isdecimal():
        return folded == word or (folded.startswith(_TAGS) and folded[1:] == word)
    return folded.startswith(word)


def fitting(text: str, lang: str, words: Sequence[Word]) -> int:
    """Return how many words of a query stand in a text, as they are, as beginnings or by their stems."""
    folded = _read(text).folded
    return sum(_stands(folded, word.folded) or _has_stem(text, lang, word) for word in words)


def _stands(folded: str, word: str) -> bool:
    """Whether a word of a folded text is one of a query or begins with it; a number has to be the same."""
    if word.isdecimal():
        return any(f" {tag}{word} " in folded for tag in ("", *_TAGS))
    return f" {word}" in folded


def _has_stem(text: str, lang: str, word: Word) -> bool:
    return bool(word.stems) and not _all_stems(text, lang).isdisjoint(word.stems)


def marked(
    text: str, lang: str, words: Sequence[Word], *, sounds: bool = False, inside: bool = False
) -> Marked:
    """Return a text with what fits the query marked.

    `sounds`: also what sounds like it; `inside`: also what stands anywhere in a word, not only in its end.
    """
    spans = []
    here = _read(text)
    joined = _joined(here, [word.folded for word in words])
    folded_words = [word.folded for word in words if word.folded in here.folded]
    stemmed = [word for word in words if _has_stem(text, lang, word)]
    if not (joined or folded_words or stemmed or sounds):
        return ((text, False),)
    for place, (start, end, folded) in enumerate(here.words):
        length = joined.get(place, 0)
        for word in folded_words:
            if _begins(folded, word):
                length = max(length, len(folded) if word.isdecimal() else len(word))
        if not length:
            written = text[start:end]
            if any(_same_stem(written, lang, word) for word in stemmed) or (
                sounds and any(_sounds_like(written, word) for word in words)
            ):
                length = len(folded)
        if length:
            spans.append((start, end if length >= len(folded) else _end(text, start, length)))
            continue
        for word in folded_words:
            first = folded.rfind(word) if len(word) >= SHORTEST else -1
            if (first >= SHORTEST_FIRST and len(word) >= SHORTEST_PART) or (inside and first >= 0):
                spans.append((_end(text, start, first), _end(text, start, first + len(word))))
                break
    return _parts(text, spans)


def _joined(here: _Text, words: Sequence[str]) -> dict[int, int]:
    """Return how many letters fit of words that fit only together: "pangalactic" of "Pan" and "Galactic"."""
    fit: dict[int, int] = {}
    for place, together in here.pairs:
        first = len(here.words[place][2])
        for word in words:
            # One letter over is no second word: κόσμος would run on into the next word in "κόσμο στην".
            if len(word) > first + 1 and together.startswith(word):
                fit[place], fit[place + 1] = first, len(word) - first
    return fit


@lru_cache(maxsize=16384)
def _stems(word: str, lang: str) -> frozenset[str]:
    return frozenset(stem_tokens(word, lang))


@lru_cache(maxsize=4096)
def _all_stems(text: str, lang: str) -> frozenset[str]:
    return frozenset().union(*(_stems(text[start:end], lang) for start, end, _ in _read(text).words))


def _same_stem(written: str, lang: str, word: Word) -> bool:
    return not _stems(written, lang).isdisjoint(word.stems)


def _sounds_like(written: str, word: Word) -> bool:
    return any(key.startswith(sound) for key in keys_of_title(written) for sound in word.sounds())


def _end(text: str, start: int, length: int) -> int:
    """Return where the text ends whose folded form has `length` letters."""
    end = start
    letters = 0
    while letters < length and end < len(text):
        letters += len(searchable(text[end]))
        end += 1
    return end


def _parts(text: str, spans: list[tuple[int, int]]) -> Marked:
    if not spans:
        return ((text, False),)
    parts: list[tuple[str, bool]] = []
    last = 0
    for start, end in spans:
        parts.append((text[last:start], False))
        parts.append((text[start:end], True))
        last = end
    parts.append((text[last:], False))
    return tuple(part for part in parts if part[0])


def as_html(parts: Iterable[tuple[str, bool]]) -> Markup:
    """Return a marked text as markup."""
    return Markup("".join([f"<mark>{escape(text)}</mark>" if fits else escape(text) for text, fits in parts]))


def clipped(parts: Marked) -> Marked:
    """Return a marked text cut to about `CLIP` letters around what is marked first, at the ends of words."""
    whole = sum(len(text) for text, _ in parts)
    if whole <= CLIP:
        return parts
    before = 0
    for text, fits in parts:
        if fits:
            break
        before += len(text)
    else:
        before = 0
    start = max(0, min(before - CLIP // 3, whole - CLIP))
    return _cut(parts, start, start + CLIP)


def _cut(parts: Marked, start: int, end: int) -> Marked:
    cut: list[tuple[str, bool]] = []
    place = 0
    for text, fits in parts:
        kept = text[max(0, start - place) : max(0, end - place)]
        place += len(text)
        if kept and not (fits and kept != text):  # half a word that fits says nothing
            cut.append((kept, fits))
    if end < place and cut and not cut[-1][1]:
        cut[-1] = (cut[-1][0].rpartition(" ")[0] or cut[-1][0], False)
    if start and cut and not cut[0][1]:
        cut[0] = (cut[0][0].partition(" ")[2] or cut[0][0], False)
    if start:
        cut.insert(0, ("… ", False))
    if end < place:
        cut.append((" …", False))
    return tuple(cut)
