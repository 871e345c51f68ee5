from __future__ import annotations

from webapp.catalogue.models import Catalogue
from webapp.catalogue.reference_check import goal_lines


def test_each_box_has_the_goals_that_its_rulebook_counts(catalogue: Catalogue) -> None:
    lines = list(goal_lines(catalogue.goals.values()))
    assert len(lines) == 6
    assert all(line.right for line in lines)
    assert sum(int(str(line.expected)) for line in lines) == 20


def test_a_lost_goal_is_found(catalogue: Catalogue) -> None:
    goals = [goal for goal in catalogue.goals.values() if goal.id != "uplift-knowledge"]
    (wrong,) = (line for line in goal_lines(goals) if not line.right)
    assert str(wrong) == 'DIFF RVI-8 "first" goals of rvi: expected 3, found 2'
