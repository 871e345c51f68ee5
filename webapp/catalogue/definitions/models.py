"""What a term means, as plain values."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Definition:
    """The definition of a term in one language, or the note on it."""

    lang: str
    """The language of the text: English where it is not translated yet."""
    html: str
    """The words as markup, as `webapp.catalogue.rules.models.Block` has them."""
    text: str
    """The words alone, for the search."""
