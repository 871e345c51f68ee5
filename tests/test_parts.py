"""Htmx gets a part of a page when it asks for one, and the whole page when the reader goes back."""

from __future__ import annotations

import pytest
from bs4 import BeautifulSoup
from driver import BRINK, keep
from flask import Flask
from flask.testing import FlaskClient

PART = {"HX-Request": "true", "HX-Request-Type": "partial"}
BACK = {**PART, "HX-History-Restore-Request": "true"}

PATHS = (
    "",
    "cards/",
    "cards/rftg/new-sparta",
    "goals/",
    "search-categories/",
    "icons/draw",
    "search?q=alien",
)


@pytest.mark.parametrize("path", PATHS)
def test_going_back_always_brings_the_whole_page(client: FlaskClient, path: str) -> None:
    part, whole = (client.get(f"/en/{path}", headers=headers) for headers in (PART, BACK))
    assert (part.status_code, whole.status_code) == (200, 200)
    assert "<html" not in part.text
    assert "<html" in whole.text
    assert whole.vary.as_set() >= {"hx-request", "hx-request-type", "hx-history-restore-request"}


def test_going_back_to_a_game_brings_the_whole_page(app: Flask, client: FlaskClient) -> None:
    game = f"/en/solo/{keep(app, BRINK)}"
    assert "<html" not in client.get(game, headers=PART).text
    assert "<html" in client.get(game, headers=BACK).text


OPENING_OVER = (
    *PATHS[1:6],
    "cards/rftg/new-sparta/qr",
    "icons/powers/start-save-card",
    "glossary/rftg-defense",
    "rules/rftg/base/settle",
    "rulings/",
    "rulings/rftg/opening-hand",
)


@pytest.mark.parametrize("path", OPENING_OVER)
def test_over_another_page_a_part_brings_the_style_sheets_of_its_page(client: FlaskClient, path: str) -> None:
    whole = BeautifulSoup(client.get(f"/el/{path}").text, "html.parser")
    part = BeautifulSoup(
        client.get(f"/el/{path}", headers={**PART, "HX-Target": "overlay-body"}).text, "html.parser"
    )
    own = [each["href"] for each in whole.select("head link[rel=stylesheet]")][1:]
    assert own
    assert [each["href"] for each in part.select("link")] == own
    refined = client.get(f"/el/{path}", headers={**PART, "HX-Target": "results"})
    assert "stylesheet" not in refined.text
    assert {"hx-target"} <= refined.vary.as_set()
