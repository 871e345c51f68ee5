"""Set-ups: what is taken, what the robot starts with, and everything that is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import pytest

from webapp.cards import SET_COMBINATIONS, Card
from webapp.refusal import Refusal
from webapp.robot.mat import Mat
from webapp.robot.setup import Setup, read_setup, start_worlds

if TYPE_CHECKING:
    from tests.robot.conftest import Sit

SOUND: Mapping[str, object] = {
    "robot_world": "new-sparta",
    "player_world": "old-earth",
    "sets": ["base", "tgs"],
    "difficulty": "medium",
}


def test_the_smallest_set_up(mat: Mat, cards: Mapping[str, Card]) -> None:
    setup = read_setup(dict(SOUND), mat, cards)
    assert (setup.robot_world, setup.player_world) == ("new-sparta", "old-earth")
    assert (setup.sets, setup.difficulty, setup.seed) == (("base", "tgs"), "medium", None)
    assert setup.profile == mat.profile("new-sparta")
    assert setup.data == SOUND


def test_the_set_up_of_the_contract(mat: Mat, cards: Mapping[str, Card]) -> None:
    changes = {"robot": ["settle"], "settle.response.draw": 4}
    setup = read_setup({**SOUND, "seed": 7, "overrides": changes}, mat, cards)
    assert setup.seed == 7
    assert setup.profile.settle_response.draw == 4
    assert setup.data["overrides"] == changes


@pytest.mark.parametrize(
    ("sets", "numbers"),
    [("base", 5), ("tgs", 9), ("rvi", 12), ("bow", 16)],
    ids=["base", "tgs", "rvi", "bow"],
)
def test_start_worlds_of_the_sets(cards: Mapping[str, Card], sets: str, numbers: int) -> None:
    """R-SETUP-4: base 0 to 4, then 5 to 8, 9 to 11 and 12 to 15."""
    in_use = next(chosen for chosen in SET_COMBINATIONS if chosen[-1] == sets)
    assert [card.start_number for card in start_worlds(cards, in_use)] == list(range(numbers))


@pytest.mark.parametrize(
    ("world", "numbers"),
    [
        ("old-earth", (1, 0, 4)),
        ("epsilon-eridani", (1, 1, 4)),
        ("alpha-centauri", (2, 0, 4)),
        ("new-sparta", (1, 0, 4)),
        ("earths-lost-colony", (1, 1, 4)),
        ("separatist-colony", (1, 0, 4)),
        ("ancient-race", (0, 0, 3)),
        ("damaged-alien-factory", (1, 0, 4)),
        ("doomed-world", (1, 0, 4)),
        ("rebel-cantina", (1, 0, 4)),
        ("galactic-developers", (1, 0, 4)),
        ("imperium-warlord", (1, 0, 4)),
        ("galactic-scavengers", (2, 0, 3)),
        ("uplift-mercenary-force", (1, 0, 4)),
        ("alien-research-team", (1, 0, 4)),
        ("rebel-freedom-fighters", (1, 0, 4)),
    ],
)
@pytest.mark.parametrize(("difficulty", "counters"), [("easy", 1), ("medium", 2), ("hard", 3)])
def test_what_the_robot_starts_with(
    sit: Sit, world: str, numbers: tuple[int, int, int], difficulty: str, counters: int
) -> None:
    """R-SETUP-3, R-SETUP-5, R-SETUP-6: credit, economy, stack, counters; its start world is its tableau."""
    seat = sit(world, difficulty=difficulty)
    assert seat.numbers == numbers
    assert (seat.robot.counters_left, seat.robot.counters_placed) == (counters, 0)
    assert [entry.given for entry in seat.robot.tableau] == [world]
    assert (seat.robot.cards, seat.robot.vp, seat.robot.prestige) == (1, 0, 0)
    assert seat.game.score.total == seat.robot.tableau[0].card.vp
    assert (seat.state.round, seat.state.prompt, seat.state.phase) == (1, "choose", None)
    assert (seat.player.vp, seat.player.tableau, seat.player.prestige, seat.player.limit) == (0, 1, 0, 12)


@pytest.mark.parametrize(("sets", "pool"), [("base", 24), ("tgs", 24), ("rvi", 24), ("bow", 29)])
def test_the_pool(sit: Sit, sets: str, pool: int) -> None:
    """R-SETUP-2, R-VP-1: the chips of both sides come out of it, and it is never below nothing."""
    seat = sit(sets=sets)
    assert seat.game.vp_pool == pool
    seat.set(vp=10).set("player", vp=5)
    assert seat.game.vp_pool == pool - 15
    assert seat.set(vp=40).game.vp_pool == 0


def test_two_actions_no_goals_no_takeovers(sit: Sit) -> None:
    """R-SETUP-1, R-SCORE-2: what the engine knows of it: two markers, and nothing else to record."""
    seat = sit().choose("develop trade")
    assert seat.state.markers == ("develop_left", "trade")
    kinds = {"choose", "roll", "done", "flip", "adjust", "override", "remove", "add"}
    for word in ("goal", "takeover"):
        assert word not in kinds
        assert seat.refused({"type": word}).kind == "unknown_event"
        refusal = seat.refused({"type": "adjust", "who": "player", "what": word, "to": 1})
        assert refusal.values == {"where": "what", "value": word}


def test_the_players_cards_are_the_players_business(sit: Sit) -> None:
    """R-SETUP-7, R-ROUND-6: the engine never asks for a hand; it only reminds of the limit each round."""
    seat = sit("new-sparta", player="ancient-race")
    assert seat.state.prompt == "choose"
    assert seat.refused({"type": "adjust", "who": "player", "what": "hand", "to": 3}).kind == "unknown_value"
    seat.open("trade produce", "trade produce").finish_round()
    assert [(step.what, step.who) for step in seat.game.steps if step.rule == "R-ROUND-6"] == [
        ("hand_limit", "player")
    ]


def test_worlds_that_the_player_keeps_fewer_cards_with(cards: Mapping[str, Card]) -> None:
    """R-SETUP-7: what a set-up page needs stands on the cards: three cards kept, one saved, a first good."""
    assert cards["ancient-race"].start_hand_size == 3
    assert cards["galactic-scavengers"].start_saved_cards == 1
    windfall = {
        card.id for card in cards.values() if card.start_number is not None and card.production == "windfall"
    }
    assert windfall == {"alpha-centauri", "ancient-race", "galactic-scavengers"}


def test_a_start_value_beyond_its_track_is_cut(sit: Sit) -> None:
    """R-SETUP-8."""
    seat = sit(overrides={"credit": 20, "economy": 6, "stack": 20})
    assert seat.numbers == (4, 5, 20)


def test_prestige_is_in_use_with_the_brink_of_war(set_up: Callable[..., Setup]) -> None:
    assert [set_up(sets=sets).prestige_in_use for sets in ("base", "tgs", "rvi", "bow")] == [
        False,
        False,
        False,
        True,
    ]


@pytest.mark.parametrize(
    ("change", "kind"),
    [
        ({"robot_world": "no-such-world"}, "unknown_world"),
        ({"robot_world": ""}, "unknown_world"),
        ({"robot_world": "public-works"}, "unknown_world"),
        ({"robot_world": "gem-world"}, "unknown_world"),
        ({"player_world": "No-Such"}, "unknown_world"),
        ({"robot_world": 3}, "wrong_type"),
        ({"player_world": None}, "wrong_type"),
        ({"player_world": ["old-earth"]}, "wrong_type"),
        ({"robot_world": "rebel-cantina"}, "world_not_in_sets"),
        ({"player_world": "galactic-scavengers"}, "world_not_in_sets"),
        ({"player_world": "new-sparta"}, "same_world"),
        ({"sets": []}, "unknown_sets"),
        ({"sets": ["tgs"]}, "unknown_sets"),
        ({"sets": ["tgs", "base"]}, "unknown_sets"),
        ({"sets": ["base", "base"]}, "unknown_sets"),
        ({"sets": ["base", "rvi"]}, "unknown_sets"),
        ({"sets": ["base", "tgs", "rvi", "bow", "aa"]}, "unknown_sets"),
        ({"sets": "base"}, "wrong_type"),
        ({"sets": {"base": True}}, "wrong_type"),
        ({"sets": ["base", None]}, "wrong_type"),
        ({"difficulty": "Hard"}, "unknown_difficulty"),
        ({"difficulty": ""}, "unknown_difficulty"),
        ({"difficulty": 2}, "wrong_type"),
        ({"seed": 7.0}, "wrong_type"),
        ({"seed": True}, "wrong_type"),
        ({"seed": "7"}, "wrong_type"),
        ({"seed": None}, "wrong_type"),
        ({"seed": -1}, "out_of_range"),
        ({"seed": 2**63}, "out_of_range"),
        ({"overrides": []}, "wrong_type"),
        ({"overrides": None}, "wrong_type"),
        ({"overrides": {"": 1}}, "override_unknown"),
        ({"goals": []}, "unknown_key"),
        ({"Difficulty": "hard"}, "unknown_key"),
    ],
    ids=str,
)
def test_refused_set_ups(mat: Mat, cards: Mapping[str, Card], change: dict[str, object], kind: str) -> None:
    with pytest.raises(Refusal) as caught:
        read_setup({**SOUND, **change}, mat, cards)
    assert caught.value.kind == kind


@pytest.mark.parametrize("key", SOUND)
def test_nothing_may_be_left_out(mat: Mat, cards: Mapping[str, Card], key: str) -> None:
    with pytest.raises(Refusal) as caught:
        read_setup({name: value for name, value in SOUND.items() if name != key}, mat, cards)
    assert (caught.value.kind, caught.value.values) == ("missing_key", {"where": "setup", "key": key})


@pytest.mark.parametrize("data", [None, [], "setup", 3, True])
def test_a_set_up_is_an_object(mat: Mat, cards: Mapping[str, Card], data: object) -> None:
    with pytest.raises(Refusal) as caught:
        read_setup(data, mat, cards)
    assert caught.value.kind == "wrong_type"


def test_data_changed_afterwards_changes_no_set_up(mat: Mat, cards: Mapping[str, Card]) -> None:
    sets, overrides = ["base", "tgs"], {"robot": ["trade"]}
    setup = read_setup({**SOUND, "sets": sets, "overrides": overrides}, mat, cards)
    sets.append("rvi")
    overrides["robot"].append("double")
    assert setup.data == {**SOUND, "overrides": {"robot": ["trade"]}}
    assert setup.profile.faces == ("trade",)
