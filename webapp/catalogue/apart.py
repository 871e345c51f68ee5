"""What tells apart cards that the game gives the same title, in the reader's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from webapp.cards import Card
from webapp.catalogue import eminent_words, words
from webapp.catalogue.models import EminentCard, Mark

UNKNOWN = "?"
"""Stands for a symbol that nobody knows."""

WORDED: Mapping[str, Callable[[str], str]] = {
    "set": words.set_name,
    "type": eminent_words.technology_type,
    "symbol": lambda code: eminent_words.symbols([code]) if code != UNKNOWN else UNKNOWN,
    "costs": str,
}
"""How each sort of mark is worded in the current language."""


def worded(marks: Iterable[Mark]) -> str:
    """Return marks as a text in the current language; empty where there are none."""
    return " · ".join(WORDED[sort](code) for sort, code in marks)


def race_marks(cards: Iterable[Card]) -> dict[str, tuple[Mark, ...]]:
    """Return the marks of the cards whose title another card has too, by id: the set of each."""
    cards = tuple(cards)
    named = Counter(card.name for card in cards)
    return {card.id: (("set", card.expansion),) for card in cards if named[card.name] > 1}


def eminent_marks(cards: Iterable[EminentCard]) -> dict[str, tuple[Mark, ...]]:
    """Return the marks of the cards whose title another card has too, by id.

    A technology has the type of its pile and the symbol that its namesakes lack; a planet without a known
    name its two costs (colonize/warfare) and its symbol.
    """
    cards = tuple(cards)
    groups: dict[tuple[str, ...], list[EminentCard]] = {}
    for card in cards:
        groups.setdefault(card.texts, []).append(card)
    return {
        card.id: tuple(_marks(card, group)) for group in groups.values() if len(group) > 1 for card in group
    }


def _marks(card: EminentCard, namesakes: list[EminentCard]) -> Iterable[Mark]:
    if card.name is None:
        yield "costs", f"{card.colonize_cost}/{card.warfare_cost}"
    elif card.type:
        yield "type", card.type
    common = set(card.symbols).intersection(*(each.symbols for each in namesakes))
    yield from (("symbol", symbol) for symbol in card.symbols if symbol not in common)
    if "symbols" in card.unknown:
        yield "symbol", UNKNOWN
