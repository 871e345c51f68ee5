"""Powers outside the phases: set-up, start and end of the round, end of the game, at any time."""

from __future__ import annotations

from collections.abc import Mapping

from webapp.cards import Power
from webapp.catalogue.powers.code import Code
from webapp.i18n import N_, gettext, ngettext


def _start_hand_size(power: Power) -> str:
    # Translators: Ancient Race.
    return ngettext(
        "If this is your start world, keep %(num)s of the 6 cards dealt to you, not 4.",
        "If this is your start world, keep %(num)s of the 6 cards dealt to you, not 4.",
        power.values["value"],
    )


def _start_save_card(power: Power) -> str:
    # Translators: Galactic Scavengers. The cards lie under the world until phase Produce.
    return ngettext(
        "If this is your start world, put %(num)s card of your starting hand under it before you choose "
        "your first action.",
        "If this is your start world, put %(num)s cards of your starting hand under it before you choose "
        "your first action.",
        power.values["value"],
    )


def _select_action_last(_power: Power) -> str:
    # Translators: Psi-Crystal World.
    return gettext(
        "Choose your action after the other players have revealed theirs. In the advanced two-player game "
        "this holds for your second action only."
    )


def _hand_limit(power: Power) -> str:
    # Translators: Pan-Galactic Research, Black Hole Miners.
    return ngettext(
        "Your hand limit at the end of the round is %(num)s card, not 10.",
        "Your hand limit at the end of the round is %(num)s cards, not 10.",
        power.values["value"],
    )


def _take_other_players_discards(_power: Power) -> str:
    # Translators: Retrofit & Salvage, Inc.
    return gettext(
        "After you have discarded down to your hand limit, take into your hand all cards that the other "
        "players discarded for theirs; you may exceed your limit this way."
    )


def _end_tableau_size(power: Power) -> str:
    # Translators: Hidden Fortress.
    return ngettext(
        "Your tableau ends the game only when it has %(num)s card or more, not 12.",
        "Your tableau ends the game only when it has %(num)s cards or more, not 12.",
        power.values["value"],
    )


def _choose_world_kind(_power: Power) -> str:
    # Translators: Alien Oort Cloud Refinery. The kind: Novelty, Rare elements, Genes or Alien technology.
    return gettext(
        "Choose this world's kind, and with it the kind of its good; you may change it at any time. Fix "
        "it once for all before the final scoring."
    )


ONLY_AS_START_WORLD = {"only_as_start_world": True}

BEFORE: Mapping[str, Code] = {
    "start_hand_size": Code(
        N_("Starting hand"),
        N_(
            "Each player is dealt 6 cards and keeps 4 of them. The player who starts with this world "
            "keeps fewer. Placed later from the hand, the world does not do this."
        ),
        _start_hand_size,
        fixed=ONLY_AS_START_WORLD,
    ),
    "start_save_card": Code(
        N_("Save a card of the starting hand under this world"),
        N_(
            "Only for the player who starts with this world: having chosen the starting hand, put a card "
            "of it face down under the world. You get it back into your hand in the next Produce phase."
        ),
        _start_save_card,
        fixed=ONLY_AS_START_WORLD,
    ),
    "select_action_last": Code(
        N_("Choose an action after the others"),
        N_(
            "The owner waits until all others have revealed their actions, and only then chooses. In the "
            "advanced two-player game the first of the two actions is chosen as usual, only the second "
            "one with the knowledge of both of the opponent's."
        ),
        _select_action_last,
    ),
}
"""Codes of powers before phase I, in order."""

AFTER: Mapping[str, Code] = {
    "hand_limit": Code(
        N_("Hand limit"),
        N_("At the end of the round every player discards down to 10 cards; the owner may keep more."),
        _hand_limit,
    ),
    "take_other_players_discards": Code(
        N_("Take what the others discard for their hand limit"),
        N_(
            "First discard down to your own limit, then take what the others had to discard down to "
            "theirs. You keep all of it, even above your limit, until the end of the next round. Cards "
            "discarded in the phases are not taken."
        ),
        _take_other_players_discards,
    ),
    "end_tableau_size": Code(
        N_("Your tableau ends the game later"),
        N_(
            "The game ends after a round in which a tableau has 12 cards or more. The owner's tableau "
            "needs more than that; those of the others, and the VP chips, still end the game as usual."
        ),
        _end_tableau_size,
    ),
    "choose_world_kind": Code(
        N_("Choose the kind of this world and its good"),
        N_(
            "The world is of one kind at a time, and so is its good. It may be one kind when a good is "
            "produced, another when a power counts worlds; for what was produced in a phase its good "
            "stays what it was then. Only Consume powers for any kind can force you to use its good. At "
            "the end of the game it is one and the same kind for all scoring and the goals checked then."
        ),
        _choose_world_kind,
    ),
}
"""Codes of powers after phase V and at any time, in order."""
