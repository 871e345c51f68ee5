"""What each card has of what the list can be filtered by."""

from __future__ import annotations

from collections.abc import Iterator

from webapp.cards import SETS, Card
from webapp.catalogue.listing.facets import PHASES, slug
from webapp.catalogue.models import EminentCard

Trait = tuple[str, str]
"""The key of a facet and one of its values."""


def race_traits(card: Card) -> Iterator[Trait]:
    """Yield the traits of a card of Race for the Galaxy; some of them more than once."""
    yield "game", "rftg"
    # A replaced card has no copy left once the set that replaces it is in use.
    yield from (("sets", name) for name in SETS if card.copies.get(name))
    yield "set", card.expansion
    yield "kind", "military-world" if card.military else "non-military-world" if card.is_world else card.kind
    if card.is_world:
        yield "production", card.production
    if card.good:
        yield "good", card.good
    yield from (("keyword", keyword) for keyword in card.keywords)
    for power in card.powers:
        yield "phase", PHASES[power.phase]
        yield "power", slug(power.code)
    answers = {
        "varies": card.variable_vp,
        "military": card.military,
        "chromosome": card.chromosome,
        "prestige": card.prestige > 0,
        "start": card.start_number is not None,
        "six": card.is_six_cost_development,
    }
    yield from ((key, "yes") for key, answer in answers.items() if answer)


def eminent_traits(card: EminentCard) -> Iterator[Trait]:
    """Yield the traits of a card of Eminent Domain; what nobody knows is none."""
    yield "game", "eminent-domain"
    yield "set", card.edition
    yield "kind", slug(card.kind)
    if card.type:
        yield "type", card.type
    if card.level:
        yield "level", str(card.level)
    yield from (("symbol", symbol) for symbol in symbols(card) or ())
    yield from (("resource", resource) for resource in card.resource_slots)


def symbols(card: EminentCard) -> list[str] | None:
    """Return the role symbols of a card, then those that only its sides have; None if nobody knows them."""
    if "symbols" in card.unknown:
        return None
    of_sides = dict.fromkeys(symbol for side in card.sides for symbol in side.symbols)
    return [*card.symbols, *(symbol for symbol in of_sides if symbol not in card.symbols)]


def costs(card: Card | EminentCard) -> tuple[int, ...]:
    """Return cost or defense; of a planet both costs, to colonize and of warfare: either may fit a range."""
    numbers = (
        (card.cost, card.defense)
        if isinstance(card, Card)
        else (card.research_cost, card.colonize_cost, card.warfare_cost)
    )
    return tuple(number for number in numbers if number is not None)


def points(card: Card | EminentCard) -> int | None:
    """Return the printed VPs, or the influence, 0 for a role card; None where they vary or are unknown."""
    if isinstance(card, Card):
        return None if card.variable_vp else card.vp
    return 0 if card.kind == "role" else card.influence
