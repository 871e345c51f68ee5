"""Whatever is sent: the right status, a sentence in the reader's language, an untouched game, a quiet log."""

from __future__ import annotations

import logging
import re
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from bs4 import Tag
from driver import (
    BRINK,
    DONE,
    EVENTS,
    PARTIAL,
    SETUP,
    Visitor,
    adjust,
    choose,
    keep,
    known,
    parse,
    record,
    roll,
)
from flask import Flask
from flask.testing import FlaskClient

from webapp import errors, i18n
from webapp.app import create_app
from webapp.solo.games import Games
from webapp.solo.store import GameStore

RUBBISH = ("-1", "1000000", "9" * 300, "2.5", "1e3", "three", "<b>1</b>", "٣", "'; DROP TABLE game;--")
TO_FLIP = EVENTS[:3]
OVER = (choose("trade produce"), roll("trade produce"), DONE, adjust("player", "vp", 24), DONE)


class Quiet:
    """What was logged, by whomever."""

    def __init__(self, caplog: pytest.LogCaptureFixture) -> None:
        self.caplog = caplog

    @property
    def lines(self) -> list[str]:
        return [entry.getMessage() for entry in self.caplog.records]

    def is_one_line(self) -> None:
        """Prove that there is one entry at most, of one line, without a traceback; then forget it."""
        assert len(self.lines) <= 1, self.lines
        assert all(line.isprintable() for line in self.lines)
        assert not any(entry.exc_info for entry in self.caplog.records)
        self.caplog.clear()


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> Quiet:
    caplog.set_level(logging.INFO)
    return Quiet(caplog)


@pytest.fixture(scope="module")
def app(app: Flask) -> Flask:
    """The app as it is served: what nobody foresaw would be a page with 500 and not an exception."""
    app.config["PROPAGATE_EXCEPTIONS"] = False
    return app


def is_page_in(lang: str, answer: Any) -> Tag:
    page = parse(answer.text).html
    assert page is not None
    assert page["lang"] == lang
    assert "Traceback" not in answer.text
    return page


# Numbers


PAGES: dict[str, tuple[Any, tuple[Any, ...], str]] = {
    "round's end": (BRINK, (choose("trade produce"), roll("trade produce"), DONE), ""),
    "prestige": (BRINK, (choose("trade produce"), roll("trade produce")), ""),
    "flip": (SETUP, TO_FLIP, ""),
    "describe": (BRINK, TO_FLIP, "/found"),
    "corrections": (BRINK, EVENTS[:2], "/corrections"),
    "score": (BRINK, OVER, "/score"),
}


def _posts(visitor: Visitor) -> Iterator[tuple[Tag, Tag]]:
    """Yield every number field of the page with the buttons that read it."""
    for field in visitor.page.select("form[method=post] input[type=number]"):
        form = field.find_parent("form")
        assert form is not None
        name = str(field["name"])
        buttons = [
            button
            for button in visitor.page.select('button[name="do"]:not([disabled])')
            if button.find_parent("form") is form or (form.get("id") and button.get("form") == form["id"])
        ]
        own = [
            button
            for button in buttons
            if str(button["value"]).endswith(name.replace(".", ":").replace("value:", ""))
        ]
        own = own or [button for button in buttons if button["value"] in READERS]
        own = own or [
            button for button in buttons if button["value"] == f"override:{name.removeprefix('value:')}"
        ]
        assert own, name
        yield field, own[0]


READERS = ("done", "miss", "found_described", "add_described", "sheet")


@pytest.mark.parametrize("case", PAGES)
def test_every_number_field_refuses_what_is_no_such_number(
    app: Flask, client: FlaskClient, log: Quiet, case: str
) -> None:
    setup, events, path = PAGES[case]
    game = keep(app, setup, events)
    visitor = Visitor(client, "hu").get(f"/hu/solo/{game}{path}")
    fields = list(_posts(visitor))
    assert fields
    before = record(app, game)
    for number, (field, button) in enumerate(fields):
        for rubbish in RUBBISH if number < 8 else RUBBISH[1:4:2]:
            if rubbish == "-1" and int(str(field["min"])) < 0:
                continue
            typed = {"kind": "development", "vp": "1", "cost": "1", str(field["name"]): rubbish}
            data = {**visitor.fields(button), **{name: [value] for name, value in typed.items()}}
            answer = client.post(f"/hu/solo/{game}", data=data)
            where = (field["name"], rubbish)
            assert answer.status_code in (400, 422), where
            page = is_page_in("hu", answer)
            said = " ".join(part.get_text(" ", strip=True) for part in page.select('[role="alert"]'))
            assert len(said) > 15, where
            assert "9" * 50 not in said
            assert "<b>1</b>" not in answer.text
            log.is_one_line()
            assert record(app, game).events == before.events, where
    assert record(app, game).events == before.events


