from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from webapp import resources
from webapp.catalogue.errors import DataError
from webapp.catalogue.models import Catalogue
from webapp.catalogue.search.words_schema import (
    read_also,
    read_little,
    read_nicknames,
    read_numbers,
    read_same,
)
from webapp.i18n import LANGUAGES

Spoil = Callable[[str, str, str], Path]


def test_every_kind_of_number_has_words_in_every_language() -> None:
    numbers = read_numbers(resources.folder("data"))
    assert set(numbers) >= {"cost", "defense", "vp"}
    assert all(tuple(words) == LANGUAGES for words in numbers.values())


def test_nicknames_belong_to_cards(catalogue: Catalogue) -> None:
    nicknames = read_nicknames(
        resources.folder("data"), {"rftg": catalogue.race, "eminent-domain": catalogue.eminent}
    )
    assert nicknames["rftg/galactic-survey-seti"] == ("SETI",)


def test_faults_are_named(spoil: Spoil) -> None:
    data = spoil("search/numbers.toml", 'pt = ["custo", "custa"]', "")
    with pytest.raises(DataError, match=r"numbers\.toml: cost: has not the languages en, hu, ru, el, pt"):
        read_numbers(data)
    spoil("search/nicknames.toml", "[rftg]", '[rftg]\nnobody = ["N"]')
    with pytest.raises(DataError, match=r"nicknames\.toml: nobody: no card of rftg has this id"):
        read_nicknames(data, {"rftg": ["new-sparta"]})
    spoil("search/nicknames.toml", 'nobody = ["N"]', "nobody = 5")
    with pytest.raises(DataError, match=r"nicknames\.toml: "):
        read_nicknames(data, {"rftg": ["nobody"]})


def test_other_words_belong_to_what_there_is(spoil: Spoil) -> None:
    data = resources.folder("data")
    known = {
        (type_, name)
        for type_, each in tomllib.loads((data / "search/also.toml").read_text("utf-8")).items()
        for name in each
    }
    also = read_also(data, known)
    assert also["term", "rftg-trade"]["en"] == ("$",)
    with pytest.raises(DataError, match=r"also\.toml: term: rftg-trade: there is no such thing"):
        read_also(data, known - {("term", "rftg-trade")})
    spoiled = spoil("search/also.toml", 'en = ["$"]', 'xx = ["$"]')
    with pytest.raises(DataError, match=r"also\.toml: "):
        read_also(spoiled, known)


def test_little_words_are_none_of_the_games(catalogue: Catalogue, spoil: Spoil) -> None:
    little = read_little(resources.folder("data"))
    assert tuple(little) == LANGUAGES
    for lang, words in little.items():
        assert len(set(words)) == len(words)
        assert not set(words) & {term.words[lang].text.casefold() for term in catalogue.terms.values()}
    spoiled = spoil("search/little.toml", "pt = [", "xx = [")
    with pytest.raises(DataError, match=r"little\.toml: has not the languages en, hu, ru, el, pt"):
        read_little(spoiled)


def test_words_that_mean_the_same_stand_in_one_group(spoil: Spoil) -> None:
    same = read_same(resources.folder("data"))
    assert next(group for group in same["any"] if "7" in group)[:2] == ("7", "seven")
    assert ("lap", "kártya") in same["hu"]
    data = spoil("search/same.toml", '["3", "three"', '["3", "three", "two"')
    with pytest.raises(DataError, match=r"same\.toml: any: 'two' stands in it twice"):
        read_same(data)
    data = spoil("search/same.toml", "pt = [", "fr = [")
    with pytest.raises(DataError, match=r"same\.toml: has not any and the languages en, hu"):
        read_same(data)
    data = spoil("search/same.toml", '["lap", "kártya"]', '["lap"]')
    with pytest.raises(DataError, match=r"same\.toml: "):
        read_same(data)
