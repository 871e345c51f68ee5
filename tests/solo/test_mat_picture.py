"""The mat is drawn from the state: tokens as the cells say, the cell in use lit, markers and dice on it."""

from __future__ import annotations

from driver import BRINK, DONE, NewGame, adjust, carry_on, choose, flip, roll

from webapp import i18n
from webapp.robot.game import Game
from webapp.robot.mat import Mat
from webapp.robot.vocabulary import SPACES
from webapp.solo import mat_picture
from webapp.solo.picture import MatPicture, Space


def space(picture: MatPicture, name: str) -> Space:
    return next(one for one in picture.spaces if one.name == name)


def tokens(cell: tuple[object, ...]) -> list[tuple[str, int | None]]:
    return [(token.kind, token.value) for token in cell]


def lit(game: Game) -> dict[str, str]:
    return {one.name: one.lit for one in mat_picture.picture(game).spaces if one.lit}


def test_before_a_round_nothing_is_lit(new_game: NewGame) -> None:
    picture = mat_picture.picture(new_game())
    assert [one.name for one in picture.spaces] == list(SPACES)
    assert not any(one.lit or one.marker or one.dice for one in picture.spaces)
    assert (picture.credit, picture.credit_limit, picture.economy, picture.economy_limit) == (1, 4, 0, 5)
    assert picture.robot_equals == "settle"


def test_markers_and_dice_lie_where_they_were_put(new_game: NewGame) -> None:
    picture = mat_picture.picture(new_game(choose("develop settle"), roll("develop match")))
    assert [one.name for one in picture.spaces if one.marker] == ["develop_left", "settle_left"]
    assert {one.name: one.dice for one in picture.spaces if one.dice} == {
        "develop_left": ("develop",),
        "settle_left": ("match",),
    } or {one.name for one in picture.spaces if one.dice} == {"develop_left", "settle_left"}


def test_a_die_lights_the_action_a_marker_alone_the_response(new_game: NewGame) -> None:
    game = new_game(choose("develop trade"), roll("settle trade"))
    assert lit(game) == {"develop_left": "response"}
    game = carry_on(game, lambda one: (one.state.prompt, one.state.phase) == ("done", "settle_1"))
    assert lit(game) == {"settle_left": "action"}
    game = carry_on(game, lambda one: one.state.phase == "consume")
    assert lit(game) == {"trade": "action"}


def test_with_a_die_on_the_other_half_there_is_no_response(new_game: NewGame) -> None:
    game = new_game(choose("trade produce"), roll("settle double"))
    game = carry_on(game, lambda one: one.state.phase == "consume")
    assert lit(game) == {"double": "action"}


def test_the_cells_of_the_mat(new_game: NewGame) -> None:
    picture = mat_picture.picture(new_game(robot_world="earths-lost-colony"))
    assert tokens(space(picture, "explore_left").action) == [("draw", 1), ("credit", 1)]
    assert tokens(space(picture, "explore_right").action) == [("both", None), ("draw", 3), ("credit", 1)]
    assert tokens(space(picture, "explore_left").response) == [("draw", 1)]
    assert tokens(space(picture, "develop_left").action) == [
        *(("counter", 2), ("draw", 1), ("find_development", None), ("price_six_cost", 1)),
    ]
    assert tokens(space(picture, "develop_right").response) == [
        *(("counter", 3), ("find_development", None), ("price_credit", 1)),
    ]
    assert tokens(space(picture, "settle_left").action) == [("draw", 3), ("find_nonmilitary_world", None)]
    assert tokens(space(picture, "settle_right").response) == [
        *(("draw", 2), ("find_nonmilitary_world", None), ("price_credit", 1)),
    ]
    assert tokens(space(picture, "trade").action) == [("vp_per_economy", 1), ("credit", 2)]
    assert tokens(space(picture, "double").action) == [("vp_per_economy", 2), ("economy", 1)]
    assert tokens(space(picture, "produce").action) == [("economy", 1)]
    assert tokens(space(picture, "produce").response) == [("none", None)]
    assert not any(one.special for one in picture.spaces)


def test_a_start_worlds_counter_covers_its_cells(new_game: NewGame) -> None:
    picture = mat_picture.picture(new_game(**BRINK))
    special = {one.name for one in picture.spaces if one.special}
    assert special == {"explore_left", "explore_right", "settle_left", "settle_right"}
    assert ("per_chromosome", 1) in tokens(space(picture, "settle_left").action)


def test_a_correction_is_drawn(new_game: NewGame) -> None:
    game = new_game(
        {"type": "override", "path": "settle.action.draw", "value": 9}, adjust("robot", "economy", 5)
    )
    picture = mat_picture.picture(game)
    assert tokens(space(picture, "settle_left").action)[0] == ("draw", 9)
    assert picture.economy == 5


def test_doomed_worlds_counter_lies_until_its_first_settle_action(new_game: NewGame) -> None:
    game = new_game(choose("settle trade"), roll("settle trade"), robot_world="doomed-world")
    before = mat_picture.picture(game)
    assert space(before, "settle_left").special
    assert tokens(space(before, "settle_left").action) == [
        *(("find_nonmilitary_world", 3), ("credit", 2), ("economy", 1)),
    ]
    world = next(
        card.id
        for card in game.cards.values()
        if card.copies_with(game.setup.sets) and card.is_world and not card.military and card.vp >= 3
    )
    after = mat_picture.picture(game.apply(DONE).apply(flip(world)))
    assert not space(after, "settle_left").special
    assert tokens(space(after, "settle_left").action)[0] == ("draw", 3)


def test_each_world_can_be_drawn_and_said_in_each_language(new_game: NewGame, mat: Mat, lang: str) -> None:
    for world in mat.worlds:
        own = "old-earth" if world != "old-earth" else "new-sparta"
        game = new_game(
            choose("settle trade"),
            roll("settle trade"),
            **{**BRINK, "robot_world": world, "player_world": own},
        )
        with i18n.language(lang):
            said = mat_picture.picture(game).summary
        assert len(said) > 30
        assert "%" not in said
        assert "_" not in said


def test_the_summary_says_cell_and_numbers(new_game: NewGame) -> None:
    game = new_game(choose("develop trade"), roll("settle trade"))
    assert mat_picture.summary(game.state) == (
        "The robot's mat. Develop: response. Credit 1, economy size 0, “robot =” counter: Settle."
    )
    assert mat_picture.summary(new_game().state) == (
        "The robot's mat. Credit 1, economy size 0, “robot =” counter: Settle."
    )
    game = carry_on(game, lambda one: (one.state.prompt, one.state.phase) == ("done", "settle_1"))
    assert ": action." in mat_picture.summary(game.state)
