"""Cards that the player names or describes: ids, and objects with every good and bad value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import pytest

from webapp.cards import SETS, Card
from webapp.refusal import Refusal
from webapp.robot.placed import described, placed

if TYPE_CHECKING:
    from tests.robot.conftest import Sit

WORLD: Mapping[str, Any] = {"kind": "world", "vp": 2, "military": False}
DEVELOPMENT: Mapping[str, Any] = {"kind": "development", "vp": 1, "cost": 3}
FULL: Mapping[str, Any] = {
    "kind": "world",
    "vp": -20,
    "military": True,
    "cost": 9,
    "good": "any",
    "keywords": ["alien", "rebel", "uplift", "terraforming", "imperium"],
    "chromosome": True,
    "prestige": 9,
    "name": "Ωmega ★",
}


def test_a_world_with_everything() -> None:
    card = described(dict(FULL), prestige=True)
    assert (card.kind, card.vp, card.military, card.good, card.chromosome) == (
        "world",
        -20,
        True,
        "any",
        True,
    )
    assert card.keywords == frozenset({"alien", "rebel", "uplift", "terraforming", "imperium"})
    assert (card.prestige, card.name, card.id) == (9, "Ωmega ★", "")


def test_the_least_that_a_card_needs() -> None:
    world = described(dict(WORLD), prestige=False)
    assert (world.military, world.good, world.keywords, world.chromosome) == (False, None, frozenset(), False)
    development = described(dict(DEVELOPMENT), prestige=False)
    assert (development.cost, development.military, development.is_world) == (3, False, False)


@pytest.mark.parametrize("cost", range(10))
def test_only_cost_six_is_a_six_cost_development(cost: int) -> None:
    """R-FLIP-1."""
    card = described({**DEVELOPMENT, "cost": cost}, prestige=False)
    assert card.is_six_cost_development is (cost == 6)


def test_keys_that_have_no_effect() -> None:
    """A development may say `military`, a world `cost`, null as in the card data."""
    development = described({**DEVELOPMENT, "military": True}, prestige=False)
    assert not development.military
    for cost in (None, 0, 6):
        assert not described({**WORLD, "cost": cost}, prestige=False).is_six_cost_development
    assert described({**WORLD, "good": None}, prestige=False).good is None


BAD: list[tuple[Any, str]] = [
    (None, "wrong_type"),
    (3, "wrong_type"),
    ([], "wrong_type"),
    (True, "wrong_type"),
    ({}, "missing_key"),
    ({"vp": 1, "cost": 3}, "missing_key"),
    ({"kind": "world", "military": True}, "missing_key"),
    ({"kind": "development", "vp": 1}, "missing_key"),
    ({"kind": "development", "vp": 1, "military": False}, "missing_key"),
    ({"kind": "world", "vp": 1}, "missing_key"),
    ({"kind": "world", "vp": 1, "cost": 2}, "missing_key"),
    ({**WORLD, "kind": "planet"}, "unknown_value"),
    ({**WORLD, "kind": "World"}, "unknown_value"),
    ({**WORLD, "kind": 1}, "wrong_type"),
    ({**WORLD, "vp": 21}, "out_of_range"),
    ({**WORLD, "vp": -21}, "out_of_range"),
    ({**WORLD, "vp": 2.0}, "wrong_type"),
    ({**WORLD, "vp": True}, "wrong_type"),
    ({**WORLD, "vp": "variable"}, "wrong_type"),
    ({**WORLD, "vp": None}, "wrong_type"),
    ({**WORLD, "military": 1}, "wrong_type"),
    ({**WORLD, "military": None}, "wrong_type"),
    ({**WORLD, "cost": 10}, "out_of_range"),
    ({**WORLD, "cost": "2"}, "wrong_type"),
    ({**WORLD, "good": "gems"}, "unknown_value"),
    ({**WORLD, "good": ""}, "unknown_value"),
    ({**WORLD, "good": ["rare"]}, "wrong_type"),
    ({**WORLD, "keywords": "rebel"}, "wrong_type"),
    ({**WORLD, "keywords": ["Rebel"]}, "unknown_value"),
    ({**WORLD, "keywords": [3]}, "wrong_type"),
    ({**WORLD, "keywords": ["rebel"] * 6}, "too_many"),
    ({**WORLD, "keywords": None}, "wrong_type"),
    ({**WORLD, "chromosome": "yes"}, "wrong_type"),
    ({**WORLD, "chromosome": 0}, "wrong_type"),
    ({**WORLD, "prestige": 10}, "out_of_range"),
    ({**WORLD, "prestige": -1}, "out_of_range"),
    ({**WORLD, "prestige": True}, "wrong_type"),
    ({**WORLD, "name": None}, "wrong_type"),
    ({**WORLD, "name": "x" * 101}, "too_long"),
    ({**WORLD, "id": "gem-world"}, "unknown_key"),
    ({**WORLD, "Military": True}, "unknown_key"),
    ({**WORLD, "defense": 2}, "unknown_key"),
    ({**DEVELOPMENT, "cost": 10}, "out_of_range"),
    ({**DEVELOPMENT, "cost": -1}, "out_of_range"),
    ({**DEVELOPMENT, "cost": 6.0}, "wrong_type"),
    ({**DEVELOPMENT, "cost": None}, "wrong_type"),
    ({**DEVELOPMENT, "cost": True}, "wrong_type"),
    ({**DEVELOPMENT, "military": "no"}, "wrong_type"),
]


@pytest.mark.parametrize(("given", "kind"), BAD, ids=str)
def test_refused_descriptions(sit: Sit, given: object, kind: str) -> None:
    """Whatever the event that carries it: a find, an addition, a removal."""
    with pytest.raises(Refusal) as caught:
        described(given, prestige=True)
    assert caught.value.kind == kind
    seat = sit(sets="bow", stack=5)
    for event in ("add", "remove"):
        assert seat.refused({"type": event, "who": "robot", "card": given}).kind == kind
    if given is not None:
        seat.open("develop trade", "develop produce").done()
        assert seat.refused({"type": "flip", "missed": 0, "found": given}).kind == kind


def test_prestige_only_with_the_brink_of_war(sit: Sit) -> None:
    """R-PRE-1: without it 0 is the only prestige that an object may name."""
    assert described({**WORLD, "prestige": 0}, prestige=False).prestige == 0
    refusal = sit(sets="rvi").refused({"type": "add", "who": "robot", "card": {**WORLD, "prestige": 1}})
    assert refusal.kind == "prestige_not_in_use"
    sit(sets="bow").add({**WORLD, "prestige": 1})


@pytest.mark.parametrize(
    "given", ["", "no-such-card", "Gem World", "GEM-WORLD", "gem-world ", "../gem-world"]
)
def test_unknown_ids(sit: Sit, given: str) -> None:
    refusal = sit().refused({"type": "add", "who": "robot", "card": given})
    assert (refusal.kind, refusal.values) == ("unknown_card", {"value": given})


def test_only_cards_of_the_sets_in_use(cards: Mapping[str, Card]) -> None:
    """A card with no copy for the last set is refused; a replaced one with the set that replaces it too."""
    for count in range(1, 5):
        sets = SETS[:count]
        for card in cards.values():
            if card.copies.get(sets[-1], 0):
                assert placed(card.id, cards, sets).card is card
            else:
                with pytest.raises(Refusal) as caught:
                    placed(card.id, cards, sets)
                assert (caught.value.kind, caught.value.values) == ("card_not_in_sets", {"card": card.id})
    assert cards["gambling-world"].copies_with(SETS[:3]) == 0
    assert cards["gambling-world-rvi"].copies_with(SETS[:3]) > 0


def test_it_stands_in_the_tableau_as_given(sit: Sit) -> None:
    seat = sit(sets="bow").add(dict(FULL), "gem-world")
    assert [entry.given for entry in seat.robot.tableau] == ["earths-lost-colony", FULL, "gem-world"]


def test_an_event_changed_afterwards_changes_no_game(sit: Sit) -> None:
    """A game is immutable: nothing in it hangs on the object that an event was read from."""
    card = {**WORLD, "keywords": ["rebel"]}
    seat = sit().play({"type": "add", "who": "robot", "card": card})
    before = list(seat.game.events)
    card["vp"] = 9
    card["keywords"].append("alien")
    assert seat.robot.tableau[1].given == {**WORLD, "keywords": ["rebel"]}
    assert before[-1]["card"] == {**WORLD, "keywords": ["rebel"]}
    assert seat.robot.tableau[1].card.keywords == {"rebel"}
