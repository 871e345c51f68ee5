from __future__ import annotations

import pytest

from webapp.catalogue.search.lexicon import EXACT, TEXT, Lexicon, NameRow
from webapp.catalogue.search.nearest import IN_TEXT, Guess, Known, Nearest
from webapp.catalogue.search.query import Word, parse
from webapp.catalogue.search.suggestions import MOST_WAYS, Suggestions, corrections, fewer


def words(text: str) -> tuple[Word, ...]:
    return parse(text, {}).words


def guess(slips: int, word: str, *, foreign: bool = False, place: int = 0) -> Guess:
    return Guess(slips, foreign, place, 0, word, Known(word, word, frozenset({"en"}), place, 1))


def test_fewer_slips_come_first_then_fewer_foreign_words() -> None:
    guesses = [[guess(1, "alien"), guess(1, "avein", foreign=True), guess(2, "alin")], []]
    assert [text for _, text in corrections(words("alein toy"), guesses)] == [
        "alien toy",
        "avein toy",
        "alin toy",
    ]
    assert list(corrections(words("alien toy"), [[], []])) == []


def test_words_of_titles_come_before_those_of_texts() -> None:
    guesses = [[guess(1, "art", place=IN_TEXT), guess(1, "oort")]]
    assert [text for _, text in corrections(words("aort"), guesses)] == ["oort", "art"]


@pytest.mark.parametrize(
    ("asked", "name"),
    [
        ("alein toy", "alien toy"),
        ("alein shape toy", ""),
        ("alien xyzzy toy", "alien toy"),
        ("xyzzy toy", ""),
        ("alien toy", ""),
        ("alien toyshp", ""),
    ],
)
def test_a_name_is_meant_only_beyond_doubt(asked: str, name: str) -> None:
    """A word of a text is no misspelt one, and a name is not made of half of the words."""
    known = [("alien", 0), ("toy", 0), ("shop", 0), ("shape", IN_TEXT), ("toyshops", 0)]
    nearest = Nearest(
        Lexicon([NameRow(0, "en", 0, "alien toy", "", "", "")]),
        [(word, word, "en", place, 1, "") for word, place in known],
    )
    tiers = {"alien toy": EXACT, "toy": EXACT, "alien toyshops": TEXT}
    suggestions = Suggestions(nearest, lambda text, lang: tiers.get(text), lambda word: 0)
    assert suggestions.name(parse(asked, {}), "en") == name


def test_many_unknown_words_are_not_put_together_in_every_way() -> None:
    guesses = [[guess(1, f"word{number}") for number in range(8)]] * 12
    assert 1 <= len(list(corrections(words("x " * 12), guesses))) <= MOST_WAYS


def test_words_are_left_out_unknown_ones_first_then_little_ones_then_the_commonest() -> None:
    asked = words("the alien xyz sparta world")
    left = list(
        fewer(
            asked,
            [True, True, False, True, True],
            [True, False, False, False, False],
            [200, 50, 0, 1, 99],
        )
    )
    assert left[:4] == ["the alien sparta world", "alien sparta world", "alien sparta", "sparta world"]
    assert left[-3:] == ["sparta", "alien", "world"]
    assert not any("xyz" in text for text in left)


def test_a_word_alone_is_not_left_out() -> None:
    assert list(fewer(words("alien"), [True], [False], [5])) == []
    assert list(fewer(words("xyz"), [False], [False], [0])) == []
