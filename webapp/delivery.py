"""How answers travel: compressed where the browser takes it, static files kept by their content's hash."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

from flask import Flask, Response, current_app, request, url_for
from werkzeug.http import parse_accept_header

SMALLEST = 1000
"""Bytes below which compressing gains nothing."""

LEVEL = 1
"""Of compressing pages: 6 takes twice the time, for a tenth fewer bytes on a home network."""

_COMPRESSIBLE = frozenset({"application/json", "application/manifest+json", "image/svg+xml"})
_KEPT_STATIC: dict[tuple[str, str], bytes] = {}


def init_app(app: Flask) -> None:
    """Compress answers and make static files cacheable."""
    app.url_defaults(_version_static)
    app.after_request(_deliver)
    app.jinja_env.globals["static_url"] = static_addresses(app)


def static_addresses(app: Flask) -> Callable[[str], str]:
    """Return what gives templates the address of a static file: `static_url("css/base.css")`.

    Each is made once, as a file does not change while the app runs; with debug at every call.
    """
    known: dict[tuple[str, str], str] = {}

    def static_url(filename: str) -> str:
        key = (request.root_path, filename)
        address = known.get(key)
        if address is None:
            address = url_for("static", filename=filename)
            if not app.debug:
                known[key] = address
        return address

    return static_url


@lru_cache(maxsize=256)
def _digest(path: Path, changed: int, size: int) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:8]


def _version_static(endpoint: str, values: dict[str, Any]) -> None:
    """Put the content's hash into a static file's address, so that it may be kept for ever."""
    if endpoint != "static" or "v" in values or current_app.static_folder is None:
        return
    path = Path(current_app.static_folder, values["filename"])
    try:
        status = path.stat()
    except OSError:
        return
    values["v"] = _digest(path, status.st_mtime_ns, status.st_size)


def _deliver(response: Response) -> Response:
    if request.endpoint == "static" and response.status_code in (200, 304):
        kept = "v" in request.args
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if kept else "no-cache"
    mimetype = response.mimetype or ""
    if not (mimetype.startswith("text/") or mimetype in _COMPRESSIBLE):
        return response
    response.vary.add("Accept-Encoding")
    if (
        response.status_code in (204, 206, 304)
        or "Content-Encoding" in response.headers
        or not _takes_gzip(request.headers.get("Accept-Encoding", ""))
        or (response.is_streamed and not response.direct_passthrough)
        or (response.content_length or SMALLEST) < SMALLEST
    ):
        return response
    etag, _ = response.get_etag()
    response.direct_passthrough = False
    data = response.get_data()
    if len(data) < SMALLEST:
        return response
    kept_as = (request.path, etag) if request.endpoint == "static" and etag is not None else None
    response.set_data(_compressed(data, kept_as))
    response.headers["Content-Encoding"] = "gzip"
    response.headers.pop("Accept-Ranges", None)
    if etag is not None:
        # Another representation of the same content: equal, but not byte for byte.
        response.set_etag(etag, weak=True)
    return response


@lru_cache(maxsize=256)
def _takes_gzip(accepted: str) -> bool:
    """Whether a header that every request of a browser brings takes gzip."""
    return bool(parse_accept_header(accepted)["gzip"])


def _compressed(data: bytes, kept_as: tuple[str, str] | None) -> bytes:
    if kept_as is None:
        return gzip.compress(data, LEVEL, mtime=0)
    if kept_as not in _KEPT_STATIC:
        _KEPT_STATIC[kept_as] = gzip.compress(data, 9, mtime=0)
    return _KEPT_STATIC[kept_as]
