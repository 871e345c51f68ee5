"""The rows of the rules in the built catalogue (for building only)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from webapp.catalogue.rules.models import Block
from webapp.catalogue.rules.records import RulesSource

SECTION: dict[str, type] = {
    "game": str,
    "book": str,
    "section": str,
    "lang": str,
    "position": int,
    "title": str,
    "blocks": str,
}
PLACE: dict[str, type] = {
    "kind": str,
    "name": str,
    "position": int,
    "game": str,
    "book": str,
    "section": str,
    "anchor": str,
}


def section_rows(rules: RulesSource) -> Iterator[dict[str, Any]]:
    """Yield a row for each section and language."""
    for position, section in enumerate(rules.sections):
        game, book, name = section.id
        for lang, blocks in section.blocks.items():
            yield {
                "game": game,
                "book": book,
                "section": name,
                "lang": lang,
                "position": position,
                "title": section.titles[lang],
                "blocks": stored(blocks),
            }


def place_rows(rules: RulesSource) -> Iterator[dict[str, Any]]:
    """Yield a row for each block that states a fact, and for all that it names."""
    positions: dict[tuple[str, str], int] = {}
    for section in rules.sections:
        game, book, name = section.id
        for kind, what, anchor in section.links:
            position = positions[kind, what] = positions.get((kind, what), -1) + 1
            yield {
                "kind": kind,
                "name": what,
                "position": position,
                "game": game,
                "book": book,
                "section": name,
                "anchor": anchor,
            }


def stored(blocks: Iterable[Block]) -> str:
    """Return blocks as a column holds them."""
    return json.dumps([_plain(block) for block in blocks], ensure_ascii=False, separators=(",", ":"))


def _plain(block: Block) -> list[Any]:
    """Return a block as a list, what is empty at its end left out."""
    blocks = [_plain(each) for each in block.blocks]
    plain: list[Any] = [block.kind, block.html, block.text, block.anchor, block.tags, blocks]
    while plain and not plain[-1]:
        plain.pop()
    return plain
