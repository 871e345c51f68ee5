from __future__ import annotations

import pytest

from webapp.catalogue.listing import Clause, Listing, labels
from webapp.catalogue.listing.facets import ORDER
from webapp.catalogue.listing.query import SORTS
from webapp.catalogue.models import Catalogue


@pytest.mark.parametrize(
    ("clause", "text"),
    [
        (Clause("q", ("alien ship",)), "Title: “alien ship”"),
        (Clause("game", ("rftg",)), "Game: Race for the Galaxy"),
        (Clause("sets", ("tgs",)), "Sets in use: Base game, The Gathering Storm"),
        (Clause("kind", ("development", "start-planet")), "Kind of card: Development, Start planet"),
        (Clause("cost", ("2..4",)), "Cost or defense: 2 – 4"),
        (Clause("cost", ("3",)), "Cost or defense: 3"),
        (Clause("vp", ("4..",)), "VPs or influence: ≥ 4"),
        (Clause("vp", ("..-1",)), "VPs or influence: ≤ −1"),
        (Clause("military", ("yes",)), "Military world: yes"),
        (Clause("military", ("yes",), False), "Military world: no"),
        (Clause("keyword", ("alien",)), "Keyword: ALIEN"),
        (Clause("keyword", ("alien",), False), "Keyword: not ALIEN"),
        (Clause("phase", ("any-time",)), "Phase of a power: At any time"),
        (Clause("level", ("2",)), "Level: 2"),
        (Clause("symbol", ("trade",)), "Symbol: Trade"),
        (Clause("good", ("any",)), "Good: Any kind (its owner chooses)"),
        (Clause("resource", ("any", "food")), "Resource slot: Any resource, Food"),
    ],
)
def test_a_clause_in_short(clause: Clause, text: str) -> None:
    assert labels.clause(clause) == text


def test_everything_that_can_be_asked_has_words(catalogue: Catalogue) -> None:
    facets = Listing(catalogue).facets
    assert set(labels.FACETS) == set(ORDER)
    assert set(labels.SORTS) == set(SORTS)
    for key, facet in facets.items():
        names = [labels.value(key, value) for value in facet.values]
        assert all(names)
        assert len(set(names)) == len(names), (key, names)
        assert facet.yes_no or not [name for name in names if name[0].islower()], key
