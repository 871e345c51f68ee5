"""The page shows the numbers, the words of ours, what is open, and how to correct it."""

from __future__ import annotations

import gzip

import pytest
from bs4 import BeautifulSoup, Tag
from flask import Flask
from flask.testing import FlaskClient

from webapp.catalogue.coverage import counts
from webapp.catalogue.models import Catalogue

LANGUAGES = ("hu", "ru", "el", "pt")


def _main(text: str) -> Tag:
    main = BeautifulSoup(text, "html.parser").find("main")
    assert isinstance(main, Tag)
    return main


@pytest.fixture
def page(client: FlaskClient, lang: str) -> Tag:
    answer = client.get(f"/{lang}/coverage")
    assert answer.status_code == 200
    assert len(gzip.compress(answer.data, 1)) < 100_000
    return _main(answer.text)


def test_it_has_the_numbers_of_every_language(page: Tag, catalogue: Catalogue) -> None:
    head = [each["lang"] for each in page.select("thead th")]
    assert head == list(LANGUAGES)
    groups = {each["id"]: each for each in page.select("tbody")}
    assert list(groups) == [
        "terms-rftg",
        "terms-eminent-domain",
        "titles-rftg",
        "titles-eminent-domain",
        "titles-goals",
        "texts",
    ]
    for game in ("rftg", "eminent-domain"):
        shown = [
            [int(cell.get_text()) for cell in row.select("td")]
            for row in groups[f"terms-{game}"].select("tr")[1:]
        ]
        assert shown == [[each.numbers[lang] for lang in LANGUAGES] for each in counts.terms(catalogue, game)]
        total = sum(term.game == game for term in catalogue.terms.values())
        assert f"({total})" in groups[f"terms-{game}"].select_one("tr").get_text()


def test_the_words_of_ours_stand_folded_the_readers_first(page: Tag, lang: str, catalogue: Catalogue) -> None:
    folds = page.select("details")
    languages = [fold["id"].removeprefix("own-") for fold in folds]
    assert sorted(languages) == sorted(LANGUAGES)
    assert lang == "en" or languages[0] == lang
    for fold, own in zip(folds, languages, strict=True):
        assert not fold.has_attr("open")
        wanted = {anchor for anchor, term in catalogue.terms.items() if term.words[own].status == "proposed"}
        assert {link["href"].rpartition("/")[2] for link in fold.select("a")} == wanted
        assert str(len(wanted)) in fold.select_one("summary").get_text()


def test_what_is_open_is_linked(page: Tag, lang: str, client: FlaskClient, catalogue: Catalogue) -> None:
    rulings = [link["href"] for link in page.select(".questions a")]
    assert rulings == [
        f"/{lang}/{catalogue.rulings.all[each].path}" for each in counts.open_rulings(catalogue)
    ]
    rules = [link["href"] for link in page.select(".pills a")]
    assert rules == [f"/{lang}/rules/{place.path}" for place in counts.open_rules(catalogue)]
    for link in (rulings[0], rules[0]):
        assert client.get(link).status_code == 200


def test_places_of_one_section_are_told_apart(page: Tag) -> None:
    """Nobody sees where a link leads before following it."""
    links = page.select("#open ~ .pills a")
    assert len({link.get_text(" ") for link in links}) == len(links) > 30
    said = {link["href"].partition("#")[2]: link.select("small span") for link in links}
    assert [each.get_text() for each in said["bow-82"]] == ["BOW-82, R-WORLD-12"]
    assert said["card-epsilon-eridani"][0].get_text()
    assert not said[""]


def test_it_is_found_from_the_start_page(client: FlaskClient, lang: str) -> None:
    assert _main(client.get(f"/{lang}/").text).select(f'a[href="/{lang}/coverage"]')


def test_a_report_is_offered_where_it_goes_somewhere(app: Flask, client: FlaskClient) -> None:
    assert not _main(client.get("/en/coverage").text).select("#correct ~ p a")
    app.config["REPORT"] = "mailto:someone@example.org"
    (link,) = _main(client.get("/en/coverage").text).select("#correct ~ p a")
    assert link["href"].startswith(
        "mailto:someone@example.org?subject=Tableside%3A%20coverage%20%28en%29&body="
    )
