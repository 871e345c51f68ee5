"""Powers of phase III, Settle, that give Military."""

from __future__ import annotations

from collections.abc import Mapping

from webapp.cards import Power
from webapp.catalogue.powers.clauses import signed
from webapp.catalogue.powers.code import Code
from webapp.i18n import N_, gettext, ngettext


def _military(power: Power) -> str:
    # Translators: %(change)s is a number with its sign, +2 or −1 (New Sparta, Contact Specialist).
    return gettext("You get %(change)s to your total Military.", change=signed(power.values["value"]))


PER = {
    # Translators: %(change)s is a number with its sign, +1 (Hidden Fortress).
    "military_world": N_(
        "You get %(change)s to your total Military for each military world in your tableau."
    ),
    # Translators: %(change)s is a number with its sign, +1 (Uplift Mercenary Force, Uplift Revolt World).
    "chromosome_world": N_(
        "You get %(change)s to your total Military for each world with the chromosome symbol in your tableau."
    ),
}


def _military_per(power: Power) -> str:
    return gettext(PER[power.values["per"]], change=signed(power.values["value"]))


def _military_if_own_imperium_card(power: Power) -> str:
    # Translators: %(change)s is a number with its sign, −2 (Rebel Freedom Fighters).
    return gettext(
        "While there is an IMPERIUM card in your tableau, you get %(change)s to your total Military.",
        change=signed(power.values["value"]),
    )


AGAINST_KIND = {
    # Translators: %(change)s is a number with its sign, +1 (Smuggling World). Worlds with Novelty goods,
    # military or not: a few cards conquer non-military worlds.
    "novelty": N_("You get %(change)s Military against Novelty worlds."),
    # Translators: %(change)s is a number with its sign, +1 (Alpha Centauri, Gem Smugglers). Worlds with
    # Rare goods.
    "rare": N_("You get %(change)s Military against Rare elements worlds."),
    # Translators: %(change)s is a number with its sign, +2 (Alien Uplift Center). Worlds with Genes goods.
    "genes": N_("You get %(change)s Military against Genes worlds."),
    # Translators: %(change)s is a number with its sign, +2 (Alien Tech Institute). Worlds with Alien goods.
    "alien": N_("You get %(change)s Military against Alien worlds."),
}


def _military_against_kind(power: Power) -> str:
    return gettext(AGAINST_KIND[power.values["good"]], change=signed(power.values["value"]))


def _military_against_rebel(power: Power) -> str:
    # Translators: %(change)s is a number with its sign, +4 (Galactic Imperium).
    return gettext(
        "You get %(change)s Military against Rebel military worlds.", change=signed(power.values["value"])
    )


def _by_discarding_this(power: Power) -> str:
    # Translators: %(change)s is a number with its sign, +3 (New Military Tactics).
    return gettext(
        "You may discard this card for %(change)s Military until the end of the phase.",
        change=signed(power.values["value"]),
    )


def _by_discarding_cards(power: Power) -> str:
    change = signed(power.values["value"])
    if power.values["times"] == 1:
        # Translators: %(change)s is a number with its sign, +1 (Rebel Convict Mines).
        return gettext(
            "You may discard 1 card from your hand for %(change)s Military until the end of the phase.",
            change=change,
        )
    # Translators: %(change)s is a number with its sign, +1 (Space Mercenaries).
    return ngettext(
        "You may discard up to %(num)s card from your hand, each for %(change)s Military until the end of "
        "the phase.",
        "You may discard up to %(num)s cards from your hand, each for %(change)s Military until the end "
        "of the phase.",
        power.values["times"],
        change=change,
    )


def _by_spending_prestige(power: Power) -> str:
    # Translators: %(change)s is a number with its sign, +3 (Alien Booby Trap).
    return gettext(
        "You may spend 1 prestige for %(change)s Military until the end of the phase.",
        change=signed(power.values["value"]),
    )


def _by_spending_good(power: Power) -> str:
    # Translators: %(change)s is a number with its sign, +2 (Rebel Fuel Refinery).
    return gettext(
        "You may discard 1 Rare elements good for %(change)s Military until the end of the phase.",
        change=signed(power.values["value"]),
    )


CODES: Mapping[str, Code] = {
    "military": Code(
        N_("Military"),
        N_(
            "Military is a strength: it is not used up. A military world can be conquered when your "
            "Military is at least its defense; nothing is paid. All Military adds up, and a negative "
            "number counts against you: it cannot be declined."
        ),
        _military,
    ),
    "military_per": Code(
        N_("Military for worlds"),
        N_(
            "Counts the worlds that were in your tableau when the phase began, the card with the power "
            "too if it is such a world. It is part of your total Military."
        ),
        _military_per,
    ),
    "military_if_own_imperium_card": Code(
        N_("Military while you have an IMPERIUM card"),
        N_(
            "An IMPERIUM card has that word in its title, be it a world or a development. One such card "
            "is enough, more change nothing. It is part of your total Military."
        ),
        _military_if_own_imperium_card,
    ),
    "military_against_kind": Code(
        N_("Military against worlds of one kind"),
        N_(
            "Counts only when the world to be conquered or taken over is of the kind named, production or "
            "windfall. It is specialized Military: never part of the total."
        ),
        _military_against_kind,
    ),
    "military_against_rebel": Code(
        N_("Military against Rebel military worlds"),
        N_(
            "Counts only when the world to be conquered or taken over is a military world with REBEL in "
            "its title. It is specialized Military: never part of the total."
        ),
        _military_against_rebel,
    ),
    "temporary_military_by_discarding_this": Code(
        N_("Discard this card: Military for this phase"),
        N_(
            "Put the card from your tableau on the discard pile: its VPs and its place in your tableau go "
            "with it. You may decline, unless the world that you have revealed cannot be placed "
            "otherwise. Temporary Military is never part of the total."
        ),
        _by_discarding_this,
        fixed={"optional": True, "discard_this": True},
    ),
    "temporary_military_by_discarding_cards": Code(
        N_("Discard cards: Military for this phase"),
        N_(
            "You may discard fewer cards than allowed, or none, unless the world that you have revealed "
            "cannot be placed otherwise. What is left of it may be used later in the phase to defend "
            "against a takeover. Temporary Military is never part of the total."
        ),
        _by_discarding_cards,
        fixed={"optional": True, "spend": {"cards": 1}},
    ),
    "temporary_military_by_spending_prestige": Code(
        N_("Spend prestige: Military for this phase"),
        N_(
            "Once in the phase. You may decline, unless the world that you have revealed cannot be placed "
            "otherwise. Temporary Military is never part of the total."
        ),
        _by_spending_prestige,
        fixed={"optional": True, "times": 1, "spend": {"prestige": 1}},
    ),
    "temporary_military_by_spending_good": Code(
        N_("Spend a good: Military for this phase"),
        N_(
            "Discard a good of the kind named from any of your worlds, once in the phase. You may "
            "decline, unless the world that you have revealed cannot be placed otherwise. Temporary "
            "Military is never part of the total."
        ),
        _by_spending_good,
        fixed={"optional": True, "times": 1, "good": "rare", "spend": {"goods": 1}},
    ),
}
"""Codes in order."""
