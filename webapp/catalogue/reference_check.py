"""The lines of `tableside data check` about goals: the tiles that each box holds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from webapp.catalogue.line import Line
from webapp.catalogue.reference import Goal

TILES = {
    ("tgs", "first"): ("TGS-7", 6),
    ("tgs", "most"): ("TGS-7", 4),
    ("rvi", "first"): ("RVI-8", 3),
    ("rvi", "most"): ("RVI-8", 2),
    ("bow", "first"): ("BOW-5", 3),
    ("bow", "most"): ("BOW-5", 2),
}
"""The goal tiles in each box by type, with the rule that counts them."""


def goal_lines(goals: Iterable[Goal]) -> Iterator[Line]:
    """Yield a line for each box and type of goal."""
    known = tuple(goals)
    for (box, goal_type), (rule, number) in TILES.items():
        found = sum((goal.set, goal.type) == (box, goal_type) for goal in known)
        yield Line(f'{rule} "{goal_type}" goals of {box}', number, found)
