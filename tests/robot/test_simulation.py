"""Simulated games: real cards, the same door as a person, the same games for the same seed."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from statistics import mean

import pytest

from webapp.cards import SET_COMBINATIONS, Card
from webapp.refusal import Refusal
from webapp.robot import simulation
from webapp.robot.deck import deck_cards
from webapp.robot.game import Game
from webapp.robot.mat import Mat
from webapp.robot.setup import Setup
from webapp.robot.simulation import Simulation, seeded, simulate

WORLDS = (
    *("old-earth", "epsilon-eridani", "alpha-centauri", "new-sparta", "earths-lost-colony"),
    *("separatist-colony", "ancient-race", "damaged-alien-factory", "doomed-world"),
    *("rebel-cantina", "galactic-developers", "imperium-warlord"),
    *("galactic-scavengers", "uplift-mercenary-force", "alien-research-team", "rebel-freedom-fighters"),
)

SetUp = Callable[..., Setup]


def new(mat: Mat, cards: Mapping[str, Card], setup: Setup, seed: int) -> Simulation:
    rng = Random(seed)
    return Simulation(mat, cards, seeded(setup, rng), rng)


@pytest.mark.parametrize("world", WORLDS)
def test_cards_are_conserved(mat: Mat, cards: Mapping[str, Card], set_up: SetUp, world: str) -> None:
    """After every event each card of the sets lies in exactly one place, and the record agrees.

    R-FLIP-2: also where the discards are shuffled in the middle of a draw.
    """
    for seed, difficulty in enumerate(("easy", "medium", "hard")):
        for sets in [chosen[-1] for chosen in SET_COMBINATIONS if cards[world].copies_with(chosen)]:
            setup = set_up(world, sets=sets, difficulty=difficulty)
            table = new(mat, cards, setup, seed)
            everything = Counter(card.id for card in deck_cards(cards, setup.sets, ()))
            while table.game.outcome is None:
                table.next()
                robot = table.game.state.robot
                assert len(table.stack) == robot.stack
                assert table.game.state.player.vp <= table.player.vp
                lying = [entry.card for entry in robot.tableau] + table.stack
                lying += table.player.hand + table.player.tableau
                lying += table.deck._pile + table.deck._discards
                assert Counter(card.id for card in lying) == everything


def test_a_simulated_game_is_an_ordinary_one(mat: Mat, cards: Mapping[str, Card], set_up: SetUp) -> None:
    """Its events, played by hand, give the same game; the dice are the app's for its seed (R-DICE-2)."""
    for world in WORLDS[::5]:
        table = new(mat, cards, set_up(world), 1)
        result = table.run()
        game = table.game
        assert Game.replay(mat, cards, game.setup, game.events) == game
        assert result.robot_score == game.score.total
        assert (result.rounds, result.reasons) == (game.state.round, game.state.end_reasons)
        for past in game.history():
            if past.event is not None and past.event["type"] == "roll":
                assert past.previous is not None
                assert tuple(past.event["dice"]) == past.previous.app_roll()


def test_the_record_of_the_player_is_kept(mat: Mat, cards: Mapping[str, Card], set_up: SetUp) -> None:
    """R-END-1: before each `done` the game knows the script's chips, cards and prestige."""
    table = new(mat, cards, set_up("rebel-freedom-fighters"), 5)
    table.run()
    record = table.game.state.player
    assert (record.tableau, record.prestige) == (len(table.player.tableau), table.player.prestige)
    assert record.vp == table.player.vp


def test_the_same_seed_gives_the_same_games(mat: Mat, cards: Mapping[str, Card]) -> None:
    def run(seed: int, games: int = 20) -> list[simulation.Result]:
        return list(
            simulate(
                mat,
                cards,
                world="doomed-world",
                difficulty="hard",
                sets=("base", "tgs"),
                games=games,
                seed=seed,
            )
        )

    assert run(4) == run(4)
    assert run(4) != run(5)
    assert run(4, games=5) == run(4)[:5]


@pytest.mark.parametrize("world", WORLDS)
def test_games_come_out_plausibly(mat: Mat, cards: Mapping[str, Card], world: str) -> None:
    """On hard a robot's game lasts about nine rounds, and its mean score lies well within 24 to 73."""
    sets = next(chosen for chosen in SET_COMBINATIONS if cards[world].copies_with(chosen))
    results = list(simulate(mat, cards, world=world, difficulty="hard", sets=sets, games=30, seed=2))
    assert 6 <= mean(result.rounds for result in results) <= 14
    assert 35 <= mean(result.robot_score for result in results) <= 80
    assert all(result.reasons for result in results)


def test_a_set_up_that_cannot_be_is_refused(mat: Mat, cards: Mapping[str, Card]) -> None:
    games = simulate(mat, cards, world="doomed-world", difficulty="hard", sets=("base",), games=1, seed=1)
    with pytest.raises(Refusal) as caught:
        next(games)
    assert caught.value.kind == "world_not_in_sets"


def test_a_stack_that_the_deck_cannot_fill_is_put_right(
    mat: Mat, cards: Mapping[str, Card], set_up: SetUp
) -> None:
    """R-FLIP-2: with every other card elsewhere the robot's stack holds what there was."""
    table = new(mat, cards, set_up("new-sparta"), 1)
    table.player.hand += table.deck.draw(len(table.deck) - 2)
    table.game = table.game.apply({"type": "choose", "actions": ["settle", "trade"]})
    table.game = table.game.apply({"type": "roll", "dice": ["settle", "produce"]})
    table._apply("done")
    assert (table.game.state.robot.stack, len(table.stack)) == (6, 6)
    assert table.game.state.prompt == "flip"


@pytest.mark.parametrize("name", ["deck.py", "player.py", "simulation.py", "dice.py"])
def test_no_randomness_but_what_is_handed_in(name: str) -> None:
    """Nothing of the module `random` is used but its class."""
    tree = ast.parse((Path(simulation.__file__).parent / name).read_text(encoding="utf-8"))
    imported = [
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == "random"
        for alias in node.names
    ]
    plain = [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    assert set(imported) <= {"Random"}
    assert not {"random", "time", "secrets"} & set(plain)
