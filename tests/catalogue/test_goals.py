from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from webapp import resources
from webapp.catalogue.goals import OPEN, gives, helps, raises_hand_limit
from webapp.catalogue.models import Catalogue

Record = dict[str, Any]
MILITARY = ("military", "military_if_own_imperium_card")


@pytest.fixture(scope="module")
def records() -> dict[str, Record]:
    """The cards as the files have them, read without the code that is tested."""
    folder = resources.folder("data") / "cards" / "race-for-the-galaxy"
    names = ("base", "gathering-storm", "rebel-vs-imperium", "brink-of-war")
    return {
        card_id: record
        for name in names
        for card_id, record in tomllib.loads((folder / f"{name}.toml").read_text("utf-8")).items()
    }


def _powers(record: Record) -> Iterator[Record]:
    yield from record.get("powers", ())


def _yields(record: Record, thing: str) -> bool:
    return any(power.get("gain", {}).get(thing, 0) not in (0,) for power in _powers(record))


def _keyword(word: str) -> Callable[[Record], bool]:
    return lambda record: word in record.get("keywords", ())


def _phase(*phases: object) -> Callable[[Record], bool]:
    return lambda record: any(power["phase"] in phases for power in _powers(record))


def _coded(*codes: str) -> Callable[[Record], bool]:
    return lambda record: any(power["code"] in codes for power in _powers(record))


def _chips(record: Record) -> bool:
    return _yields(record, "vp") or _coded("consume_phase_gain_vp")(record)


def _prestige(record: Record) -> bool:
    codes = (
        "prestige_after_development",
        "prestige_after_world",
        "prestige_after_pay_for_military",
        "prestige_if_produced_here",
        "prestige_if_most_worlds",
    )
    return bool(record.get("prestige")) or _yields(record, "prestige") or _coded(*codes)(record)


def _military(sign: int) -> Callable[[Record], bool]:
    return lambda record: (
        any(power["value"] * sign > 0 for power in _powers(record) if power["code"] in MILITARY)
        or (sign > 0 and _coded("military_per")(record))
    )


READINGS: dict[str, Callable[[Record], bool]] = {
    "galactic-standard-of-living": _chips,
    "system-diversity": lambda record: "good" in record,
    "overlord-discoveries": _keyword("alien"),
    "budget-surplus": lambda record: False,
    "innovation-leader": _phase(1, 2, 3, "trade", 4, 5),
    "galactic-status": lambda record: (
        record["kind"] == "development" and record["cost"] == 6 and record["vp"] == "variable"
    ),
    "greatest-military": _military(1),
    "largest-industry": lambda record: record.get("good") in ("novelty", "rare", "any"),
    "greatest-infrastructure": lambda record: record["kind"] == "development",
    "production-leader": lambda record: record.get("production") == "production",
    "uplift-knowledge": _keyword("uplift"),
    "galactic-riches": lambda record: (
        "good" in record
        or _coded("produce_on_windfall", "produce_on_windfall_by_discarding_card")(record)
        or _coded("good_on_placed_production_world")(record)
    ),
    "expansion-leader": lambda record: False,
    "research-leader": _phase(1),
    "propaganda-edge": lambda record: "defense" in record and _keyword("rebel")(record),
    "galactic-standing": lambda record: _prestige(record) or _chips(record),
    "military-influence": lambda record: "defense" in record or _keyword("imperium")(record),
    "peace-war-leader": lambda record: (
        "defense" in record or _military(-1)(record) or _coded("takeover")(record)
    ),
    "galactic-prestige": _prestige,
    "prosperity-lead": _phase(4),
}

NAMED = {
    "budget-surplus": set(),
    "propaganda-edge": {
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
    },
}


def test_helping_agrees_with_a_reading_of_the_files(catalogue: Catalogue, records: dict[str, Record]) -> None:
    assert READINGS.keys() == catalogue.goals.keys()
    for goal in catalogue.goals.values():
        found = {card.id for card in catalogue.race.values() if helps(goal, card)}
        assert found == {card_id for card_id, record in records.items() if READINGS[goal.id](record)}, goal.id


@pytest.mark.parametrize("goal", NAMED)
def test_helping_agrees_with_the_named_cards(catalogue: Catalogue, goal: str) -> None:
    assert {card.id for card in catalogue.race.values() if helps(catalogue.goals[goal], card)} == NAMED[goal]


@pytest.mark.parametrize(
    ("goal", "card", "answer"),
    [
        ("galactic-status", "pan-galactic-research", False),
        ("galactic-status", "imperium-planet-buster", False),
        ("galactic-status", "galactic-federation", True),
        ("propaganda-edge", "rebel-cantina", False),
        ("propaganda-edge", "rebel-alliance", False),
        ("system-diversity", "alien-oort-cloud-refinery", True),
        ("largest-industry", "alien-oort-cloud-refinery", True),
        ("overlord-discoveries", "alien-tech-institute", True),
        ("uplift-knowledge", "alien-uplift-center", True),
        ("uplift-knowledge", "pre-sentient-race", False),
        ("greatest-military", "new-military-tactics", False),
        ("greatest-military", "space-mercenaries", True),
        ("greatest-military", "contact-specialist", False),
        ("peace-war-leader", "contact-specialist", True),
        ("peace-war-leader", "rebel-pact", False),
        ("peace-war-leader", "pan-galactic-security-council", False),
        ("peace-war-leader", "earths-lost-colony", False),
        ("galactic-prestige", "imperium-cloaking-technology", False),
        ("galactic-prestige", "alien-departure-point", True),
        ("galactic-prestige", "alien-booby-trap", True),
        ("galactic-standard-of-living", "pilgrimage-world", True),
        ("prosperity-lead", "trade-league", True),
        ("prosperity-lead", "alien-oort-cloud-refinery", False),
        ("prosperity-lead", "galactic-salon", True),
        ("research-leader", "pan-galactic-hologrid", True),
    ],
)
def test_what_the_rulings_say_of_single_cards(
    catalogue: Catalogue, goal: str, card: str, answer: bool
) -> None:
    assert helps(catalogue.goals[goal], catalogue.race[card]) is answer


def test_what_any_card_does_makes_none_help(catalogue: Catalogue) -> None:
    asked = {need.what for goal in catalogue.goals.values() for way in goal.needs for need in way}
    assert asked >= OPEN
    for card in catalogue.race.values():
        assert gives("cards", card)
        assert gives("worlds", card) is card.is_world
        assert not gives("forced_discards", card)


def test_cards_that_raise_the_hand_limit(catalogue: Catalogue) -> None:
    found = {card.id for card in catalogue.race.values() if raises_hand_limit(card)}
    assert found == {"pan-galactic-research", "black-hole-miners"}
