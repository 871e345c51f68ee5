"""What the pages of rules show, as plain values in the current language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from markupsafe import Markup

from webapp.catalogue import words
from webapp.catalogue.models import GAMES, Catalogue
from webapp.catalogue.rules.books import BOOKS, MARKS, book_name
from webapp.catalogue.rules.links import address
from webapp.catalogue.rules.mentions import SectionLink
from webapp.catalogue.rules.models import Block, Section
from webapp.catalogue.rules.parts import Part, See, parts_of
from webapp.catalogue.rules.titles import title_of, with_titles
from webapp.i18n import current_language, gettext, language


@dataclass(frozen=True, slots=True)
class BookPart:
    """A book with its contents."""

    game: str
    id: str
    name: str
    mark: str
    """The short mark of its set, if it has one."""
    sections: tuple[SectionLink, ...]

    @property
    def path(self) -> str:
        """Game and book, as in its address."""
        return f"{self.game}/{self.id}/"


@dataclass(frozen=True, slots=True)
class GamePart:
    """The books of a game."""

    id: str
    name: str
    books: tuple[BookPart, ...]


@dataclass(frozen=True, slots=True)
class SectionPage:
    """A section, alone or beside itself in a second language."""

    path: str
    """Game, book and section, as in its address."""
    game: GamePart
    book: BookPart
    title: str
    lang: str
    """The language of the text."""
    parts: tuple[Part, ...]
    before: SectionLink | None
    after: SectionLink | None
    translated: bool
    """Whether the text is in the language of the page."""
    rulings: tuple[str, ...] = ()
    """The ids of the rulings that follow from what it states."""
    other_title: str = ""
    other_lang: str = ""
    """The second language; empty where there is none."""


class RulePages:
    """The pages of the rules of a catalogue; `home` in markup is the address of the start page."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self._made: dict[tuple[str, str, str], SectionPage] = {}

    def games(self) -> tuple[GamePart, ...]:
        """Return all books by game, in the current language; books without a section are left out."""
        found = (self._game(game) for game in GAMES)
        return tuple(game for game in found if game.books)

    def game(self, game: str) -> GamePart:
        """Return the books of a game; raises KeyError for an unknown one."""
        return {each.id: each for each in self.games()}[game]

    def book(self, game: str, book: str) -> BookPart:
        """Return a book; raises KeyError for an unknown one."""
        return {each.id: each for each in self.game(game).books}[book]

    def page(self, game: str, book: str, section: str, home: str, beside: str = "") -> SectionPage:
        """Return the page of a section, `beside` itself in another language if that is given.

        Raises KeyError for an unknown section.
        """
        key = (current_language(), home, f"{game}/{book}/{section}")
        page = self._made.get(key)
        if page is None:
            page = self._made[key] = self._page(game, book, section, home)
        if beside in ("", page.lang):
            return page
        other = self.catalogue.rules.section(game, book, section, beside)
        if other.lang == page.lang:
            return page
        with language(beside):
            markup = [with_titles(self.catalogue, block.html, home) for block in _walk(other.blocks)]
        return replace(
            page,
            parts=_beside(page.parts, iter(markup)),
            other_title=other.title,
            other_lang=other.lang,
        )

    def _game(self, game: str) -> GamePart:
        known = self.catalogue.rules.books
        return GamePart(
            game,
            gettext(words.GAMES[game]),
            tuple(self._book(*key, known[key]) for key in BOOKS if key[0] == game and key in known),
        )

    def _book(self, game: str, book: str, sections: list[str]) -> BookPart:
        links = []
        for section in sections:
            title, lang = self.catalogue.rules.title(game, book, section, current_language())
            links.append(SectionLink(title, lang, f"{game}/{book}/{section}"))
        return BookPart(game, book, book_name(game, book), MARKS.get((game, book), ""), tuple(links))

    def _page(self, game: str, book: str, section: str, home: str) -> SectionPage:
        text = self.catalogue.rules.section(game, book, section, current_language())
        part = self.book(game, book)
        place = [link.path for link in part.sections].index(text.path)
        return SectionPage(
            path=text.path,
            game=self.game(game),
            book=part,
            title=text.title,
            lang=text.lang,
            parts=self._parts(text, home),
            before=part.sections[place - 1] if place else None,
            after=part.sections[place + 1] if place + 1 < len(part.sections) else None,
            translated=text.lang == current_language(),
            rulings=self.catalogue.rulings.following(
                tag for block in _walk(text.blocks) for tag in block.tags
            ),
        )

    def _parts(self, text: Section, home: str) -> tuple[Part, ...]:
        seen: set[str] = set()
        with language(text.lang):
            return parts_of(self.catalogue, text.blocks, home, lambda block: tuple(self._see(block, seen)))

    def _see(self, block: Block, seen: set[str]) -> Iterator[See]:
        """Yield what the tags of a block name, once on a page and only what its words do not link."""
        for tag in block.tags:
            if ":" in tag and tag not in seen:
                seen.add(tag)
                if address(tag) not in block.html:
                    yield See(*title_of(self.catalogue, tag), address(tag))


def _walk(blocks: Iterable[Block]) -> Iterator[Block]:
    for block in blocks:
        yield block
        yield from _walk(block.blocks)


def _beside(parts: Iterable[Part], markup: Iterator[str]) -> tuple[Part, ...]:
    """Return parts with the same words in the second language, which come in the order of `_walk`."""
    made = []
    for part in parts:
        other = Markup(next(markup))
        made.append(replace(part, other=other, parts=_beside(part.parts, markup)))
    return tuple(made)
