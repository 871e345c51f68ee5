"""The list of rulings as a page: the address says what is asked for, htmx gets the part that changes."""

from __future__ import annotations

import pytest
from bs4 import BeautifulSoup
from flask import Flask
from flask.testing import FlaskClient

PART = {"HX-Request": "true", "HX-Request-Type": "partial", "HX-Target": "section#results"}


@pytest.fixture
def reader(small_app: Flask) -> FlaskClient:
    return small_app.test_client()


def page(client: FlaskClient, path: str, headers: dict[str, str] | None = None) -> BeautifulSoup:
    answer = client.get(path, headers=headers)
    assert answer.status_code == 200, path
    return BeautifulSoup(answer.text, "html.parser")


def questions(soup: BeautifulSoup) -> list[str]:
    return [str(a["href"]).rpartition("/")[2] for a in soup.select(".questions a")]


def count(soup: BeautifulSoup) -> str:
    (found,) = soup.select("#results > .count")
    return found.get_text()


def test_all_rulings_stand_by_topic(reader: FlaskClient) -> None:
    soup = page(reader, "/en/rulings/")
    assert count(soup) == "3 rulings"
    assert [each.get_text() for each in soup.select("h2.letter")] == [
        "Single cards Race for the Galaxy",
        "The turn Eminent Domain",
    ]
    assert questions(soup) == ["two-worlds", "double-price", "ed-01"]


def test_filters_combine_and_are_told(reader: FlaskClient) -> None:
    soup = page(reader, "/en/rulings/?card=new-sparta&open=yes")
    assert (count(soup), questions(soup)) == ("1 ruling", ["double-price"])
    assert [a["href"] for a in soup.select(".chips .chip")] == [
        "/en/rulings/?open=yes",
        "/en/rulings/?card=new-sparta",
        "/en/rulings/",
    ]
    options = soup.select('form option[selected]:not([value=""])')
    chosen = {each.find_parent("select")["name"]: each["value"] for each in options}
    assert chosen == {"card": "new-sparta", "open": "yes"}


def test_a_form_sends_every_field_and_gets_the_short_address(reader: FlaskClient) -> None:
    sent = "/en/rulings/?q=+price++paid&game=&topic=cards&set=&card=&phase=&open="
    answer = reader.get(sent)
    assert (answer.status_code, answer.location) == (302, "/en/rulings/?q=price+paid&topic=cards")


def test_htmx_gets_the_results_and_the_address(reader: FlaskClient) -> None:
    answer = reader.get("/en/rulings/?q=&topic=turn", headers=PART)
    soup = BeautifulSoup(answer.text, "html.parser")
    assert soup.find("form") is None
    assert questions(soup) == ["ed-01"]
    assert answer.headers["HX-Push-Url"] == "/en/rulings/?topic=turn"
    assert {"HX-Request", "HX-Target"} <= set(answer.vary)
    typed = reader.get(
        "/en/rulings/?q=price", headers={**PART, "HX-Current-URL": "http://localhost/en/rulings/?q=pri"}
    )
    assert typed.headers["HX-Replace-Url"] == "/en/rulings/?q=price"
    whole = reader.get("/en/rulings/", headers={**PART, "HX-Target": "div#finder"})
    assert BeautifulSoup(whole.text, "html.parser").find("form")


def test_over_another_page_the_list_has_its_heading_and_its_style(reader: FlaskClient) -> None:
    answer = reader.get("/en/rulings/?topic=turn", headers={**PART, "HX-Target": "overlay-body"})
    soup = BeautifulSoup(answer.text, "html.parser")
    assert [each.get_text() for each in soup.select("h1")] == ["Rulings"]
    assert [str(each["href"]).partition("?")[0][-9:] for each in soup.select("link")] == [
        "/list.css",
        "rules.css",
    ]
    assert questions(soup) == ["ed-01"]
    assert [a["href"] for a in soup.select(".chips a")] == ["/en/rulings/"]
    assert not soup.select("html, form")
    refined = BeautifulSoup(reader.get("/en/rulings/", headers=PART).text, "html.parser")
    assert not refined.select("h1, link")


def test_what_was_found_can_be_gone_to(reader: FlaskClient) -> None:
    assert [each["tabindex"] for each in page(reader, "/en/rulings/").select("#results")] == ["-1"]


def test_where_nothing_is_found_it_says_which_filter_to_drop(reader: FlaskClient) -> None:
    soup = page(reader, "/en/rulings/?topic=turn&open=yes")
    assert count(soup) == "0 rulings"
    assert [(a["href"], a.get_text(strip=True)) for a in soup.select(".ways a")] == [
        ("/en/rulings/?open=yes", "Topic: The turn"),
        ("/en/rulings/?topic=turn", "Open question: yes"),
    ]


@pytest.mark.parametrize(
    "query",
    [
        "q=%F0%9F%98%80%00",
        "q=" + "a" * 5000,
        "q=(%25%22'%5C",
        "card=" + "x," * 900,
        "topic=..%2F..&set=%3Cscript%3E&phase=&open=1&game=1",
        "open=yes&open=no&open=,,,",
        "zzz=1&sort=cost&cost=3",
    ],
)
def test_absurd_input_is_answered_kindly(reader: FlaskClient, query: str) -> None:
    for headers in ({}, PART, {**PART, "HX-Current-URL": "http://[::1"}):
        answer = reader.get(f"/hu/rulings/?{query}", headers=headers)
        assert answer.status_code in (200, 302, 400), query
        assert "<script>" not in answer.text.replace("<script src", "")


def test_what_was_not_understood_is_named(reader: FlaskClient) -> None:
    soup = page(reader, "/en/rulings/?topic=chess&open=yes")
    assert "topic=chess" in soup.select("#results .notice")[0].get_text()
    assert questions(soup) == ["double-price"]
