from __future__ import annotations

from xml.etree import ElementTree

import pytest
from bs4 import BeautifulSoup
from flask import Flask
from flask.testing import FlaskClient

from webapp.i18n import LANGUAGES

PART = {"HX-Request": "true", "HX-Request-Type": "partial"}
BAD = (
    "a" * 10_000,
    "alien " * 2_000,
    'AND OR NOT NEAR * " ( ) : ^ -',
    'NEAR(alien, 5) "unclosed',
    "'; drop table search_text; --",
    "<script>alert(1)</script>",
    "🚀👽",
    "\u202e\u200f\u061c\ufeff",
    "!!! ??? …",
    "the of a az és и το o a",
    "%(query)s %s {0}",
    "\u0301\u0301",
    "İıßŉ",
    "𝔞𝔩𝔦𝔢𝔫",
    "-1 0 99999999999999999999 ²³ Ⅻ",
)


def soup(client: FlaskClient, path: str, **kwargs: object) -> BeautifulSoup:
    answer = client.get(path, **kwargs)  # type: ignore[arg-type]
    assert answer.status_code == 200, path
    return BeautifulSoup(answer.text, "html.parser")


def test_the_page_has_the_box_with_the_query_and_the_results(client: FlaskClient, lang: str) -> None:
    page = soup(client, f"/{lang}/search?q=new+sparta")
    box = page.select_one("input[name=q][data-seek]")
    assert box is not None
    assert box["value"] == "new sparta"
    link = page.select_one("#found li a")
    assert link is not None
    assert link["href"] == f"/{lang}/cards/rftg/new-sparta"
    assert page.select_one("#found mark") is not None
    title = page.title
    assert title is not None
    assert title.text.startswith("new sparta · ")


def test_an_empty_search_tells_what_may_be_asked(client: FlaskClient) -> None:
    page = soup(client, "/en/search")
    assert "military 5 alien" in page.text
    assert page.select("#found li") == []
    assert "military 5 alien" not in soup(client, "/en/search?q=gnarssh").text


def test_the_examples_of_the_empty_page_find_cards_first(client: FlaskClient, lang: str) -> None:
    hint = soup(client, f"/{lang}/search").select_one("main > p.soft")
    assert hint is not None
    examples = hint.text.rpartition(":")[2].rstrip(". ").split(",")
    assert len(examples) == 2
    for example, card in zip(examples, ("lost-alien-warship", "uplift-code"), strict=True):
        first = soup(client, f"/{lang}/search?q={example.strip()}").select_one("#found li a")
        assert first is not None, example
        assert first["href"] == f"/{lang}/cards/rftg/{card}"


def test_htmx_gets_the_results_alone(client: FlaskClient) -> None:
    answer = client.get("/en/search?q=gnarssh", headers=PART)
    assert "<html" not in answer.text
    assert answer.vary.as_set() >= {"hx-request", "hx-request-type"}
    part = BeautifulSoup(answer.text, "html.parser")
    whole = soup(client, "/en/search?q=gnarssh")
    assert str(part.select_one("#found")) == str(whole.select_one("#found"))
    assert part.title == whole.title


def test_the_count_is_right_and_all_can_be_shown(client: FlaskClient) -> None:
    few = soup(client, "/en/search?q=alien")
    status = few.select_one("#found [role=status]")
    assert status is not None
    count = int(status.text.split()[0])
    shown = len(few.select("#found li"))
    assert shown < count
    more = few.select_one("#found a.btn")
    assert more is not None
    every = soup(client, str(more["href"]))
    assert len(every.select("#found li")) == count
    assert every.select_one("#found a.btn") is None


def test_did_you_mean_leads_to_what_is_shown_already(client: FlaskClient) -> None:
    page = soup(client, "/en/search?q=alein+toy")
    notice = page.select_one("#found .notice a")
    assert notice is not None
    assert notice.text == "alien toy"
    meant = soup(client, str(notice["href"]))
    assert [link["href"] for link in meant.select("#found li a")] == [
        link["href"] for link in page.select("#found li a")
    ]


