"""The title of each card in each language, with the printed English one beside it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

from webapp.cards import Card
from webapp.catalogue.models import TITLE_LANGUAGES, EminentCard, Title

Titles = Mapping[str, Title]


def all_titles(
    race: Iterable[Card], eminent: Iterable[EminentCard], rows: Iterable[Mapping[str, Any]]
) -> Mapping[tuple[str, str], Titles]:
    """Return titles by (game, language) and card id, from the stored rows of localized titles."""
    localized = {(row["game"], row["lang"], row["text"]): row for row in rows}
    race, eminent = tuple(race), tuple(eminent)
    titles: dict[tuple[str, str], Titles] = {}
    for lang in ("en", *TITLE_LANGUAGES):
        titles["rftg", lang] = MappingProxyType(
            {card.id: _title(card.name, [localized.get(("rftg", lang, card.id))]) for card in race}
        )
        titles["eminent-domain", lang] = MappingProxyType(
            {
                card.id: _title(
                    card.name or card.type_name,
                    [localized.get(("eminent-domain", lang, text)) for text in card.texts],
                )
                for card in eminent
            }
        )
    return MappingProxyType(titles)


def _title(english: str, rows: list[Mapping[str, Any] | None]) -> Title:
    """Return the title of a card whose sides have these rows; English where a side has none."""
    known = [row for row in rows if row]
    if len(known) < len(rows):
        return Title(text=english, english=english, status="english")
    return Title(
        text=" / ".join(row["title"] for row in known),
        english=english,
        status="printed",
        source=known[0]["source"],
        identified=any(row["identified"] for row in known),
    )
