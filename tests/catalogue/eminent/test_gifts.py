"""What planets, slots, symbols and influence are good for."""

from __future__ import annotations

import dataclasses

import pytest

from webapp import icons
from webapp.catalogue.eminent.gifts import PLANETS, gifts
from webapp.catalogue.models import Catalogue


def _texts(catalogue: Catalogue, card_id: str) -> list[str]:
    return [each.text for each in gifts(catalogue.eminent[card_id])]


def test_a_planet_tells_all_its_icons(catalogue: Catalogue) -> None:
    assert _texts(catalogue, "new-texas") == [
        "Face up in your empire, it counts as 1 colony on every planet that you settle.",
        "It has 2 resource slots: Food, Water.",
        "Face up in your empire, it counts as a planet when you take a Fertile technology.",
        "Face up in your empire, it is worth 2 influence at the end of the game.",
    ]
    assert "Face up in your empire, it raises your hand limit by 1 card." in _texts(catalogue, "oknow")


def test_equal_symbols_of_a_technology_are_counted_together(catalogue: Catalogue) -> None:
    assert _texts(catalogue, "survey-team") == [
        "From your hand, this card boosts or follows Survey with 2 symbols.",
        "It is worth 2 influence at the end of the game.",
    ]
    assert _texts(catalogue, "terraforming")[1] == (
        "Tucked under a planet, each Colonize symbol on it is 1 colony."
    )


def test_bonus_planets_have_their_own_rules(catalogue: Catalogue) -> None:
    assert _texts(catalogue, "prestige-1") == [
        "Face up in your empire, it is worth 6 influence at the end of the game."
    ]
    assert _texts(catalogue, "utopia-6") == [
        "It has 1 slot for a resource of any type; choose the type when you produce."
    ]


@pytest.mark.parametrize(
    ("card_id", "changes"),
    [
        ("new-texas", {"influence": 3}),
        ("new-texas", {"type": "metallic"}),
        ("new-texas", {"symbols": ("produce",)}),
        ("new-texas", {"resource_slots": ("food",)}),
        ("new-texas", {"resource_slots": ("food", "iron")}),
        ("oknow", {"hand_size_bonus": 2}),
        ("survey-team", {"symbols": ("survey", "trade")}),
        ("survey-team", {"influence": 5}),
    ],
)
def test_every_value_is_said(catalogue: Catalogue, card_id: str, changes: dict[str, object]) -> None:
    card = catalogue.eminent[card_id]
    assert gifts(dataclasses.replace(card, **changes)) != gifts(card)


def test_no_symbol_is_left_out(catalogue: Catalogue) -> None:
    for card in catalogue.eminent.values():
        found = [each.icon for each in gifts(card)]
        assert {f"ed-{symbol}" for symbol in card.symbols} <= set(found), card.id
        assert all(icon in icons.symbols() for icon in found), card.id
        if card.kind in PLANETS and card.resource_slots:
            assert f"ed-{card.resource_slots[0]}" in found
