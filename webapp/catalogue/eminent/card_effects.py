"""What an effect does with cards: draw them, remove them, take role cards and technologies."""

from __future__ import annotations

from webapp.catalogue.eminent.values import Say, UnsayableError, Values, expect, flag, number, sentences
from webapp.i18n import gettext, ngettext


def draw_cards(values: Values) -> str:
    """Say how many cards are drawn."""
    return ngettext(
        "Draw %(num)s card from your deck.", "Draw %(num)s cards from your deck.", number(values, "count")
    )


def remove_cards(values: Values) -> str:
    """Say how many cards of the hand may leave the game, and whether this one may be among them."""
    expect(values, min=0, from_="hand")
    if values["max"] == "any":
        what = gettext("Remove any number of cards in your hand from the game.")
    else:
        what = ngettext(
            "Remove up to %(num)s card in your hand from the game.",
            "Remove up to %(num)s cards in your hand from the game.",
            number(values, "max"),
        )
    if "may_include_this_card" not in values:
        return what
    if flag(values, "may_include_this_card"):
        return sentences(what, gettext("The card that you played for this action may be one of them."))
    return sentences(what, gettext("The card that you played for this action cannot be one of them."))


def remove_this_card(values: Values) -> str:
    """Say that the card itself leaves the game."""
    return gettext("Remove this card from the game.")


def take_role_cards(values: Values) -> str:
    """Say how many role cards are taken, from which stacks."""
    expect(values, to="hand")
    what = ngettext(
        "Take %(num)s role card from any stack into your hand.",
        "Take %(num)s role cards from any stacks into your hand.",
        number(values, "count"),
    )
    if "from" not in values:
        return what
    expect(values, from_="any_stacks_same_or_different")
    return sentences(what, gettext("They may come from the same stack or from different ones."))


def acquire_technologies(values: Values) -> str:
    """Say what the Research role takes, at what price, and where it goes."""
    expect(values, pay_with_symbols="research", to="hand_or_play_area_if_permanent")
    count = number(values, "count")
    if flag(values, "optional"):
        what = ngettext(
            "You may take %(num)s technology from any of the three piles.",
            "You may take %(num)s technologies from any of the three piles.",
            count,
        )
    else:
        what = ngettext(
            "Take %(num)s technology from any of the three piles.",
            "Take %(num)s technologies from any of the three piles.",
            count,
        )
    if flag(values, "requires_face_up_planets_of_card_type"):
        price = gettext(
            "You need as many Research symbols as its research cost, and in your empire as many "
            "face-up planets of its type as it asks for."
        )
    else:
        price = gettext("You need as many Research symbols as its research cost.")
    return sentences(
        what, price, gettext("It goes into your hand; a permanent technology stays in your play area.")
    )


def remove_each_turn(values: Values) -> str:
    """Say how many cards may leave the game in each turn."""
    expect(values, from_="hand")
    if values["max"] == "any":
        return gettext(
            "In each of your turns, you may remove any number of cards in your hand from the game."
        )
    return ngettext(
        "In each of your turns, you may remove %(num)s card in your hand from the game.",
        "In each of your turns, you may remove up to %(num)s cards in your hand from the game.",
        number(values, "max"),
    )


def research_cards_have_all_symbols(values: Values) -> str:
    """Say what Research cards may stand for, and which of them."""
    uses = set(values["for"])
    if uses == {"boost", "follow"}:
        what = gettext("Your Research cards have every symbol: they can boost or follow any role.")
    elif uses == {"boost"}:
        what = gettext("Your Research cards have every symbol: they can boost any role.")
    elif uses == {"follow"}:
        what = gettext("Your Research cards have every symbol: they can follow any role.")
    else:
        raise UnsayableError(f"no sentence for {sorted(uses)}")
    if flag(values, "only_standard_research_role_cards"):
        return sentences(what, gettext("Only Research role cards do, not technologies."))
    return sentences(what, gettext("Technologies with a Research symbol do too."))


def draw_when_dissenting(values: Values) -> str:
    """Say how many more cards dissenting draws."""
    return ngettext(
        "When you dissent, draw %(num)s additional card.",
        "When you dissent, draw %(num)s additional cards.",
        number(values, "count"),
    )


def phases_in_any_order(values: Values) -> str:
    """Say that the phases may be swapped."""
    return gettext("In your turn, you may play the Action phase and the Role phase in either order.")


def more_actions(values: Values) -> str:
    """Say how many more cards may be played for their action."""
    return ngettext(
        "In your Action phase, you may play %(num)s additional card for its action.",
        "In your Action phase, you may play %(num)s additional cards for their actions.",
        number(values, "count"),
    )


SAY: dict[str, Say] = {
    "draw_cards": draw_cards,
    "remove_cards_from_game": remove_cards,
    "remove_this_card_from_game": remove_this_card,
    "take_role_cards_from_stacks": take_role_cards,
    "acquire_technologies": acquire_technologies,
    "may_remove_cards_from_game_each_own_turn": remove_each_turn,
    "research_role_cards_have_all_symbols": research_cards_have_all_symbols,
    "draw_additional_cards_when_dissenting": draw_when_dissenting,
    "may_play_action_and_role_phases_in_any_order": phases_in_any_order,
    "may_play_additional_action_cards_in_action_phase": more_actions,
}
"""How each effect with cards is said."""