# Texts


@pytest.mark.parametrize("text", ["\x00", "a\x00b", "\x1b[31m", "\x07", "\x7f", "a\x0bb"])
@pytest.mark.parametrize("do", ["rename", "find", "found_described"])
def test_control_characters(app: Flask, client: FlaskClient, log: Quiet, do: str, text: str) -> None:
    game = keep(app, SETUP, TO_FLIP)
    visitor = Visitor(client, "hu").get(game)
    before = record(app, game)
    answer = visitor.post(do, name=text, query=text, kind="development", vp="1", cost="1")
    assert answer.status_code == 400
    is_page_in("hu", answer)
    log.is_one_line()
    assert record(app, game) == before


@pytest.mark.parametrize(
    "name", ["\u202e gnirts", "\u200b", "\ufeff", "🂡" * 60, "Ω" * 60, "a\tb\nc", "%(n)s %s {{ 7*7 }}"]
)
def test_strange_names_do_no_harm(app: Flask, client: FlaskClient, log: Quiet, name: str) -> None:
    game = keep(app)
    visitor = Visitor(client, "el").get(f"{game}/share").press("rename", name=name)
    assert visitor.status == 200
    assert visitor.get("").status == 200
    assert visitor.get("/el/").status == 200
    assert "49" not in visitor.text
    log.is_one_line()


@pytest.mark.parametrize(
    ("do", "field"),
    [
        *(("rename", "name"), ("find", "query"), ("miss", "missed"), ("choose", "space"), ("miss", "key")),
        *(("miss", "revision"), ("miss", "from"), ("found_described", "kind"), ("found_described", "good")),
        *(("found_described", "name"), ("found_described", "keywords"), ("add_described", "vp")),
    ],
)
def test_very_long_fields(app: Flask, client: FlaskClient, log: Quiet, do: str, field: str) -> None:
    game = keep(app, SETUP, () if do == "choose" else TO_FLIP)
    visitor = Visitor(client, "hu").get(game)
    before = record(app, game)
    kind = "world" if field == "good" else "development"
    answer = visitor.post(do, **{"kind": kind, "vp": "1", "cost": "1", field: "ő" * 300_000})
    assert 400 <= answer.status_code < 500
    assert len(answer.text) < 400_000
    is_page_in("hu", answer)
    log.is_one_line()
    assert record(app, game) == before


@pytest.mark.parametrize("do", ["ő" * 300_000, "found:" + "x" * 300_000, "back:" + "1" * 300_000])
def test_very_long_actions(app: Flask, client: FlaskClient, log: Quiet, do: str) -> None:
    game = keep(app, SETUP, TO_FLIP)
    visitor = Visitor(client, "hu").get(game)
    before = record(app, game)
    answer = visitor.post(do)
    assert 400 <= answer.status_code < 500
    assert len(answer.text) < 60_000
    log.is_one_line()
    assert record(app, game) == before


def test_a_form_of_ten_megabytes(app: Flask, client: FlaskClient, log: Quiet) -> None:
    game = keep(app)
    answer = Visitor(client, "hu").get(game).post("rename", name="x" * 10_000_000)
    assert answer.status_code == 413
    is_page_in("hu", answer)
    log.is_one_line()


def test_a_form_with_thousands_of_fields(app: Flask, client: FlaskClient, log: Quiet) -> None:
    game = keep(app)
    many = {f"field{number}": "1" for number in range(20_000)}
    assert Visitor(client, "hu").get(game).post("choose", **many).status_code in (400, 413, 422)
    log.is_one_line()


def test_a_described_card_is_escaped_wherever_it_is_named(app: Flask, client: FlaskClient) -> None:
    name = '<img src=x onerror="alert(1)">\' & “ő”'
    card = {"kind": "development", "vp": 2, "cost": 3, "name": name}
    game = keep(app, SETUP, (*TO_FLIP, {"type": "flip", "missed": 0, "found": card}))
    for path in ("", "/timeline", "/corrections", "/score"):
        answer = client.get(f"/en/solo/{game}{path}")
        assert "<img" not in answer.text, path
        assert name in parse(answer.text).get_text(), path
        undo = parse(answer.text).select_one('button[value="undo"]')
        assert undo is None or "&lt;" not in undo.get_text()


# Addresses


