"""Every failure is a page in the reader's language, JSON under /api, and one line in the log."""

import logging

import pytest
from bs4 import BeautifulSoup
from flask import Flask, Response, abort
from flask.testing import FlaskClient
from jinja2 import DictLoader

from webapp import errors, i18n, languages


@pytest.fixture
def app(app: Flask) -> Flask:
    """The app with an address that fails as it is told to."""

    @app.get(f"{languages.PREFIX}/fail/<int:code>")
    def fail(code: int) -> str:
        abort(code)

    @app.get(f"{languages.PREFIX}/own")
    def own() -> str:
        abort(404, "No card is <called> that.")

    @app.get(f"{languages.PREFIX}/crash")
    @app.get("/api/crash", defaults={"lang": "en"})
    def crash() -> str:
        raise RuntimeError("secret\nsecond line")

    @app.get("/answer")
    def answer() -> str:
        abort(Response("mine", 409))

    app.config["PROPAGATE_EXCEPTIONS"] = False
    return app


def _heading(page: str) -> str:
    heading = BeautifulSoup(page, "html.parser").h1
    assert heading is not None
    return heading.text


@pytest.mark.parametrize("code", errors.SENTENCES)
def test_each_status_has_a_page_in_the_readers_language(client: FlaskClient, lang: str, code: int) -> None:
    answer = client.get(f"/{lang}/fail/{code}")
    assert answer.status_code == code
    title, advice = errors.SENTENCES[code]
    with i18n.language(lang):
        assert _heading(answer.text) == i18n.gettext(title)
        assert i18n.gettext(advice) in BeautifulSoup(answer.text, "html.parser").text


@pytest.mark.parametrize(("code", "as_if"), [(410, 400), (429, 400), (502, 500)])
def test_a_rare_status_keeps_its_number_and_gets_a_general_sentence(
    client: FlaskClient, code: int, as_if: int
) -> None:
    answer = client.get(f"/en/fail/{code}")
    assert answer.status_code == code
    assert _heading(answer.text) == errors.SENTENCES[as_if][0]


def test_a_view_may_say_it_in_its_own_words(client: FlaskClient) -> None:
    assert "No card is &lt;called&gt; that." in client.get("/en/own").text


def test_a_view_may_answer_itself(client: FlaskClient) -> None:
    answer = client.get("/answer")
    assert (answer.status_code, answer.text) == (409, "mine")


def test_a_wrong_method_says_which_ones_there_are(client: FlaskClient) -> None:
    answer = client.delete("/hu/")
    assert answer.status_code == 405
    assert "GET" in answer.headers["Allow"]
    assert 'lang="hu"' in answer.text


@pytest.mark.parametrize("address", ["/api/", "/api/no/such.json", "/api/crash"])
def test_under_api_a_failure_is_json(client: FlaskClient, address: str) -> None:
    answer = client.get(address)
    assert answer.status_code in (404, 500)
    assert answer.mimetype == "application/json"
    assert answer.json is not None
    assert list(answer.json) == ["error"]


def test_a_crash_is_a_page_without_a_trace_and_one_line_that_finds_the_place(
    client: FlaskClient, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG):
        answer = client.get("/hu/crash")
    assert answer.status_code == 500
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text
    (record,) = caplog.records
    assert record.exc_info is None
    message = record.getMessage()
    assert message.startswith(r"500 GET /hu/crash: RuntimeError: secret\nsecond line (test_errors.py:")
    assert message.isprintable()


def test_a_refused_address_cannot_write_lines_into_the_log(
    client: FlaskClient, caplog: pytest.LogCaptureFixture
) -> None:
    client.get("/hu/x%0a2026-01-01%20ERROR%20forged")
    (record,) = caplog.records
    assert record.getMessage().isprintable()


def test_a_long_address_is_cut_in_the_log(client: FlaskClient, caplog: pytest.LogCaptureFixture) -> None:
    client.get("/hu/" + "x" * 5000)
    assert len(caplog.records[0].getMessage()) <= 300


def test_even_a_broken_error_template_gives_an_answer(
    app: Flask, client: FlaskClient, caplog: pytest.LogCaptureFixture
) -> None:
    app.jinja_env.loader = DictLoader({"errors/error.html": "{{ nothing.at.all }}"})
    answer = client.get("/hu/fail/404")
    assert answer.status_code == 404
    assert "404" in answer.text
    assert len(caplog.records) == 2


def test_while_testing_a_crash_comes_through(app: Flask, client: FlaskClient) -> None:
    app.config["PROPAGATE_EXCEPTIONS"] = None
    with pytest.raises(RuntimeError, match="secret"):
        client.get("/hu/crash")


@pytest.mark.parametrize(("text", "shown"), [("a\nb", r"a\nb"), ("\x1b[31m", r"\x1b[31m"), ("űr", "űr")])
def test_one_line(text: str, shown: str) -> None:
    assert errors.one_line(text) == shown


def test_a_failed_part_of_a_page_takes_the_place_of_the_whole(client: FlaskClient) -> None:
    answer = client.get("/hu/fail/404", headers={"HX-Request": "true", "HX-Request-Type": "partial"})
    assert answer.headers["HX-Retarget"] == answer.headers["HX-Reselect"] == "#main"
    assert "HX-Retarget" not in client.get("/hu/fail/404").headers
