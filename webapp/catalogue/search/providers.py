"""Everything that can be found, provider by provider; only building the index asks for it."""

from __future__ import annotations

from webapp.catalogue.models import Catalogue
from webapp.catalogue.search.documents import Document, Provider
from webapp.catalogue.search.eminent_documents import eminent_documents
from webapp.catalogue.search.icon_documents import icon_documents, power_documents
from webapp.catalogue.search.race_documents import race_documents
from webapp.catalogue.search.reference_documents import category_documents, goal_documents, term_documents
from webapp.catalogue.search.rule_documents import rule_documents
from webapp.catalogue.search.ruling_documents import ruling_documents
from webapp.i18n import LANGUAGES, language

PROVIDERS: tuple[Provider, ...] = (
    race_documents,
    eminent_documents,
    goal_documents,
    category_documents,
    term_documents,
    rule_documents,
    ruling_documents,
    power_documents,
    icon_documents,
)
"""In the order in which documents that fit equally well are shown."""


def all_documents(catalogue: Catalogue) -> dict[str, list[Document]]:
    """Return all documents by language, the same ones at the same places in each.

    Raises ValueError when a provider gives a language other documents than English, or one twice.
    """
    made: dict[str, list[Document]] = {}
    for code in LANGUAGES:
        with language(code):
            made[code] = [document for provider in PROVIDERS for document in provider(catalogue)]
    keys = [document.key for document in made["en"]]
    if len(set(keys)) < len(keys):
        raise ValueError("two documents to be searched have the same type and id")
    for code, documents in made.items():
        if [document.key for document in documents] != keys:
            raise ValueError(f"the documents to be searched in {code} are not those of en")
    return made
