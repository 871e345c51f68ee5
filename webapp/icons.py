"""The pictures of icons.svg as markup. A page shows a hundred, too many for a macro each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flask import Flask
from markupsafe import Markup, escape

SPRITE = "icons.svg"
SHORT = "/i.svg"
"""The sprite's address, which a game page repeats eighty times: a kilobyte less than by its file name."""


Icon = Callable[[str, str | None, str], Markup]
Glyph = Callable[[str], Markup]


def init_app(app: Flask) -> None:
    """Give templates `svg_icon` and `glyph`, and the sprite its short address."""
    app.add_url_rule(SHORT, endpoint="static", defaults={"filename": SPRITE})
    known: dict[str, Any] = app.jinja_env.globals
    known["svg_icon"], known["glyph"] = drawing(known["static_url"])


def drawing(address: Callable[[str], str]) -> tuple[Icon, Glyph]:
    """Return what draws the symbols of the sprite, whose `address` is asked for by its file name."""

    def icon(name: str, label: str | None = None, style: str = "i") -> Markup:
        """Return symbol `name`: a picture with `label` for readers, decoration without.

        `style` is its class or classes.
        """
        use = f'<use href="{address(SPRITE)}#{name}"/></svg>'
        if not label:
            return Markup(f'<svg class="{style}" aria-hidden="true">{use}')
        return Markup(f'<svg class="{style}" role="img"><title>{escape(label)}</title>{use}')

    def glyph(name: str) -> Markup:
        """Return symbol `name` for a place inside a picture that has its own description."""
        return Markup(f'<svg><use href="{address(SPRITE)}#{name}"/></svg>')

    return icon, glyph
