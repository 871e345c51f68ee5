"""Which designs a scoring row means by the titles that it names."""

from __future__ import annotations

from collections.abc import Iterable

from webapp.cards import SETS, Card, ScoringRow


def share_a_deck(card: Card, other: Card) -> bool:
    """Return whether both are in the deck of some choice of sets."""
    return any(card.copies.get(name) and other.copies.get(name) for name in SETS)


def named_cards(card: Card, row: ScoringRow, cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the designs that a row of `card` names, in the order of the titles on it.

    Of two designs with one title only the one is meant that can lie beside the card: Galactic Bankers never
    meets the Gambling World of the base game, which Rebel vs Imperium replaces (RVI-4).
    """
    known = tuple(cards)
    return tuple(
        other for name in row.names for other in known if other.name == name and share_a_deck(card, other)
    )


def naming_cards(card: Card, cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards whose scoring names `card` and that can lie beside it."""
    return tuple(
        other
        for other in cards
        if share_a_deck(other, card) and any(card.name in row.names for row in other.scoring)
    )
