"""Games as files: out and in again without a loss, and every damaged file refused in a sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest
from driver import (
    BRINK,
    DONE,
    EVENTS,
    SETUP,
    Visitor,
    adjust,
    carry_on,
    flip,
    game_file,
    keep,
    known,
    record,
    roll,
    value_of,
    visible,
)
from flask import Flask
from flask.testing import FlaskClient

from webapp.robot.gamefile import LARGEST


def send(client: FlaskClient, data: bytes | None, lang: str = "en", key: str | None = None) -> Visitor:
    """Upload a file through its page."""
    visitor = Visitor(client, lang).get("import")
    if key is None:
        key = value_of(visitor.one("main form"), "key")
    parts = [b'name="key"\r\n\r\n' + key.encode()]
    if data is not None:
        parts.append(b'name="file"; filename="game.json"\r\nContent-Type: application/json\r\n\r\n' + data)
    body = b"".join(b"--limit\r\nContent-Disposition: form-data; " + part + b"\r\n" for part in parts)
    return visitor.sent(body + b"--limit--\r\n", "multipart/form-data; boundary=limit")


def export(client: FlaskClient, game: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(client.get(f"/en/solo/{game}/export").data)
    return data


def test_the_file_is_the_contracts(app: Flask, client: FlaskClient) -> None:
    game = keep(app, SETUP, EVENTS)
    answer = client.get(f"/hu/solo/{game}/export")
    assert answer.mimetype == "application/json"
    day = record(app, game).created[:10]
    assert answer.headers["Content-Disposition"] == f'attachment; filename="tableside-new-sparta-{day}.json"'
    assert json.loads(answer.data) == game_file()
    assert list(json.loads(answer.data)) == ["format", "version", "setup", "events"]


def test_a_file_holds_the_events_up_to_the_pointer(app: Flask, client: FlaskClient) -> None:
    game = keep(app, SETUP, EVENTS)
    Visitor(client).get(game).press("undo").press("undo")
    assert export(client, game)["events"] == list(EVENTS[:4])


def test_out_and_in_again_is_the_same_game(app: Flask, client: FlaskClient) -> None:
    described = {"kind": "development", "vp": 2, "cost": 3, "name": "Ősi “kő” <b>\u2028"}
    start = known(app).game(record(app, keep(app, BRINK)))
    whole = carry_on(start.apply(adjust("robot", "stack", 30)), lambda one: one.state.round == 4)
    events = [
        *whole.events,
        {"type": "add", "who": "robot", "card": described},
        {"type": "override", "path": "dice.a", "value": ["settle"] * 6},
    ]
    setup = {**BRINK, "overrides": {"settle.action.draw": 6}}
    first = keep(app, setup, events)
    file = client.get(f"/en/solo/{first}/export").data
    visitor = send(client, file)
    second = visitor.path.rpartition("/")[2]
    assert visitor.status == 200
    assert second != first
    assert client.get(f"/en/solo/{second}/export").data == file
    one, other = (known(app).game(record(app, game)) for game in (first, second))
    assert (one.state, one.score.total) == (other.state, other.score.total)
    assert record(app, first).summary == record(app, second).summary


def test_a_file_without_a_seed_gets_one_so_that_the_app_can_roll(app: Flask, client: FlaskClient) -> None:
    setup = {name: value for name, value in SETUP.items() if name != "seed"}
    visitor = send(client, json.dumps(game_file(setup, EVENTS[:1])).encode())
    kept = record(app, visitor.path.rpartition("/")[2])
    assert isinstance(kept.setup["seed"], int)
    visitor.press("roll_app")
    assert visitor.status == 200


def test_a_game_that_was_brought_in_can_be_undone_to_its_start(app: Flask, client: FlaskClient) -> None:
    visitor = send(client, json.dumps(game_file()).encode())
    for _ in EVENTS:
        visitor.press("undo")
    assert not visitor.has_button("undo")


def test_a_double_tap_brings_one_game(app: Flask, client: FlaskClient) -> None:
    data, key = json.dumps(game_file()).encode(), "K" * 22
    assert send(client, data, key=key).path == send(client, data, key=key).path


def test_a_byte_order_mark_does_not_matter_or_is_refused_in_words(client: FlaskClient) -> None:
    visitor = send(client, b"\xef\xbb\xbf" + json.dumps(game_file()).encode())
    assert visitor.status == 200 or visible(visitor.one("#refusal"))


def changed(**setup: Any) -> dict[str, Any]:
    return game_file({**SETUP, **setup})


def as_json(value: object) -> bytes:
    return json.dumps(value).encode()


GOOD = as_json(game_file())
BAD: dict[str, tuple[bytes | None, int]] = {
    "no file": (None, 400),
    "empty": (b"", 400),
    "truncated": (GOOD[:-30], 400),
    "not JSON": (b"MZ\x90\x00" * 40, 400),
    "broken UTF-8": (GOOD.replace(b"new-sparta", b"new-sp\xffrta"), 400),
    "UTF-16": (json.dumps(game_file()).encode("utf-16"), 400),
    "NUL": (GOOD.replace(b"{", b"{\x00", 1), 400),
    "nested": (b"[" * 100_000, 400),
    "nested in an event": (GOOD.replace(b'"public-works"', b"[" * 900 + b"]" * 900), 400),
    "nested objects": (b'{"a":' * 5000 + b"1" + b"}" * 5000, 400),
    "a list": (b"[]", 400),
    "a number": (b"7", 400),
    "another format": (as_json({**game_file(), "format": "chess"}), 400),
    "a newer version": (as_json({**game_file(), "version": 2}), 422),
    "version 0": (as_json({**game_file(), "version": 0}), 422),
    "a version in words": (as_json({**game_file(), "version": "1"}), 400),
    "a fraction": (GOOD.replace(b'"version": 1', b'"version": 1.0'), 400),
    "infinity": (GOOD.replace(b'"seed": 7', b'"seed": Infinity'), 400),
    "a huge number": (GOOD.replace(b'"seed": 7', b'"seed": ' + b"9" * 5000), 400),
    "no events": (as_json({name: value for name, value in game_file().items() if name != "events"}), 400),
    "an unknown key": (as_json({**game_file(), "cheat": True}), 400),
    "a key twice": (GOOD.replace(b'"version": 1', b'"version": 1, "version": 1'), 400),
    "an unknown world": (as_json(changed(robot_world="atlantis")), 422),
    "unknown sets": (as_json(changed(sets=["base", "bow"])), 422),
    "an unknown difficulty": (as_json(changed(difficulty="brutal")), 422),
    "the same world": (as_json(changed(player_world="new-sparta")), 422),
    "an unknown override": (as_json(changed(overrides={"settle.colour": 3})), 422),
    "a fixed override": (as_json(changed(overrides={"number": 3})), 422),
    "an unknown event": (as_json(game_file(events=[{"type": "cheat"}])), 400),
    "an event out of turn": (as_json(game_file(events=[DONE])), 409),
    "an impossible find": (as_json(game_file(events=[*EVENTS[:3], flip("new-sparta")])), 422),
    "an unknown card": (as_json(game_file(events=[*EVENTS[:3], flip("no-such")])), 422),
    "too many misses": (as_json(game_file(events=[*EVENTS[:3], flip("public-works", 5)])), 422),
    "an unknown face": (as_json(game_file(events=[EVENTS[0], roll("seven match")])), 422),
    "events are no list": (as_json({**game_file(), "events": {}}), 400),
    "an event is no object": (as_json(game_file(events=[3])), 400),
    "a lone surrogate": (GOOD.replace(b"new-sparta", b"\\ud800"), 400),
    "too many events": (as_json({**game_file(), "events": [DONE] * 10_001}), 422),
}


@pytest.mark.parametrize("case", BAD)
def test_a_bad_file(app: Flask, client: FlaskClient, caplog: pytest.LogCaptureFixture, case: str) -> None:
    data, status = BAD[case]
    count = len(Visitor(client).get("").page.select(".game-row"))
    with caplog.at_level("INFO"):
        visitor = send(client, data, "hu")
    assert visitor.status == status
    sentence = visible(visitor.one("#refusal"))
    assert len(sentence) > 15
    assert len(sentence) < 400
    assert "Traceback" not in visitor.answer.text
    assert visitor.page.html["lang"] == "hu"
    assert visitor.page.select("input[type=file]"), "another file can be chosen at once"
    assert len(caplog.records) <= 1
    assert len(Visitor(client).get("").page.select(".game-row")) == count


@pytest.mark.parametrize("size", [LARGEST + 1, 10_000_000])
def test_a_gigantic_file(client: FlaskClient, size: int, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("INFO"):
        visitor = send(client, b" " * size, "hu")
    assert visitor.status == 413
    assert "2 MB" in visitor.text or "2" in visible(visitor.one("#refusal"))
    assert visitor.page.html["lang"] == "hu"
    assert len(caplog.records) <= 1


def test_the_number_of_the_bad_event_is_said(client: FlaskClient) -> None:
    visitor = send(client, as_json(game_file(events=[*EVENTS, DONE])))
    assert visible(visitor.one("#refusal")).startswith("Event 7: ")


@pytest.mark.parametrize("key", ["", "forged", "é" * 22])
def test_an_upload_without_a_key(client: FlaskClient, key: str) -> None:
    assert send(client, GOOD, key=key).status == 400


def test_text_instead_of_a_file(client: FlaskClient) -> None:
    answer = client.post("/hu/solo/import", data={"file": "{}", "key": "k" * 22})
    assert answer.status_code == 400
    assert 'lang="hu"' in answer.text
