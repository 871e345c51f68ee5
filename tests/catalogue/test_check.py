from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from webapp import resources
from webapp.cards import Card
from webapp.catalogue.check import report
from webapp.catalogue.deck import Deck
from webapp.catalogue.distribution import race_lines
from webapp.catalogue.eminent_check import eminent_lines
from webapp.catalogue.errors import DataError
from webapp.catalogue.line import Line
from webapp.catalogue.models import Catalogue

Spoil = Callable[[str, str, str], Path]


@pytest.fixture(scope="module")
def lines() -> list[Line]:
    return report(resources.folder("data"))


def test_all_of_the_data_is_as_expected(lines: list[Line]) -> None:
    assert [str(line) for line in lines if not line.right] == []


def test_every_number_of_the_rulebooks_is_asked_for(lines: list[Line]) -> None:
    text = "\n".join(line.about for line in lines)
    for fact in range(157, 168):
        assert f"BASE-{fact}" in text
    for name in ("base", "tgs", "rvi", "bow"):
        assert f"cards in the deck with {name}" in text
    for value in range(10):
        assert f"RVI-88 cost or defense {value}" in text
    assert "RVI-20" in text


def test_a_line_says_expected_and_found() -> None:
    assert str(Line("cards", 114, 113)) == "DIFF cards: expected 114, found 113"
    assert str(Line("cards", 114, 114)) == "ok   cards: expected 114, found 114"
    assert not Line("cards", 114, 113).right


def _wrong(cards: Mapping[str, Card], **changes: Card) -> set[str]:
    changed = {**cards, **{card.id: card for card in changes.values()}}
    return {line.about.split(":")[0] for line in race_lines(changed.values()) if not line.right}


def test_one_wrong_number_is_found(catalogue: Catalogue) -> None:
    race = catalogue.race
    sparta = replace(race["new-sparta"], defense=3)
    assert _wrong(race, card=sparta) == {
        "BASE-158 defense 2",
        "BASE-158 defense 3",
        "RVI-88 cost or defense 2",
        "RVI-88 cost or defense 3",
        "RVI-88 start worlds of cost or defense 1, 2, 3",
    }
    blue = replace(race["new-sparta"], start_colour="blue")
    assert _wrong(race, card=blue) == {"colours of the start worlds (RVI-20)"}
    labs = race["research-labs"]
    once = replace(labs, copies={**labs.copies, "bow": 1})
    assert _wrong(race, card=once) == {"cards in the deck with bow"}


def test_a_lost_power_is_found(catalogue: Catalogue) -> None:
    bank = replace(catalogue.race["galactic-engineers"], powers=())
    assert "BASE-166 production on any windfall world" in _wrong(catalogue.race, card=bank)


def test_a_deck_counts_copies(catalogue: Catalogue) -> None:
    deck = Deck(catalogue.race.values(), "tgs")
    assert deck.titles(lambda card: card.name == "Contact Specialist") == ["Contact Specialist"] * 3
    assert deck.count() == 136


def test_a_wrong_component_is_found(catalogue: Catalogue) -> None:
    components = {
        "cards": {"role": 97},
        "technologies_by_type": {"advanced": 13},
        "technologies_by_form": {},
        "technology_texts": {"distinct": 27},
        "fighter_tokens": {"total": 35, "small": 34},
        "resource_tokens": {"total": 24, "food": 24},
        "influence_tokens": {"total": 32, "supply": 32},
    }
    wrong = {line.about for line in eminent_lines(catalogue.eminent.values(), components) if not line.right}
    assert wrong == {
        "cards of the kind role",
        "technologies by form",
        "fighter_tokens by kind, added up",
    }


def test_data_that_does_not_fit_is_an_error(spoil: Spoil) -> None:
    with pytest.raises(DataError, match="new-sparta"):
        report(spoil("robot.toml", "[world.new-sparta]", "[world.new-sparta]\nnumbers = 3"))
