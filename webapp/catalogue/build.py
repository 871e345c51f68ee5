"""Build the catalogue: `data/` in, one SQLite file out, the same bytes every time."""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from webapp.cards import SETS
from webapp.catalogue.errors import DataError
from webapp.catalogue.models import SCHEMA_VERSION

Row = dict[str, Any]

NEEDS_EXTRA = (
    "Building the catalogue needs {name}, which is not installed: "
    'install the extra with `pip install "tableside[build]"`.'
)


def build(data: Path, target: Path) -> None:
    """Build the catalogue from the folder `data` into the file `target`.

    `target` is replaced only once everything is written: a failed build leaves the old file as it was.
    Raises DataError when the data or the tools for building are not in order.
    """
    try:
        import sqlite_utils

        from webapp.catalogue.source import read_source
    except ModuleNotFoundError as error:
        raise DataError(NEEDS_EXTRA.format(name=error.name)) from error
    tables = catalogue_tables(read_source(data.resolve()))
    target.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=".catalogue-", suffix=".sqlite", dir=target.parent)
    os.close(handle)
    try:
        database = sqlite_utils.Database(name)
        try:
            for table, (columns, primary_key, rows) in tables.items():
                database.table(table).create(columns, pk=primary_key)
                database.table(table).insert_all(rows)
            database.vacuum()
        finally:
            database.close()
        os.chmod(name, 0o644)
        os.replace(name, target)
    except BaseException:
        os.unlink(name)
        raise


Table = tuple[dict[str, type], str | tuple[str, ...], list[Row]]


def catalogue_tables(source: Any) -> dict[str, Table]:
    """Return every table of the catalogue: columns, primary key and rows in their fixed order."""
    tables: dict[str, Table] = {
        "card": (CARD_COLUMNS, "id", list(_cards(source.race))),
        "power": (POWER_COLUMNS, ("card_id", "position"), list(_powers(source.race))),
        "scoring_row": (SCORING_COLUMNS, ("card_id", "position"), list(_scoring(source.race))),
        "mat": ({"key": str, "value": str}, "key", [{"key": "robot", "value": _json(source.mat)}]),
    }
    content = _json({name: rows for name, (_, _, rows) in tables.items()})
    version = hashlib.sha256(content.encode()).hexdigest()[:16]
    meta = [{"key": "schema", "value": str(SCHEMA_VERSION)}, {"key": "version", "value": version}]
    return {"meta": ({"key": str, "value": str}, "key", meta), **tables}


CARD_COLUMNS: dict[str, type] = {
    "id": str,
    "position": int,
    "name": str,
    "kind": str,
    "expansion": str,
    "cost": int,
    "defense": int,
    "vp": int,
    "variable_vp": int,
    "good": str,
    "production": str,
    "keywords": str,
    "chromosome": int,
    "prestige": int,
    "start_number": int,
    "start_colour": str,
    "start_hand_size": int,
    "start_saved_cards": int,
    "preset_hand": int,
    "replaces": str,
    "replaced_by": str,
    "reprinted_in": str,
    "copies": str,
    "copies_added": str,
}

POWER_COLUMNS: dict[str, type] = {"card_id": str, "position": int, "phase": str, "code": str, "values": str}

SCORING_COLUMNS: dict[str, type] = {
    "card_id": str,
    "position": int,
    "counts": str,
    "points": int,
    "goods": str,
    "phase": str,
    "keyword": str,
    "names": str,
    "points_by_count": str,
}


def _cards(cards: Any) -> Iterator[Row]:
    replaced = {card.record.replaces: card for card in cards if card.record.replaces}
    for position, card in enumerate(cards):
        record = card.record
        start = record.start_world
        added = record.copies_by_set(card.expansion)
        successor = replaced.get(card.id)
        yield {
            "id": card.id,
            "position": position,
            "name": record.name,
            "kind": record.kind,
            "expansion": card.expansion,
            "cost": record.cost,
            "defense": record.defense,
            "vp": 0 if record.vp == "variable" else record.vp,
            "variable_vp": int(record.vp == "variable"),
            "good": record.good,
            "production": record.production,
            "keywords": _json(sorted(record.keywords)),
            "chromosome": int(record.chromosome),
            "prestige": record.prestige,
            "start_number": start and start.number,
            "start_colour": start and start.colour,
            "start_hand_size": record.power_value("start_hand_size"),
            "start_saved_cards": record.power_value("start_save_card") or 0,
            "preset_hand": record.preset_hand,
            "replaces": record.replaces,
            "replaced_by": successor and successor.id,
            "reprinted_in": _json(record.reprinted_in),
            "copies": _json(copies_by_level(added, successor and successor.expansion)),
            "copies_added": _json(added),
        }


def copies_by_level(added: dict[str, int], replaced_in: str | None) -> dict[str, int]:
    """Return the copies in the deck when each set and all before it are used.

    `added` are the copies that each box supplies; from `replaced_in` on there are none.
    """
    total = 0
    level: dict[str, int] = {}
    for name in SETS:
        total = 0 if name == replaced_in else total + added.get(name, 0)
        level[name] = total
    return level


def _powers(cards: Any) -> Iterator[Row]:
    for card in cards:
        for position, power in enumerate(card.record.powers):
            yield {
                "card_id": card.id,
                "position": position,
                "phase": str(power.phase),
                "code": power.code,
                "values": _json(power.values()),
            }


def _scoring(cards: Any) -> Iterator[Row]:
    for card in cards:
        for position, record in enumerate(card.record.scoring):
            row = record.as_dict()
            yield {
                "card_id": card.id,
                "position": position,
                "counts": row["counts"],
                "points": row.get("points"),
                "goods": _json(row["goods"]),
                "phase": None if row.get("phase") is None else str(row["phase"]),
                "keyword": row.get("keyword"),
                "names": _json(row["names"]),
                "points_by_count": _json(row["points_by_count"]),
            }


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
