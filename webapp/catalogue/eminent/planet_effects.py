"""What an effect does with planets, fighters and colonies."""

from __future__ import annotations

from collections.abc import Mapping

from webapp.catalogue.eminent.values import (
    Say,
    UnsayableError,
    Values,
    by_symbols,
    expect,
    flag,
    number,
    sentences,
)
from webapp.i18n import gettext, ngettext


def collect_fighters(values: Values) -> str:
    """Say how many fighters are taken."""
    if by_symbols(values, "warfare"):
        return gettext("Take 1 fighter from the supply for each Warfare symbol.")
    return ngettext(
        "Take %(num)s fighter from the supply.",
        "Take %(num)s fighters from the supply.",
        number(values, "count"),
    )


def attack_planets(values: Values) -> str:
    """Say how many planets are attacked, whether one must, and when."""
    least, most = number(values, "min"), number(values, "max")
    if "when" in values:
        expect(values, when="after_role_phase_this_turn", min=0, max=1)
        return gettext("After the Role phase of this turn, you may attack 1 planet.")
    if least == most:
        return ngettext("Attack %(num)s planet.", "Attack %(num)s planets.", most)
    if least:
        raise UnsayableError(f"no sentence for {least} to {most} attacks")
    if most == 1:
        return gettext("You may attack 1 planet.")
    return ngettext("Attack up to %(num)s planet.", "Attack up to %(num)s planets.", most)


def settle_planets(values: Values) -> str:
    """Say whether a planet is or may be settled, and whether it has to be another one."""
    expect(values, max=1)
    if "a_different_planet" in values:
        expect(values, min=1, a_different_planet=True)
        return gettext("Settle 1 other planet.")
    if number(values, "min") == 1:
        return gettext("Settle 1 planet.")
    expect(values, min=0)
    return gettext("You may settle 1 planet.")


def add_colonies(values: Values) -> str:
    """Say which cards become colonies, under which planets."""
    if by_symbols(values, "colonize"):
        expect(values, with_="cards_played", split="any_number_of_own_face_down_planets")
        return gettext(
            "Tuck all cards that you played for this role under your face-down planets, shared out as you "
            "like: each Colonize symbol on them is 1 colony."
        )
    expect(values, with_="this_card", split=None)
    return _tuck(number(values, "count"))


def tuck_this_card(values: Values) -> str:
    """Say how many colonies this card is under a planet."""
    expect(values, under="one_own_face_down_planet")
    return _tuck(number(values, "count"))


def _tuck(colonies: int) -> str:
    return ngettext(
        "Tuck this card under one of your face-down planets as %(num)s colony.",
        "Tuck this card under one of your face-down planets as %(num)s colonies.",
        colonies,
    )


def settle_that_planet(values: Values) -> str:
    """Say when the planet just meant is settled at once, and what counts for it."""
    what = gettext(
        "If that planet now has at least as many colonies as its printed colonize cost, settle it at once."
    )
    if flag(values, "ignore_colonize_symbols_in_own_empire"):
        return sentences(what, gettext("The Colonize symbols in your empire do not help here."))
    return sentences(what, gettext("The Colonize symbols in your empire count as colonies too."))


def look_at_planets(values: Values) -> str:
    """Say how many planets the Survey role looks at, and what becomes of them."""
    count = values["count"]
    if not isinstance(count, Mapping):
        raise UnsayableError(f"no sentence for count = {count!r}")
    expect(count, symbols="survey")
    expect(values, kept_goes="face_down_into_own_empire", rest_goes="planet_discard_face_up")
    less = number(count, "minus")
    if flag(values, "both_sides"):
        look = ngettext(
            "Look at planets from the top of the planet deck, at both sides: %(num)s planet fewer than your "
            "Survey symbols.",
            "Look at planets from the top of the planet deck, at both sides: %(num)s planets fewer than your "
            "Survey symbols.",
            less,
        )
    else:
        look = ngettext(
            "Look at the backs of planets from the top of the planet deck: %(num)s planet fewer than your "
            "Survey symbols.",
            "Look at the backs of planets from the top of the planet deck: %(num)s planets fewer than your "
            "Survey symbols.",
            less,
        )
    keep = ngettext(
        "Put %(num)s of them face down into your empire.",
        "Put %(num)s of them face down into your empire.",
        number(values, "keep"),
    )
    return sentences(look, keep, gettext("Put the others face up on the planet discard pile."))


def look_at_more_planets(values: Values) -> str:
    """Say how many planets more the leader looks at."""
    return ngettext("Look at %(num)s more planet.", "Look at %(num)s more planets.", number(values, "count"))


def take_top_planet(values: Values) -> str:
    """Say how many planets come from the deck into the empire."""
    count = number(values, "count")
    if flag(values, "face_down"):
        return ngettext(
            "Put %(num)s planet from the top of the planet deck face down into your empire.",
            "Put %(num)s planets from the top of the planet deck face down into your empire.",
            count,
        )
    raise UnsayableError("no sentence for a planet put face up")


def planets_start_filled(values: Values) -> str:
    """Say that planets come with their resources."""
    return gettext("When you settle or attack a planet, fill all its resource slots at once.")


def reduce_warfare_cost(values: Values) -> str:
    """Say how many fighters an attack saves."""
    return ngettext(
        "Attacking a planet costs you %(num)s fighter less.",
        "Attacking a planet costs you %(num)s fewer fighters.",
        number(values, "by"),
    )


def leave_fighters(values: Values) -> str:
    """Say how many fighters stay on an attacked planet."""
    return ngettext(
        "Leave %(num)s fighter on each planet that you attack.",
        "Leave %(num)s fighters on each planet that you attack.",
        number(values, "count"),
    )


def no_resources_there(values: Values) -> str:
    """Say that attacked planets hold no resources."""
    return gettext("A planet attacked in this way cannot hold resources.")


SAY: dict[str, Say] = {
    "collect_fighters": collect_fighters,
    "attack_planets": attack_planets,
    "settle_planets": settle_planets,
    "add_colonies": add_colonies,
    "tuck_this_card_as_colonies": tuck_this_card,
    "settle_that_planet_if_colonize_cost_is_met": settle_that_planet,
    "look_at_planets": look_at_planets,
    "look_at_additional_planets": look_at_more_planets,
    "take_top_planet_into_empire": take_top_planet,
    "planets_flipped_by_settling_or_attacking_start_with_all_resource_slots_filled": planets_start_filled,
    "reduce_warfare_cost": reduce_warfare_cost,
    "leave_fighter_on_each_attacked_planet": leave_fighters,
    "attacked_planet_cannot_store_resources": no_resources_there,
}
"""How each effect with planets is said."""
