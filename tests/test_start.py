"""The front door opens in each language, and the health check tells which data is served."""

from flask import Flask
from flask.testing import FlaskClient


def test_the_start_page_opens_in_each_language(client: FlaskClient, lang: str) -> None:
    answer = client.get(f"/{lang}/")
    assert answer.status_code == 200
    assert f'<html lang="{lang}"' in answer.text


def test_a_missing_last_stroke_is_added(client: FlaskClient) -> None:
    answer = client.get("/hu")
    assert (answer.status_code, answer.location) == (308, "http://localhost/hu/")


def test_the_door_is_never_kept(client: FlaskClient) -> None:
    assert client.get("/").headers["Cache-Control"] == "no-store"


def test_health_names_the_data(app: Flask, client: FlaskClient) -> None:
    answer = client.get("/healthz")
    assert answer.json == {"status": "ok", "version": app.extensions["catalogue"].version}
    assert answer.mimetype == "application/json"
