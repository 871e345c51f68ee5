"""The table of what cards have to do with each other (for building)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from webapp.cards import Card
from webapp.catalogue.relations import similar_cards
from webapp.catalogue.source import Source

SIMILAR: dict[str, type] = {"card_id": str, "position": int, "other": str, "why": str}


def similar_rows(source: Source) -> Iterator[dict[str, Any]]:
    """Yield each card that another one is easily taken for, the most alike first."""
    race = [
        Card(
            id=each.id,
            name=each.record.name,
            kind=each.record.kind,
            cost=each.record.cost,
            defense=each.record.defense,
            vp=0 if each.record.vp == "variable" else each.record.vp,
            military=each.record.defense is not None,
            good=each.record.good,
            production=each.record.production,
        )
        for each in source.race
    ]
    for card_id, others in similar_cards(race, source.confused).items():
        for position, other in enumerate(others):
            yield {"card_id": card_id, "position": position, "other": other.card, "why": other.why}
