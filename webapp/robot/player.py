"""A scripted player for simulated games: it keeps a plausible pace and plays neither well nor by all rules.

It has real cards, pays for what it places and lets all its goods be consumed. Of the powers of its cards
it uses those that only have a value: more cards seen, kept or drawn, discounts, Military. All numbers here
are the script's own, none is a fact of the game.
"""

from __future__ import annotations

from collections.abc import Iterable

from webapp.cards import Card
from webapp.robot.deck import Deck
from webapp.robot.vocabulary import SEARCH

HAND = 4
"""Cards in hand at first (three for a start world that says so)."""
HAND_LIMIT = 10
FEW_CARDS = 4
"""With fewer cards in hand it sells a good where it can."""
SEARCH_HAND = 2
"""With fewer cards in hand it searches, once a game."""
MANY_GOODS = 3
"""With so many goods it wants their VPs doubled."""
EMPTY_WORLDS = 2
"""With so many worlds that lack a good it wants to produce."""
PRICES = {"novelty": 2, "rare": 3, "genes": 4, "alien": 5, "any": 3}
"""Cards for a good that is sold."""
GOODS_FOR_A_CARD = 2
"""Of so many goods consumed one brings a card as well."""
LOOK = {"explore_left": (3, 2), "explore_right": (7, 1)}
"""Cards seen and kept by its own Explore; without one it sees 2 and keeps 1."""


class ScriptedPlayer:
    """The player's side of one simulated game."""

    def __init__(self, start_world: Card, deck: Deck, *, prestige_in_use: bool) -> None:
        """Begin with a start world and a hand from `deck`; cards give prestige where it is in use."""
        self._prestige_in_use = prestige_in_use
        self._deck = deck
        self.hand = deck.draw(start_world.start_hand_size or HAND)
        self.tableau = [start_world]
        self.goods: list[Card] = [start_world] if start_world.production == "windfall" else []
        self.vp = 0
        """VPs in chips."""
        self.prestige = 0
        self.searched = False

    @property
    def points(self) -> int:
        """VP chips, printed VPs and prestige; VPs that vary are left out."""
        return self.vp + self.prestige + sum(card.vp for card in self.tableau)

    @property
    def cards(self) -> int:
        """All cards that the player holds."""
        return len(self.hand) + len(self.tableau)

    def choose(self, offered: tuple[str, ...]) -> tuple[str, str]:
        """Return the two actions that the script wants most among those `offered`."""
        wishes = [wish for wish in self._wishes() if wish in offered]
        if SEARCH in wishes[:2]:
            self.searched = True
        return wishes[0], wishes[1]

    def play(self, phase: str, markers: tuple[str, ...]) -> None:
        """Play the own part of `phase`; `markers` are the spaces that were chosen this round."""
        match phase:
            case "explore":
                self._explore([space for space in markers if space in LOOK])
            case "develop_1" | "develop_2":
                self._develop(chosen=phase == "develop_1" and "develop_left" in markers)
            case "settle_1" | "settle_2":
                self._settle(chosen=phase == "settle_1" and "settle_left" in markers)
            case "consume":
                self._consume(trade="trade" in markers, double="double" in markers)
            case _:
                self._produce(chosen="produce" in markers)

    def take(self, count: int) -> None:
        """Draw `count` cards into the hand."""
        self.hand += self._deck.draw(count)

    def end_round(self) -> None:
        """Discard down to the hand limit."""
        self._give_up(len(self.hand) - HAND_LIMIT)

    def _wishes(self) -> Iterable[str]:
        if self.goods and len(self.hand) < FEW_CARDS:
            yield "trade"
        if self._best_world() is not None:
            yield "settle"
        if self._best_development(discount=1) is not None:
            yield "develop"
        if len(self.goods) >= MANY_GOODS:
            yield "double"
        if len(self._empty("production")) >= EMPTY_WORLDS:
            yield "produce"
        if not self.searched and len(self.hand) < SEARCH_HAND:
            yield SEARCH
        yield "explore_plus5"
        yield "explore_plus1"

    def _explore(self, spaces: list[str]) -> None:
        looks = [LOOK[space] for space in spaces]
        seen = max((see for see, _ in looks), default=2) + self._power("explore_draw_extra")
        kept = (sum(keep for _, keep in looks) or 1) + self._power("explore_keep_extra")
        drawn = sorted(self._deck.draw(seen), key=_by_worth, reverse=True)
        self.hand += drawn[:kept]
        self._deck.discard(drawn[kept:])

    def _develop(self, *, chosen: bool) -> None:
        self.take(self._power("develop_start_draw"))
        best = self._best_development(discount=int(chosen))
        if best is not None:
            self._place(best, self._price(best, "develop_discount") - chosen)
            self.take(self._power("develop_draw_after_placing"))

    def _settle(self, *, chosen: bool) -> None:
        best = self._best_world()
        if best is None:
            return
        self._place(best, 0 if best.military else self._price(best, "settle_discount"))
        if best.production == "windfall":
            self.goods.append(best)
        self.take(self._power("settle_draw_after_placing") + chosen)

    def _consume(self, *, trade: bool, double: bool) -> None:
        if trade and self.goods:
            sold = max(self.goods, key=lambda world: PRICES[world.good or "any"])
            self.goods.remove(sold)
            self.take(PRICES[sold.good or "any"])
        self.vp += len(self.goods) * (2 if double else 1)
        self.take(len(self.goods) // GOODS_FOR_A_CARD + self._power("consume_phase_draw"))
        self.goods = []

    def _produce(self, *, chosen: bool) -> None:
        self.goods += self._empty("production") + self._empty("windfall")[: int(chosen)]
        self.take(self._power("produce_phase_draw") + self._power("draw_if_produced_here"))

    def _empty(self, production: str) -> list[Card]:
        """Return the worlds of that sort that have no good."""
        return [card for card in self.tableau if card.production == production and card not in self.goods]

    def _best_development(self, *, discount: int) -> Card | None:
        most = len(self.hand) - 1 + discount
        able = [
            card for card in self.hand if not card.is_world and self._price(card, "develop_discount") <= most
        ]
        return max(able, key=_by_cost, default=None)

    def _best_world(self) -> Card | None:
        most, military = len(self.hand) - 1, self._power("military")
        able = [
            card
            for card in self.hand
            if card.is_world
            and (
                (card.defense or 0) <= military
                if card.military
                else self._price(card, "settle_discount") <= most
            )
        ]
        return max(able, key=_by_worth, default=None)

    def _power(self, code: str) -> int:
        """Return the sum of all powers of that sort, those for one kind of good left out."""
        return sum(
            power.values["value"]
            for card in self.tableau
            for power in card.powers
            if power.code == code and power.values.get("good") is None
        )

    def _price(self, card: Card, discount: str) -> int:
        return max(0, (card.cost or 0) - self._power(discount))

    def _place(self, card: Card, price: int) -> None:
        self.hand.remove(card)
        self._give_up(price)
        self.tableau.append(card)
        if self._prestige_in_use:
            self.prestige += card.prestige

    def _give_up(self, count: int) -> None:
        """Discard the `count` cards of least worth."""
        self.hand.sort(key=_by_worth, reverse=True)
        keep = max(0, len(self.hand) - max(count, 0))
        self._deck.discard(self.hand[keep:])
        del self.hand[keep:]


def _by_worth(card: Card) -> tuple[int, str]:
    return card.vp, card.id


def _by_cost(card: Card) -> tuple[int, str]:
    return card.cost or 0, card.id
