"""Whole games of the robot against a scripted player, with real cards, through a person's door."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from webapp.cards import Card
from webapp.robot.deck import Deck, deck_cards
from webapp.robot.flips import STACK
from webapp.robot.game import Game
from webapp.robot.mat import Mat
from webapp.robot.player import ScriptedPlayer
from webapp.robot.setup import HIGHEST_SEED, Setup, read_setup, start_worlds
from webapp.robot.steps import Step

MOST_ROUNDS = 200
"""A game that lasts longer is a fault of the script; real ones last about a dozen rounds."""


@dataclass(frozen=True, slots=True)
class Result:
    """What one simulated game came to."""

    robot_score: int
    rounds: int
    reasons: tuple[str, ...]
    """Why it ended, as in `ending.REASONS`."""
    player_points: int
    """The script's VP chips, printed VPs and prestige; VPs that vary are left out."""
    player_cards: int
    """Cards in the script's tableau."""


class Simulation:
    """One game at a table: the cards, the scripted player, and hands that do what the steps say."""

    def __init__(self, mat: Mat, cards: Mapping[str, Card], setup: Setup, rng: Random) -> None:
        """Set the game up; `rng` shuffles, and the dice come from the set-up's seed."""
        worlds = (setup.robot_world, setup.player_world)
        self.game = Game.start(mat, cards, setup)
        self.deck = Deck(deck_cards(cards, setup.sets, worlds), rng)
        self.stack = self.deck.draw(self.game.state.robot.stack)
        self.player = ScriptedPlayer(
            cards[setup.player_world], self.deck, prestige_in_use=setup.prestige_in_use
        )

    def run(self) -> Result:
        """Play to the end and return what it came to."""
        while self.game.outcome is None:
            self.next()
            assert self.game.state.round <= MOST_ROUNDS, "the scripted player does not get on"
        return Result(
            robot_score=self.game.score.total,
            rounds=self.game.state.round,
            reasons=self.game.state.end_reasons,
            player_points=self.player.points,
            player_cards=len(self.player.tableau),
        )

    def next(self) -> None:
        """Answer the present prompt, with the corrections that belong before it."""
        prompt = self.game.prompt
        match prompt.kind:
            case "choose":
                self._apply("choose", actions=list(self.player.choose(prompt.actions)))
                if self.game.state.searching:
                    self.player.take(1)
            case "roll":
                self._apply("roll", dice=list(self.game.app_roll()))
            case "done":
                self.player.play(prompt.phase or "", self.game.state.markers)
                self._record()
                self._apply("done")
            case _:
                self._flip()

    def _apply(self, kind: str, **values: Any) -> None:
        """Apply an event and carry its steps out with the cards."""
        self.game = self.game.apply({"type": kind, **values})
        for step in self.game.steps:
            self._carry_out(step)
        if len(self.stack) < self.game.state.robot.stack:
            self._adjust("robot", "stack", len(self.stack))

    def _carry_out(self, step: Step) -> None:
        match step.what:
            case "draw":
                self.stack += self.deck.draw(step.amount or 0)
            case "take_card":
                self.player.take(step.amount or 0)
            case "vp" if step.who == "player":
                self.player.vp += step.amount or 0
            case "start_world_leaves" if step.card is not None:
                self.deck.discard([step.card.card])
            case "hand_limit":
                self.player.end_round()

    def _record(self) -> None:
        """Correct the record of what only the player knows."""
        record = self.game.state.player
        self._adjust("player", "vp", self.player.vp, record.vp)
        self._adjust("player", "tableau", len(self.player.tableau), record.tableau)
        if self.game.setup.prestige_in_use:
            self._adjust("player", "prestige", self.player.prestige, record.prestige)

    def _adjust(self, who: str, what: str, to: int, recorded: int | None = None) -> None:
        if to != recorded:
            self.game = self.game.apply({"type": "adjust", "who": who, "what": what, "to": to})

    def _flip(self) -> None:
        """Turn cards over until one fits, and say how it went."""
        wanted = self.game.prompt.wanted
        assert wanted is not None
        found: Card | None = None
        misses: list[Card] = []
        if wanted.source == STACK:
            while self.stack and found is None:
                card = self.stack.pop()
                if wanted.fits(card):
                    found = card
                else:
                    misses.append(card)
        else:
            misses, found = self.deck.turn_over(wanted.fits)
        self.deck.discard(misses)
        self._apply("flip", missed=len(misses), found=None if found is None else found.id)


def simulate(
    mat: Mat,
    cards: Mapping[str, Card],
    *,
    world: str,
    difficulty: str,
    sets: tuple[str, ...],
    games: int,
    seed: int,
) -> Iterator[Result]:
    """Yield the results of `games` games of the robot's `world`, the same for the same `seed`.

    The player's start world is drawn by lot for each game (R-SETUP-4).

    Raises:
        Refusal: what `read_setup` refuses.
    """
    setups = [
        read_setup(
            {"robot_world": world, "player_world": other.id, "sets": list(sets), "difficulty": difficulty},
            mat,
            cards,
        )
        for other in start_worlds(cards, sets)
        if other.id != world
    ]
    for number in range(games):
        rng = Random(f"{seed}/{number}")
        yield Simulation(mat, cards, seeded(rng.choice(setups), rng), rng).run()


def seeded(setup: Setup, rng: Random) -> Setup:
    """Return `setup` with a seed drawn from `rng` for its dice."""
    seed = rng.randint(0, HIGHEST_SEED)
    return replace(setup, seed=seed, data={**setup.data, "seed": seed})
