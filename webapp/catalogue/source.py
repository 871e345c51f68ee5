"""Read and check the files under `data/` (needed for building only)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar, cast

from webapp.catalogue.card_files import EMINENT_FILES, RACE_FILES, refuse_unknown_files
from webapp.catalogue.codes import (
    CodeEntry,
    EminentCodes,
    RaceCodes,
    check_eminent_codes,
    check_race_codes,
)
from webapp.catalogue.conversion import convert
from webapp.catalogue.eminent.editions_schema import DifferenceRecord, checked_differences
from webapp.catalogue.eminent_schema import AnyRecord, TechnologyRecord
from webapp.catalogue.errors import DataError
from webapp.catalogue.mat_rules import check_mat
from webapp.catalogue.mat_schema import MatRecord, World
from webapp.catalogue.models import TITLE_LANGUAGES
from webapp.catalogue.names_schema import NameRecord, NamesRecord
from webapp.catalogue.reference_schema import GoalRecord, Terms, checked_goals, checked_terms
from webapp.catalogue.relations import Pair
from webapp.catalogue.relations_schema import FILE as CONFUSED
from webapp.catalogue.relations_schema import checked_pairs
from webapp.catalogue.schema import CardId, CardRecord

T = TypeVar("T")


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
class EminentSource:
    """One card of Eminent Domain with its id, the part of the game and the file it stands in."""

    id: str
    edition: str
    where: str
    record: AnyRecord

    def fault(self, message: str) -> DataError:
        """Return an error that names this card and its file."""
        return DataError(f"{self.where}: {self.id}: {message}")

    @property
    def name(self) -> str | None:
        """The printed English title, both sides' where there are two, None where it is unknown."""
        record = self.record
        if isinstance(record, TechnologyRecord) and record.front and record.back:
            return f"{record.front.name} / {record.back.name}"
        return record.name or None

    def texts(self) -> tuple[str, ...]:
        """Return the ids under which the titles of this card stand in `data/names`."""
        record = self.record
        if isinstance(record, TechnologyRecord) and record.front and record.back:
            return record.front.text, record.back.text
        return (record.text or self.id,)


@dataclass(frozen=True, slots=True)
class Source:
    """All that `data/` holds, checked file by file."""

    race: tuple[RaceCard, ...]
    race_codes: RaceCodes
    confused: tuple[Pair, ...]
    eminent: tuple[EminentSource, ...]
    eminent_codes: EminentCodes
    differences: dict[str, DifferenceRecord]
    components: dict[str, dict[str, int]]
    names: dict[str, NamesRecord]
    goals: dict[str, GoalRecord]
    terms: Terms
    mat: dict[str, Any]


def read_source(data: Path) -> Source:
    """Read everything under `data`.

    Raises DataError, which names the file and the card, at the first fault.
    """
    refuse_unknown_files(data)
    race = tuple(_race_cards(data))
    _check_race(race)
    race_where, race_codes = _typed(
        data, "cards/race-for-the-galaxy/codes.toml", RaceCodes, power=CodeEntry, scoring=CodeEntry
    )
    check_race_codes(race_where, race_codes, race)
    eminent = tuple(_eminent_cards(data))
    _check_eminent(data, eminent)
    eminent_where, eminent_codes = _typed(data, "cards/eminent-domain/codes.toml", EminentCodes, op=CodeEntry)
    check_eminent_codes(eminent_where, eminent_codes, eminent)
    _, components = _typed(data, "cards/eminent-domain/components.toml", dict[str, dict[str, int]])
    goals = checked_goals(*read_toml(data, "goals.toml"))
    return Source(
        race=race,
        race_codes=race_codes,
        confused=checked_pairs(*read_toml(data, CONFUSED), {card.id for card in race}),
        eminent=eminent,
        eminent_codes=eminent_codes,
        differences=checked_differences(
            *read_toml(data, "cards/eminent-domain/editions.toml"),
            {text for card in eminent for text in card.texts()},
        ),
        components=components,
        names=dict(_names(data, race, eminent, goals)),
        goals=goals,
        terms=checked_terms(*read_toml(data, "terms.toml")),
        mat=_mat(data, race),
    )


def read_toml(data: Path, path: str) -> tuple[str, dict[str, Any]]:
    """Return the name of a file under `data` as errors give it, and its content as plain values."""
    where = str(data / path)
    try:
        with (data / path).open("rb") as file:
            return where, tomllib.load(file)
    except FileNotFoundError:
        raise DataError(f"{where}: the file is missing") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        raise DataError(f"{where}: {error}") from None


