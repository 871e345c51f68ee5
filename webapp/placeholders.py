"""The placeholders of messages, and whether a translation keeps them."""

from __future__ import annotations

import re
from collections.abc import Sequence

_SIGN = re.compile(r"%(?:\((\w+)\)s|%|)")

COUNTED = frozenset({"n", "num", "count", "number"})
"""Placeholders that a plural form may leave out: "a card" for one card."""


def placeholders(text: str) -> frozenset[str] | None:
    """Return the names in `text`'s `%(name)s`; None if a `%` is neither such a one nor `%%`."""
    names = set()
    for sign in _SIGN.finditer(text):
        if sign.group() == "%":
            return None
        if sign.group(1):
            names.add(sign.group(1))
    return frozenset(names)


def fits(ids: Sequence[str], texts: Sequence[str]) -> bool:
    """Whether every text of a translation can stand for its message.

    `ids` are the message (with or without context) or its singular and plural. A text has the message's
    placeholders, no more and no less; a plural form may leave out the counted one, and one that only
    singular or plural has.
    """
    wanted = [placeholders(text) for text in ids]
    if None in wanted or not texts or not all(texts):
        return False
    known = [names for names in wanted if names is not None]
    allowed = frozenset().union(*known)
    needed = known[0].intersection(*known)
    if len(ids) > 1:
        needed -= COUNTED
    for text in texts:
        names = placeholders(text)
        if names is None or not needed <= names <= allowed:
            return False
    return True
