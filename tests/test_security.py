"""Headers, readable requests, same origin, and the key of the data folder."""

import logging
from pathlib import Path

import pytest
from bs4 import BeautifulSoup
from flask import Flask, request
from flask.testing import FlaskClient

from webapp import i18n, security
from webapp.app import create_app


@pytest.fixture
def app(app: Flask) -> Flask:
    """The app with an address that echoes what was posted."""

    @app.route("/echo", methods=["GET", "POST"])
    def echo() -> dict[str, str]:
        return {**request.args.to_dict(), **request.form.to_dict()}

    return app


@pytest.mark.parametrize("address", ["/en/", "/en/nothing", "/static/css/base.css", "/healthz", "/"])
def test_every_answer_carries_the_headers(client: FlaskClient, address: str) -> None:
    headers = client.get(address, buffered=True).headers
    policy = headers["Content-Security-Policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;")
    assert "unsafe" not in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert headers["Cross-Origin-Opener-Policy"] == headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert "Strict-Transport-Security" not in headers


def test_no_page_holds_what_the_policy_forbids(client: FlaskClient, lang: str) -> None:
    page = BeautifulSoup(client.get(f"/{lang}/").text, "html.parser")
    assert [script for script in page.find_all("script") if not script.get("src")] == []
    assert page.find_all("style") == []
    assert [
        tag for tag in page.find_all(True) if tag.get("style") or any(n.startswith("on") for n in tag.attrs)
    ] == []


@pytest.mark.parametrize(
    "address",
    [
        "/hu/%00",
        "/hu/a%0db",
        "/hu/?q=%ff",
        "/hu/?q=%",
        "/hu/?q=%zz",
        "/hu/?q=a%00b",
        "/hu/?%ed%a0%80=1",
    ],
)
def test_an_address_that_is_no_text_is_refused_with_a_sentence_and_one_line(
    client: FlaskClient, address: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        answer = client.get(address)
    assert answer.status_code == 400
    assert 'lang="hu"' in answer.text
    with i18n.language("hu"):
        assert i18n.gettext("This cannot be read") in answer.text
    assert len(caplog.records) == 1
    assert caplog.records[0].getMessage().isprintable()


@pytest.mark.parametrize("path", ["/hu/\xff", "/hu/\xc3(", "/\xed\xa0\x80"])
def test_a_path_in_broken_utf8_is_refused(client: FlaskClient, path: str) -> None:
    assert client.get("/", environ_overrides={"PATH_INFO": path}).status_code == 400


@pytest.mark.parametrize("body", [b"name=%ff", b"name=%", b"name=%0", b"n%00=1", b"\xff=1", b"a=1&b=%1f"])
def test_a_form_that_is_no_text_is_refused(client: FlaskClient, body: bytes) -> None:
    answer = client.post("/echo", data=body, content_type="application/x-www-form-urlencoded")
    assert answer.status_code == 400


def test_a_form_with_a_file_is_checked_too(client: FlaskClient) -> None:
    body = b'--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n%s\r\n--x--\r\n'
    kind = "multipart/form-data; boundary=x"
    assert client.post("/echo", data=body % "űr".encode(), content_type=kind).json == {"name": "űr"}
    assert client.post("/echo", data=body % b"\xff", content_type=kind).status_code == 400
    assert client.post("/echo", data=body % b"\x00", content_type=kind).status_code == 400


def test_any_readable_text_passes(client: FlaskClient) -> None:
    text = "Üdv, Ωmega, й, 🎲 100% a+b\r\n\tc"
    assert client.get("/echo", query_string={"q": text}).json == {"q": text}
    assert client.post("/echo", data={"q": text}).json == {"q": text}


def test_a_body_above_two_megabytes_is_too_large(
    client: FlaskClient, caplog: pytest.LogCaptureFixture
) -> None:
    answer = client.post("/echo", data={"q": "x" * 2_000_001})
    assert answer.status_code == 413
    assert "2 MB" in answer.text
    assert len(caplog.records) == 1


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"Origin": "http://localhost"}, 200),
        ({"Sec-Fetch-Site": "same-origin", "Origin": "http://localhost"}, 200),
        ({"Sec-Fetch-Site": "none"}, 200),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({"Origin": "http://elsewhere.example"}, 403),
        ({"Origin": "http://localhost:81"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "http://[broken"}, 403),
    ],
)
def test_a_post_comes_from_a_page_of_this_app(
    client: FlaskClient, headers: dict[str, str], status: int
) -> None:
    assert client.post("/echo", data={"a": "1"}, headers=headers).status_code == status


def test_reading_is_open_to_links_from_elsewhere(client: FlaskClient) -> None:
    assert client.get("/echo", headers={"Sec-Fetch-Site": "cross-site"}).status_code == 200


@pytest.mark.parametrize("address", ["/hu/", "/hu/cards/?q=a%20b#x", "/"])
def test_a_local_path_is_kept(address: str) -> None:
    assert security.local_path(address, "/en/") == address


@pytest.mark.parametrize(
    "address", [None, "", "hu/", "//host", "http://host/", "/\\host", "/a\nb", "http:///x", "//[", "\\\\host"]
)
def test_any_other_address_is_replaced(address: str | None) -> None:
    assert security.local_path(address, "/en/") == "/en/"


def test_the_key_is_made_once_and_kept_private(tmp_path: Path) -> None:
    key = security.secret_key(tmp_path / "games")
    assert len(key) == 64
    assert security.secret_key(tmp_path / "games") == key
    assert security.secret_key(tmp_path / "other") != key
    assert (tmp_path / "games" / security.KEY_FILE).stat().st_mode & 0o077 == 0
    assert [path.name for path in (tmp_path / "games").iterdir()] == [security.KEY_FILE]


def test_a_damaged_key_is_replaced(tmp_path: Path) -> None:
    (tmp_path / security.KEY_FILE).write_bytes(b"cut")
    assert len(security.secret_key(tmp_path)) == 64
    assert len((tmp_path / security.KEY_FILE).read_bytes()) == 64


def test_without_links_in_the_file_system_the_key_is_kept_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(source: object, target: object) -> None:
        raise PermissionError("no links here")

    monkeypatch.setattr("os.link", no_links)
    assert security.secret_key(tmp_path) == security.secret_key(tmp_path)


def test_a_data_folder_that_cannot_be_leaves_the_pages_readable(catalogue_path: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    app = create_app(
        {"TESTING": True, "CATALOGUE": catalogue_path, "DATA_FOLDER": tmp_path / "file" / "games"}
    )
    assert app.test_client().get("/hu/").status_code == 200
    assert app.secret_key
