"""Count cards of Race for the Galaxy: a deck, and tests that a card may fit."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from webapp.cards import Card

Test = Callable[[Card], object]


class Deck:
    """The cards in the deck with one set and all before it, a design as often as it has copies."""

    def __init__(self, cards: Iterable[Card], last_set: str) -> None:
        self.cards = [card for card in cards for _ in range(card.copies[last_set])]

    def count(self, *tests: Test) -> int:
        """Return how many cards fit all `tests`."""
        return sum(all(test(card) for test in tests) for card in self.cards)

    def titles(self, *tests: Test) -> list[str]:
        """Return the titles of the cards that fit all `tests`, in alphabetical order, a copy each."""
        return sorted(card.name for card in self.cards if all(test(card) for test in tests))


def world(card: Card) -> bool:
    """Whether this is a world."""
    return card.is_world


def development(card: Card) -> bool:
    """Whether this is a development."""
    return not card.is_world


def military(card: Card) -> bool:
    """Whether this is a military world."""
    return card.military


def nonmilitary(card: Card) -> bool:
    """Whether this is a non-military world."""
    return card.is_world and not card.military


def start(card: Card) -> bool:
    """Whether this is a start world."""
    return card.start_number is not None


def other(test: Test) -> Test:
    """Return the opposite of a test."""
    return lambda card: not test(card)


def rebel(card: Card) -> bool:
    """Whether this has the keyword REBEL."""
    return "rebel" in card.keywords


def of_kind(good: str) -> Test:
    """Return a test for worlds of a kind."""
    return lambda card: card.good == good


def number(value: int) -> Test:
    """Return a test for cards of this cost or defense."""
    return lambda card: value == (card.cost if card.defense is None else card.defense)


def power(code: str, **values: object) -> Test:
    """Return a test for cards that have a power with this code and these values."""
    return lambda card: any(
        each.code == code and all(each.values.get(key) == value for key, value in values.items())
        for each in card.powers
    )


def any_power(*codes: str) -> Test:
    """Return a test for cards that have a power with one of these codes."""
    return lambda card: any(each.code in codes for each in card.powers)


def gives_military(card: Card) -> bool:
    """Whether this always gives Military above 0."""
    return any(each.code == "military" and each.values["value"] > 0 for each in card.powers)


def paid(card: Card) -> bool:
    """Whether this is placed by paying."""
    return card.cost is not None


def makes_goods(production: str) -> Test:
    """Return a test for worlds with this `production`."""
    return lambda card: card.production == production


def six_cost(card: Card) -> bool:
    """Whether this is a 6-cost development."""
    return card.is_six_cost_development
