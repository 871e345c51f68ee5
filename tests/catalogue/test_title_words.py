"""The same English word is the same word in all titles of ours in a language."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from webapp import resources
from webapp.catalogue.errors import DataError
from webapp.catalogue.models import Catalogue
from webapp.catalogue.title_words import WordBook, has, read_words, split

RECOMMENDED = resources.PACKAGE.parent.parent / "shared" / "facts" / "title_words.json"


@pytest.fixture(scope="module")
def book() -> WordBook:
    return read_words(resources.folder("data"))


def test_titles_of_ours_keep_to_the_list(book: WordBook, catalogue: Catalogue) -> None:
    assert list(book.faults(catalogue)) == []
    ours = [title for titles in catalogue.titles.values() for title in titles.values()]
    assert sum(title.status == "ours" for title in ours) > 700


def test_the_list_holds_nothing_that_no_title_needs(book: WordBook, catalogue: Catalogue) -> None:
    assert list(book.unused(catalogue)) == []


TITLES = [
    ("rftg", "hu", "Rebel Base", "Lázadó Bázis", []),
    ("rftg", "hu", "Rebel Base", "Felkelő Bázis", ["Rebel", "felkelő"]),
    ("rftg", "hu", "Deserted Alien Colony", "Elhagyott Idegen Kolónia", ["Deserted", "elhagyott"]),
    ("rftg", "hu", "Lost Alien Warship", "Elveszett Idegen Hadihajó", []),
    ("rftg", "hu", "Lost Alien Ship", "Elveszett Idegen Űrhajó", []),
    ("rftg", "ru", "Rebel World", "Мир повстанцам", []),
    ("rftg", "ru", "Rebel Planet", "Планета повстанцев", []),
    ("rftg", "ru", "Rebel World", "Планета повстанцев", ["World", "планета"]),
    ("rftg", "el", "Earth's World", "Ο Κόσμος της Γης", []),
    ("rftg", "el", "Black Hole", "Μαύρης Τρύπας", []),
    ("rftg", "el", "Black Hole", "Μαύρης", ["Black Hole", "μαύρησ"]),
    ("rftg", "pt", "Black Market World", "Mundo do Mercado Negro", []),
    ("rftg", "pt", "Unheard World", "Mundo Inédito", ["Unheard", "inédito"]),
    ("goals", "pt", "Trade Leader", "Líder de Comércio", ["Trade", "comércio"]),
    ("eminent-domain", "pt", "Survey Team", "Equipe de Exploração", []),
]


@pytest.mark.parametrize(("table", "lang", "english", "text", "strangers"), TITLES)
def test_a_word_that_is_not_as_listed_is_found(
    book: WordBook, table: str, lang: str, english: str, text: str, strangers: list[str]
) -> None:
    assert list(book.strangers(table, lang, english, text)) == strangers


def test_longer_groups_of_words_go_first(book: WordBook) -> None:
    assert list(book.groups("rftg", "Black Hole Miners")) == ["Black Hole", "Miners"]
    assert list(book.groups("rftg", "The Last of the Uplift Gnarssh")) == ["Last", "Uplift", "Gnarssh"]
    assert list(book.groups("rftg", "Retrofit & Salvage, Inc.")) == ["Retrofit", "Salvage", "Inc."]
    assert list(book.groups("rftg", "Earth's Lost Colony")) == ["Earth", "Lost", "Colony"]


def test_a_title_may_leave_the_list_for_a_reason(book: WordBook, catalogue: Catalogue) -> None:
    strict = WordBook(book.tables, book.spellings, frozenset())
    assert list(strict.faults(catalogue)) == [
        "ru: malevolent-lifeforms: Мир агрессивных форм жизни: мир",
    ]
    needless = WordBook(book.tables, book.spellings, book.exceptions | {("rftg", "old-earth", "hu", "Old")})
    assert list(needless.unused(catalogue)) == ["rftg: old-earth: hu: Old"]


def test_a_fault_in_the_list_names_the_file(spoil: Callable[[str, str, str], Path]) -> None:
    data = spoil("names/words.toml", '"Alien" = { hu = "idegen"', '"Alien" = { hu = 5')
    with pytest.raises(DataError, match=r"names/words\.toml: .*Alien|names/words\.toml: .*rftg"):
        read_words(data)


def test_the_forms_are_those_of_the_recommended_words(book: WordBook) -> None:
    if not RECOMMENDED.is_file():
        return
    other = set()
    for word in json.loads(RECOMMENDED.read_text("utf-8"))["words"]:
        forms = book.tables["rftg"].get(word["en"].split(", ")[0], {})
        for lang, stems in forms.items():
            if not any(has(split(word[lang]["term"]), stem) for stem in stems):
                other.add((word["en"], lang))
    assert other == set()
