"""The powers of Race for the Galaxy in the reader's language: what a code is called, what its values say."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from webapp.cards import Power
from webapp.catalogue import words
from webapp.catalogue.power_names import NAMES, SILENT, UNITS
from webapp.i18n import N_, gettext, ngettext


@dataclass(frozen=True, slots=True)
class PowerWords:
    """A power in words."""

    phase_code: str
    phase: str
    name: str
    values: tuple[str, ...]


TARGETS = {
    "any_development": N_("developments"),
    "rebel_development": N_("Rebel developments"),
    "six_cost_development": N_("6-cost developments"),
    "nonmilitary_world": N_("non-military worlds"),
    "military_world": N_("military worlds"),
    "rebel_military_world": N_("Rebel military worlds"),
    "chromosome_military_world": N_("military worlds with the chromosome symbol"),
    "production_world": N_("production worlds"),
}

VICTIMS = {
    "owns_rebel_military_world": N_("from a player with a Rebel military world"),
    "owns_imperium_card": N_("from a player with an IMPERIUM card"),
    "total_military_at_least_1": N_("from a player with a total Military of 1 or more"),
    "any_player": N_("from any player"),
}

PER = {
    "military_world": N_("for each military world"),
    "chromosome_world": N_("for each world with the chromosome symbol"),
    "genes_world": N_("for each Genes world"),
    "rebel_world": N_("for each Rebel world"),
}

YES_OR_NO = {
    "optional": (N_("optional"), N_("not optional")),
    "discard_this": (N_("discard this card"), N_("keep this card")),
    "destroys": (N_("the world is destroyed, not taken"), N_("the world is taken")),
    "doubled_by_2x": (N_("doubled by 2x VPs"), N_("not doubled by 2x VPs")),
    "excludes_self": (N_("not on this world"), N_("on this world too")),
    "trade_powers_apply": (N_("Trade powers add to it"), N_("Trade powers do not add to it")),
    "takeover": (N_("only where takeovers are in use"), N_("also where takeovers are not in use")),
    "with_takeover": (N_("may go with a takeover"), N_("not with a takeover")),
    "with_pay_for_military": (
        N_("may go with paying for a military world"),
        N_("not with paying for a military world"),
    ),
    "only_as_start_world": (N_("only as start world"), N_("not only as start world")),
}


def power_words(power: Power) -> PowerWords:
    """Return a power in the current language."""
    silent = SILENT.get(power.code, ())
    values = tuple(
        text
        for key, say in SAY.items()
        if key in power.values and key not in silent
        for text in say(power, power.values[key])
    )
    return PowerWords(power.phase, words.phase(power.phase), gettext(NAMES[power.code]), values)


def _value(power: Power, value: int) -> Iterator[str]:
    unit = UNITS[power.code]
    if unit == "cost":
        if value:
            yield gettext("cost %(change)s", change=words.signed(-value))
    elif unit == "military":
        yield gettext("Military %(change)s", change=words.signed(value))
    elif unit == "more_cards":
        yield ngettext("%(num)s more card", "%(num)s more cards", value)
    elif unit == "cost_up_to":
        yield gettext("cost 0 to %(most)s more", most=value)
    else:
        yield words.amount(unit, value)


def _discard(power: Power, value: int) -> Iterator[str]:
    yield ngettext("then discard %(num)s card", "then discard %(num)s cards", value)


def _good(power: Power, value: str) -> Iterator[str]:
    yield words.good(value) if value == "any" else gettext("kind: %(kind)s", kind=words.good(value))


def _excludes_good(power: Power, value: str) -> Iterator[str]:
    yield gettext("not of the kind: %(kind)s", kind=words.good(value))


def _target(power: Power, value: str) -> Iterator[str]:
    yield gettext("for: %(what)s", what=gettext(TARGETS[value]))


def _victim(power: Power, value: str) -> Iterator[str]:
    yield gettext(VICTIMS[value])


def _per(power: Power, value: str | Mapping[str, int]) -> Iterator[str]:
    if isinstance(value, str):
        yield gettext(PER[value])
        return
    rebel, other = value["rebel_military_world"], value["other_military_world"]
    yield gettext("%(change)s for each Rebel military world", change=words.signed(rebel))
    yield gettext("%(change)s for each other military world", change=words.signed(other))


def _times(power: Power, value: int) -> Iterator[str]:
    if value > 1:
        yield ngettext("up to %(num)s time", "up to %(num)s times", value)


def _spend(power: Power, value: Mapping[str, int]) -> Iterator[str]:
    yield gettext("pay: %(what)s", what=words.amounts(value.items()))


def _gain(power: Power, value: Mapping[str, Any]) -> Iterator[str]:
    if value.get("vp") == "goods_minus_1":
        yield gettext("gain: as many VPs as goods, less 1")
        return
    gained = [(thing, number) for thing, number in value.items() if number]
    if gained:
        yield gettext("gain: %(what)s", what=words.amounts(gained))


def _bonus_military(power: Power, value: Mapping[str, Any]) -> Iterator[str]:
    change = words.signed(value["value"])
    yield gettext("attack %(change)s for each of your Rebel military worlds", change=change)


def _yes_or_no(key: str) -> Callable[[Power, bool], Iterator[str]]:
    def say(power: Power, value: bool) -> Iterator[str]:
        yes, no = YES_OR_NO[key]
        yield gettext(yes if value else no)

    return say


SAY: Mapping[str, Callable[[Power, Any], Iterator[str]]] = {
    "value": _value,
    "discard": _discard,
    "per": _per,
    "good": _good,
    "excludes_good": _excludes_good,
    "target": _target,
    "victim": _victim,
    "bonus_military": _bonus_military,
    "spend": _spend,
    "gain": _gain,
    "times": _times,
    **{key: _yes_or_no(key) for key in YES_OR_NO},
}
"""How each key of a power is said, in the order in which a page says them."""
