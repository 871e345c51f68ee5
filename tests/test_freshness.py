"""Pages that look things up are sent again only when something that they hang on has changed."""

from __future__ import annotations

from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from webapp.app import create_app

PATHS = (
    "cards/",
    "cards/?q=alien",
    "cards/rftg/new-sparta",
    "cards/eminent-domain/colonize",
    "goals/",
    "icons/",
    "icons/draw",
    "icons/powers/",
    "search-categories/?sets=tgs",
    "glossary/",
    "rules/",
    "rules/rftg/base/",
    "rules/rftg/base/settle?with=el",
    "search?q=alien",
)


def again(client: FlaskClient, path: str, tag: str, **headers: str) -> TestResponse:
    return client.get(path, headers={"If-None-Match": tag, **headers})


@pytest.mark.parametrize("path", PATHS)
def test_an_unchanged_page_is_not_sent_again(client: FlaskClient, lang: str, path: str) -> None:
    first = client.get(f"/{lang}/{path}", headers={"Accept-Encoding": "gzip"})
    assert first.headers["ETag"].startswith('W/"')
    assert first.headers["Cache-Control"] == "private, no-cache"
    second = again(client, f"/{lang}/{path}", first.headers["ETag"])
    assert (second.status_code, second.data) == (304, b"")
    assert second.headers["ETag"] == first.headers["ETag"]
    assert second.vary.as_set() >= first.vary.as_set() - {"accept-encoding"}


@pytest.mark.parametrize(
    "path",
    [
        "cards.json?lang=el",
        "cards/rftg/new-sparta.json?lang=el",
        "search.json?q=alien&lang=el",
        "suggest.json?q=alien&lang=el",
        "rules/rftg/base/settle.json?lang=el",
        "rulings.json?lang=el&card=new-sparta",
    ],
)
def test_neither_is_unchanged_json(client: FlaskClient, path: str) -> None:
    first = client.get(f"/api/{path}")
    second = again(client, f"/api/{path}", first.headers["ETag"])
    assert (first.status_code, second.status_code, second.data) == (200, 304, b"")
    russian = path.replace("lang=el", "lang=ru")
    assert again(client, f"/api/{russian}", first.headers["ETag"]).status_code == 200


def test_address_language_theme_and_app_make_another_page(
    app: Flask, client: FlaskClient, catalogue_path: Path
) -> None:
    tag = client.get("/en/search?q=alien").headers["ETag"]
    assert again(client, "/en/search?q=aliens", tag).status_code == 200
    assert again(client, "/hu/search?q=alien", tag).status_code == 200
    dark = app.test_client()
    dark.set_cookie("theme", "dark")
    assert 'data-theme="dark"' in again(dark, "/en/search?q=alien", tag).text
    restarted = create_app({**app.config, "CATALOGUE": catalogue_path}).test_client()
    assert again(restarted, "/en/search?q=alien", tag).status_code == 200


def test_parts_posts_games_and_what_names_a_host_have_no_tag(client: FlaskClient) -> None:
    part = {"HX-Request": "true", "HX-Request-Type": "partial"}
    assert "ETag" not in client.get("/en/search?q=alien", headers=part).headers
    for path in (
        "/en/",
        "/en/solo/",
        "/en/opensearch.xml",
        "/en/cards/rftg/new-sparta/qr",
        "/en/cards/rftg/x",
    ):
        assert "ETag" not in client.get(path).headers
    tag = client.get("/en/search?q=alien").headers["ETag"]
    assert again(client, "/en/search?q=alien", tag, **part).status_code == 200


@pytest.mark.parametrize("tag", ["*", '"x"', "x", 'W/"', "\t"])
def test_a_tag_that_is_none_of_ours_gives_the_page(client: FlaskClient, tag: str) -> None:
    assert again(client, "/en/goals/", tag).status_code == 200
    assert again(client, "/en/cards/rftg/nobody", tag).status_code == 404


def test_the_language_is_remembered_though_nothing_is_sent(client: FlaskClient) -> None:
    tag = client.get("/hu/goals/").headers["ETag"]
    client.get("/el/goals/")
    assert again(client, "/hu/goals/", tag).status_code == 304
    assert client.get("/").location == "/hu/"


def test_nothing_is_searched_or_rendered_to_find_a_page_unchanged(
    app: Flask, client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    tag = client.get("/en/search?q=alien").headers["ETag"]
    monkeypatch.setitem(app.view_functions, "search.page", None)
    assert again(client, "/en/search?q=alien", tag).status_code == 304
