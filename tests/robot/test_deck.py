"""The shuffled deck of simulated games: every card of the sets in use, none lost, none made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random

import pytest

from webapp.cards import SETS, Card
from webapp.robot.deck import Deck, deck_cards


def some(count: int) -> list[Card]:
    return [Card(f"card-{number}", "", "world", cost=number % 10, vp=number % 5) for number in range(count)]


@pytest.mark.parametrize(("count", "size"), [(1, 114), (2, 136), (3, 180), (4, 228)])
def test_the_cards_of_the_sets(cards: Mapping[str, Card], count: int, size: int) -> None:
    """R-SETUP-4: all copies, the other start worlds among them, the two in play not."""
    deck = Counter(card.id for card in deck_cards(cards, SETS[:count], ("new-sparta", "old-earth")))
    assert sum(deck.values()) == size - 2
    assert (deck["new-sparta"], deck["old-earth"], deck["alpha-centauri"]) == (0, 0, 1)
    for card in cards.values():
        if card.id not in ("new-sparta", "old-earth"):
            assert deck[card.id] == card.copies.get(SETS[count - 1], 0)


def test_the_discards_become_the_deck_when_it_runs_out() -> None:
    """R-FLIP-2: shuffled, and not before the last card has been drawn."""
    cards = some(10)
    deck = Deck(cards, Random(3))
    first = deck.draw(8)
    deck.discard(first)
    assert len(deck) == 10
    last_two = deck.draw(2)
    assert {card.id for card in first + last_two} == {card.id for card in cards}
    again = deck.draw(8)
    assert {card.id for card in again} == {card.id for card in first}
    order = [card.id for card in again]
    assert order not in ([card.id for card in first], [card.id for card in reversed(first)])


def test_a_draw_across_the_end_of_the_deck() -> None:
    """R-FLIP-2: what is left comes first, then the shuffled discards."""
    deck = Deck(some(10), Random(3))
    held = deck.draw(7)
    deck.discard(held[:5])
    drawn = deck.draw(6)
    assert len(drawn) == 6
    assert {card.id for card in drawn[:3]}.isdisjoint(card.id for card in held)
    assert {card.id for card in drawn[3:]} <= {card.id for card in held[:5]}


def test_fewer_where_all_cards_lie_elsewhere() -> None:
    deck = Deck(some(4), Random(3))
    assert len(deck.draw(9)) == 4
    assert (deck.draw(1), len(deck)) == ([], 0)


def test_the_same_shuffle_for_the_same_seed() -> None:
    cards = some(50)
    orders = [[card.id for card in Deck(cards, Random(seed)).draw(50)] for seed in (1, 1, 2)]
    assert orders[0] == orders[1] != orders[2]
    assert orders[0] != [card.id for card in cards]


def test_turning_over_until_one_fits() -> None:
    """R-WORLD-8, R-FLIP-4: the misses before it, in order; they may then be discarded."""
    deck = Deck(some(30), Random(3))
    order = [card.id for card in Deck(some(30), Random(3)).draw(30)]
    misses, found = deck.turn_over(lambda card: card.id == order[6])
    assert found is not None
    assert ([card.id for card in misses], found.id) == (order[:6], order[6])
    deck.discard(misses)
    assert len(deck) == 29


def test_turning_over_for_nothing_ends() -> None:
    """R-WORLD-8: the whole deck and the discards, each card once."""
    deck = Deck(some(12), Random(3))
    deck.discard(deck.draw(5))
    misses, found = deck.turn_over(lambda card: False)
    assert (found, len(misses), len({card.id for card in misses}), len(deck)) == (None, 12, 12, 0)