@pytest.mark.parametrize(
    "path",
    [
        *("/hu/solo/%ff", "/hu/solo/%00", "/hu/solo/%0a", "/hu/solo/%C3", "/hu/solo/x%FFy/timeline"),
        *(
            "/hu/solo/%2e%2e%2f%2e%2e",
            "/hu/solo/a/b/c/d",
            "/hu/solo/%E2%80%AE",
        ),
        *("/hu/solo/%25%25%25", "/hu/solo/" + "a" * 5000, "/hu/solo/" + "%41" * 22),
    ],
)
def test_rubbish_in_the_path(client: FlaskClient, log: Quiet, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code in (400, 404)
    is_page_in("hu", answer)
    log.is_one_line()


@pytest.mark.parametrize("path", ["/hu/solo/\xff", "/hu/solo/\xc3\x28", "/hu/solo/a\x00b", "/hu/solo/a\x1bb"])
def test_bytes_in_the_path_that_are_no_text(client: FlaskClient, log: Quiet, path: str) -> None:
    """As a server hands them over; the test client would replace them."""
    answer = client.get("/", environ_overrides={"PATH_INFO": path})
    assert answer.status_code == 400
    assert parse(answer.text).h1 is not None
    log.is_one_line()


@pytest.mark.parametrize(
    "query", ["query=%ff", "query=%zz", "query=%", "query=%00", "%ff=1", "sets=%C3%28", "seed=%0b1"]
)
@pytest.mark.parametrize("page", ["new", "new/compare", "{game}/score", "{game}/found", "{game}/corrections"])
def test_rubbish_in_the_query(app: Flask, client: FlaskClient, log: Quiet, page: str, query: str) -> None:
    game = keep(app, SETUP, TO_FLIP)
    answer = client.get(f"/hu/solo/{page.format(game=game)}?{query}")
    assert answer.status_code == 400
    is_page_in("hu", answer)
    log.is_one_line()


@pytest.mark.parametrize(
    "body", [b"do=%ff", b"do=%zz", b"do=%00", b"\xff\xfe", b"do=und\xffo", b"%", b"do=%u0041"]
)
def test_rubbish_in_a_form(app: Flask, client: FlaskClient, log: Quiet, body: bytes) -> None:
    game = keep(app)
    answer = client.post(f"/hu/solo/{game}", data=body, content_type="application/x-www-form-urlencoded")
    assert answer.status_code == 400
    is_page_in("hu", answer)
    log.is_one_line()


@pytest.mark.parametrize(
    "kind", ["application/json", "text/plain", "multipart/form-data", "multipart/form-data; boundary=x"]
)
def test_a_body_that_is_no_form(app: Flask, client: FlaskClient, log: Quiet, kind: str) -> None:
    game = keep(app)
    answer = client.post(f"/hu/solo/{game}", data=b'{"do": "undo"}', content_type=kind)
    assert answer.status_code == 400
    is_page_in("hu", answer)
    log.is_one_line()


@pytest.mark.parametrize("lang", ["de", "hu-HU", "en_US", "xx", "%68%75x"])
def test_an_unknown_language(client: FlaskClient, log: Quiet, lang: str) -> None:
    for path in ("solo/", "solo/new", f"solo/{'A' * 22}"):
        answer = client.get(f"/{lang}/{path}", headers={"Accept-Language": "el"})
        assert answer.status_code == 404
        is_page_in("el", answer)
        log.is_one_line()


def test_a_language_in_capitals_leads_on(client: FlaskClient) -> None:
    game = "A" * 22
    for path in ("solo/", "solo/new", f"solo/{game}"):
        answer = client.get(f"/HU/{path}")
        assert (answer.status_code, answer.location) == (302, f"/hu/{path}")


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH"])
def test_another_method(app: Flask, client: FlaskClient, log: Quiet, method: str) -> None:
    answer = client.open(f"/ru/solo/{keep(app)}", method=method)
    assert answer.status_code == 405
    is_page_in("ru", answer)
    log.is_one_line()


def test_posts_to_pages_that_take_none(app: Flask, client: FlaskClient, log: Quiet) -> None:
    game = keep(app)
    for path in (f"{game}/timeline", f"{game}/export", "new/compare", f"{game}/found"):
        assert client.post(f"/pt/solo/{path}").status_code == 405
        log.is_one_line()


@pytest.mark.parametrize(("path", "status"), [("A" * 22, 404), ("new?seed=%ff", 400)])
def test_a_failure_by_htmx_takes_the_place_of_the_content(
    client: FlaskClient, path: str, status: int
) -> None:
    answer = client.get(f"/hu/solo/{path}", headers=PARTIAL)
    assert answer.status_code == status
    assert answer.headers["HX-Retarget"] == "#main"


# A store that cannot serve


Spoil = Callable[[Path], Any]


def _damage(path: Path) -> None:
    path.write_bytes(b"this is no database" * 1000)


def _newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("INSERT INTO migration (name) VALUES ('of a later version')")
        db.commit()


def _directory(path: Path) -> None:
    path.unlink()
    path.mkdir()


def _folder_is_a_file(path: Path) -> None:
    shutil.rmtree(path.parent)
    path.parent.write_text("a file")


def _lock(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("PRAGMA locking_mode = EXCLUSIVE")
    db.execute("BEGIN EXCLUSIVE")
    return db


SPOILT: dict[str, Spoil] = {
    "damaged": _damage,
    "newer": _newer,
    "unreadable": _directory,
    "no folder": _folder_is_a_file,
    "locked": _lock,
}


@pytest.mark.parametrize("how", SPOILT)
def test_games_that_cannot_be_reached(catalogue_path: Path, tmp_path: Path, log: Quiet, how: str) -> None:
    folder = tmp_path / "player"
    app = create_app({"CATALOGUE": catalogue_path, "DATA_FOLDER": folder})
    client = app.test_client()
    game = keep(app, SETUP, EVENTS[:1])
    visitor = Visitor(client, "hu").get(game)
    form = {name: values[0] for name, values in visitor.fields(visitor.button("roll_app")).items()}
    served = known(app)
    served.store.close()
    path = folder / "games.sqlite"
    kept = path.read_bytes()
    app.extensions["games"] = Games(GameStore(path, timeout=0.05), served.mat, served.cards)
    log.caplog.clear()
    lock = SPOILT[how](path)
    spoilt = path.read_bytes() if path.is_file() else b""
    for page in ("", "/timeline", "/corrections", "/score", "/layout", "/share", "/export", "/found"):
        is_unavailable(client.get(f"/hu/solo/{game}{page}"), log)
    is_unavailable(client.post(f"/hu/solo/{game}", data=form), log)
    for path_of_list in ("/hu/solo/", "/hu/"):
        listed = client.get(path_of_list)
        assert listed.status_code == 200
        assert parse(listed.text).select(".notice.bad")
        log.is_one_line()
    assert client.get("/hu/cards/rftg/new-sparta").status_code == 200
    assert client.get("/hu/solo/new").status_code == 200
    assert log.lines == []
    if isinstance(lock, sqlite3.Connection):
        lock.close()
        assert path.read_bytes() == kept
        assert client.post(f"/hu/solo/{game}", data=form).status_code == 303
    elif path.is_file():
        assert path.read_bytes() == spoilt
    known(app).store.close()


def is_unavailable(answer: Any, log: Quiet) -> None:
    """Prove that an answer says that the games cannot be reached, and that one line was logged."""
    assert answer.status_code == 503
    page = is_page_in("hu", answer)
    with i18n.language("hu"):
        for text in errors.SENTENCES[503]:
            assert i18n.gettext(text) in page.get_text()
    assert len(log.lines) == 1
    log.is_one_line()


def test_no_room_on_the_disk(catalogue_path: Path, tmp_path: Path, log: Quiet) -> None:
    app = create_app({"CATALOGUE": catalogue_path, "DATA_FOLDER": tmp_path})
    client = app.test_client()
    game = keep(app, SETUP, EVENTS[:1])
    visitor = Visitor(client, "hu").get(game)
    served = known(app)
    served.store.close()

    def allow_no_growth(db: sqlite3.Connection) -> None:
        db.execute("PRAGMA max_page_count = 1")

    store = GameStore(tmp_path / "games.sqlite", prepare=allow_no_growth)
    app.extensions["games"] = Games(store, served.mat, served.cards)
    log.caplog.clear()
    card = {"kind": "world", "vp": "1", "military": "1", "name": "n" * 100}
    for _ in range(80):  # what fits into the room that there is is kept
        before = record(app, game)
        answer = visitor.post("add_described", **card)
        if answer.status_code != 303:
            break
        visitor.get(game)
    is_unavailable(answer, log)
    assert record(app, game) == before
    assert visitor.get(game).status == 200
    store.close()


def test_the_log_tells_the_reason_in_one_line(catalogue_path: Path, tmp_path: Path, log: Quiet) -> None:
    folder = tmp_path / "player"
    folder.mkdir()
    (folder / "games.sqlite").write_bytes(b"rubbish" * 500)
    app = create_app({"CATALOGUE": catalogue_path, "DATA_FOLDER": folder})
    assert app.test_client().get(f"/en/solo/{'A' * 22}").status_code == 503
    assert len(log.lines) == 1
    assert re.search(r"503 GET /en/solo/A{22}: StoreUnavailable: games database damaged", log.lines[0])
