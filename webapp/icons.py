"""The pictures of the sprites as markup. A page shows a hundred, too many for a macro each."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from flask import Flask
from markupsafe import Markup, escape

from webapp import resources

SPRITE = "icons.svg"
"""The symbols of all pages, the game's among them."""
LOOKUP = "icons-lookup.svg"
"""The symbols of cards that only looking up needs: no game page loads them."""

SHORT = {SPRITE: "/i.svg", LOOKUP: "/k.svg"}
"""The sprites' addresses, which a page repeats eighty times: a kilobyte less than by their file names."""


Icon = Callable[[str, str | None, str], Markup]
Glyph = Callable[[str], Markup]


def init_app(app: Flask) -> None:
    """Give templates `svg_icon` and `glyph`, and the sprites their short addresses."""
    for filename, address in SHORT.items():
        app.add_url_rule(address, endpoint="static", defaults={"filename": filename})
    known: dict[str, Any] = app.jinja_env.globals
    known["svg_icon"], known["glyph"] = drawing(known["static_url"])


@cache
def symbols() -> Mapping[str, str]:
    """Return every symbol that there is, and the sprite that holds it."""
    return MappingProxyType(
        {
            name: sprite
            for sprite in SHORT
            for name in re.findall(
                '<symbol id="([^"]+)"', (resources.PACKAGE / "static" / sprite).read_text("utf-8")
            )
        }
    )


def drawing(address: Callable[[str], str]) -> tuple[Icon, Glyph]:
    """Return what draws the symbols of the sprites, whose `address` is asked for by file name."""
    sprites = symbols()

    def icon(name: str, label: str | None = None, style: str = "i") -> Markup:
        """Return symbol `name`: a picture with `label` for readers, decoration without.

        `style` is its class or classes. Raises KeyError if no sprite has the symbol.
        """
        use = f'<use href="{address(sprites[name])}#{name}"/></svg>'
        if not label:
            return Markup(f'<svg class="{style}" aria-hidden="true">{use}')
        return Markup(f'<svg class="{style}" role="img"><title>{escape(label)}</title>{use}')

    def glyph(name: str) -> Markup:
        """Return symbol `name` for a place inside a picture that has its own description."""
        return Markup(f'<svg><use href="{address(sprites[name])}#{name}"/></svg>')

    return icon, glyph
