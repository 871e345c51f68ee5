"""What the reader asks the list for: read from an address, written as one, and taken apart again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from urllib.parse import quote_plus

from webapp.catalogue.listing.facets import ORDER, RANGES, Facet
from webapp.catalogue.listing.ranges import Range, ordered, read_number, read_range

LONGEST_QUERY = 100
"""Characters of the words of a title that are looked at."""

LONGEST_VALUE = 2000
"""Characters of any other value that are looked at."""

SORTS = ("name", "-name", "cost", "-cost", "-vp", "vp", "set")
"""The orders; a minus is for the highest or the last first."""

MOST_STRANGE = 5
"""Parts of an address that were not understood and are named."""

Facets = Mapping[str, Facet]
Args = Iterable[tuple[str, str]]
"""Keys and values of an address in its order, keys repeated."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One thing asked for; a card must fit every clause."""

    key: str
    values: tuple[str, ...]
    """One of these a card must have; the words of a title, or a range, as one value."""
    wanted: bool = True
    """False when a card must not have it."""


@dataclass(frozen=True, slots=True)
class Query:
    """All that is asked for."""

    clauses: tuple[Clause, ...] = ()
    """In the order of `ORDER`."""
    sort: str = SORTS[0]
    strange: tuple[str, ...] = field(default=(), compare=False)
    """Parts of the address that were not understood and are left out."""

    @property
    def q(self) -> str:
        """The words of a title, or an empty text."""
        return next((clause.values[0] for clause in self.clauses if clause.key == "q"), "")

    def range(self, key: str) -> Range:
        """Return the range of numbers asked for; one without ends when none is."""
        found = next((clause.values[0] for clause in self.clauses if clause.key == key), "")
        return read_range(found) or Range()

    def states(self, key: str) -> Mapping[str, bool]:
        """Return the values of a facet that are asked for (True) or kept away (False)."""
        return MappingProxyType(
            {value: clause.wanted for clause in self.clauses if clause.key == key for value in clause.values}
        )

    def without(self, clauses: Iterable[Clause]) -> Query:
        """Return the same query with some clauses less."""
        gone = set(clauses)
        return Query(tuple(clause for clause in self.clauses if clause not in gone), self.sort)

    def pairs(self) -> list[tuple[str, str]]:
        """Return the keys and values of the address, each key once, defaults left out."""
        values: dict[str, list[str]] = {}
        for clause in self.clauses:
            values.setdefault(clause.key, []).extend(_written(clause))
        pairs = [(key, ",".join(known)) for key, known in values.items()]
        return pairs if self.sort == SORTS[0] else [*pairs, ("sort", self.sort)]

    @property
    def address(self) -> str:
        """The query string with its question mark; empty when nothing is asked for."""
        pairs = [f"{key}={quote_plus(value, safe=',')}" for key, value in self.pairs()]
        return f"?{'&'.join(pairs)}" if pairs else ""

    def is_written(self, args: Args, order: Iterable[str] = ORDER) -> bool:
        """Return whether an address has just these pairs, apart from keys that are not in `order`."""
        ours = {*order, "sort", *(f"{key}-{end}" for key in RANGES for end in ("from", "to"))}
        return [pair for pair in args if pair[0] in ours] == self.pairs()


def read_query(
    args: Args, facets: Facets, order: Iterable[str] = ORDER, sorts: Sequence[str] = SORTS
) -> Query:
    """Return the query of an address: what it does not understand is left out and named in `strange`.

    `order` are the keys of the list, `sorts` its orders if it has several.
    """
    given: dict[str, list[str]] = {}
    for key, value in args:
        given.setdefault(key, []).append(value.replace("\0", "")[:LONGEST_VALUE])
    strange: list[str] = []
    clauses: list[Clause] = []
    for key in order:
        if key == "q":
            clauses += _words(given.get(key, ()))
        elif key in RANGES:
            clauses += _range(key, given, strange)
        else:
            clauses += _choices(facets[key], given.get(key, ()), strange)
    sort = SORTS[0]
    for value in filter(None, map(str.strip, given.get("sort", ()) if sorts else ())):
        if value in sorts:
            sort = value
        else:
            strange.append(f"sort={value}")
    return Query(tuple(clauses), sort, tuple(_shortened(each) for each in strange[:MOST_STRANGE]))


def _words(given: Sequence[str]) -> Iterator[Clause]:
    words = next((" ".join(value[:LONGEST_QUERY].split()) for value in given if value.strip()), "")
    if words:
        yield Clause("q", (words,))


def _range(key: str, given: Mapping[str, Sequence[str]], strange: list[str]) -> Iterator[Clause]:
    """Read `cost=2..4`, or what a form sends: `cost-from=2` and `cost-to=4`."""
    found: Range | None = None
    for value in filter(None, map(str.strip, given.get(key, ()))):
        read = read_range(value)
        if read is None or (found is not None and read != found):
            strange.append(f"{key}={value}")
        else:
            found = read
    ends: list[int | None] = []
    for end in ("from", "to"):
        values = [value for value in given.get(f"{key}-{end}", ()) if value.strip()]
        ends.append(read_number(values[0]) if values else None)
        if values and ends[-1] is None:
            strange.append(f"{key}-{end}={values[0]}")
    if ends != [None, None]:
        found = ordered(*ends)
    if found is not None:
        yield Clause(key, (str(found),))


def _choices(facet: Facet, given: Sequence[str], strange: list[str]) -> Iterator[Clause]:
    states: dict[str, bool] = {}
    for part in filter(None, (part.strip() for value in given for part in value.split(","))):
        state = _state(facet, part.lower().replace("_", "-"))
        if state is None:
            strange.append(f"{facet.key}={part}")
            continue
        if facet.single:
            states.clear()
        states[state[0]] = state[1]
    wanted = tuple(value for value in facet.values if states.get(value) is True)
    if facet.each:
        yield from (Clause(facet.key, (value,)) for value in wanted)
    elif wanted:
        yield Clause(facet.key, wanted)
    for value in facet.values:
        if states.get(value) is False:
            yield Clause(facet.key, (value,), wanted=False)


def _state(facet: Facet, part: str) -> tuple[str, bool] | None:
    """Return the value that a part of an address means, and whether it is wanted; None for none."""
    if facet.yes_no:
        return ("yes", part == "yes") if part in ("yes", "no") else None
    wanted = not part.startswith("-")
    value = part if wanted else part[1:]
    return (value, wanted) if value in facet.values and (wanted or not facet.single) else None


def _written(clause: Clause) -> Iterable[str]:
    if clause.wanted:
        return clause.values
    return ["no" if value == "yes" else f"-{value}" for value in clause.values]


def _shortened(text: str) -> str:
    return text if len(text) <= 40 else f"{text[:39]}…"
