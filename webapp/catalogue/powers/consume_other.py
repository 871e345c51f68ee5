"""Powers of phase IV, Consume, that need no goods."""

from __future__ import annotations

from collections.abc import Mapping

from webapp.cards import Power
from webapp.catalogue.powers.clauses import (
    as_sentence,
    doubled,
    draw,
    gain_vp,
    gains,
    if_you_do,
    may_discard_cards,
    price,
    sentences,
)
from webapp.catalogue.powers.code import Code
from webapp.i18n import N_, gettext, ngettext


def _discard_cards_for(power: Power) -> str:
    values = power.values
    cards, times, gain = price(power, "cards"), values["times"], values["gain"]
    vps = doubled(values["doubled_by_2x"]) if "vp" in gain else ""
    if times == 1:
        return sentences(if_you_do(may_discard_cards(cards), gains(gain)), vps)
    if cards != 1:
        raise KeyError(f"spend.cards = {cards} for times = {times}")
    # Translators: begins a sentence that ends "; for each card, gain 1 VP." (Deficit Spending, Merchant
    # World).
    choice = ngettext(
        "You may discard up to %(num)s card from your hand",
        "You may discard up to %(num)s cards from your hand",
        times,
    )
    # Translators: both are complete clauses: "You may discard up to 2 cards from your hand; for each card,
    # gain 1 VP."
    return sentences(gettext("%(choice)s; for each card, %(gain)s.", choice=choice, gain=gains(gain)), vps)


def _spend_prestige_for(power: Power) -> str:
    gain = power.values["gain"]
    # Translators: begins a sentence that ends "; if you do, draw 3 cards." (Galactic Power Brokers).
    sentence = if_you_do(gettext("You may spend 1 prestige"), gains(gain))
    return sentences(sentence, doubled(power.values["doubled_by_2x"]) if "vp" in gain else "")


def _phase_draw(power: Power) -> str:
    return as_sentence(draw(power.values["value"]))


def _phase_gain_vp(power: Power) -> str:
    values = power.values
    return sentences(as_sentence(gain_vp(values["value"])), doubled(values["doubled_by_2x"]))


def _gamble_name_number(_power: Power) -> str:
    # Translators: Gambling World of the base game.
    return gettext(
        "Name a number from 1 to 7 and turn up the top card of the deck: keep it if its cost or defense "
        "is that number, otherwise discard it."
    )


def _gamble_ante_card(_power: Power) -> str:
    # Translators: Gambling World of Rebel vs Imperium. To ante: to stake a card.
    return gettext(
        "You may ante a card from your hand with a cost or defense of 1 to 6: turn up as many cards of "
        "the deck as that number. If the cost or defense of any of them is higher, keep your ante and one "
        "of them; otherwise discard the ante too."
    )


CODES: Mapping[str, Code] = {
    "discard_cards_for": Code(
        N_("Discard cards for a gain"),
        N_(
            "Cards from your hand, not goods. You may decline or, where it says “up to”, discard fewer. "
            "Consume: 2x VPs doubles nothing of it."
        ),
        _discard_cards_for,
        fixed={"optional": True},
        unsaid={"doubled_by_2x": "said where there are VPs; prestige and cards are never doubled"},
    ),
    "spend_prestige_for": Code(
        N_("Spend prestige for a gain"),
        N_(
            "Once in the phase; you may decline. A player who spends prestige may lose the lead in "
            "prestige at once. Consume: 2x VPs doubles the VPs, never the cards."
        ),
        _spend_prestige_for,
        fixed={"optional": True, "times": 1, "spend": {"prestige": 1}},
    ),
    "consume_phase_draw": Code(
        N_("Draw in Consume"),
        N_(
            "Once in every Consume phase, whether you consume anything or not. You choose when among your "
            "Consume powers."
        ),
        _phase_draw,
    ),
    "consume_phase_gain_vp": Code(
        N_("Gain VPs"),
        N_("Once in every Consume phase; no good is needed. Consume: 2x VPs doubles it."),
        _phase_gain_vp,
        unsaid={"gain": "the same number as value"},
    ),
    "gamble_name_number": Code(
        N_("Name a number from 1 to 7, turn up a card: keep it if it costs that much"),
        N_(
            "Once in every Consume phase. For a military world its defense counts, for all other cards "
            "their cost."
        ),
        _gamble_name_number,
        fixed={"value": 1},
    ),
    "gamble_ante_card": Code(
        N_("Ante a card of cost or defense 1 to 6, turn up that many: win one if any is higher"),
        N_(
            "Show the card before any is turned up. For a military world its defense counts, for all "
            "other cards their cost; equal is not higher. The cards that you do not keep are discarded. "
            "You may decline."
        ),
        _gamble_ante_card,
        fixed={"optional": True, "spend": {"cards": 1}},
    ),
}
"""Codes in order."""
