"""The form of the list of rulings: each question a list of which one is chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from webapp.catalogue import words
from webapp.catalogue.listing.panel import Asked, Choices, Question
from webapp.catalogue.listing.query import Clause, Query
from webapp.catalogue.models import GAMES, Catalogue
from webapp.catalogue.rules.titles import title_of
from webapp.catalogue.rulings import words as own_words
from webapp.catalogue.rulings.finding import RulingList
from webapp.catalogue.rulings.models import CARDS, PHASES
from webapp.catalogue.rulings.topics import TOPICS
from webapp.catalogue.sort_keys import sort_key
from webapp.i18n import current_language, gettext

Grouped: TypeAlias = tuple[tuple[str, Choices], ...]
"""Choices under headings."""

KEYS = ("game", "topic", "set", "card", "phase", "open")


class Panel:
    """The form for a list; its words are looked up once for each language."""

    def __init__(self, catalogue: Catalogue, listing: RulingList) -> None:
        self.catalogue = catalogue
        self.listing = listing
        self._questions: dict[str, tuple[Question, ...]] = {}
        self.named: Mapping[str, Callable[[str], str]] = {
            "game": lambda code: gettext(words.GAMES[code]),
            "topic": self._topic,
            "set": words.set_name,
            "card": self._card,
            "phase": own_words.phase,
        }
        """What the values of each key are called."""

    def asked(self, query: Query) -> Iterator[Asked]:
        """Yield the questions of the form as they stand for a query, in the current language."""
        for question in self._worded():
            yield Asked(question, tuple(query.states(question.key).items()))

    def clause(self, asked: Clause) -> str:
        """Return in short what is asked for."""
        return own_words.clause(asked, self.named)

    def _worded(self) -> tuple[Question, ...]:
        lang = current_language()
        if lang not in self._questions:
            self._questions[lang] = tuple(self._question(key) for key in KEYS)
        return self._questions[lang]

    def _question(self, key: str) -> Question:
        label = own_words.facet(key)
        if key == "open":
            return Question(key, label, "answer")
        values = self.listing.values(key)
        choices = tuple((value, self.named[key](value)) for value in values)
        if key in ("topic", "card", "phase"):
            return Question(key, label, "grouped", groups=tuple(self._by_game(key, choices)))
        return Question(key, label, "one", choices)

    def _by_game(self, key: str, choices: Choices) -> Iterator[tuple[str, Choices]]:
        lang = current_language()
        for game in GAMES:
            found = [choice for choice in choices if self._is_of(game, key, choice[0])]
            if key == "card":
                found.sort(key=lambda choice: sort_key(choice[1], lang).key)
            if found:
                yield gettext(words.GAMES[game]), tuple(found)

    def _is_of(self, game: str, key: str, value: str) -> bool:
        if key == "topic":
            return TOPICS[value] == game
        if key == "phase":
            return value in PHASES[game]
        return (value in self.catalogue.race) == (game == "rftg")

    def _topic(self, code: str) -> str:
        return self.catalogue.rulings.topics[code].title(current_language())[0]

    def _card(self, code: str) -> str:
        kind = CARDS["rftg" if code in self.catalogue.race else "eminent-domain"]
        return title_of(self.catalogue, f"{kind}:{code}")[0]
