"""Read the rulings under `data/rulings` and hold them against what they name (for building only)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from webapp.catalogue.conversion import convert
from webapp.catalogue.errors import DataError
from webapp.catalogue.rules.targets import Targets
from webapp.catalogue.rulings.check import Names, faults_of
from webapp.catalogue.rulings.models import Ruling, SourceName
from webapp.catalogue.rulings.records import (
    RulingRecord,
    RulingSource,
    RulingsSource,
    SourceRecord,
    TopicSource,
)
from webapp.catalogue.rulings.split import TopicText, read_topic
from webapp.catalogue.rulings.topics import TOPICS
from webapp.catalogue.schema import CardId
from webapp.catalogue.source import read_toml
from webapp.i18n import LANGUAGES


@dataclass(frozen=True, slots=True)
class Records:
    """The rulings without their words."""

    sources: tuple[SourceName, ...]
    topics: Mapping[str, tuple[Ruling, ...]]
    """By topic; a topic without a file is left out."""
    where: Mapping[str, str]
    """File and line of each ruling."""

    @property
    def ids(self) -> frozenset[str]:
        """The ids of all rulings, which links may name."""
        return frozenset(self.where)


def read_records(data: Path) -> Records:
    """Return the rulings under `data` without their words.

    Raises DataError when a file does not fit its schema, or an id stands in two.
    """
    where, tables = read_toml(data, "rulings/sources.toml")
    sources = []
    for source_id, table in tables.items():
        convert(where, source_id, source_id, CardId)
        record: SourceRecord = convert(where, source_id, table, SourceRecord)
        sources.append(SourceName(source_id, record.name, record.lang, record.cited))
    topics: dict[str, tuple[Ruling, ...]] = {}
    places: dict[str, str] = {}
    for topic, game in TOPICS.items():
        path = f"rulings/{game}/{topic}/rulings.toml"
        if not (data / path).is_file():
            continue
        where, tables = read_toml(data, path)
        lines = _lines((data / path).read_text("utf-8"))
        found = []
        for ruling_id, table in tables.items():
            here = f"{where}:{lines.get(ruling_id, 1)}"
            convert(here, ruling_id, ruling_id, CardId)
            if ruling_id in places:
                raise DataError(f"{here}: {ruling_id}: the id stands in {places[ruling_id]} too")
            places[ruling_id] = here
            ruling: RulingRecord = convert(here, ruling_id, table, RulingRecord)
            found.append(ruling.as_value(ruling_id, game, topic))
        topics[topic] = tuple(found)
    return Records(tuple(sources), topics, places)


def read_rulings(data: Path, records: Records, targets: Targets, facts: frozenset[str]) -> RulingsSource:
    """Return the rulings under `data` with their words; a text that is not there yet is named as missing.

    `facts` are those that a paragraph of the rules states.
    Raises DataError with everything that is not in order, a line for each.
    """
    reading = _Reading(data, records, targets)
    names = Names(targets.known, facts, frozenset(each.id for each in records.sources))
    topics = tuple(topic for topic in map(reading.topic, TOPICS) if topic)
    for topic in topics:
        for each in topic.rulings:
            where = records.where[each.ruling.id]
            reading.faults += [f"{where}: {each.ruling.id}: {fault}" for fault in faults_of(each, names)]
    if reading.faults:
        raise DataError("\n".join(reading.faults))
    return RulingsSource(topics, records.sources, tuple(reading.missing), tuple(reading.unread()))


@dataclass(slots=True)
class _Reading:
    data: Path
    records: Records
    targets: Targets
    faults: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    read: set[str] = field(default_factory=lambda: {"sources.toml"})

    def topic(self, topic: str) -> TopicSource | None:
        """Return a topic with its texts; None where it has no rulings or no English words yet."""
        folder = f"{TOPICS[topic]}/{topic}"
        rulings = self.records.topics.get(topic)
        if rulings is None:
            self.missing.append(folder)
            return None
        self.read.add(f"{folder}/rulings.toml")
        texts = dict(self._texts(folder))
        lacking = [lang for lang in LANGUAGES if lang not in texts]
        if lacking:
            self.missing.append(f"{folder}: {' '.join(lacking)}")
        if "en" not in texts:
            return None
        english = texts["en"]
        for ruling in rulings:
            if ruling.id not in english.answers:
                where = self.records.where[ruling.id]
                self.faults.append(f"{where}: {ruling.id}: {english.where} does not answer it")
        for ruling_id in english.answers.keys() - {ruling.id for ruling in rulings}:
            line = english.answers[ruling_id].line
            self.faults.append(f"{english.where}:{line}: {ruling_id} does not stand in rulings.toml")
        return TopicSource(
            id=topic,
            game=TOPICS[topic],
            titles={lang: text.section.title for lang, text in texts.items()},
            rulings=tuple(
                RulingSource(
                    ruling,
                    {
                        lang: text.answers[ruling.id].words()
                        for lang, text in texts.items()
                        if ruling.id in text.answers
                    },
                )
                for ruling in rulings
                if ruling.id in english.answers
            ),
        )

    def _texts(self, folder: str) -> Iterator[tuple[str, TopicText]]:
        """Yield the texts of a topic by language, English first, each held against it."""
        english: TopicText | None = None
        for lang in LANGUAGES:
            name = f"{folder}/{lang}.md"
            path = self.data / "rulings" / name
            if not path.is_file():
                continue
            self.read.add(name)
            try:
                text = read_topic(str(path), path.read_text("utf-8"))
            except UnicodeDecodeError as error:
                self.faults.append(f"{path}: {error}")
                continue
            self.faults += text.faults
            for block in text.section.walk():
                for fault in filter(None, map(self.targets.fault, block.links)):
                    self.faults.append(f"{path}:{block.line}: {fault}")
            if english:
                self._compare(english, text, name)
            english = english or text
            yield lang, text

    def _compare(self, english: TopicText, text: TopicText, name: str) -> None:
        """Hold a text against English, answer by answer; those that it lacks are missing."""
        lacking = [ruling_id for ruling_id in english.answers if ruling_id not in text.answers]
        if lacking:
            self.missing.append(f"{name}: {' '.join(lacking)}")
        for ruling_id, answered in text.answers.items():
            if ruling_id in english.answers:
                self.faults += answered.differences(english.answers[ruling_id], text.where)
            else:
                self.faults.append(f"{text.where}:{answered.line}: {ruling_id} is not asked in English")
        order = [ruling_id for ruling_id in english.answers if ruling_id in text.answers]
        for ruling_id, wanted in zip(filter(order.__contains__, text.answers), order, strict=True):
            if ruling_id != wanted:
                line = text.answers[ruling_id].line
                self.faults.append(f"{text.where}:{line}: here English has {wanted}, not {ruling_id}")
                break

    def unread(self) -> Iterator[str]:
        """Yield the files under `data/rulings` that nothing reads; hidden ones belong to editors."""
        rulings = self.data / "rulings"
        for path in sorted(rulings.rglob("*")):
            name = path.relative_to(rulings).as_posix()
            if path.is_file() and not path.name.startswith(".") and name not in self.read:
                yield name


def _lines(text: str) -> dict[str, int]:
    """Return the line in which each table of a file begins."""
    heads = (re.match(r"\[\s*([\w-]+)\s*\]", line) for line in text.splitlines())
    return {head[1]: number for number, head in enumerate(heads, start=1) if head}
