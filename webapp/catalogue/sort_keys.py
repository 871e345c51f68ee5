"""Where a title stands in the order of a language: a key to compare, and the letter of its heading.

Words are compared one after the other, so a space comes before every letter; digits come next and count as
numbers, then the language's own letters, then those of other scripts. What differs only in accents is parted
by them, what differs only in capitals by those. Pure: needs no locale of the machine.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

LATIN = "abcdefghijklmnopqrstuvwxyz"
GREEK = "αβγδεζηθικλμνξοπρστυφχψω"
CYRILLIC = "абвгдежзийклмнопрстуфхцчшщъыьэюя"
HUNGARIAN = (
    *"abc",
    "cs",
    "d",
    "dz",
    "dzs",
    *"efg",
    "gy",
    *"hijkl",
    "ly",
    *"mn",
    "ny",
    *"oöpqrs",
    "sz",
    "t",
    "ty",
    *"uüvwxyz",
    "zs",
)
"""Without á, é, í, ó, ő, ú and ű, which stand with their short letters."""

ARTICLES = {
    "hu": frozenset({"a", "az"}),
    "el": frozenset({"ο", "η", "το", "οι", "τα"}),
    "pt": frozenset({"o", "a", "os", "as"}),
}
"""Definite articles: a title is looked for under the word behind them, as in a library."""

NUMBERS = "0–9"
"""The heading of titles that begin with a digit."""

_APOSTROPHES = re.compile("['’ʼ`´]")
_WORD = re.compile("(?:[^\\W_]|[\u0300-\u036f])+")
_RUN = re.compile("[0-9]+|[^0-9]+")
_END = "\x01"
"""Ends the letters, and then the accents, of a key; lower than all that they are written with."""
_SPACE = "\x02"
_DIGITS = "\x03"
_FIRST_LETTER = 0x100
_SCRIPT = 0x80
"""Room for the letters of one script."""
_OTHERS = "\uf000"
"""Stands before a character of no script that we know."""


class SortKey(NamedTuple):
    """Where a text stands in the order of a language."""

    key: str
    """Compares as the texts do."""
    letter: str
    """The letter under which it stands, `NUMBERS`, or an empty text where it has neither."""


SortKeys = Mapping[tuple[str, str], Mapping[str, SortKey]]
"""Sort keys by (game, language) and id, as titles are."""


@dataclass(frozen=True, slots=True)
class Alphabet:
    """The letters of a language: its own first, then those of other scripts."""

    letters: Mapping[str, int]
    """The rank of each letter; of several characters where the language says so."""
    own: Mapping[str, tuple[str, int]] = field(default_factory=dict)
    """Letters with a mark that stand with another letter, and how far behind it: `ё` → (`е`, 1)."""
    keep: frozenset[str] = frozenset()
    """Letters with a mark that are letters of their own."""
    longest: int = 1
    """Characters of the longest letter."""


def sort_key(text: str, lang: str) -> SortKey:
    """Return where `text` stands in the order of a language; raises KeyError for an unknown language.

    An article at its beginning does not count. Hungarian digraphs are found by their letters alone, so a
    compound such as "köz-ség" counts as having one.
    """
    alphabet = alphabets()[lang]
    primary: list[str] = []
    accents: list[str] = []
    cases: list[str] = []
    letter = None
    for number, word in enumerate(_without_article(list(_words(text)), lang)):
        if number:
            primary.append(_SPACE)
        for part in _parts(word, alphabet):
            if letter is None:
                letter = _heading(part)
            primary.append(_primary(part, alphabet))
            accents.append(chr(0x10 + part.accent))
            cases.append("1" if part.capital else "0")
    key = "".join([*primary, _END, *_short(accents, "\x10"), _END, *_short(cases, "0")])
    return SortKey(key, letter or "")


def _without_article(words: list[str], lang: str) -> list[str]:
    return words[1:] if len(words) > 1 and words[0].lower() in ARTICLES.get(lang, ()) else words


class _Part(NamedTuple):
    """A letter, or a number, of a text."""

    text: str
    """Small, without the marks that do not make it another letter."""
    accent: int = 0
    capital: bool = False


def _words(text: str) -> Iterator[str]:
    joined = _APOSTROPHES.sub("", unicodedata.normalize("NFC", text))
    return (found.group() for found in _WORD.finditer(joined))


def _parts(word: str, alphabet: Alphabet) -> Iterator[_Part]:
    for run in _RUN.findall(word):
        if run[0] in "0123456789":
            yield _Part(run)
        else:
            plain = (_plain(char, alphabet) for char in run)
            yield from _letters([part for part in plain if part.text], alphabet)


def _plain(char: str, alphabet: Alphabet) -> _Part:
    """Return one character as a letter: its mark taken off unless the language keeps it."""
    small = char.lower()
    capital = small != char
    if small in alphabet.keep:
        return _Part(small, 0, capital)
    if small in alphabet.own:
        letter, accent = alphabet.own[small]
        return _Part(letter, accent, capital)
    bare = [each for each in unicodedata.normalize("NFKD", small) if not unicodedata.combining(each)]
    marks = unicodedata.normalize("NFD", small)[1:]
    letter = "".join(bare).replace("ς", "σ").casefold()
    return _Part(letter, 1 + sum(map(ord, marks)) % 0x40 if marks else 0, capital)


def _letters(parts: list[_Part], alphabet: Alphabet) -> Iterator[_Part]:
    """Join what the language writes with several characters; a doubled one (`ssz`) is that letter twice."""
    at = 0
    while at < len(parts):
        for length in range(min(alphabet.longest, len(parts) - at), 1, -1):
            run = parts[at : at + length]
            text = "".join(part.text for part in run)
            if text in alphabet.letters and not any(part.accent for part in run):
                yield _Part(text, 0, run[0].capital)
                at += length
                break
            doubled = "".join(part.text for part in parts[at + 1 : at + 1 + length])
            if len(doubled) == length and doubled in alphabet.letters and doubled[0] == parts[at].text:
                yield _Part(doubled, 0, parts[at].capital)
                yield _Part(doubled, 0, parts[at + 1].capital)
                at += length + 1
                break
        else:
            yield parts[at]
            at += 1


def _primary(part: _Part, alphabet: Alphabet) -> str:
    if part.text.isdigit() and part.text.isascii():
        digits = part.text.lstrip("0")[:200]
        return f"{_DIGITS}{chr(0x10 + len(digits))}{digits}"
    rank = alphabet.letters.get(part.text)
    if rank is not None:
        return chr(_FIRST_LETTER + rank)
    # A ligature or the like is the letters that it is made of; all else comes behind.
    return "".join(
        chr(_FIRST_LETTER + alphabet.letters[char]) if char in alphabet.letters else _OTHERS + char
        for char in part.text
    )


def _heading(part: _Part) -> str:
    if part.text.isdigit() and part.text.isascii():
        return NUMBERS
    return part.text[:1].upper() + part.text[1:]


def _short(weights: list[str], plain: str) -> str:
    """Return weights without the plain ones at their end."""
    return "".join(weights).rstrip(plain)


@cache
def alphabets() -> Mapping[str, Alphabet]:
    """Return the alphabet of each language."""
    return MappingProxyType(
        {
            "en": Alphabet(_ranks(LATIN, GREEK, CYRILLIC)),
            "pt": Alphabet(_ranks(LATIN, GREEK, CYRILLIC)),
            "hu": Alphabet(
                _ranks(HUNGARIAN, GREEK, CYRILLIC),
                own={"ő": ("ö", 1), "ű": ("ü", 1)},
                keep=frozenset("öü"),
                longest=3,
            ),
            "el": Alphabet(_ranks(GREEK, LATIN, CYRILLIC)),
            "ru": Alphabet(_ranks(CYRILLIC, LATIN, GREEK), own={"ё": ("е", 1)}, keep=frozenset("й")),
        }
    )


def _ranks(*scripts: str | tuple[str, ...]) -> Mapping[str, int]:
    return MappingProxyType(
        {
            letter: script * _SCRIPT + rank
            for script, letters in enumerate(scripts)
            for rank, letter in enumerate(letters)
        }
    )
