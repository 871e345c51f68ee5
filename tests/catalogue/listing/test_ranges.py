from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from webapp.catalogue.listing.ranges import FARTHEST, Range, ordered, read_number, read_range

ENDS = st.none() | st.integers(-FARTHEST, FARTHEST)


@pytest.mark.parametrize(
    ("text", "low", "high"),
    [
        ("3", 3, 3),
        ("2..4", 2, 4),
        ("2-4", 2, 4),
        ("2–4", 2, 4),
        (" 2 .. 4 ", 2, 4),
        ("4..", 4, None),
        ("4-", 4, None),
        ("..3", None, 3),
        ("4..2", 2, 4),
        ("-1..2", -1, 2),
        ("-3..-1", -3, -1),
        ("..-1", None, -1),
        ("-1", -1, -1),
        ("007", 7, 7),
        ("5..99999999999999999999999", 5, FARTHEST),
        ("-" + "9" * 10000, -FARTHEST, -FARTHEST),
    ],
)
def test_reads(text: str, low: int | None, high: int | None) -> None:
    assert read_range(text) == Range(low, high)


@pytest.mark.parametrize(
    "text", ["", "..", "-", "a", "1..b", "1.5", "1...2", "1..2..3", "٣", "²", "0x3", "1e3"]
)
def test_refuses(text: str) -> None:
    assert read_range(text) is None


@given(ENDS, ENDS, st.integers(-200, 200))
def test_is_written_as_it_is_read(low: int | None, high: int | None, number: int) -> None:
    asked = ordered(low, high)
    if low is None and high is None:
        assert str(asked) == ""
    else:
        assert read_range(str(asked)) == asked
    between = [low if low is not None else -1000, high if high is not None else 1000]
    assert (number in asked) == (min(between) <= number <= max(between))
    assert asked.fits([number, 5000]) == (number in asked or 5000 in asked)
    assert not asked.fits([])


def test_a_number_alone() -> None:
    assert [read_number(text) for text in ("4", " -4 ", "x", "1..2", "12345")] == [
        4,
        -4,
        None,
        None,
        FARTHEST,
    ]
