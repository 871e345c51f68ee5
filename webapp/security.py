"""What every answer carries and every request has to pass: headers, readable text, same origin, the key."""

from __future__ import annotations

import os
import re
import secrets
import tempfile
from pathlib import Path
from urllib.parse import unquote_to_bytes, urlsplit

from flask import Flask, Response, abort, request

from webapp.config import prepare_data_folder

POLICY = "; ".join(
    f"{directive} {sources}"
    for directive, sources in {
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self' data:",
        "font-src": "'self'",
        "connect-src": "'self'",
        "manifest-src": "'self'",
        "worker-src": "'self'",
        "form-action": "'self'",
        "base-uri": "'none'",
        "frame-ancestors": "'none'",
    }.items()
)
"""The content security policy. No HSTS and no redirect to https: the app is served on a home network."""

HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}

KEY_FILE = "secret.key"
"""The file of the data folder with the key that signs cookies and forms."""

KEY_LENGTH = 64
"""Bytes of a whole key file."""

_BROKEN_ESCAPE = re.compile(rb"%(?![0-9A-Fa-f]{2})")
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")


def init_app(app: Flask) -> None:
    """Check every request, complete every answer, and give the app its key."""
    app.before_request(_require_readable)
    app.before_request(_require_same_origin)
    app.after_request(_complete)
    app.config.update(SESSION_COOKIE_SAMESITE="Lax", SESSION_COOKIE_HTTPONLY=True)
    if app.secret_key is None:
        app.secret_key = secret_key(Path(app.config["DATA_FOLDER"]))


def secret_key(folder: Path) -> bytes:
    """Return the key of the data folder, made when there is none.

    A folder that cannot be used gives a key for this run: reading pages works, cookies do not last.
    """
    path = folder / KEY_FILE
    try:
        prepare_data_folder(folder)
        if not path.is_file() or path.stat().st_size < KEY_LENGTH:
            path.unlink(missing_ok=True)
            _write_key(path)
        return path.read_bytes()
    except OSError:
        return secrets.token_hex().encode()


def _write_key(path: Path) -> None:
    # Written aside and linked: servers that start at the same time get the same, whole key.
    handle, aside = tempfile.mkstemp(dir=path.parent, prefix=KEY_FILE)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_hex(KEY_LENGTH // 2).encode())
        try:
            os.link(aside, path)
        except FileExistsError:
            pass
        except OSError:  # a file system without links
            os.replace(aside, path)
    finally:
        Path(aside).unlink(missing_ok=True)


def local_path(address: str | None, default: str) -> str:
    """Return `address` if it leads to a page of this app (path and query only), else `default`."""
    if address is None or not address.isprintable() or "\\" in address:
        return default
    try:
        parts = urlsplit(address)
    except ValueError:
        return default
    inside = (
        address.startswith("/") and not address.startswith("//") and not parts.scheme and not parts.netloc
    )
    return address if inside else default


def _require_readable() -> None:
    """Answer 400 where path, query or form is not text in UTF-8 or holds control characters."""
    try:
        if not request.environ.get("PATH_INFO", "").encode("latin-1").decode().isprintable():
            raise ValueError("a control character")
        _readable_query(request.query_string)
        if request.mimetype == "application/x-www-form-urlencoded":
            _readable_query(request.get_data())
        elif request.mimetype == "multipart/form-data":
            for name, value in request.form.items(multi=True):
                _readable(f"{name}{value}".encode())
                if "\ufffd" in name or "\ufffd" in value:
                    raise ValueError("not UTF-8")
    except ValueError:
        abort(400)


def _readable_query(raw: bytes) -> None:
    if _BROKEN_ESCAPE.search(raw):
        raise ValueError("a percent sign that escapes nothing")
    _readable(unquote_to_bytes(raw))


def _readable(raw: bytes) -> None:
    if _CONTROL.search(raw.decode()):
        raise ValueError("a control character")


def _require_same_origin() -> None:
    """Answer 403 to a post that a page of another origin made the browser send."""
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return
    site = request.headers.get("Sec-Fetch-Site")
    origin = request.headers.get("Origin")
    if site is not None and site not in ("same-origin", "none"):
        abort(403)
    # Compared as text: a broken one is foreign, and behind a proxy the scheme may differ.
    if origin is not None and origin.partition("://")[2] != request.host:
        abort(403)


def _complete(response: Response) -> Response:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    if request.endpoint != "static" and "Cache-Control" not in response.headers:
        response.headers["Cache-Control"] = "private, no-cache"
    return response
