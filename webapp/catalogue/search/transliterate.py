"""How words sound in Latin letters: "kosmos" finds космос and Κόσμος, "сети" finds SETI.

Everyone writes Greek and Russian in Latin letters in a way of his own. A key leaves out what these ways
differ in, as far as it can; where it cannot, a title has a key for each of the usual ways.
"""

from __future__ import annotations

import re
from functools import lru_cache

from anyascii import anyascii

from webapp.catalogue.fold import fold

_HEARD = (
    ("ου", "u"), ("αυ", "af"), ("ευ", "ef"), ("ηυ", "if"), ("αι", "e"), ("ει", "i"), ("οι", "i"),
    ("μπ", "b"), ("ντ", "d"), ("γκ", "g"), ("γγ", "ng"),
)  # fmt: skip
"""Greek letters that are one sound together."""

_SEEN = (("υ", "u"), ("η", "h"), ("ω", "w"), ("ц", "c"))
"""Letters that some write by sound and some by the Latin letter that looks like them or is nearest."""

_SAME = (
    ("shch", "sh"), ("sch", "sh"), ("tch", "ch"), ("kh", "h"), ("gh", "g"), ("dh", "d"), ("th", "t"),
    ("ph", "f"), ("zh", "j"), ("ch", "h"), ("tz", "ts"), ("cz", "ts"), ("ck", "k"), ("c", "k"), ("q", "k"),
    ("w", "v"), ("v", "f"), ("b", "f"), ("j", "i"), ("y", "i"),
)  # fmt: skip
"""What counts as the same, one after the other."""

_DOUBLED = re.compile(r"(.)\1+")
_OURS = re.compile("[a-zͰ-ϿЀ-ӿ]+")
_NOT_LETTERS = re.compile(r"[^a-z0-9]+")


@lru_cache(maxsize=16384)
def keys_of_title(word: str) -> frozenset[str]:
    """Return the keys of the usual ways to write a word of a title."""
    bare = fold(word)
    ways = {bare}
    for letter, other in _SEEN:
        if letter in bare:
            ways |= {way.replace(letter, other) for way in ways}
    heard = bare
    for letters, sound in _HEARD:
        heard = heard.replace(letters, sound)
    return frozenset({_key(way, "ks") for way in {*ways, heard}} - {""})


@lru_cache(maxsize=4096)
def keys_of_query(word: str) -> tuple[str, ...]:
    """Return the keys that a typed word may mean; none for one in letters of other languages.

    An x is the Greek ξ or, by its looks, χ and х.
    """
    bare = fold(word)
    if not _OURS.fullmatch(bare):
        return ()
    return tuple(dict.fromkeys(_key(bare, x) for x in (("ks", "h") if "x" in bare else ("ks",))))


def _key(word: str, x: str) -> str:
    latin = _NOT_LETTERS.sub("", anyascii(word).lower()).replace("x", x)
    for one, other in _SAME:
        latin = latin.replace(one, other)
    return _DOUBLED.sub(r"\1", latin)
