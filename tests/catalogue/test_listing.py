from __future__ import annotations

import pytest

from webapp import i18n
from webapp.catalogue.listing import Filter, Listing
from webapp.catalogue.models import Catalogue


@pytest.fixture(scope="module")
def listing(catalogue: Catalogue) -> Listing:
    return Listing(catalogue)


def _found(listing: Listing, **wanted: str) -> list[str]:
    return [row.path for row in listing.find(Filter(**wanted))]


def test_lists_every_card_once(listing: Listing) -> None:
    paths = _found(listing)
    assert len(paths) == len(set(paths)) == 191 + 87
    assert (paths[0], paths[-1]) == ("rftg/old-earth", "eminent-domain/utopia-6")


@pytest.mark.parametrize(
    ("q", "path"),
    [
        ("earths lost", "rftg/earths-lost-colony"),
        ("EARTH'S", "rftg/earths-lost-colony"),
        ("colony lost", "rftg/earths-lost-colony"),
        ("pan galactic affl", "rftg/pan-galactic-affluence"),
        ("zarandok", "rftg/pilgrimage-world"),
        ("ΑΛΦΑ ΚΕΝΤΑΥΡΟΥ", "rftg/alpha-centauri"),
        ("αλφα", "rftg/alpha-centauri"),
        ("μεταλλωρυχων", "rftg/mining-league"),
        ("поисковая", "eminent-domain/survey-team"),
        ("выжженной", "eminent-domain/imperialism-scorched-earth-policy"),
        ("felperzselt", "eminent-domain/imperialism-scorched-earth-policy"),
        ("streamlining", "eminent-domain/weapon-emporium-streamlining"),
    ],
)
def test_finds_a_card_by_its_title_in_any_language(listing: Listing, q: str, path: str) -> None:
    assert _found(listing, q=q) == [path]


def test_words_of_a_query_may_not_come_from_two_titles(listing: Listing) -> None:
    assert _found(listing, q="uplift codigo") == []
    assert _found(listing, q="codigo") == ["rftg/uplift-code"]


def test_filters_by_game_and_set(listing: Listing) -> None:
    assert len(_found(listing, game="rftg")) == 191
    assert len(_found(listing, game="eminent-domain")) == 87
    assert len(_found(listing, game="rftg", set="bow")) == 40
    assert len(_found(listing, set="bonus-planets")) == 9
    assert len(_found(listing, set="base")) == 95 + 78
    assert _found(listing, q="terraform", game="eminent-domain") == ["eminent-domain/terraforming"]
    assert _found(listing, game="chess") == _found(listing, set="promo") == _found(listing, q="zzz") == []


def test_cards_of_one_title_are_told_apart(listing: Listing) -> None:
    for lang in i18n.LANGUAGES:
        with i18n.language(lang):
            shown = [(row.heading, row.detail) for row in listing.rows() if row.game == "eminent-domain"]
        assert len(shown) == 87
        twice = {each for each in shown if shown.count(each) > 1}
        assert twice == set()


def test_a_row_has_both_titles(listing: Listing) -> None:
    with i18n.language("hu"):
        row = next(row for row in listing.rows() if row.path == "rftg/improved-logistics")
    assert (row.heading, row.heading_lang, row.english) == (
        "Továbbfejlesztett Logisztika",
        "hu",
        "Improved Logistics",
    )
    with i18n.language("ru"):
        row = next(row for row in listing.rows() if row.path == "rftg/improved-logistics")
    assert (row.heading, row.heading_lang, row.english) == ("Improved Logistics", "en", None)


def test_a_filter_takes_rubbish() -> None:
    wanted = Filter.from_args({"q": "a\0b" + "x" * 5000, "game": "", "page": "3"})
    assert wanted.q.startswith("ab")
    assert len(wanted.q) == 100
