"""The codes of powers: their names, what their `value` counts, and the keys that the name says already."""

from __future__ import annotations

from webapp.i18n import N_

NAMES = {
    # Set-up and start of the round
    "start_hand_size": N_("Starting hand"),
    "start_save_card": N_("Save a card of the starting hand under this world"),
    "select_action_last": N_("Choose an action after the others"),
    # Explore
    "explore_draw_extra": N_("Look at more cards"),
    "explore_keep_extra": N_("Keep more cards"),
    "explore_combine_with_hand": N_("Mix the cards drawn with your hand, then discard"),
    "explore_start_discard_for_prestige": N_("Before drawing, discard a card for prestige"),
    # Develop
    "develop_start_draw": N_("Draw when the phase begins"),
    "develop_start_draw_then_discard": N_("Draw, then discard, when the phase begins"),
    "develop_discount": N_("Developments cost less"),
    "develop_discount_by_discarding_this": N_("Discard this card: a development costs less"),
    "develop_discount_by_spending_good": N_("Spend a good: a development costs less"),
    "develop_draw_after_placing": N_("Draw after placing a development"),
    "prestige_after_development": N_("Prestige for placing a development"),
    "save_payment_card": N_("Save a card of the payment under this world"),
    # Settle: cost and placing
    "settle_discount": N_("Worlds cost less"),
    "settle_discount_by_spending_good": N_("Spend a good: a world costs less"),
    "settle_free_by_discarding_this": N_("Discard this card: a world costs 0"),
    "pay_for_military": N_("Pay for a military world: its defense is its cost"),
    "pay_for_military_discount": N_("Paying for a military world costs less"),
    "prestige_after_pay_for_military": N_("Prestige for paying for a military world"),
    "conquer_nonmilitary_by_discarding_this": N_("Discard this card: conquer a non-military world"),
    "place_second_world": N_("Place a second world"),
    "place_extra_military_world_by_discarding_this": N_("Discard this card: place a military world as well"),
    "replace_world": N_("Replace a world by one of the same kind, free of charge"),
    "settle_draw_after_placing": N_("Draw after placing a world"),
    "settle_draw_then_discard_after_placing": N_("Draw, then discard, after placing a world"),
    "good_on_placed_production_world": N_("A production world that you place gets a good"),
    "prestige_after_world": N_("Prestige for placing a world"),
    # Settle: Military and takeovers
    "military": N_("Military"),
    "military_per": N_("Military"),
    "military_if_own_imperium_card": N_("Military while you have an IMPERIUM card"),
    "military_against_kind": N_("Military against worlds of one kind"),
    "military_against_rebel": N_("Military against Rebel military worlds"),
    "temporary_military_by_discarding_this": N_("Discard this card: Military for this phase"),
    "temporary_military_by_discarding_cards": N_("Discard cards: Military for this phase"),
    "temporary_military_by_spending_prestige": N_("Spend prestige: Military for this phase"),
    "temporary_military_by_spending_good": N_("Spend a good: Military for this phase"),
    "takeover": N_("Take over a world"),
    "takeover_defense": N_("Your worlds defend better against takeovers"),
    "prevent_takeover": N_("Defeat a takeover"),
    # Trade
    "trade_bonus": N_("Draw more for a good sold"),
    "trade_bonus_this_world": N_("Draw more for selling the good of this world"),
    "trade_bonus_per_chromosome_world": N_(
        "Draw more for a good sold, for each world with the chromosome symbol"
    ),
    "no_trade_this_world": N_("The good of this world cannot be sold"),
    # Consume
    "consume": N_("Consume goods"),
    "consume_from_this_world": N_("Consume the good of this world"),
    "consume_three_kinds": N_("Consume goods of three kinds"),
    "consume_up_to_four_kinds": N_("Consume goods of different kinds, each for the same gain"),
    "consume_all_remaining": N_("Consume all goods that are left"),
    "consume_for_trade_price": N_("Consume a good for its trade price in cards"),
    "discard_cards_for": N_("Discard cards for a gain"),
    "spend_prestige_for": N_("Spend prestige for a gain"),
    "consume_phase_draw": N_("Draw"),
    "consume_phase_gain_vp": N_("Gain VPs"),
    "gamble_name_number": N_("Name a number from 1 to 7, turn up a card: keep it if it costs that much"),
    "gamble_ante_card": N_(
        "Ante a card of cost or defense 1 to 6, turn up that many: win one if any is higher"
    ),
    # Produce
    "produce_here": N_("Produce a good on this world"),
    "produce_here_by_discarding_card": N_("Discard a card: produce a good on this world"),
    "produce_on_windfall": N_("Produce a good on a windfall world"),
    "produce_on_windfall_by_discarding_card": N_("Discard a card: produce a good on a windfall world"),
    "draw_if_produced_here": N_("Draw if this world produced"),
    "prestige_if_produced_here": N_("Prestige if this world produced"),
    "draw_per_good_produced": N_("Draw for each good produced"),
    "draw_per_kind_produced": N_("Draw for each kind of good produced"),
    "draw_if_most_produced": N_("Draw if you produced the most"),
    "draw_per_world": N_("Draw for worlds"),
    "prestige_if_most_worlds": N_("Prestige for the most worlds with the chromosome symbol"),
    "produce_phase_draw": N_("Draw"),
    "take_saved_cards": N_("Take all cards saved under this world into your hand"),
    # End of the round, end of the game, any time
    "hand_limit": N_("Hand limit"),
    "take_other_players_discards": N_("Take what the others discard for their hand limit"),
    "end_tableau_size": N_("Your tableau ends the game later"),
    "choose_world_kind": N_("Choose the kind of this world and its good"),
}
"""The short name of each code."""

