"""Where the rules speak of a card, a power, a goal: links for the pages of these."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from webapp.catalogue.models import Catalogue
from webapp.catalogue.rules.books import book_name
from webapp.catalogue.rules.models import Place
from webapp.i18n import current_language


@dataclass(frozen=True, slots=True)
class SectionLink:
    """A section, or a place in it."""

    title: str
    lang: str
    """The language of the title: English where it is not translated yet."""
    path: str
    """Its address behind `rules/`."""
    book: str = ""
    """The name of its book, where that is not plain."""


def mentions(catalogue: Catalogue, *named: Iterable[tuple[str, str]]) -> tuple[SectionLink, ...]:
    """Return the sections that state or name any of these, by kind and name, each once, with its book.

    Those of the first names lead to where these stand, whatever else stands in the section.
    """
    return tuple(section_link(catalogue, place) for place in catalogue.rules.by_section(named))


def section_link(catalogue: Catalogue, place: Place) -> SectionLink:
    """Return a link to a block under the title of its section."""
    title, lang = catalogue.rules.title(place.game, place.book, place.section, current_language())
    return SectionLink(title, lang, place.path, book_name(place.game, place.book))
