"""The score sheet: every card of a tableau with its points and the rows that they come from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from webapp.cards import Card, ScoringRow
from webapp.scoring.counting import Holdings, amount, contributors, counts_cards, fits
from webapp.scoring.limits import check
from webapp.scoring.military import total_military

KINDS: tuple[str, ...] = ("novelty", "rare", "genes", "alien")
"""The four kinds of worlds, in the order in which equally good choices are preferred."""


@dataclass(frozen=True, slots=True)
class Line:
    """The working of one scoring row of one card."""

    row: ScoringRow
    count: int
    """How many of its things the row counted; negative for a negative Military."""
    points: int
    cards: tuple[str, ...]
    """The ids of the cards counted (each as often as it was), or from which an amount comes."""


@dataclass(frozen=True, slots=True)
class CardScore:
    """The points of one card of the tableau: what is printed on it and what its rows give."""

    id: str
    printed: int
    """Printed VPs; 0 where they vary."""
    lines: tuple[Line, ...] = ()
    """Every scoring row of the card, in its order, also those that give nothing."""

    @property
    def bonus(self) -> int:
        """The points of all rows; may be negative."""
        return sum(line.points for line in self.lines)

    @property
    def points(self) -> int:
        """Printed VPs and bonus."""
        return self.printed + self.bonus

    @property
    def segments(self) -> tuple[int, ...]:
        """The parts of a stacked bar, zeros left out: the printed VPs, then each row; may be negative."""
        return tuple(part for part in (self.printed, *(line.points for line in self.lines)) if part)


@dataclass(frozen=True, slots=True)
class Score:
    """One player's end score, card by card. Goals are not in it (R-SCORE-2)."""

    cards: tuple[CardScore, ...]
    """In the order of the tableau."""
    vp_chips: int
    prestige: int
    """Prestige chips, 1 VP each (BOW-51)."""
    military: int
    """Total Military."""
    oort_kind: str | None = None
    """The kind chosen for the world whose owner chooses it; None without such a world."""
    oort_totals: tuple[tuple[str, int], ...] = ()
    """The total with each kind for that world, in the order of preference; empty without such a world."""

    @property
    def printed(self) -> int:
        """The printed VPs of all cards."""
        return sum(card.printed for card in self.cards)

    @property
    def bonus(self) -> int:
        """The points of all scoring rows."""
        return sum(card.bonus for card in self.cards)

    @property
    def total(self) -> int:
        """The end score: printed VPs, scoring rows, VP chips and 1 for each prestige."""
        return self.printed + self.bonus + self.vp_chips + self.prestige

    @property
    def span(self) -> tuple[int, int]:
        """The common scale of all cards' bars: the lowest (at most 0) and the highest end (at least 0)."""
        bars = [card.segments for card in self.cards]
        lowest = min((sum(part for part in bar if part < 0) for bar in bars), default=0)
        highest = max((sum(part for part in bar if part > 0) for bar in bars), default=0)
        return lowest, highest


def score(tableau: Sequence[Card], *, vp_chips: int, prestige: int, sets: tuple[str, ...]) -> Score:
    """Return the end score of a player with this `tableau` (R-SCORE-2, BASE-106, BOW-51).

    Each development counts a card of the tableau once, at the first of its rows that the card fits; another
    development may count it again (BASE-168). A development counts itself where it fits. A world whose kind
    its owner chooses (Alien Oort Cloud Refinery) has for all scoring together the one kind that gives the
    highest total (BOW-132), the first of equals in the order of `KINDS`.

    `vp_chips` are VPs in chips (0-999), `prestige` the chips (0-99, more than 0 only with The Brink of War).

    Raises:
        Refusal: what cannot be with these `sets` (see `webapp.scoring.limits.check`).
    """
    check(tableau, vp_chips=vp_chips, prestige=prestige, sets=sets)
    mine = Holdings(tuple(tableau), vp_chips, prestige)
    if not any(card.good == "any" for card in mine.tableau):
        return _add_up(mine)
    by_kind = {kind: _add_up(_with_kind(mine, kind)) for kind in KINDS}
    totals = tuple((kind, result.total) for kind, result in by_kind.items())
    best = max(KINDS, key=lambda kind: by_kind[kind].total)
    return replace(by_kind[best], oort_kind=best, oort_totals=totals)


def _with_kind(mine: Holdings, kind: str) -> Holdings:
    """Return the holdings with `kind` chosen for every world whose owner chooses."""
    tableau = tuple(replace(card, good=kind) if card.good == "any" else card for card in mine.tableau)
    return replace(mine, tableau=tableau)


def _add_up(mine: Holdings) -> Score:
    cards = tuple(CardScore(card.id, card.vp, _lines(card, mine)) for card in mine.tableau)
    return Score(cards, mine.vp_chips, mine.prestige, total_military(mine.tableau))


def _lines(card: Card, mine: Holdings) -> tuple[Line, ...]:
    """Work the scoring rows of `card` from the first to the last, each with the cards that are left."""
    lines = []
    left = list(mine.tableau)
    for row in card.scoring:
        if counts_cards(row):
            counted = [other for other in left if fits(row, other)]
            left = [other for other in left if not fits(row, other)]
            count = len(counted)
        else:
            counted = list(contributors(row, mine.tableau))
            count = amount(row, mine)
        lines.append(Line(row, count, _points(row, count), tuple(other.id for other in counted)))
    return tuple(lines)


def _points(row: ScoringRow, count: int) -> int:
    """Return what a row gives for `count` things."""
    if row.points is None:
        return row.points_by_count[count]
    return row.points * count
