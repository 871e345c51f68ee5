"""What can be wrong with the data and with the built catalogue."""

from __future__ import annotations


class DataError(Exception):
    """A fault in the files under `data/`; its message names the file and the card or key."""


class CatalogueError(Exception):
    """The built catalogue is missing, broken or of another version; its message tells the remedy."""
