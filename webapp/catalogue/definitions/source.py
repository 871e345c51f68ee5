"""Read the definitions under `data/definitions` and hold them against what they name (for building only)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from webapp.catalogue.conversion import convert
from webapp.catalogue.definitions.models import Definition
from webapp.catalogue.definitions.records import DEFINITIONS, NOTES, DefinitionsSource, Key
from webapp.catalogue.errors import DataError
from webapp.catalogue.rules.check import differences
from webapp.catalogue.rules.parse import parse
from webapp.catalogue.rules.parsed import Parsed, ParsedSection
from webapp.catalogue.rules.targets import Targets
from webapp.catalogue.source import read_toml
from webapp.i18n import LANGUAGES

FOLDER = "definitions"
NOTES_FILE = "notes.toml"

Terms = Mapping[str, Mapping[str, Any]]
"""What there is to define: the terms by game and id, in their order."""

_TABLE = re.compile(r"\[\s*([\w.-]+)\s*\]")
_ENTRY = re.compile(r'"?([\w-]+)"?\s*=')


def read_definitions(data: Path, terms: Terms, targets: Targets) -> DefinitionsSource:
    """Return the definitions of `terms` under `data`; one that is not there yet is named as missing.

    Raises DataError with everything that is not in order, a line for each.
    """
    reading = _Reading(data, terms, targets)
    texts = {lang: reading.language(lang) for lang in LANGUAGES}
    english = texts["en"]
    for lang, known in texts.items():
        reading.compare(english, known, lang)
    notes = reading.notes()
    if reading.faults:
        raise DataError("\n".join(reading.faults))
    return DefinitionsSource(
        texts={
            (game, term, lang): _definition(lang, known[game, term])
            for game, known_terms in terms.items()
            for term in known_terms
            if (game, term) in english
            for lang, known in texts.items()
            if (game, term) in known
        },
        links={key: block.links for key, block in english.items()},
        notes={key: _definition(key[2], block) for key, block in notes.items()},
        missing=tuple(reading.missing(texts)),
        unread=tuple(reading.unread()),
    )


def _definition(lang: str, block: Parsed) -> Definition:
    return Definition(lang, block.html, block.text)


@dataclass(slots=True)
class _Reading:
    data: Path
    terms: Terms
    targets: Targets
    faults: list[str] = field(default_factory=list)
    read: set[str] = field(default_factory=set)

    def language(self, lang: str) -> dict[tuple[str, str], Parsed]:
        """Return the definitions in a language by game and term; none where there is no file."""
        name = f"{lang}.toml"
        if not (self.data / FOLDER / name).is_file():
            return {}
        where, tables, lines = self._file(name, DEFINITIONS)
        found = {}
        for game, texts in tables.items():
            for term, text in texts.items():
                line = lines.get(f"{game}.{term}", 1)
                if self._is_term(f"{where}:{line}", game, term):
                    block = self._paragraph(where, line, f"{game}.{term}", text)
                    if block:
                        found[game, term] = block
        return found

    def notes(self) -> dict[Key, Parsed]:
        """Return the notes by game, term and language."""
        if not (self.data / FOLDER / NOTES_FILE).is_file():
            return {}
        where, tables, lines = self._file(NOTES_FILE, NOTES)
        found = {}
        for game, terms in tables.items():
            for term, texts in terms.items():
                if not self._is_term(f"{where}:{lines.get(f'{game}.{term}', 1)}", game, term):
                    continue
                for lang, text in texts.items():
                    name = f"{game}.{term}.{lang}"
                    block = self._paragraph(where, lines.get(name, 1), name, text)
                    if block:
                        found[game, term, lang] = block
        return found

    def _file(self, name: str, shape: Any) -> tuple[str, dict[str, Any], dict[str, int]]:
        where, content = read_toml(self.data, f"{FOLDER}/{name}")
        self.read.add(name)
        tables: dict[str, Any] = convert(where, "", content, shape)
        return where, tables, entry_lines((self.data / FOLDER / name).read_text("utf-8"))

    def _is_term(self, here: str, game: str, term: str) -> bool:
        known = term in self.terms.get(game, {})
        if not known:
            self.faults.append(f"{here}: {game}.{term}: the glossary has no such term")
        return known

    def _paragraph(self, where: str, line: int, name: str, text: str) -> Parsed | None:
        """Return a text as the paragraph that it has to be; the parser names the line in which it stands."""
        line = max(line, 2)
        section = parse(where, "# -" + "\n" * (line - 1) + text)
        self.faults += (f"{fault} ({name})" for fault in section.faults)
        if section.faults:
            return None
        block = section.blocks[0]
        here = f"{where}:{line}: {name}"
        if len(section.blocks) > 1 or block.kind != "p":
            self.faults.append(f"{here}: a definition is one paragraph")
            return None
        if block.tags:
            self.faults.append(f"{here}: a definition has no tags")
        game, term = name.split(".")[:2]
        if f"term:{game}-{term}" in block.links:
            self.faults.append(f"{here}: it links itself")
        self.faults += (f"{here}: {fault}" for fault in map(self.targets.fault, block.links) if fault)
        return block

    def compare(
        self,
        english: Mapping[tuple[str, str], Parsed],
        other: Mapping[tuple[str, str], Parsed],
        lang: str,
    ) -> None:
        """Hold the definitions of a language against the English ones."""
        where = str(self.data / FOLDER / f"{lang}.toml")
        for (game, term), block in other.items():
            first = english.get((game, term))
            if first is None:
                self.faults.append(f"{where}:{block.line}: {game}.{term}: English does not define it")
                continue
            faults = differences(_section(first), _section(block), where)
            self.faults += (f"{fault} ({game}.{term})" for fault in faults)

    def missing(self, texts: Mapping[str, Mapping[tuple[str, str], Parsed]]) -> Iterator[str]:
        """Yield the terms that each language lacks."""
        for lang, known in texts.items():
            lacking = [
                f"{game}-{term}"
                for game, terms in self.terms.items()
                for term in terms
                if (game, term) not in known
            ]
            if lacking:
                yield f"{lang}: {' '.join(lacking) if known else 'all'}"

    def unread(self) -> Iterator[str]:
        """Yield the files under `data/definitions` that nothing reads; hidden ones belong to editors."""
        folder = self.data / FOLDER
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder).as_posix()
            if path.is_file() and not path.name.startswith(".") and name not in self.read:
                yield name


def _section(block: Parsed) -> ParsedSection:
    return ParsedSection("", (block,), ())


def entry_lines(text: str) -> dict[str, int]:
    """Return the lines of the tables of a TOML file and of the entries in them: `rftg.round`."""
    lines: dict[str, int] = {}
    table = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if head := _TABLE.match(line):
            table = head[1]
            lines[table] = number
        elif entry := _ENTRY.match(line):
            lines[f"{table}.{entry[1]}"] = number
    return lines
