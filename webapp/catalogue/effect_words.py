"""Effects of Eminent Domain cards in the reader's language: what an op is called, what its values say."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from webapp.catalogue.eminent_words import symbols
from webapp.catalogue.models import Effect
from webapp.i18n import N_, gettext, ngettext

OPS = {
    "draw_cards": N_("Draw cards"),
    "remove_cards_from_game": N_("Remove cards from the game"),
    "remove_this_card_from_game": N_("Remove this card from the game"),
    "take_role_cards_from_stacks": N_("Take role cards from the stacks"),
    "choose_one": N_("One of these"),
    "collect_fighters": N_("Take fighters"),
    "attack_planets": N_("Attack planets"),
    "settle_planets": N_("Settle planets"),
    "add_colonies": N_("Add colonies"),
    "tuck_this_card_as_colonies": N_("Tuck this card as colonies"),
    "settle_that_planet_if_colonize_cost_is_met": N_("Settle that planet if its colonize cost is met"),
    "produce_resources": N_("Produce resources"),
    "trade_resources": N_("Trade resources"),
    "collect_influence": N_("Take influence"),
    "collect_influence_per_resource_type_traded_this_turn": N_(
        "Take influence for each resource type that you traded this turn"
    ),
    "collect_influence_per_resource_type_produced_this_turn": N_(
        "Take influence for each resource type that you produced this turn"
    ),
    "choose_resource_type": N_("Choose a resource type"),
    "collect_influence_per_traded_resource_of_chosen_type_this_turn": N_(
        "Take influence for each resource of that type that you traded this turn"
    ),
    "look_at_planets": N_("Look at planets of the deck"),
    "look_at_additional_planets": N_("Look at more planets"),
    "take_top_planet_into_empire": N_("Put the top planet of the deck into your empire"),
    "acquire_technologies": N_("Take a technology"),
    "add_symbols": N_("More symbols"),
    "may_replace_role_effect_with": N_("Instead of the role, if you like"),
    "provide_symbols": N_("Symbols for these roles"),
    "may_trade_fighters_as_resources": N_("You may trade fighters like resources"),
    "may_remove_cards_from_game_each_own_turn": N_(
        "In each of your turns you may remove cards from the game"
    ),
    "research_role_cards_have_all_symbols": N_("Your Research role cards have every symbol"),
    "planets_flipped_by_settling_or_attacking_start_with_all_resource_slots_filled": N_(
        "Planets that you settle or attack begin with all slots filled"
    ),
    "draw_additional_cards_when_dissenting": N_("Draw more cards when you dissent"),
    "may_use_leader_bonus_when_following": N_("You may use the leader bonus when you follow"),
    "reduce_warfare_cost": N_("Attacking costs less"),
    "leave_fighter_on_each_attacked_planet": N_("Leave fighters on each planet that you attack"),
    "attacked_planet_cannot_store_resources": N_("Attacked planets cannot hold resources"),
    "may_play_action_and_role_phases_in_any_order": N_("Play the Action and the Role phase in either order"),
    "may_play_additional_action_cards_in_action_phase": N_("Play more cards in the Action phase"),
}
"""The short name of each effect."""

PLACES = {
    ("from", "hand"): N_("from your hand"),
    ("from", "supply"): N_("from the supply"),
    ("from", "any_stacks_same_or_different"): N_("from any stacks, the same or different ones"),
    ("to", "hand"): N_("into your hand"),
    ("to", "hand_or_play_area_if_permanent"): N_(
        "into your hand; a permanent technology into your play area"
    ),
    ("with", "this_card"): N_("with this card"),
    ("with", "cards_played"): N_("with the cards played"),
    ("under", "one_own_face_down_planet"): N_("under one of your face-down planets"),
    ("split", "any_number_of_own_face_down_planets"): N_("among any of your face-down planets"),
    ("when", "after_role_phase_this_turn"): N_("after the Role phase of this turn"),
    ("kept_goes", "face_down_into_own_empire"): N_("face down into your empire"),
    ("rest_goes", "planet_discard_face_up"): N_("the others face up on the planet discard pile"),
}
"""Where from, where to, with what, when."""

YES_OR_NO = {
    "both_sides": (N_("both sides"), N_("one side")),
    "a_different_planet": (N_("another planet"), N_("the same planet")),
    "face_down": (N_("face down"), N_("face up")),
    "may_include_this_card": (N_("this card may be one of them"), N_("not this card")),
    "ignore_colonize_symbols_in_own_empire": (
        N_("without the Colonize symbols of your empire"),
        N_("with the Colonize symbols of your empire"),
    ),
    "requires_face_up_planets_of_card_type": (
        N_("with the face-up planets that it needs"),
        N_("without planets"),
    ),
    "optional": (N_("optional"), N_("not optional")),
    "fighter_is_a_resource_type": (
        N_("a fighter is a resource type"),
        N_("a fighter is no resource type"),
    ),
    "only_standard_research_role_cards": (N_("role cards only, no technologies"), N_("technologies too")),
}


@dataclass(frozen=True, slots=True)
class EffectWords:
    """An effect in words, with the effects of which one is chosen inside it."""

    name: str
    values: tuple[str, ...]
    options: tuple[tuple[EffectWords, ...], ...] = ()


def effect_words(effect: Effect) -> EffectWords:
    """Return an effect in the current language."""
    values = tuple(
        text
        for key, say in SAY.items()
        if key in effect.values
        for text in say(effect.values, effect.values[key])
    )
    options = effect.options or ((effect.effects,) if effect.effects else ())
    return EffectWords(
        gettext(OPS[effect.op]),
        values,
        tuple(tuple(effect_words(each) for each in option) for option in options),
    )


Values = Mapping[str, Any]


def _count(values: Values, count: int | Mapping[str, Any]) -> Iterator[str]:
    if isinstance(count, int):
        yield str(count)
    elif "minus" in count:
        yield gettext(
            "as many as symbols, less %(minus)s: %(symbol)s",
            minus=count["minus"],
            symbol=symbols([count["symbols"]]),
        )
    else:
        yield gettext("as many as symbols: %(symbol)s", symbol=symbols([count["symbols"]]))


def _max(values: Values, most: int | str) -> Iterator[str]:
    if most == "any":
        yield gettext("as many as you like")
    elif values.get("min") == most:
        yield str(most)
    else:
        yield gettext("up to %(count)s", count=most)


def _place(key: str) -> Callable[[Values, str], Iterator[str]]:
    def say(values: Values, code: str) -> Iterator[str]:
        yield gettext(PLACES[key, code])

    return say


def _yes_or_no(key: str) -> Callable[[Values, bool], Iterator[str]]:
    def say(values: Values, value: bool) -> Iterator[str]:
        yes, no = YES_OR_NO[key]
        yield gettext(yes if value else no)

    return say


def _keep(values: Values, count: int) -> Iterator[str]:
    yield ngettext("keep %(num)s planet", "keep %(num)s planets", count)


def _each_resource(values: Values, influence: int) -> Iterator[str]:
    yield ngettext("%(num)s influence for each resource", "%(num)s influence for each resource", influence)


def _each_type(values: Values, influence: int) -> Iterator[str]:
    yield ngettext("%(num)s influence for each type", "%(num)s influence for each type", influence)


def _by(values: Values, fighters: int) -> Iterator[str]:
    yield ngettext("%(num)s fighter less", "%(num)s fighters less", fighters)


def _symbols(values: Values, codes: Iterable[str]) -> Iterator[str]:
    yield symbols(codes)


def _symbol(values: Values, code: str) -> Iterator[str]:
    if code == "produce_when_role_is_produce_else_trade":
        yield gettext("of the role chosen, Produce or Trade")
    else:
        yield symbols([code])


def _paid(values: Values, code: str) -> Iterator[str]:
    yield gettext("pay with symbols: %(symbol)s", symbol=symbols([code]))


def _for(values: Values, uses: Iterable[str]) -> Iterator[str]:
    if set(uses) == {"boost", "follow"}:
        yield gettext("to boost and to follow")
    else:
        yield from (gettext("to boost") if use == "boost" else gettext("to follow") for use in uses)


SAY: Mapping[str, Callable[[Values, Any], Iterator[str]]] = {
    "count": _count,
    "max": _max,
    "by": _by,
    "symbols": _symbols,
    "symbol": _symbol,
    "roles": _symbols,
    "pay_with_symbols": _paid,
    "influence_per_resource": _each_resource,
    "influence_per_type": _each_type,
    "from": _place("from"),
    "to": _place("to"),
    "with": _place("with"),
    "under": _place("under"),
    "split": _place("split"),
    "keep": _keep,
    "kept_goes": _place("kept_goes"),
    "rest_goes": _place("rest_goes"),
    "when": _place("when"),
    "for": _for,
    **{key: _yes_or_no(key) for key in YES_OR_NO},
}
"""How each key of an effect is said, in the order in which a page says them; `min` belongs to `max`."""
