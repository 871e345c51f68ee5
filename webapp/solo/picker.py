"""The picker: which cards of the sets in use can be meant, narrowed by what is typed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from webapp.cards import Card
from webapp.catalogue.fold import searchable
from webapp.catalogue.models import Catalogue
from webapp.robot.game import Game

SHOWN = 8
"""Cards offered at once while typing; the person types on to see others."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One card that can be picked."""

    card: Card
    title: str
    """In the reader's language."""
    elsewhere: bool
    """Whether all its copies are known to lie elsewhere; such cards come last."""


@dataclass(frozen=True, slots=True)
class Offer:
    """The cards that match, as many as are shown, and how many there are."""

    choices: tuple[Choice, ...]
    count: int

    @property
    def more(self) -> int:
        """How many match beyond those shown."""
        return self.count - len(self.choices)


def offer(
    catalogue: Catalogue,
    game: Game,
    lang: str,
    query: str,
    fits: Callable[[Card], bool],
    *,
    own: Iterable[str] = (),
    most: int | None = SHOWN,
) -> Offer:
    """Return the cards of the sets in use that `fits` takes and that `query` (in any language) names.

    `own` are ids of cards known to lie in the player's tableau. `most` bounds how many are shown.
    """
    sets, words = game.setup.sets, searchable(query).split()
    fitting = [
        card
        for card in game.cards.values()
        if card.copies_with(sets) and fits(card) and _matches(catalogue, card, lang, words)
    ]
    if most == 0:
        return Offer((), len(fitting))
    lying = _lying(game, own)
    matching = [
        Choice(card, catalogue.title(card.id, lang).text, lying[card.id] >= card.copies_with(sets))
        for card in fitting
    ]
    matching.sort(key=lambda choice: (choice.elsewhere, _rank(choice, query), searchable(choice.title)))
    return Offer(tuple(matching[:most]), len(matching))


def _lying(game: Game, own: Iterable[str]) -> Counter[str]:
    """Return how many copies of each card are known to lie on the table."""
    lying = Counter(own)
    if not lying[game.setup.player_world]:
        lying[game.setup.player_world] += 1
    lying.update(entry.card.id for entry in game.state.robot.tableau if entry.card.id)
    return lying


def _matches(catalogue: Catalogue, card: Card, lang: str, words: list[str]) -> bool:
    """Whether all `words`, folded, stand in the English or in the localized title."""
    if not words:
        return True
    text = searchable(f"{card.name} {catalogue.title(card.id, lang).text}")
    return all(word in text for word in words)


def _rank(choice: Choice, query: str) -> int:
    """Return 0 where a title begins with the query, 1 otherwise."""
    start = searchable(query)
    begins = searchable(choice.title).startswith(start) or searchable(choice.card.name).startswith(start)
    return 0 if begins else 1
