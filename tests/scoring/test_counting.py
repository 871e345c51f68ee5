"""What each kind of scoring row takes, one thing at a time."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from webapp.cards import Card, Power, ScoringRow
from webapp.scoring.counting import Holdings, amount, contributors, counts_cards, fits

ALL_GOODS = ("novelty", "rare", "genes", "alien")

WORLD = Card("w", "W", "world", cost=2)
PRODUCTION = Card("p", "P", "world", cost=2, good="rare", production="production")
WINDFALL = Card("f", "F", "world", cost=2, good="rare", production="windfall")
REBEL = Card("r", "R", "world", defense=2, military=True, keywords=frozenset({"rebel"}))
MILITARY = Card("m", "M", "world", defense=2, military=True, good="genes", production="windfall")
CHROMOSOME = Card("c", "C", "world", cost=2, chromosome=True, powers=(Power("1", "explore_draw_extra"),))
DEVELOPMENT = Card("d", "D", "development", cost=5, powers=(Power("1", "explore_draw_extra"),))
SIX = Card("s", "S", "development", cost=6, keywords=frozenset({"rebel"}), powers=(Power("trade", "x"),))
NINE = Card("n", "N", "development", cost=9, vp=9)
CARDS = (WORLD, PRODUCTION, WINDFALL, REBEL, MILITARY, CHROMOSOME, DEVELOPMENT, SIX, NINE)


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        (ScoringRow("production_world", 1, goods=ALL_GOODS), "p"),
        (ScoringRow("production_world", 1, goods=("genes",)), ""),
        (ScoringRow("windfall_world", 1, goods=ALL_GOODS), "fm"),
        (ScoringRow("windfall_world", 1, goods=("rare",)), "f"),
        (ScoringRow("world_of_kind", 1, goods=("rare",)), "pf"),
        (ScoringRow("world_of_kind", 1, goods=ALL_GOODS), "pfm"),
        (ScoringRow("world", 1), "wpfrmc"),
        (ScoringRow("development", 1), "dsn"),
        (ScoringRow("six_cost_development", 1), "s"),
        (ScoringRow("military_world", 1), "rm"),
        (ScoringRow("rebel_military_world", 1), "r"),
        (ScoringRow("chromosome_world", 1), "c"),
        (ScoringRow("development_with_power", 1, phase="1"), "d"),
        (ScoringRow("development_with_power", 1, phase="trade"), "s"),
        (ScoringRow("development_with_power", 1, phase="4"), ""),
        (ScoringRow("world_with_power", 1, phase="1"), "c"),
        (ScoringRow("keyword_card", 1, keyword="rebel"), "rs"),
        (ScoringRow("keyword_card", 1, keyword="alien"), ""),
        (ScoringRow("named_card", 1, names=("W", "N")), "wn"),
    ],
    ids=lambda value: value.counts if isinstance(value, ScoringRow) else None,
)
def test_which_cards_fit_a_row(row: ScoringRow, expected: str) -> None:
    assert counts_cards(row)
    assert "".join(card.id for card in CARDS if fits(row, card)) == expected


@pytest.mark.parametrize(
    ("counts", "chips", "prestige", "expected"),
    [
        ("three_vp_in_chips", 0, 0, 0),
        ("three_vp_in_chips", 2, 0, 0),
        ("three_vp_in_chips", 3, 0, 1),
        ("three_vp_in_chips", 29, 5, 9),
        ("prestige_chip", 29, 5, 5),
    ],
)
def test_amounts_of_chips(counts: str, chips: int, prestige: int, expected: int) -> None:
    row = ScoringRow(counts, 1)
    assert not counts_cards(row)
    assert not any(fits(row, card) for card in CARDS)
    assert amount(row, Holdings((), chips, prestige)) == expected
    assert contributors(row, CARDS) == ()


@pytest.mark.parametrize(("value", "military"), [(3, 3), (0, 0), (-3, -3)])
def test_amounts_of_military(value: int, military: int) -> None:
    giver = Card("g", "G", "development", powers=(Power("3", "military", {"value": value}),))
    mine = Holdings((WORLD, giver), 0, 0)
    assert amount(ScoringRow("total_military", 1), mine) == military
    assert amount(ScoringRow("negated_total_military", 1), mine) == -military
    assert contributors(ScoringRow("total_military", 1), mine.tableau) == ((giver,) if value else ())


def test_different_kinds_of_worlds() -> None:
    row = ScoringRow("distinct_kinds_of_worlds", points_by_count=(0, 1, 3, 6, 10))
    mine = Holdings((WORLD, PRODUCTION, WINDFALL, MILITARY, DEVELOPMENT), 0, 0)
    assert amount(row, mine) == 2
    assert contributors(row, mine.tableau) == (PRODUCTION, WINDFALL, MILITARY)


def test_a_kind_not_yet_chosen_is_none(race: Mapping[str, Card]) -> None:
    refinery = race["alien-oort-cloud-refinery"]
    for counts in ("production_world", "windfall_world", "world_of_kind"):
        assert not fits(ScoringRow(counts, 1, goods=ALL_GOODS), refinery)
