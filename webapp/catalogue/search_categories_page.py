"""The page of search categories in the current language, made once for each language and choice of sets."""

from __future__ import annotations

from dataclasses import dataclass

from webapp.cards import Card
from webapp.catalogue import search_categories_words as category_words
from webapp.catalogue.models import Catalogue
from webapp.catalogue.pages import Link
from webapp.catalogue.reference_pages import CardRow, card_links, card_rows, in_use
from webapp.catalogue.rules.mentions import SectionLink, mentions
from webapp.catalogue.search_categories import CATEGORIES, OPTIONAL, Match, matches
from webapp.i18n import current_language, gettext, ngettext


@dataclass(frozen=True, slots=True)
class CategoryPart:
    """One search category and the cards that fit it."""

    id: str
    number: int
    """Its place on the search sheet, 1 to 9."""
    name: str
    rule: str
    count: str
    """How many cards fit, in words; disputed ones are not among them."""
    copies: str
    cards: tuple[CardRow, ...]
    optional: tuple[Link, ...]
    """Those of `cards` that may be turned down."""
    optional_sentence: str
    disputed: tuple[CardRow, ...]
    disputed_count: str
    disputed_copies: str
    readings: tuple[str, ...]
    """Both readings about the disputed cards."""
    rules: tuple[SectionLink, ...]
    """The sections of the rules that speak of it."""


class CategoryPages:
    """What the page of search categories shows, by language and sets in use."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self._made: dict[tuple[str, str], tuple[CategoryPart, ...]] = {}

    def categories(self, last: str) -> tuple[CategoryPart, ...]:
        """Return the nine categories with the cards of the set `last` and all before it."""
        key = current_language(), last
        if key not in self._made:
            cards = in_use(self.catalogue.race.values(), last)
            self._made[key] = tuple(
                category_part(self.catalogue, category, number, cards, last)
                for number, category in enumerate(CATEGORIES, 1)
            )
        return self._made[key]


def category_part(
    catalogue: Catalogue, category: str, number: int, cards: list[Card], last: str
) -> CategoryPart:
    """Return a category in the current language, with those of `cards` that fit."""
    sure = [card for card in cards if matches(category, card) is Match.YES]
    disputed = [card for card in cards if matches(category, card) is Match.DISPUTED]
    optional = [card for card in sure if OPTIONAL.get(card.id) == category]
    return CategoryPart(
        id=category,
        number=number,
        name=category_words.name(category),
        rule=category_words.rule(category),
        count=_count(sure),
        copies=_copies(sure, last),
        cards=card_rows(catalogue, sure),
        optional=card_links(catalogue, optional),
        optional_sentence=gettext(category_words.OPTIONAL) if optional else "",
        disputed=card_rows(catalogue, disputed),
        disputed_count=_count(disputed),
        disputed_copies=_copies(disputed, last),
        readings=category_words.readings(category) if disputed else (),
        rules=mentions(catalogue, [("category", category)]),
    )


def _count(cards: list[Card]) -> str:
    return ngettext("%(num)s card", "%(num)s cards", len(cards))


def _copies(cards: list[Card], last: str) -> str:
    number = sum(card.copies[last] for card in cards)
    # Translators: how many pieces of cardboard the cards of a list are in the deck.
    return ngettext("%(num)s copy", "%(num)s copies", number)
