"""What every address under /api has in common."""

from __future__ import annotations

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.exceptions import NotFound

from webapp import i18n
from webapp.api import api_language


def test_the_answer_is_in_the_language_that_is_asked_for(app: Flask, lang: str) -> None:
    with app.test_request_context(f"/api/x?lang={lang}", headers={"Accept-Language": "en"}):
        assert api_language() == lang
        assert i18n.current_language() == lang


@pytest.mark.parametrize("query", ["", "?lang=", "?lang=de", "?lang=HU", "?lang=hu%00", "?lang=xx&lang=hu"])
def test_no_language_or_a_strange_one_is_not_found(app: Flask, query: str) -> None:
    with app.test_request_context(f"/api/x{query}"), pytest.raises(NotFound) as refused:
        api_language()
    assert "en, hu, ru, el, pt" in str(refused.value.description)


@pytest.mark.parametrize("path", ["/api/", "/api/nothing.json", "/api/cards/rftg/", "/api/nothing?lang=hu"])
def test_an_unknown_address_is_told_as_json(client: FlaskClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert answer.mimetype == "application/json"
    assert set(answer.get_json()) == {"error"}
    assert answer.get_json()["error"]


def test_a_post_is_told_as_json_too(client: FlaskClient) -> None:
    answer = client.post("/api/nothing.json")
    assert answer.status_code in (403, 404, 405)
    assert set(answer.get_json()) == {"error"}
