"""A game that is named in a question: what the other one says does not answer it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from webapp.catalogue import words
from webapp.catalogue.models import GAMES
from webapp.catalogue.search.query import Word, parse
from webapp.i18n import LANGUAGES, gettext, language

SHORT = {"rftg": "rftg", "ed": "eminent-domain"}
"""What players call the games for short."""


class GameNames:
    """The names of the games, in all languages."""

    def __init__(self, little: Collection[tuple[str, str]]) -> None:
        """Take the names apart; `little` words, each with its language, may be missing."""
        self._names = {frozenset({short}): game for short, game in SHORT.items()}
        for lang in LANGUAGES:
            for game in GAMES:
                with language(lang):
                    name = gettext(words.GAMES[game]).partition(":")[0]
                folded = (word.folded for word in parse(name, {}).words)
                self._names[frozenset(word for word in folded if (word, lang) not in little)] = game

    def named(self, asked: Sequence[Word]) -> tuple[str, tuple[Word, ...]]:
        """Return the game that is named, or an empty text, and the other words; never none at all."""
        have = {word.folded for word in asked}
        for name, game in self._names.items():
            rest = tuple(word for word in asked if word.folded not in name)
            if rest and name <= have:
                return game, rest
        return "", tuple(asked)
