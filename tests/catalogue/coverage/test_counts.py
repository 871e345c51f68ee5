"""The numbers are those of the data files, counted here by other means."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from webapp import i18n, resources
from webapp.catalogue.coverage import counts
from webapp.catalogue.coverage.counts import Count
from webapp.catalogue.models import Catalogue
from webapp.catalogue.rules.models import Block
from webapp.catalogue.rulings.topics import TOPICS

DATA = resources.folder("data")
LANGUAGES = ("hu", "ru", "el", "pt")


def _toml(path: str) -> dict[str, Any]:
    file = DATA / path
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def _by_code(found: tuple[Count, ...]) -> dict[str, dict[str, int]]:
    return {each.what: dict(each.numbers) for each in found}


@pytest.mark.parametrize("game", ["rftg", "eminent-domain"])
def test_terms_by_how_sure_their_words_are(catalogue: Catalogue, game: str) -> None:
    known = _toml("terms.toml")[game].values()
    found = _by_code(counts.terms(catalogue, game))
    for lang in LANGUAGES:
        wanted = Counter(term[lang]["status"] for term in known)
        assert {what: numbers[lang] for what, numbers in found.items() if numbers[lang]} == wanted
    assert {each.total for each in counts.terms(catalogue, game)} == {len(known)}


@pytest.mark.parametrize("game", ["rftg", "goals"])
def test_titles_by_where_they_come_from(catalogue: Catalogue, game: str) -> None:
    found = _by_code(counts.titles(catalogue, game))
    for lang in LANGUAGES:
        names = _toml(f"names/{lang}.toml")[game].values()
        wanted = Counter(
            "printed" if name.get("source") else "left" if name.get("left_english") else "ours"
            for name in names
        )
        assert {what: numbers[lang] for what, numbers in found.items() if numbers[lang]} == wanted


def test_titles_of_eminent_domain(catalogue: Catalogue) -> None:
    """Both sides of a technology are one title; planets keep the English ones."""
    found = _by_code(counts.titles(catalogue, "eminent-domain"))
    for lang in LANGUAGES:
        names = _toml(f"names/{lang}.toml")["eminent-domain"]
        cards = catalogue.eminent.values()
        named = [card for card in cards if all(text in names for text in card.texts)]
        printed = sum(all(names[text].get("source") for text in card.texts) for card in named)
        assert found["printed"][lang] == printed
        assert found["english"][lang] == len(cards) - len(named)
        assert sum(numbers[lang] for numbers in found.values()) == len(cards)
    assert found["printed"]["ru"] > 50


def test_texts_by_language(catalogue: Catalogue) -> None:
    found = {each.what: each for each in counts.texts(catalogue)}
    for lang in LANGUAGES:
        assert found["rules"].numbers[lang] == len(list((DATA / "rules").glob(f"*/*/*/{lang}.md")))
        assert found["rulings"].numbers[lang] == _answers(lang)
        definitions = _toml(f"definitions/{lang}.toml").values()
        assert found["definitions"].numbers[lang] == sum(map(len, definitions))
    assert found["rules"].total == len(list((DATA / "rules").glob("*/*/*/en.md")))
    assert found["rulings"].total == _answers("en") == 368 + 51
    assert found["definitions"].total == sum(map(len, _toml("definitions/en.toml").values()))


def _answers(lang: str) -> int:
    files = [DATA / "rulings" / game / topic / f"{lang}.md" for topic, game in TOPICS.items()]
    return sum(len(re.findall(r"(?m)^## ", file.read_text("utf-8"))) for file in files if file.is_file())


def test_messages_by_language(catalogue: Catalogue) -> None:
    found = counts.texts(catalogue)[-1]
    assert found.what == "messages"
    template = (resources.folder("translations") / "messages.pot").read_text("utf-8")
    assert found.total == len(re.findall(r"(?m)^msgid ", template)) - 1
    for lang in LANGUAGES:
        assert 1500 < found.numbers[lang] <= found.total


def test_a_message_that_is_missing_does_not_count(
    catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(resources, "COMPILED_TRANSLATIONS", tmp_path)
    (tmp_path / "count").write_text("7\n")
    i18n.messages.cache_clear()
    try:
        found = counts.texts(catalogue)[-1]
    finally:
        i18n.messages.cache_clear()
    assert (found.total, set(found.numbers.values())) == (7, {0})


def test_every_open_question_of_the_rules_has_its_place(catalogue: Catalogue) -> None:
    places = list(counts.open_rules(catalogue))
    callouts = sum(
        text.count("[!open]") for text in (p.read_text("utf-8") for p in (DATA / "rules").glob("*/*/*/en.md"))
    )
    assert 0 < len(places) <= callouts
    sections = {(p.game, p.book, p.section) for p in places}
    assert sections == {
        path.relative_to(DATA / "rules").parts[:3]
        for path in (DATA / "rules").glob("*/*/*/en.md")
        if "[!open]" in path.read_text("utf-8")
    }
    assert len(set(places)) == len(places)


def test_an_open_question_is_found_by_what_it_states_else_by_what_stands_before() -> None:
    inner = Block("p", "x", "x", "base-2", ("BASE-2",))
    blocks = (
        Block("p", "x", "x", "base-1", ("BASE-1",)),
        Block("open", blocks=(Block("p", "x", "x"), inner)),
        Block("ul", blocks=(Block("li", "x", "x", "base-3", ("BASE-3",)),)),
        Block("open", blocks=(Block("p", "x", "x"),)),
    )
    assert list(counts._open(blocks, "")) == ["base-2", "base-3"]


def test_open_rulings_are_those_that_the_records_call_open(catalogue: Catalogue) -> None:
    wanted = {
        ruling
        for path in (DATA / "rulings").glob("*/*/rulings.toml")
        for ruling, record in tomllib.loads(path.read_text("utf-8")).items()
        if record.get("open")
    }
    assert set(counts.open_rulings(catalogue)) == wanted
    assert wanted
