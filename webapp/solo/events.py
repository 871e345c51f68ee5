"""Events as sentences, for the timeline: what the person did, with its result in the steps below."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from webapp.i18n import N_, gettext, ngettext
from webapp.robot.game import Game
from webapp.robot.state import State
from webapp.solo import phrases, words
from webapp.solo.titles import CardName


def sentence(game: Game, card_name: CardName) -> str:
    """Return the last event of `game` as a sentence; after set-up, that the game was set up."""
    if game.event is None:
        return gettext("The game was set up.")
    return _SENTENCES[game.event["type"]](game, card_name)


def _choose(game: Game, _: CardName) -> str:
    assert game.event is not None
    return gettext(
        "You chose: %(actions)s.", actions=words.names(words.ACTIONS, tuple(game.event["actions"]))
    )


def _roll(game: Game, _: CardName) -> str:
    assert game.event is not None
    return gettext("The dice: %(faces)s.", faces=words.names(words.FACES, tuple(game.event["dice"])))


def _done(game: Game, _: CardName) -> str:
    assert game.previous is not None
    return gettext("You finished: %(phase)s.", phase=_phase(game.previous.state))


def _phase(state: State) -> str:
    return words.phase(state.phase or "", state.phases)


def _flip(game: Game, card_name: CardName) -> str:
    placed = next((step.card for step in game.steps if step.what == "place" and step.card), None)
    misses = next((step.amount or 0 for step in game.steps if step.what == "misses"), 0)
    if placed is None and not misses:
        return gettext("Nothing was found.")
    if placed is None:
        return ngettext(
            "Turned over: %(n)s miss, nothing found.", "Turned over: %(n)s misses, nothing found.", misses
        )
    if not misses:
        return phrases.with_card(N_("Found at once: %(card)s."), card_name(placed))
    missed = ngettext("Turned over: %(n)s miss", "Turned over: %(n)s misses", misses)
    return phrases.with_card(N_("%(missed)s, then found: %(card)s."), card_name(placed), missed=missed)


def _correction(game: Game, card_name: CardName) -> str:
    return phrases.sentence(game.steps[0], card_name)


_SENTENCES: Mapping[str, Callable[[Game, CardName], str]] = {
    "choose": _choose,
    "roll": _roll,
    "done": _done,
    "flip": _flip,
    "adjust": _correction,
    "override": _correction,
    "remove": _correction,
    "add": _correction,
}
