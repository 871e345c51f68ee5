"""Rulings as JSON."""

from __future__ import annotations

import pytest
from flask import Flask
from flask.testing import FlaskClient


@pytest.fixture
def reader(small_app: Flask) -> FlaskClient:
    return small_app.test_client()


def test_gives_the_rulings_that_fit(reader: FlaskClient) -> None:
    answer = reader.get("/api/rulings.json?lang=ru&card=new-sparta&topic=cards").json
    assert answer["count"] == 2
    two, price = answer["rulings"]
    assert {
        key: two[key] for key in ("id", "game", "topic", "topic_title", "lang", "open", "confidence")
    } == {
        "id": "rftg/two-worlds",
        "game": "rftg",
        "topic": "cards",
        "topic_title": "Отдельные карты",
        "lang": "ru",
        "open": False,
        "confidence": "high",
    }
    assert two["answer"] == "Да, один за другим:\n\n- сначала оплаченный\n- потом ещё один; см. цену."
    assert two["why"] == "Второй мир — отдельное действие."
    assert two["readings"] is None
    assert two["sources"] == [
        {"id": "base", "name": "Правила", "pages": [4, 6], "at": None, "against": False}
    ]
    assert two["rules"][0]["id"] == "BASE-63"
    assert two["rules"][0]["url"].startswith("/ru/rules/rftg/base/")
    assert two["cards"][0]["id"] == "rftg/improved-logistics"
    assert two["mentions"][0] == {
        "id": "rftg/new-sparta",
        "title": "Новая Спарта",
        "title_en": "New Sparta",
        "url": "/ru/cards/rftg/new-sparta",
    }
    assert two["url"] == "/ru/rulings/rftg/two-worlds"
    assert price["readings"] == "Договоритесь:\n\n- Платят 2 раза.\n- Платят один раз."


def test_a_card_is_named_as_the_answers_name_it(reader: FlaskClient) -> None:
    short, long = (reader.get(f"/api/rulings.json?lang=en&card={x}new-sparta").json for x in ("", "rftg/"))
    assert short == long
    assert long["count"] == 2
    assert reader.get("/api/rulings.json?lang=en&card=eminent-domain/new-sparta").status_code == 400
    page = reader.get("/en/rulings/?card=rftg/new-sparta")
    assert (page.status_code, page.location) == (302, "/en/rulings/?card=new-sparta")


def test_nothing_of_the_markup_is_left(reader: FlaskClient) -> None:
    for ruling in reader.get("/api/rulings.json?lang=en").json["rulings"]:
        for key in ("question", "answer", "why", "readings"):
            assert not set("<>{}[]\ue000\ue001") & set(ruling[key] or ""), ruling[key]


def test_gives_one_ruling_in_english_where_the_language_has_none(reader: FlaskClient) -> None:
    answer = reader.get("/api/rulings/eminent-domain/ed-01.json?lang=hu").json
    assert (answer["lang"], answer["url"]) == ("en", "/hu/rulings/eminent-domain/ed-01")
    assert answer["cards"][0]["title_en"] == "Survey Team"


@pytest.mark.parametrize(
    "address", ["/api/rulings.json?lang=en", "/api/rulings/rftg/two-worlds.json?lang=en"]
)
def test_what_has_not_changed_is_not_sent_again(reader: FlaskClient, address: str) -> None:
    tag = reader.get(address).headers["ETag"]
    again = reader.get(address, headers={"If-None-Match": tag})
    assert (again.status_code, again.data) == (304, b"")


@pytest.mark.parametrize(
    ("address", "status"),
    [
        ("/api/rulings.json", 404),
        ("/api/rulings.json?lang=de", 404),
        ("/api/rulings/rftg/nothing.json?lang=en", 404),
        ("/api/rulings/rftg/ed-01.json?lang=en", 404),
        ("/api/rulings/rftg/two-worlds.json", 404),
        ("/api/rulings.json?lang=en&card=nothing", 400),
        ("/api/rulings.json?lang=en&topic=nothing&game=chess", 400),
    ],
)
def test_what_cannot_be_is_an_error_as_json(reader: FlaskClient, address: str, status: int) -> None:
    answer = reader.get(address)
    assert (answer.status_code, answer.json.keys()) == (status, {"error"})
