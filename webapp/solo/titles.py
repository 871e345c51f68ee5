"""Card titles as the solo pages need them: by id, in one language, with the printed English one beside."""

from __future__ import annotations

from typing import Protocol

from markupsafe import Markup, escape

from webapp.catalogue.models import Catalogue, Title
from webapp.robot.placed import Placed
from webapp.solo import words


class CardName(Protocol):
    """How a card is called in a sentence; markup where the sentence is shown on a page."""

    def __call__(self, entry: Placed, query: str = "", /) -> str:
        """Return the name of `entry`; where it is a link, its address has the `query`."""


def plain_namer(catalogue: Catalogue, lang: str) -> CardName:
    """Return a function that tells how a card is called in plain text in `lang`."""

    def name(entry: Placed, query: str = "", /) -> str:
        card = entry.card
        return both(catalogue, card.id, lang) if card.id else words.unlisted(card.name)

    return name


def page_namer(catalogue: Catalogue, lang: str, cards_url: str) -> CardName:
    """Return a function that gives a card's name as a link that opens over the page.

    `cards_url` is the address of the cards of Race for the Galaxy, with a slash at its end.
    """

    def name(entry: Placed, query: str = "", /) -> str:
        card = entry.card
        if not card.id:
            return escape(words.unlisted(card.name))
        title = catalogue.title(card.id, lang)
        query = f"?{query}" if query else ""
        address = f'<a href="{escape(cards_url)}{escape(card.id)}{escape(query)}" data-overlay'
        if lang != "en" and title.text == title.english:
            return Markup(f'{address} lang="en">{escape(title.english)}</a>')
        return Markup(f"{address}>{marked(title, lang)}</a>")

    return name


def both(catalogue: Catalogue, card_id: str, lang: str) -> str:
    """Return a card's title in `lang` with the printed English title behind it, or the latter alone.

    The English title is what the card on the table says.
    """
    title = catalogue.title(card_id, lang)
    return title.english if title.text == title.english else f"{title.text} ({title.english})"


def marked(title: Title, lang: str) -> Markup:
    """Return the same as markup that tells readers aloud which words are English."""
    if lang == "en":
        return escape(title.english)
    if title.text == title.english:
        return Markup(f'<span lang="en">{escape(title.english)}</span>')
    return Markup(f'{escape(title.text)} <span lang="en">({escape(title.english)})</span>')
