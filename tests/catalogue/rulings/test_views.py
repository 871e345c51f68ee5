"""The pages of rulings, and where other pages show them."""

from __future__ import annotations

import pytest
from bs4 import BeautifulSoup
from flask import Flask
from flask.testing import FlaskClient

PART = {"HX-Request": "true", "HX-Request-Type": "partial"}


@pytest.fixture
def reader(small_app: Flask) -> FlaskClient:
    return small_app.test_client()


def page(client: FlaskClient, path: str, **headers: str) -> BeautifulSoup:
    answer = client.get(path, headers=headers)
    assert answer.status_code == 200, path
    return BeautifulSoup(answer.text, "html.parser")


def hrefs(soup: BeautifulSoup, selector: str) -> list[str]:
    return [str(link["href"]) for link in soup.select(selector)]


def test_a_ruling_has_a_page_of_its_own(reader: FlaskClient) -> None:
    soup = page(reader, "/en/rulings/rftg/double-price")
    assert [each.get_text() for each in soup.select("h1")] == ["Is the price paid twice?"]
    assert hrefs(soup, ".crumbs a") == ["/en/rulings/", "/en/rulings/?game=rftg", "/en/rulings/?topic=cards"]
    assert [item.get_text() for item in soup.select(".callout.open li p")] == [
        "It is paid 2 times.",
        "It is paid once.",
    ]
    assert "says otherwise" in soup.select(".sources li")[1].get_text()
    assert hrefs(soup, ".sources a") == ["https://example.org/faq"]
    assert hrefs(soup, '.turns a[rel="prev"]') == ["/en/rulings/rftg/two-worlds"]
    assert hrefs(soup, 'a[type="application/json"]') == ["/api/rulings/rftg/double-price.json?lang=en"]
    assert hrefs(soup, ".pills a")[-2:] == ["/en/cards/rftg/new-sparta", "/en/goals/#budget-surplus"]


def test_it_opens_over_another_page(reader: FlaskClient) -> None:
    soup = page(reader, "/en/rulings/rftg/double-price", **PART)
    assert soup.find("main") is None
    # Its type keeps it from being shown over a game, which it would leave.
    assert hrefs(soup, 'a.btn[type="text/html"]') == ["/en/rulings/rftg/double-price"]


def test_a_text_that_is_not_translated_is_marked_and_said(reader: FlaskClient) -> None:
    soup = page(reader, "/hu/rulings/rftg/double-price")
    assert [each["lang"] for each in soup.select("article h1, article .text")] == ["en", "en"]
    assert "nincs lefordítva" in soup.select("article p.soft")[0].get_text()
    assert "not translated" not in page(reader, "/ru/rulings/rftg/double-price").get_text()


@pytest.mark.parametrize(
    "path",
    ["rftg/nothing", "eminent-domain/two-worlds", "chess/two-worlds", "chess/", "rftg/two-worlds/more"],
)
def test_what_there_is_not_is_not_found(reader: FlaskClient, path: str) -> None:
    assert reader.get(f"/en/rulings/{path}").status_code == 404


def test_the_address_of_a_game_leads_to_its_rulings(reader: FlaskClient) -> None:
    answer = reader.get("/ru/rulings/rftg/")
    assert (answer.status_code, answer.location) == (302, "/ru/rulings/?game=rftg")


def test_a_card_shows_what_was_asked_about_it(reader: FlaskClient) -> None:
    soup = page(reader, "/en/cards/rftg/new-sparta")
    summaries = [each.get_text() for each in soup.select(".rulings summary")]
    assert summaries == [
        "Is the price paid twice? (Open question)",
        "Does Improved Logistics place 2 worlds?",
    ]
    assert "Yes, one after the other" in soup.select(".rulings details")[1].get_text()
    assert "an action of its own" not in soup.select(".rulings")[0].get_text()
    assert hrefs(soup, '.rulings a[href^="/en/rulings/"]')[0] == "/en/rulings/rftg/double-price"
    assert page(reader, "/en/cards/eminent-domain/survey-team").select(".rulings summary")
    assert not page(reader, "/en/cards/rftg/old-earth").select(".rulings")


def test_powers_goals_and_rules_show_theirs(reader: FlaskClient) -> None:
    assert page(reader, "/en/icons/powers/pay-for-military").select(".rulings details")
    assert not page(reader, "/en/icons/powers/develop-start-draw").select(".rulings")
    goal = page(reader, "/en/goals/").select("#budget-surplus .questions a")
    assert [a["href"] for a in goal] == ["/en/rulings/rftg/double-price"]
    settle = page(reader, "/en/rules/rftg/base/settle")
    assert hrefs(settle, "#rulings .questions a") == [
        "/en/rulings/rftg/two-worlds",
        "/en/rulings/rftg/double-price",
        "/en/rulings/eminent-domain/ed-01",
    ]
    assert not page(reader, "/en/rules/rftg/base/explore").select("#rulings")


def test_the_start_page_and_the_rules_lead_to_the_rulings(reader: FlaskClient) -> None:
    assert "/en/rulings/" in hrefs(page(reader, "/en/"), ".places a")
    assert "/en/rulings/" in hrefs(page(reader, "/en/rules/"), "main nav a")
