"""The list of rulings: what it can be filtered by, what fits, and what to leave out where nothing does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import groupby
from operator import and_
from types import MappingProxyType

from webapp.cards import SETS
from webapp.catalogue.listing.facets import YES, Facet
from webapp.catalogue.listing.query import LONGEST_VALUE, Args, Clause, Query, read_query
from webapp.catalogue.listing.ways import Mask, Way, ways_out
from webapp.catalogue.models import GAMES, Catalogue
from webapp.catalogue.rulings.models import PHASES, Ruling
from webapp.catalogue.rulings.texts import Text, matches, text_of
from webapp.i18n import current_language

ORDER = ("q", "game", "topic", "set", "card", "phase", "open")
"""The keys in the order in which an address has them."""


@dataclass(frozen=True, slots=True)
class Found:
    """What was found, in order."""

    query: Query
    rulings: Sequence[Ruling]
    ways: tuple[Way, ...]
    """Where nothing was found: the fewest clauses to leave out, best first."""

    @property
    def by_topic(self) -> list[tuple[str, list[Ruling]]]:
        """The rulings by the ids of their topics."""
        return [(topic, list(those)) for topic, those in groupby(self.rulings, lambda each: each.topic)]


class RulingList:
    """All rulings of a catalogue. What each is about is worked out once, its words once for each language."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self._rulings = tuple(catalogue.rulings.all.values())
        self._masks = _masks(self._rulings)
        self._texts: dict[str, tuple[Text, ...]] = {}
        self.facets = MappingProxyType({facet.key: facet for facet in _facets(catalogue)})

    def read(self, args: Args) -> Query:
        """Return the query of an address; a card may also be named with its game, as rulings name theirs."""
        named = ((key, self._cards(value) if key == "card" else value) for key, value in args)
        return read_query(named, self.facets, ORDER, ())

    def find(self, query: Query) -> Found:
        """Return the rulings that fit every clause, in the order in which they are read."""
        masks = [self._mask(clause) for clause in query.clauses]
        fitting = reduce(and_, masks, self._all)
        rulings = tuple(each for place, each in enumerate(self._rulings) if fitting >> place & 1)
        return Found(query, rulings, () if rulings else ways_out(query, masks, len(self._rulings)))

    def _cards(self, named: str) -> str:
        """Return the ids of cards without their games; what names none of a game's cards stays as it is."""
        known = {"rftg": self.catalogue.race, "eminent-domain": self.catalogue.eminent}
        ids = []
        for part in named[:LONGEST_VALUE].split(","):
            game, _, card = part.strip().lower().partition("/")
            ids.append(card if card in known.get(game, ()) else part)
        return ",".join(ids)

    def values(self, key: str) -> tuple[str, ...]:
        """Return the values of a facet that some ruling has."""
        return tuple(value for value in self.facets[key].values if (key, value) in self._masks)

    @property
    def _all(self) -> Mask:
        return (1 << len(self._rulings)) - 1

    def _mask(self, clause: Clause) -> Mask:
        (value,) = clause.values
        if clause.key == "q":
            return self._worded(value)
        mask = self._masks.get((clause.key, value), 0)
        return mask if clause.wanted else self._all & ~mask

    def _worded(self, q: str) -> Mask:
        lang = current_language()
        if lang not in self._texts:
            self._texts[lang] = tuple(text_of(self.catalogue, ruling) for ruling in self._rulings)
        texts = self._texts[lang]
        return sum(1 << place for place, text in enumerate(texts) if matches(q, text, lang))


def _facets(catalogue: Catalogue) -> Iterator[Facet]:
    yield Facet("game", GAMES, single=True)
    yield Facet("topic", tuple(catalogue.rulings.topics), single=True)
    yield Facet("set", SETS, single=True)
    yield Facet("card", (*catalogue.race, *catalogue.eminent), single=True)
    yield Facet("phase", tuple(phase for game in GAMES for phase in PHASES[game]), single=True)
    yield Facet("open", YES)


def _masks(rulings: Iterable[Ruling]) -> Mapping[tuple[str, str], Mask]:
    masks: dict[tuple[str, str], Mask] = {}
    for place, ruling in enumerate(rulings):
        for trait in set(_traits(ruling)):
            masks[trait] = masks.get(trait, 0) | 1 << place
    return masks


def _traits(ruling: Ruling) -> Iterator[tuple[str, str]]:
    yield "game", ruling.game
    yield "topic", ruling.topic
    yield from (("set", each) for each in ruling.sets)
    yield from (("card", each) for each in (*ruling.cards, *ruling.mentions))
    yield from (("phase", each) for each in ruling.phases)
    if ruling.open:
        yield "open", "yes"
