"""Parts of pages: htmx gets the block that changes, everyone else the whole page."""

from __future__ import annotations

from flask import Response, make_response, render_template, request
from jinja2_fragments.flask import render_block

VARY = ("HX-Request", "HX-Request-Type", "HX-Target", "HX-History-Restore-Request")
"""The headers that decide which of the two is answered, and which part."""


def wanted() -> bool:
    """Return whether a part is asked for; going back in the browser's history always asks for the page."""
    headers = request.headers
    return headers.get("HX-Request-Type") == "partial" and "HX-History-Restore-Request" not in headers


def over() -> bool:
    """Return whether the part opens over another page."""
    return wanted() and request.headers.get("HX-Target") == "overlay-body"


def part(template: str, block: str, **values: object) -> str:
    """Return a block; over another page, which may not have its style sheets, they come with it."""
    text = render_block(template, block, **values)
    return render_block(template, "head", **values) + text if over() else text


def show(template: str, block: str, **values: object) -> Response:
    """Return the whole page, or for htmx, when it asks for a part, just the block that changes."""
    response = make_response(
        part(template, block, **values) if wanted() else render_template(template, **values)
    )
    response.vary.update(VARY)
    return response
