"""The books of rules, as addresses and folders name them, and what they are called."""

from __future__ import annotations

from collections.abc import Mapping

from webapp.catalogue import words
from webapp.i18n import N_, gettext

BookId = tuple[str, str]
"""Game and book: `("rftg", "base")`."""

BOOKS: Mapping[BookId, str] = {
    ("rftg", "base"): words.SETS["base"],
    ("rftg", "gathering-storm"): words.SETS["tgs"],
    ("rftg", "rebel-vs-imperium"): words.SETS["rvi"],
    ("rftg", "brink-of-war"): words.SETS["bow"],
    ("rftg", "solitaire"): N_("The solo game's robot"),
    ("eminent-domain", "base"): words.GAMES["eminent-domain"],
}
"""Every book in the order in which it is shown, with the message of its name."""

MARKS: Mapping[BookId, str] = {
    ("rftg", "gathering-storm"): "TGS",
    ("rftg", "rebel-vs-imperium"): "RvI",
    ("rftg", "brink-of-war"): "BoW",
    ("eminent-domain", "base"): "ED",
}
"""Short marks of books, as players write them."""


def book_name(game: str, book: str) -> str:
    """Return what a book is called in the current language; raises KeyError for an unknown one."""
    return gettext(BOOKS[game, book])
