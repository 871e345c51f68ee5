"""Fold text so that a search does not care about case, accents and punctuation."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

_SHORT_I = "\ue000"
"""Stands for й while its breve, a letter of its own in Russian, must not be taken off."""

_APOSTROPHES = re.compile("['’ʼ`´]")
_BETWEEN = re.compile(r"[\W_]+")


def fold(text: str) -> str:
    """Return `text` without case, accents, Greek tonos and final sigma; ё is е, but й stays й."""
    shielded = unicodedata.normalize("NFC", text).replace("й", _SHORT_I).replace("Й", _SHORT_I)
    bare = "".join(
        char for char in unicodedata.normalize("NFKD", shielded) if not unicodedata.combining(char)
    )
    return bare.casefold().replace(_SHORT_I, "й")


@lru_cache(maxsize=4096)
def searchable(text: str) -> str:
    """Return `text` folded, its words parted by single spaces; apostrophes join what they part.

    The titles that are searched at every letter typed are folded once.
    """
    return _BETWEEN.sub(" ", _APOSTROPHES.sub("", fold(text))).strip()
