"""Which symbols tell a power of Race for the Galaxy, in the order in which they are read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from webapp.cards import Power

GIVES = "next"
"""The arrow between what is given up and what it brings."""

GAINS = {"vp": "v", "cards": "d", "prestige": "p"}
"""Symbols of what a power brings, in their order."""

PRICES = {"cards": "discard", "goods": "spend-good", "prestige": "p"}
"""Symbols of what a power outside Consume costs."""

COUNTED: Mapping[str, tuple[str, ...]] = {
    "military_world": ("military-world",),
    "chromosome_world": ("ch",),
    "genes_world": ("world", "genes"),
    "rebel_world": ("world", "kw-rebel"),
}
"""Symbols of the worlds that a power counts."""

TARGETS: Mapping[str, tuple[str, ...]] = {
    "any_development": ("development",),
    "rebel_development": ("development", "kw-rebel"),
    "six_cost_development": ("development", "vary"),
    "production_world": ("production",),
    "rebel_military_world": ("military-world", "kw-rebel"),
}
"""Symbols of the cards for whose placing there is prestige."""

VICTIMS: Mapping[str, tuple[str, ...]] = {
    "owns_rebel_military_world": ("kw-rebel",),
    "owns_imperium_card": ("kw-imperium",),
    "total_military_at_least_1": ("military",),
    "any_player": (),
}
"""Symbols of what makes a player vulnerable to a takeover."""

PAYABLE: Mapping[str, tuple[str, ...]] = {
    "military_world": (),
    "chromosome_military_world": ("ch",),
    "rebel_military_world": ("kw-rebel",),
}
"""Symbols of which military worlds may be paid for."""

PLAIN: Mapping[str, tuple[str, ...]] = {
    "start_hand_size": ("hand",),
    "start_save_card": ("save-card",),
    "select_action_last": ("last",),
    "explore_draw_extra": ("d",),
    "explore_keep_extra": ("keep",),
    "explore_combine_with_hand": ("mix-hand",),
    "explore_start_discard_for_prestige": ("p",),
    "develop_start_draw": ("d",),
    "develop_start_draw_then_discard": ("d", "discard"),
    "develop_discount": ("development", "discount"),
    "develop_discount_by_discarding_this": ("development", "discount"),
    "develop_discount_by_spending_good": ("development", "discount"),
    "develop_draw_after_placing": ("development", "d"),
    "save_payment_card": ("save-card",),
    "settle_discount_by_spending_good": ("world", "discount"),
    "settle_free_by_discarding_this": ("world", "free"),
    "pay_for_military_discount": ("pay-military", "discount"),
    "prestige_after_pay_for_military": ("pay-military", "p"),
    "conquer_nonmilitary_by_discarding_this": ("conquer",),
    "place_second_world": ("second-world",),
    "place_extra_military_world_by_discarding_this": ("second-world", "military-world"),
    "replace_world": ("replace",),
    "settle_draw_after_placing": ("settle", "d"),
    "settle_draw_then_discard_after_placing": ("settle", "d", "discard"),
    "good_on_placed_production_world": ("production", "good-on-world"),
    "military": ("military",),
    "military_if_own_imperium_card": ("military", "kw-imperium"),
    "military_against_rebel": ("military-rebel",),
    "temporary_military_by_discarding_this": ("military-now",),
    "temporary_military_by_discarding_cards": ("military-now",),
    "temporary_military_by_spending_prestige": ("military-now",),
    "temporary_military_by_spending_good": ("military-now",),
    "takeover_defense": ("takeover-defense",),
    "prevent_takeover": ("takeover-stop",),
    "trade_bonus_this_world": ("good-on-world", "trade", "d"),
    "no_trade_this_world": ("no-trade",),
    "consume_phase_draw": ("d",),
    "consume_phase_gain_vp": ("v",),
    "gamble_name_number": ("gamble",),
    "gamble_ante_card": ("gamble",),
    "draw_if_produced_here": ("good-on-world", "d"),
    "prestige_if_produced_here": ("good-on-world", "p"),
    "draw_per_kind_produced": ("kinds", "d"),
    "produce_phase_draw": ("d",),
    "take_saved_cards": ("take-cards",),
    "hand_limit": ("hand-limit",),
    "take_other_players_discards": ("hand-limit", "take-cards"),
    "end_tableau_size": ("tableau",),
    "choose_world_kind": ("any",),
}
"""Codes that always have the same symbols, without what they cost."""

CONSUMED = {
    "consume_from_this_world": "good-on-world",
    "consume_three_kinds": "kinds",
    "consume_up_to_four_kinds": "kinds",
    "consume_all_remaining": "good",
}
"""The goods that a Consume power takes, where they are not simply of a kind."""


def power_icons(power: Power) -> tuple[str, ...]:
    """Return the symbols of a power, at least one; raises KeyError for an unknown code."""
    return (*_price(power), *_effect(power))


def _price(power: Power) -> Iterator[str]:
    """Yield what is given up, and the arrow behind it."""
    values, code = power.values, power.code
    spend = values.get("spend", {})
    if code == "gamble_ante_card":
        return
    if values.get("discard_this"):
        yield "discard-this"
    elif code in CONSUMED:
        yield CONSUMED[code]
    elif code.startswith("consume") and spend:
        yield values["good"]
    else:
        yield from (PRICES[what] for what in spend)
        if "goods" in spend:
            yield values["good"]
    if values.get("discard_this") or spend or code in CONSUMED:
        yield GIVES


def _effect(power: Power) -> Iterator[str]:
    values, code = power.values, power.code
    good = (values["good"],) if "good" in values else ()
    match code:
        case "settle_discount":
            yield from ("world", *good, "discount")
        case "pay_for_military":
            yield from ("pay-military", *good, *PAYABLE[values["target"]])
        case "military_per":
            yield from ("military", *COUNTED[values["per"]])
        case "military_against_kind":
            yield from ("military-kind", *good)
        case "takeover":
            yield from ("takeover", *VICTIMS[values["victim"]])
        case "prestige_after_development" | "prestige_after_world":
            yield from (*TARGETS[values["target"]], "p")
        case "trade_bonus":
            yield from (*good, "trade", "d")
        case "trade_bonus_per_chromosome_world":
            yield from (*good, "trade", "d", "ch")
        case "consume_for_trade_price":
            yield "trade-price"
        case "produce_here" | "produce_here_by_discarding_card":
            yield from ("good-on-world", *good)
        case "produce_on_windfall" | "produce_on_windfall_by_discarding_card":
            yield from ("windfall", *good)
        case "draw_per_good_produced":
            yield from ("produce", *good, "d")
        case "draw_if_most_produced":
            yield from ("most", *good, "d")
        case "draw_per_world":
            yield from (*COUNTED[values["per"]], "d")
        case "prestige_if_most_worlds":
            yield from ("most", *COUNTED[values["per"]], "p")
        case "consume" | "discard_cards_for" | "spend_prestige_for":
            yield from _gains(power)
            return
        case _ if code in CONSUMED:
            yield from _gains(power)
            return
        case _:
            yield from PLAIN[code]
            if code in ("explore_start_discard_for_prestige", "consume_phase_gain_vp"):
                return
    yield from _gains(power)


def _gains(power: Power) -> Iterator[str]:
    gain = power.values.get("gain", {})
    yield from (symbol for what, symbol in GAINS.items() if gain.get(what))
