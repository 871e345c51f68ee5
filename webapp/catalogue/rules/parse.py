"""Read a section of the rules: a small part of Markdown, with tags behind blocks (for building only).

`docs/rule-texts.md` tells what may be written.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import zip_longest

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import escape

from webapp.catalogue.rules.inline import NAMES, Words, read_words
from webapp.catalogue.rules.models import CALLOUTS
from webapp.catalogue.rules.parsed import Parsed, ParsedSection

_CALLOUT = re.compile(r"\[!([a-z]+)\]\s*")

_KINDS = {
    "paragraph_open": "p",
    "heading_open": "heading",
    "bullet_list_open": "ul",
    "ordered_list_open": "ol",
    "blockquote_open": "callout",
    "table_open": "table",
}
_DEEPEST_LIST = 2

_WORDS = re.compile(r"[\s:–-]+")
_LONG = 60
"""Letters of a cell that make a column too high on a phone."""
_PHONE = 33
"""Letters that stand side by side on a phone, two for the space between columns."""

_Cell = tuple[str, Token, Words]


def parse(where: str, text: str, callouts: Sequence[str] = CALLOUTS) -> ParsedSection:
    """Return the section that stands in the file `where`; it names everything that is not in order.

    `callouts` are the kinds of blocks that may stand apart in it.
    """
    tokens = MarkdownIt("commonmark").enable("table").parse(text)
    reader = _Reader(where, tokens, callouts)
    return reader.section()


@dataclass(slots=True)
class _Reader:
    where: str
    tokens: Sequence[Token]
    callouts: Sequence[str]
    place: int = 0
    depth: int = 0
    faults: list[str] = field(default_factory=list)

    def section(self) -> ParsedSection:
        blocks = self._blocks(None)
        title = ""
        if blocks and blocks[0].kind == "h1":
            title = blocks[0].text
            if blocks[0].links or blocks[0].slug:
                self._fault(blocks[0].line, "the title has a link or an anchor")
            blocks = blocks[1:]
        else:
            self._fault(1, "a section begins with `# Title`")
        for block in blocks:
            if block.kind == "h1":
                self._fault(block.line, "a section has one title")
        if not blocks:
            self._fault(1, "the section is empty")
        return ParsedSection(title, tuple(blocks), tuple(self.faults))

    def _fault(self, line: int, message: str) -> None:
        self.faults.append(f"{self.where}:{line}: {message}")

    def _next(self) -> Token:
        token = self.tokens[self.place]
        self.place += 1
        return token

    def _blocks(self, end: str | None) -> list[Parsed]:
        """Return the blocks up to the token `end`; tags that stand alone belong to the block before them."""
        found: list[Parsed] = []
        while self.place < len(self.tokens):
            token = self._next()
            if token.type == end:
                break
            line = _line(token)
            kind = _KINDS.get(token.type)
            if kind is None:
                self._fault(line, f"no place for {NAMES.get(token.type, token.type)}")
                self._skip(token)
                continue
            block = getattr(self, f"_{kind}")(token, line)
            if block.kind != "tag":
                found.append(block)
            elif found and found[-1].kind not in ("p", "h1", "h2", "h3") and not found[-1].tags:
                found[-1] = replace(found[-1], tags=block.tags)
            else:
                self._fault(line, "tags without a block")
        return found

    def _skip(self, opened: Token) -> None:
        if opened.nesting == 1:
            while self._next().level != opened.level:
                pass

    def _p(self, _: Token, line: int) -> Parsed:
        words = self._words(self._next(), line)
        self._next()
        kind = "p" if words.text else "tag"
        return Parsed(kind, line, words.html, words.text, tags=words.tags, links=words.links)

    def _heading(self, opened: Token, line: int) -> Parsed:
        inline = self._next()
        self._next()
        level = int(opened.tag[1])
        words = self._words(inline, line, heading=True)
        if opened.markup[0] != "#" or level > 3:
            self._fault(line, "headings are written `#`, `##` or `###`")
        if level > 1 and not words.slug:
            self._fault(line, "the heading has no anchor: `## Heading {#slug}`")
        if words.tags:
            self._fault(line, "a heading has no tags")
        return Parsed(opened.tag, line, words.html, words.text, words.slug, links=words.links)

    def _ul(self, opened: Token, line: int) -> Parsed:
        return self._list("ul", opened, line)

    def _ol(self, opened: Token, line: int) -> Parsed:
        if opened.attrGet("start") not in (None, 1):
            self._fault(line, "a numbered list begins with 1")
        return self._list("ol", opened, line)

    def _list(self, kind: str, opened: Token, line: int) -> Parsed:
        self.depth += 1
        if self.depth > _DEEPEST_LIST:
            self._fault(line, "a list in a list in a list")
        items = []
        while (token := self._next()).type == "list_item_open":
            items.append(self._item(_line(token)))
        self.depth -= 1
        return Parsed(kind, line, blocks=tuple(items))

    def _item(self, line: int) -> Parsed:
        blocks = self._blocks("list_item_close")
        own = blocks[0] if blocks else None
        if own is None or own.kind != "p" or any(each.kind not in ("ul", "ol") for each in blocks[1:]):
            self._fault(line, "an item is a paragraph, and perhaps a list")
            return Parsed("li", line)
        return Parsed(
            "li", line, own.html, own.text, tags=own.tags, links=own.links, blocks=tuple(blocks[1:])
        )

    def _callout(self, _: Token, line: int) -> Parsed:
        inline = self.tokens[self.place + 1]
        content = inline.content if inline.type == "inline" else ""
        named = _CALLOUT.match(content)
        kind = named[1] if named else ""
        if kind not in self.callouts:
            known = ", ".join(f"[!{each}]" for each in self.callouts)
            self._fault(line, f"a callout begins with one of {known}")
            kind = "note"
        if named and _without_mark(inline, len(named[0])):
            self.place += 3
        blocks = self._blocks("blockquote_close")
        for block in blocks:
            if block.kind not in ("p", "ul", "ol", "table"):
                self._fault(block.line, "a callout has paragraphs, lists and tables")
        if not blocks:
            self._fault(line, "the callout is empty")
        return Parsed(kind, line, blocks=tuple(blocks))

    def _table(self, _: Token, line: int) -> Parsed:
        rows: list[list[_Cell]] = []
        while (token := self._next()).type != "table_close":
            if token.type == "tr_open":
                rows.append([])
            elif token.type in ("th_open", "td_open"):
                inline = self._next()
                rows[-1].append((token.tag, token, self._words(inline, _line(inline) or line)))
        tags: tuple[str, ...] = ()
        if len(rows) > 1 and not any(words.text for _, _, words in rows[-1]):
            tags = tuple(each for _, _, words in rows.pop() for each in words.tags)
        if any(words.tags for row in rows for _, _, words in row):
            self._fault(line, "the tags of a table stand on a line of their own behind it")
        head, body = "", ""
        labels = [words.text if _is_wide(rows) else "" for _, _, words in rows[0]]
        for number, row in enumerate(rows):
            cells = "".join(_cell(*cell, label) for cell, label in zip(row, labels, strict=True))
            if number:
                body += f"<tr>{cells}</tr>"
            else:
                head = f"<thead><tr>{cells}</tr></thead>"
        texts = (words.text for row in rows for _, _, words in row if words.text)
        return Parsed(
            "table",
            line,
            f"{head}<tbody>{body}</tbody>",
            " · ".join(texts),
            tags=tags,
            links=tuple(link for row in rows for _, _, words in row for link in words.links),
            shape=tuple(len(row) for row in rows),
        )

    def _words(self, inline: Token, line: int, *, heading: bool = False) -> Words:
        words = read_words(inline, heading=heading)
        for fault in words.faults:
            self._fault(line, fault)
        return words


def _without_mark(inline: Token, length: int) -> bool:
    """Take the mark of a callout from its first words; return whether nothing is left of them."""
    children = inline.children or []
    first = children[0]
    first.content = first.content[length:].lstrip()
    while children and (children[0].type == "softbreak" or (children[0] is first and not first.content)):
        children.pop(0)
    return not children


def _line(token: Token) -> int:
    return token.map[0] + 1 if token.map else 0


def _cell(tag: str, token: Token, words: Words, label: str) -> str:
    """Return a cell; its `label` goes before it where the cells of a row stand below each other."""
    style = str(token.attrGet("style") or "")
    attributes = ' class="n"' if "right" in style or "center" in style else ""
    if tag == "th" and words.text:
        return f'<th scope="col"{attributes}>{words.html}</th>'
    if label:
        attributes += f' data-head="{escape(label)}"'
    return f"<td{attributes}>{words.html}</td>"


def _is_wide(rows: Sequence[Sequence[_Cell]]) -> bool:
    """Return whether a table is too wide for a phone, or with more than two columns too high there."""
    columns = list(zip_longest(*([words.text for _, _, words in row] for row in rows), fillvalue=""))
    longest = [max(len(word) for text in column for word in _WORDS.split(text)) for column in columns]
    high = any(len(text) > _LONG for column in columns for text in column)
    return sum(longest) + 2 * len(columns) > _PHONE or (high and len(columns) > 2)