UNITS = {
    **dict.fromkeys(("explore_draw_extra", "explore_keep_extra"), "more_cards"),
    **dict.fromkeys(
        ("trade_bonus", "trade_bonus_this_world", "trade_bonus_per_chromosome_world"), "more_cards"
    ),
    **dict.fromkeys(
        (
            "start_hand_size",
            "start_save_card",
            "develop_start_draw",
            "develop_start_draw_then_discard",
            "develop_draw_after_placing",
            "save_payment_card",
            "settle_draw_after_placing",
            "settle_draw_then_discard_after_placing",
            "consume_phase_draw",
            "draw_if_produced_here",
            "draw_per_good_produced",
            "draw_per_kind_produced",
            "draw_if_most_produced",
            "draw_per_world",
            "produce_phase_draw",
            "hand_limit",
            "end_tableau_size",
        ),
        "cards",
    ),
    **dict.fromkeys(
        (
            "develop_discount",
            "develop_discount_by_discarding_this",
            "develop_discount_by_spending_good",
            "settle_discount",
            "settle_discount_by_spending_good",
            "pay_for_military",
            "pay_for_military_discount",
            "conquer_nonmilitary_by_discarding_this",
        ),
        "cost",
    ),
    **dict.fromkeys(
        (
            "military",
            "military_per",
            "military_if_own_imperium_card",
            "military_against_kind",
            "military_against_rebel",
            "temporary_military_by_discarding_this",
            "temporary_military_by_discarding_cards",
            "temporary_military_by_spending_prestige",
            "temporary_military_by_spending_good",
        ),
        "military",
    ),
    **dict.fromkeys(
        (
            "explore_start_discard_for_prestige",
            "prestige_after_development",
            "prestige_after_pay_for_military",
            "prestige_after_world",
            "prestige_if_produced_here",
            "prestige_if_most_worlds",
        ),
        "prestige",
    ),
    "replace_world": "cost_up_to",
    "consume_phase_gain_vp": "vp",
}
"""What the `value` of a power is an amount of."""

SILENT = {
    "explore_start_discard_for_prestige": ("gain",),
    "develop_discount_by_discarding_this": ("discard_this",),
    "settle_free_by_discarding_this": ("value", "discard_this"),
    "conquer_nonmilitary_by_discarding_this": ("target", "discard_this"),
    "place_second_world": ("value",),
    "place_extra_military_world_by_discarding_this": ("value", "target", "discard_this"),
    "good_on_placed_production_world": ("value",),
    "temporary_military_by_discarding_this": ("discard_this",),
    "prevent_takeover": ("value",),
    "consume_phase_gain_vp": ("gain",),
    "gamble_name_number": ("value",),
    "gamble_ante_card": ("spend",),
    "prestige_if_most_worlds": ("per",),
}
"""Keys of a power that its name says already."""
