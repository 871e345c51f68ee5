"""How cards are called: localized title, printed English title, and a link where there is a page."""

from __future__ import annotations

from markupsafe import Markup

from webapp.cards import Card
from webapp.catalogue.models import TITLE_LANGUAGES, Catalogue, Title
from webapp.robot.placed import Placed
from webapp.solo import titles

ZEPPELIN = Placed(Card("", "<b>Zeppelin & Co</b>", "world"), {})
NAMELESS = Placed(Card("", "", "world"), {})


def _placed(catalogue: Catalogue, card_id: str) -> Placed:
    return Placed(catalogue.race[card_id], card_id)


def test_the_printed_english_title_stands_behind_the_localized_one(catalogue: Catalogue) -> None:
    assert titles.both(catalogue, "trade-league", "en") == "Trade League"
    assert titles.both(catalogue, "trade-league", "hu") == "Kereskedelmi Szövetség (Trade League)"


def test_a_title_that_is_the_same_in_english_stands_once(catalogue: Catalogue) -> None:
    assert titles.both(catalogue, "alpha-centauri", "hu") == "Alpha Centauri"


def test_every_start_world_has_both_titles(catalogue: Catalogue) -> None:
    start_worlds = [card for card in catalogue.race.values() if card.start_number is not None]
    assert len(start_worlds) == 16
    same = {
        (lang, card.id)
        for lang in TITLE_LANGUAGES
        for card in start_worlds
        if titles.both(catalogue, card.id, lang) == card.name
    }
    assert same == {("hu", "alpha-centauri"), ("hu", "epsilon-eridani"), ("pt", "epsilon-eridani")}


def test_plain_names(catalogue: Catalogue) -> None:
    name = titles.plain_namer(catalogue, "hu")
    assert name(_placed(catalogue, "trade-league")) == "Kereskedelmi Szövetség (Trade League)"
    assert name(ZEPPELIN) == "<b>Zeppelin & Co</b>"
    assert name(NAMELESS) != ""


def test_on_a_page_a_name_is_a_link_that_opens_over_it(catalogue: Catalogue) -> None:
    name = titles.page_namer(catalogue, "hu", "/hu/cards/rftg/")
    shown = name(_placed(catalogue, "trade-league"))
    assert isinstance(shown, Markup)
    assert shown == (
        '<a href="/hu/cards/rftg/trade-league" data-overlay>'
        'Kereskedelmi Szövetség <span lang="en">(Trade League)</span></a>'
    )


def test_on_a_page_a_title_that_is_english_alone_says_so(catalogue: Catalogue) -> None:
    entry = _placed(catalogue, "alpha-centauri")
    assert titles.page_namer(catalogue, "hu", "/hu/cards/rftg/")(entry) == (
        '<a href="/hu/cards/rftg/alpha-centauri" data-overlay lang="en">Alpha Centauri</a>'
    )
    assert titles.page_namer(catalogue, "en", "/en/cards/rftg/")(entry) == (
        '<a href="/en/cards/rftg/alpha-centauri" data-overlay>Alpha Centauri</a>'
    )


def test_on_a_page_a_described_card_is_escaped_and_no_link(catalogue: Catalogue) -> None:
    name = titles.page_namer(catalogue, "en", "/en/cards/rftg/")
    assert name(ZEPPELIN) == Markup("&lt;b&gt;Zeppelin &amp; Co&lt;/b&gt;")


def test_english_words_are_marked_for_those_who_listen() -> None:
    both = Title("Kereskedelmi Szövetség", "Trade League", "printed", "")
    only = Title("Trade League", "Trade League", "english", "")
    assert titles.marked(both, "en") == "Trade League"
    assert titles.marked(only, "hu") == '<span lang="en">Trade League</span>'
    assert titles.marked(both, "hu") == 'Kereskedelmi Szövetség <span lang="en">(Trade League)</span>'
