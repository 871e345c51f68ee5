from __future__ import annotations

import pytest

from webapp.catalogue.search.documents import Document
from webapp.catalogue.search.names import INITIALS, last_parts, names, vocabulary


def document(title: str, *aliases: str, kind: str = "card") -> Document:
    return Document(kind, "x", "x", title, title, aliases=aliases)


def found(title: str, lang: str = "en", *aliases: str) -> dict[str, int]:
    return {name.folded: name.kind for name in names(document(title, *aliases), lang)}


@pytest.mark.parametrize(
    ("title", "initials"),
    [
        ("New Galactic Order", {"ngo"}),
        ("Pan-Galactic League", {"pgl"}),
        ("Rebel Freedom Fighters", {"rff"}),
        ("The Last of the Uplift Gnarssh", {"tlotug", "tlug"}),
        ("Новый галактический порядок", {"нгп"}),
        ("Gambling World (Rebel vs Imperium)", {"gw"}),
        ("Politics", set()),
    ],
)
def test_initials_are_of_all_words_and_of_the_capital_ones(title: str, initials: set[str]) -> None:
    assert {name for name, kind in found(title).items() if kind == INITIALS} == initials


def test_terms_have_no_initials() -> None:
    term = document("victory point", "VP", kind="term")
    assert {name.folded for name in names(term, "en")} == {"victory point", "vp"}


def test_an_ampersand_may_be_spoken() -> None:
    assert "r and d crash program" in found("R&D Crash Program")
    assert "ατακα και αμυνα" in found("Ατάκα & Άμυνα", "el")


def test_hyphens_and_marks_do_not_count() -> None:
    (name,) = [one for one in names(document("Pszi-Kristály"), "hu") if one.kind != INITIALS]
    assert name.folded == "pszi kristaly"
    assert "pszikristaly" in name.parts.split()


def test_the_end_of_a_compound_is_a_word_where_there_is_such_a_word() -> None:
    known = vocabulary([document("Elszabadult Robot"), document("Zsoldos Flotta")], "hu")
    assert set(last_parts("Bányászrobotok", "hu", known)) == {"robotok"}
    assert set(last_parts("Csataflotta", "hu", known)) == {"flotta"}
    assert set(last_parts("Csataflotta", "hu", frozenset())) == set()
    ships = vocabulary([document("Colony Ship")], "en")
    assert set(last_parts("Warship", "en", ships)) == {"ship"}
    assert set(last_parts("Warships", "en", ships)) == set()
