from __future__ import annotations

import pytest

from webapp.catalogue.search.tokens import MONEY, SIGNS, folded_parts, folded_text, spoken_words, text_tokens


@pytest.mark.parametrize("text", ["2x", "2X", "2х", "2Х", "2×", "2χ", "x2", "х2", "×2", "χ2"])
def test_twice_is_one_word_in_whatever_letters(text: str) -> None:
    assert folded_text(text) == "2x"
    assert folded_text(f"Consume: {text} VPs") == "consume 2x vps"


@pytest.mark.parametrize("text", ["2xy", "max2", "x", "хор", "5 x"])
def test_other_words_with_such_letters_stay(text: str) -> None:
    assert "2x" not in folded_text(text).split()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("6-os árú", ["6", "árú"]),
        ("3-as szint", ["3", "szint"]),
        ("4-es, 5ös", ["4", "5"]),
        ("6-ost", ["6", "ost"]),
        ("Explore +5", ["Explore", "+5"]),
        ("+1, +1", ["+1", "+1"]),
        ("−2 or -3", ["−2", "or", "-3"]),
        ("6-cost", ["6", "cost"]),
        ("1–7", ["1", "7"]),
        ("Trade ($)", ["Trade", "$"]),
        ("Non-military world", ["Nonmilitary", "world"]),
        ("nem katonai", ["nemkatonai"]),
        ("μη στρατιωτικός", ["μηστρατιωτικός"]),
        ("mundo não-militar", ["mundo", "nãomilitar"]),
        ("nem adható", ["nem", "adható"]),
    ],
)
def test_what_belongs_together_is_one_word(text: str, words: list[str]) -> None:
    assert spoken_words(text) == words


def test_a_sign_is_kept_where_it_is_asked_for() -> None:
    assert folded_parts("+5") == (SIGNS["+"] + "5",)
    assert folded_parts("-5") == folded_parts("−5") != folded_parts("+5")
    assert folded_parts("+5", True) == ("5",)
    assert folded_parts("$") == (MONEY,)
    assert {"5", SIGNS["+"] + "5"} <= text_tokens(["+5"], "en")


def test_what_is_no_word_has_no_stems() -> None:
    assert {token for token in text_tokens(["$ +5"], "hu") if token[0] == "\ue011"} == set()
