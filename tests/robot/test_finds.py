"""Which cards fit what the robot flips for: all cards of the game at once."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from webapp.cards import Card
from webapp.robot import finds
from webapp.robot.vocabulary import FINDS

ALIEN_MILITARY = {
    "alien-guardian",
    "alien-monolith",
    "alien-robot-scout-ship",
    "alien-robot-sentry",
    "alien-uplift-center",
    "damaged-alien-factory",
    "lost-alien-battle-fleet",
    "lost-alien-warship",
}
ALIEN_NONMILITARY = {
    "alien-data-repository",
    "alien-departure-point",
    "alien-oort-cloud-refinery",
    "alien-robotic-factory",
    "alien-toy-shop",
    "deserted-alien-colony",
    "deserted-alien-library",
    "deserted-alien-outpost",
}
CHROMOSOMES = {
    "aquatic-uplift-race",
    "avian-uplift-race",
    "clandestine-uplift-lab",
    "devolved-uplift-race",
    "insect-uplift-race",
    "mining-mole-uplift-race",
    "ravaged-uplift-world",
    "reptilian-uplift-race",
    "the-last-of-the-uplift-gnarssh",
    "uplift-mercenary-force",
    "uplift-revolt-world",
}


def fitting(cards: Mapping[str, Card], find: str) -> set[str]:
    return {card.id for card in cards.values() if finds.FITS[find](card)}


def test_every_find_has_its_test() -> None:
    assert set(finds.FITS) == set(FINDS)


def test_worlds_and_developments(cards: Mapping[str, Card]) -> None:
    """R-FLIP-1: any development, the Imperium Planet Buster too; a world is military or not."""
    worlds = {card.id for card in cards.values() if card.kind == "world"}
    military = {card.id for card in cards.values() if card.kind == "world" and card.defense is not None}
    assert fitting(cards, "any_world") == worlds
    assert fitting(cards, "military_world") == military
    assert fitting(cards, "nonmilitary_world") == worlds - military
    assert fitting(cards, "development") == set(cards) - worlds
    assert "imperium-planet-buster" in fitting(cards, "development")


def test_alien_worlds(cards: Mapping[str, Card]) -> None:
    """R-WORLD-14: the good kind counts, the word in the title does not; the Oort Cloud Refinery counts."""
    assert fitting(cards, "alien_world") == ALIEN_MILITARY | ALIEN_NONMILITARY
    for only_by_title in (
        "alien-research-team",
        "alien-booby-trap",
        "alien-burial-site",
        "alien-rosetta-stone-world",
    ):
        assert not finds.is_alien_world(cards[only_by_title])
    assert fitting(cards, "alien_military_or_nonmilitary_world") == ALIEN_MILITARY | fitting(
        cards, "nonmilitary_world"
    )


def test_chromosome_worlds(cards: Mapping[str, Card]) -> None:
    """R-WORLD-13: the symbol, whether military or not."""
    assert {card.id for card in cards.values() if finds.COUNTED["chromosome_world"](card)} == CHROMOSOMES
    assert finds.count("chromosome_world", [cards[name] for name in ("old-earth", *CHROMOSOMES)]) == 11


def test_rebels(cards: Mapping[str, Card]) -> None:
    """R-WORLD-15: Rebel developments and Rebel military worlds; the Rebel Cantina is neither."""
    rewarded = {card.id for card in cards.values() if any(test(card) for test in finds.REWARDED.values())}
    assert rewarded == {
        "rebel-alliance",
        "rebel-pact",
        "rebel-sneak-attack",
        "rebel-troops",
        "rebel-base",
        "rebel-colony",
        "rebel-convict-mines",
        "rebel-council",
        "rebel-freedom-fighters",
        "rebel-fuel-cache",
        "rebel-fuel-refinery",
        "rebel-homeworld",
        "rebel-miners",
        "rebel-outpost",
        "rebel-stronghold",
        "rebel-sympathizers",
        "rebel-underground",
        "rebel-warrior-race",
        "primitive-rebel-world",
    }


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        (Card("", "", "development", cost=6), True),
        (Card("", "", "development", cost=5), False),
        (Card("", "", "development", cost=9), False),
        (Card("", "", "world", cost=6), False),
    ],
)
def test_six_cost_developments(card: Card, expected: bool) -> None:
    """R-FLIP-1: printed cost 6, no more and no less, and a development."""
    assert card.is_six_cost_development is expected


def test_a_development_with_a_good_or_symbol_is_no_world() -> None:
    """An object card may say so; it has no effect."""
    odd = Card("", "", "development", cost=1, good="alien", chromosome=True)
    assert not finds.is_alien_world(odd)
    assert finds.count("chromosome_world", [odd]) == 0
