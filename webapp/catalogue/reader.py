"""Open the built catalogue, read-only, and hold it in memory."""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from types import MappingProxyType
from typing import Any

from webapp.cards import Card, Power, ScoringRow
from webapp.catalogue.definitions.reader import read_definitions
from webapp.catalogue.eminent_reader import eminent_card
from webapp.catalogue.errors import CatalogueError
from webapp.catalogue.frozen import frozen
from webapp.catalogue.models import SCHEMA_VERSION, Catalogue, EminentCard
from webapp.catalogue.reference_reader import read_goals, read_terms
from webapp.catalogue.relations_reader import read_relations
from webapp.catalogue.rules.reader import read_rules
from webapp.catalogue.rulings.reader import read_rulings
from webapp.catalogue.sort_reader import read_sort_keys
from webapp.catalogue.titles import all_titles

REMEDY = "Build it with `tableside build-data`."


def open_catalogue(path: Path) -> Catalogue:
    """Return everything in the catalogue at `path`.

    Raises CatalogueError, whose message tells the remedy, when the file is missing, damaged or of
    another version.
    """
    if not path.is_file():
        raise CatalogueError(f"The catalogue of cards is missing: {path}. {REMEDY}")
    try:
        with closing(
            sqlite3.connect(f"{path.resolve().as_uri()}?immutable=1&mode=ro", uri=True)
        ) as connection:
            connection.row_factory = sqlite3.Row
            return _read(connection, path)
    except (sqlite3.Error, LookupError, ValueError, TypeError, AttributeError) as error:
        raise CatalogueError(f"The catalogue of cards is damaged: {path} ({error}). {REMEDY}") from error


def catalogue() -> Catalogue:
    """Return the catalogue of the running app, opened when it is first asked for.

    Raises CatalogueError as `open_catalogue` does.
    """
    from flask import current_app

    if "catalogue" not in current_app.extensions:
        current_app.extensions["catalogue"] = open_catalogue(Path(current_app.config["CATALOGUE"]))
    loaded: Catalogue = current_app.extensions["catalogue"]
    return loaded


def _read(connection: sqlite3.Connection, path: Path) -> Catalogue:
    meta = {row["key"]: row["value"] for row in connection.execute("select key, value from meta")}
    if meta["schema"] != str(SCHEMA_VERSION):
        raise CatalogueError(f"The catalogue of cards is of another version: {path}. {REMEDY}")
    (mat,) = connection.execute("select value from mat where key = 'robot'").fetchone()
    race = {card.id: card for card in _race(connection)}
    eminent = {card.id: card for card in _eminent(connection)}
    goals = read_goals(connection)
    rows = [dict(row) for row in connection.execute("select * from title")]
    return Catalogue(
        version=meta["version"],
        race=MappingProxyType(race),
        eminent=MappingProxyType(eminent),
        mat=json.loads(mat),
        titles=all_titles(
            race.values(), eminent.values(), {each.id: each.name for each in goals.values()}, rows
        ),
        goals=goals,
        terms=read_terms(connection),
        sort_keys=read_sort_keys(connection),
        similar=read_relations(connection),
        rulings=read_rulings(connection),
        rules=read_rules(connection),
        definitions=read_definitions(connection),
    )


def _race(connection: sqlite3.Connection) -> Iterator[Card]:
    powers: dict[str, list[Power]] = defaultdict(list)
    for row in connection.execute("select * from power order by card_id, position"):
        powers[row["card_id"]].append(Power(row["phase"], row["code"], _mapping(row["values"])))
    scoring: dict[str, list[ScoringRow]] = defaultdict(list)
    for row in connection.execute("select * from scoring_row order by card_id, position"):
        scoring[row["card_id"]].append(_scoring_row(row))
    for row in connection.execute("select * from card order by position"):
        yield _card(row, tuple(powers[row["id"]]), tuple(scoring[row["id"]]))


def _eminent(connection: sqlite3.Connection) -> Iterator[EminentCard]:
    for row in connection.execute("select * from eminent_card order by position"):
        yield eminent_card(
            card_id=row["id"],
            edition=row["edition"],
            name=row["name"],
            texts=tuple(json.loads(row["texts"])),
            facts=json.loads(row["facts"]),
        )


def _card(row: sqlite3.Row, powers: tuple[Power, ...], scoring: tuple[ScoringRow, ...]) -> Card:
    return Card(
        id=row["id"],
        name=row["name"],
        kind=row["kind"],
        expansion=row["expansion"],
        cost=row["cost"],
        defense=row["defense"],
        vp=row["vp"],
        variable_vp=bool(row["variable_vp"]),
        military=row["defense"] is not None,
        good=row["good"],
        production=row["production"],
        keywords=frozenset(json.loads(row["keywords"])),
        chromosome=bool(row["chromosome"]),
        prestige=row["prestige"],
        start_number=row["start_number"],
        start_colour=row["start_colour"],
        start_hand_size=row["start_hand_size"],
        start_saved_cards=row["start_saved_cards"],
        preset_hand=row["preset_hand"],
        replaces=row["replaces"],
        replaced_by=row["replaced_by"],
        reprinted_in=tuple(json.loads(row["reprinted_in"])),
        copies=_mapping(row["copies"]),
        copies_added=_mapping(row["copies_added"]),
        powers=powers,
        scoring=scoring,
    )


def _scoring_row(row: sqlite3.Row) -> ScoringRow:
    return ScoringRow(
        counts=row["counts"],
        points=row["points"],
        goods=tuple(json.loads(row["goods"])),
        phase=row["phase"],
        keyword=row["keyword"],
        names=tuple(json.loads(row["names"])),
        points_by_count=tuple(json.loads(row["points_by_count"])),
    )


def _mapping(text: str) -> Mapping[str, Any]:
    return frozen(json.loads(text))
