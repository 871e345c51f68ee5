"""The pictures of icons.svg as markup. A page shows a hundred, too many for a macro each."""

from __future__ import annotations

from typing import Any

from flask import Flask
from markupsafe import Markup, escape

from webapp.delivery import StaticAddresses

SPRITE = "icons.svg"
SHORT = "/i.svg"
"""The sprite's address, which a game page repeats eighty times: a kilobyte less than by its file name."""


def init_app(app: Flask) -> None:
    """Give templates `svg_icon` and `glyph`, and the sprite its short address."""
    app.add_url_rule(SHORT, endpoint="static", defaults={"filename": SPRITE})
    known: dict[str, Any] = app.jinja_env.globals
    icons = Icons(known["static_url"])
    known.update(svg_icon=icons.icon, glyph=icons.glyph)


class Icons:
    """Symbols of the sprite, at its address."""

    def __init__(self, address: StaticAddresses) -> None:
        self._address = address

    def icon(self, name: str, label: str | None = None, style: str = "i") -> Markup:
        """Return symbol `name`: a picture with `label` for readers, decoration without.

        `style` is its class or classes.
        """
        use = f'<use href="{self._address(SPRITE)}#{name}"/></svg>'
        if not label:
            return Markup(f'<svg class="{style}" aria-hidden="true">{use}')
        return Markup(f'<svg class="{style}" role="img"><title>{escape(label)}</title>{use}')

    def glyph(self, name: str) -> Markup:
        """Return symbol `name` for a place inside a picture that has its own description."""
        return Markup(f'<svg><use href="{self._address(SPRITE)}#{name}"/></svg>')
