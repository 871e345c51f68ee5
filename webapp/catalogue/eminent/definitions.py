"""What the words mean that a card's effects use."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from webapp.catalogue.models import Effect, EminentCard
from webapp.i18n import N_, gettext

DEFINITIONS: Mapping[str, str] = {
    "attack": N_(
        "Attack: return fighters equal to the planet's warfare cost to the supply and turn the planet "
        "face up."
    ),
    "settle": N_(
        "Settle: if a planet has at least as many colonies as its colonize cost, turn it face up "
        "and put all its colonies on your discard pile."
    ),
    "colony": N_("Colony: a Colonize symbol on a card that is tucked under a planet."),
    "produce": N_("Produce: put a resource on an empty slot of a face-up planet in your empire."),
    "trade": N_("Trade: return a resource from your empire to the supply."),
    "remove": N_("Remove from the game: put the card back into the box."),
    "leader_bonus": N_("Leader bonus: what a role gives only to the player who chose it."),
    "dissent": N_("Dissent: draw 1 card from your deck instead of following a role."),
    "boost": N_("Boost: add symbols to the role that you chose."),
    "follow": N_("Follow: carry out a role that another player chose, without its leader bonus."),
}
"""The words, in the order in which a page explains them."""

USED_BY: Mapping[str, frozenset[str]] = {
    "attack": frozenset(
        (
            "attack_planets",
            "planets_flipped_by_settling_or_attacking_start_with_all_resource_slots_filled",
            "reduce_warfare_cost",
        )
    ),
    "settle": frozenset(
        (
            "settle_planets",
            "settle_that_planet_if_colonize_cost_is_met",
            "planets_flipped_by_settling_or_attacking_start_with_all_resource_slots_filled",
        )
    ),
    "colony": frozenset(("add_colonies", "tuck_this_card_as_colonies")),
    "produce": frozenset(("produce_resources", "collect_influence_per_resource_type_produced_this_turn")),
    "trade": frozenset(
        (
            "trade_resources",
            "may_trade_fighters_as_resources",
            "collect_influence_per_resource_type_traded_this_turn",
            "collect_influence_per_traded_resource_of_chosen_type_this_turn",
        )
    ),
    "remove": frozenset(
        (
            "remove_cards_from_game",
            "remove_this_card_from_game",
            "may_remove_cards_from_game_each_own_turn",
        )
    ),
    "leader_bonus": frozenset(("may_use_leader_bonus_when_following",)),
    "dissent": frozenset(("draw_additional_cards_when_dissenting",)),
    "boost": frozenset(("research_role_cards_have_all_symbols",)),
    "follow": frozenset(("research_role_cards_have_all_symbols", "may_use_leader_bonus_when_following")),
}
"""The effects whose sentences use each word."""


def all_effects(effects: Iterable[Effect]) -> Iterator[Effect]:
    """Yield each effect and those inside it."""
    for effect in effects:
        yield effect
        for option in (*effect.options, effect.effects):
            yield from all_effects(option)


def card_effects(card: EminentCard) -> Iterator[Effect]:
    """Yield every effect of a card, of both its sides and of all options."""
    for groups in (card.effects, *(side.effects for side in card.sides)):
        for group in groups.values():
            yield from all_effects(group)


def definitions(card: EminentCard) -> tuple[str, ...]:
    """Return what the words mean that the effects of a card use, in the current language."""
    ops = {effect.op for effect in card_effects(card)}
    return tuple(gettext(text) for word, text in DEFINITIONS.items() if USED_BY[word] & ops)
