"""The question of each prompt, and the player's own part of each phase with its bonus."""

from __future__ import annotations

import re
from itertools import product

import pytest
from driver import BRINK, DONE, EVENTS, NewGame, adjust, carry_on, choose, roll

from webapp import i18n
from webapp.robot.game import Game
from webapp.solo import guide

NO_BONUS = "You have no bonus here."


def in_phase(game: Game, phase: str) -> Game:
    return carry_on(game, lambda one: (one.state.prompt, one.state.phase) == ("done", phase))


@pytest.mark.parametrize(
    ("actions", "phase", "part"),
    [
        ("explore_plus1 produce", "explore", "Draw 3 cards and keep 2 of them."),
        ("explore_plus5 produce", "explore", "Draw 7 cards and keep 1 of them."),
        ("explore_plus1 explore_plus5", "explore", "Draw 8 cards and keep 2 of them."),
        ("trade produce", "explore", f"Draw 2 cards and keep 1 of them. {NO_BONUS}"),
        ("develop trade", "develop_1", "You may place one development; your bonus: it costs 1 less."),
        ("trade produce", "develop_1", f"You may place one development. {NO_BONUS}"),
        ("develop develop", "develop_2", "You may place one development; your bonus: it costs 1 less."),
        ("settle trade", "settle_1", "You may place one world; your bonus: draw 1 card after placing it."),
        ("settle settle", "settle_2", "You may place one world; your bonus: draw 1 card after placing it."),
        ("trade produce", "settle_1", f"You may place one world. {NO_BONUS}"),
        ("trade settle", "consume", "Sell one good first. Then use your Consume powers."),
        ("double settle", "consume", "Use your Consume powers; your bonus: VPs for goods count twice."),
        (
            "trade double",
            "consume",
            "Sell one good first. Then use your Consume powers; VPs for goods count twice.",
        ),
        ("settle produce", "consume", f"Use your Consume powers. {NO_BONUS}"),
        (
            "produce trade",
            "produce",
            "Put a good on each production world that has none; your bonus: a good on one windfall world "
            "too.",
        ),
        ("settle trade", "produce", f"Put a good on each production world that has none. {NO_BONUS}"),
    ],
)
def test_the_own_part(new_game: NewGame, actions: str, phase: str, part: str) -> None:
    faces = {"explore": "explore match", "develop": "develop match", "settle": "settle match"}
    dice = faces.get(phase.partition("_")[0], "explore trade" if phase == "consume" else "explore produce")
    game = in_phase(new_game(choose(actions), roll(dice)), phase)
    question = guide.question(game)
    assert question.lines == (part,)
    assert question.title.endswith(": your part")


def test_the_robots_second_develop_gives_the_player_no_bonus(new_game: NewGame) -> None:
    game = in_phase(new_game(choose("develop trade"), roll("develop match")), "develop_1")
    assert "bonus" in guide.question(game).lines[0]


def test_each_phase_has_its_part_in_every_language(new_game: NewGame, lang: str) -> None:
    with i18n.language(lang):
        for actions, dice in product(
            ("trade double", "explore_plus1 produce"), ("develop match", "settle match")
        ):
            game = new_game(choose(actions), roll(dice))
            while game.state.prompt in ("done", "flip"):
                for text in (guide.question(game).title, *guide.question(game).lines):
                    assert len(text) > 8
                    assert not re.search(r"[a-z]_[a-z]|%", text)
                game = carry_on(game, lambda one, was=game: one.state != was.state)


def test_the_questions_of_the_other_prompts(new_game: NewGame) -> None:
    assert guide.question(new_game()) == guide.Question("Choose your two actions")
    assert guide.question(new_game(choose("trade produce"))) == guide.Question("Roll the robot's two dice")


def test_a_search_is_offered_once_and_comes_before_every_phase(new_game: NewGame) -> None:
    game = new_game(**BRINK)
    assert guide.question(game).lines == ("Once a game you may search the deck in place of one action.",)
    game = game.apply(choose("search settle")).apply(roll("settle match"))
    first, *_ = guide.question(game).lines
    assert first == "First carry out your search: it comes before every phase."
    game = carry_on(game, lambda one: one.state.prompt == "choose")
    assert guide.question(game).lines == ()


def test_a_flip_tells_what_to_turn_over(new_game: NewGame) -> None:
    question = guide.question(new_game(*EVENTS))
    assert question.title == "Settle: the robot flips"
    assert question.lines == ("Turn over the robot's draw stack card by card until a military world comes.",)


def test_off_the_common_deck(new_game: NewGame) -> None:
    game = new_game(choose("settle trade"), roll("settle trade"), DONE, robot_world="doomed-world")
    assert guide.question(game).lines == (
        "Turn over the common deck card by card until a non-military world with 3 or more printed VPs comes.",
    )


def test_a_card_that_the_robot_cannot_pay_is_a_miss(new_game: NewGame) -> None:
    poor = new_game(*EVENTS[:2], adjust("robot", "credit", 0), DONE)
    assert guide.question(poor).lines[1:] == (
        "A 6-cost development is a miss now: it costs more credit than the robot has (0).",
    )
    rich = new_game(*EVENTS[:3])
    assert len(guide.question(rich).lines) == 1
    settler = new_game(
        {"type": "override", "path": "settle.response.needs_credit", "value": False},
        *(adjust("robot", "credit", 0), choose("settle trade"), roll("develop trade")),
        robot_world="earths-lost-colony",
    )
    settler = carry_on(settler, lambda one: one.state.phase == "settle_1").apply(adjust("robot", "credit", 0))
    assert guide.question(settler.apply(DONE)).lines[1:] == (
        "A card that costs more credit than the robot has (0) is a miss.",
    )


def in_flip(game: Game) -> Game:
    return carry_on(game, lambda one: one.state.prompt == "flip")


def test_what_a_rebel_robot_never_places_is_a_miss(new_game: NewGame) -> None:
    game = new_game(
        *(choose("settle trade"), roll("settle match"), DONE),
        **{**BRINK, "robot_world": "rebel-freedom-fighters"},
    )
    assert guide.question(in_flip(game)).lines[-1] == "Cards with this keyword are misses: Imperium."


@pytest.mark.parametrize(
    ("events", "reason"),
    [
        ([adjust("player", "vp", 24)], "The pool of VP chips is used up."),
        (
            [adjust("player", "tableau", 12)],
            "Your tableau has reached the number of cards that ends the game.",
        ),
    ],
)
def test_why_the_game_is_over(new_game: NewGame, events: list[object], reason: str) -> None:
    game = new_game(choose("trade produce"), roll("trade produce"), DONE, *events, DONE)
    assert guide.question(game) == guide.Question("The game is over", (reason,))
