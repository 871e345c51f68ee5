"""What was looked up before and has not changed since is not sent again: 304 instead of the page.

While the app runs, cards, messages and templates stay what they are, so a page hangs on its address and on
the theme alone. A tag is made from these, never from the page: nothing is rendered to find it unchanged.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b

from flask import Flask, Response, current_app, request

from webapp import parts
from webapp.theme import current_theme

PAGES = frozenset(
    {
        "cards",
        "goals",
        "icons",
        "search_categories",
        "glossary",
        "rules",
        "rulings",
        "coverage",
        "search",
        "api",
    }
)
"""The blueprints whose pages, or JSON, look things up."""

APART = frozenset({"cards.qr", "search.opensearch"})
"""Endpoints of theirs whose answer names the address that the app is reached by."""


def init_app(app: Flask) -> None:
    """Tag the pages; an app that starts makes tags of its own, as it may have other cards and words."""
    app.extensions["freshness"] = secrets.token_bytes(8)
    app.before_request(_unchanged)
    app.after_request(_tag)


def _unchanged() -> Response | None:
    """Answer 304 to a browser that has the page."""
    if not request.if_none_match or not _is_page():
        return None
    # Not `*`, which would fit a page that there is not.
    if _made() not in request.if_none_match.as_set(include_weak=True):
        return None
    response = Response(status=304)
    response.vary.update(parts.VARY)
    return response


def _tag(response: Response) -> Response:
    """Tag a page. Weakly: compressed or not, it is the same one."""
    if response.status_code in (200, 304) and _is_page():
        response.set_etag(_made(), weak=True)
    return response


def _is_page() -> bool:
    return (
        request.blueprint in PAGES
        and request.endpoint not in APART
        and request.method in ("GET", "HEAD")
        and "HX-Request" not in request.headers
        and not current_app.debug
    )


def _made() -> str:
    start: bytes = current_app.extensions["freshness"]
    address = f"{current_theme()} {request.root_path}{request.path}?".encode() + request.query_string
    return blake2b(address, key=start, digest_size=8).hexdigest()
