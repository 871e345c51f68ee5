"""Every code has words, and amounts are worded right."""

from __future__ import annotations

import pytest

from webapp.catalogue import eminent_words, words
from webapp.catalogue.source import Source, read_source
from webapp.resources import folder


@pytest.fixture(scope="module")
def source() -> Source:
    return read_source(folder("data"))


def test_every_group_and_restriction_of_the_code_book_has_words_and_no_other(source: Source) -> None:
    eminent = source.eminent_codes
    assert eminent_words.GROUPS.keys() == eminent.group.keys()
    assert eminent_words.RESTRICTIONS.keys() == eminent.restriction.keys()


def test_amounts() -> None:
    assert words.amounts([("vp", 1), ("cards", 2), ("goods", 1), ("prestige", 3)]) == (
        "1 VP, 2 cards, 1 good, 3 prestige"
    )
    assert (words.signed(2), words.signed(-2)) == ("+2", "−2")
    with pytest.raises(KeyError):
        words.amount("gold", 1)
