from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from bs4 import BeautifulSoup, Tag
from flask.testing import FlaskClient

from webapp.catalogue.models import Catalogue

PARTIAL = {"HX-Request": "true", "HX-Request-Type": "partial"}


def _main(text: str) -> Tag:
    main = BeautifulSoup(text, "html.parser").find("main")
    assert isinstance(main, Tag)
    return main


def _paths(catalogue: Catalogue) -> Iterator[str]:
    yield from (f"rftg/{card_id}" for card_id in catalogue.race)
    yield from (f"eminent-domain/{card_id}" for card_id in catalogue.eminent)


def _facts(page: Tag) -> dict[str, list[str]]:
    facts: dict[str, list[str]] = {}
    for each in page.select("dl.facts > *"):
        if each.name == "dt":
            values = facts.setdefault(each.get_text(), [])
        else:
            values.extend(each.get_text("\n").split("\n"))
    return facts


def test_every_card_has_a_page_in_every_language(
    client: FlaskClient, catalogue: Catalogue, lang: str
) -> None:
    for path in _paths(catalogue):
        answer = client.get(f"/{lang}/cards/{path}")
        assert answer.status_code == 200, path
        game, card_id = path.split("/")
        visible = _main(answer.text).get_text(" ")
        # no code reaches the reader: neither snake_case, nor a Python value
        assert not re.search(r"[a-z]_[a-z]|None|True|False|\{|%\(", visible), (path, visible)
        title = catalogue.title(card_id, lang, game)
        if title.status == "printed":
            assert title.text in visible
        named = game == "rftg" or bool(catalogue.eminent[card_id].name)
        if named:
            assert title.english in visible, path


def test_a_race_card_is_told_whole(client: FlaskClient) -> None:
    page = _main(client.get("/en/cards/rftg/alpha-centauri").text)
    assert page.select_one("h1").get_text() == "Alpha Centauri"
    facts = _facts(page)
    assert facts["Set"] == ["Base game"]
    assert facts["Kind of card"] == ["Non-military world"]
    assert facts["Cost"] == ["2"]
    assert facts["VPs"] == ["0"]
    assert facts["Good"] == ["Rare elements (windfall)"]
    assert facts["Start world"] == ["2 (blue)"]
    assert facts["Copies, with each set and all before it"] == [
        "Base game: 1",
        "The Gathering Storm: 1",
        "Rebel vs Imperium: 1",
        "The Brink of War: 1",
    ]
    assert [phase.get_text() for phase in page.select(".power h3")] == ["IIISettle"]
    assert len(page.select(".power li")) == 2


def test_traits_are_told(client: FlaskClient) -> None:
    sparta = _facts(_main(client.get("/en/cards/rftg/new-sparta").text))
    assert (sparta["Kind of card"], sparta["Defense"]) == (["Military world"], ["2"])
    assert "Cost" not in sparta
    uplift = _facts(_main(client.get("/en/cards/rftg/uplift-mercenary-force").text))
    assert uplift["Keywords"] == ["UPLIFT"]
    assert uplift["Chromosome symbol"] == ["yes"]
    institute = _facts(_main(client.get("/en/cards/rftg/universal-peace-institute").text))
    assert institute["Prestige for placing it"] == ["1"]
    assert institute["VPs"] == ["they vary"]
    monolith = _facts(_main(client.get("/en/cards/rftg/alien-monolith").text))
    assert monolith["Prestige for placing it"] == ["1, only with The Brink of War"]
    works = _facts(_main(client.get("/en/cards/rftg/public-works").text))
    assert works["Copies, with each set and all before it"][0] == "Base game: 2"


def test_both_titles_stand_at_the_head(client: FlaskClient) -> None:
    head = _main(client.get("/hu/cards/rftg/galactic-federation").text).select_one("h1")
    assert head["lang"] == "hu"
    assert head.contents[0] == "Galaktikus Államszövetség"
    assert head.select_one('.en[lang="en"]').get_text() == "Galactic Federation"
    head = _main(client.get("/ru/cards/eminent-domain/new-texas").text).select_one("h1")
    assert head["lang"] == "en"
    assert head.get_text() == "New Texas"


