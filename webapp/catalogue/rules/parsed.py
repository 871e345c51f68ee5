"""A section of the rules as it was written, block by block (for building only)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Parsed:
    """A block as it was written."""

    kind: str
    """As `webapp.catalogue.rules.models.Block` has it, and `tag` for tags that stand alone."""
    line: int
    """The line of the file in which it begins."""
    html: str = ""
    text: str = ""
    slug: str = ""
    """The anchor of a heading."""
    tags: tuple[str, ...] = ()
    links: tuple[str, ...] = ()
    """The targets of its links, in their order."""
    shape: tuple[int, ...] = ()
    """Of a table: how many cells each row has."""
    blocks: tuple[Parsed, ...] = ()

    def walk(self) -> Iterator[Parsed]:
        """Yield the block and all that stand in it."""
        yield self
        for block in self.blocks:
            yield from block.walk()


@dataclass(frozen=True, slots=True)
class ParsedSection:
    """A section in one language, as it was written."""

    title: str
    blocks: tuple[Parsed, ...]
    faults: tuple[str, ...]
    """What is not in order, each with its file and line."""

    def walk(self) -> Iterator[Parsed]:
        """Yield all blocks."""
        for block in self.blocks:
            yield from block.walk()
