"""Read the sort keys of the built catalogue."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from types import MappingProxyType

from webapp.catalogue.sort_keys import SortKey, SortKeys


def read_sort_keys(connection: sqlite3.Connection) -> SortKeys:
    """Return the sort key of every title."""
    keys: dict[tuple[str, str], dict[str, SortKey]] = defaultdict(dict)
    for row in connection.execute('select game, lang, id, "key", letter from sort_key'):
        keys[row["game"], row["lang"]][row["id"]] = SortKey(row["key"], row["letter"])
    return MappingProxyType({place: MappingProxyType(known) for place, known in keys.items()})
