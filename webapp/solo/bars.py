"""Both end scores in their parts, for stacked bars and their table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from webapp.cards import Card
from webapp.i18n import N_, gettext
from webapp.robot.ending import RobotScore
from webapp.scoring import Score

PARTS: Mapping[str, str] = {
    "world": N_("Worlds"),
    "development": N_("Developments"),
    "six": N_("Developments, 6-cost"),
    "chips": N_("VP chips"),
    "prestige": N_("Prestige"),
}
"""The parts of a score, in the order of the bar."""

Parts = list[tuple[str, int]]
Bar = tuple[str, Parts, int]


def keys(*, prestige: bool) -> list[tuple[str, str]]:
    """Return the parts with their names; prestige only where it is in use."""
    return [(key, gettext(name)) for key, name in PARTS.items() if prestige or key != "prestige"]


def robot_bar(score: RobotScore) -> Bar:
    """Return the robot's bar; placed counters count as 6-cost developments."""
    cards = [(worth.entry.card, worth.points) for worth in score.cards]
    parts = _parts(cards, score.chips, score.prestige, score.counters)
    return gettext("Robot"), parts, score.total


def player_bar(score: Score, cards: Mapping[str, Card]) -> Bar:
    """Return the player's bar, as far as the sheet has the cards."""
    points = [(cards[card.id], card.points) for card in score.cards]
    return gettext("You"), _parts(points, score.vp_chips, score.prestige, 0), score.total


def _parts(cards: Iterable[tuple[Card, int]], chips: int, prestige: int, counters: int) -> Parts:
    sums = dict.fromkeys(PARTS, 0) | {"chips": chips, "prestige": prestige, "six": counters}
    for card, points in cards:
        sums["six" if card.is_six_cost_development else card.kind] += points
    return list(sums.items())
