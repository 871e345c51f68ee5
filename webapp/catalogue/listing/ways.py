"""Ways out where nothing was found: the filters that have to go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from webapp.catalogue.listing.query import Clause, Query

MOST_WAYS = 6
"""Ways out that are offered where several filters have to go."""

Mask = int
"""A set of the things that are listed: bit n stands for the one at place n."""


@dataclass(frozen=True, slots=True)
class Way:
    """A way out where nothing was found: clauses that have to go, and how many things that gives."""

    clauses: tuple[Clause, ...]
    query: Query
    """What is asked for without them."""
    count: int


def ways_out(query: Query, masks: Sequence[Mask], count: int) -> tuple[Way, ...]:
    """Return the smallest sets of clauses without which something is found, best first.

    `masks` has what fits each clause of the query, `count` how many things there are. Each of them fails a
    set of clauses, and is found when they go. Where a smallest such set goes, just what fails it is found.
    """
    failed = Counter(
        tuple(number for number, mask in enumerate(masks) if not mask >> place & 1) for place in range(count)
    )
    fewest = min(map(len, failed), default=0)
    ways = []
    for numbers, found in failed.items():
        if len(numbers) == fewest:
            clauses = tuple(query.clauses[number] for number in numbers)
            ways.append((-found, numbers, Way(clauses, query.without(clauses), found)))
    ways.sort(key=lambda way: way[:2])
    return tuple(way for *_, way in ways)[: None if fewest == 1 else MOST_WAYS]
