"""The player's sheet: what is noted, what it is worth, who has won."""

from __future__ import annotations

import pytest
from driver import BRINK, NewGame, adjust

from webapp.refusal import Refusal
from webapp.solo import sheet


def test_before_anything_is_noted_the_start_world_lies_there(new_game: NewGame) -> None:
    assert sheet.read(None, new_game()) == sheet.Sheet(("old-earth",), None, 0)


def test_what_is_noted_comes_back_as_it_was(new_game: NewGame) -> None:
    noted = sheet.Sheet(("old-earth", "public-works"), 40, 7)
    assert sheet.read(noted.data, new_game()) == noted


def test_a_card_that_is_no_longer_known_is_left_out(new_game: NewGame) -> None:
    kept = {"cards": ["old-earth", "no-such-card"], "total": None, "tie_break": 0}
    assert sheet.read(kept, new_game()).cards == ("old-earth",)


def test_chips_and_prestige_are_those_of_the_game(new_game: NewGame) -> None:
    game = new_game(adjust("player", "vp", 5), adjust("player", "prestige", 4), **BRINK)
    score = sheet.scored(sheet.Sheet(("alien-research-team",)), game)
    assert (score.vp_chips, score.prestige) == (5, 4)
    assert score.total == 9 + game.cards["alien-research-team"].vp


def test_more_copies_than_there_are_is_refused(new_game: NewGame) -> None:
    with pytest.raises(Refusal) as refused:
        sheet.scored(sheet.Sheet(("old-earth", "old-earth")), new_game())
    assert refused.value.kind == "too_many_copies"


def test_the_oort_cloud_refinery_counts_as_what_is_best(new_game: NewGame) -> None:
    game = new_game(**BRINK)
    noted = sheet.Sheet(("alien-oort-cloud-refinery", "mining-conglomerate"))
    assert sheet.scored(noted, game).oort_kind in ("novelty", "rare", "genes", "alien")
    assert sheet.chosen_kind_card(noted, game) == "alien-oort-cloud-refinery"
    assert sheet.chosen_kind_card(sheet.Sheet(("old-earth",)), game) is None


def test_the_peace_institute_is_silent_on_positive_military(new_game: NewGame) -> None:
    game = new_game(**BRINK)
    peace = "universal-peace-institute"
    warlike = sheet.scored(sheet.Sheet((peace, "space-marines", "drop-ships")), game)
    assert sheet.silent_card(warlike) == peace
    meek = sheet.scored(sheet.Sheet((peace,)), game)
    assert sheet.silent_card(meek) is None


def test_the_tie_break_of_the_robot_is_credit_and_economy(new_game: NewGame) -> None:
    game = new_game(adjust("robot", "credit", 3), adjust("robot", "economy", 4))
    assert sheet.robot_tie_break(game) == 7


@pytest.mark.parametrize(
    ("total", "own_tie", "winner"),
    [(30, 0, "player"), (20, 9, "robot"), (21, 0, "robot"), (21, 1, "shared"), (21, 2, "player")],
)
def test_who_has_won(new_game: NewGame, total: int, own_tie: int, winner: str) -> None:
    game = new_game(adjust("robot", "vp", 20))  # and 1 for New Sparta; credit 1, economy size 0
    result = sheet.result(sheet.Sheet(("old-earth",), total, own_tie), game)
    assert result == {
        "robot": 21,
        "player": total,
        "robot_tie": 1,
        "player_tie": own_tie,
        "winner": winner,
    }


def test_without_a_typed_total_the_cards_count(new_game: NewGame) -> None:
    game = new_game(adjust("player", "vp", 6))
    result = sheet.result(sheet.Sheet(("old-earth", "public-works")), game)
    assert result["player"] == 6 + game.cards["old-earth"].vp + game.cards["public-works"].vp
