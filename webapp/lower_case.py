"""Addresses in capitals, or with a slash too many, lead to the page that there is.

All that we name in addresses is lower case; only what has pages below it ends in a slash.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

from flask import Flask, abort, current_app, redirect, request
from werkzeug.exceptions import HTTPException, NotFound
from werkzeug.routing import RequestRedirect
from werkzeug.wrappers import Response

from webapp.i18n import LANGUAGES

T = TypeVar("T")


def init_app(app: Flask) -> None:
    """Lead on from addresses whose fixed parts are right but for their capitals or a slash at their end."""
    app.before_request(_lead_on)


def find(get: Callable[..., T], *names: str) -> T:
    """Return `get(*names)`; where only the names in lower case are known, lead on to their address.

    :raise 404: when `get` raises KeyError for these too.
    """
    with suppress(KeyError):
        return get(*names)
    with suppress(KeyError):
        get(*(name.lower() for name in names))
        abort(_lead(request.path.lower()))
    raise NotFound


def _lead_on() -> None:
    if not isinstance(request.routing_exception, NotFound) or request.method not in ("GET", "HEAD"):
        return
    fixed = _fixed_parts()
    path = "/".join(part.lower() if part.lower() in fixed else part for part in request.path.split("/"))
    for there in (path, path.removesuffix("/")):
        if there != request.path and _is_there(there):
            abort(_lead(there))


def _is_there(path: str) -> bool:
    adapter = current_app.create_url_adapter(request)
    assert adapter is not None
    try:
        endpoint, _ = adapter.match(path, method="GET")
    except RequestRedirect:
        endpoint = ""
    except HTTPException:
        return False
    return bool(endpoint != "static")


def _lead(path: str) -> Response:
    query = request.query_string.decode()
    return redirect(f"{request.root_path}{path}{'?' if query else ''}{query}", 302)


def _fixed_parts() -> frozenset[str]:
    """Return the parts of all addresses that are no names of cards, games or files; looked for once."""
    known = current_app.extensions
    if "fixed_parts" not in known:
        rules = (rule.rule for rule in current_app.url_map.iter_rules())
        parts = {part for rule in rules for part in rule.split("/") if part and "<" not in part}
        known["fixed_parts"] = frozenset({*parts, *LANGUAGES})
    fixed: frozenset[str] = known["fixed_parts"]
    return fixed
