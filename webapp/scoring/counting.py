"""What a scoring row counts: the cards that fit it, or an amount of its owner's."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from webapp.cards import Card, ScoringRow
from webapp.scoring.military import military_of, total_military


@dataclass(frozen=True, slots=True)
class Holdings:
    """All that one player's score depends on."""

    tableau: tuple[Card, ...]
    vp_chips: int
    """VPs in chips, not the number of chips."""
    prestige: int
    """Prestige chips."""


def _has_power(card: Card, phase: str | None) -> bool:
    return any(power.phase == phase for power in card.powers)


_FITS: Mapping[str, Callable[[ScoringRow, Card], bool]] = {
    "production_world": lambda row, card: (
        card.is_world and card.production == "production" and card.good in row.goods
    ),
    "windfall_world": lambda row, card: (
        card.is_world and card.production == "windfall" and card.good in row.goods
    ),
    "world_of_kind": lambda row, card: card.is_world and card.good in row.goods,
    "world": lambda _, card: card.is_world,
    "development": lambda _, card: not card.is_world,
    "six_cost_development": lambda _, card: card.is_six_cost_development,
    "military_world": lambda _, card: card.is_world and card.military,
    "rebel_military_world": lambda _, card: card.is_world and card.military and "rebel" in card.keywords,
    "chromosome_world": lambda _, card: card.is_world and card.chromosome,
    "development_with_power": lambda row, card: not card.is_world and _has_power(card, row.phase),
    "world_with_power": lambda row, card: card.is_world and _has_power(card, row.phase),
    "keyword_card": lambda row, card: row.keyword in card.keywords,
    "named_card": lambda row, card: card.name in row.names,
}
"""The rows that count cards: whether a card fits, by what the row `counts`."""

_AMOUNTS: Mapping[str, Callable[[Holdings], int]] = {
    "three_vp_in_chips": lambda mine: mine.vp_chips // 3,
    "prestige_chip": lambda mine: mine.prestige,
    "total_military": lambda mine: total_military(mine.tableau),
    "negated_total_military": lambda mine: -total_military(mine.tableau),
    "distinct_kinds_of_worlds": lambda mine: len({card.good for card in mine.tableau if _has_kind(card)}),
}
"""The rows that count an amount: how much it is, by what the row `counts`."""

COUNTS: frozenset[str] = frozenset(_FITS) | frozenset(_AMOUNTS)
"""Everything that a scoring row may count."""


def _has_kind(card: Card) -> bool:
    return card.is_world and card.good is not None


def counts_cards(row: ScoringRow) -> bool:
    """Return whether `row` counts cards, so that one counted here is used up for the rows after it."""
    return row.counts in _FITS


def fits(row: ScoringRow, card: Card) -> bool:
    """Return whether `card` is one of those that `row` counts; a row of amounts has none.

    A world whose kind its owner chooses (`good` is `any`) is of no kind until the choice is made.
    """
    return counts_cards(row) and _FITS[row.counts](row, card)


def amount(row: ScoringRow, mine: Holdings) -> int:
    """Return how many of its things a row of amounts counts; negative for a negative total Military.

    `negated_total_military` (Universal Peace Institute) is minus total Military. The card speaks of negative
    Military only and is silent about positive; the reading taken is that it is subtracted.
    """
    return _AMOUNTS[row.counts](mine)


def contributors(row: ScoringRow, tableau: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards that an amount comes from: those with Military, those with a kind, else none."""
    if row.counts in ("total_military", "negated_total_military"):
        return tuple(card for card in tableau if military_of(card, tableau))
    if row.counts == "distinct_kinds_of_worlds":
        return tuple(card for card in tableau if _has_kind(card))
    return ()
