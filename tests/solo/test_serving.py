"""What the views share: the query, the keys, the list of games, moments and titles."""

from __future__ import annotations

import pytest
from driver import SETUP, Visitor, keep, known, record
from flask import Flask
from flask.testing import FlaskClient

from webapp import i18n
from webapp.languages import use
from webapp.solo import keys, serving, shelf
from webapp.solo.store import NoSuchGame


def test_a_game_is_loaded_by_its_id(app: Flask) -> None:
    game = keep(app)
    with app.test_request_context():
        assert serving.load(game) == record(app, game)
        with pytest.raises(NoSuchGame):
            serving.load("A" * 22)


def test_each_key_is_new_and_made_for_the_games_revision(app: Flask) -> None:
    kept = record(app, keep(app))
    secret = app.secret_key
    assert secret is not None
    with app.test_request_context():
        first, second = serving.new_key(kept), serving.new_key(kept)
    assert first != second
    keys.check(secret, kept.id, kept.revision, first)
    with pytest.raises(keys.Forged):
        keys.check(secret, kept.id, kept.revision + 1, first)


@pytest.mark.parametrize(
    ("headers", "partial"),
    [
        ({}, False),
        ({"HX-Request": "true"}, False),
        ({"HX-Request": "true", "HX-Request-Type": "full"}, False),
        ({"HX-Request": "true", "HX-Request-Type": "partial"}, True),
    ],
)
def test_only_when_a_part_is_asked_for_there_is_one(
    app: Flask, headers: dict[str, str], partial: bool
) -> None:
    with app.test_request_context(headers=headers):
        assert serving.partial() is partial


def test_a_query_is_cut(app: Flask) -> None:
    with app.test_request_context("/?query=" + "x" * 500):
        assert serving.query() == "x" * serving.LONGEST_QUERY
    with app.test_request_context("/"):
        assert serving.query() == ""


def test_names_of_cards(app: Flask) -> None:
    with app.test_request_context("/hu/"):
        use("hu")
        assert serving.card_title("trade-league") == "Kereskedelmi Szövetség (Trade League)"
        assert serving.world_name("alien-research-team") == "Idegen Kutatócsoport"
        name = serving.card_namer()(known(app).game(record(app, keep(app))).state.robot.tableau[0])
    assert name == (
        '<a href="/hu/cards/rftg/new-sparta" data-overlay>Új Spárta <span lang="en">(New Sparta)</span></a>'
    )


def test_a_moment_is_written_as_the_language_does() -> None:
    kept = "2026-11-30T20:05:00+00:00"
    written = {}
    for lang in i18n.LANGUAGES:
        with i18n.language(lang):
            written[lang] = serving.moment(kept)
    assert len(set(written.values())) > 3
    assert all("5" in text and "30" in text for text in written.values())


def test_the_list_is_sorted_into_running_finished_and_binned(app: Flask, client: FlaskClient) -> None:
    over = [
        {"type": "choose", "actions": ["trade", "produce"]},
        {"type": "roll", "dice": ["trade", "produce"]},
        {"type": "done"},
        {"type": "adjust", "who": "player", "what": "vp", "to": 24},
        {"type": "done"},
    ]
    running, finished, binned = keep(app), keep(app, SETUP, over), keep(app)
    for game in (running, finished, binned):
        Visitor(client).get(game)
    Visitor(client).get(f"{binned}/share").press("delete")
    cookie = client.get_cookie(shelf.COOKIE)
    assert cookie is not None
    with app.test_request_context(headers={"Cookie": f"{shelf.COOKIE}={cookie.value}"}):
        found = serving.known_games()
    assert [one.id for one in found.running] == [running]
    assert [one.id for one in found.finished] == [finished]
    assert [one.id for one in found.deleted] == [binned]
    assert found.reachable


def test_opening_a_game_again_sends_no_cookie(app: Flask, client: FlaskClient) -> None:
    game = keep(app)
    first, second = client.get(f"/en/solo/{game}"), client.get(f"/en/solo/{game}")
    assert any(cookie.startswith("games=") for cookie in first.headers.getlist("Set-Cookie"))
    assert not any(cookie.startswith("games=") for cookie in second.headers.getlist("Set-Cookie"))
