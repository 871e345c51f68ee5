"""Read from the built catalogue what cards have to do with each other."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from types import MappingProxyType

from webapp.catalogue.relations import Relations, Similar


def read_relations(connection: sqlite3.Connection) -> Relations:
    """Return the cards that each card is easily taken for, by its id."""
    found: dict[str, list[Similar]] = defaultdict(list)
    for row in connection.execute("select * from similar order by card_id, position"):
        found[row["card_id"]].append(Similar(row["other"], row["why"]))
    return MappingProxyType({card: tuple(others) for card, others in found.items()})
