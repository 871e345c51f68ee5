"""Which game a question names, in any language."""

from __future__ import annotations

import pytest

from webapp.catalogue.search.engine import Engine
from webapp.catalogue.search.game_names import GameNames
from webapp.catalogue.search.query import parse

LITTLE = {("for", "en"), ("the", "en"), ("за", "ru")}


@pytest.mark.parametrize(
    ("text", "game", "rest"),
    [
        ("Eminent Domain hand limit", "eminent-domain", ["hand", "limit"]),
        ("hand limit in ED", "eminent-domain", ["hand", "limit", "in"]),
        ("tie race galaxy", "rftg", ["tie"]),
        ("ничья Борьба за галактику", "rftg", ["ничья", "за"]),
        ("eminent hand", "", ["eminent", "hand"]),
        ("race", "", ["race"]),
        # The name alone is what is looked for.
        ("eminent domain", "", ["eminent", "domain"]),
    ],
)
def test_a_game_is_known_by_its_whole_name(text: str, game: str, rest: list[str]) -> None:
    found, words = GameNames(LITTLE).named(parse(text, {}).words)
    assert (found, [word.folded for word in words]) == (game, rest)


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("when does eminent domain end", "en"),
        ("mikor ér véget az eminent domain", "hu"),
        ("когда кончается eminent domain", "ru"),
        ("πότε τελειώνει το eminent domain", "el"),
        ("quando termina eminent domain", "pt"),
    ],
)
def test_a_question_about_a_game_is_answered_by_its_end_and_not_by_that_of_the_other(
    engine: Engine, text: str, lang: str
) -> None:
    first = [engine.documents[match.document] for match in engine.search(text, lang).matches[:3]]
    assert {each.game for each in first} == {"eminent-domain"}
    assert any("end" in each.name for each in first)
