"""Flipping: which card the robot is looking for, whether one fits, and what placing it brings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from webapp.cards import Card
from webapp.refusal import Refusal
from webapp.robot import finds
from webapp.robot.placed import Placed
from webapp.robot.state import State
from webapp.robot.table import Table

STACK = "stack"
COMMON_DECK = "common_deck"


@dataclass(frozen=True, slots=True)
class Wanted:
    """The card that ends a flip, asked for with the numbers of this very moment."""

    source: str
    """`stack` (the robot's draw stack) or `common_deck` (R-WORLD-8)."""
    find: str
    """One of `vocabulary.FINDS`."""
    credit: int
    """The robot's credit; a card that costs more is a miss (R-FLIP-5)."""
    stack: int
    """Cards that can be turned over, where the source is the stack."""
    price: Callable[[Card], int]
    min_vp: int | None = None
    """The fewest printed VPs; variable VPs print none."""
    never: str | None = None
    """A keyword whose cards are misses (R-WORLD-15)."""

    def why_not(self, card: Card) -> Refusal | None:
        """Return why `card` is a miss, or None where it is the find."""
        match self._miss(card):
            case None:
                return None
            case "wrong_find":
                return Refusal("wrong_find", card=card.id or card.name, find=self.find)
            case "too_few_vp":
                return Refusal("too_few_vp", card=card.id or card.name, min_vp=self.min_vp)
            case "never_placed":
                return Refusal("never_placed", card=card.id or card.name, keyword=self.never)
            case _:
                price = self.price(card)
                return Refusal("too_dear", card=card.id or card.name, price=price, credit=self.credit)

    def fits(self, card: Card) -> bool:
        """Whether `card` is the find."""
        return self._miss(card) is None

    def _miss(self, card: Card) -> str | None:
        """Return the kind of refusal that says why `card` is a miss."""
        if not finds.FITS[self.find](card):
            return "wrong_find"
        if self.min_vp is not None and (card.variable_vp or card.vp < self.min_vp):
            return "too_few_vp"
        if self.never is not None and self.never in card.keywords:
            return "never_placed"
        return "too_dear" if self.price(card) > self.credit else None


def from_common_deck(state: State) -> bool:
    """Whether this Settle action is the start world's first, off the common deck (R-WORLD-8)."""
    return (
        state.profile.first_settle is not None
        and not state.robot.special_used
        and state.phase in ("settle_1", "settle_2")
        and state.robot_acts
    )


def wanted(state: State) -> Wanted:
    """Return what the robot flips for in the present phase, a Develop or a Settle."""
    profile, robot = state.profile, state.robot
    first = profile.first_settle
    if first is not None and from_common_deck(state):
        return Wanted(
            COMMON_DECK, first.find, robot.credit, 0, lambda card: 0, first.min_vp, profile.never_places
        )
    price: Callable[[Card], int]
    if state.phase in ("develop_1", "develop_2"):
        develop = profile.develop_action if state.robot_acts else profile.develop_response
        find, price = "development", develop.price_of
    else:
        settle = profile.settle_action if state.robot_acts else profile.settle_response
        find, price = settle.find, settle.price_of
    return Wanted(STACK, find, robot.credit, robot.stack, price, never=profile.never_places)


def check_flip(want: Wanted, missed: int | None, found: Card | None) -> int:
    """Return how many cards were missed if the flip can have happened.

    Raises:
        Refusal: what `Wanted.why_not` says; `missed_needed`; `more_than_stack` (`missed`, `stack`) where
            misses and find are more than the stack holds; `not_whole_stack` where nothing was found
            though cards are left.
    """
    if found is not None:
        refusal = want.why_not(found)
        if refusal is not None:
            raise refusal
        if missed is None:
            raise Refusal("missed_needed")
        if want.source == STACK and missed + 1 > want.stack:
            raise Refusal("more_than_stack", missed=missed, stack=want.stack)
        return missed
    if want.source == COMMON_DECK:
        return missed or 0
    if missed is not None and missed != want.stack:
        raise Refusal("not_whole_stack", missed=missed, stack=want.stack)
    return want.stack


def finish(table: Table, missed: int | None, found: Placed | None) -> None:
    """Carry out the end of a flip: misses to the common discards (R-FLIP-4), the find into the tableau.

    A flip that finds nothing costs no credit. Raises what `check_flip` refuses.
    """
    state = table.state
    want = wanted(state)
    misses = check_flip(want, missed, found.card if found else None)
    special = want.source == COMMON_DECK
    action, part = state.robot_acts, "develop" if "develop" in (state.phase or "") else "settle"
    rule = {"develop": "R-DEV-", "settle": "R-SET-"}[part] + ("A" if action else "R")
    if special:
        rule = f"R-WORLD-{state.profile.number}"
    covered = special or f"{part}.{'action' if action else 'response'}" in state.profile.changed
    table.world_rule = f"R-WORLD-{state.profile.number}" if covered else None
    if misses:
        before = None if special else state.robot.stack
        table.note("R-FLIP-4", "misses", amount=misses, before=before, after=before and before - misses)
    if not special:
        table.set_robot(stack=state.robot.stack - misses - (found is not None))
    if found is None:
        table.note(rule, "nothing_found", word=want.find)
        return
    place(table, rule, found)
    table.gain(rule, "credit", -want.price(found.card))
    if special:
        _end_first_settle(table)


def place(table: Table, rule: str, found: Placed) -> None:
    """Put the find into the tableau, with the prestige that placing it brings (R-PRE-1)."""
    robot = table.state.robot
    table.set_robot(tableau=(*robot.tableau, found))
    table.note(rule, "place", card=found, before=robot.cards, after=robot.cards + 1)
    if not table.prestige_in_use:
        return
    covered, table.world_rule = table.world_rule, None
    table.gain("R-PRE-1", "prestige", found.card.prestige)
    table.world_rule = covered
    profile = table.state.profile
    if any(finds.REWARDED[sort](found.card) for sort in profile.prestige_on_placing):
        table.gain(f"R-WORLD-{profile.number}", "prestige", 1)


def _end_first_settle(table: Table) -> None:
    """Take the reward of the first Settle action; its counter, and perhaps the start world, leave."""
    profile = table.state.profile
    first = profile.first_settle
    assert first is not None
    rule = f"R-WORLD-{profile.number}"
    table.gain(rule, "credit", first.credit)
    table.gain(rule, "economy", first.economy)
    table.set_robot(special_used=True)
    table.note(rule, "special_leaves")
    if not first.discards_start_world:
        return
    for entry in table.state.robot.tableau:
        if entry.card.start_number == profile.number:
            tableau = list(table.state.robot.tableau)
            tableau.remove(entry)
            before = table.state.robot.cards
            table.set_robot(tableau=tuple(tableau))
            table.note(rule, "start_world_leaves", card=entry, before=before, after=before - 1)
            return
