"""Differences between editions: in the data, on the card, with their places; and later changes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from webapp.catalogue.eminent.editions import DIFFERENCES, ERRATA, difference_line
from webapp.catalogue.errors import DataError
from webapp.catalogue.models import Catalogue, Difference
from webapp.catalogue.source import read_source

FILE = "cards/eminent-domain/editions.toml"


def _codes(catalogue: Catalogue) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for card in catalogue.eminent.values():
        for each in (*card.differences, *(each for side in card.sides for each in side.differences)):
            found.setdefault(each.code, set()).add(card.id)
    return found


def test_every_difference_is_on_a_card(catalogue: Catalogue) -> None:
    found = _codes(catalogue)
    assert found.keys() == DIFFERENCES.keys()
    assert found["research-count"] == {"research"}
    assert found["bonus-planets"] == {
        card.id for card in catalogue.eminent.values() if card.kind == "bonus_planet"
    }
    assert found["hand-limit"] == {
        card.id for card in catalogue.eminent.values() if card.hand_size_bonus and card.kind == "planet"
    }


def test_a_difference_stands_with_the_side_that_it_is_about(catalogue: Catalogue) -> None:
    front, back = catalogue.eminent["weapon-emporium-streamlining"].sides
    assert [each.code for each in front.differences] == ["fighter-type"]
    assert [each.code for each in back.differences] == ["removing"]
    assert catalogue.eminent["weapon-emporium-streamlining"].differences == ()


def test_every_sentence_names_both_editions() -> None:
    for code, text in DIFFERENCES.items():
        assert "Hungarian edition" in text, code
        assert "Russian edition" in text, code


def test_a_difference_says_where_it_stands() -> None:
    line = difference_line(Difference("research-count", ("ED-HU-78",), "6-7", ("ED-RU-79",), "5, 14"))
    assert line.sources == ("Hungarian rulebook, p. 6–7", "Russian rulebook, p. 5, 14")
    assert line.rules == ("ED-HU-78", "ED-RU-79")
    line = difference_line(Difference("removing", ("ED-HU-107",), "", ("ED-RU-104",), "16"))
    assert line.sources == ("Hungarian rulebook, list of technologies", "Russian rulebook, p. 16")


def test_later_changes_are_said_as_the_data_has_them(catalogue: Catalogue) -> None:
    """The sentences were written for these changes: another change needs another sentence."""
    changes = {
        text: errata["change"]
        for card in catalogue.eminent.values()
        for text, errata in (
            *((card.texts[0], each) for each in (card.later_errata,)),
            *((side.text, side.later_errata) for side in card.sides),
        )
        if errata
    }
    assert changes == {
        "terraforming": "colonize symbols of planets and permanent technologies in your empire do count",
        "abundance": "produce 4 resources when acquired; produce 2 resources each time you settle or "
        "attack a planet",
        "bureaucracy": "additionally counts as one survey, warfare, produce, trade or research symbol when "
        "following that role (not colonize)",
        "logistics": "additionally one extra turn for this player at the end of the game",
    }
    assert ERRATA.keys() == changes.keys()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[removing]", "[deleting]", "deleting: no sentence says this difference"),
        ('texts = ["mobilization"]', 'texts = ["mobilisation"]', "no card has the text 'mobilisation'"),
        ('texts = ["mobilization"]', "texts = []", "mobilization-time"),
        ('"ED-HU-118"', '"ED-RU-118"', "mobilization-time"),
        ('pages = "16" }', 'pages = "sixteen" }', "removing"),
        ('pages = "16" }', 'page = "16" }', "removing"),
    ],
)
def test_a_fault_in_the_file_names_its_place(
    spoil: Callable[[str, str, str], Path], old: str, new: str, message: str
) -> None:
    data = spoil(FILE, old, new)
    with pytest.raises(DataError) as caught:
        read_source(data)
    assert str(caught.value).startswith(f"{data / FILE}: ")
    assert message in str(caught.value)


def test_a_sentence_without_an_entry_is_a_fault(data: Path) -> None:
    text = (data / FILE).read_text("utf-8")
    start = text.index("[bonus-planets]")
    (data / FILE).write_text(text[:start], "utf-8")
    with pytest.raises(DataError, match="bonus-planets is missing"):
        read_source(data)
