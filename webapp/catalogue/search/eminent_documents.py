"""The cards of Eminent Domain as documents."""

from __future__ import annotations

from collections.abc import Iterator

from webapp.catalogue import eminent_words, words
from webapp.catalogue.eminent.gifts import gifts
from webapp.catalogue.eminent.part import EffectGroup, effect_groups
from webapp.catalogue.eminent.sentences import flat
from webapp.catalogue.eminent_page import shown_title
from webapp.catalogue.models import Catalogue, EminentCard
from webapp.catalogue.search.documents import Document
from webapp.i18n import gettext

GAME = "eminent-domain"


def eminent_documents(catalogue: Catalogue) -> Iterator[Document]:
    """Yield the cards of Eminent Domain in the order of the data."""
    for card in catalogue.eminent.values():
        title = shown_title(catalogue, card)
        yield Document(
            type="card",
            id=f"{GAME}/{card.id}",
            path=f"cards/{GAME}/{card.id}",
            title=title.full,
            title_en=title.english,
            text=tuple(_lines(card)),
            keywords=tuple(_keywords(card)),
            game=GAME,
            # A double-sided card is looked for by the side that lies up.
            aliases=tuple(dict.fromkeys((title.text, *title.text.split(" / "), *title.also))),
            numbers=_numbers(card),
        )


def _lines(card: EminentCard) -> Iterator[str]:
    yield from _said(effect_groups(card.effects))
    for side in card.sides:
        yield from _said(effect_groups(side.effects))
    yield from (gift.text for gift in gifts(card))
    yield from (gettext(eminent_words.RESTRICTIONS[code]) for code in card.restrictions)


def _said(groups: tuple[EffectGroup, ...]) -> Iterator[str]:
    for group in groups:
        yield from (text for _, text in flat(group.effects))


def _keywords(card: EminentCard) -> Iterator[str]:
    yield gettext(words.GAMES[GAME])
    yield eminent_words.kind(card.kind)
    if card.type:
        # A technology is also looked for by the planets that it needs.
        yield eminent_words.planet_type(card.type)
        yield eminent_words.type_name(card.kind, card.type)
    yield eminent_words.symbols(card.symbols)
    for side in card.sides:
        yield eminent_words.symbols(side.symbols)
    yield eminent_words.resources(card.resource_slots)


def _numbers(card: EminentCard) -> dict[str, int]:
    numbers = {
        "level": card.level,
        "research": card.research_cost,
        "colonize": card.colonize_cost,
        "warfare": card.warfare_cost,
        "influence": card.influence,
    }
    return {what: number for what, number in numbers.items() if number is not None}
