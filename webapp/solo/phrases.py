"""The robot's steps as sentences for the hands, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from markupsafe import Markup, escape

from webapp.i18n import N_, gettext, ngettext, raw_gettext
from webapp.robot.steps import Step
from webapp.solo import cells, words
from webapp.solo.titles import CardName

FLIP: Mapping[str, str] = {
    "development": N_("Turn over the robot's draw stack card by card until a development comes."),
    "nonmilitary_world": N_(
        "Turn over the robot's draw stack card by card until a non-military world comes."
    ),
    "military_world": N_("Turn over the robot's draw stack card by card until a military world comes."),
    "any_world": N_("Turn over the robot's draw stack card by card until a world comes."),
    "alien_world": N_("Turn over the robot's draw stack card by card until an Alien world comes."),
    "alien_military_or_nonmilitary_world": N_(
        "Turn over the robot's draw stack card by card until an Alien military world or a non-military world "
        "comes."
    ),
}

FLIP_COMMON: Mapping[str, str] = {
    "development": N_(
        "Turn over the common deck card by card until a development with %(vp)s or more printed VPs comes."
    ),
    "nonmilitary_world": N_(
        "Turn over the common deck card by card until a non-military world with %(vp)s or more printed VPs "
        "comes."
    ),
    "military_world": N_(
        "Turn over the common deck card by card until a military world with %(vp)s or more printed VPs comes."
    ),
    "any_world": N_(
        "Turn over the common deck card by card until a world with %(vp)s or more printed VPs comes."
    ),
    "alien_world": N_(
        "Turn over the common deck card by card until an Alien world with %(vp)s or more printed VPs comes."
    ),
    "alien_military_or_nonmilitary_world": N_(
        "Turn over the common deck card by card until an Alien military world or a non-military world with "
        "%(vp)s or more printed VPs comes."
    ),
}

LEADER: Mapping[str, str] = {
    "robot": N_("The robot takes the Prestige Leader tile."),
    "player": N_("You take the Prestige Leader tile."),
    "tied": N_("You are tied for prestige: the Prestige Leader tile lies in the middle, = side up."),
    "nobody": N_("Nobody is Prestige Leader now: lay the tile aside."),
}

SIMPLE: Mapping[str, str] = {
    "search": N_("You search the deck in place of one action."),
    "counter": N_("Put one 6-cost counter into the robot's tableau. It counts as a card."),
    "nothing_found": N_("None of the cards fits: the robot places nothing and pays nothing."),
    "empty_stack": N_("The robot's draw stack is empty: there is nothing to turn over."),
    "no_credit": N_("The robot has no credit: it does nothing in this phase."),
    "no_economy": N_("Economy size is 0: the robot takes no VP chips."),
    "nothing": N_("The robot does nothing in this phase."),
    "special_leaves": N_("The robot's special counter leaves the game."),
    "hand_limit": N_("Discard down to 10 cards in hand, or to the limit that a card of yours gives."),
}


@dataclass(frozen=True, slots=True)
class Line:
    """One step as the page shows it."""

    text: str
    rule: str | None = None
    world_rule: str | None = None
    """The start world's rule, where its counter changes the cell."""
    number: int | None = None
    """The amount that stands big in front."""
    icon: str = "n"
    """The symbol in front, an id of icons.svg."""
    what: str | None = None
    """The counter that moves, by its name."""
    before: int | None = None
    after: int | None = None


def line(step: Step, card_name: CardName) -> Line:
    """Return `step` as a line; `card_name` tells how cards are called."""
    moved = _moved(step)
    return Line(
        text=sentence(step, card_name),
        rule=step.rule,
        world_rule=step.world_rule if step.world_rule != step.rule else None,
        number=_number(step),
        icon=_icon(step),
        what=None if moved is None else words.name(words.COUNTERS, moved),
        before=step.before if moved else None,
        after=step.after if moved else None,
    )


def with_card(message: str, card: str, **values: object) -> str:
    """Translate `message` and fill in %(card)s; the result is markup where the card's name is."""
    text = raw_gettext(message)
    if isinstance(card, Markup):
        return escape(text) % {"card": card, **values}
    return text % {"card": card, **values}


