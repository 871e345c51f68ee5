"""The score as a whole: what is added up, how often a card counts, and the kind that is chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from webapp.cards import SETS, Card, Power, ScoringRow
from webapp.refusal import Refusal
from webapp.scoring import CardScore, Line, Score, score

Scored = Callable[..., Score]
OORT = "alien-oort-cloud-refinery"


def test_nothing_but_chips(scored: Scored) -> None:
    result = scored("", chips=12, prestige=3)
    assert (result.total, result.military, result.cards, result.oort_kind) == (15, 0, (), None)
    assert result.span == (0, 0)


def test_a_whole_tableau_of_the_base_game(scored: Scored) -> None:
    result = scored(
        "new-sparta rebel-base rebel-miners lost-alien-warship space-marines space-marines drop-ships "
        "new-galactic-order galactic-imperium contact-specialist mining-world public-works",
        chips=5,
        sets=("base",),
    )
    # Military: New Sparta 2, Warship 2, Marines 2 each, Drop Ships 3, New Galactic Order 2, Specialist -1.
    assert result.military == 2 + 2 + 2 + 2 + 3 + 2 - 1
    # New Galactic Order: its Military of 12. Galactic Imperium: Rebel Base and Miners 2 each, New Sparta and
    # the Warship 1 each.
    points = {card.id: card.points for card in result.cards}
    assert points["new-galactic-order"] == 12
    assert points["galactic-imperium"] == 6
    # Printed, in order: 1 6 1 3 1 1 2 0 0 1 2 1.
    assert [card.printed for card in result.cards] == [1, 6, 1, 3, 1, 1, 2, 0, 0, 1, 2, 1]
    assert (result.printed, result.bonus, result.vp_chips, result.prestige) == (19, 18, 5, 0)
    assert result.total == 19 + 18 + 5


def test_negative_printed_vps_and_prestige(scored: Scored) -> None:
    # Doomed World -1, Ravaged Uplift World -1, Federation Capital 4 for prestige; chips 2, prestige 4.
    result = scored("doomed-world ravaged-uplift-world federation-capital", chips=2, prestige=4)
    parts = [(card.printed, card.bonus, card.points) for card in result.cards]
    assert parts == [(-1, 0, -1), (-1, 0, -1), (0, 4, 4)]
    assert result.total == -1 - 1 + 4 + 2 + 4


def test_a_card_counts_once_for_each_of_two_developments(scored: Scored) -> None:
    # The Uplift Race: 2 for Pan-Galactic League as a Genes world (and not 1 more as military), 2 for the
    # Genome Project, 1 for Imperium Lords as a military world, 2 for the Terraforming Guild as windfall.
    result = scored(
        "avian-uplift-race pan-galactic-league galactic-genome-project imperium-lords terraforming-guild",
        sets=("base", "tgs"),
    )
    for_the_race = {
        card.id: [line.row.counts for line in card.lines if "avian-uplift-race" in line.cards]
        for card in result.cards[1:]
    }
    assert for_the_race == {
        "pan-galactic-league": ["world_of_kind"],
        "galactic-genome-project": ["world_of_kind"],
        "imperium-lords": ["military_world"],
        "terraforming-guild": ["windfall_world"],
    }
    assert [card.bonus for card in result.cards] == [0, 2, 2, 2 + 1, 2 + 2]


def test_developments_count_each_other_and_themselves(scored: Scored) -> None:
    # Galactic Federation: three 6-cost developments. Galactic Bankers: three developments, 1 each.
    # Golden Age: itself 2, the other two 1 each.
    result = scored("galactic-federation galactic-bankers golden-age-of-terraforming")
    assert [card.bonus for card in result.cards] == [6, 3, 4]


def test_two_copies_of_a_world_or_development_count_twice(scored: Scored) -> None:
    result = scored("mining-league mining-robots mining-robots", sets=("base",))
    assert result.cards[0].lines[2].cards == ("mining-robots", "mining-robots")
    assert result.cards[0].bonus == 4


def test_the_working_names_the_cards_that_an_amount_comes_from(scored: Scored) -> None:
    result = scored("new-galactic-order empath-world galactic-exchange gem-world gem-smugglers")
    assert result.cards[0].lines[0].cards == ("new-galactic-order", "empath-world")
    assert result.cards[2].lines[0].cards == ("empath-world", "gem-world", "gem-smugglers")
    assert result.cards[2].lines[0].count == 3


def test_both_gambling_worlds_are_named_alike(scored: Scored, race: Mapping[str, Card]) -> None:
    old, new = race["gambling-world"], race["gambling-world-rvi"]
    assert old.name == new.name
    result = scored("galactic-bankers gambling-world-rvi", sets=("base", "tgs", "rvi"))
    assert result.cards[0].lines[0].cards == ("gambling-world-rvi",)


@pytest.mark.parametrize(
    ("kind", "developments", "bonus"),
    [
        # Windfall 1 with the Free Trade Association; Hologrid 2 in place of 1 for any world.
        ("novelty", "free-trade-association pan-galactic-hologrid", 1 + 2),
        # Windfall 1 with the Mining League; Prospecting Guild 2 in place of 1.
        ("rare", "mining-league prospecting-guild", 1 + 2),
        ("genes", "galactic-genome-project pan-galactic-league", 2 + 2),
        # The fourth kind for Galactic Exchange: 10 in place of 6 (the other three worlds give nothing else).
        ("alien", "galactic-exchange gem-world mining-world pre-sentient-race", 10),
    ],
)
def test_the_refinery_is_of_the_kind_that_pays(
    scored: Scored, kind: str, developments: str, bonus: int
) -> None:
    result = scored(f"{OORT} {developments}")
    assert result.oort_kind == kind
    assert result.bonus == bonus
    assert dict(result.oort_totals)[kind] == result.total
    assert all(total < result.total for other, total in result.oort_totals if other != kind)


def test_the_refinery_has_one_kind_for_all_scoring(scored: Scored) -> None:
    # Novelty 1 (Free Trade), Rare 1 (Mining League), Genes 2 + 2, Alien 0: never the sum of them.
    result = scored(
        f"{OORT} free-trade-association mining-league galactic-genome-project pan-galactic-league"
    )
    assert result.oort_totals == (("novelty", 2), ("rare", 2), ("genes", 5), ("alien", 1))
    assert (result.oort_kind, result.bonus, result.total) == ("genes", 4, 5)


@pytest.mark.parametrize(
    ("ids", "kind"),
    [
        # Nothing depends on it.
        (OORT, "novelty"),
        (f"{OORT} old-earth", "novelty"),
        # 2 whatever it is: as an Alien windfall world, or else as another ALIEN card; as any windfall world.
        (f"{OORT} alien-tech-institute", "novelty"),
        (f"{OORT} terraforming-guild", "novelty"),
        # 1 as Novelty, 1 as Rare.
        (f"{OORT} mining-league free-trade-association", "novelty"),
        # A new kind as Rare, Genes or Alien.
        (f"{OORT} galactic-exchange gem-world", "rare"),
        # A new kind as Genes or Alien.
        (f"{OORT} galactic-exchange gem-world mining-world", "genes"),
    ],
)
def test_of_equal_kinds_the_first_is_taken(scored: Scored, ids: str, kind: str) -> None:
    assert scored(ids).oort_kind == kind


def test_the_refinery_always_counts_as_alien_card_and_windfall_world(scored: Scored) -> None:
    result = scored(f"{OORT} alien-cornucopia terraforming-guild merchant-guild trade-league")
    # ALIEN cards: Refinery, Cornucopia. Windfall: Refinery; TERRAFORMING: the Guild. No production world.
    # Trade powers: Trade League 2, Refinery 1.
    assert [card.bonus for card in result.cards] == [0, 4, 4, 0, 3]


def test_the_kind_reaches_total_military_too(race: Mapping[str, Card]) -> None:
    power = Power("3", "military_per", {"value": 2, "per": "genes_world"})
    giver = Card("giver", "Giver", "development", powers=(power,), copies={"bow": 1})
    tableau = [race[OORT], race["new-galactic-order"], giver]
    result = score(tableau, vp_chips=0, prestige=0, sets=SETS)
    # 2 of its own and 2 for the one Genes world.
    assert (result.oort_kind, result.military, result.cards[1].points) == ("genes", 4, 4)


def test_without_the_refinery_no_kind_is_chosen(scored: Scored) -> None:
    result = scored("alien-toy-shop galactic-exchange")
    assert (result.oort_kind, result.oort_totals) == (None, ())


def test_what_cannot_be_is_not_scored(race: Mapping[str, Card]) -> None:
    with pytest.raises(Refusal) as caught:
        score([race["federation-capital"]], vp_chips=0, prestige=0, sets=("base",))
    assert caught.value.kind == "card_not_in_sets"


def test_bars_have_a_segment_for_each_part_and_a_common_scale() -> None:
    row = ScoringRow("world", 1)
    cards = (
        CardScore("a", 5),
        CardScore("b", 0, (Line(row, 3, 6, ()), Line(row, 0, 0, ()), Line(row, 2, 2, ()))),
        CardScore("c", -1),
        CardScore("d", 0, (Line(row, -4, -4, ()), Line(row, 1, 1, ()))),
    )
    assert [card.segments for card in cards] == [(5,), (6, 2), (-1,), (-4, 1)]
    assert Score(cards, 0, 0, 0).span == (-4, 8)
