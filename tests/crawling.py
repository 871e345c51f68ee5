"""The whole site in one language, as one finds it from its start page: all links followed, all pages read."""

from __future__ import annotations

import gzip
import html
import re
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from urllib.parse import urldefrag, urljoin, urlsplit

from flask.testing import FlaskClient
from reading import Said, read

from webapp import i18n

RAW = re.compile(r"[{}\ue000\ue001]|\]\(|\*\*|__|\[!|^#|^[-|>] |%\(|\[en\]|@/|<\w|&\w+;")
"""Markdown, templates, placeholders, marks of missing translations, escaped twice."""

LATIN = re.compile(r"[A-Za-z]{3,}")
NAMES = re.compile(r"Race for the Galaxy|The Gathering Storm|The Brink of War|Board Game Arena")
ENGLISH = {
    "the", "of", "and", "you", "your", "with", "from", "this", "that", "each", "card", "cards", "world",
    "worlds", "good", "goods", "power", "powers", "when", "must", "hand", "player", "players", "phase",
    "round", "place", "draw", "discard", "have", "has", "not", "only", "more", "may", "can",
}  # fmt: skip
"""Words that no other language has: two in one text, outside names, are a sentence left in English."""

_LINK = re.compile(r'<a\b[^>]*?\bhref="([^"]*)"')
_ID = re.compile(r'\bid="([^"]+)"')
_TITLE = re.compile(r"<title>(.*?)</title>", re.DOTALL)
_LANG = re.compile(r'<html lang="(\w+)"')


@dataclass(slots=True)
class Seen:
    """What there is to say of one page."""

    status: int
    type: str
    title: str = ""
    lang: str = ""
    ids: frozenset[str] = frozenset()
    doubled: tuple[str, ...] = ()
    faults: tuple[str, ...] = ()
    size: int = 0
    """Bytes, compressed as the app does."""


@dataclass(slots=True)
class Site:
    """Pages by address, and the links that lead to them."""

    lang: str
    pages: dict[str, Seen] = field(default_factory=dict)
    links: dict[tuple[str, str], str] = field(default_factory=dict)
    """Address and anchor, and a page that has the link."""


def is_english(text: str) -> bool:
    """Return whether a text must be a sentence in English."""
    words = {word.casefold() for word in LATIN.findall(NAMES.sub("", text))}
    return len(words & ENGLISH) > 1


def crawl(client: FlaskClient, lang: str, searched: Iterable[str] = ()) -> Site:
    """Follow every link from the start page of `lang`; what has a query is opened, and not followed further.

    `searched`: pages, without the language, that may be found by searching alone. The same page in another
    language is left to the crawl of that language.
    """
    site = Site(lang)
    waiting = deque([f"/{lang}/", *(f"/{lang}/{path}" for path in searched)])
    site.links.update({(page, ""): page for page in waiting})
    while waiting:
        address = waiting.popleft()
        if address in site.pages:
            continue
        with client.get(address) as answer:
            seen = site.pages[address] = Seen(answer.status_code, answer.mimetype)
            if answer.status_code != 200 or answer.mimetype != "text/html":
                continue
            text = answer.text
        _look(seen, text)
        for page, anchor in _links(address, text):
            if _is_here(page, lang):
                site.links.setdefault((page, anchor), address)
                if "?" not in address:
                    waiting.append(page)
    return site


def _look(seen: Seen, text: str) -> None:
    ids = Counter(_ID.findall(text))
    seen.ids = frozenset(ids)
    seen.doubled = tuple(each for each, times in ids.items() if times > 1)
    seen.title = html.unescape(found[1]) if (found := _TITLE.search(text)) else ""
    seen.lang = found[1] if (found := _LANG.search(text)) else ""
    seen.size = len(gzip.compress(text.encode(), 1))
    page = read(text)
    seen.faults = (*(each for said in page.said for each in _faults(said)), *page.empty)


def _faults(said: Said) -> Iterator[str]:
    if "head" in said.inside:
        return
    if RAW.search(said.text):
        yield f"raw: {said.text}"
    # An address has the English words of the card's id.
    if said.lang != "en" and "://" not in said.text and is_english(said.text):
        yield f"English, marked {said.lang}: {said.text}"


def _links(address: str, text: str) -> Iterator[tuple[str, str]]:
    for href in dict.fromkeys(_LINK.findall(text)):
        page, anchor = urldefrag(urljoin(address, html.unescape(href)))
        yield page, anchor


def _is_here(page: str, lang: str) -> bool:
    parts = urlsplit(page)
    if parts.scheme or parts.netloc:
        return False
    first = parts.path.split("/")[1]
    return first == lang or first not in i18n.LANGUAGES