def sentence(step: Step, card_name: CardName) -> str:
    """Return `step` as one sentence."""
    if step.what in SIMPLE:
        return gettext(SIMPLE[step.what])
    return _SENTENCES[step.what](step, card_name)


_NUMBERED = ("draw", "misses", "credit", "economy", "vp", "prestige", "take_card")


_ICONS: Mapping[str, str] = {
    "markers": "you",
    "search": "seek",
    "draw": "d",
    "misses": "close",
    "place": "cards",
    "counter": "k",
    "empty_stack": "d",
    "no_credit": "c",
    "no_economy": "e",
    "credit": "c",
    "economy": "e",
    "vp": "v",
    "prestige": "p",
    "special_leaves": "out",
    "start_world_leaves": "out",
    "leader": "p",
    "tile": "p",
    "take_card": "d",
    "hand_limit": "cards",
    "new_round": "next",
    "game_end": "flag",
}


def _icon(step: Step) -> str:
    """Return the symbol of a step: a face where it is about one."""
    if step.what in ("die", "die_idle", "robot_face", "turn_counter", "shows_adjusted"):
        return step.word or "die"
    return _ICONS.get(step.what, "edit" if step.rule is None else "n")


def _number(step: Step) -> int | None:
    """Return the amount for the hands: what really moves on a track with an end, None where nothing."""
    if step.what not in _NUMBERED or step.amount is None:
        return None
    if step.before is None or step.after is None or step.what == "misses":
        return abs(step.amount)
    return abs(step.after - step.before) or None


def _moved(step: Step) -> str | None:
    """Return the counter whose numbers the step shows."""
    if step.before is None or step.after is None:
        return None
    return {
        "draw": "stack",
        "misses": "stack",
        "credit": "credit",
        "economy": "economy",
        "vp": "vp",
        "prestige": "prestige",
        "place": "tableau",
        "counter": "tableau",
        "start_world_leaves": "tableau",
        "removed": "tableau",
        "added": "tableau",
    }.get(step.what)


def _n(step: Step) -> int:
    return abs(step.amount or 0)


def _markers(step: Step, _: CardName) -> str:
    return gettext("Your markers: %(spaces)s.", spaces=words.names(words.SPACES, step.spaces))


def _robot_face(step: Step, _: CardName) -> str:
    return gettext(
        "The robot face counts as the “robot =” counter shows: %(face)s.",
        face=words.name(words.FACES, step.word or ""),
    )


def _die(step: Step, _: CardName) -> str:
    return gettext(
        "Die “%(face)s” → below the space: %(space)s.",
        face=words.name(words.FACES, step.word or ""),
        space=words.name(words.SPACES, step.place or ""),
    )


def _die_idle(step: Step, _: CardName) -> str:
    return gettext(
        "Die “%(face)s”: its space has a die already, so it adds nothing.",
        face=words.name(words.FACES, step.word or ""),
    )


def _draw(step: Step, _: CardName) -> str:
    return ngettext(
        "Move %(n)s card unseen: common deck → robot's draw stack.",
        "Move %(n)s cards unseen: common deck → robot's draw stack.",
        _n(step),
    )


def _flip(step: Step, _: CardName) -> str:
    return gettext(FLIP[step.word or ""])


def _flip_common(step: Step, _: CardName) -> str:
    return gettext(FLIP_COMMON[step.word or ""], vp=_n(step))


def _misses(step: Step, _: CardName) -> str:
    return ngettext(
        "Discard the %(n)s card turned over that did not fit.",
        "Discard the %(n)s cards turned over that did not fit.",
        _n(step),
    )


def _place(step: Step, card_name: CardName) -> str:
    assert step.card is not None
    return with_card(N_("Place in the robot's tableau: %(card)s."), card_name(step.card))


def _start_world_leaves(step: Step, card_name: CardName) -> str:
    assert step.card is not None
    return with_card(N_("Discard from the robot's tableau: %(card)s."), card_name(step.card))


