"""The list of cards that are taken for each other."""

from __future__ import annotations

from typing import Any

import pytest

from webapp.catalogue.errors import DataError
from webapp.catalogue.relations_schema import checked_pairs

KNOWN = {"a", "b", "c"}


def test_a_group_is_all_its_pairs() -> None:
    assert checked_pairs("f", {"groups": [["a", "b", "c"]]}, KNOWN) == (("a", "b"), ("a", "c"), ("b", "c"))


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ({"groups": [["a"]]}, "f: a: a group has two cards or more"),
        ({"groups": [["a", "x"]]}, "f: no card has the id 'x'"),
        ({"groups": [["a", "b"], ["b", "a"]]}, "f: b and a stand there twice"),
        ({"groups": [["a", "a"]]}, "f: a and a stand there twice"),
        ({"group": []}, "f: Object contains unknown field `group`"),
    ],
)
def test_a_list_that_is_not_in_order_is_refused(content: dict[str, Any], message: str) -> None:
    with pytest.raises(DataError) as caught:
        checked_pairs("f", content, KNOWN)
    assert str(caught.value) == message
