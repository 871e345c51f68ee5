"""The list of cards: which ones fit, in which order, and what to leave out where none does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import groupby
from operator import and_, or_
from typing import Any

from webapp.cards import Card
from webapp.catalogue.fold import searchable
from webapp.catalogue.listing.facets import RANGES, all_facets
from webapp.catalogue.listing.query import Args, Clause, Query, read_query
from webapp.catalogue.listing.ranges import Range, read_range
from webapp.catalogue.listing.rows import PLACES, Row, eminent_row, race_row, set_title
from webapp.catalogue.listing.traits import costs, eminent_traits, points, race_traits
from webapp.catalogue.listing.ways import Mask, Way, ways_out
from webapp.catalogue.models import Catalogue, EminentCard
from webapp.i18n import current_language

FEW = 24
"""As many rows need no headings."""


@dataclass(frozen=True, slots=True)
class Section:
    """Rows under one heading, which is empty where there is none."""

    heading: str
    rows: Sequence[Row]


@dataclass(frozen=True, slots=True)
class Found:
    """What was found, in order."""

    query: Query
    rows: Sequence[Row]
    sections: Sequence[Section]
    ways: tuple[Way, ...]
    """Where nothing was found: the fewest clauses to leave out, best first. All have the same number."""


class Listing:
    """All cards of a catalogue. What each has is worked out once, the rows once for each language."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.facets = all_facets(catalogue.race.values())
        self._cards: tuple[Card | EminentCard, ...] = (
            *catalogue.race.values(),
            *catalogue.eminent.values(),
        )
        self._all: Mask = (1 << len(self._cards)) - 1
        self._masks = _masks(self._cards)
        self._rows: dict[str, tuple[Row, ...]] = {}
        self._orders: dict[tuple[str, str], tuple[int, ...]] = {}

    def rows(self) -> tuple[Row, ...]:
        """Return all rows in the current language, in the order of the data."""
        lang = current_language()
        rows = self._rows.get(lang)
        if rows is None:
            rows = self._rows[lang] = tuple(
                [race_row(self.catalogue, card) for card in self.catalogue.race.values()]
                + [eminent_row(self.catalogue, card) for card in self.catalogue.eminent.values()]
            )
        return rows

    def read(self, args: Args) -> Query:
        """Return the query of an address."""
        return read_query(args, self.facets)

    def find(self, query: Query) -> Found:
        """Return the cards that fit every clause, in the order asked for."""
        masks = [self._mask(clause) for clause in query.clauses]
        fitting = reduce(and_, masks, self._all)
        known = self.rows()
        rows = tuple(known[place] for place in self._order(query.sort) if fitting >> place & 1)
        ways = () if rows else ways_out(query, masks, len(self._cards))
        return Found(query, rows, _sections(rows, query.sort), ways)

    def _mask(self, clause: Clause) -> Mask:
        if clause.key == "q":
            return self._titled(clause.values[0])
        if clause.key in RANGES:
            return self._numbered(clause.key, read_range(clause.values[0]) or Range())
        mask = reduce(or_, (self._masks.get((clause.key, value), 0) for value in clause.values))
        return mask if clause.wanted else self._all & ~mask

    def _titled(self, q: str) -> Mask:
        """Return the cards with a title, in whatever language, that has all words of `q`."""
        parts = searchable(q).split()
        mask = 0
        for place, row in enumerate(self.rows()):
            # Most rows fall at the first look: into all titles at once.
            if all(part in row.haystack for part in parts) and (
                len(parts) < 2 or any(all(part in title for part in parts) for title in row.haystacks)
            ):
                mask |= 1 << place
        return mask

    def _numbered(self, key: str, asked: Range) -> Mask:
        numbers = _NUMBERS[key]
        return sum(1 << place for place, card in enumerate(self._cards) if asked.fits(numbers(card)))

    def _order(self, sort: str) -> tuple[int, ...]:
        """Return the places of all cards in an order, made once for each language; ties stand by name."""
        key = current_language(), sort
        order = self._orders.get(key)
        if order is None:
            rows, cards = self.rows(), self._cards
            order = self._orders[key] = tuple(_sorted(rows, cards, sort))
        return order


def _masks(cards: Sequence[Card | EminentCard]) -> Mapping[tuple[str, str], Mask]:
    masks: Counter[tuple[str, str]] = Counter()
    for place, card in enumerate(cards):
        for trait in set(race_traits(card) if isinstance(card, Card) else eminent_traits(card)):
            masks[trait] |= 1 << place
    return masks


def _points(card: Card | EminentCard) -> tuple[int, ...]:
    number = points(card)
    return () if number is None else (number,)


_NUMBERS: Mapping[str, Callable[[Card | EminentCard], tuple[int, ...]]] = {"cost": costs, "vp": _points}


def _sorted(rows: Sequence[Row], cards: Sequence[Card | EminentCard], sort: str) -> Iterator[int]:
    by_name = sorted(range(len(rows)), key=lambda place: (rows[place].sort_key.key, place))
    key = sort.lstrip("-")
    backwards = sort.startswith("-")
    if key == "name":
        # Namesakes stay in their order.
        return iter(sorted(by_name, key=lambda place: rows[place].sort_key.key, reverse=backwards))
    if key == "set":
        return iter(sorted(by_name, key=lambda place: PLACES[rows[place].game, rows[place].set]))
    sign = -1 if backwards else 1

    def number(place: int) -> tuple[Any, ...]:
        """Return the lowest number with its sign; behind all numbers what varies, then what has none."""
        card = cards[place]
        numbers = _NUMBERS[key](card)
        if numbers:
            return 0, sign * min(numbers)
        return (1 if key == "vp" and isinstance(card, Card) else 2), 0

    return iter(sorted(by_name, key=number))


def _sections(rows: Sequence[Row], sort: str) -> Sequence[Section]:
    if len(rows) > FEW and sort in ("name", "-name"):
        return [
            Section(letter, tuple(part)) for letter, part in groupby(rows, lambda row: row.sort_key.letter)
        ]
    if len(rows) > FEW and sort == "set":
        return [
            Section(set_title(*place), tuple(part))
            for place, part in groupby(rows, lambda row: (row.game, row.set))
        ]
    return [Section("", rows)] if rows else []