def _credit(step: Step, _: CardName) -> str:
    if (step.amount or 0) < 0:
        return ngettext("The robot pays %(n)s credit.", "The robot pays %(n)s credit.", _n(step))
    if step.before == step.after:
        return gettext("The robot's credit is at the end of its track already.")
    gained = (step.after or 0) - (step.before or 0)
    return ngettext("Move the robot's credit up by %(n)s.", "Move the robot's credit up by %(n)s.", gained)


def _economy(step: Step, _: CardName) -> str:
    if step.before == step.after:
        return gettext("The robot's economy size is at the end of its track already.")
    gained = (step.after or 0) - (step.before or 0)
    return ngettext(
        "Move the robot's economy size up by %(n)s.", "Move the robot's economy size up by %(n)s.", gained
    )


def _vp(step: Step, _: CardName) -> str:
    if step.who == "player":
        return ngettext("Take %(n)s VP in chips.", "Take %(n)s VPs in chips.", _n(step))
    return ngettext("Give the robot %(n)s VP in chips.", "Give the robot %(n)s VPs in chips.", _n(step))


def _prestige(step: Step, _: CardName) -> str:
    return ngettext("Give the robot %(n)s prestige.", "Give the robot %(n)s prestige.", _n(step))


def _turn_counter(step: Step, _: CardName) -> str:
    return gettext(
        "Turn the “robot =” counter. It shows now: %(face)s.", face=words.name(words.FACES, step.word or "")
    )


def _leader(step: Step, _: CardName) -> str:
    return gettext(LEADER[step.who])


def _tile(step: Step, _: CardName) -> str:
    if step.rule == "R-PRE-3":
        return gettext("Move the prestige off the leader tile to its owner's supply.")
    return gettext("Prestige on the leader tile: %(n)s.", n=step.after)


def _take_card(step: Step, _: CardName) -> str:
    return ngettext("Draw %(n)s card into your hand.", "Draw %(n)s cards into your hand.", _n(step))


def _new_round(step: Step, _: CardName) -> str:
    return gettext("Round %(n)s begins.", n=step.amount)


def _game_end(step: Step, _: CardName) -> str:
    return words.name(words.REASONS, step.word or "")


def _adjusted(step: Step, _: CardName) -> str:
    values = {
        "counter": words.name(words.COUNTERS, step.word or ""),
        "before": step.before,
        "after": step.after,
    }
    if step.who == "player":
        return gettext("Corrected, your side: %(counter)s, %(before)s → %(after)s.", **values)
    return gettext("Corrected, robot's side: %(counter)s, %(before)s → %(after)s.", **values)


def _shows_adjusted(step: Step, _: CardName) -> str:
    return gettext(
        "Corrected: the “robot =” counter shows %(face)s.", face=words.name(words.FACES, step.word or "")
    )


def _overridden(step: Step, _: CardName) -> str:
    return gettext("Corrected on the counters: %(cell)s.", cell=cells.label(step.word or ""))


def _removed(step: Step, card_name: CardName) -> str:
    assert step.card is not None
    return with_card(N_("Corrected: not in the robot's tableau: %(card)s."), card_name(step.card))


def _added(step: Step, card_name: CardName) -> str:
    assert step.card is not None
    return with_card(N_("Corrected: added to the robot's tableau: %(card)s."), card_name(step.card))


_SENTENCES: Mapping[str, Callable[[Step, CardName], str]] = {
    "markers": _markers,
    "robot_face": _robot_face,
    "die": _die,
    "die_idle": _die_idle,
    "draw": _draw,
    "flip": _flip,
    "flip_common": _flip_common,
    "misses": _misses,
    "place": _place,
    "start_world_leaves": _start_world_leaves,
    "credit": _credit,
    "economy": _economy,
    "vp": _vp,
    "prestige": _prestige,
    "turn_counter": _turn_counter,
    "leader": _leader,
    "tile": _tile,
    "take_card": _take_card,
    "new_round": _new_round,
    "game_end": _game_end,
    "adjusted": _adjusted,
    "shows_adjusted": _shows_adjusted,
    "overridden": _overridden,
    "removed": _removed,
    "added": _added,
}
