"""One-time keys of forms: signed, bound to one game at one revision, checked without a database."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

_NONCE_BYTES = 12
_SIGNATURE_BYTES = 16
_KEY = re.compile(r"([A-Za-z0-9_-]{8,32})\.([0-9a-f]{32})")


class Forged(Exception):
    """A key that this app did not make for this game at this revision."""


def make(secret: str | bytes, game_id: str, revision: int, nonce: str | None = None) -> str:
    """Make a key for one form of one game; `nonce` (8-32 URL-safe characters) is drawn when left out."""
    if nonce is None:
        nonce = secrets.token_urlsafe(_NONCE_BYTES)
    key = f"{nonce}.{_signature(secret, game_id, revision, nonce)}"
    if _KEY.fullmatch(key) is None:
        raise ValueError("a nonce is 8 to 32 URL-safe characters")
    return key


def check(secret: str | bytes, game_id: str, revision: int, key: str) -> None:
    """Accept a key that `make` made with the same secret, game and revision; raise `Forged` for any other.

    Whether it was used before only the store knows (`GameStore.turn`).
    """
    parts = _KEY.fullmatch(key)
    if parts is None:
        raise Forged
    nonce, signature = parts.groups()
    if not hmac.compare_digest(signature, _signature(secret, game_id, revision, nonce)):
        raise Forged


def _signature(secret: str | bytes, game_id: str, revision: int, nonce: str) -> str:
    """Sign the three values; the line breaks between them keep each in its place."""
    if not secret:
        raise ValueError("one-time keys need a secret")
    known = secret.encode() if isinstance(secret, str) else secret
    text = f"tableside one-time key\n{nonce}\n{revision}\n{game_id}".encode("utf-8", "surrogatepass")
    return hmac.new(known, text, hashlib.sha256).hexdigest()[: 2 * _SIGNATURE_BYTES]
