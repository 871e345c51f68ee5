"""The lines of `tableside data check` about rulings: every topic has its rulings, in every language."""

from __future__ import annotations

from collections.abc import Iterator

from webapp.catalogue.line import Line
from webapp.catalogue.models import GAMES
from webapp.catalogue.rulings.records import RulingsSource

COUNTS = {"rftg": 368, "eminent-domain": 51}
"""How many questions were collected of each game."""


def ruling_lines(rulings: RulingsSource) -> Iterator[Line]:
    """Yield a line for the rulings of each game, and for what is missing or stands in no topic."""
    for game in GAMES:
        count = sum(len(topic.rulings) for topic in rulings.topics if topic.game == game)
        yield Line(f"rulings of {game}", COUNTS[game], count)
    yield Line("rulings that have no text, or not in every language", [], list(rulings.missing))
    yield Line("files of rulings that belong to no topic", [], list(rulings.unread))
    yield Line("sources that no ruling names", [], list(rulings.unused))
