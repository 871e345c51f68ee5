"""The lines of `tableside data check` about definitions: every term has one, in every language."""

from __future__ import annotations

from collections.abc import Iterator

from webapp.catalogue.definitions.records import DefinitionsSource
from webapp.catalogue.line import Line


def definition_lines(definitions: DefinitionsSource, terms: int) -> Iterator[Line]:
    """Yield a line for the definitions there are of `terms`, and for what is missing or is no definition."""
    defined = sum(lang == "en" for _, _, lang in definitions.texts)
    yield Line("terms that have a definition", terms, defined)
    yield Line("terms without a definition, by language", [], list(definitions.missing))
    yield Line("files of definitions that are none", [], list(definitions.unread))
