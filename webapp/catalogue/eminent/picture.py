"""The picture at the head of an Eminent Domain card: our own scheme of its numbers and symbols."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from webapp.catalogue.eminent.gifts import PLANETS
from webapp.catalogue.eminent.icons import of
from webapp.catalogue.models import EminentCard

UNKNOWN = "?"


@dataclass(frozen=True, slots=True)
class Pip:
    """A symbol of the sprite and the number beside it."""

    icon: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class Picture:
    """What the picture shows."""

    shape: str
    """`planet`, `technology` or `role`."""
    icons: tuple[str, ...]
    """Symbols inside the shape: the type of a planet or pile, the symbols of a role."""
    pips: tuple[Pip, ...]
    label: str
    """All of it in words, for who hears the page."""


def picture(card: EminentCard, label: str) -> Picture:
    """Return the picture of a card, which `label` describes in the reader's language."""
    if card.kind == "role":
        return Picture("role", tuple(of(each) for each in card.symbols) or ("take-cards",), (), label)
    shape = "planet" if card.kind in PLANETS else "technology"
    return Picture(shape, (of(card.type or ""),), tuple(_pips(card)), label)


def symbol_icons(symbols: Iterable[str]) -> tuple[str, ...]:
    """Return the sprite's symbols for role symbols."""
    return tuple(of(symbol) for symbol in symbols)


def _pips(card: EminentCard) -> Iterator[Pip]:
    if card.kind == "technology":
        yield Pip(f"ed-level{card.level}")
        yield Pip("ed-research", str(card.research_cost))
        yield Pip(of(card.type or ""), str(card.required_planets))
    else:
        yield Pip("ed-colony", str(card.colonize_cost))
        yield Pip("ed-fighter", str(card.warfare_cost))
    yield Pip("ed-influence", UNKNOWN if "influence" in card.unknown else str(card.influence))
    yield from (Pip(of(symbol)) for symbol in card.symbols)
    yield from (Pip(of(slot)) for slot in card.resource_slots)
    if card.hand_size_bonus:
        yield Pip("ed-hand", f"+{card.hand_size_bonus}")
