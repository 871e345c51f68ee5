from __future__ import annotations

import re
from itertools import pairwise

import pytest
from bs4 import BeautifulSoup, Tag
from flask import Flask
from flask.testing import FlaskClient

from webapp.catalogue.goals import helps
from webapp.catalogue.models import Catalogue
from webapp.catalogue.search_categories import CATEGORIES, Match, matches
from webapp.catalogue.sort_keys import sort_key
from webapp.catalogue.terms import plain

PARTIAL = {"HX-Request": "true", "HX-Request-Type": "partial"}
PAGES = ("goals/", "search-categories/", "glossary/")
BAD = (
    "sets=",
    "sets=nothing",
    "sets=promo",
    "sets=%F0%9F%98%80",
    "sets=rvi%27%20OR%201=1",
    "sets=" + "x" * 4000,
    "what=else",
)


def _main(text: str) -> Tag:
    main = BeautifulSoup(text, "html.parser").find("main")
    assert isinstance(main, Tag)
    return main


def _ids(part: Tag) -> list[str]:
    return [each["id"] for each in part.select(".entry")]


@pytest.mark.parametrize("path", PAGES)
def test_shows_no_code_in_any_language(client: FlaskClient, lang: str, path: str) -> None:
    answer = client.get(f"/{lang}/{path}")
    assert answer.status_code == 200
    page = _main(answer.text)
    assert not re.search(r"[a-z]_[a-z]|None|True|False|\{|%\(", page.get_text(" "))
    ids = [each["id"] for each in page.select("[id]")]
    assert len(ids) == len(set(ids))
    for empty in page.select("h2, h3, p, dt, dd, li, summary, a"):
        assert empty.get_text(strip=True), empty


@pytest.mark.parametrize("path", PAGES)
def test_every_link_leads_somewhere(client: FlaskClient, catalogue: Catalogue, path: str) -> None:
    page = _main(client.get(f"/en/{path}").text)
    ids = {each["id"] for each in page.select("[id]")}
    links = {link["href"] for link in page.select("a")}
    assert links
    for link in links:
        if link.startswith("#"):
            assert link[1:] in ids
        elif link.startswith("/en/cards/rftg/"):
            assert link.rpartition("/")[2] in catalogue.race
        else:
            assert client.get(link).status_code == 200, link


@pytest.mark.parametrize("path", PAGES[:2])
@pytest.mark.parametrize("query", BAD)
def test_a_choice_that_there_is_not_is_none(client: FlaskClient, path: str, query: str) -> None:
    answer = client.get(f"/en/{path}?{query}")
    assert answer.status_code == 200
    assert _main(answer.text).select_one("input[checked]")["value"] == "bow"


@pytest.mark.parametrize("path", PAGES[:2])
def test_htmx_gets_the_part_that_changes(client: FlaskClient, path: str) -> None:
    whole = client.get(f"/en/{path}?sets=rvi")
    part = client.get(f"/en/{path}?sets=rvi", headers=PARTIAL)
    found = BeautifulSoup(part.text, "html.parser").find(recursive=False)
    assert isinstance(found, Tag)
    assert found["id"] == "results"
    assert _ids(found) == _ids(_main(whole.text))
    assert "HX-Request-Type" in whole.headers["Vary"]
    assert "HX-Request-Type" in part.headers["Vary"]


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("query", ["sets=bow%00", "sets=%ff"])
def test_bytes_that_are_no_text_are_refused_kindly(client: FlaskClient, path: str, query: str) -> None:
    answer = client.get(f"/en/{path}?{query}")
    assert answer.status_code == 400
    assert _main(answer.text).select_one("h1")


def test_goals_of_the_sets_in_use(client: FlaskClient, catalogue: Catalogue) -> None:
    for last, known in {"tgs": ("tgs",), "rvi": ("tgs", "rvi"), "bow": ("tgs", "rvi", "bow")}.items():
        page = _main(client.get(f"/en/goals/?sets={last}").text)
        goals = [goal for goal in catalogue.goals.values() if goal.set in known]
        first, most = ([goal.id for goal in goals if goal.type == each] for each in ("first", "most"))
        assert _ids(page) == [*first, *most]


def test_a_goal_lists_the_cards_that_help(client: FlaskClient, catalogue: Catalogue) -> None:
    for last in ("tgs", "bow"):
        page = _main(client.get(f"/hu/goals/?sets={last}").text)
        for entry in page.select(".entry"):
            goal = catalogue.goals[entry["id"]]
            links = {link["href"] for link in entry.select(".links a")}
            assert links == {
                f"/hu/cards/rftg/{card.id}"
                for card in catalogue.race.values()
                if helps(goal, card) and card.copies[last]
            }, goal.id


def test_a_goal_is_told(client: FlaskClient) -> None:
    page = _main(client.get("/en/goals/").text)
    entry = page.select_one("#peace-war-leader")
    assert entry.select_one("h3").get_text() == "Peace/War Leader"
    assert entry.select_one(".set")["title"] == "The Brink of War"
    assert [each.get_text() for each in entry.select("summary")] == [
        "Cards that lower Military: 8",
        "Cards with a takeover power: 6",
        "Military worlds: 46",
        "Rulings: 1",
    ]
    needed = entry.select_one("dd:has(ul)")
    assert needed.get_text("|") == (
        "Total Military below 0|Worlds: |2|or|Cards with a takeover power: |1|Military worlds: |2"
    )
    military = list(page.select_one("#greatest-military .facts").stripped_strings)
    assert military[:7] == ["VPs", "5 VPs", "VPs for a tie", "3 VPs", "Minimum", "Total Military:", "6"]
    surplus = page.select_one("#budget-surplus > p.soft")
    assert [link.get_text() for link in surplus.select("a")] == ["Black Hole Miners", "Pan-Galactic Research"]


