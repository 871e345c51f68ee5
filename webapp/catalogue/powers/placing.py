"""Powers of phase III, Settle, on placing worlds in other ways, and on what placing brings."""

from __future__ import annotations

from collections.abc import Mapping

from webapp.cards import Power
from webapp.catalogue.powers.clauses import discard_from_hand, draw, gain_prestige, prestige_of, sentences
from webapp.catalogue.powers.code import Code
from webapp.i18n import N_, gettext, ngettext


def _conquer_nonmilitary(power: Power) -> str:
    values = power.values
    if values["value"] == 0:
        # Translators: Imperium Invasion Fleet. "Its" is the world's.
        conquer = gettext(
            "You may discard this card to conquer a non-military world: its defense is its printed cost."
        )
    else:
        # Translators: Imperium Cloaking Technology. "Its" is the world's.
        conquer = ngettext(
            "You may discard this card to conquer a non-military world: its defense is its printed cost "
            "less %(num)s.",
            "You may discard this card to conquer a non-military world: its defense is its printed cost "
            "less %(num)s.",
            values["value"],
        )
    gain = prestige_of(values["gain"])
    return sentences(conquer, _this_gains(gain) if gain else "", gettext(COMBINES[values["with_takeover"]]))


COMBINES = {
    # Translators: said behind a power (Imperium Cloaking Technology, Rebel Sneak Attack).
    False: N_("It cannot be combined with a takeover power or with paying for a military world."),
    # Translators: said behind a power (Imperium Invasion Fleet). "In use": takeovers are optional.
    True: N_(
        "If takeovers are in use, it may be combined with a takeover power. It cannot be combined with "
        "paying for a military world."
    ),
}
"""What a power may go with, by whether that is a takeover power; paying for a military world never is."""


def _this_gains(prestige: int) -> str:
    # Translators: said behind a power (Imperium Invasion Fleet, Terraforming Engineers).
    return ngettext("You also gain %(num)s prestige.", "You also gain %(num)s prestige.", prestige)


def _place_second_world(power: Power) -> str:
    # Translators: Improved Logistics.
    return ngettext(
        "After you place a world, you may place %(num)s more world in the same phase.",
        "After you place a world, you may place %(num)s more worlds in the same phase.",
        power.values["value"],
    )


def _place_extra_military_world(power: Power) -> str:
    # Translators: Rebel Sneak Attack.
    place = gettext("After you place a world, you may discard this card to place a military world as well.")
    return sentences(place, gettext(COMBINES[power.values["with_takeover"]]))


def _replace_world(power: Power) -> str:
    # Translators: Terraforming Engineers. The number is a difference of costs.
    replace = ngettext(
        "Besides placing a world as usual, you may replace one of your non-military worlds, free of "
        "charge, with a non-military world of the same kind from your hand that costs the same or up to "
        "%(num)s more.",
        "Besides placing a world as usual, you may replace one of your non-military worlds, free of "
        "charge, with a non-military world of the same kind from your hand that costs the same or up to "
        "%(num)s more.",
        power.values["value"],
    )
    return sentences(replace, _this_gains(prestige_of(power.values["gain"])))


AFTER_PLACING = {
    # Translators: %(gain)s is the clause "draw 1 card" (Terraforming Robots, Galactic Markets).
    "world": N_("After you place a world, %(gain)s."),
    # Translators: %(gain)s is the clause "gain 1 prestige" (Imperium Capital, Rebel Freedom Fighters).
    "rebel_military_world": N_("After you place a Rebel military world, %(gain)s."),
    # Translators: %(gain)s is the clause "gain 1 prestige" (Alien Cornucopia).
    "production_world": N_("After you place a production world, %(gain)s."),
}


def _draw_after_placing(power: Power) -> str:
    return gettext(AFTER_PLACING["world"], gain=draw(power.values["value"]))