def test_nothing_found_is_said(client: FlaskClient) -> None:
    page = soup(client, "/en/search?q=qqqqqqq")
    assert "Nothing found." in page.select_one("#found .notice").text  # type: ignore[union-attr]


@pytest.mark.parametrize("text", BAD)
def test_no_query_gives_an_error_page(client: FlaskClient, text: str) -> None:
    for lang in LANGUAGES:
        assert client.get(f"/{lang}/search", query_string={"q": text}).status_code == 200
        assert client.get(f"/{lang}/search", query_string={"q": text, "all": "1"}).status_code == 200
        answer = client.get("/api/search.json", query_string={"q": text, "lang": lang})
        assert answer.status_code == 200


def test_what_is_asked_is_never_markup(client: FlaskClient) -> None:
    text = client.get("/en/search", query_string={"q": '"><script>alert(1)</script>'}).text
    assert "<script>alert" not in text


def test_a_nul_is_refused_as_everywhere(client: FlaskClient) -> None:
    assert client.get("/en/search?q=%00").status_code == 400
    assert client.get("/en/search?q=%ff").status_code == 400


def test_every_result_leads_somewhere(client: FlaskClient) -> None:
    seen: dict[str, set[str]] = {}
    for query in ("alien", "prestige", "influence", "5", "goal", "windfall", "uplift", "draw"):
        for link in soup(client, f"/en/search?q={query}&all=1").select("#found li a"):
            path, _, anchor = str(link["href"]).partition("#")
            seen.setdefault(path, set()).add(anchor)
    assert len(seen) > 150
    for path, anchors in seen.items():
        page = soup(client, path)
        for anchor in anchors - {""}:
            assert page.find(id=anchor) is not None, (path, anchor)


@pytest.mark.parametrize(
    "path", ["cards/", "cards/rftg/new-sparta", "solo/", "goals/", "glossary/", "icons/"]
)
def test_every_page_has_one_box_in_its_header_and_one_over_it(client: FlaskClient, path: str) -> None:
    page = soup(client, f"/en/{path}")
    top = page.select_one("header form.seek")
    assert top is not None
    assert top["action"] == "/en/search"
    assert len(page.select("dialog#seek input[data-seek]")) == 1
    assert len(page.select("#found")) == 1


@pytest.mark.parametrize("path", ["", "search"])
def test_a_page_with_a_box_of_its_own_has_no_other(client: FlaskClient, path: str) -> None:
    page = soup(client, f"/en/{path}")
    assert len(page.select("input[name=q]")) == 1
    assert len(page.select("#found")) == 1


def test_browsers_are_told_how_to_search(client: FlaskClient, lang: str) -> None:
    link = soup(client, f"/{lang}/cards/").select_one("link[rel=search]")
    assert link is not None
    answer = client.get(str(link["href"]))
    assert answer.mimetype == "application/opensearchdescription+xml"
    root = ElementTree.fromstring(answer.text)
    space = "{http://a9.com/-/spec/opensearch/1.1/}"
    short = root.findtext(f"{space}ShortName")
    assert short is not None
    assert len(short) <= 16
    templates = {url.get("type"): str(url.get("template")) for url in root.findall(f"{space}Url")}
    page = templates["text/html"].replace("{searchTerms}", "new%20sparta")
    assert page == f"http://localhost/{lang}/search?q=new%20sparta"
    assert "rftg/new-sparta" in client.get(page).text
    assert (
        client.get(templates["application/x-suggestions+json"].replace("{searchTerms}", "al")).status_code
        == 200
    )


def test_the_index_is_opened_when_it_is_first_asked(app: Flask) -> None:
    client = app.test_client()
    client.get("/en/")
    client.get("/en/cards/")
    assert "search" not in app.extensions
    client.get("/en/search?q=x")
    assert "search" in app.extensions
