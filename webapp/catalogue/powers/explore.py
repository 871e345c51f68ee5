"""Powers of phase I, Explore."""

from __future__ import annotations

from collections.abc import Mapping

from webapp.cards import Power
from webapp.catalogue.powers.clauses import gains, if_you_do, price
from webapp.catalogue.powers.code import Code
from webapp.i18n import N_, gettext, ngettext


def _draw_extra(power: Power) -> str:
    # Translators: Explore, e.g. Expedition Force: more cards to choose from, not more to keep.
    return ngettext("Look at %(num)s more card.", "Look at %(num)s more cards.", power.values["value"])


def _keep_extra(power: Power) -> str:
    # Translators: Explore, e.g. Research Labs.
    return ngettext(
        "Keep %(num)s more of the cards that you look at.",
        "Keep %(num)s more of the cards that you look at.",
        power.values["value"],
    )


def _combine_with_hand(_power: Power) -> str:
    # Translators: Explore, e.g. Smuggling World, Trading Outpost.
    return gettext(
        "Take all cards that you draw into your hand first; then discard as many as you would anyway, "
        "choosing from your whole hand."
    )


def _discard_for_prestige(power: Power) -> str:
    # Translators: begins a sentence that ends "; if you do, gain 1 prestige." (Alien Departure Point).
    choice = ngettext(
        "Before you draw, you may discard %(num)s card from your hand",
        "Before you draw, you may discard %(num)s cards from your hand",
        price(power, "cards"),
    )
    return if_you_do(choice, gains(power.values["gain"]))


CODES: Mapping[str, Code] = {
    "explore_draw_extra": Code(
        N_("Look at more cards"),
        N_(
            "Adds to the cards that you draw in Explore and choose from. How many of them you keep does "
            "not change. All such powers add up, with the Explore bonus too."
        ),
        _draw_extra,
    ),
    "explore_keep_extra": Code(
        N_("Keep more cards"),
        N_(
            "In Explore you keep 1 of the cards drawn; this raises that number. It does not raise the "
            "number that you draw."
        ),
        _keep_extra,
    ),
    "explore_combine_with_hand": Code(
        N_("Mix the cards drawn with your hand, then discard"),
        N_(
            "The number of cards discarded stays the same, but they may be old ones as well as new ones. "
            "With the bonus +5 and no other power you draw 7, add them to your hand and discard any 6."
        ),
        _combine_with_hand,
    ),
    "explore_start_discard_for_prestige": Code(
        N_("Before drawing, discard a card for prestige"),
        N_(
            "At the very start of Explore, before any card is drawn. You may decline. It counts as an "
            "Explore power wherever those are counted."
        ),
        _discard_for_prestige,
        fixed={"optional": True},
        unsaid={"value": "the same number as gain.prestige"},
    ),
}
"""Codes in order."""
