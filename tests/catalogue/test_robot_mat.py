"""The catalogue says of every card what the robot's own rules do with it."""

from __future__ import annotations

import pytest

from webapp.cards import Card
from webapp.catalogue.models import Catalogue
from webapp.catalogue.robot_mat import World, is_alien_world, meet, worlds
from webapp.robot import finds
from webapp.robot.ending import card_worth
from webapp.robot.flips import Wanted
from webapp.robot.mat import Mat, Profile

RICH = 4


@pytest.fixture(scope="module")
def mat(catalogue: Catalogue) -> Mat:
    return Mat.from_data(catalogue.mat)


def _wanted(profile: Profile, cell: str) -> Wanted:
    """What the robot flips for in a cell, with all the credit that there is."""
    part = {
        "develop.action": profile.develop_action,
        "develop.response": profile.develop_response,
        "settle.action": profile.settle_action,
        "settle.response": profile.settle_response,
    }[cell]
    find = getattr(part, "find", "development")
    return Wanted("stack", find, RICH, 10, part.price_of, never=profile.never_places)


def test_every_start_world_is_told_in_order(catalogue: Catalogue) -> None:
    assert [world.number for world in worlds(catalogue)] == list(range(16))
    assert all(world.card.start_number == world.number for world in worlds(catalogue))


@pytest.mark.parametrize("cell", ["develop.action", "develop.response", "settle.action", "settle.response"])
def test_find_and_price_are_those_of_the_rules(catalogue: Catalogue, mat: Mat, cell: str) -> None:
    for world in worlds(catalogue):
        wanted = _wanted(mat.profile(world.card.id), cell)
        for card in catalogue.race.values():
            expected = wanted.price(card) if wanted.fits(card) else None
            assert world.price(cell, card) == expected, (world.card.id, card.id)


def test_the_other_predicates_are_those_of_the_rules(catalogue: Catalogue, mat: Mat) -> None:
    for card in catalogue.race.values():
        assert is_alien_world(card) == finds.is_alien_world(card)
        for world in worlds(catalogue):
            profile = mat.profile(world.card.id)
            rewarded = any(finds.REWARDED[sort](card) for sort in profile.prestige_on_placing)
            assert world.rewards(card) == rewarded
            first = profile.first_settle
            assert world.places_first(card) == (
                first is not None
                and Wanted("common_deck", first.find, RICH, 0, lambda card: 0, first.min_vp).fits(card)
            )


def test_a_6_cost_development_is_worth_what_the_difficulty_says(catalogue: Catalogue, mat: Mat) -> None:
    card = catalogue.race["galactic-federation"]
    worth = {name: card_worth(card, each, 0) for name, each in mat.difficulties.items()}
    assert worth == {name: each["six_cost_vp"] for name, each in catalogue.mat["difficulty"].items()}


def test_cards_that_never_meet_are_not_told_together(catalogue: Catalogue) -> None:
    race = catalogue.race
    assert meet(race["old-earth"], race["alpha-centauri"])
    assert not meet(race["old-earth"], race["old-earth"])
    assert meet(race["doomed-world"], race["gambling-world"])
    assert not meet(race["rebel-cantina"], race["gambling-world"])  # replaced in that set


def test_what_no_rulebook_says_is_a_reading(catalogue: Catalogue) -> None:
    by_id: dict[str, World] = {world.card.id: world for world in worlds(catalogue)}
    assert by_id["rebel-freedom-fighters"].is_reading("settle.response")
    # That it acts at credit 0 is a reading; what it pays is not.
    assert not by_id["galactic-developers"].is_reading("develop.response")
    assert by_id["alien-research-team"].is_reading("settle.response")
    assert not by_id["new-sparta"].is_reading("settle.response")


def test_alien_is_the_kind_of_world_not_the_keyword() -> None:
    assert is_alien_world(Card("a", "A", "world", good="alien"))
    assert is_alien_world(Card("a", "A", "world", good="any"))
    assert not is_alien_world(Card("a", "A", "world", keywords=frozenset({"alien"})))
    assert not is_alien_world(Card("a", "A", "development", good="alien"))
