"""A sentence with its icon."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class IconLine:
    """One full sentence, or several, and the symbol of the sprite that stands beside it."""

    text: str
    icon: str = ""
