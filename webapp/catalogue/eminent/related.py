"""Which other cards of Eminent Domain a card has to do with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from webapp.catalogue.eminent.definitions import card_effects
from webapp.catalogue.eminent.gifts import PLANETS
from webapp.catalogue.eminent_words import symbols as symbol_names
from webapp.catalogue.models import Catalogue, EminentCard
from webapp.catalogue.pages import Link, Related
from webapp.i18n import current_language, gettext

GAME = "eminent-domain"

COMMON_OPS = frozenset(
    ("choose_one", "may_replace_role_effect_with", "choose_resource_type", "add_symbols", "collect_influence")
)
"""Effects that make no two cards alike."""

FAMILIES: Mapping[str, str] = {
    "collect_influence_per_resource_type_traded_this_turn": "influence_for_resources",
    "collect_influence_per_resource_type_produced_this_turn": "influence_for_resources",
    "collect_influence_per_traded_resource_of_chosen_type_this_turn": "influence_for_resources",
    "may_remove_cards_from_game_each_own_turn": "remove_cards_from_game",
    "tuck_this_card_as_colonies": "add_colonies",
    "settle_that_planet_if_colonize_cost_is_met": "settle_planets",
    "look_at_additional_planets": "look_at_planets",
}
"""Effects that are alike though their codes differ."""

COMMON_WORDS = frozenset(("Improved",))
"""Words of titles that confuse nobody."""


def related(catalogue: Catalogue, card: EminentCard) -> tuple[Related, ...]:
    """Return the other cards that a card has to do with, in the current language, without empty groups."""
    return tuple(_related(catalogue, card))


def _related(catalogue: Catalogue, card: EminentCard) -> Iterator[Related]:
    cards = tuple(each for each in catalogue.eminent.values() if each.id != card.id)
    copies = [each for each in cards if each.texts == card.texts and card.kind == "technology"]
    if copies:
        yield _full(catalogue, gettext("The same technology with other symbols"), copies)
    yield from _by_symbol(catalogue, card, cards)
    yield from _by_name(catalogue, card, cards)
    own = families(card)
    similar = [each for each in cards if each not in copies and own & families(each)]
    if similar:
        yield _once(catalogue, gettext("Similar effects"), similar)
    confused = [each for each in cards if each not in copies and confusable(card, each)]
    if confused:
        say = _full if card.kind in PLANETS else _once
        yield say(catalogue, gettext("Easily confused with"), confused)


def card_ops(card: EminentCard) -> frozenset[str]:
    """Return the codes of all effects of a card."""
    return frozenset(effect.op for effect in card_effects(card))


def families(card: EminentCard) -> frozenset[str]:
    """Return what the effects of a card are like."""
    return frozenset(FAMILIES.get(op, op) for op in card_ops(card) - COMMON_OPS)


def all_symbols(card: EminentCard) -> tuple[str, ...]:
    """Return the role symbols of a card, those of its sides included."""
    return (*card.symbols, *(symbol for side in card.sides for symbol in side.symbols))


def named_roles(card: EminentCard) -> frozenset[str]:
    """Return the roles that effects of a card name, as symbols."""
    named = {role for effect in card_effects(card) for role in effect.values.get("roles", ())}
    if "research_role_cards_have_all_symbols" in card_ops(card):
        named.add("research")
    return frozenset(named)


def confusable(card: EminentCard, other: EminentCard) -> bool:
    """Return whether the two are easily taken for each other.

    Planets of a kind are when type and costs are equal, bonus planets when the type is; other cards when
    their titles share a telling word.
    """
    if card.kind != other.kind and (card.kind in PLANETS or other.kind in PLANETS):
        return False
    if card.kind == "bonus_planet":
        return card.type == other.type
    if card.kind in PLANETS:
        return (card.type, card.colonize_cost, card.warfare_cost) == (
            other.type,
            other.colonize_cost,
            other.warfare_cost,
        )
    return bool(_telling(card) & _telling(other))


def _telling(card: EminentCard) -> frozenset[str]:
    words = (card.name or "").replace("/", " ").split()
    return frozenset(word for word in words if len(word) > 3) - COMMON_WORDS


def _by_symbol(catalogue: Catalogue, card: EminentCard, cards: Iterable[EminentCard]) -> Iterator[Related]:
    """Yield what boosts a role, or which roles a card boosts."""
    own = set(all_symbols(card))
    if card.kind != "role":
        roles = [each for each in cards if each.kind == "role" and own & set(each.symbols)]
        if roles:
            yield _once(catalogue, gettext("Roles that its symbols are for"), roles)
        return
    for symbol in card.symbols:
        name = symbol_names([symbol])
        with_it = [each for each in cards if symbol in all_symbols(each)]
        technologies = [each for each in with_it if each.kind == "technology"]
        if technologies:
            yield _full(
                catalogue, gettext("Technologies with this symbol: %(symbol)s", symbol=name), technologies
            )
        planets = [each for each in with_it if each.kind in PLANETS]
        if planets:
            yield _full(catalogue, gettext("Planets with this symbol: %(symbol)s", symbol=name), planets)


def _by_name(catalogue: Catalogue, card: EminentCard, cards: Iterable[EminentCard]) -> Iterator[Related]:
    """Yield the roles that a technology names, or the technologies that name a role."""
    if card.kind == "role":
        naming = [each for each in cards if named_roles(each) & set(card.symbols)]
        if naming:
            yield _once(catalogue, gettext("Technologies that name it"), naming)
        return
    named = named_roles(card)
    roles = [each for each in cards if each.kind == "role" and named & set(each.symbols)]
    if roles:
        yield _once(catalogue, gettext("Roles that it names"), roles)


def _full(catalogue: Catalogue, heading: str, cards: Iterable[EminentCard]) -> Related:
    """Return links to each of the cards, told apart where titles are equal."""
    return Related(heading, tuple(_link(catalogue, card, apart=True) for card in cards))


def _once(catalogue: Catalogue, heading: str, cards: Iterable[EminentCard]) -> Related:
    """Return a link to the first card of each text."""
    first: dict[tuple[str, ...], EminentCard] = {}
    for card in cards:
        first.setdefault(card.texts, card)
    return Related(heading, tuple(_link(catalogue, card, apart=False) for card in first.values()))


def _link(catalogue: Catalogue, card: EminentCard, apart: bool) -> Link:
    title = catalogue.title(card.id, current_language(), GAME)
    english = title.text == title.english and current_language() != "en"
    return Link(
        text=title.full if apart else title.text,
        path=f"{GAME}/{card.id}",
        lang="en" if english and not title.marks else "",
    )
