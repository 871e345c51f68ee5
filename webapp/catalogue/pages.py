"""What a card page shows, as plain values in one language; made once for each card and language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from webapp.cards import Card
from webapp.catalogue import words
from webapp.catalogue.effect_words import EffectWords
from webapp.catalogue.models import Catalogue, Title
from webapp.catalogue.power_words import PowerWords
from webapp.i18n import current_language, gettext


@dataclass(frozen=True, slots=True)
class Link:
    """Another card."""

    text: str
    path: str
    """Game and id, as in the address of the card."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A line of the list of facts: its label and one value or several."""

    label: str
    values: tuple[str, ...]
    link: Link | None = None
    """The card that the line is about, in place of values."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """A scoring row in words."""

    points: str
    what: str
    cards: tuple[Link, ...] = ()


@dataclass(frozen=True, slots=True)
class EffectLines:
    """Effects that happen together, under a heading that says when."""

    heading: str
    effects: tuple[EffectWords, ...]


@dataclass(frozen=True, slots=True)
class SideWords:
    """One side of a double-sided card."""

    heading: str
    english: str | None
    facts: tuple[Fact, ...]
    groups: tuple[EffectLines, ...]


@dataclass(frozen=True, slots=True)
class CardPage:
    """One card in one language."""

    game: str
    game_name: str
    id: str
    heading: str
    heading_lang: str
    """The language of the heading: English where no rulebook translates the title."""
    english: str | None
    """The printed English title, where the heading is another one."""
    card: Card | None
    """The card itself, for its picture; None where the game has none."""
    facts: tuple[Fact, ...]
    powers: tuple[PowerWords, ...] = ()
    scoring: tuple[ScoreLine, ...] = ()
    groups: tuple[EffectLines, ...] = ()
    sides: tuple[SideWords, ...] = ()
    notes: tuple[str, ...] = ()


class Pages:
    """The card pages of a catalogue, each made when it is first asked for and then kept."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self._made: dict[tuple[str, str, str], CardPage] = {}

    def page(self, game: str, card_id: str) -> CardPage:
        """Return the page of a card in the current language; raises KeyError for an unknown card."""
        from webapp.catalogue.eminent_page import eminent_page
        from webapp.catalogue.race_page import race_page

        key = (current_language(), game, card_id)
        made = self._made.get(key)
        if made is None:
            make = {"rftg": race_page, "eminent-domain": eminent_page}[game]
            made = self._made[key] = make(self.catalogue, card_id)
        return made


def heading(title: Title, lang: str) -> Mapping[str, str | None]:
    """Return how a title stands at the head of a page: `heading`, `heading_lang`, `english`."""
    english = title.text == title.english
    return {
        "heading": title.text,
        "heading_lang": "en" if english else lang,
        "english": None if english else title.english,
    }


def title_notes(title: Title) -> tuple[str, ...]:
    """Return what is to be said about where a title comes from."""
    if title.status != "printed":
        return ()
    if title.identified:
        return (
            gettext(words.RULEBOOKS[title.source]),
            gettext("It stands there without the English title: the pairing is ours."),
        )
    return (gettext(words.RULEBOOKS[title.source]),)
