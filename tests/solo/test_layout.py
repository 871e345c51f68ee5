"""What to lay out: everything that the set-up rules name, in their order, for every start world."""

from __future__ import annotations

import re

from driver import BRINK, NewGame

from webapp import i18n
from webapp.catalogue.models import Catalogue
from webapp.robot.game import Game
from webapp.robot.mat import Mat
from webapp.robot.setup import start_worlds
from webapp.solo import layout, titles
from webapp.solo.why import why


def tasks(game: Game, catalogue: Catalogue) -> list[str]:
    return [
        task.text.replace("\xa0", " ") for task in layout.layout(game, titles.plain_namer(catalogue, "en"))
    ]


def test_the_contracts_example(new_game: NewGame, catalogue: Catalogue) -> None:
    assert tasks(new_game(), catalogue) == [
        "Shuffle the cards of these sets into the common deck, other start worlds too: Base game · The "
        "Gathering Storm.",
        "Put 24 VPs in chips into the pool.",
        "Robot's start world, into its tableau: New Sparta.",
        "Black-edged markers on the robot's mat: credit on 1, economy size on 0.",
        "“robot =” counter on its area of the mat, showing: Settle.",
        "Special counters of its start world on the areas of their colour (the back of the mat shows which "
        "side is up): Settle.",
        "Put 2 6-cost counters beside the mat. All other counters leave the game.",
        "Beside the mat: your two black-edged player markers and the robot's two dice.",
        "Deal 4 cards unseen: common deck → robot's draw stack.",
        "Your start world, into your tableau: Old Earth.",
        "Deal yourself 6 cards and keep 4 of them.",
    ]


def test_numbers_follow_sets_difficulty_and_world(new_game: NewGame, catalogue: Catalogue) -> None:
    said = tasks(new_game(**{**BRINK, "robot_world": "galactic-scavengers", "difficulty": "easy"}), catalogue)
    assert "Put 29 VPs in chips into the pool." in said
    assert "Put 1 6-cost counter beside the mat. All other counters leave the game." in said
    assert "Deal 3 cards unseen: common deck → robot's draw stack." in said
    assert "Black-edged markers on the robot's mat: credit on 2, economy size on 0." in said


def test_prestige_is_laid_out_where_it_is_in_use(new_game: NewGame, catalogue: Catalogue) -> None:
    said = "Beside the mat: the prestige chips and the Prestige Leader tile."
    assert said in tasks(new_game(**BRINK), catalogue)
    assert said not in tasks(new_game(), catalogue)


def test_old_earths_special_counter_is_laid_out(new_game: NewGame, catalogue: Catalogue) -> None:
    said = tasks(new_game(robot_world="old-earth", player_world="new-sparta"), catalogue)
    assert any(text.startswith("Special counters") and text.endswith("Consume.") for text in said)


def test_overrides_count(new_game: NewGame, catalogue: Catalogue) -> None:
    said = tasks(new_game(overrides={"stack": 7, "credit": 3, "robot": ["produce"]}), catalogue)
    assert "Deal 7 cards unseen: common deck → robot's draw stack." in said
    assert "Black-edged markers on the robot's mat: credit on 3, economy size on 0." in said
    assert "“robot =” counter on its area of the mat, showing: Produce." in said


def test_the_own_start_worlds_specialities(new_game: NewGame, catalogue: Catalogue) -> None:
    windfall = tasks(new_game(player_world="separatist-colony", sets=["base", "tgs"]), catalogue)
    is_windfall = catalogue.race["separatist-colony"].production == "windfall"
    assert any("windfall" in text for text in windfall) == is_windfall
    saving = [card for card in catalogue.race.values() if card.start_saved_cards]
    assert saving
    for card in saving:
        said = tasks(new_game(**{**BRINK, "player_world": card.id}), catalogue)
        assert any("before the first round" in text for text in said)


def test_hand_sizes_are_those_of_the_worlds(new_game: NewGame, catalogue: Catalogue) -> None:
    for world in start_worlds(catalogue.race, ("base", "tgs", "rvi", "bow")):
        robot = "new-sparta" if world.id != "new-sparta" else "old-earth"
        said = tasks(new_game(**{**BRINK, "robot_world": robot, "player_world": world.id}), catalogue)
        assert f"Deal yourself 6 cards and keep {world.start_hand_size or 4} of them." in said


def test_each_world_in_each_language_and_each_reason(
    new_game: NewGame, catalogue: Catalogue, mat: Mat, lang: str
) -> None:
    assert len(mat.worlds) == 16
    with i18n.language(lang):
        for world in mat.worlds:
            own = "old-earth" if world != "old-earth" else "new-sparta"
            game = new_game(**{**BRINK, "robot_world": world, "player_world": own})
            for task in layout.layout(game, titles.plain_namer(catalogue, lang)):
                assert len(task.text) > 10
                assert not re.search(r"[a-z]_[a-z]|%\(", task.text)
                assert why(task.rule)


def test_a_start_world_that_covers_nothing_says_so(new_game: NewGame, catalogue: Catalogue) -> None:
    said = tasks(new_game(robot_world="earths-lost-colony"), catalogue)
    assert "Its start world covers no cell of the mat." in said
    doomed = tasks(new_game(robot_world="doomed-world"), catalogue)
    assert any(text.startswith("Special counters") and text.endswith(": Settle.") for text in doomed)
