"""What cannot lie on a table is refused, and what just can is not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from webapp.cards import SET_COMBINATIONS, SETS, Card
from webapp.refusal import Refusal
from webapp.scoring.limits import check

BASE, TGS, RVI, BOW = SET_COMBINATIONS


def accept(tableau: list[Card], **values: Any) -> None:
    arguments: dict[str, Any] = {"vp_chips": 0, "prestige": 0, "sets": SETS} | values
    check(tableau, **arguments)


def refusal(tableau: list[Card], **values: Any) -> tuple[str, dict[str, object]]:
    """Return kind and values of the refusal; 0 chips, no prestige and all sets if not told otherwise."""
    with pytest.raises(Refusal) as caught:
        accept(tableau, **values)
    return caught.value.kind, caught.value.values


def cards_of(race: Mapping[str, Card], ids: str) -> list[Card]:
    return [race[card_id] for card_id in ids.split()]


@pytest.mark.parametrize("sets", SET_COMBINATIONS)
def test_the_whole_deck_is_within_the_copies_and_one_card_more_is_not(
    race: Mapping[str, Card], sets: tuple[str, ...]
) -> None:
    deck = [card for card in race.values() for _ in range(card.copies_with(sets))]
    accept(deck[:99], sets=sets)
    accept(deck[-99:], sets=sets)
    assert refusal(deck[:100], sets=sets) == ("too_many", {"where": "tableau", "count": 100, "most": 99})


def test_several_start_worlds_may_lie_in_one_tableau(race: Mapping[str, Card]) -> None:
    start_worlds = [card for card in race.values() if card.start_number is not None]
    assert len(start_worlds) == 16
    accept(start_worlds)


def test_more_copies_than_there_are(race: Mapping[str, Card]) -> None:
    expected = ("too_many_copies", {"card": "old-earth", "count": 2, "copies": 1})
    assert refusal(cards_of(race, "old-earth gem-world old-earth")) == expected
    # The Gathering Storm brings a third copy of Contact Specialist.
    accept(cards_of(race, "contact-specialist " * 3), sets=TGS)
    expected = ("too_many_copies", {"card": "contact-specialist", "count": 3, "copies": 2})
    assert refusal(cards_of(race, "contact-specialist " * 3), sets=BASE) == expected


@pytest.mark.parametrize(
    ("card", "sets", "text"),
    [
        ("imperium-lords", BASE, "base"),
        ("gambling-world", RVI, "base, tgs, rvi"),
        ("gambling-world-rvi", TGS, "base, tgs"),
        ("federation-capital", RVI, "base, tgs, rvi"),
    ],
)
def test_a_card_that_is_in_no_set_in_use(
    race: Mapping[str, Card], card: str, sets: tuple[str, ...], text: str
) -> None:
    expected = ("card_not_in_sets", {"card": card, "sets": text})
    assert refusal(cards_of(race, f"old-earth {card}"), sets=sets) == expected


@pytest.mark.parametrize(
    "sets", [(), ("tgs",), ("base", "rvi"), ("tgs", "base"), ("base", "base"), ("Base",)]
)
def test_sets_that_cannot_be_played_together(sets: tuple[str, ...]) -> None:
    assert refusal([], sets=sets) == ("unknown_sets", {"sets": ", ".join(sets)})


@pytest.mark.parametrize(("name", "most"), [("vp_chips", 999), ("prestige", 99)])
def test_the_bounds_of_the_numbers(name: str, most: int) -> None:
    accept([], **{name: most})
    for value in (-1, most + 1):
        expected = ("out_of_range", {"where": name, "value": value, "low": 0, "high": most})
        assert refusal([], **{name: value}) == expected
    for wrong in (1.0, True, "1", None):
        assert refusal([], **{name: wrong}) == ("wrong_type", {"where": name, "expected": "whole_number"})


@pytest.mark.parametrize("sets", [BASE, TGS, RVI])
def test_prestige_needs_the_brink_of_war(sets: tuple[str, ...]) -> None:
    accept([], sets=sets)
    assert refusal([], prestige=1, sets=sets) == ("prestige_without_bow", {"prestige": 1})
