"""Questions as players ask them find what answers.

They stand in `questions.toml`, `ruling-questions.toml` and `short-questions.toml`.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

from webapp.catalogue.models import Catalogue
from webapp.catalogue.search.engine import Engine
from webapp.catalogue.search.query import parse
from webapp.catalogue.search.questions import Weights, beginning, question, same_words
from webapp.catalogue.search.results import results
from webapp.i18n import LANGUAGES, language

LITTLE = {
    ("how", "en"),
    ("many", "en"),
    ("do", "en"),
    ("a", "en"),
    ("hany", "hu"),
    ("the", "en"),
    ("of", "en"),
}


class Asked(NamedTuple):
    subject: str
    lang: str
    text: str
    answers: tuple[str, ...]


def read_questions(name: str) -> list[Asked]:
    table = tomllib.loads(Path(__file__).with_name(name).read_text("utf-8"))
    return [
        Asked(subject, lang, text, tuple(answers))
        for subject, langs in table.items()
        for lang, questions in langs.items()
        for text, answers in questions
    ]


ASKED = read_questions("questions.toml")
OPEN = read_questions("ruling-questions.toml")
"""What the rulebooks leave open: the ruling itself is wanted."""


def wanted(catalogue: Catalogue, asked: Asked) -> set[str]:
    """The documents that answer: what states a fact or follows from it, or is named with its type."""
    found = {each for each in asked.answers if ":" in each}
    for fact in asked.answers:
        found |= {f"rule:{place.path}" for place in catalogue.rules.places.get(("fact", fact), ())}
        rulings = (catalogue.rulings.all[each] for each in catalogue.rulings.on("fact", fact))
        found |= {f"ruling:{ruling.game}/{ruling.id}" for ruling in rulings}
    return found


def test_there_are_ten_for_each_set_and_ten_in_each_language() -> None:
    assert len({asked.text for asked in ASKED}) == 50
    assert Counter(asked.subject for asked in ASKED) == dict.fromkeys(
        ("base", "tgs", "rvi", "bow", "eminent-domain"), 10
    )
    assert Counter(asked.lang for asked in ASKED) == dict.fromkeys(LANGUAGES, 10)


def test_there_are_fifty_about_rulings_ten_in_each_language() -> None:
    assert len({asked.text for asked in OPEN} - {asked.text for asked in ASKED}) == 50
    assert Counter(asked.subject for asked in OPEN) == {
        "cards": 15,
        "takeovers": 8,
        "prestige": 8,
        "goals": 5,
        "phases": 6,
        "robot": 3,
        "eminent-domain": 5,
    }
    assert Counter(asked.lang for asked in OPEN) == dict.fromkeys(LANGUAGES, 10)
    assert all(answer.startswith("ruling:") for asked in OPEN for answer in asked.answers)


@pytest.mark.parametrize("asked", ASKED + OPEN, ids=lambda asked: asked.text)
def test_every_question_has_an_answer(catalogue: Catalogue, engine: Engine, asked: Asked) -> None:
    known = {f"{entry.type}:{entry.name}" for entry in engine.documents}
    assert wanted(catalogue, asked)
    assert wanted(catalogue, asked) <= known


def test_at_least_forty_five_have_their_answer_among_the_first_three(
    catalogue: Catalogue, engine: Engine
) -> None:
    missed = {}
    for asked in ASKED:
        found = engine.search(asked.text, asked.lang).matches[:3]
        first = [engine.documents[match.document] for match in found]
        names = [f"{entry.type}:{entry.name}" for entry in first]
        if not wanted(catalogue, asked) & set(names):
            missed[asked.text] = names
    assert len(ASKED) - len(missed) >= 45, missed


def test_at_least_forty_five_have_their_ruling_among_the_first_three_that_are_shown(engine: Engine) -> None:
    missed = {}
    for asked in OPEN:
        with language(asked.lang):
            groups = results(engine, asked.text).groups
        names = [f"{hit.type}:{hit.id}" for group in groups for hit in group.hits][:3]
        if not set(asked.answers) & set(names):
            missed[asked.text] = names
    assert len(OPEN) - len(missed) >= 45, missed


SHORT = [
    Asked("", lang, text, tuple(answers))
    for lang, questions in tomllib.loads(
        Path(__file__).with_name("short-questions.toml").read_text("utf-8")
    ).items()
    for text, answers in questions
]


@pytest.mark.parametrize("asked", SHORT, ids=lambda asked: f"{asked.lang} {asked.text}")
def test_what_is_typed_in_haste_finds_what_answers(engine: Engine, asked: Asked) -> None:
    assert set(asked.answers) <= {f"{entry.type}:{entry.name}" for entry in engine.documents}
    with language(asked.lang):
        groups = results(engine, asked.text).groups
    assert set(asked.answers) & set([f"{hit.type}:{hit.id}" for each in groups for hit in each.hits][:3])


def test_where_little_fits_what_has_most_of_the_words_stands_behind(engine: Engine) -> None:
    first, *others = engine.search("search once per game", "en").matches
    assert engine.documents[first.document].name == "search"
    assert "rftg/prestige-search-card-once" in [engine.documents[each.document].name for each in others]


@pytest.mark.parametrize(
    ("text", "lang", "known", "words"),
    [
        ("do windfall worlds produce", "en", True, ["windfall", "worlds", "produce"]),
        ("how many cards?", "en", True, ["cards"]),
        ("hány kártya", "hu", False, None),
        ("hány kártya?", "hu", True, ["kartya"]),
        ("how many kártya", "hu", True, ["kartya"]),
        ("the bank", "en", True, None),
        ("trade good price", "en", False, ["trade", "good", "price"]),
        ("trade good price", "en", True, None),
        ("trade price", "en", False, None),
        ("how many do the", "en", False, None),
    ],
)
def test_a_question_is_known_by_its_little_words(
    text: str, lang: str, known: bool, words: list[str] | None
) -> None:
    asked = question(parse(text, {}), LITTLE, lang, known=known)
    assert (asked and [word.folded for word in asked.words]) == words


def test_a_rule_is_found_by_words_that_no_single_sentence_has(engine: Engine) -> None:
    first = engine.search("who must discard at the end of a round", "en").matches[0]
    assert engine.documents[first.document].type in ("rule", "ruling")


def test_a_name_is_no_question(engine: Engine) -> None:
    """Titles with little words in them are found as before, also misspelt ones."""
    for text in ("the last of the uplift gnarssh", "the last of the uplift gnarsh"):
        first = engine.search(text, "en").matches[0]
        assert engine.documents[first.document].name == "rftg/the-last-of-the-uplift-gnarssh"


def test_hungarian_prefixes_come_before_their_verbs_again() -> None:
    asked = question(parse("ki nem foglalható el?", {}), {("ki", "hu"), ("nem", "hu")}, "hu", known=False)
    assert asked is not None
    assert [word.folded for word in asked.words] == ["elfoglalhato"]


class Text(NamedTuple):
    type: str
    name: str
    words: int
    game: str = "rftg"


TEXTS = [
    Text("rule", "rftg/base/explore#base-38", 10),
    Text("rule", "rftg/base/trade#base-86", 10),
    Text("rule", "rftg/base/trade#base-87", 200),
    Text("card", "eminent-domain/trade", 10, "eminent-domain"),
    Text("rule", "rftg/base/round#base-30", 10),
    Text("ruling", "rftg/trade-price", 10),
    Text("ruling", "rftg/trade-twice", 10),
]
INSIDE = {"good": [1, 2, 3], "sell": [1], "trading": [3], '"trad"*': [3]}
AROUND = {"trade": [1, 2]}
HEAD = {"price": [5]}
BODY = {"price": [6, 0]}


def weights() -> Weights:
    def rows(asked: str, columns: str) -> list[int]:
        places = (
            HEAD if "head" in columns else {},
            {**INSIDE, **BODY} if "body" in columns else {},
            AROUND if "around" in columns else {},
        )
        return [document for each in places for document in each.get(asked, ())]

    return Weights(TEXTS, rows, lambda word: word.folded)


def ranked(text: str) -> list[int]:
    return weights().ranked(parse(text, {}).words)


def test_what_has_more_of_the_words_comes_first_and_of_equals_the_shorter_rule() -> None:
    assert ranked("sell good")[0] == 1
    assert ranked("good") == [1, 3, 2]


def test_of_a_game_that_is_named_only_what_belongs_to_it_is_an_answer() -> None:
    words = parse("good", {}).words
    assert weights().ranked(words, "eminent-domain") == [3]
    assert weights().ranked(words, "rftg") == [1, 2]


def test_headings_and_beginnings_count_less_than_words() -> None:
    assert ranked("trade") == [1, 2, 3]
    assert ranked("trades") == [3]
    assert ranked("nothing") == []


def test_words_of_the_question_that_a_ruling_answers_count_most() -> None:
    assert ranked("price") == [5, 0, 6]


def test_a_word_is_known_only_as_it_is() -> None:
    known = {text: weights().known(parse(text, {}).words[0]) for text in ("good", "trade", "trades")}
    assert known == {"good": True, "trade": True, "trades": False}


def test_the_beginning_of_a_word_is_what_its_forms_share() -> None:
    assert [beginning(word) for word in ("elfoglalhato", "kerdes", "jatek", "bank", "2024")] == [
        "elfogla",
        "kerd",
        "jate",
        "",
        "",
    ]


def test_words_that_mean_the_same_are_looked_for_together(engine: Engine) -> None:
    assert same_words([("two", 1), ("2", 1), ("2", 2), ("pair", 2), ("one", 3)]) == {
        "two": ("two", "2"),
        "2": ("two", "2", "pair"),
        "pair": ("2", "pair"),
        "one": ("one",),
    }
    found = engine.search("how many points is a first goal worth", "en").matches[0]
    assert engine.documents[found.document].name.startswith("rftg/gathering-storm/goals-first")