def test_scoring_rows_name_and_link_cards(client: FlaskClient) -> None:
    page = _main(client.get("/hu/cards/rftg/galactic-bankers").text)
    links = page.select(".scoring a")
    assert [link["href"] for link in links] == [
        "/hu/cards/rftg/interstellar-bank",
        "/hu/cards/rftg/investment-credits",
        "/hu/cards/rftg/gambling-world-rvi",
    ]


def test_replacement_and_replaced_link_to_each_other(client: FlaskClient) -> None:
    old = _main(client.get("/en/cards/rftg/gambling-world").text)
    new = _main(client.get("/en/cards/rftg/gambling-world-rvi").text)
    assert old.select_one(".facts dd > a")["href"] == "/en/cards/rftg/gambling-world-rvi"
    assert new.select_one(".facts dd > a")["href"] == "/en/cards/rftg/gambling-world"


def test_an_eminent_domain_technology_is_told_whole(client: FlaskClient) -> None:
    page = _main(client.get("/en/cards/eminent-domain/survey-team").text)
    facts = _facts(page)
    assert facts["Kind of card"] == ["Technology"]
    assert (facts["Type"], facts["Level"], facts["Research cost"]) == (["Metallic"], ["2"], ["5"])
    assert (facts["Planets of its type needed"], facts["Influence"]) == (["2"], ["2"])
    assert facts["Symbols"] == ["Survey, Survey"]
    assert page.select_one(".ed-lines span").get_text() == (
        "Put 1 planet from the top of the planet deck face down into your empire."
    )


def test_a_double_sided_technology_shows_both_sides(client: FlaskClient) -> None:
    page = _main(client.get("/hu/cards/eminent-domain/imperialism-scorched-earth-policy").text)
    heads = [head.contents[0] for head in page.select(".side h2")]
    assert heads == ["Imperializmus", "A felperzselt föld politikája"]
    assert [head.select_one(".en").get_text() for head in page.select(".side h2")] == [
        "Imperialism",
        "Scorched Earth Policy",
    ]


def test_what_nobody_knows_is_said_to_be_unknown(client: FlaskClient) -> None:
    facts = _facts(_main(client.get("/en/cards/eminent-domain/utopia-6").text))
    assert facts["Name"] == ["unknown"]
    assert facts["Influence"] == ["unknown, probably 2"]
    assert facts["Symbols"] == ["unknown, probably Research"]
    assert facts["Hand size"] == ["unknown, probably 0"]
    page = _main(client.get("/en/cards/eminent-domain/prestige-1").text)
    assert "these facts come from a single source: costs and influence, hand limit." in page.get_text()
    assert page.select_one("h1").get_text() == "Prestige planet"


def test_the_card_opens_over_another_page(client: FlaskClient) -> None:
    answer = client.get("/en/cards/rftg/new-sparta", headers=PARTIAL)
    assert answer.text.lstrip().startswith('<article id="card"')
    assert answer.text.rstrip().endswith("</article>")
    assert {"HX-Request", "HX-Request-Type"} <= set(answer.vary.as_set(preserve_casing=True))
    whole = client.get("/en/cards/rftg/new-sparta", headers={"HX-Request": "true", "HX-Request-Type": "full"})
    assert "<!doctype html>" in whole.text
    assert answer.text.strip() in whole.text


@pytest.mark.parametrize(
    "path",
    [
        "/en/cards/rftg/nope",
        "/en/cards/chess/new-sparta",
        "/en/cards/eminent-domain/new-sparta",
        "/en/cards/eminent-domain/technology.survey_team",
        "/xx/cards/rftg/new-sparta",
        "/en/cards/rftg/%ff%fe",
        "/en/cards/rftg/%2e%2e%2fnew-sparta",
        "/en/cards/rftg/'%20or%201=1",
        "/en/cards/rftg/" + "x" * 5000,
        "/en/cards/rftg/",
    ],
)
def test_what_is_not_there_is_a_404(client: FlaskClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert answer.mimetype == "text/html"


@pytest.mark.parametrize(
    "path", ["rftg/%00", "rftg/new-sparta%0a", "?q=%00%ff%fe%ED%A0%80", "?q=%ff", "?set=%C3"]
)
def test_what_cannot_be_read_is_a_400(client: FlaskClient, path: str) -> None:
    answer = client.get(f"/hu/cards/{path}")
    assert answer.status_code == 400
    assert 'lang="hu"' in answer.text
