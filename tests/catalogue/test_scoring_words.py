"""Every scoring row is a sentence."""

from __future__ import annotations

import re

import pytest

from webapp.cards import ScoringRow
from webapp.catalogue import scoring_messages, scoring_words
from webapp.catalogue.models import Catalogue
from webapp.scoring.counting import COUNTS


def test_every_row_of_every_card_is_a_sentence_that_says_its_points(catalogue: Catalogue) -> None:
    for card in catalogue.race.values():
        said = scoring_words.card_sentences(card, catalogue.race.values())
        assert len(said) == len(card.scoring)
        assert len(set(said)) == len(said)
        for row, sentence in zip(card.scoring, said, strict=True):
            ending = ":" if row.names else "."
            assert re.fullmatch(r"\d[^%_{}]*" + re.escape(ending), sentence), (card.id, sentence)
            if row.points is not None:
                assert re.match(rf"{row.points} VP{'s' if row.points > 1 else ''} ", sentence)


def test_everything_that_may_be_counted_has_words() -> None:
    kinds_only = {"distinct_kinds_of_worlds"}
    assert {counts for counts, _ in scoring_messages.COUNTED} | kinds_only == COUNTS
    assert scoring_messages.OTHERS.keys() <= scoring_messages.COUNTED.keys()


def test_each_message_says_something_of_its_own() -> None:
    said = [say(2) for table in (scoring_messages.COUNTED, scoring_messages.OTHERS) for say in table.values()]
    assert len(set(said)) == len(said)
    for table in (scoring_messages.COUNTED, scoring_messages.OTHERS):
        for say in table.values():
            assert say(1).startswith("1 VP ")
            assert say(2).startswith("2 VPs ")


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        (
            ScoringRow("production_world", 2, goods=("novelty", "rare", "genes", "alien")),
            "2 VPs for each production world.",
        ),
        (ScoringRow("windfall_world", 1, goods=("rare",)), "1 VP for each Rare elements windfall world."),
        (
            ScoringRow("development_with_power", 1, phase="trade"),
            "1 VP for each development with a Trade power.",
        ),
        (ScoringRow("keyword_card", 2, keyword="uplift"), "2 VPs for each UPLIFT card."),
        (ScoringRow("named_card", 3, names=("Genetics Lab",)), "3 VPs for the card:"),
        (
            ScoringRow("named_card", 3, names=("Genetics Lab", "Artist Colony")),
            "3 VPs for each of these cards:",
        ),
        (
            ScoringRow("distinct_kinds_of_worlds", points_by_count=(0, 1, 3, 6, 10)),
            "1, 3, 6 or 10 VPs for 1, 2, 3 or 4 different kinds among your production and windfall worlds.",
        ),
        (
            ScoringRow("negated_total_military", 1),
            "1 VP for each point of your total Military below 0; each point above 0 costs as much "
            "(our reading: the card does not say).",
        ),
    ],
)
def test_a_row_in_words(row: ScoringRow, sentence: str) -> None:
    assert scoring_words.sentence(row) == sentence


def test_a_card_counts_once_so_later_rows_say_other(catalogue: Catalogue) -> None:
    def said(card_id: str) -> tuple[str, ...]:
        return scoring_words.card_sentences(catalogue.race[card_id], catalogue.race.values())

    assert said("galactic-federation") == (
        "2 VPs for each 6-cost development. This card counts too.",
        "1 VP for each other development.",
    )
    assert said("alien-cornucopia") == (
        "2 VPs for each ALIEN card. This card counts too.",
        "1 VP for each other Novelty, Rare elements or Genes production world.",
    )
    assert said("imperium-seat")[1] == "2 VPs for each Rebel military world."
    assert said("universal-peace-institute")[1] == "1 VP for each military world."
    assert said("prospecting-guild")[1:] == ("1 VP for each other world.", "1 VP for each TERRAFORMING card.")


def test_whole_sentences_end_with_the_titles_that_they_name(catalogue: Catalogue) -> None:
    for card in catalogue.race.values():
        told = scoring_words.whole_sentences(catalogue, card)
        for row, sentence in zip(card.scoring, told, strict=True):
            assert not sentence.endswith(":")
            assert all(name in sentence for name in row.names)


@pytest.mark.parametrize(
    "row",
    [
        ScoringRow("world"),
        ScoringRow("world_of_kind", 2, goods=("alien",)),
        ScoringRow("keyword_card", 2, keyword="robot"),
        ScoringRow("distinct_kinds_of_worlds", points_by_count=(0, 1)),
        ScoringRow("distinct_kinds_of_worlds", points_by_count=(1, 2, 3, 4, 5)),
    ],
)
def test_a_row_without_words_is_refused(row: ScoringRow) -> None:
    with pytest.raises(ValueError, match="no words for"):
        scoring_words.sentence(row)
