"""A section as JSON."""

from __future__ import annotations

import pytest
from flask import Flask

ADDRESS = "/api/rules/rftg/base/settle.json"


def test_gives_a_section_block_by_block(small_app: Flask) -> None:
    answer = small_app.test_client().get(f"{ADDRESS}?lang=ru").json
    assert {key: answer[key] for key in ("game", "book", "section", "lang", "title", "url", "next")} == {
        "game": "rftg",
        "book": "base",
        "section": "settle",
        "lang": "ru",
        "title": "III: Освоение",
        "url": "/ru/rules/rftg/base/settle",
        "next": None,
    }
    assert answer["previous"] == {
        "section": "set-up",
        "title": "Set-up",
        "url": "/ru/rules/rftg/base/set-up",
    }
    missed, paragraph, heading, items, table, note = answer["blocks"]
    assert (missed["type"], note["type"], heading["id"]) == ("missed", "note", "military")
    assert paragraph == {
        "type": "p",
        "id": "base-63",
        "tags": ["BASE-63"],
        "text": "Выложите 1 мир с руки.",
        "html": "Выложите 1 мир с руки.",
    }
    sparta = items["blocks"][1]
    assert sparta["text"].startswith("У Новая Спарта мощь 2")
    assert 'href="/ru/cards/rftg/new-sparta"' in sparta["html"]
    assert table["html"].startswith("<thead>")


def test_what_has_not_changed_is_not_sent_again(small_app: Flask) -> None:
    client = small_app.test_client()
    tag = client.get(f"{ADDRESS}?lang=ru").headers["ETag"]
    again = client.get(f"{ADDRESS}?lang=ru", headers={"If-None-Match": tag})
    assert (again.status_code, again.data) == (304, b"")
    assert client.get(f"{ADDRESS}?lang=en", headers={"If-None-Match": tag}).status_code == 200


def test_a_text_that_is_not_translated_is_in_english(small_app: Flask) -> None:
    answer = small_app.test_client().get(f"{ADDRESS}?lang=hu").json
    assert (answer["lang"], answer["url"]) == ("en", "/hu/rules/rftg/base/settle")


@pytest.mark.parametrize(
    "address",
    [ADDRESS, f"{ADDRESS}?lang=de", "/api/rules/rftg/base/no.json?lang=en", "/api/rules/x/y/z.json?lang=en"],
)
def test_what_there_is_not_is_not_found(small_app: Flask, address: str) -> None:
    answer = small_app.test_client().get(address)
    assert (answer.status_code, answer.json.keys()) == (404, {"error"})
