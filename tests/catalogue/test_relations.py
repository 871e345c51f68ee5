"""Cards that are easily taken for each other."""

from __future__ import annotations

from webapp.cards import Card
from webapp.catalogue.models import Catalogue
from webapp.catalogue.relations import LISTED, MOST, similar_cards


def _why(catalogue: Catalogue, card: str) -> dict[str, str]:
    return {other.card: other.why for other in catalogue.similar.get(card, ())}


def test_namesakes_are_told(catalogue: Catalogue) -> None:
    assert _why(catalogue, "gambling-world") == {"gambling-world-rvi": "same_title"}
    assert _why(catalogue, "gambling-world-rvi") == {"gambling-world": "same_title"}


def test_similar_titles_are_told(catalogue: Catalogue) -> None:
    assert set(_why(catalogue, "deserted-alien-world")) == {
        "deserted-alien-colony",
        "deserted-alien-library",
        "deserted-alien-outpost",
    }
    assert _why(catalogue, "new-economy") == {"diversified-economy": "similar_title"}
    assert _why(catalogue, "galactic-federation") == {"federation-capital": "similar_title"}


def test_pairs_of_the_list_are_told(catalogue: Catalogue) -> None:
    assert _why(catalogue, "imperium-lords") == {"imperium-warlord": "similar_title"}
    assert _why(catalogue, "interstellar-bank") == {"galactic-bankers": "similar_title"}
    assert _why(catalogue, "space-marines") == {"space-mercenaries": "similar_title"}
    assert _why(catalogue, "imperium-seat") == {"imperium-capital": "similar_title"}
    assert set(_why(catalogue, "terraforming-guild")) == {"terraforming-robots", "terraforming-engineers"}
    assert "mining-conglomerate" in _why(catalogue, "mining-league")


def test_what_everybody_has_in_common_makes_nobody_alike(catalogue: Catalogue) -> None:
    assert "alien-rosetta-stone-world" not in _why(catalogue, "deserted-alien-world")
    assert _why(catalogue, "earths-lost-colony") == {}
    assert _why(catalogue, "space-port") == {}
    assert _why(catalogue, "separatist-colony") == {}
    assert "galactic-scavengers" not in _why(catalogue, "galactic-bankers")
    assert "universal-symbionts" not in _why(catalogue, "universal-exports")
    assert _why(catalogue, "interstellar-casus-belli") == {}


def test_worlds_of_the_same_numbers_and_good_are_told(catalogue: Catalogue) -> None:
    assert _why(catalogue, "asteroid-belt") == {"radioactive-world": "same_numbers"}


def test_it_holds_both_ways_and_is_never_long(catalogue: Catalogue) -> None:
    for card, others in catalogue.similar.items():
        assert 0 < len(others) <= MOST
        for other in others:
            assert other.card != card
            back = catalogue.similar[other.card]
            assert len(back) == MOST or card in {each.card for each in back}


def test_many_worlds_of_the_same_numbers_are_not_told() -> None:
    cards = [Card(str(n), name, "world", cost=1, good="rare") for n, name in enumerate("ABCDE")]
    assert len(cards) == LISTED + 1
    assert similar_cards(cards) == {}
    assert set(similar_cards(cards[:4])) == {"0", "1", "2", "3"}
