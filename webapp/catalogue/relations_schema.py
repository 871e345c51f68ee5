"""The shape of `data/cards/race-for-the-galaxy/confused.toml` (needed for building only)."""

from __future__ import annotations

from collections.abc import Collection
from itertools import combinations
from typing import Any

from webapp.catalogue.conversion import convert
from webapp.catalogue.errors import DataError
from webapp.catalogue.relations import Pair
from webapp.catalogue.schema import CardId, Strict

FILE = "cards/race-for-the-galaxy/confused.toml"


class ConfusedRecord(Strict, frozen=True):
    """Groups of cards that are taken for each other."""

    groups: tuple[tuple[CardId, ...], ...]


def checked_pairs(where: str, content: dict[str, Any], known: Collection[str]) -> tuple[Pair, ...]:
    """Return each pair of a group; `known` are the ids of the cards that there are.

    Raises DataError for what does not fit the shape, an unknown card, a group of one and a pair that stands
    there twice.
    """
    record: ConfusedRecord = convert(where, "", content, ConfusedRecord)
    pairs: dict[frozenset[str], Pair] = {}
    for group in record.groups:
        if len(group) < 2:
            raise DataError(f"{where}: {', '.join(group)}: a group has two cards or more")
        for card in group:
            if card not in known:
                raise DataError(f"{where}: no card has the id {card!r}")
        for pair in combinations(group, 2):
            if len(set(pair)) < 2 or frozenset(pair) in pairs:
                raise DataError(f"{where}: {pair[0]} and {pair[1]} stand there twice")
            pairs[frozenset(pair)] = pair
    return tuple(pairs.values())
