"""What a card page shows, as plain values in one language; made once for each card and language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from webapp.cards import Card
from webapp.catalogue import words
from webapp.catalogue.models import Catalogue, Title
from webapp.catalogue.rules.mentions import SectionLink
from webapp.i18n import LANGUAGES, NAMES, current_language, gettext


@dataclass(frozen=True, slots=True)
class Link:
    """Another card, or a part of the card list."""

    text: str
    path: str
    """Game and id, as in the address of the card; for a part of the list what asks for it, `?game=rftg`."""
    lang: str = ""
    """The language of the text where it is not the reader's."""
    note: str = ""
    """Why it is linked, where that has to be said."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A line of the list of facts: its label and one value or several."""

    label: str
    values: tuple[str, ...]
    link: Link | None = None
    """The card that the line is about, in place of values."""


@dataclass(frozen=True, slots=True)
class Tag:
    """A trait of the card at its head: a picture and a word."""

    text: str
    icon: str = ""
    """A symbol of the sprites; empty for a trait without a picture."""


@dataclass(frozen=True, slots=True)
class PowerLine:
    """One power of a Race card: its icons and what it does, side by side."""

    code: str
    """Its code with hyphens, as in the address of the page that explains it."""
    icons: tuple[str, ...]
    """Symbols of the sprite."""
    sentence: str
    name: str
    """What the code is called."""


@dataclass(frozen=True, slots=True)
class PhasePowers:
    """The powers of a Race card that work in one phase, in the order printed."""

    code: str
    """The phase as the card data has it: `1` to `5`, `trade`, `setup` …."""
    name: str
    lines: tuple[PowerLine, ...]


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """A scoring row as a sentence, and the cards that it names."""

    sentence: str
    cards: tuple[Link, ...] = ()


@dataclass(frozen=True, slots=True)
class OtherTitle:
    """The title of the card in another language."""

    lang: str
    """The language of the line: its code."""
    language: str
    """The name of that language in itself."""
    text: str
    text_lang: str
    """The language of `text`: English where the title is kept English."""
    origin: str
    """Where it comes from, in the reader's language."""


@dataclass(frozen=True, slots=True)
class Mention:
    """A goal or a search category that the card has to do with."""

    id: str
    """Its anchor on the page of all goals or of all search categories."""
    text: str
    note: str = ""
    """What has to be said with it: that readings differ."""


@dataclass(frozen=True, slots=True)
class RobotNote:
    """What the solitaire robot does with the card, and the rule that says so."""

    sentence: str
    rule: str
    """The rule's id, `R-DEV-A`."""
    links: tuple[Link, ...] = ()
    """The start worlds that the sentence ends with."""
    reading: bool = False
    """Whether no rulebook says so: it is our reading."""


@dataclass(frozen=True, slots=True)
class RobotPart:
    """What the solitaire robot does with the card in one part of the game."""

    label: str
    """The part, `Develop: action`."""
    notes: tuple[RobotNote, ...]
    """With every start world."""
    worlds: tuple[RobotNote, ...]
    """With some start worlds, which follow each sentence."""
    is_start: bool = False
    """Whether it is about the card as the robot's own start world."""


@dataclass(frozen=True, slots=True)
class Related:
    """Other cards that the card has to do with in one way."""

    heading: str
    links: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class CardPage:
    """One card in one language."""

    lang: str
    """The language."""
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
    suffix: str = ""
    """What tells it from another card of the same title."""
    tags: tuple[Tag, ...] = ()
    """What the head says beside the picture."""
    origin: str = ""
    """Where the title comes from; empty in English."""
    titles: tuple[OtherTitle, ...] = ()
    """The title in every other language."""
    powers: tuple[PhasePowers, ...] = ()
    scoring: tuple[ScoreLine, ...] = ()
    goals: tuple[Mention, ...] = ()
    categories: tuple[Mention, ...] = ()
    robot: tuple[RobotPart, ...] = ()
    rulings: tuple[str, ...] = ()
    """The ids of the rulings on it."""
    rules: tuple[SectionLink, ...] = ()
    """The sections of the rules that name the card or explain a power of it."""
    related: tuple[Related, ...] = ()
    notes: tuple[str, ...] = ()
    """What else there is to say, in sentences."""
    unsure: tuple[str, ...] = ()
    """Which of the facts are not certain, in sentences."""
    eminent: Any = None
    """What only `cards/_eminent.html` shows, as `eminent_page` made it."""

    @property
    def path(self) -> str:
        """Game and id, as in the address of the card."""
        return f"{self.game}/{self.id}"


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


def heading(title: Title, lang: str) -> dict[str, Any]:
    """Return how a title stands at the head of a page, as arguments of `CardPage`."""
    english = title.text == title.english
    return {
        "lang": lang,
        "suffix": title.suffix,
        "heading": title.text,
        "heading_lang": "en" if english else lang,
        "english": None if english else title.english,
        "origin": "" if lang == "en" else origin(title),
    }


def other_titles(catalogue: Catalogue, game: str, card_id: str) -> tuple[OtherTitle, ...]:
    """Return the title of a card in the languages that are not the reader's, without the English one."""
    return tuple(
        OtherTitle(
            lang=lang,
            language=NAMES[lang].name,
            text=title.text,
            text_lang="en" if title.text == title.english else lang,
            origin=origin(title),
        )
        for lang in LANGUAGES
        if lang not in ("en", current_language())
        for title in (catalogue.title(card_id, lang, game),)
    )


def origin(title: Title) -> str:
    """Return where a localized title comes from, in the current language; empty if it is the English one."""
    if title.status == "printed":
        return " ".join(title_notes(title))
    if title.status == "ours" and title.text == title.english:
        return ""
    if title.left_english:
        return gettext("The rulebook leaves it in English; this is our translation.")
    if title.status == "ours":
        return gettext("Our translation: no rulebook has this title.")
    return gettext("The title stays in English.")


def title_notes(title: Title) -> tuple[str, ...]:
    """Return what is to be said about where a printed title comes from."""
    if title.status != "printed":
        return ()
    printed = gettext(words.RULEBOOKS[title.source])
    if not title.identified:
        return (printed,)
    return (printed, gettext("It stands there without the English title: the pairing is ours."))
