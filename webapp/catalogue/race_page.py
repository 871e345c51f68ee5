"""The page of a Race for the Galaxy card in the current language."""

from __future__ import annotations

from collections.abc import Iterator

from webapp.cards import SETS, Card, ScoringRow
from webapp.catalogue import scoring_words, words
from webapp.catalogue.models import Catalogue
from webapp.catalogue.pages import CardPage, Fact, Link, ScoreLine, heading, title_notes
from webapp.catalogue.power_words import power_words
from webapp.i18n import current_language, format_number, gettext

GAME = "rftg"


def race_page(catalogue: Catalogue, card_id: str) -> CardPage:
    """Return the page of a card; raises KeyError for an unknown one."""
    card = catalogue.race[card_id]
    lang = current_language()
    title = catalogue.title(card_id, lang)
    return CardPage(
        game=GAME,
        game_name=gettext(words.GAMES[GAME]),
        id=card_id,
        card=card,
        facts=tuple(_facts(catalogue, card)),
        powers=tuple(power_words(power) for power in card.powers),
        scoring=tuple(_score_line(catalogue, row) for row in card.scoring),
        notes=title_notes(title),
        **heading(title, lang),  # type: ignore[arg-type]
    )


def link(catalogue: Catalogue, card_id: str) -> Link:
    """Return the title of a card in the current language, and where its page is."""
    return Link(catalogue.title(card_id, current_language()).text, f"{GAME}/{card_id}")


def _facts(catalogue: Catalogue, card: Card) -> Iterator[Fact]:
    yield Fact(gettext("Set"), (words.set_name(card.expansion),))
    yield Fact(gettext("Kind of card"), (words.kind(card),))
    if card.cost is not None:
        yield Fact(gettext("Cost"), (str(card.cost),))
    if card.defense is not None:
        yield Fact(gettext("Defense"), (str(card.defense),))
    yield Fact(gettext("VPs"), (gettext("they vary") if card.variable_vp else format_number(card.vp),))
    yield from _traits(card)
    copies = tuple(
        gettext("%(set)s: %(number)s", set=words.set_name(name), number=card.copies[name]) for name in SETS
    )
    yield Fact(gettext("Copies, with each set and all before it"), copies)
    if card.replaces:
        yield Fact(gettext("Replaces"), (), link(catalogue, card.replaces))
    if card.replaced_by:
        yield Fact(gettext("Replaced by"), (), link(catalogue, card.replaced_by))
    if card.reprinted_in:
        yield Fact(gettext("Reprinted in"), tuple(words.set_name(name) for name in card.reprinted_in))


def _traits(card: Card) -> Iterator[Fact]:
    if card.good:
        kind = words.good(card.good)
        made = gettext(words.PRODUCTION[card.production])
        yield Fact(gettext("Good"), (gettext("%(kind)s (%(made)s)", kind=kind, made=made),))
    if card.keywords:
        yield Fact(gettext("Keywords"), tuple(words.keyword(each) for each in sorted(card.keywords)))
    if card.chromosome:
        yield Fact(gettext("Chromosome symbol"), (gettext("yes"),))
    if card.prestige:
        yield Fact(gettext("Prestige for placing it"), (str(card.prestige),))
    if card.start_number is not None and card.start_colour is not None:
        colour = gettext(words.COLOURS[card.start_colour])
        number = gettext("%(number)s (%(colour)s)", number=card.start_number, colour=colour)
        yield Fact(gettext("Start world"), (number,))
    if card.preset_hand is not None:
        yield Fact(gettext("First game: hand number"), (str(card.preset_hand),))


def _score_line(catalogue: Catalogue, row: ScoringRow) -> ScoreLine:
    named: dict[str, str] = {}
    for card in catalogue.race.values():
        if card.name in row.names:
            named.setdefault(card.name, card.id)
    cards = tuple(link(catalogue, named[name]) for name in row.names)
    return ScoreLine(scoring_words.points(row), scoring_words.counted(row), cards)
