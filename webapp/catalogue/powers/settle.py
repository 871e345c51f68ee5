"""Powers of phase III, Settle, on the cost of worlds."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from webapp.cards import Power
from webapp.catalogue.powers.clauses import gain_prestige
from webapp.catalogue.powers.code import Code
from webapp.i18n import N_, gettext, ngettext

DISCOUNT: Mapping[str | None, Callable[[int], str]] = {
    # Translators: the number is cards less to pay (Replicant Robots); with "card" in it if your language
    # wants it. "Pay for", as against conquer: military worlds too, where another power lets you pay for them.
    None: lambda n: ngettext(
        "Worlds that you pay for cost %(num)s less.", "Worlds that you pay for cost %(num)s less.", n
    ),
    # Translators: worlds of that kind, production or windfall (Smuggling World).
    "novelty": lambda n: ngettext(
        "Novelty worlds that you pay for cost %(num)s less.",
        "Novelty worlds that you pay for cost %(num)s less.",
        n,
    ),
    # Translators: worlds of that kind, production or windfall (Mining Robots, Alpha Centauri).
    "rare": lambda n: ngettext(
        "Rare elements worlds that you pay for cost %(num)s less.",
        "Rare elements worlds that you pay for cost %(num)s less.",
        n,
    ),
    # Translators: worlds of that kind, production or windfall (Alien Uplift Center).
    "genes": lambda n: ngettext(
        "Genes worlds that you pay for cost %(num)s less.",
        "Genes worlds that you pay for cost %(num)s less.",
        n,
    ),
    # Translators: worlds of that kind, production or windfall (Alien Tech Institute).
    "alien": lambda n: ngettext(
        "Alien worlds that you pay for cost %(num)s less.",
        "Alien worlds that you pay for cost %(num)s less.",
        n,
    ),
}


def _discount(power: Power) -> str:
    return DISCOUNT[power.values.get("good")](power.values["value"])


def _discount_by_spending_good(power: Power) -> str:
    # Translators: Lifeforms, Inc., Golden Age of Terraforming.
    return ngettext(
        "You may discard 1 Genes good to pay %(num)s less for a world.",
        "You may discard 1 Genes good to pay %(num)s less for a world.",
        power.values["value"],
    )


def _free_by_discarding_this(_power: Power) -> str:
    # Translators: Colony Ship, Doomed World.
    return gettext(
        "You may discard this card to place a non-military world at cost 0, but not an Alien production "
        "or windfall world."
    )


PAY_FOR_MILITARY = {
    # Translators: begins a sentence that ends ": its cost is its defense." (Contact Specialist, Rebel
    # Cantina).
    ("military_world", None, "alien"): N_(
        "You may place a military world, except an Alien one, by paying for it"
    ),
    # Translators: begins a sentence that ends ": its cost is its defense." (Alien Research Team).
    ("military_world", "alien", None): N_("You may place an Alien military world by paying for it"),
    # Translators: begins a sentence that ends ": its cost is its defense less 2." (Rebel Alliance).
    ("rebel_military_world", None, None): N_("You may place a Rebel military world by paying for it"),
    # Translators: begins a sentence that ends ": its cost is its defense." (Ravaged Uplift World).
    ("chromosome_military_world", None, None): N_(
        "You may place a military world with the chromosome symbol by paying for it"
    ),
}
"""The choice of a pay-for-military power, by target, kind and excluded kind."""


def _pay_for_military(power: Power) -> str:
    values = power.values
    choice = gettext(PAY_FOR_MILITARY[values["target"], values.get("good"), values.get("excludes_good")])
    if values["value"] == 0:
        # Translators: %(choice)s: "You may place a Rebel military world by paying for it"; "its" is the
        # world's.
        return gettext("%(choice)s: its cost is its defense.", choice=choice)
    # Translators: %(choice)s: "You may place a Rebel military world by paying for it"; "its" is the
    # world's.
    return ngettext(
        "%(choice)s: its cost is its defense less %(num)s.",
        "%(choice)s: its cost is its defense less %(num)s.",
        values["value"],
        choice=choice,
    )


def _pay_for_military_discount(power: Power) -> str:
    # Translators: Rebel Pact. It lowers the cost where another power lets you pay (Contact Specialist).
    return ngettext(
        "A military world that you place by paying for it costs %(num)s less.",
        "A military world that you place by paying for it costs %(num)s less.",
        power.values["value"],
    )


def _prestige_after_pay_for_military(power: Power) -> str:
    # Translators: Pan-Galactic Mediator. %(gain)s is the clause "gain 1 prestige".
    return gettext(
        "After you place a military world by paying for it, %(gain)s.",
        gain=gain_prestige(power.values["value"]),
    )


CODES: Mapping[str, Code] = {
    "settle_discount": Code(
        N_("Worlds cost less"),
        N_(
            "Lowers the cost of every non-military world that you place, or only of those of the kind "
            "named, whether production or windfall. It also counts when a military world is paid for, but "
            "not when a world is conquered. Discounts add up; a cost never falls below 0."
        ),
        _discount,
        fixed={"target": "nonmilitary_world"},
    ),
    "settle_discount_by_spending_good": Code(
        N_("Spend a good: a world costs less"),
        N_(
            "Discard a good of the kind named from any of your worlds, once in the phase. It lowers the "
            "cost of one world that is paid for, a military one too if another power lets you pay for it. "
            "You may decline, unless the world that you have revealed cannot be placed otherwise."
        ),
        _discount_by_spending_good,
        fixed={"optional": True, "good": "genes", "spend": {"goods": 1}, "target": "nonmilitary_world"},
    ),
    "settle_free_by_discarding_this": Code(
        N_("Discard this card: a world costs 0"),
        N_(
            "Put the card from your tableau on the discard pile: its VPs and its place in your tableau go "
            "with it. The kind excluded is that of the world's good; gray worlds with ALIEN in their "
            "titles may be placed. Together with a power that lets you pay for a military world it makes "
            "that one free. It serves for one world only."
        ),
        _free_by_discarding_this,
        fixed={
            "optional": True,
            "discard_this": True,
            "value": 0,
            "target": "nonmilitary_world",
            "excludes_good": "alien",
        },
    ),
    "pay_for_military": Code(
        N_("Pay for a military world: its defense is its cost"),
        N_(
            "As your Settle action, or for a second world, place a military world as though it were "
            "non-military: you pay cards, and your Military does not matter. Only one such power is used "
            "for a world; discounts come off as well. A cost never falls below 0. It cannot be used for a "
            "takeover."
        ),
        _pay_for_military,
        fixed={"optional": True},
    ),
    "pay_for_military_discount": Code(
        N_("Paying for a military world costs less"),
        N_(
            "Lowers the cost when another of your powers lets you pay for a military world. It does not "
            "allow that by itself."
        ),
        _pay_for_military_discount,
    ),
    "prestige_after_pay_for_military": Code(
        N_("Prestige for paying for a military world"),
        N_(
            "Comes each time that another of your powers lets you pay for a military world and you do. It "
            "does not allow that by itself."
        ),
        _prestige_after_pay_for_military,
    ),
}
"""Codes in order."""
