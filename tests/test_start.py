"""The front door opens in each language, and the health check tells which data is served."""

from bs4 import BeautifulSoup
from flask import Flask
from flask.testing import FlaskClient


def test_the_start_page_opens_in_each_language(client: FlaskClient, lang: str) -> None:
    answer = client.get(f"/{lang}/")
    assert answer.status_code == 200
    assert f'<html lang="{lang}"' in answer.text


def test_a_query_in_its_address_is_answered_there(client: FlaskClient, lang: str) -> None:
    page = BeautifulSoup(client.get(f"/{lang}/?q=new+sparta").text, "html.parser")
    assert page.select_one("input[name=q]")["value"] == "new sparta"
    assert page.select_one("#found li a")["href"] == f"/{lang}/cards/rftg/new-sparta"
    assert page.select_one("#look-up") is not None
    part = client.get(f"/{lang}/?q=new+sparta", headers={"HX-Request": "true", "HX-Request-Type": "partial"})
    assert str(BeautifulSoup(part.text, "html.parser").select_one("#found")) == str(page.select_one("#found"))
    assert "look-up" not in part.text


def test_a_missing_last_stroke_is_added(client: FlaskClient) -> None:
    answer = client.get("/hu")
    assert (answer.status_code, answer.location) == (308, "http://localhost/hu/")


def test_the_door_is_never_kept(client: FlaskClient) -> None:
    assert client.get("/").headers["Cache-Control"] == "no-store"


def test_health_names_the_data(app: Flask, client: FlaskClient) -> None:
    answer = client.get("/healthz")
    assert answer.json == {"status": "ok", "version": app.extensions["catalogue"].version}
    assert answer.mimetype == "application/json"


def test_the_rules_are_offered_on_the_start_page_and_on_every_page(client: FlaskClient, lang: str) -> None:
    for path in ("", "cards/"):
        assert f'href="/{lang}/rules/"' in client.get(f"/{lang}/{path}").text
    places = client.get(f"/{lang}/").text.partition('class="places"')[2]
    assert f'href="/{lang}/rules/"' in places