def test_remarks_name_only_cards_in_use(client: FlaskClient) -> None:
    early = _main(client.get("/en/goals/?sets=tgs").text)
    assert "missing:" not in early.select_one("#system-diversity").get_text()
    late = _main(client.get("/en/goals/").text)
    assert late.select_one('#system-diversity dd a[href$="/alien-oort-cloud-refinery"]')


def test_titles_are_the_readers_with_the_printed_one(client: FlaskClient, catalogue: Catalogue) -> None:
    head = _main(client.get("/hu/goals/").text).select_one("#military-influence h3")
    title = catalogue.title("military-influence", "hu", "goals")
    assert head.contents[0] == title.text
    assert head["lang"] == "hu"
    assert head.select_one('.en[lang="en"]').get_text() == "Military Influence"


def test_categories_list_their_cards(client: FlaskClient, catalogue: Catalogue) -> None:
    for last in ("base", "bow"):
        page = _main(client.get(f"/en/search-categories/?sets={last}").text)
        assert _ids(page) == list(CATEGORIES)
        for entry in page.select(".entry"):
            cards = [card for card in catalogue.race.values() if card.copies[last]]
            for match, where in (
                (Match.YES, ":scope > .bearers a"),
                (Match.DISPUTED, ".disputed .bearers a"),
            ):
                fitting = [card for card in cards if matches(entry["id"], card) is match]
                links = {link["href"] for link in entry.select(where)}
                assert links == {f"/en/cards/rftg/{card.id}" for card in fitting}
                if fitting:
                    count = f"{len(fitting)} card{'s' if len(fitting) > 1 else ''}"
                    copies = sum(card.copies[last] for card in fitting)
                    line = f"{count} · {copies} {'copies' if copies > 1 else 'copy'}"
                    assert line in [each.get_text() for each in entry.select("p.soft")]


def test_a_dispute_tells_both_readings(client: FlaskClient) -> None:
    page = _main(client.get("/en/search-categories/").text)
    for category in ("consume-two", "six-cost-developments"):
        readings = page.select(f"#{category} .disputed .points li")
        assert len({reading.get_text() for reading in readings}) == 2
    assert (
        page.select_one("#six-cost-developments .disputed .bearers a").get_text() == "Pan-Galactic Research"
    )
    base = _main(client.get("/en/search-categories/?sets=base").text)
    assert not base.select("#six-cost-developments .disputed")
    assert "No card of these sets fits." in base.select_one("#takeovers").get_text()


def test_a_card_that_is_optional_is_said_to_be(client: FlaskClient) -> None:
    entry = _main(client.get("/en/search-categories/").text).select_one("#alien-worlds")
    assert entry.select_one("p.soft a")["href"] == "/en/cards/rftg/alien-oort-cloud-refinery"


def test_terms_stand_in_the_order_of_the_language(
    client: FlaskClient, catalogue: Catalogue, lang: str
) -> None:
    page = _main(client.get(f"/{lang}/glossary/").text)
    assert {each["id"] for each in page.select(".term")} == catalogue.terms.keys()
    for game in ("rftg", "eminent-domain"):
        words = [each.get_text() for each in page.select(f'[id^="{game}-"].term > p:first-child b')]
        assert len(words) > 90
        keys = [sort_key(plain(word), lang).key for word in words]
        assert all(one <= two for one, two in pairwise(keys))


def test_a_term_has_every_language(client: FlaskClient) -> None:
    term = _main(client.get("/hu/glossary/rftg-develop").text)
    assert term.select_one("h1").contents[0] == "Fejlesztés"
    assert term.select_one('h1 > [lang="en"]').get_text() == "Develop (phase II)"
    assert [(each["lang"], each.get_text()) for each in term.select("dd > [lang]")] == [
        ("ru", "Развитие"),
        ("el", "Ανάπτυξη"),
        ("pt", "Desenvolvimento"),
    ]
    english = _main(client.get("/en/glossary/rftg-develop").text)
    assert not english.select('h1 > [lang="en"], .en')
    assert [each["lang"] for each in english.select("dd > [lang]")] == ["hu", "ru", "el", "pt"]


def test_a_word_that_means_two_things_leads_to_the_other_one_in_the_language_of_the_reader(
    client: FlaskClient,
) -> None:
    """Its English word stands behind it, as behind every term."""
    note = _main(client.get("/hu/glossary/rftg-develop").text).select_one("p.soft:has(.en)")
    link = note.select_one("a")
    assert (link["href"], link.get_text()) == ("/hu/glossary/eminent-domain-research", "Fejlesztés")
    assert link.find_next_sibling()["lang"] == "en"
    assert note.get_text() == "A másik játékban ugyanez a szó mást jelent: Fejlesztés Research"


def test_a_page_is_made_once(app: Flask, client: FlaskClient) -> None:
    client.get("/en/goals/")
    kept = app.extensions["reference_pages"]
    (pages,) = kept.values()
    with app.test_request_context("/en/goals/"):
        assert pages.groups("bow") is pages.groups("bow")
        assert pages.groups("bow") is not pages.groups("tgs")
    client.get("/en/goals/")
    assert list(kept.values()) == [pages]
