"""Which symbol of the sprite stands beside an effect, a symbol, a type, a resource."""

from __future__ import annotations

from collections.abc import Mapping

OPS: Mapping[str, str] = {
    "draw_cards": "d",
    "remove_cards_from_game": "ed-remove",
    "remove_this_card_from_game": "ed-remove",
    "take_role_cards_from_stacks": "take-cards",
    "choose_one": "",
    "collect_fighters": "ed-fighter",
    "attack_planets": "ed-warfare",
    "settle_planets": "ed-colonize",
    "add_colonies": "ed-colony",
    "tuck_this_card_as_colonies": "ed-colony",
    "settle_that_planet_if_colonize_cost_is_met": "ed-colonize",
    "produce_resources": "ed-produce",
    "trade_resources": "ed-trade",
    "collect_influence": "ed-influence",
    "collect_influence_per_resource_type_traded_this_turn": "ed-influence",
    "collect_influence_per_resource_type_produced_this_turn": "ed-influence",
    "choose_resource_type": "ed-any",
    "collect_influence_per_traded_resource_of_chosen_type_this_turn": "ed-influence",
    "look_at_planets": "ed-planet-down",
    "look_at_additional_planets": "ed-planet-down",
    "take_top_planet_into_empire": "ed-planet-down",
    "acquire_technologies": "ed-research",
    "add_symbols": "plus",
    "may_replace_role_effect_with": "",
    "provide_symbols": "plus",
    "may_trade_fighters_as_resources": "ed-fighter",
    "may_remove_cards_from_game_each_own_turn": "ed-remove",
    "research_role_cards_have_all_symbols": "ed-research",
    "planets_flipped_by_settling_or_attacking_start_with_all_resource_slots_filled": "ed-produce",
    "draw_additional_cards_when_dissenting": "ed-dissent",
    "may_use_leader_bonus_when_following": "plus",
    "reduce_warfare_cost": "ed-warfare",
    "leave_fighter_on_each_attacked_planet": "ed-fighter",
    "attacked_planet_cannot_store_resources": "ed-any",
    "may_play_action_and_role_phases_in_any_order": "match",
    "may_play_additional_action_cards_in_action_phase": "plus",
}
"""The symbol of each effect; none where the options inside it have their own."""


def of_op(op: str) -> str:
    """Return the symbol of an effect, empty where it has none."""
    return OPS[op]


def of(code: str) -> str:
    """Return the symbol of a role symbol, a planet type or a resource."""
    return f"ed-{code}"
