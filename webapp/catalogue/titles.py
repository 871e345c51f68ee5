"""The title of each card and goal in each language, with the printed English one beside it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

from webapp.cards import Card
from webapp.catalogue.apart import eminent_marks, race_marks
from webapp.catalogue.models import TITLE_LANGUAGES, EminentCard, Mark, Title

Titles = Mapping[str, Title]
Row = Mapping[str, Any]


def all_titles(
    race: Iterable[Card], eminent: Iterable[EminentCard], goals: Mapping[str, str], rows: Iterable[Row]
) -> Mapping[tuple[str, str], Titles]:
    """Return titles by (game, language) and id, from the stored rows of localized titles.

    `goals` are the English titles of the goals by id; their titles stand under the game `goals`.
    """
    race, eminent = tuple(race), tuple(eminent)
    localized = {(row["game"], row["lang"], row["text"]): row for row in rows}
    names: dict[str, list[tuple[str, str, tuple[str, ...]]]] = {
        "rftg": [(card.id, card.name, (card.id,)) for card in race],
        "eminent-domain": [(card.id, card.name or card.type_name, card.texts) for card in eminent],
        "goals": [(goal_id, name, (goal_id,)) for goal_id, name in goals.items()],
    }
    marks = {"rftg": race_marks(race), "eminent-domain": eminent_marks(eminent), "goals": {}}
    return MappingProxyType(
        {
            (game, lang): MappingProxyType(
                {
                    card_id: _title(
                        english,
                        [localized.get((game, lang, text)) for text in texts],
                        marks[game].get(card_id, ()),
                    )
                    for card_id, english, texts in known
                }
            )
            for lang in ("en", *TITLE_LANGUAGES)
            for game, known in names.items()
        }
    )


def _title(english: str, rows: list[Row | None], marks: tuple[Mark, ...]) -> Title:
    """Return the title of a card whose sides have these rows; English where a side has none."""
    known = [row for row in rows if row]
    if len(known) < len(rows):
        return Title(text=english, english=english, status="english", marks=marks)
    printed = all(row["source"] for row in known)
    return Title(
        text=" / ".join(row["title"] for row in known),
        english=english,
        status="printed" if printed else "ours",
        source=known[0]["source"] if printed else "",
        identified=printed and any(row["identified"] for row in known),
        left_english=any(row["left_english"] for row in known),
        also=tuple(form for row in known for form in json.loads(row["also"])),
        marks=marks,
    )
