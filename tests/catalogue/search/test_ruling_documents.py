"""Rulings as documents, and as what a question finds."""

from __future__ import annotations

from pathlib import Path

import pytest
from flask.testing import FlaskClient

from webapp.catalogue.models import Catalogue
from webapp.catalogue.search.documents import Document
from webapp.catalogue.search.engine import Engine
from webapp.catalogue.search.results import results
from webapp.catalogue.search.ruling_documents import ruling_documents
from webapp.i18n import LANGUAGES, language


@pytest.fixture(scope="module")
def documents(catalogue: Catalogue) -> dict[str, dict[str, Document]]:
    made = {}
    for code in LANGUAGES:
        with language(code):
            made[code] = {document.id: document for document in ruling_documents(catalogue)}
    return made


def test_every_ruling_is_one_in_every_language(
    documents: dict[str, dict[str, Document]], catalogue: Catalogue
) -> None:
    ids = [f"{ruling.game}/{ruling.id}" for ruling in catalogue.rulings.all.values()]
    assert {lang: list(each) for lang, each in documents.items()} == dict.fromkeys(LANGUAGES, ids)


def test_it_is_found_by_question_answer_and_cards_but_is_no_name(
    documents: dict[str, dict[str, Document]], catalogue: Catalogue
) -> None:
    for lang, each in documents.items():
        document = each["rftg/space-mercenaries"]
        assert not document.named
        assert document.asks == (document.title,)
        assert document.path == "rulings/rftg/space-mercenaries"
        assert document.text
        assert "\ue000" not in " ".join((document.title, *document.text))
        assert catalogue.title("space-mercenaries", lang).full in document.around


def test_a_question_finds_its_ruling(client: FlaskClient, catalogue_path: Path) -> None:
    with language("en"):
        found = results(Engine(catalogue_path), "is a world that imperium planet buster destroys discarded?")
    (group,) = [group for group in found.groups if "Rulings" in group.heading]
    assert group.hits[0].path == "rulings/rftg/planet-buster-destroyed-where"
    page = client.get("/en/search", query_string={"q": "where does planet buster put the world?"}).text
    assert 'href="/en/rulings/rftg/planet-buster-destroyed-where"' in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_most_questions_have_their_ruling_among_the_first_three(
    catalogue: Catalogue, engine: Engine, documents: dict[str, dict[str, Document]], lang: str
) -> None:
    missed = []
    written = [
        ruling for ruling in catalogue.rulings.all.values() if (ruling.id, lang) in catalogue.rulings.rows
    ]
    for ruling in written:
        asked = documents[lang][f"{ruling.game}/{ruling.id}"].title
        first = [engine.documents[match.document] for match in engine.search(asked, lang).matches[:3]]
        if ("ruling", f"{ruling.game}/{ruling.id}") not in {(each.type, each.name) for each in first}:
            missed.append(asked)
    assert len(missed) <= len(written) / 10, missed
