"""Ranges of numbers as an address has them: `3`, `2..4`, `4..` (or more), `..3` (or less)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

FARTHEST = 99
"""Numbers farther from 0 than this are taken as this: no card comes near."""

_NUMBER = re.compile("-?[0-9]+")
_RANGE = re.compile(r"(-?[0-9]+)?\s*(?:\.\.|-|–)\s*(-?[0-9]+)?")


@dataclass(frozen=True, slots=True)
class Range:
    """Numbers from `low` to `high`, both included; None is without an end."""

    low: int | None = None
    high: int | None = None

    def __contains__(self, number: int) -> bool:
        """Return whether a number lies inside."""
        return (self.low is None or number >= self.low) and (self.high is None or number <= self.high)

    def fits(self, numbers: Iterable[int]) -> bool:
        """Return whether one of the numbers lies inside."""
        return any(number in self for number in numbers)

    def __str__(self) -> str:
        """Return it as an address has it; empty when it has no end at all."""
        if self.low is None and self.high is None:
            return ""
        if self.low == self.high:
            return str(self.low)
        return f"{'' if self.low is None else self.low}..{'' if self.high is None else self.high}"


def read_range(text: str) -> Range | None:
    """Return the range that a text means, or None when it means none."""
    text = text.strip()
    if _NUMBER.fullmatch(text):
        return Range(_clipped(text), _clipped(text))
    found = _RANGE.fullmatch(text)
    if not found or not any(found.groups()):
        return None
    return ordered(*(_clipped(end) if end else None for end in found.groups()))


def read_number(text: str) -> int | None:
    """Return the number that a text means, or None when it means none."""
    return _clipped(text.strip()) if _NUMBER.fullmatch(text.strip()) else None


def ordered(low: int | None, high: int | None) -> Range:
    """Return the range between two ends, whichever comes first."""
    if low is not None and high is not None and low > high:
        low, high = high, low
    return Range(low, high)


def _clipped(digits: str) -> int:
    # Cut before it is read: Python refuses to read thousands of digits.
    bare = digits.lstrip("-").lstrip("0")
    number = FARTHEST if len(bare) > 2 else int(bare or 0)
    return -number if digits.startswith("-") else number
