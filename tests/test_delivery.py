"""Answers are compressed for those who take it; static files are kept for as long as their content lasts."""

import gzip
from pathlib import Path

import pytest
from flask import Flask, Response, url_for
from flask.testing import FlaskClient

GZIP = {"Accept-Encoding": "gzip, br"}


@pytest.fixture
def app(app: Flask) -> Flask:
    """The app with answers of several sizes and kinds."""

    @app.get("/text/<int:size>")
    def text(size: int) -> Response:
        return Response("x" * size, mimetype="text/plain")

    @app.get("/picture")
    def picture() -> Response:
        return Response(b"x" * 5000, mimetype="image/png")

    return app


def test_a_large_answer_is_compressed_when_that_is_accepted(client: FlaskClient) -> None:
    answer = client.get("/text/5000", headers=GZIP)
    assert answer.headers["Content-Encoding"] == "gzip"
    assert answer.content_length == len(answer.data) < 100
    assert gzip.decompress(answer.data) == b"x" * 5000
    assert "Accept-Encoding" in answer.vary


@pytest.mark.parametrize("accepted", [None, "br", "identity", "gzip;q=0"])
def test_it_is_left_alone_when_it_is_not_accepted(client: FlaskClient, accepted: str | None) -> None:
    answer = client.get("/text/5000", headers={"Accept-Encoding": accepted} if accepted else {})
    assert "Content-Encoding" not in answer.headers
    assert len(answer.data) == 5000
    assert "Accept-Encoding" in answer.vary


@pytest.mark.parametrize("address", ["/text/999", "/picture"])
def test_small_answers_and_pictures_are_left_alone(client: FlaskClient, address: str) -> None:
    assert "Content-Encoding" not in client.get(address, headers=GZIP, buffered=True).headers


def test_error_pages_are_compressed_too(client: FlaskClient) -> None:
    answer = client.get("/hu/nothing", headers=GZIP)
    assert answer.status_code == 404
    assert b"<html" in gzip.decompress(answer.data)


def test_a_static_file_is_kept_for_ever_under_the_address_with_its_hash(
    app: Flask, client: FlaskClient
) -> None:
    with app.test_request_context():
        address = url_for("static", filename="css/base.css")
    assert "?v=" in address
    answer = client.get(address, headers=GZIP, buffered=True)
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert gzip.decompress(answer.data) == Path(app.static_folder or "", "css/base.css").read_bytes()
    assert client.get(address, headers=GZIP, buffered=True).data == answer.data
    again = client.get(address, headers={**GZIP, "If-None-Match": answer.headers["ETag"]}, buffered=True)
    assert (again.status_code, again.data) == (304, b"")


def test_a_static_file_without_the_hash_is_asked_for_again(client: FlaskClient) -> None:
    assert client.get("/static/css/base.css", buffered=True).headers["Cache-Control"] == "no-cache"


def test_the_hash_changes_with_the_content(app: Flask, tmp_path: Path) -> None:
    app.static_folder = str(tmp_path)
    addresses = set()
    for content in ("a", "b", "a longer one"):
        (tmp_path / "x.css").write_text(content)
        with app.test_request_context():
            addresses.add(url_for("static", filename="x.css"))
    assert len(addresses) == 3


@pytest.mark.parametrize(("debug", "different"), [(False, 1), (True, 2)])
def test_templates_get_an_address_that_is_made_once_but_with_debug_each_time(
    app: Flask, tmp_path: Path, debug: bool, different: int
) -> None:
    app.static_folder, app.debug = str(tmp_path), debug
    static_url = app.jinja_env.globals["static_url"]
    addresses = set()
    for content in ("a", "a longer one"):
        (tmp_path / "x.css").write_text(content)
        with app.test_request_context():
            addresses.add(static_url("x.css"))
    assert len(addresses) == different
    assert all(address.startswith("/static/x.css?v=") for address in addresses)


def test_templates_get_an_address_in_the_folder_that_the_site_is_under(app: Flask) -> None:
    static_url = app.jinja_env.globals["static_url"]
    for base, start in (("http://host/", "/static/"), ("http://host/table", "/table/static/")):
        with app.test_request_context(base_url=base):
            assert static_url("css/base.css").startswith(f"{start}css/base.css?v=")


def test_a_missing_static_file_is_not_found(app: Flask, client: FlaskClient) -> None:
    with app.test_request_context():
        address = url_for("static", filename="nothing.css")
    assert "?v=" not in address
    assert client.get(address).status_code == 404


def test_a_part_of_a_static_file_is_sent_as_it_is(client: FlaskClient) -> None:
    answer = client.get("/static/css/base.css", headers={**GZIP, "Range": "bytes=0-9"}, buffered=True)
    assert (answer.status_code, len(answer.data)) == (206, 10)
    assert "Content-Encoding" not in answer.headers


def test_pages_are_asked_for_again_each_time(client: FlaskClient) -> None:
    assert client.get("/hu/").headers["Cache-Control"] == "private, no-cache"
