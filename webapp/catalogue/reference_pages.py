"""What the pages of goals, search categories and terms share: sets in use, links to cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from webapp.cards import SETS, Card
from webapp.catalogue.models import Catalogue
from webapp.catalogue.pages import Link
from webapp.catalogue.sort_keys import sort_key
from webapp.i18n import current_language

PARAMETER = "sets"
"""The field of the query with the last set in use; all before it are in use too."""


@dataclass(frozen=True, slots=True)
class CardRow:
    """A card in a list with pictures."""

    link: Link
    english: str | None
    """The printed English title, where the link has another one."""
    card: Card


def level(args: Mapping[str, str], known: Sequence[str] = SETS) -> str:
    """Return the last set in use that a query asks for; all sets where it names none that there is."""
    wanted = args.get(PARAMETER, "")
    return wanted if wanted in known else known[-1]


def in_use(cards: Iterable[Card], last: str) -> list[Card]:
    """Return the cards that the deck has when the set `last` and all before it are in use."""
    return [card for card in cards if card.copies.get(last, 0)]


def card_links(catalogue: Catalogue, cards: Iterable[Card]) -> tuple[Link, ...]:
    """Return links to cards in the order of their titles in the current language."""
    lang = current_language()
    links = [card_link(catalogue, card.id) for card in cards]
    return tuple(sorted(links, key=lambda link: sort_key(link.text, lang).key))


def card_rows(catalogue: Catalogue, cards: Iterable[Card]) -> tuple[CardRow, ...]:
    """Return cards with their pictures in the order of their titles in the current language."""
    lang = current_language()
    rows = []
    for card in cards:
        link = card_link(catalogue, card.id)
        english = catalogue.title(card.id, lang).english
        rows.append(CardRow(link, None if lang == "en" or link.lang else english, card))
    return tuple(sorted(rows, key=lambda row: sort_key(row.link.text, lang).key))


def card_link(catalogue: Catalogue, card_id: str) -> Link:
    """Return a link to a card under its title in the current language."""
    lang = current_language()
    title = catalogue.title(card_id, lang)
    kept_english = lang != "en" and title.text == title.english
    return Link(title.full, f"rftg/{card_id}", "en" if kept_english else "")
