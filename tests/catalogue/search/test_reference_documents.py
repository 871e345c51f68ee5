"""A term is found by what it means too, and leads to its page."""

from __future__ import annotations

from catalogue.search.test_engine import ids

from webapp.catalogue.models import Catalogue
from webapp.catalogue.search.engine import Engine
from webapp.catalogue.search.reference_documents import term_documents
from webapp.i18n import LANGUAGES, language


def test_a_term_is_a_document_with_its_definition(catalogue: Catalogue) -> None:
    for lang in LANGUAGES:
        with language(lang):
            documents = {document.id: document for document in term_documents(catalogue)}
        assert documents.keys() == catalogue.terms.keys()
        for anchor, document in documents.items():
            assert document.path == f"glossary/{anchor}"
            (text,) = document.text
            assert len(text) > 20
            assert "\ue000" not in text


def test_words_of_a_definition_find_the_term(engine: Engine) -> None:
    assert "term:rftg-action-card" in ids(engine, engine.search("secretly pick a phase bonus", "en"))
