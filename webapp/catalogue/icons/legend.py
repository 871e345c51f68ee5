"""Every icon of the legend in its order, by id and by the symbol that draws it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from webapp.catalogue.icons.eminent_entries import EMINENT
from webapp.catalogue.icons.entry import IconEntry
from webapp.catalogue.icons.race_entries import RACE
from webapp.catalogue.icons.robot_entries import ROBOT

ICONS: Mapping[str, IconEntry] = MappingProxyType({entry.id: entry for entry in (*RACE, *ROBOT, *EMINENT)})
"""Every icon by its id, which is its anchor in the legend."""

BY_SYMBOL: Mapping[str, IconEntry] = MappingProxyType({entry.symbol: entry for entry in ICONS.values()})
"""Every icon by the symbol of the sprites."""


def label(symbol: str) -> str:
    """Return the name of what a symbol draws, in the current language; raises KeyError for another symbol."""
    return BY_SYMBOL[symbol].name()
