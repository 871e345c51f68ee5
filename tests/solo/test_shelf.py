"""The browser's list of games in its signed cookie."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from flask import Flask, Response, request
from itsdangerous import URLSafeSerializer

from webapp.solo import shelf
from webapp.solo.records import new_game_id

SECRET = "a secret"


@pytest.fixture
def ids() -> list[str]:
    return [new_game_id() for _ in range(3)]


@pytest.fixture
def bare() -> Iterator[Flask]:
    app = Flask(__name__)
    app.secret_key = SECRET
    with app.app_context():
        yield app


def test_a_new_game_comes_first_and_stands_there_once(ids: list[str]) -> None:
    first, second, third = ids
    assert shelf.add([second, third], first) == [first, second, third]
    assert shelf.add([first, second, third], third) == [third, first, second]
    assert shelf.remove([first, second], first) == [second]
    assert shelf.remove([second], first) == [second]


def test_the_oldest_fall_off_behind_sixty() -> None:
    ids: list[str] = []
    made = [new_game_id() for _ in range(70)]
    for game_id in made:
        ids = shelf.add(ids, game_id)
    assert ids == made[:9:-1]


def test_dumped_and_loaded_it_is_the_same(ids: list[str]) -> None:
    assert shelf.load(SECRET, shelf.dump(SECRET, ids)) == ids
    assert shelf.load(SECRET.encode(), shelf.dump(SECRET, [])) == []


def test_sixty_games_fit_into_a_cookie() -> None:
    ids = [new_game_id() for _ in range(80)]
    text = shelf.dump(SECRET, ids)
    assert len(text) < 4000
    assert shelf.load(SECRET, text) == ids[:60]


def test_only_ids_are_dumped() -> None:
    with pytest.raises(ValueError, match="ids"):
        shelf.dump(SECRET, ["not an id"])


def test_tampered_text_is_an_empty_list(ids: list[str]) -> None:
    text = shelf.dump(SECRET, ids)
    assert shelf.load("another secret", text) == []
    for place in range(0, len(text), 7):
        other = "A" if text[place] != "A" else "B"
        assert shelf.load(SECRET, text[:place] + other + text[place + 1 :]) == []
    assert shelf.load(SECRET, text[:-10]) == []


@pytest.mark.parametrize("text", ["", ".", "..", "é", "\ud800", "\x00", "x" * 5000, "eA.AA.BB"])
def test_rubbish_is_an_empty_list(text: str) -> None:
    assert shelf.load(SECRET, text) == []


@pytest.mark.parametrize("value", [None, 7, ["A" * 22], {"a": 1}, "A" * 21, "A" * 23, "é" * 22])
def test_signed_but_not_a_list_of_ids_is_empty(value: object) -> None:
    assert shelf.load(SECRET, URLSafeSerializer(SECRET, salt="tableside games").dumps(value)) == []


def test_a_signature_for_something_else_does_not_count() -> None:
    assert shelf.load(SECRET, URLSafeSerializer(SECRET).dumps("A" * 22)) == []


def test_a_signed_list_that_is_too_long_is_empty() -> None:
    joined = "".join(new_game_id() for _ in range(300))
    assert shelf.load(SECRET, URLSafeSerializer(SECRET, salt="tableside games").dumps(joined)) == []


def test_the_cookie_goes_out_and_comes_back(bare: Flask, ids: list[str]) -> None:
    response = Response()
    shelf.write(response, ids)
    header = response.headers["Set-Cookie"]
    assert {"HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=157680000"} <= set(header.split("; "))
    cookie = header.partition(";")[0]
    with bare.test_request_context(headers={"Cookie": cookie}):
        assert shelf.read(request) == ids
    with bare.test_request_context():
        assert shelf.read(request) == []


def test_without_a_secret_nothing_is_signed(bare: Flask, ids: list[str]) -> None:
    bare.secret_key = None
    with pytest.raises(RuntimeError, match="SECRET_KEY"):
        shelf.write(Response(), ids)
