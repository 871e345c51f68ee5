from __future__ import annotations

import re

from webapp.catalogue import goals_words, terms_words
from webapp.catalogue.goals import gives
from webapp.catalogue.models import Catalogue
from webapp.catalogue.search_categories import CATEGORIES
from webapp.catalogue.search_categories_words import NAMES, READINGS, RULES


def test_every_goal_is_told_whole(catalogue: Catalogue) -> None:
    goals = catalogue.goals
    assert goals_words.CONDITIONS.keys() == goals_words.COUNTS.keys() == goals.keys()
    assert goals_words.EXCLUDES.keys() == goals.keys()
    assert {goal.checked_at for goal in goals.values()} == goals_words.CHECKED.keys()
    assert {goal.type for goal in goals.values()} == goals_words.TYPES.keys() == goals_words.RULES.keys()
    assert {goal.set for goal in goals.values()} == goals_words.MARKS.keys()
    needs = {need.what for goal in goals.values() for way in goal.needs for need in way}
    assert needs == goals_words.NEEDS.keys()
    assert goals_words.GIVERS.keys() | goals_words.OPEN.keys() <= needs


def test_conditions_name_the_numbers_of_the_data(catalogue: Catalogue) -> None:
    unsaid = {"system-diversity", "innovation-leader", "galactic-status"}  # four kinds, six phases, a 6
    for goal in catalogue.goals.values():
        said = {int(number) for number in re.findall(r"\b\d+\b", goals_words.condition(goal))}
        numbers = {need.number for way in goal.needs for need in way if need.number}
        if goal.id == "peace-war-leader":
            numbers = numbers - {1} | {0}
        if goal.id not in unsaid:
            assert said == numbers, goal.id


def test_the_minimum_of_a_most_goal_is_said(catalogue: Catalogue) -> None:
    for goal in catalogue.goals.values():
        if goal.type == "most":
            ((need,),) = goal.needs
            assert goals_words.condition(goal).endswith(f"at least {need.number}.")
            assert (goal.vp, goal.tied_vp, goal.can_be_lost) == (5, 3, True)
        else:
            assert (goal.vp, goal.tied_vp, goal.can_be_lost) == (3, 3, False)


def test_sentences_end_as_sentences(catalogue: Catalogue) -> None:
    for goal in catalogue.goals.values():
        for remark in (*goals_words.counts(goal), *goals_words.excludes(goal)):
            assert remark.text.endswith(":" if remark.cards else "."), remark
            assert set(remark.cards) <= catalogue.race.keys()
        assert goals_words.checked(goal).endswith(".")


def test_cards_that_a_remark_excludes_do_not_help(catalogue: Catalogue) -> None:
    for goal_id, remarks in goals_words.EXCLUDES.items():
        for need in (need for way in catalogue.goals[goal_id].needs for need in way):
            for card_id in (each for remark in remarks for each in remark.cards):
                assert not gives(need.what, catalogue.race[card_id]), (goal_id, card_id)


def test_every_category_is_told_whole() -> None:
    assert tuple(NAMES) == tuple(RULES) == CATEGORIES
    assert {len(readings) for readings in READINGS.values()} == {2}


def test_every_group_and_status_of_a_term_has_a_name(catalogue: Catalogue) -> None:
    terms = catalogue.terms.values()
    assert {term.group for term in terms} == terms_words.GROUPS.keys()
    assert {word.status for term in terms for word in term.words.values()} == {*terms_words.STATUS, "english"}
