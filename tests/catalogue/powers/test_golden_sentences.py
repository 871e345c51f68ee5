"""All English sentences of powers and scoring rows, for people to read: `tests/golden/sentences/powers.txt`.

After a change that is meant, write it anew and read what changed:

    pytest tests/catalogue/powers --update-golden
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from webapp.catalogue.models import Catalogue
from webapp.catalogue.powers import CODES, all_sentences, code_explanation, code_name, reading_notes
from webapp.catalogue.scoring_words import all_sentences as all_scoring_sentences

GOLDEN = Path(__file__).resolve().parents[2] / "golden" / "sentences" / "powers.txt"


def _listing(catalogue: Catalogue) -> Iterator[str]:
    yield "# How to read the powers"
    yield from reading_notes()
    yield ""
    yield "# Powers"
    for cards, said in all_sentences(catalogue):
        yield said
        yield f"    {', '.join(cards)}"
    yield ""
    yield "# Scoring rows"
    for cards, said in all_scoring_sentences(catalogue):
        yield said
        yield f"    {', '.join(cards)}"
    yield ""
    yield "# Codes"
    for code in CODES:
        yield f"{code}: {code_name(code)}"
        yield f"    {code_explanation(code)}"


def test_the_sentences_are_those_that_were_read(pytestconfig: pytest.Config, catalogue: Catalogue) -> None:
    now = "\n".join(_listing(catalogue)) + "\n"
    if pytestconfig.getoption("update_golden", default=False):
        GOLDEN.write_text(now, "utf-8")
    assert GOLDEN.read_text("utf-8") == now


def test_every_power_and_row_of_every_card_is_in_the_list(catalogue: Catalogue) -> None:
    listed = [card for cards, _ in all_sentences(catalogue) for card in cards]
    assert sorted(listed) == sorted(card.id for card in catalogue.race.values() for _ in card.powers)
    rows = [card for cards, _ in all_scoring_sentences(catalogue) for card in cards]
    assert sorted(rows) == sorted(card.id for card in catalogue.race.values() for _ in card.scoring)
