from __future__ import annotations

import pytest

from webapp.catalogue.search.lexicon import Lexicon, NameRow
from webapp.catalogue.search.nearest import Nearest
from webapp.catalogue.search.query import Word, parse
from webapp.catalogue.search.suggestions import corrections

ROWS = [
    NameRow(0, "en", 0, "alien toy shop", "", "\ue010alien \ue010toy \ue010shop", ""),
    NameRow(1, "pt", 0, "federacao galactica", "", "", ""),
    NameRow(2, "hu", 0, "birodalmi imperator", "", "\ue011imper", ""),
]
WORDS = [
    ("alien", "alien", "en", 0, 30, ""),
    ("avein", "avein", "pt", 0, 90, ""),
    ("toy", "toy", "en", 0, 1, ""),
    ("shop", "shop", "en", 0, 1, ""),
    ("ship", "ship", "en", 2, 50, ""),
    ("federacao", "federação", "pt", 0, 2, ""),
    ("galactica", "galáctica", "pt", 0, 9, ""),
    ("imperium", "imperium", "en", 0, 9, ""),
    ("smuggling", "smuggling", "en", 0, 2, ""),
    ("розеттского", "розеттского", "ru", 0, 1, "розеттск"),
    ("the", "the", "en", -1, 99, ""),
]


@pytest.fixture
def nearest() -> Nearest:
    return Nearest(Lexicon(ROWS), WORDS)


def words(text: str) -> tuple[Word, ...]:
    return parse(text, {}).words


def first(nearest: Nearest, typed: str, lang: str = "en") -> str:
    asked = words(typed)
    return next(corrections(asked, nearest.guesses(asked, lang)), ((0, 0, 0), ""))[1]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("alein toy", "alien toy"),
        ("alin", "alien"),
        ("wlien shpo", "alien shop"),
        ("federasão", "federação"),
        ("alien 5 tpy", "alien 5 toy"),
        ("imperum", "imperium"),
        ("розетский", "розеттского"),
        ("qqqqqqq", ""),
        ("alien", ""),
        ("teh alien", ""),
        ("aship", "ship"),
        ("hip", "ship"),
        ("hsop", "shop"),
    ],
)
def test_the_nearest_word_comes_first(nearest: Nearest, typed: str, meant: str) -> None:
    assert first(nearest, typed) == meant


def test_of_equals_the_readers_language_comes_first_then_titles_then_what_is_common(nearest: Nearest) -> None:
    assert first(nearest, "alein", "hu") == "alien"
    assert first(nearest, "avien", "pt") == "avein"
    assert first(nearest, "shkp") == "shop"


def test_the_language_of_the_other_words_counts_as_the_readers(nearest: Nearest) -> None:
    asked = words("avien galáctica")
    assert next(corrections(asked, nearest.guesses(asked, "ru")))[1] == "avein galáctica"


def test_little_words_are_never_replaced_and_no_word_becomes_one(nearest: Nearest) -> None:
    assert nearest.knows(words("the")[0], "hu")
    assert nearest.little(words("the")[0])
    assert nearest.guesses(words("tha"), "en") == [[]]


def test_a_foreign_stem_makes_no_word_known(nearest: Nearest) -> None:
    (typed,) = words("imperum")
    assert "\ue011imper" in typed.stems
    assert not nearest.knows(typed, "en")
    assert nearest.knows(typed, "hu")


def test_a_slip_is_one_inside_of_a_word_of_a_title(nearest: Nearest) -> None:
    def slips(text: str, lang: str = "en") -> list[str]:
        return [guess.folded for guesses in nearest.slips(words(text), lang) for guess in guesses]

    assert slips("imperum") == ["imperium"]
    assert slips("alein") == ["alien"]
    assert slips("alie") == []
    assert slips("aliens") == []
    assert slips("galactico", "pt") == ["galactica"]


def test_a_word_of_the_same_beginning_is_kin(nearest: Nearest) -> None:
    (kin,) = nearest.kin(words("smuggler"), "en")
    assert [guess.folded for guess in kin] == ["smuggler", "smuggling"]
    assert nearest.kin(words("toy"), "en") == [[]]
