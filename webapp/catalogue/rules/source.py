"""Read the rules under `data/rules` and hold them against what they name (for building only)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from webapp.catalogue.conversion import convert
from webapp.catalogue.errors import DataError
from webapp.catalogue.rules.books import BOOKS, BookId
from webapp.catalogue.rules.check import differences
from webapp.catalogue.rules.links import split
from webapp.catalogue.rules.models import Block
from webapp.catalogue.rules.parse import parse
from webapp.catalogue.rules.parsed import Parsed, ParsedSection
from webapp.catalogue.rules.records import (
    BookRecord,
    FactsRecord,
    RulesSource,
    SectionId,
    SectionSource,
    read_facts,
)
from webapp.catalogue.rules.targets import Known, Targets
from webapp.catalogue.search_categories import CATEGORIES
from webapp.catalogue.source import Source, read_toml
from webapp.i18n import LANGUAGES


def read_rules(data: Path, known: Known) -> RulesSource:
    """Return the rules under `data`; a text that is not there yet is named as missing.

    Raises DataError with everything that is not in order, a line for each.
    """
    reading = _Reading(data, known, read_facts(data))
    for book in BOOKS:
        reading.book(book)
    reading.check_links()
    if reading.faults:
        raise DataError("\n".join(reading.faults))
    return RulesSource(
        facts=reading.facts,
        sections=tuple(reading.made()),
        missing=tuple(reading.missing),
        unread=tuple(reading.unread()),
    )


def known_names(source: Source, rulings: Collection[str] = ()) -> Known:
    """Return what links may name: terms, cards, goals, search categories, codes of powers, `rulings`."""
    return {
        "term": {f"{game}-{term}" for game, terms in source.terms.items() for term in terms},
        "card": {card.id for card in source.race},
        "ed": {card.id for card in source.eminent},
        "goal": source.goals,
        "category": CATEGORIES,
        "power": source.race_codes.power,
        "ruling": rulings,
    }


@dataclass(slots=True)
class _Written:
    """A section while it is read."""

    id: SectionId
    texts: dict[str, ParsedSection]
    where: dict[str, str]
    anchors: dict[int, str]
    """The anchors of blocks by their place among all blocks of the section."""


@dataclass(slots=True)
class _Reading:
    data: Path
    known: Known
    facts: FactsRecord
    faults: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    sections: dict[SectionId, _Written] = field(default_factory=dict)
    read: set[Path] = field(default_factory=set)
    ids: frozenset[str] = frozenset()

    def __post_init__(self) -> None:
        self.ids = frozenset(self.facts.ids())
        self.read.add(self.data / "rules" / "facts.toml")

    def book(self, book: BookId) -> None:
        """Read the sections of a book, if there is any."""
        path = f"rules/{'/'.join(book)}/book.toml"
        if not (self.data / path).is_file():
            self.missing.append("/".join(book))
            return
        where, content = read_toml(self.data, path)
        record: BookRecord = convert(where, "", content, BookRecord)
        self.read.add(self.data / path)
        if len(set(record.sections)) < len(record.sections):
            self.faults.append(f"{where}: a section stands in it twice")
        first: dict[str, str] = {}
        for section in dict.fromkeys(record.sections):
            self._section((*book, section), first)

    def _section(self, section: SectionId, first: dict[str, str]) -> None:
        folder = self.data / "rules" / "/".join(section)
        texts: dict[str, ParsedSection] = {}
        where: dict[str, str] = {}
        lacking: list[str] = []
        for lang in LANGUAGES:
            path = folder / f"{lang}.md"
            if not path.is_file():
                lacking.append(lang)
                continue
            self.read.add(path)
            where[lang] = str(path)
            try:
                content = path.read_text("utf-8")
            except UnicodeDecodeError as error:
                self.faults.append(f"{path}: {error}")
                continue
            texts[lang] = parse(str(path), content)
            self.faults.extend(texts[lang].faults)
        if lacking:
            self.missing.append(f"{'/'.join(section)}: {' '.join(lacking)}")
        if "en" not in texts:
            return
        written = _Written(section, texts, where, self._anchors(texts["en"], where["en"], first))
        self.sections[section] = written
        for lang, text in texts.items():
            if lang != "en":
                self.faults.extend(differences(texts["en"], text, where[lang]))

    def _anchors(self, text: ParsedSection, where: str, first: dict[str, str]) -> dict[int, str]:
        """Return the anchors of the blocks: a heading's own, else the first tag; refuse one twice."""
        anchors: dict[int, str] = {}
        mine: dict[str, int] = {}
        missed = {id(each) for block in text.walk() if block.kind == "missed" for each in block.walk()}
        for place, block in enumerate(text.walk()):
            here = f"{where}:{block.line}"
            for tag in block.tags:
                self._check_tag(here, tag)
            if block.slug:
                anchor = block.slug
            elif block.tags and id(block) in missed:
                # These say what another block says too, so that one has the anchor.
                anchor = f"missed-{sum(each.startswith('missed-') for each in mine) + 1}"
            elif block.tags:
                anchor = anchor_of(block.tags[0])
                if anchor in first:
                    self.faults.append(f"{here}: {block.tags[0]} is the first tag of {first[anchor]} too")
                    continue
                first[anchor] = here
            else:
                continue
            if anchor in mine and block.slug:
                self.faults.append(f"{here}: the anchor {anchor!r} stands in the section twice")
            mine[anchor] = block.line
            anchors[place] = anchor
        return anchors

    def _check_tag(self, here: str, tag: str) -> None:
        kind, colon, name = tag.partition(":")
        known = name in self.known[kind] if colon and kind in ("power", "card", "ed") else tag in self.ids
        if not known:
            self.faults.append(f"{here}: unknown tag {tag!r}")

    def check_links(self) -> None:
        """Refuse links to what is not there."""
        targets = Targets(
            self.known, {id_: frozenset(each.anchors.values()) for id_, each in self.sections.items()}
        )
        for written in self.sections.values():
            for lang, text in written.texts.items():
                for block in text.walk():
                    for fault in filter(None, map(targets.fault, block.links)):
                        self.faults.append(f"{written.where[lang]}:{block.line}: {fault}")

    def made(self) -> Iterator[SectionSource]:
        """Yield the sections as they are kept."""
        for written in self.sections.values():
            blocks = {
                lang: _with_anchors(text.blocks, iter(_anchor_list(text, written.anchors)))
                for lang, text in written.texts.items()
            }
            yield SectionSource(
                id=written.id,
                titles={lang: text.title for lang, text in written.texts.items()},
                blocks=blocks,
                links=tuple(dict.fromkeys(_named(written))),
            )

    def unread(self) -> Iterator[str]:
        """Yield the files under `data/rules` that nothing reads; hidden ones belong to editors."""
        rules = self.data / "rules"
        for path in sorted(rules.rglob("*")):
            if path.is_file() and not path.name.startswith(".") and path not in self.read:
                yield path.relative_to(rules).as_posix()


