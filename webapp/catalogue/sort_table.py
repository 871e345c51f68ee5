"""The table of sort keys in the built catalogue: every title's place in its language (for building)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from webapp.cards import Card
from webapp.catalogue.models import EminentCard
from webapp.catalogue.sort_keys import sort_key
from webapp.catalogue.source import Source
from webapp.catalogue.titles import all_titles

SORT_KEY: dict[str, type] = {"game": str, "lang": str, "id": str, "key": str, "letter": str}


def sort_rows(source: Source, titles: Iterable[Mapping[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield the sort key of each card and goal in each language; `titles` are the rows of titles."""
    race = [Card(each.id, each.record.name, each.record.kind, each.expansion) for each in source.race]
    eminent = [
        EminentCard(each.id, "", each.edition, each.name, each.texts(), getattr(each.record, "type_name", ""))
        for each in source.eminent
    ]
    goals = {goal: record.name for goal, record in source.goals.items()}
    for (game, lang), known in all_titles(race, eminent, goals, titles).items():
        for card, title in known.items():
            key, letter = sort_key(title.text, lang)
            yield {"game": game, "lang": lang, "id": card, "key": key, "letter": letter}
