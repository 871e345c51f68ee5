"""Powers of Trade: what is said of selling a good, inside phase IV."""

from __future__ import annotations

from collections.abc import Mapping

from webapp.cards import Power
from webapp.catalogue.powers.clauses import draw_more
from webapp.catalogue.powers.code import Code
from webapp.i18n import N_, gettext

SELLING = {
    # Translators: %(draw)s is a clause: "draw 1 more card" (Old Earth, Trade League, Merchant World).
    "any": N_("When you sell a good of any kind, %(draw)s."),
    # Translators: %(draw)s is a clause: "draw 2 more cards" (Spice World).
    "novelty": N_("When you sell a Novelty good, %(draw)s."),
    # Translators: %(draw)s is a clause: "draw 2 more cards" (Space Port).
    "rare": N_("When you sell a Rare elements good, %(draw)s."),
    # Translators: %(draw)s is a clause: "draw 1 more card" (Genetics Lab).
    "genes": N_("When you sell a Genes good, %(draw)s."),
}


def _bonus(power: Power) -> str:
    return gettext(SELLING[power.values["good"]], draw=draw_more(power.values["value"]))


def _bonus_this_world(power: Power) -> str:
    # Translators: %(draw)s is a clause: "draw 3 more cards" (Pirate World).
    return gettext("When you sell this world's good, %(draw)s.", draw=draw_more(power.values["value"]))


def _bonus_per_chromosome_world(power: Power) -> str:
    # Translators: %(draw)s is a clause: "draw 1 more card" (Clandestine Uplift Lab).
    return gettext(
        "When you sell a Genes good, %(draw)s for each world with the chromosome symbol in your tableau.",
        draw=draw_more(power.values["value"]),
    )


def _no_trade_this_world(_power: Power) -> str:
    # Translators: Alien Oort Cloud Refinery. Consume: Trade is one of the actions; the colon belongs to its
    # name.
    return gettext("This world's good cannot be sold by Consume: Trade; Consume powers may still take it.")


CODES: Mapping[str, Code] = {
    "trade_bonus": Code(
        N_("Draw more for a good sold"),
        N_(
            "Only a player who chose Consume: Trade sells: one good, for 2 cards (Novelty), 3 (Rare "
            "elements), 4 (Genes) or 5 (Alien technology), and more for all Trade powers that fit. "
            "Consuming a good is no sale, unless a Consume power says that Trade powers add to it."
        ),
        _bonus,
    ),
    "trade_bonus_this_world": Code(
        N_("Draw more for selling the good of this world"),
        N_(
            "Counts only when the good sold lies on the very world with this power, on top of all other "
            "Trade powers that fit."
        ),
        _bonus_this_world,
        unsaid={"good": "the kind of the world, which the card shows"},
    ),
    "trade_bonus_per_chromosome_world": Code(
        N_("Draw more for a good sold, for each world with the chromosome symbol"),
        N_(
            "Counts the worlds with the chromosome symbol in your tableau, the card with the power too if "
            "it is such a world, on top of all other Trade powers that fit."
        ),
        _bonus_per_chromosome_world,
        fixed={"good": "genes"},
    ),
    "no_trade_this_world": Code(
        N_("The good of this world cannot be sold"),
        N_(
            "Only the sale that Consume: Trade brings is forbidden; a Consume power that pays the trade "
            "price may take the good. Where Trade powers are counted, this is one."
        ),
        _no_trade_this_world,
    ),
}
"""Codes in order."""
