"""One whole game for each start world, as a log that a person can read against the rules.

`tests/golden/<world>.txt` holds the set-up and the events (lines that begin with ">") and, below each, what
the rules made of it. The test plays these events and compares every line.

    pytest tests/robot/test_golden.py --update-golden

writes the logs anew from their own events; a log that is missing is played first, by the script of
`webapp/robot/player.py` with some whims. Read what changed before you keep it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from webapp.cards import SET_COMBINATIONS, Card
from webapp.robot.game import Game
from webapp.robot.mat import Mat
from webapp.robot.placed import Placed
from webapp.robot.setup import read_setup, start_worlds
from webapp.robot.simulation import Simulation, seeded
from webapp.robot.steps import Step

GOLDEN = Path(__file__).resolve().parents[1] / "golden"

GAMES: Mapping[str, tuple[str, str, int]] = {
    # robot's start world: difficulty, last set in use, seed of a game that tells much
    "old-earth": ("easy", "base", 241),
    "epsilon-eridani": ("medium", "tgs", 100),
    "alpha-centauri": ("hard", "rvi", 34),
    "new-sparta": ("hard", "bow", 144),
    "earths-lost-colony": ("medium", "base", 94),
    "separatist-colony": ("easy", "tgs", 230),
    "ancient-race": ("medium", "rvi", 112),
    "damaged-alien-factory": ("hard", "bow", 67),
    "doomed-world": ("hard", "tgs", 80),
    "rebel-cantina": ("easy", "rvi", 144),
    "galactic-developers": ("medium", "bow", 55),
    "imperium-warlord": ("hard", "rvi", 149),
    "galactic-scavengers": ("easy", "bow", 58),
    "uplift-mercenary-force": ("medium", "bow", 99),
    "alien-research-team": ("hard", "bow", 137),
    "rebel-freedom-fighters": ("hard", "bow", 100),
}

FINDS = {
    "development": "a development",
    "nonmilitary_world": "a non-military world",
    "military_world": "a military world",
    "any_world": "any world",
    "alien_world": "an Alien world",
    "alien_military_or_nonmilitary_world": "an Alien military world or any non-military world",
}
REASONS = {
    "robot_tableau": "the robot has 12 cards",
    "player_tableau": "the player's tableau is full",
    "vp_pool": "the VP pool is exhausted",
    "robot_prestige": "the robot has 15 prestige",
    "player_prestige": "the player has 15 prestige",
}
PHASES = {
    "explore": "Explore",
    "develop_1": "Develop (left)",
    "develop_2": "Develop (right)",
    "settle_1": "Settle (left)",
    "settle_2": "Settle (right)",
    "consume": "Consume",
    "produce": "Produce",
}
LEADERS = {
    "robot": "the robot",
    "player": "the player",
    "tied": "nobody alone (tied)",
    "nobody": "nobody",
    None: "nobody",
}


def named(entry: Placed) -> str:
    return entry.card.name or "a card without a name"


def noted(step: Step) -> str:
    """Return what a step of the numbers says: `credit 1 -> 2`."""
    side = "" if step.who == "robot" else "the player's "
    names = {"draw": "draw stack", "vp": "VP chips", "economy": "economy size", "misses": "draw stack"}
    return f"{side}{names.get(step.what, step.what)} {step.before} -> {step.after}"


SENTENCES: Mapping[str, Callable[[Step], str]] = {
    "markers": lambda step: f"the player marks {' and '.join(step.spaces)}",
    "search": lambda step: "the player searches in place of the other action",
    "robot_face": lambda step: f"robot reads as {step.word}",
    "die": lambda step: f"die {step.word} lies on {step.place}",
    "die_idle": lambda step: f"die {step.word} adds nothing",
    "draw": lambda step: f"draws {step.amount}: {noted(step)}",
    "flip": lambda step: f"flips {step.before} cards for {FINDS[step.word or '']}",
    "flip_common": lambda step: (
        f"flips the common deck for {FINDS[step.word or '']} of {step.amount} VPs or more"
    ),
    "misses": lambda step: f"{step.amount} misses" + ("" if step.before is None else f": {noted(step)}"),
    "place": lambda step: f"places {named(step.card)}: card {step.after}" if step.card else "",
    "counter": lambda step: f"places a 6-cost development counter: card {step.after}",
    "nothing_found": lambda step: f"finds nothing ({FINDS[step.word or '']})",
    "empty_stack": lambda step: "has no card to flip",
    "no_credit": lambda step: "does nothing without credit",
    "no_economy": lambda step: "no VP chips at economy size 0",
    "nothing": lambda step: "does nothing",
    "credit": noted,
    "economy": noted,
    "vp": noted,
    "prestige": noted,
    "turn_counter": lambda step: f"robot = turns to {step.word}",
    "special_leaves": lambda step: "its special counter leaves the game",
    "start_world_leaves": lambda step: f"{named(step.card)} leaves the tableau" if step.card else "",
    "leader": lambda step: f"Prestige Leader: {LEADERS[step.word]} -> {LEADERS[step.who]}",
    "tile": lambda step: f"prestige on the tile {step.before} -> {step.after}",
    "take_card": lambda step: f"the player draws {step.amount}",
    "hand_limit": lambda step: "the player discards down to the hand limit",
    "new_round": lambda step: f"round {step.amount} opens",
    "game_end": lambda step: f"the game ends: {REASONS[step.word or '']}",
    "adjusted": lambda step: f"record of the {step.who}: {step.word} {step.before} -> {step.after}",
    "shows_adjusted": lambda step: f"record: robot = {step.word}",
    "overridden": lambda step: f"record: the mat's {step.word} is {step.after}",
    "removed": lambda step: f"record: {named(step.card)} is not there" if step.card else "",
    "added": lambda step: f"record: {named(step.card)} is there" if step.card else "",
}


def line(step: Step) -> str:
    world = f" ({step.world_rule})" if step.world_rule not in (None, step.rule) else ""
    return f"    {step.rule or '-':9} {SENTENCES[step.what](step)}{world}"


def standing(game: Game) -> str:
    """Return all numbers of a game in one line."""
    robot, player, leader = game.state.robot, game.state.player, game.state.leader
    parts = [
        f"credit {robot.credit}",
        f"economy {robot.economy}",
        f"stack {robot.stack}",
        f"cards {robot.cards}",
        f"counters {robot.counters_left} left, {robot.counters_placed} placed",
        f"VP chips {robot.vp}",
        f"robot = {robot.shows}",
        f"score {game.score.total}",
        f"| player: VP chips {player.vp}",
        f"cards {player.tableau}",
        f"| pool {game.vp_pool}",
    ]
    if game.setup.prestige_in_use:
        parts.append(f"| prestige {robot.prestige} : {player.prestige}")
        parts.append(f"leader {LEADERS[leader.who]} with {leader.tile} on the tile")
    return "  = " + ", ".join(parts).replace(", |", " |")


def said(value: object) -> str:
    return "> " + json.dumps(value, ensure_ascii=False)


def written(game: Game) -> Iterator[str]:
    """Yield the lines of the log of a game that is over."""
    setup, cards = game.setup, game.cards
    yield (
        f"{cards[setup.robot_world].name} on {setup.difficulty} against {cards[setup.player_world].name}, "
        f"with {', '.join(setup.sets)}"
    )
    yield said(setup.data)
    headed = None
    for past in game.history():
        if past.event is None:
            yield ""
            yield "ROUND 1"
            yield standing(past)
            continue
        before = past.previous
        assert before is not None
        if before.state.phase != headed:
            headed = before.state.phase
            if headed is not None:
                yield f"  {PHASES[headed]}: the robot {'acts' if before.state.robot_acts else 'responds'}"
        yield said(past.event)
        for step in past.steps:
            if step.what == "new_round":
                yield ""
                yield f"ROUND {past.state.round}"
            yield line(step)
        if before.state.phase is not None and past.state.phase is None:
            yield standing(past)
    yield ""
    yield "THE ROBOT'S SCORE"
    yield f"{game.score.chips:5}  VP chips"
    yield f"{game.score.prestige:5}  prestige"
    yield f"{game.score.counters:5}  {game.state.robot.counters_placed} placed counters"
    for worth in game.score.cards:
        yield f"{worth.points:5}  {named(worth.entry)}"
    yield f"{game.score.total:5}  in all"


def played(mat: Mat, cards: Mapping[str, Card], world: str) -> Game:
    """Return a new game of the script, which follows a whim in half of its choices."""
    difficulty, last, seed = GAMES[world]
    rng = Random(f"{world}/{seed}")
    sets = next(chosen for chosen in SET_COMBINATIONS if chosen[-1] == last)
    other = rng.choice([card.id for card in start_worlds(cards, sets) if card.id != world])
    data = {"robot_world": world, "player_world": other, "sets": list(sets), "difficulty": difficulty}
    table = Simulation(mat, cards, seeded(read_setup(data, mat, cards), rng), rng)
    script = table.player.choose

    def choose(offered: tuple[str, ...]) -> tuple[str, str]:
        if rng.random() < 0.5:
            return script(offered)
        actions = [action for action in offered if action != "search"]
        first = rng.choice(actions)
        return first, rng.choice([each for each in actions if each != first or each in ("develop", "settle")])

    table.player.choose = choose  # type: ignore[method-assign]
    table.run()
    return table.game


def read(path: Path, mat: Mat, cards: Mapping[str, Card]) -> Game:
    """Return the game whose set-up and events a log holds."""
    lines = [text for text in path.read_text(encoding="utf-8").splitlines() if text.startswith("> ")]
    setup, *events = (json.loads(text[2:]) for text in lines)
    return Game.replay(mat, cards, read_setup(setup, mat, cards), events)


@pytest.mark.parametrize("world", GAMES)
def test_golden_games(pytestconfig: pytest.Config, mat: Mat, cards: Mapping[str, Card], world: str) -> None:
    """R-WORLD-0 to R-WORLD-15: each line of the log is what the rules make of the events."""
    path = GOLDEN / f"{world}.txt"
    update = bool(pytestconfig.getoption("update_golden", default=False))
    game = played(mat, cards, world) if update and not path.exists() else read(path, mat, cards)
    lines = list(written(game))
    if update:
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert path.read_text(encoding="utf-8").splitlines() == lines


def test_every_start_world_has_its_game(mat: Mat, cards: Mapping[str, Card]) -> None:
    """And the games use every difficulty and every choice of sets."""
    assert tuple(GAMES) == mat.worlds
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(GAMES)
    setups = [read(path, mat, cards).setup for path in GOLDEN.glob("*.txt")]
    assert {setup.difficulty for setup in setups} == set(mat.difficulties)
    assert {setup.sets for setup in setups} == set(SET_COMBINATIONS)


def test_the_games_tell_most_of_the_rules(mat: Mat, cards: Mapping[str, Card]) -> None:
    """Each kind of thing that the robot can do comes up in some game, and the worlds' own rules in theirs."""
    told: dict[str, set[Any]] = {}
    for path in GOLDEN.glob("*.txt"):
        steps = [step for game in read(path, mat, cards).history() for step in game.steps]
        told[path.stem] = {step.rule for step in steps} | {step.world_rule for step in steps}
    everything = set().union(*told.values())
    rules = (
        "ROUND-1 ROUND-2 ROUND-6 EXP-A EXP-R DEV-A0 DEV-A DEV-R0 DEV-R SET-A SET-R CON-T CON-D CON-B CON-R "
    )
    rules += "PRO-A PRO-R FLIP-4 FLIP-5 PRE-1 PRE-2 PRE-3 DICE-4 DICE-5 DICE-6 DICE-7 DICE-8 DICE-9 "
    rules += "DICE-12 END-1"
    assert {f"R-{rule}" for rule in rules.split()} - everything == set()
    plain = {"earths-lost-colony", "ancient-race"}
    for number, world in enumerate(GAMES):
        assert world in plain or f"R-WORLD-{number}" in told[world], world


def test_every_step_has_its_sentence() -> None:
    """The list in the docstring of `Step` is the list of sentences here."""
    text = (Step.__doc__ or "").split("It is one of:")[1]
    words = {word.strip(" .\n") for part in text.split("·") for word in part.split(",")}
    assert words == set(SENTENCES)
