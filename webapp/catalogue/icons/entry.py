"""One icon of the legend: its drawing, and how it is named and explained."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class IconEntry:
    """An icon that stands on cards, on the table or on the robot's mat."""

    id: str
    """Its anchor in the legend."""
    group: str
    """One of `groups.GROUPS`."""
    symbol: str
    """The symbol of the sprites that draws it."""
    named: Callable[[], str]
    told: Callable[[], str]

    def name(self) -> str:
        """Return its name in the current language."""
        return self.named()

    def what(self) -> str:
        """Return what it does, a sentence or two in the current language."""
        return self.told()
