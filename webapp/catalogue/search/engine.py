"""Ask the index: names in memory, full text by SQLite; the best first; something near where nothing fits."""

from __future__ import annotations

import json
import sqlite3
import threading
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from operator import itemgetter
from pathlib import Path
from typing import Any, NamedTuple

from webapp.catalogue.errors import CatalogueError
from webapp.catalogue.reader import REMEDY
from webapp.catalogue.search.exact import Exact
from webapp.catalogue.search.fulltext import FullText
from webapp.catalogue.search.game_names import GameNames
from webapp.catalogue.search.lexicon import ABROAD, FACTS, LOOSE, SHORT, TEXT, Fit, Lexicon, NameRow
from webapp.catalogue.search.nearest import LITTLE, Nearest
from webapp.catalogue.search.query import Query, parse
from webapp.catalogue.search.questions import Weights, question, same_words
from webapp.catalogue.search.suggestions import Suggestions

KEPT = 1024
"""Texts that are kept as queries, and with what was meant: people type the same ones."""

MANY = 6
"""Up to so many documents are seen at a glance: the shorter ones stand first, as with rules."""

FEW = 3
"""Where fewer documents have all words, those with the most of them stand behind."""

RULE = "rule"
"""The type of documents that are many, have hardly any names, and are not ranked by SQLite."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A document, whatever the language."""

    type: str
    name: str
    """Its id among those of its type."""
    path: str
    """Its address behind the language."""
    game: str
    words: int
    """How many words it has in English: what it answers, or else its lines."""


class Match(NamedTuple):
    """A document that fits, and how. A tuple, since a letter may bring hundreds."""

    document: int
    tier: int
    lang: str
    """The language of the name that fits; empty where no name does."""


@dataclass(frozen=True, slots=True)
class Found:
    """What a query has found."""

    asked: str
    """What was typed, without what is not seen."""
    query: Query
    """What was looked for: the suggestion, where there is one."""
    matches: tuple[Match, ...]
    """All documents that fit, the best first."""
    suggestion: str = ""
    """What was probably meant, where nothing fits what was typed."""
    answers: bool = False
    """Whether a question was asked, and the matches are what answers it."""


