"""What an effect does with resources, influence and symbols."""

from __future__ import annotations

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
from webapp.catalogue.eminent_words import symbols
from webapp.i18n import gettext, ngettext


def produce_resources(values: Values) -> str:
    """Say how many resources are produced."""
    if by_symbols(values, "produce"):
        return gettext("Produce 1 resource for each Produce symbol.")
    return ngettext("Produce %(num)s resource.", "Produce %(num)s resources.", number(values, "count"))


def trade_resources(values: Values) -> str:
    """Say how many resources are traded, and for how much influence each."""
    if by_symbols(values, "trade"):
        what = gettext("Trade up to 1 resource for each Trade symbol.")
    else:
        what = ngettext("Trade %(num)s resource.", "Trade up to %(num)s resources.", number(values, "count"))
    price = ngettext(
        "Take %(num)s influence from the supply for each resource traded.",
        "Take %(num)s influence from the supply for each resource traded.",
        number(values, "influence_per_resource"),
    )
    return sentences(what, price)


def collect_influence(values: Values) -> str:
    """Say how much influence is taken."""
    expect(values, from_="supply")
    return ngettext(
        "Take %(num)s influence from the supply.",
        "Take %(num)s influence from the supply.",
        number(values, "count"),
    )


def influence_per_type_traded(values: Values) -> str:
    """Say how much influence each type of resource traded gives."""
    return ngettext(
        "Take %(num)s influence for each type of resource that you traded this turn.",
        "Take %(num)s influence for each type of resource that you traded this turn.",
        number(values, "influence_per_type"),
    )


def influence_per_type_produced(values: Values) -> str:
    """Say how much influence each type of resource produced gives."""
    return ngettext(
        "Take %(num)s influence for each type of resource that you produced this turn.",
        "Take %(num)s influence for each type of resource that you produced this turn.",
        number(values, "influence_per_type"),
    )


def choose_resource_type(values: Values) -> str:
    """Say how many types of resource are chosen."""
    return ngettext(
        "Choose %(num)s type of resource.", "Choose %(num)s types of resources.", number(values, "count")
    )


def influence_per_chosen_resource(values: Values) -> str:
    """Say how much influence each resource of the type chosen gives."""
    return ngettext(
        "Take %(num)s influence for each resource of that type that you traded this turn.",
        "Take %(num)s influence for each resource of that type that you traded this turn.",
        number(values, "influence_per_resource"),
    )


def add_symbols(values: Values) -> str:
    """Say how many symbols the leader has more."""
    count, symbol = number(values, "count"), values["symbol"]
    if symbol == "research":
        return ngettext(
            "You have %(num)s more Research symbol.", "You have %(num)s more Research symbols.", count
        )
    if symbol == "produce_when_role_is_produce_else_trade":
        return ngettext(
            "You have %(num)s more symbol of the role that you chose, Produce or Trade.",
            "You have %(num)s more symbols of the role that you chose, Produce or Trade.",
            count,
        )
    raise UnsayableError(f"no sentence for symbol = {symbol!r}")


def provide_symbols(values: Values) -> str:
    """Say which symbols a permanent technology gives."""
    return gettext(
        "Its symbols count like those of a face-up planet in your empire: %(symbols)s.",
        symbols=symbols(values["symbols"]),
    )


def may_trade_fighters(values: Values) -> str:
    """Say that fighters may be traded, and whether they are a type of resource."""
    what = gettext("You may trade your fighters like resources.")
    if flag(values, "fighter_is_a_resource_type"):
        return sentences(what, gettext("Fighters count as a type of resource."))
    return sentences(what, gettext("Fighters do not count as a type of resource."))


def leader_bonus_when_following(values: Values) -> str:
    """Say with which roles a follower may use the leader bonus."""
    return gettext(
        "You may use the leader bonus when you follow one of these roles: %(roles)s.",
        roles=symbols(values["roles"]),
    )


SAY: dict[str, Say] = {
    "produce_resources": produce_resources,
    "trade_resources": trade_resources,
    "collect_influence": collect_influence,
    "collect_influence_per_resource_type_traded_this_turn": influence_per_type_traded,
    "collect_influence_per_resource_type_produced_this_turn": influence_per_type_produced,
    "choose_resource_type": choose_resource_type,
    "collect_influence_per_traded_resource_of_chosen_type_this_turn": influence_per_chosen_resource,
    "add_symbols": add_symbols,
    "provide_symbols": provide_symbols,
    "may_trade_fighters_as_resources": may_trade_fighters,
    "may_use_leader_bonus_when_following": leader_bonus_when_following,
}
"""How each effect with resources, influence and symbols is said."""
