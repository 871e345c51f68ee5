"""Total Military: what the cards give always, without the specialised and the temporary powers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from webapp.cards import Card

_PER: Mapping[str, Callable[[Card], bool]] = {
    "military_world": lambda card: card.is_world and card.military,
    "chromosome_world": lambda card: card.is_world and card.chromosome,
    "genes_world": lambda card: card.is_world and card.good == "genes",
    "rebel_world": lambda card: card.is_world and "rebel" in card.keywords,
}
"""What a `military_per` power may count, by its value `per`."""


def military_of(card: Card, tableau: Sequence[Card]) -> int:
    """Return what `card` adds to the total Military of the owner of `tableau`, negative if it takes away.

    Counted are the codes `military`, `military_per` (`value` for each `per` in the tableau, the card itself
    included where it is one) and `military_if_own_imperium_card` (`value` once, however many IMPERIUM cards).
    """
    total = 0
    for power in card.powers:
        if power.code == "military":
            total += power.values["value"]
        elif power.code == "military_per":
            is_one = _PER[power.values["per"]]
            total += power.values["value"] * sum(is_one(other) for other in tableau)
        elif power.code == "military_if_own_imperium_card" and any(
            "imperium" in other.keywords for other in tableau
        ):
            total += power.values["value"]
    return total


def total_military(tableau: Sequence[Card]) -> int:
    """Return the total Military of the owner of `tableau`; it may be negative (BASE-178)."""
    return sum(military_of(card, tableau) for card in tableau)
