"""What can be found: documents, and the providers that make them of what the catalogue knows.

A provider is a function from the catalogue to documents in the current language. A new kind of thing to be
found (rules, rulings) is a new provider in `PROVIDERS` of `providers.py` and a heading in `results.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from webapp.catalogue.models import Catalogue


@dataclass(frozen=True, slots=True)
class Document:
    """One thing that can be found, in one language."""

    type: str
    """What it is: `card`, `goal`, `term`, `icon`, `power` …; the results are grouped by it."""
    id: str
    """Its id among those of its type; a card's is `rftg/new-sparta`."""
    path: str
    """Its address behind the language, as `cards/rftg/new-sparta` or `goals/#system-diversity`."""
    title: str
    """Its title in the language, or the English one where the language has none."""
    title_en: str
    """Its English title."""
    text: tuple[str, ...] = ()
    """Its sentences, in an order that is the same in every language: the line that fits is shown."""
    keywords: tuple[str, ...] = ()
    """What it is, in an order that is the same in every language: kind, good, set … As good as the title in
    finding it, and shown as the reason."""
    game: str = ""
    """The game that it belongs to; empty where it belongs to both."""
    aliases: tuple[str, ...] = ()
    """Other names of it: other forms of the title, abbreviations."""
    named: bool = True
    """Whether it is found by its title; a part of a whole that has the title too is not."""
    asks: tuple[str, ...] = ()
    """What it answers: of a question the words count there more than in a text, yet it is no name."""
    ids: tuple[str, ...] = ()
    """Ids of rules that it states or follows from, its own first: who types one means it."""
    around: tuple[str, ...] = ()
    """Words that stand above it: they count as its text and are not shown."""
    numbers: Mapping[str, int] = field(default_factory=dict)
    """Its numbers by what they are: `cost`, `defense`, `vp`, `level` … (the facts of words.toml)."""

    kinds: Mapping[str, str] = field(default_factory=dict)
    """Its keywords that have other words in `data/search/also.toml`, by their names there: `good:novelty`."""

    @property
    def key(self) -> tuple[str, str]:
        """What tells it from all others; the same in every language."""
        return self.type, self.id


Provider = Callable[[Catalogue], Iterable[Document]]
"""Makes documents in the current language: the same ones in the same order in each.

The order counts: of two documents that fit equally well the earlier one comes first.
"""
