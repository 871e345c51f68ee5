"""The cards of Eminent Domain in the reader's language: kinds, types, symbols, resources, restrictions.

Its terms are not those of Race for the Galaxy (a Hungarian "fejlesztés" is Research here and a development
there), so what both games name stands in the context "eminent domain".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from webapp.catalogue.words import listing
from webapp.i18n import N_, gettext, pgettext

KINDS = {
    "role": N_("Role card"),
    "technology": N_("Technology"),
    "planet": N_("Planet"),
    "start_planet": N_("Start planet"),
    "bonus_planet": N_("Bonus planet"),
}

TYPE_NAMES = {"Prestige planet": N_("Prestige planet"), "Utopian planet": N_("Utopian planet")}
"""What a card is called whose name nobody knows."""

TYPES: Mapping[str, Callable[[], str]] = {
    "advanced": lambda: pgettext("eminent domain", "Advanced"),
    "fertile": lambda: pgettext("eminent domain", "Fertile"),
    "metallic": lambda: pgettext("eminent domain", "Metallic"),
    "prestige": lambda: pgettext("eminent domain", "Prestige"),
    "utopian": lambda: pgettext("eminent domain", "Utopian"),
}

TECHNOLOGY_TYPES: Mapping[str, Callable[[], str]] = {
    # Translators: the type of a technology, "Technology · Advanced": it agrees with "technology".
    "advanced": lambda: pgettext("eminent domain technology", "Advanced"),
    "fertile": lambda: pgettext("eminent domain technology", "Fertile"),
    "metallic": lambda: pgettext("eminent domain technology", "Metallic"),
}
"""The same types as words for a technology, which may be of another gender than a planet."""

SYMBOLS: Mapping[str, Callable[[], str]] = {
    "survey": lambda: pgettext("eminent domain", "Survey"),
    "warfare": lambda: pgettext("eminent domain", "Warfare"),
    "colonize": lambda: pgettext("eminent domain", "Colonize"),
    "produce": lambda: pgettext("eminent domain", "Produce"),
    "trade": lambda: pgettext("eminent domain", "Trade"),
    "research": lambda: pgettext("eminent domain", "Research"),
}

RESOURCES: Mapping[str, Callable[[], str]] = {
    "silicon": lambda: pgettext("eminent domain", "Silicon"),
    "food": lambda: pgettext("eminent domain", "Food"),
    "water": lambda: pgettext("eminent domain", "Water"),
    "iron": lambda: pgettext("eminent domain", "Iron"),
    "any": lambda: pgettext("eminent domain", "any resource"),
}

GROUPS = {
    "action": N_("As an action"),
    "role": N_("As a role, leader and followers"),
    "leader_bonus": N_("Leader bonus"),
    "leader_bonus_only_when_stack_is_empty": N_("Leader bonus while the stack is empty"),
    "while_in_play": N_("While in play"),
}
"""When effects happen."""

RESTRICTIONS = {
    "never_boosts_or_follows_a_role": N_("It never boosts or follows a role."),
    "has_no_stack_during_play": N_("It has no stack."),
    "when_planet_deck_is_empty_shuffle_planet_discard_into_new_deck": N_(
        "If the planet deck is empty, shuffle the planet discard pile into a new one."
    ),
    "attack_only_own_face_down_planets": N_("Only face-down planets of your own empire can be attacked."),
    "no_attack_when_following": N_("No attack when following."),
    "attacked_planets_colonies_go_to_own_discard": N_(
        "Colonies of an attacked planet go to your discard pile."
    ),
    "flipping_a_planet_gives_no_influence_tokens": N_("Flipping a planet gives no influence tokens."),
    "no_settling_when_following": N_("No settling when following."),
    "extra_colonies_above_the_cost_are_allowed": N_("A planet may have more colonies than it needs."),
    "each_colonize_symbol_in_own_empire_counts_as_one_virtual_colony_on_every_planet_when_settling": N_(
        "When you settle, each Colonize symbol in your empire counts as a colony on every planet."
    ),
    "settled_planets_colonies_go_to_own_discard": N_("Colonies of a settled planet go to your discard pile."),
    "resource_kind_is_given_by_the_slot": N_("The slot says which resource it is."),
    "only_empty_slots_of_face_up_planets_can_be_filled": N_(
        "Only empty slots of face-up planets can be filled."
    ),
    "only_produce_symbols_boost_or_follow_produce": N_("Only Produce symbols boost or follow Produce."),
    "only_trade_symbols_boost_or_follow_trade": N_("Only Trade symbols boost or follow Trade."),
    "cannot_trade_more_resources_than_owned": N_("You cannot trade more resources than you have."),
    "influence_counts_resources_returned_not_symbols": N_(
        "Influence is for the resources returned, not for the symbols."
    ),
    "resource_supply_is_unlimited_substitute_other_tokens": N_(
        "Resources never run out: use other tokens instead."
    ),
    "may_lead_without_acquiring_a_technology": N_("The leader need not take a technology."),
    "requirement_by_level": N_("The level says how many symbols and planets a technology needs."),
    "permanent_side_is_chosen_when_acquired_and_never_changes": N_(
        "Choose the side of a permanent technology when you take it; it never changes."
    ),
    "acquiring_gives_no_influence_tokens": N_("Taking a technology gives no influence tokens."),
}

STACKS = {
    "2_players": N_("2 players"),
    "3_players": N_("3 players"),
    "3_players_extended": N_("3 players, extended game"),
    "4_players": N_("4 players"),
}

UNSURE = {
    "numbers": N_("costs and influence"),
    "symbols": N_("symbols"),
    "resource_slots": N_("resource slots"),
    "hand_size_bonus": N_("hand limit"),
    # Translators: of a technology with two sides.
    "front_or_back": N_("which side is the front"),
}
"""Groups of facts of which a card may be unsure."""

SINGLE_SOURCE = {"front_or_back": ("high", "medium")}
"""The degrees at which a group rests on one source, where `medium` is not the only one.

Only the Russian list of technologies tells front from back, and what is broken there a single other source.
"""

REQUIREMENTS = {
    False: N_("Does not count for technologies."),
    "as_one_planet_of_a_type_already_owned_and_only_one_utopia_per_research_role": N_(
        "Counts as one more planet of a type that you have; only one such planet in a Research role."
    ),
}


def kind(code: str) -> str:
    """Return what kind of card it is."""
    return gettext(KINDS[code])


def planet_type(code: str) -> str:
    """Return a planet type."""
    return TYPES[code]()


def technology_type(code: str) -> str:
    """Return the name of a type of technologies."""
    return TECHNOLOGY_TYPES[code]()


def type_name(kind: str, code: str) -> str:
    """Return the name of the type of a card of a kind: a technology has one as planets have."""
    return technology_type(code) if kind == "technology" else planet_type(code)


def symbols(codes: Iterable[str]) -> str:
    """Return role symbols as an enumeration."""
    return listing(SYMBOLS[code]() for code in codes)


def resources(codes: Iterable[str]) -> str:
    """Return resources as an enumeration."""
    return listing(RESOURCES[code]() for code in codes)
