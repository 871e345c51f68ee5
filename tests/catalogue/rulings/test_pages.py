"""What the page of a ruling shows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from webapp import i18n
from webapp.catalogue.models import Catalogue
from webapp.catalogue.rulings.pages import RulingPages, SourceLine


@pytest.fixture
def pages(small: Catalogue) -> RulingPages:
    return RulingPages(small)


def test_question_answer_sources_and_what_it_is_about(pages: RulingPages) -> None:
    page = pages.page("rftg", "double-price", "/en/")
    assert (page.question, page.topic_title, page.open) == ("Is the price paid twice?", "Single cards", True)
    assert [part.kind for part in page.parts] == ["p", "open"]
    assert page.parts[1].label == "Open question"
    assert page.confidence == "Not sure: agree on it before you play."
    assert page.sources == (
        SourceLine("Rulebook", "en", "", "settle_price", against=False),
        SourceLine("A companion", "en", "", "https://example.org/faq", against=True),
    )
    assert [line.href for line in page.sources] == ["", "https://example.org/faq"]
    assert [(each.text, each.address) for each in page.about.cards] == [
        ("New Sparta", "cards/rftg/new-sparta")
    ]
    assert [each.address for each in page.about.goals] == ["goals/#budget-surplus"]
    assert page.before is not None
    assert page.before.path == "rulings/rftg/two-worlds"
    assert page.after is None


@pytest.mark.parametrize(
    ("known", "said"), [("high", "Fairly sure"), ("medium", "Not sure"), ("low", "Not sure")]
)
def test_what_is_open_is_less_sure_than_its_sources(small: Catalogue, known: str, said: str) -> None:
    ruling = replace(small.rulings.all["double-price"], confidence=known)
    rulings = replace(small.rulings, all={**small.rulings.all, ruling.id: ruling})
    page = RulingPages(replace(small, rulings=rulings)).page("rftg", "double-price", "/en/")
    assert page.confidence.startswith(said)


def test_sources_are_cited_in_the_readers_language_where_it_has_words_for_them(pages: RulingPages) -> None:
    with i18n.language("ru"):
        sources = pages.page("rftg", "double-price", "/ru/").sources
    assert [(each.name, each.lang) for each in sources] == [("Правила", "ru"), ("A companion", "en")]


def test_pages_sets_and_phases_are_told(pages: RulingPages) -> None:
    page = pages.page("rftg", "two-worlds", "/en/")
    assert page.sources[0].pages == "p. 4, 6"
    assert page.marks == ("The Gathering Storm", "Settle")
    assert [each.text for each in page.about.cards] == ["Improved Logistics", "New Sparta"]
    assert [each.address for each in page.about.powers] == ["icons/powers/pay-for-military"]


def test_rules_lead_to_their_very_paragraph(pages: RulingPages) -> None:
    (one, two) = pages.page("rftg", "two-worlds", "/en/").rules
    assert (one.ids, two.ids) == ("BASE-63", "BASE-71")
    assert one.section.path.endswith("#base-63")


def test_links_have_the_titles_and_addresses_of_the_reader(pages: RulingPages) -> None:
    with i18n.language("ru"):
        page = pages.page("rftg", "two-worlds", "/ru/")
        title = pages.catalogue.title("improved-logistics", "ru").text
    assert title in page.question
    assert f'<a href="/ru/cards/rftg/improved-logistics" data-overlay>{title}</a>' in page.heading
    items = page.parts[1].parts
    assert '<a href="/ru/rulings/rftg/double-price" data-overlay>цену</a>' in items[1].html


def test_a_link_without_words_shows_the_question(small: Catalogue) -> None:
    from webapp.catalogue.rules.titles import title_of, with_titles

    with i18n.language("ru"):
        assert title_of(small, "ruling:double-price") == ("Платят ли дважды?", "ru")
        assert title_of(small, "ruling:ed-01")[1] == "en"
        html = with_titles(
            small, '<a href="@/rulings/double-price" data-overlay>\ue000ruling:double-price\ue001</a>', "/ru/"
        )
    assert html == '<a href="/ru/rulings/rftg/double-price" data-overlay>Платят ли дважды?</a>'


def test_words_in_english_are_marked(pages: RulingPages) -> None:
    with i18n.language("hu"):
        page = pages.page("rftg", "double-price", "/hu/")
    assert (page.lang, page.translated, page.topic_lang, page.reader_lang) == ("en", False, "en", "hu")
    assert page.parts[1].label == "Open question"


def test_in_short_the_reason_is_left_out(pages: RulingPages) -> None:
    asked = pages.asked("two-worlds", "/en/")
    assert [part.kind for part in asked.parts] == ["p", "ul"]
    assert (asked.question, asked.open) == ("Does Improved Logistics place 2 worlds?", False)


def test_a_question_in_a_link_has_none_but_tells_the_language_of_titles(
    small: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = small.title("improved-logistics", "en")
    monkeypatch.setattr(Catalogue, "title", lambda *_: english)
    with i18n.language("ru"):
        asked = RulingPages(small).asked("two-worlds", "/ru/")
    assert asked.question == 'Можно ли выложить 2 мира с <span lang="en">Improved Logistics</span>?'


def test_a_ruling_of_the_other_game_is_not_there(pages: RulingPages) -> None:
    for game, name in (("eminent-domain", "two-worlds"), ("rftg", "ed-01"), ("rftg", "nothing")):
        with pytest.raises(KeyError):
            pages.page(game, name, "/en/")
