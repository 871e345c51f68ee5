"""The page of a Race for the Galaxy card in the current language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import groupby

from webapp.cards import PRESTIGE_SET, SETS, Card, Power
from webapp.catalogue import goals, powers, scoring_words, search_categories, words
from webapp.catalogue import search_categories_words as category_words
from webapp.catalogue.icons import power_icons
from webapp.catalogue.listing.query import Clause, Query
from webapp.catalogue.models import Catalogue
from webapp.catalogue.naming import named_cards, naming_cards
from webapp.catalogue.pages import (
    CardPage,
    Fact,
    Link,
    Mention,
    PhasePowers,
    PowerLine,
    Related,
    ScoreLine,
    Tag,
    heading,
    other_titles,
)
from webapp.catalogue.relations import LISTED, numbers_of
from webapp.catalogue.robot_notes import robot_parts
from webapp.catalogue.rules.mentions import mentions
from webapp.catalogue.search_categories import CATEGORIES, OPTIONAL, Match
from webapp.i18n import N_, current_language, format_number, gettext

GAME = "rftg"

WHY_SIMILAR = {
    "same_title": N_("same title"),
    "similar_title": N_("similar title"),
    "same_numbers": N_("same numbers, same good"),
}
"""Why a card is easily taken for another one."""


def race_page(catalogue: Catalogue, card_id: str) -> CardPage:
    """Return the page of a card; raises KeyError for an unknown one."""
    card = catalogue.race[card_id]
    return CardPage(
        game=GAME,
        game_name=gettext(words.GAMES[GAME]),
        id=card_id,
        card=card,
        facts=tuple(_facts(catalogue, card)),
        tags=tuple(_tags(card)),
        titles=other_titles(catalogue, GAME, card_id),
        powers=tuple(_powers(card)),
        scoring=tuple(_scoring(catalogue, card)),
        goals=tuple(_goals(catalogue, card)),
        categories=tuple(_categories(card)),
        robot=robot_parts(catalogue, card, partial(link, catalogue)),
        rulings=catalogue.rulings.on(GAME, card_id),
        rules=mentions(catalogue, [("card", card_id)], [("power", power.code) for power in card.powers]),
        related=tuple(_related(catalogue, card)),
        **heading(catalogue.title(card_id, current_language()), current_language()),
    )


def link(catalogue: Catalogue, card_id: str, note: str = "") -> Link:
    """Return the title of a card in the current language, and where its page is."""
    lang = current_language()
    title = catalogue.title(card_id, lang)
    kept_english = lang != "en" and title.text == title.english
    return Link(title.full, f"{GAME}/{card_id}", "en" if kept_english else "", note)


def in_one_game(card: Card, other_set: str) -> bool:
    """Return whether a card is in the deck with a set, or with a later one, in use."""
    return any(card.copies[name] for name in SETS[SETS.index(other_set) :])


def _powers(card: Card) -> Iterator[PhasePowers]:
    for phase, those in groupby(card.powers, key=lambda power: power.phase):
        yield PhasePowers(phase, words.phase(phase), tuple(_power_line(power) for power in those))


def _power_line(power: Power) -> PowerLine:
    return PowerLine(
        code=power.code.replace("_", "-"),
        icons=power_icons(power),
        sentence=powers.sentence(power),
        name=powers.code_name(power.code),
    )


def _tags(card: Card) -> Iterator[Tag]:
    yield Tag(words.kind(card))
    if card.good:
        yield Tag(_good(card), card.good)
    for keyword in sorted(card.keywords):
        yield Tag(words.keyword(keyword), f"kw-{keyword}")
    if card.chromosome:
        yield Tag(gettext("Chromosome symbol"), "ch")
    if card.prestige:
        yield Tag(words.amount("prestige", card.prestige), "p")
    if card.start_number is not None:
        yield Tag(gettext("Start world"), f"start{card.start_number}")
    yield Tag(words.set_name(card.expansion))


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
        yield Fact(gettext("Good"), (_good(card),))
    if card.keywords:
        yield Fact(gettext("Keywords"), tuple(words.keyword(each) for each in sorted(card.keywords)))
    if card.chromosome:
        yield Fact(gettext("Chromosome symbol"), (gettext("yes"),))
    if card.prestige:
        yield Fact(gettext("Prestige for placing it"), (_prestige(card),))
    if card.start_number is not None and card.start_colour is not None:
        colour = gettext(words.COLOURS[card.start_colour])
        number = gettext("%(number)s (%(colour)s)", number=card.start_number, colour=colour)
        yield Fact(gettext("Start world"), (number,))
    if card.preset_hand is not None:
        yield Fact(gettext("First game: hand number"), (str(card.preset_hand),))


def _prestige(card: Card) -> str:
    """Return the prestige for placing a card, and whether its own set is not enough to have any."""
    if card.expansion == PRESTIGE_SET:
        return str(card.prestige)
    # Translators: how much prestige, a number: "1, only with The Brink of War" (Alien Monolith).
    return gettext("%(number)s, only with The Brink of War", number=card.prestige)


def _good(card: Card) -> str:
    """Return the kind of good of a world, and how it comes by it."""
    kind, made = words.good(card.good or ""), gettext(words.PRODUCTION[card.production])
    return gettext("%(kind)s (%(made)s)", kind=kind, made=made)


def _scoring(catalogue: Catalogue, card: Card) -> Iterator[ScoreLine]:
    race = catalogue.race.values()
    for row, sentence in zip(card.scoring, scoring_words.card_sentences(card, race), strict=True):
        yield ScoreLine(sentence, tuple(link(catalogue, other.id) for other in named_cards(card, row, race)))


def _goals(catalogue: Catalogue, card: Card) -> Iterator[Mention]:
    for goal in catalogue.goals.values():
        if in_one_game(card, goal.set) and goals.helps(goal, card):
            title = catalogue.title(goal.id, current_language(), "goals")
            yield Mention(goal.id, title.text)


def _categories(card: Card) -> Iterator[Mention]:
    if not in_one_game(card, "bow"):
        return
    for category in CATEGORIES:
        match = search_categories.matches(category, card)
        note = ""
        if match is Match.DISPUTED:
            note = gettext("the sources disagree")
        elif OPTIONAL.get(card.id) == category:
            note = gettext("you may turn it down")
        if match is not Match.NO:
            yield Mention(category, category_words.name(category), note)


def _same_numbers(catalogue: Catalogue, card: Card) -> Iterator[Link]:
    """Yield where the card list has all worlds of the same numbers and good, if they are too many to name."""
    own = numbers_of(card)
    many = sum(numbers_of(other) == own for other in catalogue.race.values()) if own else 0
    if many > LISTED:
        asked = {
            "game": GAME,
            "kind": "military-world" if card.military else "non-military-world",
            "cost": str(card.defense if card.military else card.cost),
            "vp": str(card.vp),
            "good": str(card.good),
            "production": card.production,
        }
        address = Query(tuple(Clause(key, (value,)) for key, value in asked.items())).address
        yield Link(words.amount("cards", many), address, note=gettext(WHY_SIMILAR["same_numbers"]))


def _related(catalogue: Catalogue, card: Card) -> Iterator[Related]:
    similar = tuple(
        link(catalogue, other.card, gettext(WHY_SIMILAR[other.why]))
        for other in catalogue.similar.get(card.id, ())
    )
    similar = (*similar, *_same_numbers(catalogue, card))
    if similar:
        yield Related(gettext("Easily confused with"), similar)
    naming = tuple(link(catalogue, other.id) for other in naming_cards(card, catalogue.race.values()))
    if naming:
        yield Related(gettext("Cards that name it"), naming)
