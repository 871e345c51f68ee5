from __future__ import annotations

from catalogue.definitions.conftest import TARGETS, TERMS, Write

from webapp.catalogue.definitions.lines import definition_lines
from webapp.catalogue.definitions.records import DefinitionsSource
from webapp.catalogue.definitions.source import read_definitions


def test_what_is_missing_differs(sample: DefinitionsSource) -> None:
    defined, missing, unread = definition_lines(sample, 3)
    assert (defined.right, missing.right, unread.right) == (True, False, True)
    assert missing.found == ["ru: all", "el: all", "pt: all"]
    assert not next(iter(definition_lines(sample, 4))).right


def test_a_file_that_is_none_differs(write: Write) -> None:
    _, _, unread = definition_lines(read_definitions(write({"de.toml": "x"}), TERMS, TARGETS), 3)
    assert unread.found == ["de.toml"]
