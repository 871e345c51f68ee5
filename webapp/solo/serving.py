"""What the views of solo games share: fetching, keys, the browser's list, htmx."""

from __future__ import annotations

import datetime as dt
import hashlib
import logging
from dataclasses import dataclass

from flask import abort, current_app, g, request
from werkzeug.wrappers import Response

from webapp import parts
from webapp.catalogue.reader import catalogue
from webapp.i18n import format_datetime
from webapp.languages import page_url
from webapp.solo import keys, shelf, titles
from webapp.solo.games import games
from webapp.solo.records import Record, Summary
from webapp.solo.store import StoreUnavailable

LONGEST_QUERY = 200


def load(game_id: str) -> Record:
    """Return a stored game; 404 where there is none."""
    return games().store.load(game_id)


def new_key(record: Record) -> str:
    """Return a one-time key for the forms of a page."""
    return keys.make(_secret(), record.id, record.revision)


def checked_revision(record: Record) -> int:
    """Return the form's revision if its key is genuine; abort with 400 or 403 otherwise."""
    revision = request.form.get("revision", "")
    if not revision.isascii() or not revision.isdigit() or len(revision) > 9:
        abort(400)
    try:
        keys.check(_secret(), record.id, int(revision), request.form.get("key", ""))
    except keys.Forged:
        abort(403)
    return int(revision)


def spent_key() -> str:
    """Return what a post spends: the page's one-time key with what was asked and told.

    The same post sent again is a repetition; another button of a page from the browser's memory is not: it
    was made against an old state.
    """
    told = sorted((name, value) for name, value in request.form.items(multi=True))
    return f"{request.form.get('key', '')}/{hashlib.sha256(repr(told).encode()).hexdigest()[:24]}"


def on_shelf(response: Response, record: Record) -> Response:
    """Put the game first in this browser's list."""
    known = shelf.read(request)
    if known[:1] != [record.id]:
        shelf.write(response, shelf.add(known, record.id))
    return response


@dataclass(frozen=True, slots=True)
class KnownGames:
    """The games that a browser knows, newest first."""

    running: tuple[Summary, ...] = ()
    finished: tuple[Summary, ...] = ()
    deleted: tuple[Summary, ...] = ()
    reachable: bool = True
    """Whether the store could be asked."""


def known_games() -> KnownGames:
    """Return the games in this browser's list; none where the store cannot be reached."""
    try:
        known = games().store.load_many(shelf.read(request))
    except StoreUnavailable as error:
        logging.getLogger("tableside").error("the games cannot be reached: %s", error)
        return KnownGames(reachable=False)
    kept = [one for one in known if not one.deleted]
    return KnownGames(
        running=tuple(one for one in kept if not one.summary.get("over")),
        finished=tuple(one for one in kept if one.summary.get("over")),
        deleted=tuple(one for one in known if one.deleted),
    )


def partial() -> bool:
    """Whether htmx asks for a part of the page."""
    return parts.wanted()


def query() -> str:
    """Return what was typed into the picker."""
    return request.args.get("query", "")[:LONGEST_QUERY]


def card_namer() -> titles.CardName:
    """Return how cards are called on this page: as links that open over it."""
    return titles.page_namer(catalogue(), g.lang, f"{page_url('cards.index')}rftg/")


def world_name(card_id: str) -> str:
    """Return a start world's title in the reader's language alone."""
    return catalogue().title(card_id, g.lang).text


def moment(text: str) -> str:
    """Return a kept moment as the language writes date and time, in the server's own time zone."""
    try:
        when = dt.datetime.fromisoformat(text).astimezone()
    except ValueError:
        return text
    return format_datetime(when, when.tzinfo or dt.UTC)


def card_title(card_id: str) -> str:
    """Return a card's title in the reader's language with the printed English one behind it."""
    return titles.both(catalogue(), card_id, g.lang)


def _secret() -> str | bytes:
    secret = current_app.secret_key
    assert secret is not None
    return secret
