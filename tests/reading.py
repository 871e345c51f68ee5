"""What a page says, text by text, each with the language that it is marked to be in."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser

SPOKEN = ("aria-label", "alt", "placeholder", "title")
"""Attributes that are read out or shown."""

SAYS_SOMETHING = frozenset(
    {"a", "b", "button", "caption", "dd", "dt", "h1", "h2", "h3", "h4", "label", "legend", "li", "p", "small"}
    | {"span", "summary"}
)
"""Elements that make no sense without a text or a picture inside."""

VOID = frozenset({"br", "hr", "img", "input", "link", "meta", "path", "use", "circle", "rect", "wbr"})
SILENT = frozenset({"script", "style"})


@dataclass(frozen=True, slots=True)
class Said:
    """One text of a page."""

    text: str
    lang: str
    inside: frozenset[str]
    """The names of the elements around it."""


@dataclass(slots=True)
class _Open:
    tag: str
    lang: str
    says: bool = False


@dataclass(slots=True)
class Page:
    """All texts of a page, and the elements that say nothing."""

    said: list[Said] = field(default_factory=list)
    empty: list[str] = field(default_factory=list)


def read(html: str) -> Page:
    """Return what a page says; texts of attributes count too."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    return reader.page


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.page = Page()
        self.open: list[_Open] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        lang = given.get("lang") or (self.open[-1].lang if self.open else "")
        spoken = [value for name in SPOKEN if (value := given.get(name))]
        drawn = tag in ("svg", "img", "input", "select", "textarea")
        if spoken or drawn:
            self._speaks()
        for text in spoken:
            self._say(text, lang, tag)
        if tag not in VOID:
            quiet = "aria-hidden" in given or "hidden" in given or "shape" in (given.get("class") or "")
            self.open.append(_Open(tag, lang, says=bool(spoken) or quiet))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        while self.open:
            closed = self.open.pop()
            if closed.tag in SAYS_SOMETHING and not closed.says:
                self.page.empty.append(f"<{closed.tag}> in {'/'.join(each.tag for each in self.open)}")
            if closed.tag == tag:
                return

    def handle_data(self, data: str) -> None:
        text = " ".join(data.split())
        if text and self.open and self.open[-1].tag not in SILENT:
            self._speaks()
            self._say(text, self.open[-1].lang, self.open[-1].tag)

    def _say(self, text: str, lang: str, tag: str) -> None:
        self.page.said.append(Said(text, lang, frozenset({tag, *(each.tag for each in self.open)})))

    def _speaks(self) -> None:
        for each in self.open:
            each.says = True
