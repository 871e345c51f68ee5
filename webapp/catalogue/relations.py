"""Cards that are easily taken for each other: worked out from titles and numbers when the data is built."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import combinations, permutations

from webapp.cards import Card

MOST = 5
"""Cards that are named for one card."""

KNOWN = 9
"""Titles that have a word which still says something; more, as with Alien or World, and it says nothing."""

SHORT = 2
"""Words of a title in which a word that only one other title has is what stays in mind."""

LISTED = 4
"""Worlds with the same numbers and good that are still named; of more the card list tells."""

_WORDS = re.compile(r"[^\W_]+")


@dataclass(frozen=True, slots=True)
class Similar:
    """A card that another one may be taken for, and why."""

    card: str
    why: str
    """`same_title`, `similar_title` or `same_numbers`."""


Relations = Mapping[str, tuple[Similar, ...]]
"""The cards that each card may be taken for, by id; cards without any are left out."""


@dataclass(frozen=True, slots=True)
class _Named:
    id: str
    name: str
    words: tuple[str, ...]


Pair = tuple[str, str]
"""Two cards by their ids."""


def similar_cards(cards: Sequence[Card], confused: Iterable[Pair] = ()) -> dict[str, tuple[Similar, ...]]:
    """Return for each card those that are easily taken for it, the most alike first.

    A pair has the same title, or a similar one: two words in common of which one is not everywhere, or one
    that no other title has and that is half of both. Worlds are alike by their numbers and good too.
    `confused` are pairs besides.
    """
    named = {card.id: _Named(card.id, card.name, tuple(_words(card.name))) for card in cards}
    common = Counter(word for each in named.values() for word in set(each.words))
    listed = {frozenset(pair) for pair in confused}
    found: dict[str, dict[str, tuple[float, str]]] = defaultdict(dict)
    for one, other in combinations(named.values(), 2):
        if frozenset((one.id, other.id)) in listed or _alike(one, other, common):
            why = "same_title" if one.name == other.name else "similar_title"
            ratio = SequenceMatcher(None, one.name.lower(), other.name.lower(), autojunk=False).ratio()
            found[one.id][other.id] = found[other.id][one.id] = (ratio, why)
    for one_id, other_id in _look_alikes(cards):
        found[one_id].setdefault(other_id, (0.0, "same_numbers"))
    return {card: _first(others) for card, others in found.items()}


def numbers_of(card: Card) -> tuple[object, ...] | None:
    """Return what worlds of the same numbers and good have in common; None for a card that has no good."""
    if not card.is_world or card.good is None:
        return None
    return card.military, card.cost, card.defense, card.vp, card.good, card.production


def _first(others: Mapping[str, tuple[float, str]]) -> tuple[Similar, ...]:
    best = sorted(others.items(), key=lambda item: -item[1][0])[:MOST]
    return tuple(Similar(card, why) for card, (_, why) in best)


def _words(name: str) -> Iterator[str]:
    """Yield the words of a title; Pan-Galactic is one."""
    yield from _WORDS.findall(name.lower().replace("pan-", "pan").replace("'", ""))


def _alike(one: _Named, other: _Named, common: Mapping[str, int]) -> bool:
    """Return whether two titles are easily taken for each other."""
    shared = set(one.words) & set(other.words)
    if len(shared) > 1:
        return min(common[word] for word in shared) <= KNOWN
    short = max(len(one.words), len(other.words)) <= SHORT
    return short and any(common[word] == 2 for word in shared)


def _look_alikes(cards: Iterable[Card]) -> Iterator[Pair]:
    """Yield each pair, both ways, of worlds with the same cost or defense, VPs and good."""
    groups: dict[object, list[str]] = defaultdict(list)
    for card in cards:
        key = numbers_of(card)
        if key is not None:
            groups[key].append(card.id)
    for group in groups.values():
        if len(group) <= LISTED:
            yield from permutations(group, 2)
