"""Htmx gets a part of a page when it asks for one, and the whole page when the reader goes back."""

from __future__ import annotations

import pytest
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
