from __future__ import annotations

import pytest

from webapp import i18n
from webapp.catalogue.listing import Listing, Row
from webapp.catalogue.models import Catalogue


@pytest.fixture(scope="module")
def listing(catalogue: Catalogue) -> Listing:
    return Listing(catalogue)


def _row(listing: Listing, path: str) -> Row:
    return next(row for row in listing.rows() if row.path == path)


def test_cards_of_one_title_are_told_apart(listing: Listing, lang: str) -> None:
    with i18n.language(lang):
        shown = [(row.heading, row.detail) for row in listing.rows()]
    assert {each for each in shown if shown.count(each) > 1} == set()


def test_a_row_has_both_titles(listing: Listing) -> None:
    for lang, text in (("hu", "Továbbfejlesztett Logisztika"), ("ru", "Улучшенная логистика")):
        with i18n.language(lang):
            row = _row(listing, "rftg/improved-logistics")
        assert (row.heading, row.heading_lang, row.english) == (text, lang, "Improved Logistics")
    with i18n.language("ru"):
        row = _row(listing, "eminent-domain/lyttle")
    assert (row.heading, row.heading_lang, row.english) == ("Lyttle", "en", None)


def test_an_eminent_domain_row_shows_what_it_costs_and_gives(listing: Listing) -> None:
    planet = _row(listing, "eminent-domain/lyttle")
    assert (planet.cost, planet.cost_label) == ("4/5", "Colonize cost: 4, Warfare cost: 5")
    assert (planet.planet, planet.influence) == (True, 3)
    technology = _row(listing, "eminent-domain/survey-team")
    assert (technology.cost, technology.cost_label) == ("5", "Research cost: 5")
    assert technology.detail == "Technology · Metallic · level 2 · Survey, Survey"
    role = _row(listing, "eminent-domain/politics")
    assert (role.cost, role.influence, role.detail) == ("", None, "Role card")
    assert _row(listing, "eminent-domain/utopia-6").influence is None


def test_a_race_row_shows_its_set(listing: Listing) -> None:
    row = _row(listing, "rftg/gambling-world-rvi")
    assert (row.mark, row.set_name, row.detail) == ("RvI", "Rebel vs Imperium", "Rebel vs Imperium")
    assert row.card is not None
