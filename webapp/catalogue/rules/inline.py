"""The words of a block of rules: text, emphasis and links, and the tags behind them (for building only)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from markdown_it.token import Token
from markupsafe import escape

from webapp.catalogue.rules.links import link_markup
from webapp.catalogue.rules.models import TITLE_BEGINS, TITLE_ENDS
from webapp.i18n import LANGUAGES

_TAG = re.compile(r"\s*\{([^{}#]*)\}\s*$")
_SLUG = re.compile(r"\s*\{#([a-z0-9]+(?:-[a-z0-9]+)*)\}\s*$")
_LANGUAGE = re.compile(rf"\{{({'|'.join(LANGUAGES)})\}}")
"""Behind emphasis: the language of its words, where they are in another one than the text."""
_PARTS = re.compile(r"[\s,]+")
_LEFT_OVER = re.compile(r"[{}|\[\]*`\\]|<[/\w]|__|^#")
"""What is no text: a tag at a wrong place, emphasis or a link that was not closed, HTML."""

_ENDING = re.compile(r"(?<=\d-)(?=[^\W\d_])")
JOINER = "\u2060"
"""Behind the hyphen of a number with an ending ("2-es"): a line would break there."""

_MARKUP = {
    "strong_open": "<strong>",
    "strong_close": "</strong>",
    "em_open": "<em>",
    "em_close": "</em>",
    "link_close": "</a>",
    "softbreak": "\n",
}

NAMES = {
    "html_block": "HTML",
    "html_inline": "HTML",
    "image": "a picture",
    "fence": "a block of code",
    "code_block": "a block of code (four spaces)",
    "code_inline": "code",
    "hardbreak": "a break of the line",
    "hr": "a rule",
}
"""What nobody may write, by the name of its token."""


@dataclass(slots=True)
class Words:
    """The words of a block."""

    html: str = ""
    text: str = ""
    links: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    slug: str = ""
    """The anchor of a heading."""
    faults: list[str] = field(default_factory=list)


def read_words(inline: Token, *, heading: bool = False) -> Words:
    """Return the words of a block, its tags taken off, or the anchor of a `heading`."""
    children = list(inline.children or ())
    words = Words()
    _mark_languages(children)
    if children and children[-1].type == "text":
        _take_end(children[-1], words, heading=heading)
    while children and _is_blank(children[-1]):
        children.pop()
    if children and children[-1].type == "text":
        children[-1].content = children[-1].content.rstrip()
    for token in _with_titles(children):
        _read(token, words)
    return words


def _mark_languages(children: Sequence[Token]) -> None:
    """Give words in emphasis the language that stands behind them in braces: `*Kutatás*{hu}`."""
    opened: Token | None = None
    for token, following in pairwise(children):
        if token.type == "em_open":
            opened = token
        if token.type != "em_close" or following.type != "text" or opened is None:
            continue
        found = _LANGUAGE.match(following.content)
        if found:
            opened.attrSet("lang", found[1])
            following.content = following.content[found.end() :]


def _is_blank(token: Token) -> bool:
    return token.type == "softbreak" or (token.type == "text" and not token.content)


def _take_end(last: Token, words: Words, *, heading: bool) -> None:
    found = (_SLUG if heading else _TAG).search(last.content)
    if found is None:
        return
    last.content = last.content[: found.start()]
    if heading:
        words.slug = found[1]
        return
    words.tags = tuple(part for part in _PARTS.split(found[1]) if part)
    if not words.tags:
        words.faults.append("empty braces")


def _with_titles(children: Sequence[Token]) -> Iterator[Token]:
    """Yield the tokens of a block; a link without words has its title between."""
    for number, token in enumerate(children):
        yield token
        if token.type == "link_open" and children[number + 1].type == "link_close":
            yield Token("title", "", 0, content=str(token.attrGet("href") or ""))


def _read(token: Token, words: Words) -> None:
    kind = token.type
    if kind == "text":
        if _LEFT_OVER.search(token.content):
            words.faults.append(f"this is no text: {token.content.strip()[:60]!r}")
        words.html += _ENDING.sub(JOINER, str(escape(token.content)))
        words.text += token.content
    elif kind == "title":
        title = f"{TITLE_BEGINS}{token.content}{TITLE_ENDS}"
        words.html += title
        words.text += title
    elif kind == "link_open":
        _read_link(token, words)
    elif kind == "em_open" and token.attrGet("lang"):
        words.html += f'<em lang="{token.attrGet("lang")}">'
    elif kind in _MARKUP:
        words.html += _MARKUP[kind]
        words.text += " " if kind == "softbreak" else ""
    else:
        words.faults.append(f"no place for {NAMES.get(kind, kind)}: {token.content[:40]!r}")


def _read_link(token: Token, words: Words) -> None:
    target = str(token.attrGet("href") or "")
    words.links = (*words.links, target)
    if token.attrGet("title"):
        words.faults.append(f"the link {target!r} has a title")
    try:
        words.html += link_markup(target)
    except ValueError as error:
        words.faults.append(str(error))
