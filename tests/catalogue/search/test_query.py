from __future__ import annotations

import pytest

from webapp.catalogue.search.query import LONGEST, MOST_WORDS, parse
from webapp.catalogue.search.tokens import number_token

KINDS = {"military": "defense", "cost": "cost", "vp": "vp", "költség": "cost"}


@pytest.mark.parametrize(
    ("text", "numbers", "rest"),
    [
        ("military 5 alien", ["defense5"], ["alien"]),
        ("5 military alien", ["defense5"], ["alien"]),
        ("6-cost uplift", ["cost6"], ["uplift"]),
        ("cost 3 vp 2", ["cost3", "vp2"], []),
        ("3 vp 2 cost", ["vp3", "cost2"], []),
        ("alien 5", [], ["alien", "5"]),
        ("military alien", [], ["military", "alien"]),
        ("military 5 6", ["defense5"], ["6"]),
    ],
)
def test_a_number_belongs_to_the_word_beside_it(text: str, numbers: list[str], rest: list[str]) -> None:
    query = parse(text, KINDS)
    assert [token[1:] for token in query.numbers] == numbers
    assert [word.folded for word in query.rest] == rest


def test_a_kind_is_known_by_its_stem_too() -> None:
    stem = next(iter(parse("költségű", {}).words[0].stems))
    assert parse("költségű 6", {stem: "cost"}).numbers == (number_token("cost", 6),)


def test_what_is_not_seen_is_left_out_and_the_rest_cut() -> None:
    assert parse("\u200bnew\u202e  sparta\0 ", {}).text == "new sparta"
    long = parse("word " * 500, {})
    assert len(long.text) <= LONGEST
    assert len(long.words) == MOST_WORDS


def test_a_word_keeps_how_it_was_typed_beside_its_folded_form() -> None:
    (word,) = parse("Űrkikötő", {}).words
    assert (word.folded, word.written) == ("urkikoto", "űrkikötő")
    assert [one.folded for one in parse("½ kör", {}).words] == ["1", "2", "kor"]


def test_only_the_languages_of_the_letters_give_stems() -> None:
    (russian,) = parse("банка", {}).words
    (latin,) = parse("világokat", {}).words
    assert {token[0] for token in russian.stems} == {"\ue012"}
    assert {"\ue011"} <= {token[0] for token in latin.stems} <= {"\ue010", "\ue011", "\ue014"}
