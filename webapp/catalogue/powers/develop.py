"""Powers of phase II, Develop, and saving a card of a payment, which Settle has as well."""

from __future__ import annotations

from collections.abc import Mapping

from webapp.cards import Power
from webapp.catalogue.powers.clauses import discard_from_hand, draw, gain_prestige
from webapp.catalogue.powers.code import Code
from webapp.i18n import N_, gettext, ngettext


def _start_draw(power: Power) -> str:
    # Translators: %(draw)s is a clause: "draw 1 card" (Interstellar Bank).
    return gettext("At the start of the phase, %(draw)s.", draw=draw(power.values["value"]))


def _start_draw_then_discard(power: Power) -> str:
    # Translators: both are clauses: "draw 2 cards", "discard 1 card from your hand" (Galactic Power
    # Brokers).
    return gettext(
        "At the start of the phase, %(draw)s, then %(discard)s.",
        draw=draw(power.values["value"]),
        discard=discard_from_hand(power.values["discard"]),
    )


def _discount(power: Power) -> str:
    # Translators: the number is cards less to pay (Galactic Federation); with "card" in it if your language
    # wants it.
    return ngettext(
        "Developments cost %(num)s less.", "Developments cost %(num)s less.", power.values["value"]
    )


def _discount_by_discarding_this(power: Power) -> str:
    # Translators: R&D Crash Program.
    return ngettext(
        "You may discard this card to place a development for %(num)s less.",
        "You may discard this card to place a development for %(num)s less.",
        power.values["value"],
    )


def _discount_by_spending_good(power: Power) -> str:
    # Translators: Golden Age of Terraforming.
    return ngettext(
        "You may discard 1 Rare elements good to place a development for %(num)s less.",
        "You may discard 1 Rare elements good to place a development for %(num)s less.",
        power.values["value"],
    )


def _draw_after_placing(power: Power) -> str:
    return gettext(AFTER_PLACING["any_development"], gain=draw(power.values["value"]))


def _prestige_after_placing(power: Power) -> str:
    return gettext(AFTER_PLACING[power.values["target"]], gain=gain_prestige(power.values["value"]))


AFTER_PLACING = {
    # Translators: %(gain)s is a clause: "draw 1 card" (Public Works), "gain 1 prestige" (Pan-Galactic
    # Affluence).
    "any_development": N_("After you place a development, %(gain)s."),
    # Translators: %(gain)s is the clause "gain 1 prestige" (Rebel Freedom Fighters, Rebel Council).
    "rebel_development": N_("After you place a Rebel development, %(gain)s."),
    # Translators: %(gain)s is the clause "gain 1 prestige" (Federation Capital).
    "six_cost_development": N_("After you place a 6-cost development, %(gain)s."),
}


def _save_payment_card(power: Power) -> str:
    if power.phase == "2":
        # Translators: Galactic Scavengers. The cards lie under the world until phase Produce.
        return ngettext(
            "When you pay for a development, put %(num)s of the cards paid under this world instead of "
            "discarding it.",
            "When you pay for a development, put %(num)s of the cards paid under this world instead of "
            "discarding them.",
            power.values["value"],
        )
    if power.phase == "3":
        # Translators: Galactic Scavengers. The cards lie under the world until phase Produce.
        return ngettext(
            "When you pay for another world, put %(num)s of the cards paid under this one instead of "
            "discarding it.",
            "When you pay for another world, put %(num)s of the cards paid under this one instead of "
            "discarding them.",
            power.values["value"],
        )
    raise KeyError(f"phase = {power.phase}")


CODES: Mapping[str, Code] = {
    "develop_start_draw": Code(
        N_("Draw when the phase begins"),
        N_(
            "Draw as soon as Develop begins, whether you place a development or not, and before you "
            "choose one: the card drawn may be placed or pay for another. All such powers add up."
        ),
        _start_draw,
    ),
    "develop_start_draw_then_discard": Code(
        N_("Draw, then discard, when the phase begins"),
        N_(
            "Draw as soon as Develop begins, then discard from your whole hand. With several such powers, "
            "first draw for all of them, then discard for all of them."
        ),
        _start_draw_then_discard,
    ),
    "develop_discount": Code(
        N_("Developments cost less"),
        N_(
            "Lowers the cost of every development that you place. Such powers and the Develop bonus add "
            "up, but a cost never falls below 0 and nothing is paid back."
        ),
        _discount,
    ),
    "develop_discount_by_discarding_this": Code(
        N_("Discard this card: a development costs less"),
        N_(
            "Put the card from your tableau on the discard pile: its VPs and its place in your tableau go "
            "with it. You may decline, unless the development that you have revealed cannot be placed "
            "otherwise. It adds to other discounts; a cost never falls below 0."
        ),
        _discount_by_discarding_this,
        fixed={"optional": True, "discard_this": True},
    ),
    "develop_discount_by_spending_good": Code(
        N_("Spend a good: a development costs less"),
        N_(
            "Discard a good of the kind named from any of your worlds, once in the phase. You may "
            "decline, unless the development that you have revealed cannot be placed otherwise. It adds "
            "to other discounts; a cost never falls below 0."
        ),
        _discount_by_spending_good,
        fixed={"optional": True, "good": "rare", "spend": {"goods": 1}},
    ),
    "develop_draw_after_placing": Code(
        N_("Draw after placing a development"),
        N_(
            "Draw when the development has been paid for; the card drawn does not help to pay for it. A "
            "card that has this power gives nothing for its own placement."
        ),
        _draw_after_placing,
    ),
    "prestige_after_development": Code(
        N_("Prestige for placing a development"),
        N_(
            "Comes after the development has been placed, besides the prestige symbol that it may have "
            "itself. The card with the power gives nothing for its own placement. A Rebel development is "
            "one with REBEL in its title; a 6-cost development has a printed cost of exactly 6."
        ),
        _prestige_after_placing,
    ),
    "save_payment_card": Code(
        N_("Save a card of the payment under this world"),
        N_(
            "In Develop and in Settle: take the card from those that you really pay, once all discounts "
            "are off. Where nothing is paid, nothing is saved; cards discarded for Military are no "
            "payment. The saved cards come into your hand in Produce, and are discarded with the world if "
            "it is discarded."
        ),
        _save_payment_card,
    ),
}
"""Codes in order."""
