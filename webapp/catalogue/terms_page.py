"""The glossary in the current language, made once for each language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby

from markupsafe import Markup

from webapp.catalogue import terms_words, words
from webapp.catalogue.definitions.models import Definition
from webapp.catalogue.models import GAMES, Catalogue
from webapp.catalogue.reference import TERM_LANGUAGES, Term
from webapp.catalogue.rules.titles import with_titles
from webapp.catalogue.sort_keys import sort_key
from webapp.catalogue.terms import namesakes, plain
from webapp.i18n import NAMES, current_language, gettext, language


@dataclass(frozen=True, slots=True)
class OtherWord:
    """The word for a term in another language."""

    lang: str
    language: str
    """The name of that language in itself."""
    text: str
    status: str


@dataclass(frozen=True, slots=True)
class Namesake:
    """A term of the other game that the language calls by the same word."""

    anchor: str
    text: str
    english: str


@dataclass(frozen=True, slots=True)
class Said:
    """What is said about a term."""

    html: Markup
    lang: str
    """Its language: English where it is not translated yet."""


@dataclass(frozen=True, slots=True)
class TermPart:
    """One term."""

    anchor: str
    text: str
    english: str | None
    """The English word, where the reader's language is another one."""
    also: tuple[str, ...]
    """Other words in use for the same thing."""
    group: str
    """The part of the game that it belongs to, in words."""
    status: str
    """How sure the word is, in words; empty in English."""
    others: tuple[OtherWord, ...]
    """The words of the languages that are neither the reader's nor English."""
    namesakes: tuple[Namesake, ...]
    definition: Said | None = None
    """What it means; None where nobody has written it yet."""
    note: Said | None = None
    """How the word is meant here, where the other game means something else by it."""


@dataclass(frozen=True, slots=True)
class Letter:
    """The terms of a game that begin with one letter."""

    text: str
    terms: tuple[TermPart, ...]


@dataclass(frozen=True, slots=True)
class GameTerms:
    """All terms of a game."""

    game: str
    name: str
    count: int
    letters: tuple[Letter, ...]


class Glossary:
    """What the glossary shows, by language."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self._made: dict[tuple[str, str], tuple[GameTerms, ...]] = {}

    def games(self, home: str) -> tuple[GameTerms, ...]:
        """Return the terms of each game in the order of the current language.

        `home` is the address of the start page.
        """
        lang = current_language()
        if (lang, home) not in self._made:
            doubles = namesakes(self.catalogue.terms, lang)
            self._made[lang, home] = tuple(_game_terms(self.catalogue, game, doubles, home) for game in GAMES)
        return self._made[lang, home]


def _game_terms(
    catalogue: Catalogue, game: str, doubles: Mapping[str, tuple[Term, ...]], home: str
) -> GameTerms:
    lang = current_language()
    keyed = sorted(
        (
            (sort_key(plain(term.words[lang].text), lang), term)
            for term in catalogue.terms.values()
            if term.game == game
        ),
        key=lambda pair: (pair[0].key, pair[1].anchor),
    )
    return GameTerms(
        game=game,
        name=gettext(words.GAMES[game]),
        count=len(keyed),
        letters=tuple(
            Letter(
                letter,
                tuple(term_part(catalogue, term, doubles.get(term.anchor, ()), home) for _, term in group),
            )
            for letter, group in groupby(keyed, key=lambda pair: pair[0].letter)
        ),
    )


def term_part(catalogue: Catalogue, term: Term, doubles: tuple[Term, ...], home: str) -> TermPart:
    """Return a term in the current language; `doubles` are its namesakes in the other game."""
    lang = current_language()
    word = term.words[lang]
    return TermPart(
        anchor=term.anchor,
        text=word.text,
        english=None if lang == "en" else term.english,
        also=word.also,
        group=terms_words.group(term.group),
        status=terms_words.status(word.status),
        others=tuple(
            OtherWord(
                lang=each,
                language=NAMES[each].name,
                text=term.words[each].text,
                status=terms_words.status(term.words[each].status),
            )
            for each in TERM_LANGUAGES
            if each != lang
        ),
        namesakes=tuple(Namesake(other.anchor, other.words[lang].text, other.english) for other in doubles),
        definition=_said(catalogue, catalogue.definitions.text(term.anchor, lang), home),
        note=_said(catalogue, catalogue.definitions.note(term.anchor, lang), home),
    )


def _said(catalogue: Catalogue, text: Definition | None, home: str) -> Said | None:
    if text is None:
        return None
    with language(text.lang):
        return Said(Markup(with_titles(catalogue, text.html, home)), text.lang)
