"""Powers of phase III, Settle, that take over worlds or defend them; idle where takeovers are not in use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from webapp.cards import Power
from webapp.catalogue.powers.clauses import gain_prestige, prestige_of, sentences, signed
from webapp.catalogue.powers.code import Code
from webapp.i18n import N_, gettext

DECLARE = {
    # Translators: Imperium Seat. The world is a Rebel military world, and belongs to another player.
    ("rebel_military_world", "owns_rebel_military_world", ""): N_(
        "If takeovers are in use, you may, as your Settle action, attempt to take over a Rebel military "
        "world of another player."
    ),
    # Translators: Rebel Alliance.
    ("military_world", "owns_imperium_card", ""): N_(
        "If takeovers are in use, you may, as your Settle action, attempt to take over a military world "
        "of a player who has an IMPERIUM card."
    ),
    # Translators: Rebel Sneak Attack.
    ("military_world", "owns_imperium_card", "this"): N_(
        "If takeovers are in use, you may, as your Settle action, discard this card to attempt to take "
        "over a military world of a player who has an IMPERIUM card."
    ),
    # Translators: Imperium Planet Buster.
    ("military_world", "total_military_at_least_1", ""): N_(
        "If takeovers are in use, you may, as your Settle action, attempt to take over a military world "
        "of a player whose total Military is 1 or more."
    ),
    # Translators: Imperium Cloaking Technology.
    ("military_world", "total_military_at_least_1", "this"): N_(
        "If takeovers are in use, you may, as your Settle action, discard this card to attempt to take "
        "over a military world of a player whose total Military is 1 or more."
    ),
    # Translators: Interstellar Casus Belli.
    ("military_world", "any_player", "prestige"): N_(
        "If takeovers are in use, you may, as your Settle action, spend 1 prestige to attempt to take "
        "over a military world of any other player."
    ),
}
"""What is declared, by target, victim and what it costs to declare it."""


def _takeover(power: Power) -> str:
    values = power.values
    declare = gettext(DECLARE[values["target"], values["victim"], _price(values)])
    bonus = values.get("bonus_military")
    attack = gettext(BONUS[bonus["per"]], change=signed(bonus["value"])) if bonus else ""
    prestige = prestige_of(values.get("gain", {}))
    return sentences(declare, attack, _success(values.get("destroys", False), prestige))


def _price(values: Mapping[str, Any]) -> str:
    spend = dict(values.get("spend", {}))
    if spend not in ({}, {"prestige": 1}):
        raise KeyError(f"spend = {spend}")
    return "+".join(["this"] * bool(values.get("discard_this")) + list(spend))


BONUS = {
    # Translators: %(change)s is a number with its sign, +2; behind the sentence of a takeover (Rebel
    # Alliance).
    "own_rebel_military_world": N_(
        "You then attack with %(change)s Military for each Rebel military world in your tableau."
    ),
}


def _success(destroys: bool, prestige: int) -> str:
    if destroys:
        # Translators: Imperium Planet Buster; %(gain)s is the clause "gain 2 prestige".
        return gettext(
            "If you succeed, the world and its good are discarded, not taken over; %(gain)s.",
            gain=gain_prestige(prestige),
        )
    # Translators: Interstellar Casus Belli; %(gain)s is the clause "gain 2 prestige".
    return gettext("If you succeed, %(gain)s.", gain=gain_prestige(prestige)) if prestige else ""


def _defense(power: Power) -> str:
    # Translators: Rebel Pact. Both are numbers with their signs: +2, +1.
    return gettext(
        "If takeovers are in use, your worlds defend with %(rebel)s Military for each Rebel military "
        "world in your tableau and %(other)s for each other military world there.",
        rebel=signed(power.values["per"]["rebel_military_world"]),
        other=signed(power.values["per"]["other_military_world"]),
    )


def _prevent(_power: Power) -> str:
    # Translators: Pan-Galactic Security Council.
    return gettext(
        "If takeovers are in use, you may spend 1 prestige to defeat one takeover that has been declared "
        "against any player."
    )


CODES: Mapping[str, Code] = {
    "takeover": Code(
        N_("Take over a world"),
        N_(
            "Only where takeovers are in use. In place of placing a world, or a second one, you declare "
            "the power, the world and the temporary Military that you use. At the end of the phase you "
            "succeed if your Military is at least the owner's Military and the world's defense together. "
            "As we read it, what you spent is gone if you fail; worlds placed in this phase are no "
            "targets yet."
        ),
        _takeover,
        fixed={"optional": True, "takeover": True},
    ),
    "takeover_defense": Code(
        N_("Your worlds defend better against takeovers"),
        N_(
            "Only where takeovers are in use. Counts the military worlds that were in your tableau when "
            "the phase began, and only when somebody attempts to take over a world of yours. It is never "
            "part of your total Military."
        ),
        _defense,
        fixed={"takeover": True},
    ),
    "prevent_takeover": Code(
        N_("Defeat a takeover"),
        N_(
            "Only where takeovers are in use. Used when all takeovers have been declared and before any "
            "is resolved, once in the phase, for yourself or for anybody else."
        ),
        _prevent,
        fixed={"optional": True, "takeover": True, "value": 1, "spend": {"prestige": 1}},
    ),
}
"""Codes in order."""
