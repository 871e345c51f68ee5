from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from webapp import resources
from webapp.catalogue.models import Catalogue
from webapp.catalogue.search_categories import CATEGORIES, OPTIONAL, Match, matches

Record = dict[str, Any]


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


def _worth(record: Record) -> bool:
    powers = {(power["code"], power.get("value")) for power in record.get("powers", ())}
    return not powers.isdisjoint({("military", 1), ("military", 2)})


def _eats_two(record: Record) -> bool:
    return any(
        power["code"] in ("consume_all_remaining", "consume_three_kinds", "consume_up_to_four_kinds")
        or (
            power["code"] == "consume"
            and (power.get("times", 1) > 1 or power.get("spend", {}).get("goods", 0) > 1)
        )
        for power in record.get("powers", ())
    )


def _windfall(key: str) -> Callable[[Record], bool]:
    return lambda record: record.get("production") == "windfall" and record.get(key) in (1, 2)


READINGS: dict[str, Callable[[Record], bool]] = {
    "military-developments": lambda record: record["kind"] == "development" and _worth(record),
    "military-windfalls": _windfall("defense"),
    "windfalls": _windfall("cost"),
    "chromosome-worlds": lambda record: record.get("chromosome", False),
    "alien-worlds": lambda record: record.get("good") in ("alien", "any"),
    "consume-two": _eats_two,
    "strong-military-worlds": lambda record: record.get("defense", 0) > 4,
    "six-cost-developments": lambda record: record["kind"] == "development" and record["cost"] == 6,
    "takeovers": lambda record: any(
        power["code"] in ("takeover", "takeover_defense", "prevent_takeover")
        for power in record.get("powers", ())
    ),
}
"""What fits in one reading or another."""

COUNTS = {
    "military-developments": (7, 0),
    "military-windfalls": (14, 0),
    "windfalls": (9, 0),
    "chromosome-worlds": (11, 0),
    "alien-worlds": (16, 0),
    "consume-two": (5, 10),
    "strong-military-worlds": (11, 0),
    "six-cost-developments": (26, 1),
    "takeovers": (8, 0),
}
"""Cards that fit, and those about which the sources disagree; counted by hand in the facts."""

RULED = [
    ("military-developments", "space-mercenaries", Match.YES),
    ("military-developments", "new-military-tactics", Match.NO),
    ("military-developments", "pan-galactic-mediator", Match.NO),
    ("military-developments", "drop-ships", Match.NO),
    ("military-developments", "epsilon-eridani", Match.NO),
    ("windfalls", "deserted-alien-colony", Match.NO),
    ("chromosome-worlds", "alien-uplift-center", Match.NO),
    ("chromosome-worlds", "uplift-code", Match.NO),
    ("alien-worlds", "alien-oort-cloud-refinery", Match.YES),
    ("alien-worlds", "alien-rosetta-stone-world", Match.NO),
    ("alien-worlds", "alien-tech-institute", Match.NO),
    ("consume-two", "pilgrimage-world", Match.YES),
    ("consume-two", "old-earth", Match.YES),
    ("consume-two", "merchant-world", Match.NO),
    ("consume-two", "diversified-economy", Match.DISPUTED),
    ("consume-two", "consumer-markets", Match.DISPUTED),
    ("consume-two", "deficit-spending", Match.NO),
    ("strong-military-worlds", "hidden-fortress", Match.YES),
    ("six-cost-developments", "galactic-federation", Match.YES),
    ("six-cost-developments", "pan-galactic-research", Match.DISPUTED),
    ("six-cost-developments", "imperium-planet-buster", Match.NO),
    ("takeovers", "rebel-pact", Match.YES),
    ("takeovers", "pan-galactic-security-council", Match.YES),
    ("takeovers", "imperium-invasion-fleet", Match.NO),
]
"""What rulebook notes and rulings say of single cards."""


def test_there_are_nine_in_the_order_of_the_sheet() -> None:
    assert tuple(READINGS) == CATEGORIES
    assert len(set(CATEGORIES)) == 9


@pytest.mark.parametrize("category", CATEGORIES)
def test_agrees_with_a_reading_of_the_files(
    catalogue: Catalogue, records: dict[str, Record], category: str
) -> None:
    found = {card.id: matches(category, card) for card in catalogue.race.values()}
    fitting = {card_id for card_id, match in found.items() if match is not Match.NO}
    assert fitting == {card_id for card_id, record in records.items() if READINGS[category](record)}
    sure = [match for match in found.values() if match is Match.YES]
    assert (len(sure), len(fitting) - len(sure)) == COUNTS[category]


@pytest.mark.parametrize(("category", "card", "match"), RULED)
def test_what_the_rulings_say_of_single_cards(
    catalogue: Catalogue, category: str, card: str, match: Match
) -> None:
    assert matches(category, catalogue.race[card]) is match


def test_only_developments_are_disputed(catalogue: Catalogue) -> None:
    for category in CATEGORIES:
        for card in catalogue.race.values():
            if matches(category, card) is Match.DISPUTED:
                assert not card.is_world, (category, card.id)


def test_an_optional_match_is_a_match(catalogue: Catalogue) -> None:
    for card_id, category in OPTIONAL.items():
        assert matches(category, catalogue.race[card_id]) is Match.YES


def test_an_unknown_category_is_refused(catalogue: Catalogue) -> None:
    with pytest.raises(KeyError):
        matches("no-such-category", catalogue.race["old-earth"])
