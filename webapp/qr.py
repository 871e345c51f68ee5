"""Addresses for other devices, as text and as a QR code that the server draws."""

from __future__ import annotations

from urllib.parse import urlsplit

import segno
from flask import current_app, request
from markupsafe import Markup


def address_for_phones(path: str) -> str:
    """Return a whole address: of the network, where this page itself was opened on the serving machine.

    `path` begins with a slash.
    """
    phones = current_app.config.get("PHONE_URL")
    if phones and is_only_here(request.host_url):
        return f"{phones}{path}"
    return f"{request.host_url.rstrip('/')}{path}"


def is_only_here(address: str) -> bool:
    """Return whether an address leads nowhere on any other device."""
    return urlsplit(address).hostname in ("127.0.0.1", "localhost", "::1")


def picture(address: str) -> Markup:
    """Return the QR code of an address as SVG, dark on white in every theme."""
    code = segno.make(address, error="m", micro=False)
    return Markup(
        code.svg_inline(scale=6, border=3, light="#fff", svgclass="qr", lineclass=None, omitsize=True)
    )
