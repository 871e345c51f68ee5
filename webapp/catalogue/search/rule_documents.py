"""The rules as documents: each section, each heading in it, and each block that states facts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from webapp.catalogue import words
from webapp.catalogue.models import Catalogue
from webapp.catalogue.rules.books import book_name
from webapp.catalogue.rules.models import Block
from webapp.catalogue.rules.titles import spoken
from webapp.catalogue.search.documents import Document
from webapp.i18n import current_language, gettext, language

_NUMBERED = re.compile(r"^(?:[IV]+|[0-9]+)[.:]\s+")


def rule_documents(catalogue: Catalogue) -> Iterator[Document]:
    """Yield sections, their headings and blocks, book by book in the order of reading."""
    lang = current_language()
    for key in catalogue.rules.rows:
        section = catalogue.rules.section(*key, lang)
        english, _ = catalogue.rules.title(*key, "en")
        book = book_name(section.game, section.book)
        around = (section.title, book, gettext(words.GAMES[section.game]))
        yield Document(
            type="rule",
            id=section.path,
            path=f"rules/{section.path}",
            title=section.title,
            title_en=english,
            game=section.game,
            aliases=tuple(_shorter(section.title)),
            around=around[1:],
        )
        with language(section.lang):
            said = list(_said(catalogue, section.blocks, ()))
        headings = _headings(catalogue.rules.section(*key, "en").blocks)
        for block, text, above in said:
            is_heading = block.kind in ("h2", "h3")
            yield Document(
                type="rule",
                id=f"{section.path}#{block.anchor}",
                path=f"rules/{section.path}#{block.anchor}",
                title=text if is_heading else section.title,
                title_en=headings[block.anchor] if is_heading else english,
                text=() if is_heading else (text,),
                game=section.game,
                aliases=tuple(_shorter(text)) if is_heading else (),
                named=is_heading,
                ids=_ids(block),
                around=around if is_heading else (*around, *above),
            )


def _ids(block: Block) -> tuple[str, ...]:
    """Return the facts and rules that a block states; the first is its own unless it says what others say."""
    ids = tuple(tag for tag in block.tags if ":" not in tag)
    return ids if ids and block.anchor == ids[0].lower() else ("", *ids) if ids else ()


def _shorter(title: str) -> Iterator[str]:
    """Yield a title without the number of its phase: "Settle" of "III: Settle"."""
    if _NUMBERED.match(title):
        yield _NUMBERED.sub("", title)


def _said(
    catalogue: Catalogue, blocks: Iterable[Block], above: tuple[str, ...]
) -> Iterator[tuple[Block, str, tuple[str, ...]]]:
    """Yield the blocks that have an anchor, with their words and what stands above each.

    That is the heading, what leads up to a list or a table ("At the end of a round:"), the item around it.
    """
    heading = above
    before: tuple[str, ...] = ()
    for block in blocks:
        text = spoken(catalogue, block.text)
        if block.kind in ("h2", "h3"):
            heading = (*above, text)
        around = (*heading, *before)
        if block.anchor:
            inner = "" if text else " ".join(spoken(catalogue, each.text) for each in _walk(block.blocks))
            yield block, text or inner, around
        yield from _said(catalogue, block.blocks, (*around, text) if block.kind == "li" else around)
        before = (text,) if block.kind == "p" and not block.anchor else ()


def _headings(blocks: Iterable[Block]) -> dict[str, str]:
    """Return the headings by their anchors."""
    return {block.anchor: block.text for block in blocks if block.kind in ("h2", "h3")}


def _walk(blocks: Iterable[Block]) -> Iterator[Block]:
    for block in blocks:
        yield block
        yield from _walk(block.blocks)
