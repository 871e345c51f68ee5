"""What the page of an Eminent Domain card says of its facts, and how sure they are."""

from __future__ import annotations

import pytest

from webapp.catalogue import eminent_words
from webapp.catalogue.eminent_page import eminent_page
from webapp.catalogue.listing.rows import eminent_row
from webapp.catalogue.models import Catalogue

SINGLE = "Not certain, these facts come from a single source: "


def _facts(catalogue: Catalogue, card_id: str) -> dict[str, tuple[str, ...]]:
    return {fact.label: fact.values for fact in eminent_page(catalogue, card_id).facts}


def test_what_no_rulebook_prints_is_marked_as_worked_out(catalogue: Catalogue) -> None:
    for card in catalogue.eminent.values():
        sizes = _facts(catalogue, card.id).get("Stack at the start", ())
        assert bool(sizes) == bool(card.stack_size_at_start)
        assert not sizes or sizes[-1] == "worked out from the other numbers"


def test_a_hand_size_that_is_not_certain_stands_among_the_facts(catalogue: Catalogue) -> None:
    for card in catalogue.eminent.values():
        page = eminent_page(catalogue, card.id)
        if any("hand limit" in note for note in page.unsure):
            assert _facts(catalogue, card.id)["Hand size"] == ("0",)
    assert _facts(catalogue, "oknow")["Hand size"] == ("+1",)
    assert "Hand size" not in _facts(catalogue, "lyttle")


def test_front_and_back_rest_on_one_source(catalogue: Catalogue) -> None:
    marked = {
        card.id
        for card in catalogue.eminent.values()
        if f"{SINGLE}which side is the front." in eminent_page(catalogue, card.id).unsure
    }
    assert marked == {card.id for card in catalogue.eminent.values() if card.double_sided}
    assert len(marked) == 6


def test_the_type_of_a_technology_is_a_word_of_its_own(
    catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(eminent_words, "pgettext", lambda context, message: f"{message} <{context}>")
    technology = catalogue.eminent["improved-survey-fertile-survey-produce"]
    own = "Fertile <eminent domain technology>"
    assert own in [tag.text for tag in eminent_page(catalogue, technology.id).tags]
    assert _facts(catalogue, technology.id)["Type"] == (own,)
    assert own in catalogue.title(technology.id, "en", "eminent-domain").suffix
    assert own in eminent_row(catalogue, technology).detail
    planet = "Fertile <eminent domain>"
    assert planet in [tag.text for tag in eminent_page(catalogue, "styku").tags]
    assert planet in eminent_row(catalogue, catalogue.eminent["styku"]).detail
