from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from webapp.catalogue.search.distance import distance, ending, letters

WORDS = st.text("abcdeé", max_size=7)


@pytest.mark.parametrize(
    ("one", "other", "slips"),
    [
        ("alien", "alien", 0),
        ("alein", "alien", 1),
        ("pcat", "pact", 1),
        ("imperum", "imperium", 1),
        ("hvie", "vire", 2),
        ("ca", "abc", 3),
        ("", "abc", 3),
        ("capitol", "capital", 1),
    ],
)
def test_a_swap_is_one_slip_as_are_a_letter_more_less_or_wrong(one: str, other: str, slips: int) -> None:
    assert distance(one, other, 3) == distance(other, one, 3) == slips


def test_what_is_farther_away_than_asked_for_is_not_counted() -> None:
    assert distance("alien", "robot", 2) == 3
    assert distance("a", "abcdefgh", 2) == 3


@given(WORDS, WORDS)
def test_letters_never_rule_out_a_word_that_is_near(one: str, other: str) -> None:
    slips = distance(one, other, 20)
    assert (letters(one) ^ letters(other)).bit_count() <= 2 * slips
    assert distance(one, other, 2) == min(slips, 3)


def test_words_share_an_ending() -> None:
    assert ending("coloniacao", "colonizacao") == 4
    assert ending("спарта", "спарту") == 0
    assert ending("", "a") == 0
