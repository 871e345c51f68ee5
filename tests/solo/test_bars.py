"""Both scores in their parts add up."""

from __future__ import annotations

from driver import BRINK, NewGame, adjust

from webapp.solo import bars, sheet


def test_the_robots_parts(new_game: NewGame) -> None:
    game = new_game(
        adjust("robot", "vp", 9),
        adjust("robot", "prestige", 3),
        adjust("robot", "counters_left", 1),
        *({"type": "add", "who": "robot", "card": card} for card in ("galactic-federation", "public-works")),
        {"type": "add", "who": "robot", "card": {"kind": "world", "vp": -2, "military": True}},
        **BRINK,
    )
    name, parts, total = bars.robot_bar(game.score)
    six = game.difficulty.six_cost_vp
    assert name == "Robot"
    # two placed counters and a 6-cost development; the described world takes two points away
    assert dict(parts) == {
        "world": game.cards["uplift-mercenary-force"].vp - 2,
        "development": game.cards["public-works"].vp,
        "six": 3 * six,
        "chips": 9,
        "prestige": 3,
    }
    assert total == game.score.total == sum(dict(parts).values())


def test_the_players_parts(new_game: NewGame) -> None:
    game = new_game(adjust("player", "vp", 5))
    noted = sheet.Sheet(("old-earth", "public-works", "galactic-federation"))
    score = sheet.scored(noted, game)
    name, parts, total = bars.player_bar(score, game.cards)
    assert name == "You"
    assert total == score.total == sum(dict(parts).values())
    assert dict(parts)["chips"] == 5
    assert dict(parts)["six"] > 0


def test_prestige_is_a_part_only_where_it_is_in_use() -> None:
    assert [key for key, _ in bars.keys(prestige=False)] == ["world", "development", "six", "chips"]
    assert bars.keys(prestige=True)[-1] == ("prestige", "Prestige")
