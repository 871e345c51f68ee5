"""What is stored is read again: definitions by language, notes, links."""

from __future__ import annotations

import pytest

from webapp.catalogue.definitions.reader import Definitions, read_rows
from webapp.catalogue.definitions.records import DefinitionsSource
from webapp.catalogue.definitions.tables import definition_rows, link_rows


@pytest.fixture
def definitions(sample: DefinitionsSource) -> Definitions:
    return read_rows(definition_rows(sample.texts), definition_rows(sample.notes), link_rows(sample))


def test_a_language_without_a_definition_has_the_english_one_marked(definitions: Definitions) -> None:
    russian = definitions.text("rftg-windfall-world", "ru")
    assert russian
    assert (russian.lang, russian.text) == ("en", "A world that gets 1 good when it is placed.")
    hungarian = definitions.text("rftg-windfall-world", "hu")
    assert hungarian
    assert hungarian.lang == "hu"
    assert definitions.text("rftg-explore", "en") is None


def test_a_note_is_no_note_in_another_language(definitions: Definitions) -> None:
    assert definitions.note("rftg-develop", "en") is None
    note = definitions.note("rftg-develop", "hu")
    assert note
    assert "Fejlesztés" in note.text


def test_links_stand_by_anchor(definitions: Definitions) -> None:
    assert definitions.links["rftg-windfall-world"] == ("rule:rftg/base/settle#base-68",)
