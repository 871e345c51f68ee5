"""A report is filled in with what the page is about, and there is no link where it would go nowhere."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import pytest
from bs4 import BeautifulSoup
from flask import Flask
from flask.testing import FlaskClient

from webapp import report
from webapp.catalogue.reader import catalogue

MAIL = "mailto:someone+cards@example.org"
FORM = "https://example.org/tableside/issues/new?template=fault.md"


def links(client: FlaskClient, path: str) -> list[str]:
    page = BeautifulSoup(client.get(path).text, "html.parser")
    return [str(link["href"]) for link in page.select(".foot a")]


PAGES = (
    "cards/rftg/new-sparta",
    "cards/eminent-domain/survey-team",
    "rules/rftg/base/settle",
    "rulings/rftg/takeover-on-off",
    "glossary/rftg-takeover",
    "icons/powers/pay-for-military",
)


@pytest.mark.parametrize("path", PAGES)
def test_a_mail_names_the_thing_the_language_the_version_and_the_page(
    app: Flask, client: FlaskClient, path: str
) -> None:
    app.config["REPORT"] = MAIL
    (link,) = links(client, f"/hu/{path}?x=1")
    assert link.startswith(f"{MAIL}?")
    assert " " not in link
    assert "+" not in link.removeprefix(MAIL)
    sent = {name: values[0] for name, values in parse_qs(urlsplit(link).query, strict_parsing=True).items()}
    assert sent.keys() == {"subject", "body"}
    assert sent["subject"] == f"Tableside: {path} (hu)"
    with app.app_context():
        version = catalogue().version
    lines = sent["body"].split("\r\n")
    assert lines[-5:] == [path, "lang=hu", f"data={version}", f"/hu/{path}", ""]
    assert "\n" not in sent["body"].replace("\r\n", "")


def test_a_report_on_two_languages_names_both(app: Flask, client: FlaskClient) -> None:
    app.config["REPORT"] = FORM
    (link,) = links(client, "/hu/rules/rftg/base/settle?with=RU&x=1")
    (body,) = parse_qs(urlsplit(link).query)["body"]
    lines = body.splitlines()
    assert lines[-4:-2] == ["lang=hu", "with=ru"]
    assert lines[-1] == "/hu/rules/rftg/base/settle?with=ru"
    (link,) = links(client, "/hu/glossary/rftg-takeover?with=ru")
    assert "with" not in parse_qs(urlsplit(link).query)["body"][0]


@pytest.mark.parametrize(
    ("target", "begins"),
    [
        ("https://example.org/new", "https://example.org/new?title="),
        ("https://example.org/new?", "https://example.org/new?title="),
        ("https://example.org/new?a=b", "https://example.org/new?a=b&title="),
        ("https://example.org/new?a=b&", "https://example.org/new?a=b&title="),
    ],
)
def test_the_fields_follow_what_the_address_has(target: str, begins: str) -> None:
    assert report.filled_in(target, "x", "y").startswith(begins)


def test_a_form_gets_a_title_and_keeps_its_own_query(app: Flask, client: FlaskClient) -> None:
    app.config["REPORT"] = FORM
    (link,) = links(client, "/en/cards/rftg/new-sparta")
    assert link.startswith(f"{FORM}&title=")
    sent = parse_qs(urlsplit(link).query, strict_parsing=True)
    assert sent["template"] == ["fault.md"]
    assert sent["title"] == ["Tableside: cards/rftg/new-sparta (en)"]
    assert sent["body"][0].startswith("What is wrong, and what should it say?\n\n")


@pytest.mark.parametrize("path", PAGES)
def test_nothing_is_shown_where_no_address_is_set(app: Flask, client: FlaskClient, path: str) -> None:
    assert app.config["REPORT"] == ""
    assert links(client, f"/en/{path}") == []


@pytest.mark.parametrize(
    "path", ["", "cards/", "glossary/", "solo/", "rules/", "search?q=alien", "cards/rftg/no-such-card"]
)
def test_a_page_about_no_single_thing_has_no_link(app: Flask, client: FlaskClient, path: str) -> None:
    app.config["REPORT"] = MAIL
    assert links(client, f"/en/{path}") == []


def test_whatever_is_said_stays_inside_its_field() -> None:
    text = 'a&b=c#d?e "f" <g> é ő %41 +\n'
    for target, names in ((MAIL, ("subject", "body")), ("https://example.org/new", ("title", "body"))):
        address = report.filled_in(target, text, text)
        assert address.isascii()
        assert not set(' "<>#\n') & set(address)
        sent = parse_qs(urlsplit(address).query, strict_parsing=True)
        assert sent.keys() == set(names)
        assert sent["body"][0].replace("\r\n", "\n") == text
        assert sent[names[0]] == [text]
