"""Which designs are meant by a title in a scoring row."""

from __future__ import annotations

from webapp.cards import SET_COMBINATIONS
from webapp.catalogue.models import Catalogue
from webapp.catalogue.naming import named_cards, naming_cards, share_a_deck


def _named(catalogue: Catalogue, card_id: str) -> list[str]:
    card = catalogue.race[card_id]
    return [other.id for row in card.scoring for other in named_cards(card, row, catalogue.race.values())]


def test_a_title_of_two_designs_means_the_one_that_can_lie_beside_the_card(catalogue: Catalogue) -> None:
    assert _named(catalogue, "galactic-bankers") == [
        "interstellar-bank",
        "investment-credits",
        "gambling-world-rvi",
    ]
    assert _named(catalogue, "galactic-renaissance") == [
        "research-labs",
        "galactic-trendsetters",
        "artist-colony",
    ]


def test_every_title_that_a_row_names_is_one_card_of_the_same_deck(catalogue: Catalogue) -> None:
    cards = catalogue.race.values()
    for card in cards:
        for row in card.scoring:
            found = named_cards(card, row, cards)
            assert [other.name for other in found] == list(row.names)
            for other in found:
                assert any(card.copies_with(sets) and other.copies_with(sets) for sets in SET_COMBINATIONS)


def test_a_card_is_named_by_those_that_can_lie_beside_it(catalogue: Catalogue) -> None:
    race = catalogue.race
    bankers = race["galactic-bankers"]
    assert bankers in naming_cards(race["gambling-world-rvi"], race.values())
    assert naming_cards(race["gambling-world"], race.values()) == ()
    assert not share_a_deck(bankers, race["gambling-world"])
