"""The pages of rules: found, marked in the right language, whole or only what opens over another page."""

from __future__ import annotations

import pytest
from bs4 import BeautifulSoup, Tag
from flask import Flask
from flask.testing import FlaskClient

from webapp.i18n import language

PART = {"HX-Request": "true", "HX-Request-Type": "partial"}
SETTLE = "/rules/rftg/base/settle"


@pytest.fixture
def reader(small_app: Flask) -> FlaskClient:
    return small_app.test_client()


def page(client: FlaskClient, path: str) -> BeautifulSoup:
    answer = client.get(path)
    assert answer.status_code == 200
    return BeautifulSoup(answer.text, "html.parser")


def one(soup: BeautifulSoup | Tag, selector: str) -> Tag:
    (found,) = soup.select(selector)
    return found


def test_all_books_the_books_of_a_game_and_a_contents(reader: FlaskClient) -> None:
    assert "/ru/rules/rftg/base/" in {a["href"] for a in page(reader, "/ru/rules/").select(".places a")}
    assert one(page(reader, "/ru/rules/rftg/"), "h1").get_text() == "Борьба за галактику"
    links = page(reader, "/ru/rules/rftg/base/").select(".contents a")
    assert [(a["href"], a["lang"]) for a in links] == [
        ("/ru/rules/rftg/base/set-up", "en"),
        ("/ru/rules/rftg/base/settle", "ru"),
    ]


@pytest.mark.parametrize(
    "path", ["nothing/", "rftg/nothing/", "rftg/base/nothing", "eminent-domain/", "rftg/solitaire/"]
)
def test_what_there_is_not_is_not_found(reader: FlaskClient, path: str) -> None:
    assert reader.get(f"/en/rules/{path}").status_code == 404


def test_each_rule_has_its_anchor_and_its_number_leads_there(reader: FlaskClient) -> None:
    soup = page(reader, f"/en{SETTLE}")
    for id_ in ("missed-1", "base-63", "base-68", "base-72", "base-64", "base-86", "base-74"):
        link = one(one(soup, f"#{id_}"), f'.ids a[href="/en{SETTLE}#{id_}"]')
        assert link.get_text()
    assert one(soup, "h2#military").get_text() == "Military"
    assert one(one(soup, "#base-68"), ".see a")["href"] == "/en/icons/powers/pay-for-military"


def test_callouts_say_what_they_are(reader: FlaskClient) -> None:
    soup = page(reader, f"/en{SETTLE}")
    assert [label.get_text() for label in soup.select(".callout .label")] == ["Often played wrong", "Note"]
    assert len(soup.select(".callout .label svg")) == 2


def test_links_open_over_the_page(reader: FlaskClient) -> None:
    links = page(reader, f"/en{SETTLE}").select(".text li > p a, .text li a[data-overlay]")
    assert {a["href"] for a in links} >= {
        "/en/glossary/rftg-windfall-world",
        "/en/cards/rftg/new-sparta",
        f"/en{SETTLE}#base-63",
        "/en/rules/rftg/base/set-up",
    }
    assert all(a.has_attr("data-overlay") for a in links)


def test_a_text_that_is_not_translated_is_marked_and_said(reader: FlaskClient) -> None:
    soup = page(reader, f"/el{SETTLE}")
    assert one(soup, ".text")["lang"] == "en"
    assert one(soup, "h1 span")["lang"] == "en"
    assert one(soup, ".rules > p.soft")
    assert not page(reader, f"/ru{SETTLE}").select(".rules > p.soft")


def test_two_languages_stand_side_by_side(reader: FlaskClient) -> None:
    soup = page(reader, f"/ru{SETTLE}?with=en")
    assert one(soup, ".text")["lang"] == "ru"
    pair = one(soup, "#base-63 > .pair")
    own, other = pair.find_all(recursive=False)
    assert (own.get_text(), other.get_text()) == ("Выложите 1 мир с руки.", "Place 1 world from your hand.")
    assert (other["lang"], other["class"]) == ("en", ["second"])
    assert [table.parent.get("lang") for table in soup.select("table")] == [None, "en"]
    assert one(soup, "#base-63 .ids a")["href"] == f"/ru{SETTLE}?with=en#base-63"
    assert one(soup, '.langs a[aria-current="true"]')["href"] == f"/ru{SETTLE}?with=en"
    assert not page(reader, f"/ru{SETTLE}?with=xx").select(".pair")


def test_a_second_language_stays_when_the_page_is_turned(reader: FlaskClient) -> None:
    soup = page(reader, f"/ru{SETTLE}?with=EN")
    assert soup.select(".pair")
    assert one(soup, 'a[rel="prev"]')["href"] == "/ru/rules/rftg/base/set-up?with=en"
    book = "/ru/rules/rftg/base/?with=en"
    assert [a["href"] for a in soup.select(".crumbs a")][-1] == book
    sections = [a["href"] for a in soup.select(".contents a")]
    assert sections == ["/ru/rules/rftg/base/set-up?with=en", f"/ru{SETTLE}?with=en"]
    assert [a["href"] for a in page(reader, book).select(".contents a")] == sections
    # Not translated, this one is English already: the second language stays asked for.
    before = page(reader, sections[0])
    assert not before.select(".pair")
    assert one(before, 'a[rel="next"]')["href"] == f"/ru{SETTLE}?with=en"


@pytest.mark.parametrize("other", ["xx", "ru", "RU", "", "en%20x"])
def test_a_second_language_that_is_none_is_left_out(reader: FlaskClient, other: str) -> None:
    for path in (SETTLE, "/rules/rftg/base/"):
        soup = page(reader, f"/ru{path}?with={other}")
        assert not soup.select(".pair")
        assert not [a for a in soup.select(".crumbs a, .turns a, .contents a") if "?" in str(a["href"])]


def test_tables_scroll_inside_themselves(reader: FlaskClient) -> None:
    assert one(page(reader, f"/en{SETTLE}"), ".scroll:has(> table)")["tabindex"] == "0"


def test_contents_and_neighbours_lead_on(reader: FlaskClient) -> None:
    soup = page(reader, f"/en{SETTLE}")
    assert one(soup, 'a[rel="prev"]')["href"] == "/en/rules/rftg/base/set-up"
    assert not soup.select('a[rel="next"]')
    assert one(soup, '.contents a[aria-current="page"]')["href"] == f"/en{SETTLE}"


def test_over_another_page_comes_the_section_alone(reader: FlaskClient) -> None:
    answer = reader.get(f"/en{SETTLE}", headers=PART)
    assert "HX-Request-Type" in answer.headers["Vary"]
    soup = BeautifulSoup(answer.text, "html.parser")
    article = one(soup, "article[data-whole]")
    assert one(article, "p > a.btn")["href"] == f"/en{SETTLE}"
    assert not soup.select("html, .turns")


def test_rules_are_linked_by_their_ids(app: Flask) -> None:
    with app.test_request_context("/hu/"), language("hu"):
        links = app.jinja_env.globals["rule_links"]
        (one_rule,) = links("R-DEV-A")
        assert one_rule == ("R-DEV-A", "/hu/rules/rftg/solitaire/develop#r-dev-a")
        several = links("R-WORLD-1, 5")
        assert [text for text, _ in several] == ["R-WORLD-1", "5"]
        assert [address.rpartition("#")[2] for _, address in several] == ["r-world-1", "r-world-5"]
        assert links("R-NO-1") == [("R-NO-1", "")]
