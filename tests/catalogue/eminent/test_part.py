"""The part of the page that only Eminent Domain's cards have."""

from __future__ import annotations

from collections.abc import Iterator

from bs4 import BeautifulSoup, Tag
from flask.testing import FlaskClient

from webapp import i18n, icons
from webapp.catalogue.eminent.definitions import DEFINITIONS, USED_BY, card_effects, definitions
from webapp.catalogue.eminent.icons import OPS
from webapp.catalogue.eminent.picture import Pip
from webapp.catalogue.eminent.sentences import SAY
from webapp.catalogue.eminent_page import eminent_page
from webapp.catalogue.models import Catalogue


def _page(client: FlaskClient, card_id: str, lang: str = "en") -> Tag:
    answer = client.get(f"/{lang}/cards/eminent-domain/{card_id}")
    assert answer.status_code == 200
    page = BeautifulSoup(answer.text, "html.parser").find("main")
    assert isinstance(page, Tag)
    return page


def _sections(page: Tag) -> dict[str, Tag]:
    return {head.get_text(): head.parent for head in page.select("section > h2") if head.parent}


def test_every_effect_has_a_symbol_that_is_there() -> None:
    assert OPS.keys() == SAY.keys()
    assert {op for op, icon in OPS.items() if not icon} == {"choose_one", "may_replace_role_effect_with"}
    assert {icon for icon in OPS.values() if icon} <= icons.symbols().keys()


def test_words_are_explained_where_effects_use_them(catalogue: Catalogue) -> None:
    assert USED_BY.keys() == DEFINITIONS.keys()
    assert {op for ops in USED_BY.values() for op in ops} <= SAY.keys()
    assert [
        each.split(":")[0]
        for each in definitions(catalogue.eminent["improved-colonize-metallic-colonize-survey"])
    ] == [
        "Settle",
        "Colony",
    ]
    said = {word for card in catalogue.eminent.values() for word in definitions(card)}
    assert len(said) == len(DEFINITIONS)
    assert not any(card_effects(catalogue.eminent["lyttle"]))


def test_the_picture_has_every_number_and_says_it(catalogue: Catalogue) -> None:
    picture = eminent_page(catalogue, "new-texas").eminent.picture
    assert (picture.shape, picture.icons) == ("planet", ("ed-fertile",))
    assert picture.pips == (
        Pip("ed-colony", "3"),
        Pip("ed-fighter", "6"),
        Pip("ed-influence", "2"),
        Pip("ed-colonize"),
        Pip("ed-food"),
        Pip("ed-water"),
    )
    assert picture.label == (
        "Kind of card: Planet; Type: Fertile; Colonize cost: 3; Warfare cost: 6; Influence: 2; "
        "Symbols: Colonize; Resource slots: Food, Water"
    )
    assert Pip("ed-influence", "?") in eminent_page(catalogue, "utopia-6").eminent.picture.pips
    assert eminent_page(catalogue, "produce-trade").eminent.picture.icons == ("ed-produce", "ed-trade")


def test_the_picture_is_one_image_for_readers(client: FlaskClient) -> None:
    head = _page(client, "survey-team").select_one(".card-head [role=img]")
    assert head is not None
    assert head["aria-label"].endswith(
        "Research cost: 5; Planets of its type needed: 2; Influence: 2; Symbols: Survey, Survey"
    )
    assert head.get_text(" ", strip=True) == "5 2 2"


def test_the_head_says_in_words_what_it_is(client: FlaskClient) -> None:
    tags = _page(client, "survey-team").select(".card-head .tags li")
    assert [tag.get_text() for tag in tags] == ["Technology", "Metallic", "Level: 2", "Base game"]


def test_effects_stand_beside_their_icons_and_options_in_a_list_of_their_own(client: FlaskClient) -> None:
    section = _sections(_page(client, "warfare"))["As an action"]
    (choice,) = section.select(":scope > ul > li")
    assert choice.select_one("span").get_text() == "Choose one of these:"
    options = choice.select(":scope > ul > li")
    assert [each.get_text(strip=True) for each in options] == [
        "Take 1 fighter from the supply.",
        "Attack 1 planet.",
    ]
    assert [each.select_one("use")["href"].split("#")[1] for each in options] == ["ed-fighter", "ed-warfare"]


def test_both_sides_are_told_with_their_editions_and_later_changes(client: FlaskClient) -> None:
    front, back = _page(client, "dissension-bureaucracy").select(".side")
    assert [head.get_text() for head in front.select("h2, h3")] == ["Dissension", "While in play", "Editions"]
    assert [head.get_text() for head in back.select("h2, h3")] == [
        "Bureaucracy",
        "While in play",
        "Changed later",
    ]
    assert "Escalation replaces this side" in back.get_text()


def test_a_difference_is_said_with_both_places(client: FlaskClient) -> None:
    section = _sections(_page(client, "terraforming"))["Editions"]
    assert section.select_one("small").get_text() == (
        "Hungarian rulebook, list of technologies · Russian rulebook, p. 16"
    )


def _sentences(page: Tag) -> Iterator[str]:
    for each in page.select(".ed-lines span, .ed-notes li"):
        yield each.get_text(" ", strip=True)


def test_no_sentence_is_empty_or_unfilled_in_any_language(
    client: FlaskClient, catalogue: Catalogue, lang: str
) -> None:
    for card_id in catalogue.eminent:
        found = list(_sentences(_page(client, card_id, lang)))
        assert found, card_id
        assert all(len(text) > 5 and "%(" not in text for text in found), card_id


def test_a_page_keeps_no_language_of_another(catalogue: Catalogue) -> None:
    with i18n.language("hu"):
        hungarian = eminent_page(catalogue, "lyttle")
    assert hungarian.eminent.picture.label != eminent_page(catalogue, "lyttle").eminent.picture.label
