"""Blocks of rules and of rulings as a page shows them, as plain values in the current language."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from markupsafe import Markup

from webapp.catalogue.models import Catalogue
from webapp.catalogue.rules.models import Block
from webapp.catalogue.rules.titles import with_titles
from webapp.i18n import N_, gettext

CALLOUTS = {
    "missed": (N_("Often played wrong"), "warn"),
    "note": (N_("Note"), "info"),
    "open": (N_("Open question"), "vary"),
    "example": (N_("Example"), "cards"),
    "why": (N_("Why?"), "info"),
}
"""The label of each callout and its symbol."""


@dataclass(frozen=True, slots=True)
class See:
    """A page that is led to besides by the links in the words."""

    text: str
    lang: str
    address: str
    """Behind the address of the start page."""


@dataclass(frozen=True, slots=True)
class Part:
    """A block as the page shows it."""

    kind: str
    html: Markup
    other: Markup
    """The same words in the second language, if there is one."""
    anchor: str
    ids: str
    """The ids of the facts and rules that it states: `BASE-22, 23`."""
    see: tuple[See, ...]
    label: str
    """Of a callout, what it is."""
    icon: str
    parts: tuple[Part, ...]


def _nothing(_: Block) -> tuple[See, ...]:
    return ()


def parts_of(
    catalogue: Catalogue,
    blocks: Iterable[Block],
    home: str,
    see: Callable[[Block], tuple[See, ...]] = _nothing,
) -> tuple[Part, ...]:
    """Return blocks with titles and addresses put in; `home` is the address of the start page.

    `see` gives the pages that a block leads to besides.
    """
    return tuple(_part(catalogue, block, home, see) for block in blocks)


def _part(catalogue: Catalogue, block: Block, home: str, see: Callable[[Block], tuple[See, ...]]) -> Part:
    label, icon = CALLOUTS.get(block.kind, ("", ""))
    return Part(
        kind=block.kind,
        html=Markup(with_titles(catalogue, block.html, home)),
        other=Markup(""),
        anchor=block.anchor,
        ids=short_ids(block.tags),
        see=see(block),
        label=gettext(label) if label else "",
        icon=icon,
        parts=parts_of(catalogue, block.blocks, home, see),
    )


def short_ids(tags: Iterable[str]) -> str:
    """Return the ids of facts and rules, a prefix said once: `BASE-22, 23, R-DEV-A`."""
    shown: list[str] = []
    last = ""
    for tag in tags:
        if ":" in tag:
            continue
        prefix, _, number = tag.rpartition("-")
        shown.append(number if prefix == last and number.isdecimal() else tag)
        last = prefix
    return ", ".join(shown)
