"""The page of a term: what it means, what it is called, where it matters."""

from __future__ import annotations

from dataclasses import replace

import pytest
from bs4 import BeautifulSoup, Tag
from flask import Flask
from flask.testing import FlaskClient

from webapp.catalogue.definitions.models import Definition
from webapp.catalogue.definitions.reader import Definitions
from webapp.catalogue.models import Catalogue

PARTIAL = {"HX-Request": "true", "HX-Request-Type": "partial"}
NOTE = Definition(
    "hu", 'Itt <em>mást</em> jelent: <a href="@/glossary/eminent-domain-research" data-overlay>x</a>', "Itt"
)


def _main(text: str) -> Tag:
    main = BeautifulSoup(text, "html.parser").find("main")
    assert isinstance(main, Tag)
    return main


@pytest.fixture
def small(app: Flask, catalogue: Catalogue) -> FlaskClient:
    """The app with two definitions, one of them in Hungarian too, and a note."""
    english = Definition(
        "en", 'Place <a href="@/cards/rftg/new-sparta" data-overlay>it</a> & pay.', "Place it & pay."
    )
    app.extensions["catalogue"] = replace(
        catalogue,
        definitions=Definitions(
            texts={
                ("rftg-develop", "en"): english,
                ("rftg-develop", "hu"): Definition("hu", "Rakd le.", "Rakd le."),
                ("rftg-settle", "en"): english,
            },
            notes={("rftg-develop", "hu"): NOTE},
            links={},
        ),
    )
    return app.test_client()


def test_a_term_is_defined_in_the_readers_language(small: FlaskClient) -> None:
    page = _main(small.get("/hu/glossary/rftg-develop").text)
    means = page.select_one(".means")
    assert (means["lang"], means.get_text()) == ("hu", "Rakd le.")
    note = page.select_one(".callout")
    assert note.select_one('p[lang="hu"] a')["href"] == "/hu/glossary/eminent-domain-research"
    assert not _main(small.get("/en/glossary/rftg-develop").text).select(".callout")


def test_what_is_not_translated_is_english_and_said_to_be(small: FlaskClient) -> None:
    page = _main(small.get("/hu/glossary/rftg-settle").text)
    assert page.select_one(".means")["lang"] == "en"
    assert page.select_one(".means a")["href"] == "/hu/cards/rftg/new-sparta"
    assert page.select_one("h1 ~ p + .means").find_previous_sibling("p")["class"] == ["soft"]
    assert len(page.select("article > p.soft")) == 2
    assert len(_main(small.get("/en/glossary/rftg-settle").text).select("article > p.soft")) == 1
    listed = _main(small.get("/hu/glossary/").text).select_one("#rftg-settle > p[lang]")
    assert listed["lang"] == "en"


def test_a_term_without_a_definition_has_a_page(small: FlaskClient) -> None:
    page = _main(small.get("/hu/glossary/rftg-round").text)
    assert page.select_one("h1").contents[0] == "kör"
    assert not page.select(".means")


def test_every_term_has_a_page_in_every_language(
    client: FlaskClient, catalogue: Catalogue, lang: str
) -> None:
    for anchor, term in catalogue.terms.items():
        answer = client.get(f"/{lang}/glossary/{anchor}", headers=PARTIAL)
        assert answer.status_code == 200
        page = BeautifulSoup(answer.text, "html.parser")
        assert page.select_one("h1").contents[0] == term.words[lang].text
        others = [each["lang"] for each in page.select("dd > [lang]")]
        assert others == [each for each in ("hu", "ru", "el", "pt") if each != lang]
        for empty in page.select("h1, h2, p, dt, dd, li, a"):
            assert empty.get_text(strip=True), (anchor, empty)


def test_a_term_leads_to_where_it_matters(client: FlaskClient) -> None:
    page = _main(client.get("/en/glossary/rftg-alien").text)
    links = {link["href"] for link in page.select("a")}
    assert "/en/cards/?keyword=alien" in links
    prestige = _main(client.get("/en/glossary/rftg-prestige").text)
    links = {link["href"].partition("#")[0] for link in prestige.select("article a")}
    assert "/en/rules/rftg/brink-of-war/prestige" in links
    assert any(link.startswith("/en/rulings/rftg/") for link in links)
    assert "/en/icons/powers/prestige-after-world" in links
    for link in links:
        assert client.get(link, follow_redirects=True).status_code == 200, link


def test_the_terms_beside_it_are_those_of_the_list(client: FlaskClient, catalogue: Catalogue) -> None:
    listed = [each["id"] for each in _main(client.get("/hu/glossary/?game=rftg").text).select(".term")]
    assert listed == [each for each in listed if catalogue.terms[each].game == "rftg"]
    for place in (0, 100, len(listed) - 1):
        page = _main(client.get(f"/hu/glossary/{listed[place]}").text)
        turns = {link["rel"][0]: link["href"].rpartition("/")[2] for link in page.select(".turns a")}
        wanted = {"prev": place - 1, "next": place + 1}
        assert turns == {rel: listed[n] for rel, n in wanted.items() if 0 <= n < len(listed)}


def test_a_term_opens_over_a_page(client: FlaskClient) -> None:
    part = client.get("/el/glossary/rftg-takeover", headers=PARTIAL)
    soup = BeautifulSoup(part.text, "html.parser")
    assert not soup.select("main, header")
    assert soup.select_one('article a.btn[href="/el/glossary/rftg-takeover"][type="text/html"]')
    assert "HX-Request-Type" in part.headers["Vary"]
    assert not BeautifulSoup(client.get("/el/glossary/rftg-takeover").text, "html.parser").select(
        'a.btn[href="/el/glossary/rftg-takeover"]'
    )


def test_an_address_in_capitals_leads_to_the_page(client: FlaskClient) -> None:
    answer = client.get("/hu/glossary/RFTG-Takeover?x=1")
    assert (answer.status_code, answer.location) == (302, "/hu/glossary/rftg-takeover?x=1")


@pytest.mark.parametrize("anchor", ["rftg-nothing", "takeover", "rftg-", "x" * 3000, "%F0%9F%98%80"])
def test_a_term_that_there_is_not_is_404(client: FlaskClient, anchor: str) -> None:
    assert client.get(f"/en/glossary/{anchor}").status_code == 404


def test_links_in_rules_lead_to_the_page(client: FlaskClient) -> None:
    page = _main(client.get("/hu/rules/rftg/base/settle").text)
    links = [link for link in page.select(".text a") if "/glossary/" in link["href"]]
    assert links
    assert all("#" not in link["href"] and link.has_attr("data-overlay") for link in links)


def test_the_list_can_be_of_one_game(client: FlaskClient, catalogue: Catalogue) -> None:
    for game in ("rftg", "eminent-domain"):
        page = _main(client.get(f"/en/glossary/?game={game}").text)
        assert {each["id"] for each in page.select(".term")} == {
            anchor for anchor, term in catalogue.terms.items() if term.game == game
        }
        assert page.select_one('.games [aria-current="true"]')["href"] == f"/en/glossary/?game={game}"
    every = _main(client.get("/en/glossary/?game=chess").text)
    assert {each["id"] for each in every.select(".term")} == catalogue.terms.keys()
    assert every.select_one('.games [aria-current="true"]')["href"] == "/en/glossary/"


def test_a_power_names_the_terms_of_its_explanation(client: FlaskClient) -> None:
    page = _main(client.get("/hu/icons/powers/pay-for-military").text)
    links = [link["href"] for link in page.select('.pills a[href*="/glossary/"]')]
    assert "/hu/glossary/rftg-military-world" in links
