"""Total Military: what counts towards it, what does not, and that it may be negative."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from webapp.cards import Card, Power
from webapp.scoring.military import military_of, total_military


@pytest.mark.parametrize(
    ("ids", "military"),
    [
        ("", 0),
        ("old-earth gem-world public-works", 0),
        # 2 + 2 + 3
        ("new-sparta space-marines drop-ships", 7),
        # Specialised and temporary Military never counts: against Rare, against Alien, against Rebels, and
        # discarding a card.
        ("alpha-centauri alien-rosetta-stone-world galactic-imperium new-military-tactics", 0),
        # Space Mercenaries: 1 always, more only for discarded cards.
        ("space-mercenaries", 1),
        # -1 -1 -1
        ("empath-world refugee-world contact-specialist", -3),
        # Hidden Fortress: 1 for each military world, itself included: Fortress, New Sparta, Pirate World,
        # Rebel Base = 4; and New Sparta's own 2.
        ("hidden-fortress new-sparta pirate-world rebel-base old-earth space-marines", 4 + 2 + 2),
        # Uplift Mercenary Force is a chromosome world, though not a military one: itself and two more.
        ("uplift-mercenary-force avian-uplift-race mining-mole-uplift-race uplift-gene-breeders", 3),
        # Two such powers: each counts the same three chromosome worlds.
        ("uplift-mercenary-force uplift-revolt-world aquatic-uplift-race", 3 + 3),
        # Rebel Freedom Fighters: 1, and -2 with an IMPERIUM card, once for however many.
        ("rebel-freedom-fighters", 1),
        ("rebel-freedom-fighters imperium-capital", -1),
        ("rebel-freedom-fighters imperium-capital imperium-seat imperium-warlord", -1 + 1),
        # The Imperium card may be a development too.
        ("rebel-freedom-fighters galactic-imperium", -1),
        # Takeover powers are no Military.
        ("imperium-seat rebel-alliance rebel-sneak-attack", 0),
    ],
)
def test_total_military(race: Mapping[str, Card], ids: str, military: int) -> None:
    assert total_military([race[card_id] for card_id in ids.split()]) == military


@pytest.mark.parametrize(
    ("per", "count"), [("military_world", 3), ("chromosome_world", 2), ("genes_world", 4), ("rebel_world", 1)]
)
def test_everything_that_military_may_be_multiplied_by(
    race: Mapping[str, Card], per: str, count: int
) -> None:
    giver = Card(
        "giver", "Giver", "development", powers=(Power("3", "military_per", {"value": 2, "per": per}),)
    )
    # Military: Uplift Race, Outlaw World, Pirate World. Chromosomes: Uplift Race, Mole. Genes: Uplift Race,
    # Pre-Sentient Race, Ark, Gene Breeders. Rebel worlds: Cantina (Rebel Pact is a development).
    ids = (
        "avian-uplift-race outlaw-world pirate-world mining-mole-uplift-race pre-sentient-race "
        "lost-species-ark-world uplift-gene-breeders rebel-cantina rebel-pact"
    )
    tableau = [giver, *(race[card_id] for card_id in ids.split())]
    assert military_of(giver, tableau) == 2 * count
    assert total_military(tableau) == 2 * count


def test_what_one_card_adds(race: Mapping[str, Card]) -> None:
    tableau = [race[i] for i in ("hidden-fortress", "new-sparta", "empath-world", "old-earth")]
    assert [military_of(card, tableau) for card in tableau] == [2, 2, -1, 0]
