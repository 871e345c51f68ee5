"""The state of the translations as a page shows it, in the current language; made once for each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from webapp.catalogue import terms_words, words
from webapp.catalogue.coverage import counts
from webapp.catalogue.coverage.counts import Count
from webapp.catalogue.models import GAMES, Catalogue
from webapp.catalogue.reference import TERM_LANGUAGES
from webapp.catalogue.rules.mentions import SectionLink, section_link
from webapp.catalogue.rules.models import Block, Place
from webapp.catalogue.rules.parts import short_ids
from webapp.catalogue.rules.titles import title_of
from webapp.catalogue.sort_keys import sort_key
from webapp.catalogue.terms import plain
from webapp.i18n import N_, NAMES, current_language, gettext

# Translators: where the title of a card comes from. Each stands alone beside a number.
TITLES = {
    "printed": N_("printed in a rulebook"),
    "left": N_("our own translation; a rulebook leaves it in English"),
    "ours": N_("our own translation"),
    "english": N_("kept in English"),
}

TEXTS = {
    "rules": N_("Sections of the rules"),
    "rulings": N_("Rulings"),
    "definitions": N_("Definitions of terms"),
    "messages": N_("Messages of this app"),
}


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the table."""

    text: str
    numbers: tuple[int, ...]
    """In the order of the languages."""
    total: int | None
    """How many there are in English, where that is not the same for the whole group."""


@dataclass(frozen=True, slots=True)
class Group:
    """Lines under one heading."""

    id: str
    heading: str
    total: int | None
    """How many there are, where that is the same for all lines."""
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Column:
    """A language of the table."""

    lang: str
    name: str


@dataclass(frozen=True, slots=True)
class OwnWord:
    """A term whose word is ours."""

    anchor: str
    text: str
    english: str


@dataclass(frozen=True, slots=True)
class OwnWords:
    """The words of ours in a language, in its order."""

    lang: str
    name: str
    words: tuple[OwnWord, ...]


@dataclass(frozen=True, slots=True)
class OpenRule:
    """A place of the rules that leaves something open."""

    section: SectionLink
    about: str
    """What its paragraph is about, else the ids of what it states; empty for the whole section."""
    lang: str
    """The language of `about`."""


@dataclass(frozen=True, slots=True)
class CoveragePage:
    """The whole page."""

    columns: tuple[Column, ...]
    groups: tuple[Group, ...]
    own: tuple[OwnWords, ...]
    """The reader's language first."""
    rulings: tuple[str, ...]
    """The ids of the rulings that are open."""
    rules: tuple[OpenRule, ...]
    """The places of the rules that leave something open."""
    version: str
    """Of the data."""


class CoveragePages:
    """The page of a catalogue in each language."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self._made: dict[str, CoveragePage] = {}

    def page(self) -> CoveragePage:
        """Return the page in the current language."""
        lang = current_language()
        if lang not in self._made:
            self._made[lang] = self._page(lang)
        return self._made[lang]

    def _page(self, lang: str) -> CoveragePage:
        known = self.catalogue
        return CoveragePage(
            columns=tuple(Column(each, NAMES[each].name) for each in TERM_LANGUAGES),
            groups=(
                *(
                    _group(
                        f"terms-{game}",
                        gettext("Terms: %(game)s", game=gettext(words.GAMES[game])),
                        counts.terms(known, game),
                        terms_words.status,
                    )
                    for game in GAMES
                ),
                *(
                    _group(
                        f"titles-{game}",
                        heading,
                        counts.titles(known, game),
                        lambda code: gettext(TITLES[code]),
                    )
                    for game, heading in (
                        *(
                            (game, gettext("Titles of cards: %(game)s", game=gettext(words.GAMES[game])))
                            for game in GAMES
                        ),
                        ("goals", gettext("Titles of goals")),
                    )
                ),
                _group("texts", gettext("Texts"), counts.texts(known), lambda code: gettext(TEXTS[code])),
            ),
            own=tuple(self._own(each) for each in sorted(TERM_LANGUAGES, key=lambda each: each != lang)),
            rulings=counts.open_rulings(known),
            rules=tuple(self._open(place) for place in counts.open_rules(known)),
            version=known.version,
        )

    def _open(self, place: Place) -> OpenRule:
        section = self.catalogue.rules.section(place.game, place.book, place.section, "en")
        tags = next((block.tags for block in _walk(section.blocks) if block.anchor == place.anchor), ())
        about, lang = short_ids(tags), current_language()
        if tags and ":" in tags[0]:
            about, lang = title_of(self.catalogue, tags[0])
        return OpenRule(section_link(self.catalogue, place), about, lang)

    def _own(self, lang: str) -> OwnWords:
        found = [
            OwnWord(term.anchor, plain(term.words[lang].text), plain(term.english))
            for term in self.catalogue.terms.values()
            if term.words[lang].status == "proposed"
        ]
        found.sort(key=lambda word: sort_key(word.text, lang).key)
        return OwnWords(lang, NAMES[lang].name, tuple(found))


def _walk(blocks: Iterable[Block]) -> Iterator[Block]:
    for block in blocks:
        yield block
        yield from _walk(block.blocks)


def _group(group_id: str, heading: str, found: tuple[Count, ...], name: Callable[[str], str]) -> Group:
    same = len({count.total for count in found}) == 1
    return Group(
        id=group_id,
        heading=heading,
        total=found[0].total if same else None,
        lines=tuple(
            Line(name(each.what), tuple(each.numbers.values()), None if same else each.total)
            for each in found
        ),
    )
