"""The rules are complete: every fact of every rulebook, every rule of the robot, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from webapp import resources
from webapp.catalogue.rules.books import BOOKS
from webapp.catalogue.rules.records import RulesSource
from webapp.catalogue.source import read_source
from webapp.catalogue.texts import read_texts
from webapp.solo import why_rules

DATA = resources.folder("data")
ROBOT = Path(__file__).parents[2] / "docs" / "robot-rules.md"
MAP = Path(__file__).parents[3] / "shared" / "facts" / "rules_map.md"
"""The facts of the rulebooks, where this checkout has them beside it."""


@pytest.fixture(scope="module")
def rules() -> RulesSource:
    return read_texts(DATA, read_source(DATA))[0]


def test_every_fact_and_every_rule_of_the_robot_is_told(rules: RulesSource) -> None:
    assert len(rules.facts.ids()) == 837 + 72
    assert rules.untold == ()


def test_the_list_of_facts_is_that_of_their_sources(rules: RulesSource) -> None:
    robot = re.findall(r"^### (R-[A-Z0-9-]+)$", ROBOT.read_text("utf-8"), re.MULTILINE)
    assert list(rules.facts.robot) == robot
    assert set(why_rules.RULES) <= set(robot)
    if MAP.is_file():
        told = set(re.findall(r"^- \*\*([A-Z-]+-\d+)\*\*", MAP.read_text("utf-8"), re.MULTILINE))
        assert set(rules.facts.ids()) - set(robot) == told


def test_every_section_is_there_in_every_language_and_every_text_in_a_book(rules: RulesSource) -> None:
    assert {section.id[:2] for section in rules.sections} == set(BOOKS)
    assert rules.missing == ()
    assert rules.unread == ()


def test_every_rule_that_a_step_of_the_robot_cites_has_its_paragraph(rules: RulesSource) -> None:
    """In the book about the robot, where "Why?" leads."""
    there = {
        name
        for section in rules.sections
        if section.id[:2] == ("rftg", "solitaire")
        for kind, name, anchor in section.links
        if kind == "fact" and anchor
    }
    assert set(rules.facts.robot) - there == set()
