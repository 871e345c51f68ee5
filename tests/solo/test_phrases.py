"""Every step that the rules can note is a command for the hands, in every language."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from driver import BRINK, EVENTS, NewGame, adjust, carry_on
from markupsafe import Markup

from webapp import i18n
from webapp.catalogue.models import Catalogue
from webapp.robot.mat import Mat
from webapp.robot.placed import Placed
from webapp.robot.steps import Step
from webapp.robot.vocabulary import FINDS
from webapp.solo import phrases, titles

ROBOT = Path(__file__).parents[2] / "webapp" / "robot"
AT_THE_END = "is at the end of its track already."
GAINED = {"stack": "draw", "credit": "credit", "economy": "economy", "vp": "vp", "prestige": "prestige"}


def plain(entry: Placed) -> str:
    return entry.card.name


def line(step: Step) -> phrases.Line:
    return phrases.line(step, plain)


def _noted() -> set[str]:
    """Return what the code of the rules can note, by the second argument of `note` and by `gain`."""
    found = set(GAINED.values())
    for path in ROBOT.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
                continue
            if node.func.attr == "note":
                found |= {
                    each.value
                    for each in ast.walk(node.args[1])
                    if isinstance(each, ast.Constant) and isinstance(each.value, str)
                }
    return found


def test_each_kind_of_step_has_its_sentence_and_none_is_idle() -> None:
    known = {*phrases.SIMPLE, *phrases._SENTENCES}
    noted = _noted()
    assert noted - known - {"what"} == set()
    assert known - noted <= {"die", "die_idle"}  # noted by a variable


def test_each_find_can_be_asked_for() -> None:
    assert set(phrases.FLIP) == set(phrases.FLIP_COMMON) == set(FINDS)


@pytest.mark.parametrize(
    ("step", "text"),
    [
        (Step("R-SET-A", "draw", amount=1), "Move 1 card unseen: common deck → robot's draw stack."),
        (Step("R-SET-A", "draw", amount=5), "Move 5 cards unseen: common deck → robot's draw stack."),
        (Step("R-FLIP-4", "misses", amount=1), "Discard the 1 card turned over that did not fit."),
        (Step("R-FLIP-4", "misses", amount=3), "Discard the 3 cards turned over that did not fit."),
        (Step("R-DEV-A", "credit", amount=-2, before=3, after=1), "The robot pays 2 credit."),
        (Step("R-CON-T", "credit", amount=2, before=1, after=3), "Move the robot's credit up by 2."),
        (Step("R-CON-T", "credit", amount=2, before=3, after=4), "Move the robot's credit up by 1."),
        (Step("R-CON-T", "credit", amount=2, before=4, after=4), f"The robot's credit {AT_THE_END}"),
        (Step("R-PRO-A", "economy", amount=1, before=5, after=5), f"The robot's economy size {AT_THE_END}"),
        (Step("R-CON-D", "vp", who="robot", amount=1, before=0, after=1), "Give the robot 1 VP in chips."),
        (Step("R-CON-D", "vp", who="robot", amount=8, before=0, after=8), "Give the robot 8 VPs in chips."),
        (Step("R-PRE-3", "vp", who="player", amount=1, before=0, after=1), "Take 1 VP in chips."),
        (Step("R-PRE-1", "prestige", who="robot", amount=2, before=0, after=2), "Give the robot 2 prestige."),
        (Step("R-DEV-A0", "counter", before=0, after=1), phrases.SIMPLE["counter"]),
        (Step("R-FLIP-5", "empty_stack"), phrases.SIMPLE["empty_stack"]),
        (Step("R-ROUND-1", "new_round", amount=4), "Round 4 begins."),
    ],
)
def test_sentence(step: Step, text: str) -> None:
    assert phrases.sentence(step, plain) == text
    assert line(step).text == text


def test_a_line_shows_the_counter_that_moves() -> None:
    drawn = line(Step("R-SET-A", "draw", amount=5, before=4, after=9))
    assert (drawn.number, drawn.icon, drawn.what, drawn.before, drawn.after) == (5, "d", "Draw stack", 4, 9)
    paid = line(Step("R-DEV-A", "credit", amount=-2, before=3, after=1))
    assert (paid.number, paid.what, paid.before, paid.after) == (2, "Credit", 3, 1)
    idle = line(Step("R-CON-T", "no_economy", before=0))
    assert (idle.number, idle.what, idle.before, idle.after) == (None, None, None, None)


def test_a_line_names_the_start_worlds_rule_beside_the_general_one() -> None:
    both = line(Step("R-SET-A", "draw", amount=5, before=4, after=9, world_rule="R-WORLD-3"))
    assert (both.rule, both.world_rule) == ("R-SET-A", "R-WORLD-3")
    once = line(Step("R-WORLD-8", "special_leaves", world_rule="R-WORLD-8"))
    assert (once.rule, once.world_rule) == ("R-WORLD-8", None)


def test_markup_stays_markup_and_the_sentence_is_escaped() -> None:
    shown = phrases.with_card("Place & keep: %(card)s.", Markup("<a>X</a>"))
    assert shown == Markup("Place &amp; keep: <a>X</a>.")
    assert isinstance(shown, Markup)
    assert phrases.with_card("Place: %(card)s.", "<X>") == "Place: <X>."


def test_whole_games_of_each_world_are_told_in_each_language(
    new_game: NewGame, catalogue: Catalogue, mat: Mat, lang: str
) -> None:
    told = set()
    name = titles.plain_namer(catalogue, lang)
    with i18n.language(lang):
        for world in mat.worlds:
            own = "old-earth" if world != "old-earth" else "new-sparta"
            game = new_game(
                adjust("player", "prestige", 1), **{**BRINK, "robot_world": world, "player_world": own}
            )
            game = carry_on(game, lambda one: one.outcome is not None)
            for one in game.history():
                for step in one.steps:
                    shown = phrases.line(step, name)
                    told.add(step.what)
                    assert len(shown.text) > 5
                    assert not re.search(r"[a-z]_[a-z]|%\(|None", shown.text), shown.text
    assert len(told) > 20


def test_the_example(new_game: NewGame) -> None:
    game = new_game(*EVENTS)
    assert [line(step).text for step in game.steps] == [
        "Move 5 cards unseen: common deck → robot's draw stack.",
        "Turn over the robot's draw stack card by card until a military world comes.",
    ]
