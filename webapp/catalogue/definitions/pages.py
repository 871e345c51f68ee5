"""The page of a term, as plain values in the current language."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import parse_qsl

from webapp.catalogue import powers
from webapp.catalogue.definitions.related import CARD_LISTS, Related
from webapp.catalogue.listing import Listing
from webapp.catalogue.models import Catalogue
from webapp.catalogue.rules.mentions import SectionLink, section_link
from webapp.catalogue.terms import plain
from webapp.catalogue.terms_page import Glossary, TermPart
from webapp.i18n import current_language


@dataclass(frozen=True, slots=True)
class TermLink:
    """A term in a list of links."""

    anchor: str
    text: str


@dataclass(frozen=True, slots=True)
class PowerLink:
    """A code of powers in a list of links."""

    code: str
    """As its address has it."""
    name: str


@dataclass(frozen=True, slots=True)
class CardsLink:
    """The cards that a term is about."""

    query: str
    """What asks the card list for them."""
    count: int


@dataclass(frozen=True, slots=True)
class TermPage:
    """A term with everything that has to do with it."""

    term: TermPart
    lang: str
    """The language of the page."""
    game: str
    game_name: str
    rules: tuple[SectionLink, ...]
    rulings: tuple[str, ...]
    """The ids of the rulings that name it."""
    powers: tuple[PowerLink, ...]
    cards: CardsLink | None
    before: TermPart | None
    """The term before it in the order of the language."""
    after: TermPart | None


class TermPages:
    """The pages of terms of a catalogue, each kept once it is made."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.glossary = Glossary(catalogue)
        self.related = Related(catalogue)
        self._listing = Listing(catalogue)
        self._made: dict[tuple[str, str, str], TermPage] = {}

    def page(self, anchor: str, home: str) -> TermPage:
        """Return the page of a term; `home` is the address of the start page. KeyError for an unknown one."""
        term = self.catalogue.terms[anchor]
        key = (current_language(), home, anchor)
        if key not in self._made:
            (known,) = (each for each in self.glossary.games(home) if each.game == term.game)
            terms = [part for letter in known.letters for part in letter.terms]
            place = next(place for place, part in enumerate(terms) if part.anchor == anchor)
            self._made[key] = TermPage(
                term=terms[place],
                lang=current_language(),
                game=term.game,
                game_name=known.name,
                rules=tuple(section_link(self.catalogue, each) for each in self.related.rules(anchor)),
                rulings=self.related.rulings(anchor),
                powers=tuple(
                    PowerLink(code.replace("_", "-"), powers.code_name(code))
                    for code in self.related.powers(anchor)
                ),
                cards=self._cards(anchor),
                before=terms[place - 1] if place else None,
                after=terms[place + 1] if place + 1 < len(terms) else None,
            )
        return self._made[key]

    def of_power(self, code: str) -> tuple[TermLink, ...]:
        """Return links to the terms that the explanation of a power uses; `code` as its address has it."""
        lang = current_language()
        anchors = self.related.of_power(code.replace("-", "_"))
        return tuple(TermLink(each, plain(self.catalogue.terms[each].words[lang].text)) for each in anchors)

    def _cards(self, anchor: str) -> CardsLink | None:
        asked = CARD_LISTS.get(anchor)
        if asked is None:
            return None
        query = self._listing.read(parse_qsl(asked))
        return CardsLink(query.address, len(self._listing.find(query).rows))
