"""Where a term matters is found from what links it and from what uses its word."""

from __future__ import annotations

import re
from urllib.parse import parse_qsl

import pytest

from webapp.catalogue import powers
from webapp.catalogue.definitions.related import CARD_LISTS, EVERYWHERE, MOST_RULES, MOST_TERMS, Related
from webapp.catalogue.listing import Listing
from webapp.catalogue.models import Catalogue


@pytest.fixture(scope="module")
def related(catalogue: Catalogue) -> Related:
    return Related(catalogue)


def test_the_rule_of_the_definition_comes_first(related: Related, catalogue: Catalogue) -> None:
    linked = 0
    for anchor in catalogue.terms:
        targets = [
            t.partition(":")[2] for t in catalogue.definitions.links.get(anchor, ()) if t[:5] == "rule:"
        ]
        places = related.rules(anchor)
        assert len(places) <= MOST_RULES
        sections = [(place.game, place.book, place.section) for place in places]
        assert len(set(sections)) == len(sections)
        if targets:
            linked += 1
            assert places[0].path == targets[0], anchor
    assert linked > 200


def test_then_the_sections_that_have_it_in_their_title(related: Related, catalogue: Catalogue) -> None:
    own = {
        tuple(t.partition(":")[2].partition("#")[0].split("/"))
        for t in catalogue.definitions.links["rftg-prestige"]
    }
    others = [p for p in related.rules("rftg-prestige") if (p.game, p.book, p.section) not in own]
    assert (
        "prestige"
        in catalogue.rules.title(others[0].game, others[0].book, others[0].section, "en")[0].lower()
    )


def test_rulings_that_link_a_term_are_found(related: Related, catalogue: Catalogue) -> None:
    found = related.rulings("rftg-takeover")
    assert found
    for ruling in found:
        assert "glossary/rftg-takeover" in "".join(catalogue.rulings.rows[ruling, "en"])
    linked = {
        anchor
        for ruling in catalogue.rulings.all
        for anchor in re.findall(r"@/glossary/([a-z0-9-]+)", "".join(catalogue.rulings.rows[ruling, "en"]))
    }
    assert {anchor for anchor in catalogue.terms if related.rulings(anchor)} == linked


def test_powers_have_the_word_in_their_name(related: Related) -> None:
    assert related.powers("rftg-takeover") == ("takeover_defense",)
    assert "settle_discount" in related.powers("rftg-cost")
    assert related.powers("rftg-clockwise") == ()


def test_a_power_is_told_by_the_terms_of_its_explanation(related: Related) -> None:
    assert related.of_power("pay_for_military")[:3] == (
        "rftg-settle-action",
        "rftg-military-world",
        "rftg-military",
    )
    for code in powers.CODES:
        terms = related.of_power(code)
        assert len(set(terms)) == len(terms) <= MOST_TERMS
        assert not EVERYWHERE & set(terms)


def test_the_longer_word_wins(related: Related) -> None:
    """Within "military world" there is no "world" and no "Military"; plurals and other forms count."""
    assert [term.id for term in related._in("Military worlds and a discount: cost 3, two developments")] == [
        "military-world",
        "cost-reduction",
        "cost",
        "development",
    ]


def test_every_list_of_cards_is_of_a_term_and_finds_some(catalogue: Catalogue) -> None:
    listing = Listing(catalogue)
    assert set(CARD_LISTS) <= set(catalogue.terms)
    assert catalogue.terms.keys() >= EVERYWHERE
    for anchor, asked in CARD_LISTS.items():
        query = listing.read(parse_qsl(asked))
        assert not query.strange, anchor
        found = listing.find(query).rows
        assert 0 < len(found) < 191, anchor
