"""The shape of the files under `data/rules`, and the books as they are read (needed for building only)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, TypeAlias

from msgspec import Meta

from webapp.catalogue.conversion import convert
from webapp.catalogue.rules.models import Block
from webapp.catalogue.schema import CardId, Strict
from webapp.catalogue.source import read_toml

SectionId = tuple[str, str, str]
"""Game, book and section."""

Count: TypeAlias = Annotated[int, Meta(ge=1, le=999)]


class FactsRecord(Strict, frozen=True):
    """`facts.toml`: what the rules have to be complete against."""

    robot: tuple[str, ...]
    count: dict[str, Count]

    def ids(self) -> tuple[str, ...]:
        """Return the id of every fact and of every rule of the robot."""
        facts = (f"{prefix}-{n}" for prefix, count in self.count.items() for n in range(1, count + 1))
        return (*facts, *self.robot)


class BookRecord(Strict, frozen=True):
    """`book.toml`: the sections in the order in which they are read."""

    sections: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class SectionSource:
    """A section in the languages that it has been written in."""

    id: SectionId
    titles: Mapping[str, str]
    blocks: Mapping[str, tuple[Block, ...]]
    """The same blocks in each language, English first."""
    links: tuple[tuple[str, str, str], ...]
    """The kind and the name of each link in it and of each tag, with the anchor of the block."""


@dataclass(frozen=True, slots=True)
class RulesSource:
    """All books."""

    facts: FactsRecord
    sections: tuple[SectionSource, ...]
    """In the order in which they are read, book by book."""
    missing: tuple[str, ...]
    """Sections of a book, and languages of a section, that have no text: `rftg/base/settle: hu pt`."""
    unread: tuple[str, ...]
    """Files that no book lists."""

    @property
    def untold(self) -> tuple[str, ...]:
        """The facts and rules that no block states."""
        told = {name for section in self.sections for kind, name, _ in section.links if kind == "fact"}
        return tuple(each for each in self.facts.ids() if each not in told)


def read_facts(data: Path) -> FactsRecord:
    """Return what the rules have to be complete against. Raises DataError."""
    where, content = read_toml(data, "rules/facts.toml")
    facts: FactsRecord = convert(where, "", content, FactsRecord)
    return facts
