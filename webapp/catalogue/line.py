"""One line of `tableside data check`: what a source says, and what the data has."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Line:
    """A number (or a list) that a rulebook or a count gives, and what was found."""

    about: str
    """What is counted, with the id of the rule fact where there is one."""
    expected: object
    found: object

    @property
    def right(self) -> bool:
        """Whether the data agrees."""
        return self.expected == self.found

    def __str__(self) -> str:
        mark = "ok  " if self.right else "DIFF"
        return f"{mark} {self.about}: expected {self.expected}, found {self.found}"
