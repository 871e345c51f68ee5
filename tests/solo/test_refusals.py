"""Every refusal that the code can make has a sentence that says what is wrong and what to do."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from webapp import i18n, strict_json
from webapp.catalogue.models import Catalogue
from webapp.catalogue.reader import open_catalogue
from webapp.refusal import Refusal
from webapp.robot import gamefile
from webapp.robot.game import Game
from webapp.robot.mat import Mat
from webapp.robot.setup import read_setup
from webapp.solo import fields, refusals
from webapp.solo.refusal_texts import GENERAL, OUT_OF_TURN, SENTENCES, WRONG_TYPE
from webapp.solo.store import Stale
from webapp.solo.turns import NoSuchPosition

WEBAPP = Path(__file__).parents[2] / "webapp"
SOURCES = (
    WEBAPP / "strict_json.py",
    *sorted((WEBAPP / "robot").glob("*.py")),
    *sorted((WEBAPP / "scoring").glob("*.py")),
    *sorted((WEBAPP / "solo").glob("*.py")),
)

SAMPLES: Mapping[str, Any] = {
    "action": "trade",
    "card": "new-sparta",
    "column": 7,
    "copies": 1,
    "count": 5,
    "credit": 0,
    "depth": 20,
    "event": "flip",
    "expected": 2,
    "face": "explore",
    "find": "military_world",
    "high": 9,
    "key": "actoins",
    "keyword": "imperium",
    "known": 1,
    "limit": 2_000_000,
    "line": 3,
    "low": 0,
    "min_vp": 3,
    "missed": 4,
    "most": 99,
    "path": "settle.action.colour",
    "prestige": 2,
    "price": 1,
    "prompt": "roll",
    "sets": "base, rvi",
    "stack": 3,
    "value": "goods",
    "values": (12, 14),
    "version": 2,
    "where": "missed",
}


def _calls() -> Iterator[tuple[str, ast.Call]]:
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                yield path.name, node


def _samples() -> Iterator[Refusal]:
    """Make each refusal of the source once, with sample values under the names that it has there."""
    for name, call in _calls():
        kind = call.args[0]
        assert isinstance(kind, ast.Constant), f"{name}: a kind is written out"
        values: dict[str, Any] = {}
        for keyword in call.keywords:
            assert keyword.arg is not None
            assert keyword.arg in SAMPLES, f"{name}: what is {keyword.arg}?"
            written = keyword.value
            values[keyword.arg] = written.value if isinstance(written, ast.Constant) else SAMPLES[keyword.arg]
        yield Refusal(str(kind.value), **values)


MADE = list(_samples())
KINDS = {refusal.kind for refusal in MADE}


def test_the_source_is_read() -> None:
    assert len(MADE) > 60
    assert {"too_large", "out_of_turn", "wrong_find", "too_many_copies", "no_file"} <= KINDS


@pytest.mark.parametrize("refusal", MADE, ids=lambda refusal: refusal.kind)
def test_each_refusal_has_a_whole_sentence(refusal: Refusal, lang: str) -> None:
    with i18n.language(lang):
        said = refusals.sentence(refusal, title=lambda card: "New Sparta")
        assert said != i18n.gettext(GENERAL)
    assert len(said) > 20
    assert said[-1] in ".!"
    assert not re.search(r"%\(|[{}<>_]", said), said


@pytest.mark.parametrize("refusal", MADE, ids=lambda refusal: refusal.kind)
def test_each_sentence_says_what_is_wrong_and_what_to_do(refusal: Refusal) -> None:
    said = refusals.sentence(refusal)
    assert len(re.findall(r"[.:;,] ", said)) >= 1, said


def test_no_sentence_is_for_a_refusal_that_there_is_not() -> None:
    assert SENTENCES.keys() <= KINDS


def test_each_place_named_in_the_source_has_a_name() -> None:
    places = {
        keyword.value.value
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call)
        for keyword in node.keywords
        if keyword.arg == "where" and isinstance(keyword.value, ast.Constant)
    }
    assert len(places) > 25
    assert {place for place in places if fields.label(str(place)).startswith("“")} == set()


def test_each_sort_of_value_and_each_prompt_has_a_sentence() -> None:
    expected = {
        keyword.value.value
        for _, call in _calls()
        for keyword in call.keywords
        if keyword.arg == "expected" and isinstance(keyword.value, ast.Constant)
        if isinstance(keyword.value.value, str)
    }
    assert expected == {*WRONG_TYPE}
    assert {*OUT_OF_TURN} == {"choose", "roll", "done", "flip", "over"}


def _title(card_id: str) -> str:
    return {"new-sparta": "Új Spárta (New Sparta)"}[card_id]


@pytest.mark.parametrize(
    ("refusal", "said"),
    [
        (
            Refusal("out_of_range", where="missed", value=-1, low=0, high=999),
            "Misses: enter a whole number from 0 to 999, not −1.",
        ),
        (
            Refusal("out_of_range", where="to", value=2, low=0, high=0),
            "New value: only 0 is possible now, not 2.",
        ),
        (
            Refusal("wrong_type", where="settle.action.draw", expected="whole_number"),
            "Settle, action: cards drawn: this must be a whole number, such as 3.",
        ),
        (
            Refusal("wrong_find", card="new-sparta", find="development"),
            "This card is a miss: Új Spárta (New Sparta). The robot looks for: a development. Count the card "
            "as a miss and go on.",
        ),
        (
            Refusal("too_dear", card="My card", price=1, credit=0),
            "This card is a miss: “My card”. It costs more credit than the robot has: 1, not 0. Count the "
            "card as a miss and go on, or correct the credit.",
        ),
        (
            Refusal("never_placed", card="", keyword="imperium"),
            "This card is a miss: a card that is not in the list. The robot of this start world never places "
            "a card with the keyword Imperium. Count the card as a miss and go on.",
        ),
        (
            Refusal("not_whole_stack", missed=3, stack=1),
            "If nothing was found, the whole draw stack was turned over: 1 card. Misses entered: 3. Correct "
            "them, or correct the draw stack.",
        ),
        (
            Refusal("not_whole_stack", missed=3, stack=5),
            "If nothing was found, the whole draw stack was turned over: 5 cards. Misses entered: 3. Correct "
            "them, or correct the draw stack.",
        ),
        (
            Refusal("too_long", where="name", most=100),
            "Name: this is too long. Use 100 characters at most.",
        ),
        (
            Refusal("out_of_turn", event="roll", prompt="choose"),
            "Not possible now: Roll of the dice. Choose your 2 actions first.",
        ),
        (
            Refusal("unknown_sets", value=["base", "bow", "promo"]),
            "These sets cannot be used together: Base game\u00a0· The Brink of War\u00a0· “promo”. "
            "Use each set with all that stand before it: "
            "Base game\u00a0· The Gathering Storm\u00a0· Rebel vs Imperium\u00a0· The Brink of War.",
        ),
        (
            Refusal("unknown_sets", sets=""),
            "These sets cannot be used together: (empty). Use each set with all that stand before it: Base "
            "game\u00a0· The Gathering Storm\u00a0· Rebel vs Imperium\u00a0· The Brink of War.",
        ),
        (
            Refusal("unknown_card", where="tableau[0]", card="new-spatra"),
            "There is no card “new-spatra”. Choose one from the list, or describe the card.",
        ),
        (
            Refusal("unknown_face", value="match"),
            "This face is not possible here: Match. Choose another one.",
        ),
        (
            Refusal("limit_values", values=(12, 14)),
            "Cards that end the game: only these numbers are possible: 12\u00a0· 14. Choose one of them.",
        ),
        (Refusal("missing_key", where="form", key="value:stack"), "Draw stack: this is empty. Fill it in."),
        (
            Refusal("missing_key", where="flip", key="found"),
            "Cards that were turned over: the key “found” is missing. Add it.",
        ),
        (
            Refusal("too_large", limit=2_000_000),
            "The file is too large: it has more than 2,000,000 bytes. Choose another file.",
        ),
        (
            Refusal("override_fixed", path="robot"),
            "This value of the mat cannot be corrected here: “robot =” counter. During a game, correct the "
            "present number instead.",
        ),
    ],
    ids=lambda value: value.kind if isinstance(value, Refusal) else "",
)
def test_sentences(refusal: Refusal, said: str) -> None:
    assert refusals.sentence(refusal, title=_title) == said


def test_without_titles_cards_are_called_by_their_ids() -> None:
    said = refusals.sentence(Refusal("not_in_tableau", card="new-sparta"))
    assert said.startswith("This card is not in the robot's tableau: “new-sparta”.")


def test_foreign_text_is_cut_and_cannot_break_the_line() -> None:
    said = refusals.sentence(Refusal("unknown_world", value="%s\n" * 500))
    assert said == (f"There is no start world “{'%s ' * 13}%…”. Choose one from the list.")


def test_an_event_or_an_entry_of_a_file_is_named_in_front() -> None:
    refusal = Refusal("two_robot_faces")
    bare = refusals.sentence(refusal)
    refusal.values["event_number"] = 12
    assert refusals.sentence(refusal) == f"Event 12: {bare}"
    entry = Refusal("two_robot_faces", entry=2)
    assert refusals.sentence(entry) == f"Entry 2: {bare}"


@pytest.mark.parametrize(
    "refusal",
    [
        Refusal("never_heard_of", value=3),
        Refusal("wrong_find"),
        Refusal("wrong_type", where="x", expected="y"),
    ],
)
def test_what_is_not_known_has_a_general_sentence(refusal: Refusal) -> None:
    assert refusals.sentence(refusal) == GENERAL


@pytest.mark.parametrize(
    ("kind", "status"),
    [
        ("too_large", 413),
        ("out_of_turn", 409),
        ("not_json", 400),
        ("wrong_type", 400),
        ("missing_key", 400),
        ("unknown_event", 400),
        ("newer_version", 422),
        ("wrong_find", 422),
        ("more_than_stack", 422),
        ("out_of_range", 422),
        ("unknown_card", 422),
        ("never_heard_of", 422),
    ],
)
def test_status(kind: str, status: int) -> None:
    assert refusals.status(Refusal(kind)) == status


def test_notes_for_posts_that_change_nothing() -> None:
    notes = {refusals.repeated(), refusals.late(Stale(7)), refusals.late(NoSuchPosition(3))}
    assert len(notes) == 3
    assert "undo" in refusals.late(NoSuchPosition(3))
    assert "another tab" in refusals.late(Stale(7))


@pytest.fixture(scope="module")
def catalogue(catalogue_path: Path) -> Catalogue:
    return open_catalogue(catalogue_path)


@pytest.fixture(scope="module")
def mat(catalogue: Catalogue) -> Mat:
    return Mat.from_data(catalogue.mat)


SETUP: Mapping[str, Any] = {
    "robot_world": "earths-lost-colony",
    "player_world": "old-earth",
    "sets": ["base"],
    "difficulty": "medium",
}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            {"sets": ["base", "rvi"]},
            "These sets cannot be used together: Base game\u00a0· Rebel vs Imperium.",
        ),
        (
            {"difficulty": "brutal"},
            "There is no difficulty “brutal”. Choose one of these: Easy\u00a0· Medium\u00a0· Hard.",
        ),
        ({"player_world": "public-works"}, "There is no start world “public-works”."),
        ({"player_world": "doomed-world"}, "This start world is in none of the sets in use: Doomed World."),
        ({"player_world": "earths-lost-colony"}, "You and the robot have the same start world: Earth's Lost"),
        ({"seed": 1.5}, "Seed: this must be a whole number"),
        ({"seed": -1}, "Seed: enter a whole number from 0 to 9,223,372,036,854,775,807, not −1."),
        ({"sede": 1}, "Set-up: there is no key “sede”."),
        (
            {"overrides": {"settle.action.draw": 21}},
            "Settle, action: cards drawn: enter a whole number from 0",
        ),
        ({"overrides": {"number": 3}}, "This value of the mat cannot be corrected here: “number”."),
        ({"overrides": {"colour": 3}}, "The robot's mat has no value “colour”."),
        (
            {"overrides": {"settle.action.find": "goods"}},
            "There is no such card for the robot to find: “goods”.",
        ),
        ({"overrides": {"dice.a": ["explore"]}}, "Die A: choose exactly 6, not 1."),
    ],
)
def test_what_a_set_up_refuses(catalogue: Catalogue, mat: Mat, change: Mapping[str, Any], said: str) -> None:
    with pytest.raises(Refusal) as caught:
        read_setup({**SETUP, **change}, mat, catalogue.race)
    assert refusals.sentence(caught.value, title=_english(catalogue)).startswith(said)


@pytest.mark.parametrize(
    ("events", "said", "status"),
    [
        ([{"type": "roll", "dice": ["match", "robot"]}], "Not possible now: Roll of the dice.", 409),
        (
            [{"type": "choose", "actions": ["trade", "trade"]}],
            "This action can be chosen only once in a round",
            422,
        ),
        ([{"type": "choose", "actions": ["trade", "search"]}], "You cannot search now", 422),
        ([{"type": "choose", "actions": ["trade", "sell"]}], "There is no action “sell”. Choose 2 of", 422),
        ([{"type": "chose"}], "There is no event “chose”. An event is one of these: choose\u00a0· roll", 400),
        (["choose"], "Event: this must be an object", 400),
        ([{"type": "adjust", "who": "robot", "what": "prestige", "to": 1}], "Without The Brink of War", 422),
        (
            [{"type": "adjust", "who": "player", "what": "limit", "to": 13}],
            "Cards that end the game: only",
            422,
        ),
        (
            [{"type": "adjust", "who": "robot", "what": "credit", "to": 5}],
            "New value: enter a whole number",
            422,
        ),
        (
            [{"type": "remove", "who": "robot", "card": "new-sparta"}],
            "This card is not in the robot's tableau: N",
            422,
        ),
        (
            [{"type": "add", "who": "robot", "card": {"kind": "world", "vp": 1}}],
            "Card: the key “military” is",
            400,
        ),
    ],
)
def test_what_a_game_refuses(
    catalogue: Catalogue, mat: Mat, events: list[object], said: str, status: int
) -> None:
    setup = read_setup(SETUP, mat, catalogue.race)
    with pytest.raises(Refusal) as caught:
        Game.replay(mat, catalogue.race, setup, events)
    assert refusals.sentence(caught.value, title=_english(catalogue)).startswith(f"Event 1: {said}")
    assert refusals.status(caught.value) == status


@pytest.mark.parametrize(
    ("data", "said", "status"),
    [
        (b"", "The file cannot be read from line 1, column 1 on.", 400),
        (b'{"format": ', "The file cannot be read from line 1, column 12 on.", 400),
        (b"\xff", "The file is damaged, or it is not UTF-8 text.", 400),
        (b"[" * 50, "Lists and objects are nested too deeply in this file; the most is 20.", 400),
        (b"[]", "This is not a game file.", 400),
        (b'{"a": 1, "a": 2}', "The file has this key twice in one place: “a”.", 400),
        (b'{"format": "tableside-solo", "version": 2}', "This game file comes from a newer Tableside.", 422),
        (b'{"format": "tableside-solo"}', "Game file: the key “version” is missing.", 400),
        (b" " * (strict_json.LIMIT + 1), "The file is too large", 413),
    ],
)
def test_what_a_file_refuses(catalogue: Catalogue, mat: Mat, data: bytes, said: str, status: int) -> None:
    with pytest.raises(Refusal) as caught:
        gamefile.read(data, mat, catalogue.race)
    assert refusals.sentence(caught.value).startswith(said)
    assert refusals.status(caught.value) == status


def _english(catalogue: Catalogue) -> refusals.CardTitle:
    return lambda card_id: catalogue.title(card_id, "en").text
