"""The lines of `tableside data check` about rules: every fact is told, in every language."""

from __future__ import annotations

from collections.abc import Iterator

from webapp.catalogue.line import Line
from webapp.catalogue.rules.records import RulesSource


def rule_lines(rules: RulesSource) -> Iterator[Line]:
    """Yield a line for the facts of each source, and for what is missing or stands in no book."""
    untold = rules.untold
    for prefix, count in rules.facts.count.items():
        missing = sum(each.rpartition("-")[0] == prefix for each in untold)
        yield Line(f"facts of {prefix} that the rules tell", count, count - missing)
    robot = rules.facts.robot
    yield Line("rules of the robot that the rules tell", len(robot), len(set(robot) - set(untold)))
    yield Line("facts and rules that no rule tells", [], list(untold))
    yield Line("rules without a text", [], list(rules.missing))
    yield Line("files of rules that no book lists", [], list(rules.unread))
