"""An answer as text without markup."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from webapp.catalogue.rules.models import Block


def plain_text(blocks: Iterable[Block], spoken: Callable[[str], str], indent: str = "") -> str:
    """Return blocks as text: paragraphs with an empty line between, an item of a list a line.

    `spoken` gives the words of a block with the titles that it names.
    """
    return "\n\n".join(filter(None, ("\n".join(_lines(block, spoken, indent)) for block in blocks)))


def _lines(block: Block, spoken: Callable[[str], str], indent: str) -> Iterator[str]:
    if block.kind in ("ul", "ol"):
        for number, item in enumerate(block.blocks, start=1):
            mark = f"{number}." if block.kind == "ol" else "-"
            yield f"{indent}{mark} {spoken(item.text)}"
            for inner in item.blocks:
                yield from _lines(inner, spoken, f"{indent}  ")
    elif block.text:
        yield f"{indent}{spoken(block.text)}"
    elif block.blocks:
        yield plain_text(block.blocks, spoken, indent)
