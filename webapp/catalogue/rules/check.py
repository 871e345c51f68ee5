"""Hold the languages of a section of the rules against each other (for building only)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from webapp.catalogue.rules.parsed import Parsed, ParsedSection

_NUMBER = re.compile(r"\d+")
_KINDS = {
    "p": "a paragraph",
    "ul": "a list",
    "ol": "a numbered list",
    "li": "an item",
    "h2": "a heading ##",
    "h3": "a heading ###",
    "table": "a table",
}


def differences(english: ParsedSection, other: ParsedSection, where: str) -> Iterator[str]:
    """Yield what a language has otherwise than English: headings, blocks, tags, links, tables, numbers.

    `where` is the file of that language; each fault names it with the line.
    """
    if _numbers(english.title) != _numbers(other.title):
        yield f"{where}:1: the title has other numbers than in English"
    yield from _blocks(english.blocks, other.blocks, where, 1)


def _blocks(english: tuple[Parsed, ...], other: tuple[Parsed, ...], where: str, line: int) -> Iterator[str]:
    kinds, others = [each.kind for each in english], [each.kind for each in other]
    if kinds != others:
        place = next(
            (n for n, pair in enumerate(zip(kinds, others, strict=False)) if pair[0] != pair[1]),
            min(len(kinds), len(others)),
        )
        line = other[place].line if place < len(other) else other[-1].line if other else line
        wanted = _name(kinds[place]) if place < len(kinds) else "no more"
        found = _name(others[place]) if place < len(others) else "nothing more"
        counts = f"{len(kinds)} blocks, not {len(others)}"
        yield f"{where}:{line}: here English has {wanted}, not {found} ({counts})"
        return
    for one, two in zip(english, other, strict=True):
        yield from _block(one, two, f"{where}:{two.line}")
        yield from _blocks(one.blocks, two.blocks, where, two.line)


def _block(english: Parsed, other: Parsed, here: str) -> Iterator[str]:
    if english.slug != other.slug:
        yield f"{here}: the heading has the anchor {other.slug!r}, in English {english.slug!r}"
    if english.tags != other.tags:
        yield f"{here}: tags {_listed(other.tags)}, in English {_listed(english.tags)}"
    if english.shape != other.shape:
        yield f"{here}: rows of {_listed(other.shape)} cells, in English of {_listed(english.shape)}"
    if Counter(english.links) != Counter(other.links):
        more, less = (
            Counter(other.links) - Counter(english.links),
            Counter(english.links) - Counter(other.links),
        )
        yield f"{here}: has other links than in English: {_listed(more)} in place of {_listed(less)}"
    if _numbers(english.text) != _numbers(other.text):
        more, less = (
            _numbers(other.text) - _numbers(english.text),
            _numbers(english.text) - _numbers(other.text),
        )
        yield (
            f"{here}: has other numbers than in English: {_listed(more.elements())} "
            f"in place of {_listed(less.elements())}"
        )


def _numbers(text: str) -> Counter[str]:
    """Return the numbers in a text, those in the targets of links left out."""
    return Counter(_NUMBER.findall(re.sub("\ue000[^\ue001]*\ue001", " ", text)))


def _name(kind: str) -> str:
    return _KINDS.get(kind, f"[!{kind}]")


def _listed(parts: Iterable[object]) -> str:
    return " ".join(str(part) for part in parts) or "none"
