"""A question as it is written and the id of a rule mean one thing."""

from __future__ import annotations

import pytest

from webapp.catalogue.search.documents import Document
from webapp.catalogue.search.engine import Engine
from webapp.catalogue.search.exact import Exact, exact_rows
from webapp.i18n import LANGUAGES


def document(id_: str, asks: tuple[str, ...] = (), ids: tuple[str, ...] = ()) -> Document:
    return Document("rule", id_, id_, id_, id_, asks=asks, ids=ids)


@pytest.fixture
def exact() -> Exact:
    english = [
        document("example", ids=("", "BASE-67")),
        document("settle", ids=("BASE-67", "R-SET-A")),
        document("who", asks=("Who may sell a good?",), ids=("", "BASE-67")),
    ]
    russian = [english[0], english[1], document("who", asks=("Кто может продать товар?",))]
    rows = exact_rows({"en": english, "ru": russian})
    return Exact((row["key"], row["lang"], row["document"]) for row in rows)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("BASE-67", (1, 0, 2)),
        ("base 67", (1, 0, 2)),
        ("r-set-a", (1,)),
        ("кто может продать товар", (2,)),
        ("WHO may sell a good", (2,)),
        ("who may sell", ()),
        ("", ()),
    ],
)
def test_finds_only_what_is_meant_word_for_word(exact: Exact, text: str, found: tuple[int, ...]) -> None:
    assert exact.find(text, "en") == found


def test_the_readers_language_comes_first() -> None:
    rows = [("a", "en", 1), ("a", "pt", 2), ("a", "pt", 1)]
    assert Exact(rows).find("A?", "pt") == (2, 1)


def test_every_question_finds_its_ruling_first(engine: Engine) -> None:
    """Two rulings may be asked in the same words; each stands before all else."""
    rulings = [number for number, entry in enumerate(engine.documents) if entry.type == "ruling"]
    wrong = [
        (lang, number) for lang in LANGUAGES for number in rulings if not _is_first(engine, number, lang)
    ]
    assert wrong == []


def _is_first(engine: Engine, number: int, lang: str) -> bool:
    titles = engine.titles(lang)
    same = sum(title == titles[number][0] for title, _ in titles)
    first = engine.search(titles[number][0], lang).matches[:same]
    return number in [match.document for match in first]


@pytest.mark.parametrize(
    ("typed", "path"),
    [
        ("BOW-90", "#bow-90"),
        ("base 63", "#base-63"),
        ("r-set-a", "#r-set-a"),
        ("ED-RU-83", "#ed-ru-83"),
        ("ed-45", "rulings/eminent-domain/ed-45"),
    ],
)
def test_the_id_of_a_rule_leads_to_it(engine: Engine, typed: str, path: str) -> None:
    for lang in LANGUAGES:
        first = engine.search(typed, lang).matches[0]
        assert engine.documents[first.document].path.endswith(path)
