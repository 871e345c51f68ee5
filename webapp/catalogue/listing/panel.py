"""The form of the filters: what it asks, in folds, and how it stands for a query."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass

from webapp.catalogue.listing import labels
from webapp.catalogue.listing.facets import PHASES, RANGES, Facet
from webapp.catalogue.listing.query import SORTS, Query
from webapp.catalogue.listing.ranges import FARTHEST, Range
from webapp.i18n import N_, current_language, gettext

Choices = tuple[tuple[str, str], ...]
"""Values and what they are called."""

FOLDS = (
    ("game", N_("Game and sets"), ("game", "sets", "set")),
    ("kind", N_("Kind of card"), ("kind", "military", "start", "six")),
    ("numbers", N_("Numbers"), ("cost", "vp", "varies")),
    ("goods", N_("Goods"), ("good", "production")),
    ("marks", N_("Keywords and symbols"), ("keyword", "chromosome", "prestige")),
    ("powers", N_("Powers"), ("phase", "power")),
    ("eminent", N_("Eminent Domain"), ("type", "level", "symbol", "resource")),
)
"""Folds of the form: an id, a heading, the keys inside."""

ENDLESS = Range()

SAID_TWICE = frozenset({"military"})
"""Keys whose question another one asks too (`kind`): in the form only while they are asked."""

LOWEST = {"cost": 0, "vp": -FARTHEST}


@dataclass(frozen=True, slots=True)
class Question:
    """One facet in the form, in one language."""

    key: str
    label: str
    shape: str
    """`one` (a list of which one is chosen), `three` (each value: any, yes, no), `answer` (any, yes, no),
    `range` (two numbers) or `power` (a long list in groups)."""
    choices: Choices = ()
    groups: tuple[tuple[str, Choices], ...] = ()
    lowest: int = 0
    highest: int = FARTHEST


@dataclass(frozen=True, slots=True)
class Asked:
    """A question, and how it stands for a query."""

    question: Question
    states: tuple[tuple[str, bool], ...] = ()
    """The values asked for (True) and kept away (False)."""
    range: Range = ENDLESS

    def state(self, value: str) -> str:
        """Return `yes`, `no` or an empty text for a value."""
        return {True: "yes", False: "no", None: ""}[dict(self.states).get(value)]

    @property
    def chosen(self) -> str:
        """The one value asked for, or an empty text."""
        return next((value for value, wanted in self.states if wanted), "")


@dataclass(frozen=True, slots=True)
class Fold:
    """Questions that are shown and hidden together."""

    id: str
    heading: str
    asked: tuple[Asked, ...]
    open: bool
    """Whether one of them is asked, so that it has to be seen."""

    @property
    def key(self) -> Hashable:
        """What it looks like hangs on: which fold it is and what is asked."""
        return self.id, tuple((each.states, each.range) for each in self.asked)


class Panel:
    """The form for some facets; its words are looked up once for each language."""

    def __init__(self, facets: Mapping[str, Facet], phases: Mapping[str, str]) -> None:
        """Take the facets, and for each power the phase (as the address has it) under which it is listed."""
        self.facets = facets
        self.phases = phases
        self._questions: dict[str, Mapping[str, Question]] = {}

    def folds(self, query: Query) -> Iterator[Fold]:
        """Yield the folds of the form as they stand for a query, in the current language."""
        questions = self._worded()
        for fold, heading, keys in FOLDS:
            asked = tuple(
                Asked(
                    questions[key],
                    tuple(query.states(key).items()) if key not in RANGES else (),
                    query.range(key) if key in RANGES else ENDLESS,
                )
                for key in keys
                if key not in SAID_TWICE or query.states(key)
            )
            used = any(each.states or each.range != ENDLESS for each in asked)
            yield Fold(fold, gettext(heading), asked, used)

    def sorts(self) -> Choices:
        """Return the orders to choose from, in the current language."""
        return tuple((code, labels.sort(code)) for code in SORTS)

    def _worded(self) -> Mapping[str, Question]:
        lang = current_language()
        if lang not in self._questions:
            self._questions[lang] = {key: self._question(key) for _, _, keys in FOLDS for key in keys}
        return self._questions[lang]

    def _question(self, key: str) -> Question:
        label = labels.facet(key)
        if key in RANGES:
            return Question(key, label, "range", lowest=LOWEST[key])
        facet = self.facets[key]
        if facet.yes_no:
            return Question(key, label, "answer")
        choices = tuple((value, labels.value(key, value)) for value in facet.values)
        if key == "power":
            return Question(key, label, "power", choices, tuple(self._by_phase(choices)))
        if key == "sets":
            choices = tuple(
                (value, f"{'+ ' if number else ''}{labels.value('set', value)}")
                for number, value in enumerate(facet.values)
            )
        return Question(key, label, "one" if facet.single else "three", choices)

    def _by_phase(self, choices: Choices) -> Iterator[tuple[str, Choices]]:
        for phase in PHASES.values():
            found = tuple(choice for choice in choices if self.phases[choice[0]] == phase)
            if found:
                yield labels.value("phase", phase), found