class Engine:
    """The search over one built catalogue: may be asked by any thread."""

    def __init__(self, path: Path) -> None:
        """Open the index at `path`.

        Raises CatalogueError, whose message tells the remedy, when it is missing or damaged.
        """
        self._lock = threading.Lock()
        self._parse = lru_cache(maxsize=KEPT)(self._read)
        self._suggestion = lru_cache(maxsize=KEPT)(self._suggest)
        if not path.is_file():
            raise CatalogueError(f"The catalogue of cards is missing: {path}. {REMEDY}")
        # One file for as long as the engine lives: a catalogue that is built anew has other numbers.
        self._opened = _Opened(path)
        try:
            self._lexicon = Lexicon(
                NameRow(*row)
                for row in self.execute(
                    "select document, lang, kind, folded, parts, stems, sounds from search_name order by id"
                )
            )
            self._kinds: Mapping[str, str] = dict(self.execute("select word, kind from search_number"))
            same = same_words(self.execute("select word, same from search_same"))
            little = self.execute("select word, langs from search_word where place = ?", (LITTLE,))
            self._little = frozenset((word, lang) for word, langs in little for lang in langs.split())
            self._games = GameNames(self._little)
            self._exact = Exact(self.execute("select key, lang, document from search_exact order by id"))
            self.documents = [
                Entry(*row)
                for row in self.execute(
                    "select type, name, path, game, words from search_document order by id"
                )
            ]
            """All documents, by number."""
            # A catalogue built before there were these is found out here, not by who searches.
            self.execute("select facts, search_word.stems from search_text, search_word limit 0")
        except sqlite3.Error as error:
            raise CatalogueError(f"The catalogue of cards is damaged: {path} ({error}). {REMEDY}") from error
        # The rules come one after the other, as a provider makes them.
        rules = [number for number, each in enumerate(self.documents) if each.type == RULE]
        self._rules = frozenset(rules)
        self._text = FullText(self.execute, same, range(min(rules, default=0), max(rules, default=-1) + 1))
        self._lengths = [(document.words, number) for number, document in enumerate(self.documents)]
        self._texts = [Match(number, TEXT, "") for number in range(len(self.documents))]
        self._weights = Weights(self.documents, self._text.having, self._text.expression)
        types = dict.fromkeys(document.type for document in self.documents)
        order = {type_: place for place, type_ in enumerate(types)}
        self._places = [order[document.type] for document in self.documents]
        self._titles: dict[str, list[tuple[str, str]]] = {}
        self._suggestions: Suggestions | None = None

    def execute(self, sql: str, values: Iterable[object] = ()) -> list[tuple[Any, ...]]:
        """Return the rows of a statement; read-only, for any thread."""
        with self._lock:
            return self._opened.connection.execute(sql, tuple(values)).fetchall()

    def titles(self, lang: str) -> list[tuple[str, str]]:
        """Return the title of every document in a language and its English one, by number; read once."""
        titles = self._titles.get(lang)
        if titles is None:
            rows = self.execute(
                "select title, title_en from search_text where lang = ? order by document", (lang,)
            )
            titles = self._titles[lang] = [(title, english) for title, english in rows]
        return titles

    def lines(self, documents: Sequence[int], lang: str) -> dict[int, tuple[str, ...]]:
        """Return the lines of some documents in a language."""
        return {document: tuple(lines) for document, lines in self._lists("lines", documents, lang)}

    def facts(self, documents: Sequence[int], lang: str) -> dict[int, tuple[tuple[str, ...], ...]]:
        """Return what some documents are, in a language: each fact with other words for it."""
        return {
            document: tuple(tuple(fact) for fact in facts)
            for document, facts in self._lists("facts", documents, lang)
        }

    def _lists(self, column: str, documents: Sequence[int], lang: str) -> list[tuple[int, list[Any]]]:
        if not documents:
            return []
        places = ", ".join("?" * len(documents))
        rows = self.execute(
            f"select document, {column} from search_text where lang = ? and document in ({places})",
            (lang, *documents),
        )
        return [(document, json.loads(text)) for document, text in rows]

    def search(self, text: str, lang: str) -> Found:
        """Return what `text` finds for a reader of `lang`, with a suggestion where nothing fits."""
        meant = self._exact.find(text, lang)
        found = self._search(text, lang)
        if not meant:
            return found
        first = tuple(self._texts[document] for document in meant)
        rest = () if found.suggestion else found.matches
        more = tuple(match for match in rest if match.document not in meant)
        return Found(found.asked, self._parse(text), (*first, *more), answers=True)

    def _search(self, text: str, lang: str) -> Found:
        query = self._parse(text)
        if not query.words:
            return Found(query.text, query, ())
        matches = self._matches(query, lang)
        if matches and matches[0].tier < LOOSE:
            return Found(query.text, query, matches)
        if (not matches or matches[0].tier >= TEXT) and any(map(self._text.means, query.words)):
            matches = self._matches(query, lang, widely=True)
        asked = None
        if not matches or matches[0].tier >= FACTS:
            asked = question(query, self._little, lang, known=bool(matches))
        suggestion = self._suggestion(query.text, lang, bool(matches), asked)
        if asked is not None and not suggestion:
            answers = self._answers(asked, lang)
            if answers:
                return Found(query.text, asked, answers, answers=True)
            suggestion = self._suggestion(query.text, lang, bool(matches), None)
        if not suggestion:
            if len(matches) < FEW and len(query.words) > 1:
                matches = self._with_others(matches, query)
            return Found(query.text, query, matches)
        meant = self._parse(suggestion)
        return Found(query.text, meant, self._matches(meant, lang), suggestion)

    def _answers(self, asked: Query, lang: str) -> tuple[Match, ...]:
        """Return what answers a question, of which `asked` has the words that count; names first."""
        game, words = self._games.named(asked.words)
        matches = self._matches(replace(asked, words=words, rest=words), lang)
        named = [match for match in matches if match.tier < FACTS and self._is_of(match, game)]
        return self._with_others(named, asked)

    def _is_of(self, match: Match, game: str) -> bool:
        return not game or self.documents[match.document].game in ("", game)

    def _with_others(self, matches: Sequence[Match], query: Query) -> tuple[Match, ...]:
        """Return what fits, and behind it what has the most of the words, in the game that is named."""
        seen = {match.document for match in matches}
        game, words = self._games.named(query.words)
        ranked = self._weights.ranked(words, game)
        return (*matches, *(self._texts[document] for document in ranked if document not in seen))

    def _read(self, text: str, plain: bool = False) -> Query:
        return self._lexicon.narrowed(parse(text, self._kinds, plain=plain))

    def _suggest(self, text: str, lang: str, found: bool, asked: Query | None) -> str:
        if self._suggestions is None:
            rows = self.execute("select word, shown, langs, place, documents, stems from search_word")
            words = (
                (word, shown, langs, place, documents, stems)
                for word, shown, langs, place, documents, stems in rows
            )
            self._suggestions = Suggestions(Nearest(self._lexicon, words), self._tier, self._text.count)
        query, near = self._parse(text), self._suggestions
        if asked is None:
            return near.best(query, lang, loosely=found)
        slip = near.best(query, lang, loosely=True) if found else ""
        return slip or near.name(query, lang) or near.name(asked, lang)

    def _tier(self, text: str, lang: str) -> int | None:
        """Return how well the best document fits."""
        matches = self._matches(self._parse(text), lang)
        return matches[0].tier if matches else None

    def _matches(self, query: Query, lang: str, *, widely: bool = False) -> tuple[Match, ...]:
        """Return what fits; `widely`: by its text also with words that mean the same."""
        best: dict[int, tuple[tuple[int, ...], Match]] = {}
        # Who writes the sign of a number means it; of others it is known anyway.
        for unsigned, each in enumerate(
            [query, self._parse(query.text, True)] if query.is_signed else [query]
        ):
            for fit in self._lexicon.fits(each):
                self._keep(best, fit, lang, unsigned)
            self._full_text(best, each, unsigned, widely)
        if not any(entry[1].tier < FACTS for entry in best.values()):
            for fit in self._lexicon.inside(query):
                if fit.document not in best:
                    self._keep(best, fit, lang)
        return tuple(match for _, match in sorted(best.values(), key=itemgetter(0)))

    def _keep(
        self, best: dict[int, tuple[tuple[int, ...], Match]], fit: Fit, lang: str, unsigned: int = 0
    ) -> None:
        """Keep a fit if it is better than what is known of its document."""
        foreign = 0 if fit.lang == lang else 1 if fit.lang == "en" else 2
        tier = ABROAD if fit.tier == SHORT and foreign == 2 else fit.tier
        key = (tier, unsigned, foreign, fit.more, self._places[fit.document], fit.length, fit.document)
        known = best.get(fit.document)
        if known is None or key < known[0]:
            best[fit.document] = key, Match(fit.document, tier, fit.lang)

    def _full_text(
        self,
        best: dict[int, tuple[tuple[int, ...], Match]],
        query: Query,
        unsigned: int,
        widely: bool,
    ) -> None:
        """Add the documents that have all words somewhere, those first whose names and facts have them.

        Rules come in turn with the others, the shorter ones first, as they say it plainest.
        """
        anywhere = self._text.anywhere(query, widely=widely)
        new = [document for document in anywhere if document not in best]
        if not (new or query.numbers):
            return
        rules = self._rules.intersection(new)
        for place, document in enumerate(sorted(rules, key=self._lengths.__getitem__)):
            best[document] = (TEXT, unsigned, 2 * place + 1), self._texts[document]
        if len(rules) == len(new) and not query.numbers:
            return
        facts = [document for document in self._text.named(query, widely=widely) if document not in best]
        named = self._lexicon.named(query.rest)
        for document in facts:
            key = (FACTS, unsigned, -named[document], self._places[document], document)
            best[document] = key, Match(document, FACTS, "")
        rest = [document for document in new if document not in best]
        if len(rest) > MANY:
            # SQLite's ranks take as long as all else together.
            ranked = self._text.ranked(query, widely=widely)
            rest = [document for document in ranked if document not in best]
        else:
            rest.sort(key=self._lengths.__getitem__)
        for place, document in enumerate(rest):
            best[document] = (TEXT, unsigned, 2 * place), self._texts[document]


class _Opened:
    """A connection that is closed when its engine is no more."""

    def __init__(self, path: Path) -> None:
        address = f"{path.resolve().as_uri()}?immutable=1&mode=ro"
        self.connection = sqlite3.connect(address, uri=True, check_same_thread=False)

    def __del__(self) -> None:
        self.connection.close()
