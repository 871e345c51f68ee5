"""A really shuffled common deck, for games that are simulated: cards, not only their numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random

from webapp.cards import Card


def deck_cards(cards: Mapping[str, Card], sets: tuple[str, ...], start_worlds: Iterable[str]) -> list[Card]:
    """Return the cards of the common deck: every copy for `sets`, less the worlds in play (R-SETUP-4)."""
    left = [card for card in cards.values() for _ in range(card.copies_with(sets))]
    for world in start_worlds:
        left.remove(cards[world])
    return left


class Deck:
    """The common deck and its discards. No card is lost: all that are drawn come back by `discard`."""

    def __init__(self, cards: Iterable[Card], rng: Random) -> None:
        """Shuffle `cards`; `rng` also shuffles the discards whenever the deck runs out."""
        self._rng = rng
        self._pile = list(cards)
        self._discards: list[Card] = []
        rng.shuffle(self._pile)

    def __len__(self) -> int:
        """Count the cards that can still be drawn, discards among them."""
        return len(self._pile) + len(self._discards)

    def draw(self, count: int) -> list[Card]:
        """Return the top `count` cards; the discards are shuffled when the deck runs out (R-FLIP-2).

        Fewer come where all other cards lie elsewhere.
        """
        drawn: list[Card] = []
        while len(drawn) < count and self:
            if not self._pile:
                self._pile, self._discards = self._discards, []
                self._rng.shuffle(self._pile)
            drawn.append(self._pile.pop())
        return drawn

    def discard(self, cards: Iterable[Card]) -> None:
        """Lay `cards` on the discards."""
        self._discards.extend(cards)

    def turn_over(self, fits: Callable[[Card], bool]) -> tuple[list[Card], Card | None]:
        """Return the misses before the first card that `fits`, and that card (R-WORLD-8).

        None if there is no such card; no card is turned over twice. The misses are not discarded yet.
        """
        misses: list[Card] = []
        for card in iter(lambda: next(iter(self.draw(1)), None), None):
            if fits(card):
                return misses, card
            misses.append(card)
        return misses, None
