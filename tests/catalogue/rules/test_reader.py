"""What was built is what the app reads."""

from __future__ import annotations

import pytest

from webapp.catalogue.rules.models import Place
from webapp.catalogue.rules.reader import Rules
from webapp.catalogue.rules.records import RulesSource


def test_sections_are_read_as_they_were_written(rules: Rules, sample: RulesSource) -> None:
    for section in sample.sections:
        for lang, blocks in section.blocks.items():
            read = rules.section(*section.id, lang)
            assert (read.title, read.blocks, read.lang) == (section.titles[lang], blocks, lang)


def test_books_have_their_sections_in_order(rules: Rules) -> None:
    assert rules.books == {("rftg", "base"): ["set-up", "settle"]}


def test_english_stands_for_a_language_that_has_no_text_yet(rules: Rules) -> None:
    section = rules.section("rftg", "base", "settle", "hu")
    assert (section.lang, section.title) == ("en", "III: Settle")
    assert rules.title("rftg", "base", "settle", "hu") == ("III: Settle", "en")
    assert rules.title("rftg", "base", "settle", "ru") == ("III: Освоение", "ru")


def test_a_section_is_made_once(rules: Rules) -> None:
    assert rules.section("rftg", "base", "settle", "hu") is rules.section("rftg", "base", "settle", "en")


def test_an_unknown_section_is_refused(rules: Rules) -> None:
    with pytest.raises(KeyError):
        rules.section("rftg", "base", "nothing", "en")


def test_a_rule_is_found_where_it_has_its_anchor(rules: Rules) -> None:
    assert rules.find("fact", "BASE-24") == Place("rftg", "base", "set-up", "base-23")
    assert rules.find("fact", "BASE-72") == Place("rftg", "base", "settle", "base-72")
    assert rules.find("fact", "R-DEV-A") is None


def test_of_a_section_one_place_is_given_the_plainest(rules: Rules) -> None:
    card = [("card", "new-sparta")], [("power", "pay_for_military")]
    assert [place.path for place in rules.by_section(card)] == ["rftg/base/settle#base-68"]
    both = [("fact", "BASE-71"), ("fact", "BASE-63"), ("fact", "BASE-23")]
    assert [place.path for place in rules.by_section([both])] == [
        "rftg/base/set-up#base-23",
        "rftg/base/settle#base-63",
    ]
