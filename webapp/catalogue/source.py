"""Read and check the files under `data/` (needed for building only)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from webapp.catalogue.errors import DataError
from webapp.catalogue.mat_schema import MatRecord
from webapp.catalogue.schema import CardRecord

T = TypeVar("T")

RACE_FILES: dict[str, str] = {
    "base": "base.toml",
    "tgs": "gathering-storm.toml",
    "rvi": "rebel-vs-imperium.toml",
    "bow": "brink-of-war.toml",
}
"""The card file of each set, in the order of the sets."""


@dataclass(frozen=True, slots=True)
class RaceCard:
    """One card of Race for the Galaxy with its id, its set and the file it stands in."""

    id: str
    expansion: str
    where: str
    record: CardRecord

    def fault(self, message: str) -> DataError:
        """Return an error that names this card and its file."""
        return DataError(f"{self.where}: {self.id}: {message}")


@dataclass(frozen=True, slots=True)
class Source:
    """All that `data/` holds, checked file by file."""

    race: tuple[RaceCard, ...]
    mat: dict[str, Any]


def read_source(data: Path) -> Source:
    """Read everything under `data`.

    Raises DataError, which names the file and the card, at the first fault.
    """
    race = tuple(_race_cards(data))
    _unique(race)
    return Source(race=race, mat=_mat(data, race))


def read_toml(data: Path, path: Path) -> tuple[str, dict[str, Any]]:
    """Return the name of a file as errors give it, and its content as plain values."""
    where = path.relative_to(data.parent).as_posix()
    try:
        with path.open("rb") as file:
            return where, tomllib.load(file)
    except FileNotFoundError:
        raise DataError(f"{where}: the file is missing") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DataError(f"{where}: {error}") from None


def convert(where: str, what: str, value: object, shape: type[T]) -> T:
    """Return `value` as a `shape`; an error names the file and what in it does not fit."""
    try:
        return msgspec.convert(value, shape)
    except msgspec.ValidationError as error:
        raise DataError(f"{where}: {what}: {error}" if what else f"{where}: {error}") from None


def _race_cards(data: Path) -> Iterator[RaceCard]:
    for expansion, name in RACE_FILES.items():
        where, tables = read_toml(data, data / "cards" / "race-for-the-galaxy" / name)
        for card_id, table in tables.items():
            yield RaceCard(card_id, expansion, where, convert(where, card_id, table, CardRecord))


def _unique(cards: tuple[RaceCard, ...]) -> None:
    """Refuse an id that stands in two files, and a name of two cards of which neither replaces the other."""
    ids: dict[str, RaceCard] = {}
    names: dict[str, RaceCard] = {}
    for card in cards:
        if card.id in ids:
            raise card.fault(f"the id stands in {ids[card.id].where} too")
        other = names.get(card.record.name)
        if other and card.record.replaces != other.id:
            raise card.fault(f"the name {card.record.name!r} is that of {other.id} too")
        if card.record.replaces and card.record.replaces not in ids:
            raise card.fault(f"replaces {card.record.replaces!r}, which no earlier set has")
        ids[card.id] = names[card.record.name] = card
    for card in cards:
        for name in {name for row in card.record.scoring for name in row.names} - names.keys():
            raise card.fault(f"scores {name!r}, which is no card's name")


def _mat(data: Path, race: tuple[RaceCard, ...]) -> dict[str, Any]:
    where, mat = read_toml(data, data / "robot.toml")
    record = convert(where, "", mat, MatRecord)
    numbers = {card.id: card.record.start_world.number for card in race if card.record.start_world}
    for world_id, world in record.world.items():
        if numbers.get(world_id) != world.number:
            raise DataError(f"{where}: {world_id}: no start world has this id and the number {world.number}")
    return mat
