"""Random games of legal and illegal events: what must hold whatever happens (a hypothesis state machine)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, ClassVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from webapp.cards import SET_COMBINATIONS, Card
from webapp.refusal import Refusal
from webapp.robot import gamefile
from webapp.robot.game import Game
from webapp.robot.mat import Mat
from webapp.robot.overrides import leaves
from webapp.robot.setup import read_setup, start_worlds
from webapp.robot.vocabulary import FINDS, PLAIN_FACES, SPACES

CORRECTIONS = ("adjust", "override", "add", "remove")
COUNTERS = [
    *(("player", what) for what in ("vp", "prestige", "tableau", "limit")),
    *(("robot", what) for what in ("vp", "prestige", "credit", "economy", "stack", "counters_left")),
    ("robot", "leader_tile"),
    ("robot", "shows"),
]
JUNK = st.sampled_from(
    [None, True, 1.0, -1, 10**20, "", "gem-world", "robot", [], ["trade"], {}, {"kind": "world"}, [[]], "vp"]
)
DESCRIBED = st.fixed_dictionaries(
    {"kind": st.just("world"), "vp": st.integers(-20, 20), "military": st.booleans()},
    optional={
        "good": st.sampled_from(["alien", "any", "genes"]),
        "keywords": st.lists(st.sampled_from(["rebel", "imperium"]), max_size=2),
        "chromosome": st.booleans(),
        "name": st.text(max_size=3),
    },
) | st.fixed_dictionaries(
    {"kind": st.just("development"), "vp": st.integers(-20, 20), "cost": st.integers(0, 9)},
    optional={"keywords": st.just(["rebel"]), "name": st.text(max_size=3)},
)


class RobotMachine(RuleBasedStateMachine):
    """One game; `past` is a model of undo: the games before this one."""

    mat: ClassVar[Mat]
    cards: ClassVar[Mapping[str, Card]]

    game: Game

    @initialize(data=st.data())
    def start(self, data: st.DataObject) -> None:
        """R-SETUP-4: any sets, any two start worlds, any difficulty."""
        sets = data.draw(st.sampled_from(SET_COMBINATIONS), "sets")
        worlds = [card.id for card in start_worlds(self.cards, sets)]
        robot, player = data.draw(st.permutations(worlds), "worlds")[:2]
        difficulty = data.draw(st.sampled_from(list(self.mat.difficulties)), "difficulty")
        setup = {"robot_world": robot, "player_world": player, "sets": list(sets), "difficulty": difficulty}
        self.game = Game.start(self.mat, self.cards, read_setup(setup, self.mat, self.cards))
        self.past: list[Game] = []

    def apply(self, event: Mapping[str, Any]) -> None:
        """Apply an event that must be legal, and check what it did."""
        before, self.game = self.game, self.game.apply(event)
        assert self.game.previous is before
        assert self.game.event == event
        self.past.append(before)
        if event["type"] in CORRECTIONS:
            self.check_correction(before, event)
        else:
            self.check_bookkeeping(before, event)

    def check_correction(self, before: Game, event: Mapping[str, Any]) -> None:
        """A correction changes neither prompt nor phase nor end, and takes no action of the robot."""
        old, new = before.state, self.game.state
        assert (old.prompt, old.phase, old.round, old.markers, old.dice) == (
            new.prompt,
            new.phase,
            new.round,
            new.markers,
            new.dice,
        )
        assert (old.end_reasons, before.outcome) == (new.end_reasons, self.game.outcome)
        rules = {step.rule for step in self.game.steps}
        assert rules <= {None, "R-PRE-2"}

    def check_bookkeeping(self, before: Game, event: Mapping[str, Any]) -> None:
        """Cards and numbers after are those before and what the steps say, no more and no less."""
        old, new, steps = before.state.robot, self.game.state.robot, self.game.steps
        total = {
            what: sum(step.amount or 0 for step in steps if step.what == what and step.who == "robot")
            for what in ("draw", "misses", "vp", "prestige", "credit", "economy")
        }
        placed = [step for step in steps if step.what == "place"]
        counters = sum(step.what == "counter" for step in steps)
        gone = sum(step.what == "start_world_leaves" for step in steps)
        off_the_common_deck = before.prompt.wanted is not None and before.prompt.wanted.source != "stack"
        from_stack = 0 if off_the_common_deck else total["misses"] + len(placed)
        assert new.stack == old.stack + total["draw"] - from_stack
        assert new.cards == old.cards + len(placed) + counters - gone
        assert len(new.tableau) == len(old.tableau) + len(placed) - gone
        assert new.counters_placed == old.counters_placed + counters
        assert new.vp == old.vp + total["vp"]
        assert new.prestige == old.prestige + total["prestige"]
        assert new.economy == min(5, old.economy + total["economy"])
        for step in steps:
            if step.what == "credit" and (step.amount or 0) < 0:
                assert step.before is not None
                assert step.before + (step.amount or 0) == step.after
        assert (old.credit, new.credit) == (
            next((step.before for step in steps if step.what == "credit"), new.credit),
            next((step.after for step in reversed(steps) if step.what == "credit"), old.credit),
        )
        player_chips = sum(step.amount or 0 for step in steps if step.what == "vp" and step.who == "player")
        record = before.state.player
        assert self.game.state.player.vp == record.vp + player_chips
        assert (self.game.state.player.tableau, self.game.state.player.prestige) == (
            record.tableau,
            record.prestige,
        )

    # Legal events

    @precondition(lambda self: self.game.prompt.kind != "over")
    @rule(data=st.data())
    def play_on(self, data: st.DataObject) -> None:
        """Answer the prompt as the prompt allows."""
        self.answer(data)

    @precondition(lambda self: self.game.prompt.kind != "over")
    @rule(data=st.data())
    def play_a_round(self, data: st.DataObject) -> None:
        """R-ROUND-6: a round comes to its end, whatever is chosen, rolled and found."""
        number = self.game.state.round
        while self.game.state.round == number and self.game.prompt.kind != "over":
            self.answer(data)

    def answer(self, data: st.DataObject) -> None:
        getattr(self, self.game.prompt.kind)(data)

    def choose(self, data: st.DataObject) -> None:
        """R-ROUND-2: whatever two actions are offered."""
        offered = self.game.prompt.actions
        first = data.draw(st.sampled_from(offered), "first")
        second = data.draw(
            st.sampled_from([each for each in offered if each != first or each in ("develop", "settle")]),
            "second",
        )
        self.apply({"type": "choose", "actions": [first, second]})
        assert self.game.prompt.kind == "roll"

    def roll(self, data: st.DataObject) -> None:
        """R-DICE-1: whatever two faces are offered."""
        faces = st.sampled_from(self.game.prompt.faces)
        dice = data.draw(st.lists(faces, min_size=2, max_size=2).filter(lambda each: each != ["robot"] * 2))
        self.apply({"type": "roll", "dice": dice})
        assert self.game.prompt.kind == "done"

    def done(self, data: st.DataObject) -> None:
        """R-ROUND-4."""
        self.apply({"type": "done"})

    def flip(self, data: st.DataObject) -> None:
        """R-FLIP-5: any card that fits, after any number of misses that the stack allows; or none."""
        want = self.game.prompt.wanted
        assert want is not None
        sets = self.game.setup.sets
        fitting = [card.id for card in self.cards.values() if card.copies_with(sets) and want.fits(card)]
        found = data.draw(st.none() | st.sampled_from(fitting)) if fitting else None
        common = want.source != "stack"
        if found is None or (not common and want.stack == 0):
            missed = data.draw(st.integers(0, 999) if common else st.just(want.stack))
            event = {"type": "flip", "found": None, "missed": missed}
            if data.draw(st.booleans(), "left out") or missed > 999:
                del event["missed"]
            self.apply(event)
        else:
            most = 999 if common else min(999, want.stack - 1)
            self.apply({"type": "flip", "found": found, "missed": data.draw(st.integers(0, most))})
        assert self.game.prompt.kind != "flip"

    # Corrections

    @rule(data=st.data(), kind=st.sampled_from(("adjust", "adjust", "adjust", *CORRECTIONS)))
    def correct(self, data: st.DataObject, kind: str) -> None:
        """At every prompt; what is corrected is up to `data`."""
        if kind in self.game.prompt.events:
            getattr(self, kind)(data)

    def adjust(self, data: st.DataObject) -> None:
        """Any counter to any number that may be; near the ends of tracks more often than not."""
        who, what = data.draw(st.sampled_from(COUNTERS))
        prestige = self.game.setup.prestige_in_use
        if what in ("prestige", "leader_tile") and not prestige:
            return
        state = self.game.state
        tile = {"robot": state.robot.prestige, "player": state.player.prestige}.get(state.leader.who or "", 0)
        highest = {
            "vp": 15,
            "prestige": 8,
            "tableau": 13,
            "credit": 4,
            "economy": 5,
            "stack": 9,
            "counters_left": self.game.difficulty.counters,
            "leader_tile": tile,
        }
        if what == "shows":
            to: object = data.draw(st.sampled_from(PLAIN_FACES))
        elif what == "limit":
            to = data.draw(st.sampled_from([12, 14]))
        else:
            to = data.draw(st.integers(0, highest[what]))
        self.apply({"type": "adjust", "who": who, "what": what, "to": to})

    def override(self, data: st.DataObject) -> None:
        """Any value of the mat that may be corrected during the game."""
        paths = [
            (path, old)
            for path, old in leaves(self.game.state.profile)
            if path not in ("robot", "credit", "economy", "stack") and not path.startswith("dice")
        ]
        path, old = data.draw(st.sampled_from(paths))
        if isinstance(old, bool):
            value: object = data.draw(st.booleans())
        else:
            value = data.draw(st.integers(0, 20) if isinstance(old, int) else st.sampled_from(FINDS))
        self.apply({"type": "override", "path": path, "value": value})

    def add(self, data: st.DataObject) -> None:
        """A known or described card more."""
        known = st.sampled_from(["gem-world", "mining-league", "alien-robotic-factory"])
        card = data.draw(known | DESCRIBED)
        self.apply({"type": "add", "who": "robot", "card": card})

    def remove(self, data: st.DataObject) -> None:
        """Any card of the tableau, the start world too."""
        if self.game.state.robot.tableau:
            entry = data.draw(st.sampled_from(self.game.state.robot.tableau))
            self.apply({"type": "remove", "who": "robot", "card": entry.given})

    @precondition(lambda self: self.past)
    @rule(count=st.integers(1, 3))
    def undo(self, count: int) -> None:
        """Undo restores the very state, step by step."""
        for _ in range(min(count, len(self.past))):
            self.game = self.game.undo()
            assert self.game is self.past.pop()

    # Illegal events

    @rule(
        data=st.data(),
        kind=st.sampled_from(["choose", "roll", "done", "flip", *CORRECTIONS, "undo", ""]),
    )
    def anything(self, data: st.DataObject, kind: str) -> None:
        """An event of rubbish values is refused, unless it happens to be legal; a refusal changes nothing."""
        keys = data.draw(
            st.lists(
                st.sampled_from(
                    ["actions", "dice", "found", "missed", "who", "what", "to", "path", "value", "card", "x"]
                ),
                max_size=4,
                unique=True,
            )
        )
        event: dict[str, Any] = {"type": kind, **{key: data.draw(JUNK) for key in keys}}
        snapshot = (self.game.state, self.game.steps, self.game.events)
        try:
            after = self.game.apply(event)
        except Refusal as refusal:
            assert refusal.kind != ""  # noqa: PT017
        else:
            assert kind in self.game.prompt.events
            assert after.previous is self.game
        assert (self.game.state, self.game.steps, self.game.events) == snapshot

    @rule(kind=st.sampled_from(["choose", "roll", "done", "flip"]))
    def out_of_turn(self, kind: str) -> None:
        """What the prompt does not offer is refused before anything else is looked at."""
        if kind == self.game.prompt.kind:
            return
        values = {
            "choose": {"actions": ["trade", "produce"]},
            "roll": {"dice": ["trade", "match"]},
            "done": {},
            "flip": {"found": None},
        }
        try:
            self.game.apply({"type": kind, **values[kind]})
        except Refusal as refusal:
            assert refusal.kind == "out_of_turn"  # noqa: PT017
        else:
            raise AssertionError(f"{kind} was taken at {self.game.prompt.kind}")

    @precondition(lambda self: self.game.prompt.kind == "flip")
    @rule(missed=st.integers(0, 20))
    def impossible_flips(self, missed: int) -> None:
        """Cards that do not fit, and more cards than the stack holds."""
        want = self.game.prompt.wanted
        assert want is not None
        for card in list(self.cards.values())[:: 7 + missed]:
            possible = (
                bool(card.copies_with(self.game.setup.sets))
                and want.fits(card)
                and (want.source != "stack" or missed < want.stack)
            )
            try:
                self.game.apply({"type": "flip", "missed": missed, "found": card.id})
                taken = True
            except Refusal:
                taken = False
            assert taken is possible

    # What always holds

    @invariant()
    def limits_hold(self) -> None:
        """R-SETUP-8, R-SETUP-3, R-PRE-2, R-VP-1: tracks, counters, tile and pool within their ends."""
        if not hasattr(self, "game"):
            return
        state, robot = self.game.state, self.game.state.robot
        assert 0 <= robot.credit <= 4
        assert 0 <= robot.economy <= 5
        assert min(robot.stack, robot.vp, robot.prestige, state.player.vp, self.game.vp_pool) >= 0
        assert robot.counters_left >= 0
        assert robot.counters_left + robot.counters_placed == self.game.difficulty.counters
        owner = {"robot": robot.prestige, "player": state.player.prestige}.get(state.leader.who or "", 0)
        assert 0 <= state.leader.tile <= owner
        if not self.game.setup.prestige_in_use:
            assert (robot.prestige, state.player.prestige, state.leader.who) == (0, 0, None)

    @invariant()
    def prompt_and_state_agree(self) -> None:
        """R-ROUND-4: phase, dice and reasons are there exactly when they belong."""
        if not hasattr(self, "game"):
            return
        state, prompt = self.game.state, self.game.prompt
        assert prompt.kind == state.prompt
        assert (state.phase is None) == (prompt.kind in ("choose", "roll", "over"))
        assert (state.robot_spaces == ()) == (prompt.kind in ("choose", "roll"))
        assert state.phase is None or state.phase in state.phases
        assert list(state.robot_spaces) == [space for space in SPACES if space in state.robot_spaces]
        assert {space for _, space in state.dice} == set(state.robot_spaces)
        assert (self.game.outcome is not None) == (prompt.kind == "over") == bool(state.end_reasons)
        for left, right in (("explore_left", "explore_right"), ("develop_left", "develop_right")):
            assert right not in state.robot_spaces or left in state.robot_spaces

    def teardown(self) -> None:
        """Replaying the events, straight and through a game file, gives this very game."""
        if not hasattr(self, "game"):
            return
        game = self.game
        assert Game.replay(self.mat, self.cards, game.setup, game.events) == game
        text = json.dumps(gamefile.frame(game.setup.data, game.events))
        file = gamefile.read(text.encode(), self.mat, self.cards)
        assert Game.replay(self.mat, self.cards, file.setup, file.events).state == game.state
        assert game.history()[:-1] == tuple(self.past)


def test_random_games(mat: Mat, cards: Mapping[str, Card]) -> None:
    """R-SETUP-8, R-ROUND-4, R-FLIP-5 and the promises of the library: undo, replay, refusal, file."""
    RobotMachine.mat, RobotMachine.cards = mat, cards
    profile = settings(max_examples=150, stateful_step_count=50)
    run_state_machine_as_test(RobotMachine, settings=profile)
