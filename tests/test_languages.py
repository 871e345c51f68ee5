"""The language of a page: its address, the remembered choice, the browser's wish; links between them."""

import re

import pytest
from flask import Flask, g, render_template_string, url_for
from flask.testing import FlaskClient

from webapp import i18n, languages


@pytest.fixture
def app(app: Flask) -> Flask:
    """The app with a page that shows what it knows about its language."""

    @app.get(f"{languages.PREFIX}/probe/<name>")
    def probe(name: str) -> str:
        return render_template_string(
            "<html lang={{ lang }} dir={{ language.direction }}>{{ _('%(a)s & b', a='<i>') }} "
            "<a href='{{ switch_language_url('el') }}'></a><b>{{ url_for('probe', name='x') }}</b>"
        )

    @app.post(f"{languages.PREFIX}/probe/<name>/act")
    def act(name: str) -> str:
        languages.page_is("probe", name=name)
        return render_template_string("{{ switch_language_url('ru') }}")

    @app.post(f"{languages.PREFIX}/probe/<name>")
    def same(name: str) -> str:
        return render_template_string("{{ switch_language_url('ru') }}")

    @app.post(f"{languages.PREFIX}/silent")
    def silent() -> str:
        return render_template_string("{{ switch_language_url('ru') }}")

    return app


def test_the_first_part_of_the_path_is_the_language(client: FlaskClient, lang: str) -> None:
    page = client.get(f"/{lang}/probe/x").text
    assert f"<html lang={lang} dir=ltr>" in page
    assert f"<b>/{lang}/probe/x</b>" in page


def test_values_are_escaped_inside_a_message(client: FlaskClient) -> None:
    assert "&lt;i&gt; & b" in client.get("/en/probe/x").text


def test_an_unknown_language_is_not_found(client: FlaskClient) -> None:
    assert client.get("/de/probe/x").status_code == 404


@pytest.mark.parametrize(
    ("address", "link"),
    [
        ("/hu/probe/x", "/el/probe/x"),
        ("/hu/probe/x?q=a&set=b", "/el/probe/x?q=a&amp;set=b"),
        ("/hu/probe/%C5%B1r?q=%C5%B1r%25", "/el/probe/%C5%B1r?q=%C5%B1r%25"),
        ("/hu/probe/x?q='><b>", "/el/probe/x?q=&#39;%3E%3Cb%3E"),
    ],
)
def test_a_language_link_keeps_the_place(client: FlaskClient, address: str, link: str) -> None:
    assert f"href='{link}'" in client.get(address).text


def test_the_answer_to_a_post_links_to_the_page_that_it_shows(client: FlaskClient) -> None:
    assert client.post("/hu/probe/x/act").text == "/ru/probe/x"
    assert client.post("/hu/probe/x?do=this").text == "/ru/probe/x"
    assert client.post("/hu/silent").text == "/ru/"


def test_the_list_of_languages_marks_the_readers_own(client: FlaskClient) -> None:
    items = re.findall(r"<li>(.*?)</li>", client.get("/hu/?q=a%26b").text)
    assert items[:2] == [
        '<a href="/en/?q=a%26b" lang="en" hreflang="en">English</a>',
        '<a href="/hu/?q=a%26b" lang="hu" hreflang="hu" aria-current="true">Magyar</a>',
    ]
    assert len([item for item in items if "hreflang" in item]) == len(i18n.LANGUAGES)


def test_a_page_not_found_links_to_the_start_and_speaks_the_language_of_its_address(
    client: FlaskClient,
) -> None:
    answer = client.get("/hu/no/such/page")
    assert answer.status_code == 404
    assert 'lang="hu"' in answer.text
    assert 'href="/ru/"' in answer.text


def test_the_language_shown_last_is_remembered(client: FlaskClient) -> None:
    client.get("/ru/probe/x")
    cookie = client.get_cookie("lang")
    assert cookie is not None
    assert (cookie.value, cookie.http_only, cookie.same_site) == ("ru", True, "Lax")
    assert "Set-Cookie" not in client.get("/ru/probe/x").headers
    client.get("/el/probe/x")
    assert client.get("/").location == "/el/"


def test_a_failed_page_is_not_remembered(client: FlaskClient) -> None:
    client.get("/ru/no/such/page")
    assert client.get_cookie("lang") is None


@pytest.mark.parametrize(
    ("cookie", "accept", "expected"),
    [
        (None, None, "en"),
        (None, "hu", "hu"),
        (None, "hu-HU,hu;q=0.9,en;q=0.8", "hu"),
        (None, "pt-BR, en;q=0.5", "pt"),
        (None, "de, el;q=0.4, en;q=0.3", "el"),
        (None, "de", "en"),
        (None, "*", "en"),
        (None, ";;;q=x", "en"),
        (None, "hu;q=0, ru;q=0.1", "ru"),
        ("ru", "hu", "ru"),
        ("xx", "hu", "hu"),
        ("", "hu", "hu"),
    ],
)
def test_the_door_chooses(client: FlaskClient, cookie: str | None, accept: str | None, expected: str) -> None:
    if cookie is not None:
        client.set_cookie("lang", cookie)
    answer = client.get("/", headers={"Accept-Language": accept} if accept else {})
    assert (answer.status_code, answer.location) == (302, f"/{expected}/")
    assert {"Accept-Language", "Cookie"} <= set(answer.vary)


def test_one_request_leaves_no_language_to_the_next(client: FlaskClient) -> None:
    client.get("/ru/probe/x")
    client.delete_cookie("lang")
    assert i18n.current_language() == "en"
    assert 'lang="en"' in client.get("/nowhere").text


def test_urls_take_the_language_of_the_request(app: Flask) -> None:
    with app.test_request_context("/el/"):
        app.preprocess_request()
        assert g.lang == "el"
        assert url_for("probe", name="x") == "/el/probe/x"
        assert url_for("probe", name="x", lang="pt") == "/pt/probe/x"
        languages.use("hu")
        assert url_for("probe", name="x") == "/hu/probe/x"
        assert i18n.current_language() == "hu"


def test_a_site_under_a_folder_keeps_the_folder(app: Flask) -> None:
    page = app.test_client().get("/hu/probe/x", base_url="http://host/table").text
    assert "href='/table/el/probe/x'" in page


def test_the_address_of_a_page_without_parts_is_kept_for_each_language_and_folder(app: Flask) -> None:
    addresses = []
    for lang, base in (
        ("el", "http://host"),
        ("el", "http://host/table"),
        ("hu", "http://host"),
        ("el", None),
    ):
        with app.test_request_context(f"/{lang}/", base_url=base):
            app.preprocess_request()
            addresses.append(languages.page_url("cards.index"))
            assert addresses[-1] == url_for("cards.index")
    assert addresses == ["/el/cards/", "/table/el/cards/", "/hu/cards/", "/el/cards/"]
