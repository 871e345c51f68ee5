"""A section as its page shows it, alone and beside itself in another language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from webapp.catalogue.models import Catalogue
from webapp.catalogue.rules.pages import RulePages
from webapp.catalogue.rules.parts import Part, short_ids
from webapp.i18n import language

SETTLE = ("rftg", "base", "settle")


@pytest.fixture
def pages(small: Catalogue) -> RulePages:
    return RulePages(small)


def walk(parts: Iterable[Part]) -> Iterator[Part]:
    for part in parts:
        yield part
        yield from walk(part.parts)


def find(parts: Iterable[Part], anchor: str) -> Part:
    (found,) = [part for part in walk(parts) if part.anchor == anchor]
    return found


def test_links_without_words_have_the_title_in_the_language_of_the_text(pages: RulePages) -> None:
    with language("ru"):
        page = pages.page(*SETTLE, "/ru/")
    items = page.parts[3].parts
    assert '<a href="/ru/cards/rftg/new-sparta" data-overlay>Новая Спарта</a>' in items[1].html
    # The set-up is not translated yet.
    assert (
        '<a href="/ru/rules/rftg/base/set-up" data-overlay lang="en">Set-up</a>'
        in find(page.parts, "base-64").html
    )


def test_a_text_that_is_not_translated_is_english_with_all_its_labels(pages: RulePages) -> None:
    with language("hu"):
        page = pages.page(*SETTLE, "/hu/")
    assert (page.lang, page.translated, page.title) == ("en", False, "III: Settle")
    assert page.parts[0].label == "Often played wrong"
    assert page.before is not None
    assert (page.before.title, page.before.lang, page.before.path) == ("Set-up", "en", "rftg/base/set-up")
    assert page.after is None


def test_numbers_are_short_and_lead_to_the_block(pages: RulePages) -> None:
    assert short_ids(("BASE-23", "BASE-24", "R-DEV-A", "R-DEV-R", "TGS-4", "power:x")) == (
        "BASE-23, 24, R-DEV-A, R-DEV-R, TGS-4"
    )
    with language("en"):
        (paragraph,) = pages.page("rftg", "base", "set-up", "/en/").parts
    assert (paragraph.anchor, paragraph.ids) == ("base-23", "BASE-23, 24")


def test_what_tags_name_is_linked_once_where_the_words_do_not(pages: RulePages) -> None:
    with language("en"):
        page = pages.page(*SETTLE, "/en/")
    (power,) = find(page.parts, "base-68").see
    assert power.address == "icons/powers/pay-for-military"
    (card,) = find(page.parts, "base-64").see
    assert (card.text, card.address) == ("Contact Specialist", "cards/rftg/contact-specialist")


def test_two_languages_stand_block_by_block(pages: RulePages) -> None:
    with language("en"):
        page = pages.page(*SETTLE, "/en/", "ru")
    assert (page.lang, page.other_lang, page.other_title) == ("en", "ru", "III: Освоение")
    military = find(page.parts, "base-72")
    assert (military.html, military.other) == ("First this.", "Сначала это.")
    # The titles in the second language are its own, the links lead to pages in the reader's.
    link = '<a href="/en/cards/rftg/new-sparta" data-overlay>{}</a>'
    assert link.format("Новая Спарта") in page.parts[3].parts[1].other
    assert link.format("New Sparta") in page.parts[3].parts[1].html


@pytest.mark.parametrize("beside", ["", "en", "hu"])
def test_there_is_no_second_language_without_another_text(pages: RulePages, beside: str) -> None:
    with language("en"):
        assert pages.page(*SETTLE, "/en/", beside).other_lang == ""


def test_books_are_listed_by_game_with_their_contents(pages: RulePages) -> None:
    with language("ru"):
        (game,) = pages.games()
        assert (game.id, [book.id for book in game.books]) == ("rftg", ["base"])
        assert [(link.title, link.lang) for link in game.books[0].sections] == [
            ("Set-up", "en"),
            ("III: Освоение", "ru"),
        ]
        with pytest.raises(KeyError):
            pages.game("eminent-domain")
        with pytest.raises(KeyError):
            pages.book("rftg", "solitaire")
