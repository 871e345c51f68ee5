"""Addresses in capitals, or with a slash too many, lead to the page that there is."""

from __future__ import annotations

import pytest
from driver import BRINK, keep
from flask import Flask
from flask.testing import FlaskClient


@pytest.mark.parametrize(
    ("path", "right"),
    [
        ("/HU/", "/hu/"),
        ("/hu/Cards/?q=A%20B", "/hu/cards/?q=A%20B"),
        ("/en/cards/rftg/Old-Earth?Tableau=X", "/en/cards/rftg/old-earth?Tableau=X"),
        ("/en/cards/RFTG/OLD-EARTH/qr", "/en/cards/rftg/old-earth/qr"),
        ("/en/icons/Draw", "/en/icons/draw"),
        ("/en/icons/powers/Trade-Bonus", "/en/icons/powers/trade-bonus"),
        ("/en/rules/RFTG/Base/Settle?with=hu", "/en/rules/rftg/base/settle?with=hu"),
        ("/en/rules/Eminent-Domain/", "/en/rules/eminent-domain/"),
        ("/API/cards.json?lang=en", "/api/cards.json?lang=en"),
    ],
)
def test_capitals_lead_to_the_page(client: FlaskClient, path: str, right: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.location) == (302, right)
    assert client.get(right).status_code in (200, 400)


@pytest.mark.parametrize(
    ("path", "right"),
    [
        ("/en/rules/rftg/base/settle/?with=hu", "/en/rules/rftg/base/settle?with=hu"),
        ("/en/coverage/", "/en/coverage"),
        ("/en/glossary/rftg-prestige/", "/en/glossary/rftg-prestige"),
        ("/en/rulings/rftg/takeover-on-off/", "/en/rulings/rftg/takeover-on-off"),
        ("/en/cards/rftg/old-earth/", "/en/cards/rftg/old-earth"),
        ("/en/search/?q=a%20b", "/en/search?q=a%20b"),
        ("/EN/Coverage/", "/en/coverage"),
        ("/api/cards.json/?lang=en", "/api/cards.json?lang=en"),
    ],
)
def test_a_slash_too_many_leads_to_the_page(client: FlaskClient, path: str, right: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.location) == (302, right)
    assert client.get(right).status_code == 200


@pytest.mark.parametrize(
    ("path", "right"),
    [
        ("/en/nope/", None),
        ("/static/nope.js/", None),
        ("/en/coverage//", None),
        ("//evil.example/", None),
        ("//HU/", "/hu/"),
        ("//EN/coverage/", "/en/coverage"),
    ],
)
def test_a_slash_leads_nowhere_else(client: FlaskClient, path: str, right: str | None) -> None:
    """Two at the beginning would name a host."""
    answer = client.get("/", environ_overrides={"PATH_INFO": path})
    assert (answer.status_code, answer.location) == (302 if right else 404, right)


def test_a_site_below_a_folder_stays_there(client: FlaskClient) -> None:
    answer = client.get("/en/Goals/", base_url="http://localhost/table")
    assert answer.location == "/table/en/goals/"


@pytest.mark.parametrize(
    "path",
    [
        "/Nope",
        "/en/cards/rftg/Nobody",
        "/en/cards/Chess/Old-Earth",
        "/Static/js/app.js",
        "/en/icons/NONE",
        "/en/rules/rftg/Base/Nothing",
        "/XX/",
    ],
)
def test_what_is_not_there_in_lower_case_either_is_a_404(client: FlaskClient, path: str) -> None:
    assert client.get(path).status_code == 404


def test_a_post_is_not_led_on(client: FlaskClient) -> None:
    assert client.post("/HU/theme", data={"theme": "dark"}).status_code == 404


def test_the_capitals_of_a_games_address_stay(app: Flask, client: FlaskClient) -> None:
    game = keep(app, BRINK)
    assert client.get(f"/EN/Solo/{game}").location == f"/en/solo/{game}"
    assert client.get(f"/en/solo/{game.upper()}x").status_code == 404
