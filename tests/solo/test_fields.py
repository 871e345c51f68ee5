"""Fields have names, and foreign text cannot harm a sentence."""

from __future__ import annotations

import pytest

from webapp import i18n
from webapp.robot.corrections import COUNTERS
from webapp.robot.game import KEYS
from webapp.robot.vocabulary import FACES
from webapp.solo import fields, words


@pytest.mark.parametrize(
    ("where", "label"),
    [
        ("missed", "Misses"),
        ("dice", "Dice"),
        ("", "Score file"),
        ("choose", "Choice of the actions"),
        ("credit", "Credit"),
        ("player.vp", "VPs"),
        ("robot.stack", "Draw stack"),
        ("settle.response.draw", "Settle, response: cards drawn"),
        ("value:settle.response.draw", "Settle, response: cards drawn"),
        ("value:dice.a", "Die A"),
        ("robot", "“robot =” counter"),
        ("tableau[3]", "Cards in tableau, entry 4"),
        ("sets[0]", "Sets in use, entry 1"),
        ("something.else", "“something.else”"),
        ("x[1]", "“x”, entry 2"),
    ],
)
def test_label(where: str, label: str) -> None:
    assert fields.label(where) == label


def test_each_key_of_each_event_and_each_counter_has_a_name() -> None:
    keys = {key for required, optional in KEYS.values() for key in (*required, *optional)} - {"value"}
    counters = {what for whats in COUNTERS.values() for what in whats}
    for name in {*KEYS, *keys, *counters}:
        assert not fields.label(name).startswith("“") or name in ("shows",), name


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("goods", "“goods”"),
        (3, "“3”"),
        ("", "(empty)"),
        (" \n\t ", "(empty)"),
        ("two\nlines\r\nand more", "“two lines and more”"),
        ("a\x00b\x1b[31mc\u202ed\ud800e", "“a\ufffdb\ufffd[31mc\ufffdd\ufffde”"),
        ("é ő щ", "“é ő щ”"),
        ("100%(x)s%", "“100%(x)s%”"),
        ("x" * 40, "“" + "x" * 40 + "”"),
        ("x" * 41, "“" + "x" * 40 + "…”"),
    ],
)
def test_foreign_text_is_quoted_cut_and_made_visible(value: object, shown: str) -> None:
    assert fields.quoted(value) == shown


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (0, "0"),
        (-3, "−3"),
        (2_000_000, "2,000,000"),
        (True, "“True”"),
        ("7", "“7”"),
        (10**30, "“1" + "0" * 30 + "”"),
        (10**90, "“1" + "0" * 39 + "…”"),
    ],
)
def test_numbers(value: object, shown: str) -> None:
    assert fields.number(value) == shown


def test_numbers_are_written_as_the_language_does() -> None:
    with i18n.language("hu"):
        assert fields.number(2_000_000) == "2\xa0000\xa0000"


def test_a_code_is_called_by_its_name_or_quoted() -> None:
    assert [fields.named(words.FACES, face) for face in FACES][-2:] == ["Match", "Robot"]
    assert fields.named(words.FACES, "goods") == "“goods”"
    assert fields.named(words.FACES, ["match"]) == "“['match']”"
