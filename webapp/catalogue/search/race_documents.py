"""The cards of Race for the Galaxy as documents."""

from __future__ import annotations

from collections.abc import Iterator

from webapp.cards import Card
from webapp.catalogue import scoring_words, words
from webapp.catalogue.models import Catalogue
from webapp.catalogue.powers import sentence
from webapp.catalogue.search.documents import Document
from webapp.i18n import current_language, gettext

GAME = "rftg"
MARKS = {"base": "", "tgs": "TGS", "rvi": "RvI", "bow": "BoW"}
"""The sets as players write them."""


def race_documents(catalogue: Catalogue) -> Iterator[Document]:
    """Yield the cards of Race for the Galaxy, set by set."""
    lang = current_language()
    for card in catalogue.race.values():
        title = catalogue.title(card.id, lang, GAME)
        yield Document(
            type="card",
            id=f"{GAME}/{card.id}",
            path=f"cards/{GAME}/{card.id}",
            title=title.full,
            title_en=title.english,
            text=tuple(_lines(catalogue, card)),
            keywords=tuple(_keywords(catalogue, card, lang)),
            game=GAME,
            aliases=(title.text, *title.also),
            numbers=_numbers(card),
            kinds={f"good:{card.good}": words.good(card.good)} if card.good else {},
        )


def _lines(catalogue: Catalogue, card: Card) -> Iterator[str]:
    yield from (sentence(power) for power in card.powers)
    yield from scoring_words.whole_sentences(catalogue, card)


def _keywords(catalogue: Catalogue, card: Card, lang: str) -> Iterator[str]:
    def term(name: str) -> str:
        return catalogue.terms[f"{GAME}-{name}"].words[lang].text

    yield words.kind(card)
    yield words.set_name(card.expansion)
    yield MARKS[card.expansion]
    if card.military:
        yield term("military")
    if card.good:
        yield words.good(card.good)
        yield gettext(words.PRODUCTION[card.production])
    yield from (words.keyword(each) for each in sorted(card.keywords))
    if card.chromosome:
        yield term("chromosome")
    if card.prestige:
        yield term("prestige")
    if card.start_number is not None:
        yield term("start-world")
    if card.is_six_cost_development:
        yield term("six-cost-development")
    yield from (words.phase(phase) for phase in dict.fromkeys(power.phase for power in card.powers))


def _numbers(card: Card) -> dict[str, int]:
    numbers = {"cost": card.cost, "defense": card.defense, "start": card.start_number}
    if not card.variable_vp:
        numbers["vp"] = card.vp
    return {what: number for what, number in numbers.items() if number is not None}
