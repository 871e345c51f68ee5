from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from webapp.catalogue.search.engine import Engine
from webapp.catalogue.search.fulltext import FullText
from webapp.catalogue.search.query import Word, parse

SAME = {"lap": ("lap", "kartya"), "\ue011lap": ("lap", "card")}


class Asked:
    """Stands for the index: keeps what it is asked, and answers with two documents."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str]] = []

    def __call__(self, sql: str, values: Iterable[object]) -> list[tuple[Any, ...]]:
        (text,) = values
        self.asked.append((sql, str(text)))
        return [(3,), (1,)]


def word(text: str) -> Word:
    (only,) = parse(text, {}).words
    return only


def test_a_word_means_what_it_and_its_stems_mean_each_once() -> None:
    text = FullText(Asked(), SAME, range(5, 9))
    assert "\ue011lap" in word("lapot").stems
    assert [*text.means(word("lapot"))] == ["lap", "card"]
    assert [*text.means(word("lap"))] == ["lap", "kartya"]
    assert not text.means(word("alien"))
    assert text.expression(word("alien")).startswith('("alien"*')
    assert text.expression(word("lap")).endswith(' OR "lap" OR "kartya")')


def test_words_that_mean_the_same_are_looked_for_only_where_it_is_said() -> None:
    asked = Asked()
    text = FullText(asked, SAME, range(5, 9))
    assert text.anywhere(parse("lap", {}), widely=False) == [3, 1]
    assert text.anywhere(parse("lap", {}), widely=True) == [3, 1]
    assert text.count(word("lap")) == 2
    assert ["kartya" in one for _, one in asked.asked] == [False, True, True]


def test_names_are_asked_with_the_numbers_of_a_card_and_texts_are_ranked_but_for_the_rules() -> None:
    asked = Asked()
    text = FullText(asked, SAME, range(5, 9))
    query = parse("cost 6 alien", {"cost": "cost"})
    text.named(query, widely=False)
    text.ranked(query, widely=False)
    text.having('"a" OR "b"', "head body")
    (_, named), (ranked, _), (_, having) = asked.asked
    assert named == '{head} : ("\ue020cost6" AND ("alien"*))'
    assert "rowid not between 5 and 8 order by bm25" in ranked
    assert having == '{head body} : ("a" OR "b")'


def test_where_nothing_has_the_words_those_of_the_same_meaning_are_found(engine: Engine) -> None:
    """Texts in Hungarian say "kártya", players say "lap" too."""
    found = engine.search("dobj el 1 lapot", "hu")
    assert found.suggestion == ""
    assert found.matches
