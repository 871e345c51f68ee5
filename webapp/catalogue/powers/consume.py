"""Powers of phase IV, Consume, that consume goods."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from webapp.cards import Power
from webapp.catalogue.powers.clauses import (
    gains,
    price,
)
from webapp.catalogue.powers.code import Code
from webapp.i18n import N_, gettext, ngettext

DISCARD: Mapping[str, Callable[[int], str]] = {
    # Translators: begins a sentence that ends ": gain 3 VPs." (Tourist World). Goods of one kind or of
    # several.
    "any": lambda n: ngettext("Discard %(num)s good of any kind", "Discard any %(num)s goods", n),
    # Translators: begins a sentence that ends ": draw 1 card." (New Survivalists).
    "novelty": lambda n: ngettext("Discard %(num)s Novelty good", "Discard %(num)s Novelty goods", n),
    # Translators: begins a sentence that ends ": gain 3 VPs." (Mining League).
    "rare": lambda n: ngettext(
        "Discard %(num)s Rare elements good", "Discard %(num)s Rare elements goods", n
    ),
    # Translators: begins a sentence that ends ": gain 1 VP." (Research Labs, Galactic Genome Project).
    "genes": lambda n: ngettext("Discard %(num)s Genes good", "Discard %(num)s Genes goods", n),
    # Translators: begins a sentence that ends ": gain 1 prestige." (Alien Research Team).
    "alien": lambda n: ngettext(
        "Discard %(num)s Alien technology good", "Discard %(num)s Alien technology goods", n
    ),
}
"""The order to discard so many goods at once, by their kind."""

DISCARD_UP_TO: Mapping[str, Callable[[int], str]] = {
    # Translators: begins a sentence that ends "; for each good, gain 1 VP." (Old Earth, Galactic Markets).
    "any": lambda n: ngettext(
        "Discard as many goods of any kind as you can, up to %(num)s",
        "Discard as many goods of any kind as you can, up to %(num)s",
        n,
    ),
    # Translators: begins a sentence that ends "; for each good, gain 1 VP." (Consumer Markets).
    "novelty": lambda n: ngettext(
        "Discard as many Novelty goods as you can, up to %(num)s",
        "Discard as many Novelty goods as you can, up to %(num)s",
        n,
    ),
    # Translators: begins a sentence that ends "; for each good, gain 1 VP." (Mining Conglomerate).
    "rare": lambda n: ngettext(
        "Discard as many Rare elements goods as you can, up to %(num)s",
        "Discard as many Rare elements goods as you can, up to %(num)s",
        n,
    ),
    # Translators: begins a sentence that ends "; for each good, gain 1 VP and draw 1 card." (Gene
    # Designers).
    "genes": lambda n: ngettext(
        "Discard as many Genes goods as you can, up to %(num)s",
        "Discard as many Genes goods as you can, up to %(num)s",
        n,
    ),
}
"""The order to discard goods one by one, as many as possible up to a number, by their kind."""


def _for(goods: str, gain: Mapping[str, Any]) -> str:
    # Translators: both are complete orders: "Discard 2 Genes goods: gain 3 VPs." (Galactic Genome Project),
    # "Discard 1 good of any kind: draw 2 cards." (New Vinland).
    return gettext("%(price)s: %(gain)s.", price=goods, gain=gains(gain))


def _for_each_good(goods: str, gain: Mapping[str, Any]) -> str:
    # Translators: both are complete orders: "Discard as many Novelty goods as you can, up to 3; for each
    # good, gain 1 VP and draw 1 card." (Free Trade Association).
    return gettext("%(price)s; for each good, %(gain)s.", price=goods, gain=gains(gain))


def _consume(power: Power) -> str:
    values = power.values
    goods, times = price(power, "goods"), values["times"]
    if times == 1:
        return _for(DISCARD[values["good"]](goods), values["gain"])
    if goods != 1:
        raise KeyError(f"spend.goods = {goods} for times = {times}")
    return _for_each_good(DISCARD_UP_TO[values["good"]](times), values["gain"])


def _consume_from_this_world(power: Power) -> str:
    # Translators: begins a sentence that ends ": gain 2 VPs." (Alien Toy Shop).
    return _for(gettext("Discard this world's good"), power.values["gain"])


def _consume_three_kinds(power: Power) -> str:
    # Translators: begins a sentence that ends ": gain 3 VPs." (Diversified Economy).
    return _for(gettext("Discard 3 goods, each of a different kind"), power.values["gain"])


def _consume_up_to_four_kinds(power: Power) -> str:
    # Translators: begins a sentence that ends "; for each good, gain 1 VP and draw 1 card." (Galactic
    # Exchange).
    goods = ngettext(
        "Discard as many goods of different kinds as you can, up to %(num)s",
        "Discard as many goods of different kinds as you can, up to %(num)s",
        power.values["times"],
    )
    return _for_each_good(goods, power.values["gain"])


def _consume_all_remaining(_power: Power) -> str:
    # Translators: Pilgrimage World. 4 goods give 3 VPs.
    return gettext("Discard all your remaining goods: gain 1 VP for each of them except the first.")


def _consume_for_trade_price(power: Power) -> str:
    return gettext(TRADE_PRICE[power.values["trade_powers_apply"]])


TRADE_PRICE = {
    # Translators: Trade League.
    True: N_(
        "Discard 1 good of any kind and draw as many cards as its trade price; your Trade powers add to it."
    ),
    # Translators: Black Market Trading World.
    False: N_(
        "Discard 1 good of any kind and draw as many cards as its trade price; your Trade powers do not "
        "add to it."
    ),
}


ONE_GOOD = {"times": 1, "spend": {"goods": 1}}

CODES: Mapping[str, Code] = {
    "consume": Code(
        N_("Consume goods"),
        N_(
            "You must use it if you have goods that fit, once in the phase; where it says “up to”, for as "
            "many goods as you can. The goods may lie on any of your worlds; each serves one power. You "
            "choose the order of your powers. Consume: 2x VPs doubles the VPs, never prestige or cards."
        ),
        _consume,
    ),
    "consume_from_this_world": Code(
        N_("Consume the good of this world"),
        N_(
            "Only the good on the very world with this power can be discarded for it. You must use it if "
            "the good is still there when its turn comes; another power may take it first. Consume: 2x "
            "VPs doubles the VPs."
        ),
        _consume_from_this_world,
        fixed=ONE_GOOD,
        unsaid={"good": "the kind of the world, which the card shows"},
    ),
    "consume_three_kinds": Code(
        N_("Consume goods of three kinds"),
        N_(
            "Exactly three goods, one each of three different kinds; with fewer kinds it cannot be used. "
            "You must use it if you can, but other powers may take the goods first. Consume: 2x VPs "
            "doubles the VPs."
        ),
        _consume_three_kinds,
        fixed={"times": 1, "spend": {"goods": 3}},
    ),
    "consume_up_to_four_kinds": Code(
        N_("Consume goods of different kinds, each for the same gain"),
        N_(
            "One good of each kind at most. You must use it if you can, for as many kinds as you have, "
            "but other powers may take goods first. Consume: 2x VPs doubles the VPs, not the cards."
        ),
        _consume_up_to_four_kinds,
        fixed={"spend": {"goods": 1}},
    ),
    "consume_all_remaining": Code(
        N_("Consume all goods that are left"),
        N_(
            "You must use it if you have goods left; a single good then brings nothing. It is mostly best "
            "as the last power of the phase. Consume: 2x VPs doubles the VPs."
        ),
        _consume_all_remaining,
        fixed={"gain": {"vp": "goods_minus_1"}},
    ),
    "consume_for_trade_price": Code(
        N_("Consume a good for its trade price in cards"),
        N_(
            "The trade price is 2 cards for Novelty, 3 for Rare elements, 4 for Genes, 5 for Alien "
            "technology. You must use it if you have a good, in every Consume phase; Consume: Trade need "
            "not be chosen. It is a Consume power, not a Trade power."
        ),
        _consume_for_trade_price,
        fixed={"good": "any", **ONE_GOOD},
    ),
}
"""Codes in order."""
