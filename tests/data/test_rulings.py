"""The rulings are complete: every question that was collected, in every language, with what it is about."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from webapp import i18n, resources
from webapp.catalogue.rulings.models import Ruling
from webapp.catalogue.rulings.records import RulingsSource
from webapp.catalogue.rulings.topics import TOPICS
from webapp.catalogue.source import read_source
from webapp.catalogue.texts import read_texts

DATA = resources.folder("data")
FACTS = Path(__file__).parents[3] / "shared" / "facts"
"""The collected questions, where this checkout has them beside it."""

NAMESAKES = {"gambling-world", "gambling-world-rvi"}
"""A question collected for one of these may be about the other."""

OTHER_EXAMPLES = {
    "removed-card-persists": {"space-marines"},
    "score-one-condition-per-card": {"imperium-seat"},
}
"""Cards that were collected as examples of a question which our answer shows by others."""

COUNTS = {"rftg": 368, "eminent-domain": 51}


@pytest.fixture(scope="module")
def source() -> RulingsSource:
    return read_texts(DATA, read_source(DATA))[1]


@pytest.fixture(scope="module")
def rulings(source: RulingsSource) -> dict[str, Ruling]:
    return {each.ruling.id: each.ruling for each in source.rulings}


@pytest.fixture(scope="module")
def collected() -> dict[str, dict[str, Any]]:
    """The questions of both games by their ids; empty where they are not there."""
    if not FACTS.is_dir():
        return {}
    race = json.loads((FACTS / "rftg_clarifications.json").read_text("utf-8"))
    eminent = json.loads((FACTS / "eminent_domain_faq.json").read_text("utf-8"))["items"]
    return {each["id"]: each for each in (*race, *eminent)}


def test_every_question_is_answered(rulings: dict[str, Ruling], collected: dict[str, dict[str, Any]]) -> None:
    counts = dict.fromkeys(COUNTS, 0)
    for ruling in rulings.values():
        counts[ruling.game] += 1
    assert counts == COUNTS
    if collected:
        assert set(rulings) == set(collected)


def test_every_topic_is_there_in_every_language(source: RulingsSource) -> None:
    assert [topic.id for topic in source.topics] == list(TOPICS)
    assert source.missing == ()
    assert source.unread == ()
    assert source.unused == ()
    assert {lang for each in source.rulings for lang in each.words} == set(i18n.LANGUAGES)


def test_how_sure_an_answer_is_stands_as_collected(
    rulings: dict[str, Ruling], collected: dict[str, dict[str, Any]]
) -> None:
    order = {"high": 0, "medium": 1, "low": 2}
    surer = [
        ruling_id
        for ruling_id, each in collected.items()
        if order[rulings[ruling_id].confidence] < order[each["confidence"]]
    ]
    assert surer == []


def test_every_card_that_a_question_was_collected_for_has_it(
    rulings: dict[str, Ruling], collected: dict[str, dict[str, Any]]
) -> None:
    lost = {
        ruling_id: gone
        for ruling_id, each in collected.items()
        if (
            gone := set(each.get("card_ids", ()))
            - {*rulings[ruling_id].cards, *rulings[ruling_id].mentions}
            - NAMESAKES
            - OTHER_EXAMPLES.get(ruling_id, set())
        )
    }
    assert lost == {}


def test_what_is_not_sure_is_open_with_both_readings(source: RulingsSource) -> None:
    for each in source.rulings:
        for words in each.words.values():
            readings = [block for block in words.blocks if block.kind == "open"]
            assert bool(readings) == each.ruling.open, each.ruling.id
            disputed = each.ruling.confidence == "low" or any(cited.against for cited in each.ruling.sources)
            for block in readings if disputed else ():
                lists = [part for part in block.blocks if part.kind in ("ul", "ol")]
                assert lists, each.ruling.id
                assert len(lists[0].blocks) > 1, each.ruling.id


def test_most_rulings_follow_from_a_rule(rulings: dict[str, Ruling]) -> None:
    without = [ruling.id for ruling in rulings.values() if not ruling.rules]
    assert len(without) < len(rulings) / 20, without