def anchor_of(tag: str) -> str:
    """Return the anchor of a block whose first tag this is: `base-22`, `power-develop-discount`."""
    return tag.lower().replace(":", "-").replace("_", "-")


def section_anchors(rules: RulesSource) -> Mapping[SectionId, Collection[str]]:
    """Return the anchors of each section."""
    return {section.id: frozenset(_anchors_of(section.blocks["en"])) for section in rules.sections}


def _anchors_of(blocks: tuple[Block, ...]) -> Iterator[str]:
    for block in blocks:
        yield block.anchor
        yield from _anchors_of(block.blocks)


def _anchor_list(text: ParsedSection, anchors: Mapping[int, str]) -> list[str]:
    return [anchors.get(place, "") for place, _ in enumerate(text.walk())]


def _with_anchors(blocks: tuple[Parsed, ...], anchors: Iterator[str]) -> tuple[Block, ...]:
    """Return blocks with their anchors, which come in the order of `walk`."""
    made = []
    for block in blocks:
        anchor = next(anchors)
        made.append(
            Block(
                block.kind, block.html, block.text, anchor, block.tags, _with_anchors(block.blocks, anchors)
            )
        )
    return tuple(made)


def _named(written: _Written) -> Iterator[tuple[str, str, str]]:
    """Yield kind, name and anchor of what English states and names.

    A link in a block without an anchor counts for the last anchor before it.
    """
    last = ""
    for place, block in enumerate(written.texts["en"].walk()):
        last = written.anchors.get(place, last)
        for tag in block.tags:
            kind, colon, name = tag.partition(":")
            yield (kind, name, last) if colon else ("fact", tag, last)
        for target in block.links:
            kind, name = split(target)
            yield kind, name, last
