"""The list of rulings: filters that combine, counts that are right, ways out where nothing fits."""

from __future__ import annotations

import pytest

from webapp import i18n
from webapp.catalogue.models import Catalogue
from webapp.catalogue.rulings.finding import Found, RulingList


@pytest.fixture
def listing(small: Catalogue) -> RulingList:
    return RulingList(small)


def found(listing: RulingList, *pairs: tuple[str, str]) -> Found:
    query = listing.read(pairs)
    assert query.strange == ()
    return listing.find(query)


def ids(listing: RulingList, *pairs: tuple[str, str]) -> list[str]:
    return [ruling.id for ruling in found(listing, *pairs).rulings]


@pytest.mark.parametrize(
    ("pairs", "right"),
    [
        ([], ["two-worlds", "double-price", "ed-01"]),
        ([("game", "rftg")], ["two-worlds", "double-price"]),
        ([("topic", "turn")], ["ed-01"]),
        ([("set", "tgs")], ["two-worlds"]),
        ([("card", "new-sparta")], ["two-worlds", "double-price"]),
        ([("card", "survey-team")], ["ed-01"]),
        ([("card", "rftg/new-sparta")], ["two-worlds", "double-price"]),
        ([("card", " RFTG/New-Sparta")], ["two-worlds", "double-price"]),
        ([("card", "eminent-domain/survey-team")], ["ed-01"]),
        ([("phase", "role")], ["ed-01"]),
        ([("open", "yes")], ["double-price"]),
        ([("open", "no")], ["two-worlds", "ed-01"]),
        ([("card", "new-sparta"), ("open", "no"), ("phase", "settle")], ["two-worlds"]),
        ([("game", "rftg"), ("topic", "turn")], []),
        ([("q", "PRICE paid"), ("open", "yes")], ["double-price"]),
    ],
)
def test_a_ruling_fits_every_filter(
    listing: RulingList, pairs: list[tuple[str, str]], right: list[str]
) -> None:
    assert ids(listing, *pairs) == right


@pytest.mark.parametrize(
    "card", ["eminent-domain/new-sparta", "rftg/", "/new-sparta", "chess/new-sparta", "rftg/rftg/new-sparta"]
)
def test_a_card_of_no_game_or_the_wrong_one_is_not_understood(listing: RulingList, card: str) -> None:
    assert listing.read([("card", card)]).strange == (f"card={card}",)


def test_words_are_found_whatever_their_accents_and_endings(listing: RulingList) -> None:
    with i18n.language("ru"):
        assert ids(listing, ("q", "ОПЛАЧЕННЫХ")) == ["two-worlds"]
        assert ids(listing, ("q", "еще")) == ["two-worlds"]
        assert ids(listing, ("q", "Improved Logistics")) == ["two-worlds"]
        assert ids(listing, ("q", "twice")) == ["double-price"]
    assert ids(listing, ("q", "places worlds")) == ["two-worlds"]
    assert ids(listing, ("q", "оплаченный")) == []


def test_what_a_card_is_called_finds_what_only_mentions_it(listing: RulingList) -> None:
    with i18n.language("hu"):
        assert "two-worlds" in ids(listing, ("q", "new sparta"))


def test_rulings_stand_by_topic(listing: RulingList) -> None:
    groups = found(listing).by_topic
    assert [(topic, len(those)) for topic, those in groups] == [("cards", 2), ("turn", 1)]


def test_where_nothing_fits_the_filters_that_have_to_go_are_told(listing: RulingList) -> None:
    nothing = found(listing, ("card", "new-sparta"), ("phase", "role"), ("open", "no"))
    assert [(way.clauses[0].key, way.count) for way in nothing.ways] == [("card", 1), ("phase", 1)]
    assert nothing.ways[0].query.address == "?phase=role&open=no"
    both = found(listing, ("q", "zzz"), ("set", "bow"))
    assert [[clause.key for clause in way.clauses] for way in both.ways] == [["q", "set"]]


def test_what_is_not_understood_is_left_out_and_named(listing: RulingList) -> None:
    query = listing.read(
        [("game", "chess"), ("card", "-new-sparta"), ("open", "maybe"), ("sort", "name"), ("kind", "world")]
    )
    assert query.clauses == ()
    assert query.strange == ("game=chess", "card=-new-sparta", "open=maybe")


def test_the_form_offers_what_some_ruling_has(listing: RulingList) -> None:
    assert listing.values("card") == ("new-sparta", "improved-logistics", "survey-team")
    assert listing.values("phase") == ("settle", "action", "role")
    assert listing.values("set") == ("base", "tgs")