def _draw_then_discard(power: Power) -> str:
    # Translators: both are clauses: "draw 2 cards", "discard 1 card from your hand" (Imperium Fuel Depot).
    return gettext(
        "After you place a world, %(draw)s, then %(discard)s.",
        draw=draw(power.values["value"]),
        discard=discard_from_hand(power.values["discard"]),
    )


def _good_on_placed_production_world(_power: Power) -> str:
    # Translators: Golden Age of Terraforming.
    return gettext("When you place a production world, put a good on it at once.")


def _prestige_after_world(power: Power) -> str:
    return gettext(AFTER_PLACING[power.values["target"]], gain=gain_prestige(power.values["value"]))


CODES: Mapping[str, Code] = {
    "conquer_nonmilitary_by_discarding_this": Code(
        N_("Discard this card: conquer a non-military world"),
        N_(
            "As your Settle action, or for a second world, place a non-military world by Military in "
            "place of paying. Your Military against its kind counts, discounts do not. The card's own "
            "Military still counts until the end of the phase. Once placed, the world is non-military as "
            "printed."
        ),
        _conquer_nonmilitary,
        fixed={
            "optional": True,
            "discard_this": True,
            "target": "nonmilitary_world",
            "with_pay_for_military": False,
        },
    ),
    "place_second_world": Code(
        N_("Place a second world"),
        N_(
            "The second world is placed when the first one is finished, by paying or by conquest, or you "
            "declare a takeover in its stead. The powers of the first do not help it yet, but its good "
            "and cards drawn for it do. It brings no second Settle bonus card; powers that draw after "
            "placing a world work for both."
        ),
        _place_second_world,
        fixed={"optional": True},
    ),
    "place_extra_military_world_by_discarding_this": Code(
        N_("Discard this card: place a military world as well"),
        N_(
            "Only after another world has been placed in this phase, a second one included. The powers of "
            "worlds placed in this phase do not help yet, and no Settle bonus card is drawn for it. It "
            "may be combined with a power that conquers a non-military world."
        ),
        _place_extra_military_world,
        fixed={
            "optional": True,
            "discard_this": True,
            "value": 1,
            "target": "military_world",
            "with_takeover": False,
            "with_pay_for_military": False,
        },
    ),
    "replace_world": Code(
        N_("Replace a world by one of the same kind, free of charge"),
        N_(
            "Works in any Settle phase, even if you place no world; gray counts as a kind, and printed "
            "costs are compared. The old world is discarded with its good; it must not have been placed "
            "in this phase. The new one gets its windfall good and its prestige symbol. No other Settle "
            "power and no bonus goes with it."
        ),
        _replace_world,
        fixed={"optional": True, "target": "nonmilitary_world"},
    ),
    "settle_draw_after_placing": Code(
        N_("Draw after placing a world"),
        N_(
            "For every world that you place, military or not, and for one taken over. The card that has "
            "this power gives nothing for its own placement; cards drawn do not help to pay for the world."
        ),
        _draw_after_placing,
    ),
    "settle_draw_then_discard_after_placing": Code(
        N_("Draw, then discard, after placing a world"),
        N_(
            "For every world that you place, military or not, and for one taken over. Discard any cards "
            "from your whole hand. With several such powers, first draw for all of them, then discard for "
            "all of them."
        ),
        _draw_then_discard,
    ),
    "good_on_placed_production_world": Code(
        N_("A production world that you place gets a good"),
        N_(
            "A production world usually gets its first good in Produce; with this power it gets one as "
            "soon as it is placed, military or not. A world taken over gets none."
        ),
        _good_on_placed_production_world,
        fixed={"value": 1},
    ),
    "prestige_after_world": Code(
        N_("Prestige for placing a world"),
        N_(
            "Comes after the world has been placed, whether paid for or conquered, besides the prestige "
            "symbol that it may have itself. The card with the power gives nothing for its own placement. "
            "Windfall and gray worlds are no production worlds. It comes for a world taken over too: this "
            "is our reading, the rulebook does not say."
        ),
        _prestige_after_world,
    ),
}
"""Codes in order."""
