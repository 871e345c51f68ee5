"""All English sentences, compared with those that were read last: `tests/golden/sentences/eminent.txt`.

After a change write them anew, and read what the change made of them:

    pytest tests/catalogue/eminent --update-golden
"""

from __future__ import annotations

from pathlib import Path

import pytest

from webapp import i18n
from webapp.catalogue.eminent.proof import all_sentences, listing
from webapp.catalogue.models import Catalogue

GOLDEN = Path(__file__).parents[2] / "golden" / "sentences" / "eminent.txt"


def test_the_english_sentences_are_those_that_were_read(
    catalogue: Catalogue, pytestconfig: pytest.Config
) -> None:
    with i18n.language("en"):
        text = listing(catalogue)
    if pytestconfig.getoption("update_golden", default=False):
        GOLDEN.write_text(text, "utf-8")
    assert text == GOLDEN.read_text("utf-8")


def test_the_list_has_every_card(catalogue: Catalogue, lang: str) -> None:
    with i18n.language(lang):
        found = dict(all_sentences(catalogue))
    assert found.keys() == catalogue.eminent.keys()
    assert all(found.values())
    assert all(": " in line and "%(" not in line for lines in found.values() for line in lines)
