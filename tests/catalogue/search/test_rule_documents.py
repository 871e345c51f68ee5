"""Sections, headings and blocks of the rules as documents."""

from __future__ import annotations

from pathlib import Path

import pytest
from flask.testing import FlaskClient

from webapp.catalogue.models import Catalogue
from webapp.catalogue.search.documents import Document
from webapp.catalogue.search.engine import Engine
from webapp.catalogue.search.results import results
from webapp.catalogue.search.rule_documents import rule_documents
from webapp.i18n import LANGUAGES, language

SETTLE = "rftg/base/settle"


@pytest.fixture(scope="module")
def documents(catalogue: Catalogue) -> dict[str, dict[str, Document]]:
    made = {}
    for code in LANGUAGES:
        with language(code):
            made[code] = {document.id: document for document in rule_documents(catalogue)}
    return made


def test_they_are_the_same_in_every_language(documents: dict[str, dict[str, Document]]) -> None:
    assert len({tuple(each) for each in documents.values()}) == 1
    assert all(document.type == "rule" for document in documents["en"].values())


def test_every_place_of_a_fact_is_one(
    documents: dict[str, dict[str, Document]], catalogue: Catalogue
) -> None:
    wanted = {
        place.path
        for (kind, _), places in catalogue.rules.places.items()
        if kind == "fact"
        for place in places
    }
    assert wanted <= documents["en"].keys()


def test_sections_and_headings_have_names_and_blocks_have_words(
    documents: dict[str, dict[str, Document]], catalogue: Catalogue
) -> None:
    section = documents["hu"][SETTLE]
    assert section.named
    assert section.text == ()
    assert (section.title, section.title_en) == (
        catalogue.rules.title(*SETTLE.split("/"), "hu")[0],
        catalogue.rules.title(*SETTLE.split("/"), "en")[0],
    )
    block = documents["en"][f"{SETTLE}#base-63"]
    assert not block.named
    assert block.path == f"rules/{SETTLE}#base-63"
    assert block.title == section.title_en
    assert "\ue000" not in "".join(block.text)
    assert set(block.around) >= {section.title_en, "Base game", "Race for the Galaxy"}


def test_a_phase_is_found_by_its_name_alone(documents: dict[str, dict[str, Document]]) -> None:
    assert documents["en"][SETTLE].aliases == ("Settle",)


def test_titles_without_words_are_those_of_the_language(
    documents: dict[str, dict[str, Document]], catalogue: Catalogue
) -> None:
    path = next(place.path for place in catalogue.rules.places["card", "contact-specialist"] if place.anchor)
    for code in LANGUAGES:
        said = " ".join(documents[code][path].text)
        assert catalogue.title("contact-specialist", code).text in said or "Contact" not in said


def test_results_name_the_book_and_lead_to_the_paragraph(client: FlaskClient, catalogue_path: Path) -> None:
    with language("en"):
        found = results(Engine(catalogue_path), "who wins ties in a takeover")
    first = next(hit for group in found.groups for hit in group.hits if hit.type == "rule")
    assert first.path.startswith("rules/rftg/rebel-vs-imperium/takeovers-")
    assert "#" in first.path
    assert first.book == "Rebel vs Imperium"
    assert any(fits for _, fits in first.snippet)
    page = client.get("/en/search?q=who+wins+ties+in+a+takeover").text
    assert f'href="/en/{first.path}"' in page
