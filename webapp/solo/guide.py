"""What the player does now: the question of each prompt, and the own part of each phase."""

from __future__ import annotations

from dataclasses import dataclass

from webapp.cards import Card
from webapp.i18n import gettext
from webapp.robot.flips import Wanted
from webapp.robot.game import Game
from webapp.robot.state import State
from webapp.solo import phrases, words


@dataclass(frozen=True, slots=True)
class Question:
    """The one thing that the page asks for."""

    title: str
    lines: tuple[str, ...] = ()
    """What to do before answering."""


def question(game: Game) -> Question:
    """Return the question of the present prompt."""
    state = game.state
    match state.prompt:
        case "choose":
            return Question(gettext("Choose your two actions"), _before_choosing(game))
        case "roll":
            return Question(gettext("Roll the robot's two dice"))
        case "done":
            return Question(
                gettext("%(phase)s: your part", phase=_phase(state)),
                (*_search(state), own_part(state)),
            )
        case "flip":
            return Question(gettext("%(phase)s: the robot flips", phase=_phase(state)), _flip(game))
        case _:
            return Question(gettext("The game is over"), _why_over(game))


def own_part(state: State) -> str:
    """Return what the player does in the present phase, before card powers (BASE-38 to BASE-113)."""
    part = {
        "explore": _explore,
        "develop": _develop,
        "settle": _settle,
        "consume": _consume,
        "produce": _produce,
    }[(state.phase or "").partition("_")[0]]
    return part(state)


def _phase(state: State) -> str:
    return words.phase(state.phase or "", state.phases)


def _flip(game: Game) -> tuple[str, ...]:
    """Return what to turn over, and which cards are misses although they look right."""
    want = game.prompt.wanted
    assert want is not None
    texts = phrases.FLIP if want.min_vp is None else phrases.FLIP_COMMON
    hints = []
    if _too_dear(want):
        hints.append(
            gettext(
                "A 6-cost development is a miss now: it costs more credit than the robot has (%(credit)s).",
                credit=want.credit,
            )
            if want.find == "development"
            else gettext(
                "A card that costs more credit than the robot has (%(credit)s) is a miss.", credit=want.credit
            )
        )
    if want.never is not None:
        hints.append(
            gettext(
                "Cards with this keyword are misses: %(keyword)s.",
                keyword=words.name(words.KEYWORDS, want.never),
            )
        )
    return (gettext(texts[want.find], vp=want.min_vp), *hints)


def _too_dear(want: Wanted) -> bool:
    """Whether some card of the right sort costs more credit than the robot has (R-FLIP-5)."""
    six_cost = Card("", "", "development", cost=6)
    military, peaceful = Card("", "", "world", military=True), Card("", "", "world")
    sorts = (six_cost,) if want.find == "development" else (military, peaceful)
    return any(want.price(card) > want.credit for card in sorts)


def _why_over(game: Game) -> tuple[str, ...]:
    return tuple(words.name(words.REASONS, reason) for reason in game.state.end_reasons)


def _before_choosing(game: Game) -> tuple[str, ...]:
    if "search" in game.prompt.actions:
        return (gettext("Once a game you may search the deck in place of one action."),)
    return ()


def _search(state: State) -> tuple[str, ...]:
    """Return the reminder to search, before the first phase of the round."""
    if state.searching and state.phase == state.phases[0]:
        return (gettext("First carry out your search: it comes before every phase."),)
    return ()


def _explore(state: State) -> str:
    left, right = ("explore_left" in state.markers, "explore_right" in state.markers)
    if left and right:
        return gettext("Draw 8 cards and keep 2 of them.")
    if right:
        return gettext("Draw 7 cards and keep 1 of them.")
    if left:
        return gettext("Draw 3 cards and keep 2 of them.")
    return gettext("Draw 2 cards and keep 1 of them. You have no bonus here.")


def _develop(state: State) -> str:
    space = "develop_left" if state.phase == "develop_1" else "develop_right"
    if space in state.markers:
        return gettext("You may place one development; your bonus: it costs 1 less.")
    return gettext("You may place one development. You have no bonus here.")


def _settle(state: State) -> str:
    space = "settle_left" if state.phase == "settle_1" else "settle_right"
    if space in state.markers:
        return gettext("You may place one world; your bonus: draw 1 card after placing it.")
    return gettext("You may place one world. You have no bonus here.")


def _consume(state: State) -> str:
    trade, double = ("trade" in state.markers, "double" in state.markers)
    if trade and double:
        return gettext("Sell one good first. Then use your Consume powers; VPs for goods count twice.")
    if trade:
        return gettext("Sell one good first. Then use your Consume powers.")
    if double:
        return gettext("Use your Consume powers; your bonus: VPs for goods count twice.")
    return gettext("Use your Consume powers. You have no bonus here.")


def _produce(state: State) -> str:
    if "produce" in state.markers:
        return gettext(
            "Put a good on each production world that has none; your bonus: a good on one windfall world too."
        )
    return gettext("Put a good on each production world that has none. You have no bonus here.")
