"""Which icons stand on a card, and which cards have an icon."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping

from webapp.cards import Card, Power
from webapp.catalogue.icons.legend import BY_SYMBOL, ICONS
from webapp.catalogue.icons.powers import VICTIMS, power_icons
from webapp.catalogue.models import Catalogue, Effect, EffectGroups, EminentCard

PHASES = {"1": "explore", "2": "develop", "3": "settle", "trade": "trade", "4": "consume", "5": "produce"}
"""The icon of each phase in which a power works."""

FIGHTERS = frozenset(
    {"collect_fighters", "may_trade_fighters_as_resources", "leave_fighter_on_each_attacked_planet"}
)
COLONIES = frozenset({"add_colonies", "tuck_this_card_as_colonies"})
DISSENT = frozenset({"draw_additional_cards_when_dissenting"})
REMOVAL = frozenset(
    {"remove_cards_from_game", "remove_this_card_from_game", "may_remove_cards_from_game_each_own_turn"}
)
"""Effects that speak of fighters, of colonies, of dissent, of cards that leave the game."""

TRAITS = frozenset(
    {
        "gives",
        "chromosome",
        *(entry.id for entry in ICONS.values() if entry.group == "shapes" or entry.id.startswith("kw-")),
    }
)
"""Icons that a power only names: they belong to the cards that are such, or to none (the arrow)."""

Bearers = Mapping[str, tuple[str, ...]]
"""The ids of the cards that have an icon, in the order of the data, by the icon's id."""


def card_icons(card: Card | EminentCard) -> tuple[str, ...]:
    """Return the ids of all icons that stand on a card, in the order of the legend."""
    found = set(_race_icons(card) if isinstance(card, Card) else _eminent_icons(card))
    return tuple(name for name in ICONS if name in found)


def bearers(catalogue: Catalogue) -> Bearers:
    """Return which cards have each icon that any card has."""
    found: dict[str, list[str]] = defaultdict(list)
    for cards in (catalogue.race, catalogue.eminent):
        for card in cards.values():
            for name in card_icons(card):
                found[name].append(card.id)
    return {name: tuple(cards) for name, cards in found.items()}


def _race_icons(card: Card) -> Iterator[str]:
    if card.kind == "development":
        yield from ("development", "cost-development")
    elif card.military:
        yield from ("military-world", "defense")
    else:
        yield from ("world", "cost-world")
    if card.good:
        yield from (card.production, card.good)
    yield "vary" if card.variable_vp else "vp"
    yield from (f"kw-{word}" for word in card.keywords)
    if card.chromosome:
        yield "chromosome"
    if card.prestige:
        yield "prestige"
    if card.start_number is not None:
        yield f"start{card.start_number}"
    for power in card.powers:
        if power.phase in PHASES:
            yield PHASES[power.phase]
        yield from (name for name in map(_icon_of, power_icons(power)) if name not in _named_by(power))


def _named_by(power: Power) -> frozenset[str]:
    """Return the icons that a power does not give: traits, and what another player must have."""
    victims = VICTIMS.get(power.values.get("victim", ""), ())
    return TRAITS.union(map(_icon_of, victims))


def _icon_of(symbol: str) -> str:
    return BY_SYMBOL[symbol].id


def _eminent_icons(card: EminentCard) -> Iterator[str]:
    symbols = {*card.symbols, *(symbol for side in card.sides for symbol in side.symbols)}
    yield from (f"ed-{symbol}" for symbol in symbols)
    yield from (f"ed-{resource}" for resource in card.resource_slots)
    if card.type:
        yield f"ed-{card.type}"
    if card.influence:
        yield "ed-influence"
    if card.hand_size_bonus:
        yield "ed-hand"
    if card.level:
        yield f"ed-level{card.level}"
    if card.kind.endswith("planet"):
        yield "ed-planet-down"
    ops = {
        effect.op
        for groups in (card.effects, *(side.effects for side in card.sides))
        for effect in _all(groups)
    }
    if ops & FIGHTERS or card.warfare_cost is not None:
        yield "ed-fighter"
    if ops & COLONIES or card.colonize_cost is not None:
        yield "ed-colony"
    if ops & REMOVAL:
        yield "ed-remove"
    if ops & DISSENT:
        yield "ed-dissent"


def _all(groups: EffectGroups) -> Iterator[Effect]:
    for effects in groups.values():
        for effect in effects:
            yield from _parts(effect)


def _parts(effect: Effect) -> Iterator[Effect]:
    yield effect
    for part in (*(each for option in effect.options for each in option), *effect.effects):
        yield from _parts(part)
