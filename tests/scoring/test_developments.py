"""Every card whose VPs vary, each with a tableau that was worked out by hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import pytest

from webapp.cards import SET_COMBINATIONS, Card
from webapp.scoring import Score
from webapp.scoring.counting import COUNTS, counts_cards, fits

BASE, TGS, RVI, BOW = SET_COMBINATIONS


@dataclass(frozen=True)
class Case:
    """A card that is scored, what lies beside it, and for each row how many it counts and what they give."""

    card: str
    beside: str
    lines: tuple[tuple[int, int], ...]
    sets: tuple[str, ...] = BASE
    chips: int = 0
    prestige: int = 0


CASES = (
    # 3 each for the Alien production worlds Factory and Fleet; 2 for the Alien windfall world Library; 2 each
    # for the other ALIEN cards, the Rosetta Stone World (grey) and itself. Nothing for the rest.
    Case(
        "alien-tech-institute",
        "alien-robotic-factory lost-alien-battle-fleet deserted-alien-library alien-rosetta-stone-world "
        "mining-world public-works",
        ((2, 6), (1, 2), (2, 4)),
    ),
    # An ALIEN card that is a Novelty production world is only one of the other ALIEN cards.
    Case("alien-tech-institute", "alien-burial-site alien-toy-shop", ((0, 0), (1, 2), (2, 4)), BOW),
    # Production: Space Port, Gem World. Windfall: Resort. Named: both. Mining World is Rare.
    Case(
        "free-trade-association",
        "space-port gem-world galactic-resort consumer-markets expanding-colony mining-world",
        ((2, 4), (1, 1), (2, 4)),
    ),
    # 6-cost: itself and Merchant Guild. Other developments: Public Works, Drop Ships.
    Case("galactic-federation", "merchant-guild public-works drop-ships old-earth", ((2, 4), (2, 2))),
    # Pan-Galactic Research costs 6 though its VPs are fixed; Imperium Planet Buster costs 9 and is "other".
    Case(
        "galactic-federation",
        "pan-galactic-research imperium-planet-buster rebel-pact",
        ((2, 4), (2, 2)),
        BOW,
    ),
    # Rebel military: Base, Miners. Other military: New Sparta, Pirate World.
    Case(
        "galactic-imperium",
        "rebel-base rebel-miners new-sparta pirate-world old-earth space-marines",
        ((2, 4), (2, 2)),
    ),
    # Rebel Cantina is a Rebel world, but not military; Rebel Pact is no world.
    Case("galactic-imperium", "rebel-cantina rebel-pact rebel-stronghold", ((1, 2), (0, 0)), RVI),
    # 14 VPs in chips are four times 3; 3 each for the three named.
    Case(
        "galactic-renaissance",
        "research-labs galactic-trendsetters artist-colony",
        ((4, 4), (3, 9)),
        chips=14,
    ),
    # 2 VPs in chips are not 3, and prestige is no VP chip.
    Case("galactic-renaissance", "old-earth", ((0, 0), (0, 0)), BOW, chips=2, prestige=9),
    Case("galactic-renaissance", "old-earth", ((1, 1), (0, 0)), chips=3),
    # Developments with Explore: itself, Expedition Force, Research Labs. Worlds with Explore: Malevolent
    # Lifeforms, Star Nomad Lair, not once more as worlds. Other worlds: Old Earth, Mining World.
    Case(
        "galactic-survey-seti",
        "expedition-force research-labs malevolent-lifeforms star-nomad-lair old-earth "
        "mining-world public-works",
        ((3, 3), (2, 4), (2, 2)),
    ),
    # Production worlds of the four kinds; windfall and grey worlds give nothing.
    Case(
        "merchant-guild",
        "mining-world gem-world lost-species-ark-world alien-robotic-factory asteroid-belt old-earth",
        ((4, 8),),
    ),
    # Production: Mining World, Rebel Miners. Windfall: Belt, Fuel Cache, Gem Mines. Named: both.
    Case(
        "mining-league",
        "mining-world rebel-miners asteroid-belt rebel-fuel-cache blaster-gem-mines mining-robots "
        "mining-conglomerate gem-world",
        ((2, 4), (3, 3), (2, 4)),
    ),
    # Consume powers: itself, Public Works, Trade League (its power is one of Consume too); worlds: Old Earth,
    # Black Market. Export Duties and Space Port only have Trade powers.
    Case(
        "new-economy",
        "public-works trade-league old-earth black-market-trading-world export-duties space-port",
        ((3, 6), (2, 2)),
    ),
    # 2 (itself) + 2 + 2 - 1; New Military Tactics is temporary, Alpha Centauri specialised.
    Case(
        "new-galactic-order",
        "space-marines lost-alien-warship empath-world new-military-tactics alpha-centauri",
        ((5, 5),),
    ),
    # 2 - 1 - 1 - 1 - 1: negative Military costs points.
    Case(
        "new-galactic-order",
        "contact-specialist empath-world refugee-world pan-galactic-league",
        ((-2, -2),),
    ),
    # Genes: Ark World, Pre-Sentient Race and the Uplift Race, which is not counted once more as military.
    # Other military: Rebel Base, Pirate World. Contact Specialist 3.
    Case(
        "pan-galactic-league",
        "lost-species-ark-world pre-sentient-race avian-uplift-race rebel-base "
        "pirate-world contact-specialist",
        ((3, 6), (2, 2), (1, 3)),
    ),
    # Trade powers: itself, Export Duties, Genetics Lab; worlds: Old Earth, Space Port, Pirate World. The
    # Black Market's is a Consume power.
    Case(
        "trade-league",
        "export-duties genetics-lab old-earth space-port pirate-world black-market-trading-world",
        ((3, 6), (3, 3)),
    ),
    # That its good may not be sold is a Trade power of the Oort Cloud Refinery.
    Case("trade-league", "alien-oort-cloud-refinery", ((1, 2), (1, 1)), BOW),
    # Genes: Hive World, Ancient Race, Uplift Race. The Clandestine Lab has chromosomes, but is grey.
    Case(
        "galactic-genome-project",
        "hive-world ancient-race reptilian-uplift-race clandestine-uplift-lab genetics-lab",
        ((3, 6), (1, 3)),
        TGS,
    ),
    # IMPERIUM: itself, Armaments World, Galactic Imperium. Other military: Alien Factory, Rebel Colony.
    Case(
        "imperium-lords",
        "imperium-armaments-world galactic-imperium damaged-alien-factory rebel-colony old-earth",
        ((3, 6), (2, 2)),
        TGS,
    ),
    # A military world that is an IMPERIUM card counts as the latter only.
    Case("imperium-lords", "imperium-fuel-depot new-sparta", ((2, 4), (1, 1)), BOW),
    # Windfall worlds of the four kinds, military or not; TERRAFORMING: itself, Robots. Terraformed World has
    # not got the word.
    Case(
        "terraforming-guild",
        "asteroid-belt alien-toy-shop rebel-sympathizers ancient-race terraforming-robots terraformed-world "
        "mining-world",
        ((4, 8), (2, 4)),
        TGS,
    ),
    # Named: Bank, Credits, the Gambling World of this set. Other developments: itself, Public Works, Drop
    # Ships.
    Case(
        "galactic-bankers",
        "interstellar-bank investment-credits gambling-world-rvi public-works drop-ships old-earth",
        ((3, 6), (3, 3)),
        RVI,
    ),
    # None to four different kinds; several of one kind, military or not, are one, and grey is none.
    Case("galactic-exchange", "old-earth public-works", ((0, 0), (0, 0)), RVI),
    Case("galactic-exchange", "old-earth gem-world pirate-world", ((1, 1), (0, 0)), RVI),
    Case("galactic-exchange", "gem-world mining-world asteroid-belt", ((2, 3), (0, 0)), RVI),
    # The rulebook's own example: three kinds and Diversified Economy are 9.
    Case(
        "galactic-exchange",
        "gem-world mining-world alien-monolith diversified-economy",
        ((3, 6), (1, 3)),
        RVI,
    ),
    Case("galactic-exchange", "gem-world mining-world alien-monolith hive-world", ((4, 10), (0, 0)), RVI),
    # IMPERIUM: itself, Warlord, Troops. Rebel military: Homeworld, Primitive Rebel World. Rebel Cantina is
    # not military, New Sparta no Rebel world.
    Case(
        "imperium-seat",
        "imperium-warlord imperium-troops rebel-homeworld primitive-rebel-world rebel-cantina new-sparta",
        ((3, 6), (2, 4)),
        RVI,
    ),
    # Rare: Mining World, Gem Smugglers, Convict Mines. Other worlds: Old Earth, Gem World. TERRAFORMING:
    # Robots, Guild.
    Case(
        "prospecting-guild",
        "mining-world gem-smugglers rebel-convict-mines old-earth gem-world terraforming-robots "
        "terraforming-guild public-works",
        ((3, 6), (2, 2), (2, 2)),
        RVI,
    ),
    # REBEL: itself, Cantina, Pact, Stronghold. Other military: New Sparta, Hidden Fortress.
    Case(
        "rebel-alliance",
        "rebel-cantina rebel-pact rebel-stronghold new-sparta hidden-fortress old-earth",
        ((4, 8), (2, 2)),
        RVI,
    ),
    # Chromosomes: Devolved Race, Gnarssh, Clandestine Lab. Other UPLIFT: itself, Uplift Camp, Uplift Center.
    Case(
        "uplift-code",
        "devolved-uplift-race the-last-of-the-uplift-gnarssh "
        "clandestine-uplift-lab abandoned-alien-uplift-camp "
        "alien-uplift-center hive-world",
        ((3, 9), (3, 6)),
        RVI,
    ),
    # Chromosomes count whatever the kind of the world: Mole (Rare). Gene Breeders are UPLIFT without them.
    Case("uplift-code", "mining-mole-uplift-race uplift-gene-breeders", ((1, 3), (2, 4)), BOW),
    # 1 for each prestige chip (on top of the chips' own).
    Case("federation-capital", "old-earth", ((7, 7),), BOW, prestige=7),
    Case("federation-capital", "old-earth", ((0, 0),), BOW),
    # ALIEN: itself, Burial Site (a Novelty production world, but 2 once), Guardian, Research Team. Other
    # production worlds: Gem World, Mining World, Lifeforms; Asteroid Belt is a windfall world.
    Case(
        "alien-cornucopia",
        "alien-burial-site alien-guardian alien-research-team gem-world mining-world "
        "lifeforms-inc asteroid-belt",
        ((4, 8), (3, 3)),
        BOW,
    ),
    # TERRAFORMING: itself, Engineers, Guild (not once more as a 6-cost development). Other 6-cost: Merchant
    # Guild, Pan-Galactic Research. Production: Mining World, Departure Point. Planet Buster costs 9.
    Case(
        "golden-age-of-terraforming",
        "terraforming-engineers terraforming-guild merchant-guild pan-galactic-research mining-world "
        "alien-departure-point imperium-planet-buster",
        ((3, 6), (2, 2), (2, 2)),
        BOW,
    ),
    # 1 for each prestige chip and 2 each for the three named.
    Case(
        "pan-galactic-affluence",
        "export-duties galactic-renaissance terraformed-world old-earth",
        ((6, 6), (3, 6)),
        BOW,
        prestige=6,
    ),
    # Novelty: Gem World, Resort, Tourist Attraction. Expanding Colony 2, not once more as a world. Other
    # worlds: Old Earth, Mining World.
    Case(
        "pan-galactic-hologrid",
        "gem-world galactic-resort alien-tourist-attraction expanding-colony old-earth "
        "mining-world public-works",
        ((3, 6), (1, 2), (2, 2)),
        BOW,
    ),
    # Military -2 (itself) - 1 (Mediator) - 1 (Psi-Crystal World) gives 4; military worlds: Council, Hub;
    # Mediator 2.
    Case(
        "universal-peace-institute",
        "pan-galactic-mediator psi-crystal-world rebel-council information-hub",
        ((4, 4), (2, 2), (1, 2)),
        BOW,
    ),
    # The card is silent about positive Military; the reading taken is that -2 + 2 + 3 = 3 costs 3.
    Case("universal-peace-institute", "space-marines drop-ships", ((-3, -3), (0, 0), (0, 0)), BOW),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.card}-{len(case.beside)}-{case.chips}")
def test_a_worked_tableau(case: Case, race: Mapping[str, Card], scored: Callable[..., Score]) -> None:
    result = scored(f"{case.card} {case.beside}", chips=case.chips, prestige=case.prestige, sets=case.sets)
    own = result.cards[0]
    assert own.id == case.card
    assert tuple((line.count, line.points) for line in own.lines) == case.lines
    assert own.printed == 0
    assert own.bonus == own.points == sum(points for _, points in case.lines)
    assert [line.row for line in own.lines] == list(race[case.card].scoring)


def test_every_card_with_variable_vps_is_worked_out(race: Mapping[str, Card]) -> None:
    variable = {card.id for card in race.values() if card.variable_vp}
    assert variable == {card.id for card in race.values() if card.scoring}
    assert variable == {case.card for case in CASES}
    six_cost = {card.id for card in race.values() if card.is_six_cost_development}
    assert six_cost - variable == {"pan-galactic-research"}
    assert variable - six_cost == {"federation-capital"}


def test_pan_galactic_research_has_its_fixed_vps(scored: Callable[..., Score]) -> None:
    (own,) = scored("pan-galactic-research", sets=RVI).cards
    assert (own.printed, own.bonus, own.points, own.lines) == (4, 0, 4, ())


def test_every_row_of_the_data_can_be_counted(race: Mapping[str, Card]) -> None:
    rows = [row for card in race.values() for row in card.scoring]
    assert {row.counts for row in rows} == COUNTS
    assert all((row.points is None) == (row.counts == "distinct_kinds_of_worlds") for row in rows)


def test_the_first_row_that_fits_is_never_worse_than_a_later_one(race: Mapping[str, Card]) -> None:
    """Printed "other" and the ruling "use the better" (score-one-condition-per-card) come to the same."""
    for card in race.values():
        rows = [row for row in card.scoring if counts_cards(row)]
        for other in race.values():
            worth = [row.points or 0 for row in rows if fits(row, other)]
            assert worth[:1] == [max(worth)] if worth else True, (card.id, other.id)
