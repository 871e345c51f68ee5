"""Which cards have an icon: counted here from the data files themselves, another way."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

from webapp import resources
from webapp.catalogue.icons import ICONS, bearers, card_icons
from webapp.catalogue.icons.bearers import Bearers
from webapp.catalogue.models import Catalogue

Record = Mapping[str, Any]


@pytest.fixture(scope="module")
def having(catalogue: Catalogue) -> Bearers:
    return bearers(catalogue)


def records() -> Iterator[tuple[str, Record]]:
    """Every Race card as its file has it, with its id."""
    for path in sorted((resources.folder("data") / "cards" / "race-for-the-galaxy").glob("*.toml")):
        for name, record in tomllib.loads(path.read_text("utf-8")).items():
            if isinstance(record, dict) and "kind" in record:
                yield name, record


def has_power(**wanted: Any) -> Callable[[Record], bool]:
    def fits(card: Record) -> bool:
        return any(
            all(power.get(key) == value for key, value in wanted.items()) for power in card.get("powers", [])
        )

    return fits


def is_development(card: Record) -> bool:
    return card["kind"] == "development"


def is_military(card: Record) -> bool:
    return card["kind"] == "world" and "defense" in card


RACE: dict[str, Callable[[Record], bool]] = {
    "explore": has_power(phase=1),
    "trade": has_power(phase="trade"),
    "development": is_development,
    "cost-development": is_development,
    "military-world": is_military,
    "defense": is_military,
    "world": lambda card: card["kind"] == "world" and "defense" not in card,
    "windfall": lambda card: card.get("production") == "windfall",
    "production": lambda card: card.get("production") == "production",
    "vary": lambda card: card["vp"] == "variable",
    "genes": lambda card: (
        card.get("good") == "genes" or has_power(good="genes")(card) or has_power(per="genes_world")(card)
    ),
    "chromosome": lambda card: bool(card.get("chromosome")),
    "kw-rebel": lambda card: "rebel" in card.get("keywords", ()),
    "discard-this": has_power(discard_this=True),
    "military": lambda card: (
        re.search(
            "'(military|military_per|military_if_own_imperium_card)'",
            str(card.get("powers")),
        )
        is not None
    ),
    "military-rebel": has_power(code="military_against_rebel"),
    "takeover": has_power(code="takeover"),
    "mix-hand": has_power(code="explore_combine_with_hand"),
    "start7": lambda card: card.get("start_world", {}).get("number") == 7,
}


@pytest.mark.parametrize("icon", RACE)
def test_race_cards_are_counted_right(having: Bearers, icon: str) -> None:
    expected = {name for name, card in records() if RACE[icon](card)}
    assert expected
    assert set(having[icon]) == expected


def test_every_icon_of_a_card_is_in_its_list(catalogue: Catalogue, having: Bearers) -> None:
    assert set(having) <= set(ICONS)
    for cards in (catalogue.race, catalogue.eminent):
        for card in cards.values():
            icons = card_icons(card)
            assert icons
            assert len(icons) == len(set(icons))
            assert all(card.id in having[icon] for icon in icons)


def test_no_card_has_what_only_the_table_shows(having: Bearers) -> None:
    none = set(ICONS) - set(having)
    assert {name for name in none if not name.startswith("robot-")} == {
        "explore5", "explore11", "double", "search", "gives", "prestige-leader",
    }  # fmt: skip


def test_start_worlds_have_their_numbers(catalogue: Catalogue, having: Bearers) -> None:
    for number in range(16):
        (card,) = having[f"start{number}"]
        assert catalogue.race[card].start_number == number


@pytest.mark.parametrize(
    ("icon", "count"),
    [
        ("ed-level1", 24),
        ("ed-level3", 3),
        ("ed-prestige", 3),
        ("ed-utopian", 6),
        ("ed-hand", 6),
        ("ed-silicon", 9),
        ("ed-planet-down", 42),
        ("ed-dissent", 1),
    ],
)
def test_eminent_domain_cards_are_counted_right(having: Bearers, icon: str, count: int) -> None:
    assert len(having[icon]) == count


def test_a_double_sided_technology_has_the_icons_of_both_sides(catalogue: Catalogue) -> None:
    icons = card_icons(catalogue.eminent["imperialism-scorched-earth-policy"])
    assert {"ed-warfare", "ed-level2", "ed-fighter"} <= set(icons)
