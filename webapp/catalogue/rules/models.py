"""A section of the rules as plain values: a tree of blocks, the same in every language."""

from __future__ import annotations

from dataclasses import dataclass

CALLOUTS = ("missed", "note", "open", "example")
"""Kinds of blocks that stand apart: often played wrong, about the sources, an open question, an example.

A ruling has `why` too (`webapp.catalogue.rulings.models`).
"""

HOME = "@/"
"""Begins the address of a link in stored markup: the start page of the reader's language stands for it."""

TITLE_BEGINS, TITLE_ENDS = "\ue000", "\ue001"
"""Stand around the target of a link without words (`card:new-sparta`): the title in the reader's language."""


@dataclass(frozen=True, slots=True)
class Block:
    """A heading, a paragraph, a list, a table or a callout, with what stands in it."""

    kind: str
    """`h2`, `h3`, `p`, `ul`, `ol`, `li`, `table` or one of `CALLOUTS`."""
    html: str = ""
    """Its own words as markup; of a table everything between its tags; empty for lists and callouts."""
    text: str = ""
    """Its own words, for the search."""
    anchor: str = ""
    """Its id on the page; empty where nothing leads to it."""
    tags: tuple[str, ...] = ()
    """The facts and rules that it states (`BASE-22`, `R-DEV-A`), `power:` codes, `card:` ids."""
    blocks: tuple[Block, ...] = ()
    """The items of a list, the list in an item, what stands in a callout."""


@dataclass(frozen=True, slots=True)
class Section:
    """A section in one language."""

    game: str
    book: str
    id: str
    lang: str
    """The language of the text: English where it is not translated yet."""
    title: str
    blocks: tuple[Block, ...]

    @property
    def path(self) -> str:
        """Game, book and section, as in its address."""
        return f"{self.game}/{self.book}/{self.id}"


@dataclass(frozen=True, slots=True)
class Place:
    """A block that states or names something."""

    game: str
    book: str
    section: str
    anchor: str
    """The id of the block on the page of its section; empty for the section as a whole."""

    @property
    def path(self) -> str:
        """Its address behind `rules/`."""
        return f"{self.game}/{self.book}/{self.section}" + (f"#{self.anchor}" if self.anchor else "")