def _typed(data: Path, path: str, shape: type[T], **entries: Any) -> tuple[str, T]:
    """Return the name and the content of a file as a `shape`.

    `entries` are the shapes of what the tables of tables in it hold, so that an error names the entry.
    """
    where, content = read_toml(data, path)
    for table, entry_shape in entries.items():
        entries_of = content.get(table.replace("_", "-"))
        for key, value in entries_of.items() if isinstance(entries_of, dict) else ():
            convert(where, key, value, entry_shape)
    return where, cast(T, convert(where, "", content, shape))


def _race_cards(data: Path) -> Iterator[RaceCard]:
    for expansion, name in RACE_FILES.items():
        where, tables = read_toml(data, f"cards/race-for-the-galaxy/{name}")
        if not tables:
            raise DataError(f"{where}: no card stands in it")
        for card_id, table in tables.items():
            convert(where, card_id, card_id, CardId)
            yield RaceCard(card_id, expansion, where, convert(where, card_id, table, CardRecord))


def _check_race(cards: tuple[RaceCard, ...]) -> None:
    """Refuse a doubled id, a doubled name (but of a replacement) and a name that no card has."""
    ids: dict[str, RaceCard] = {}
    names: dict[str, RaceCard] = {}
    for card in cards:
        if card.id in ids:
            raise card.fault(f"the id stands in {ids[card.id].where} too")
        if card.record.replaces and card.record.replaces not in ids:
            raise card.fault(f"replaces {card.record.replaces!r}, which no earlier card is")
        other = names.get(card.record.name)
        if other and card.record.replaces != other.id:
            raise card.fault(f"the name {card.record.name!r} is that of {other.id} too")
        ids[card.id] = names[card.record.name] = card
    for card in cards:
        for row in card.record.scoring:
            for name in row.names:
                if name not in names:
                    raise card.fault(f"scores {name!r}, which no card is named")


def _eminent_cards(data: Path) -> Iterator[EminentSource]:
    for edition, name in EMINENT_FILES.items():
        where, tables = read_toml(data, f"cards/eminent-domain/{name}")
        if not tables:
            raise DataError(f"{where}: no card stands in it")
        for card_id, table in tables.items():
            convert(where, card_id, card_id, CardId)
            yield EminentSource(card_id, edition, where, convert(where, card_id, table, AnyRecord))


def _check_eminent(data: Path, cards: tuple[EminentSource, ...]) -> None:
    """Refuse a doubled id, a name of two different texts, and a source that is not described."""
    _, sources = read_toml(data, "cards/eminent-domain/sources.toml")
    ids: dict[str, EminentSource] = {}
    names: dict[str, tuple[str, ...]] = {}
    for card in cards:
        if card.id in ids:
            raise card.fault(f"the id stands in {ids[card.id].where} too")
        ids[card.id] = card
        if card.name and names.setdefault(card.name, card.texts()) != card.texts():
            raise card.fault(f"the name {card.name!r} is that of another text too")
        for source in {source for group in card.record.sources.values() for source in group}:
            if source not in sources.get("source", {}):
                raise card.fault(f"source {source!r} is not described in sources.toml")


def _names(
    data: Path,
    race: tuple[RaceCard, ...],
    eminent: tuple[EminentSource, ...],
    goals: dict[str, GoalRecord],
) -> Iterator[tuple[str, NamesRecord]]:
    known = {
        "rftg": {card.id for card in race},
        "eminent-domain": {text for card in eminent for text in card.texts()},
        "goals": set(goals),
    }
    for lang in TITLE_LANGUAGES:
        where, names = _typed(
            data,
            f"names/{lang}.toml",
            NamesRecord,
            rftg=NameRecord,
            eminent_domain=NameRecord,
            goals=NameRecord,
        )
        for game, titles in names.games():
            for key in titles:
                if key not in known[game]:
                    raise DataError(f"{where}: {key}: no card of {game} has this id")
        yield lang, names


def _mat(data: Path, race: tuple[RaceCard, ...]) -> dict[str, Any]:
    where, record = _typed(data, "robot.toml", MatRecord, world=World)
    numbers = {card.id: card.record.start_world.number for card in race if card.record.start_world}
    for world_id, world in record.world.items():
        if numbers.get(world_id) != world.number:
            raise DataError(f"{where}: {world_id}: no start world has this id and the number {world.number}")
    content = read_toml(data, "robot.toml")[1]
    check_mat(where, content)
    return content
