"""Answers as text: nothing of the markup is left."""

from __future__ import annotations

from webapp.catalogue.rules.models import Block
from webapp.catalogue.rulings.plain import plain_text


def test_paragraphs_lists_and_callouts_are_lines() -> None:
    inner = Block("ol", blocks=(Block("li", text="one"), Block("li", text="two")))
    blocks = (
        Block("p", html="<strong>Yes</strong>", text="Yes"),
        Block("ul", blocks=(Block("li", text="a", blocks=(inner,)), Block("li", text="b"))),
        Block("note", blocks=(Block("p", text="N."), Block("table", text="x · y"))),
    )
    assert plain_text(blocks, str.upper) == "YES\n\n- A\n  1. ONE\n  2. TWO\n- B\n\nN.\n\nX · Y"


def test_nothing_is_an_empty_text() -> None:
    assert plain_text((), str) == ""
