"""The games that a browser knows: a list of game ids in a signed cookie, newest first."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from flask import Request, current_app
from itsdangerous import BadData, URLSafeSerializer
from werkzeug.wrappers import Response

from webapp.solo.records import is_game_id

COOKIE = "games"
MOST_GAMES = 60
MAX_AGE = 5 * 365 * 24 * 3600
"""Five years in seconds (a browser may shorten it; each write begins it anew)."""

_MOST_CHARACTERS = 4000
_ID_LENGTH = 22
_SALT = "tableside games"


def add(ids: Iterable[str], game_id: str) -> list[str]:
    """Put a game at the front; the oldest ones fall off behind sixty."""
    return [game_id, *remove(ids, game_id)][:MOST_GAMES]


def remove(ids: Iterable[str], game_id: str) -> list[str]:
    """Take a game off the list."""
    return [known for known in ids if known != game_id]


def dump(secret: str | bytes, ids: Iterable[str]) -> str:
    """Sign a list of game ids as text for a cookie; under 4,000 characters. ValueError: not an id."""
    kept = list(dict.fromkeys(ids))[:MOST_GAMES]
    if not all(is_game_id(game_id) for game_id in kept):
        raise ValueError("only game ids go on the shelf")
    return URLSafeSerializer(secret, salt=_SALT).dumps("".join(kept))


def load(secret: str | bytes, text: str) -> list[str]:
    """Read a cookie's text; an empty list when it is tampered with, too long or signed by another secret."""
    return list(_loaded(secret, text)) if len(text) <= _MOST_CHARACTERS else []


@lru_cache(maxsize=256)
def _loaded(secret: str | bytes, text: str) -> tuple[str, ...]:
    """Read a text that every page brings again."""
    try:
        joined = URLSafeSerializer(secret, salt=_SALT).loads(text)
    except (BadData, ValueError):
        return ()
    if not isinstance(joined, str):
        return ()
    ids = tuple(joined[start : start + _ID_LENGTH] for start in range(0, len(joined), _ID_LENGTH))
    return ids[:MOST_GAMES] if all(is_game_id(game_id) for game_id in ids) else ()


def read(request: Request) -> list[str]:
    """Read the browser's list of games."""
    return load(_secret(), request.cookies.get(COOKIE, ""))


def write(response: Response, ids: Iterable[str]) -> None:
    """Send the browser its list of games; no script can read it, no other site can make it be sent."""
    response.set_cookie(
        COOKIE, dump(_secret(), ids), max_age=MAX_AGE, path="/", httponly=True, samesite="Lax"
    )


def _secret() -> str | bytes:
    """Give the app's secret key; RuntimeError when it has none."""
    secret = current_app.secret_key
    if not secret:
        raise RuntimeError("the app has no SECRET_KEY")
    return secret
