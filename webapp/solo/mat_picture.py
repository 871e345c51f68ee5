"""The robot's mat drawn from a state: which tokens stand in each cell, and which cell is in use."""

from __future__ import annotations

from functools import lru_cache

from webapp.i18n import gettext
from webapp.robot.game import Game
from webapp.robot.mat import (
    ConsumeCell,
    DevelopCell,
    ExploreCell,
    ProduceCell,
    Profile,
    SettleCell,
)
from webapp.robot.state import State
from webapp.robot.vocabulary import PAIRS, SPACES_OF_PHASE, face_of
from webapp.solo import words
from webapp.solo.picture import SPACES, MatPicture, Space, Token

NOTHING = (Token("none"),)


def picture(game: Game) -> MatPicture:
    """Return the mat as it lies on the table now."""
    state, limits = game.state, game.mat.limits
    return MatPicture(
        spaces=tuple(_space(state, name, phase) for name, phase in SPACES),
        credit=state.robot.credit,
        credit_limit=limits.credit,
        economy=state.robot.economy,
        economy_limit=limits.economy,
        robot_equals=state.robot.shows,
        summary=summary(state),
    )


def summary(state: State) -> str:
    """Return the picture in a sentence: the cell in use, credit, economy size and the counter."""
    face = words.name(words.FACES, state.robot.shows)
    numbers = gettext(
        "Credit %(credit)s, economy size %(economy)s, “robot =” counter: %(face)s",
        credit=state.robot.credit,
        economy=state.robot.economy,
        face=face,
    )
    if state.phase is None:
        return gettext("The robot's mat. %(numbers)s.", numbers=numbers)
    phase = words.phase(state.phase, state.phases)
    if state.robot_acts:
        return gettext("The robot's mat. %(phase)s: action. %(numbers)s.", phase=phase, numbers=numbers)
    return gettext("The robot's mat. %(phase)s: response. %(numbers)s.", phase=phase, numbers=numbers)


def _space(state: State, name: str, phase: str) -> Space:
    action, response = _cells(state, name)
    return Space(
        name,
        phase,
        marker=name in state.markers,
        dice=tuple(face for face, space in state.dice if space == name),
        action=action,
        response=response,
        lit=_lit(state, name),
        special=_special(state, name),
    )


def _lit(state: State, name: str) -> str | None:
    """Return which cell of the column is in use in the present phase."""
    if state.phase is None or name not in SPACES_OF_PHASE[state.phase]:
        return None
    if name in state.robot_spaces:
        return "action"
    return "response" if name in state.markers and not state.robot_acts else None


def _special(state: State, name: str) -> bool:
    """Whether a special counter of the start world covers a cell of the column."""
    profile, face = state.profile, face_of(name)
    if face == "settle" and profile.first_settle is not None and not state.robot.special_used:
        return True
    if face == "trade" and profile.turns == "after_first_trade_action" and not state.robot.special_used:
        return True
    if face in ("trade", "double"):
        return not profile.changed.isdisjoint((f"consume.{face}", "consume.both"))
    return any(changed.startswith(f"{face}.") for changed in profile.changed)


def _cells(state: State, name: str) -> tuple[tuple[Token, ...], tuple[Token, ...]]:
    """Return the tokens of the action and of the response cell of a column."""
    profile, face = state.profile, face_of(name)
    match face:
        case "explore":
            right = name == PAIRS["explore"][1]
            action = (
                (Token("both"), *_explore(profile.explore_both))
                if right
                else _explore(profile.explore_action)
            )
            return action, _explore(profile.explore_response)
        case "develop":
            return _develop(profile.develop_action), _develop(profile.develop_response)
        case "settle":
            return _settle_action(state), _settle(profile.settle_response)
        case "produce":
            return _produce(profile.produce_action), _produce(profile.produce_response)
        case _:
            return _consume(profile.consume[face]), _consume(profile.consume["response"])


@lru_cache(maxsize=256)
def _explore(cell: ExploreCell) -> tuple[Token, ...]:
    return _some(("draw", cell.draw), ("credit", cell.credit))


@lru_cache(maxsize=256)
def _develop(cell: DevelopCell) -> tuple[Token, ...]:
    prices = {cell.price_six_cost, cell.price_other}
    find = Token("find_development")
    drawn = _some(("draw", cell.draw))
    counter = Token("counter", cell.counter_price)
    if len(prices) == 1:
        return (counter, *drawn, find, *_some(("price_credit", cell.price_other)))
    return (counter, *drawn, find, *_some(("price_six_cost", cell.price_six_cost)))


def _settle_action(state: State) -> tuple[Token, ...]:
    profile: Profile = state.profile
    if profile.first_settle is not None and not state.robot.special_used:
        first = profile.first_settle
        return (
            Token(f"find_{first.find}", first.min_vp),
            *_some(("credit", first.credit), ("economy", first.economy)),
        )
    return _settle(profile.settle_action)


@lru_cache(maxsize=256)
def _settle(cell: SettleCell) -> tuple[Token, ...]:
    per = (Token("per_chromosome", 1),) if cell.draw_per == "chromosome_world" else ()
    price = max(cell.price_nonmilitary, cell.price_military)
    return (*_some(("draw", cell.draw)), *per, Token(f"find_{cell.find}"), *_some(("price_credit", price)))


@lru_cache(maxsize=256)
def _consume(cell: ConsumeCell) -> tuple[Token, ...]:
    return _some(("vp_per_economy", cell.vp_per_economy), ("credit", cell.credit), ("economy", cell.economy))


@lru_cache(maxsize=256)
def _produce(cell: ProduceCell) -> tuple[Token, ...]:
    return _some(("economy", cell.economy), ("credit", cell.credit)) or NOTHING


def _some(*tokens: tuple[str, int]) -> tuple[Token, ...]:
    return tuple(Token(kind, value) for kind, value in tokens if value)
