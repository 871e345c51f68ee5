"""Games as files: out to another device or a bug report, and in again."""

from __future__ import annotations

import hashlib
import json
import secrets

from flask import Blueprint, Response, abort, make_response, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as AnyResponse

from webapp import languages
from webapp.refusal import Refusal
from webapp.robot import gamefile
from webapp.solo import refusals
from webapp.solo.games import games, now, summary
from webapp.solo.records import is_game_id
from webapp.solo.serving import card_title, load, on_shelf
from webapp.solo.setup_form import with_seed


def register(bp: Blueprint) -> None:
    """Add the addresses to the blueprint of solo games."""
    bp.add_url_rule("/<game_id>/export", view_func=export)
    bp.add_url_rule("/import", "upload", view_func=upload)
    bp.add_url_rule("/import", "bring_in", view_func=bring_in, methods=["POST"])


def export(game_id: str) -> Response:
    """Send the game file: the set-up and the events up to the pointer."""
    record = load(game_id)
    text = json.dumps(gamefile.frame(record.setup, record.events), ensure_ascii=False, indent=1)
    name = f"tableside-{record.setup['robot_world']}-{record.created[:10]}.json"
    response = make_response(text + "\n")
    response.mimetype = "application/json"
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


def upload() -> AnyResponse:
    """Ask for a game file."""
    return _ask()


def bring_in() -> AnyResponse:
    """Keep the game of an uploaded file and go to it; refuse a file that cannot be played through."""
    served = games()
    file, key = request.files.get("file"), request.form.get("key", "")
    if not is_game_id(key):
        abort(400)
    if file is None or not file.filename:
        return _ask(Refusal("no_file"))
    try:
        data = file.stream.read()
        read = gamefile.read(data, served.mat, served.cards)
        game = served.replay(read)
    except Refusal as refusal:
        return _ask(refusal)
    record = served.store.create(
        with_seed(read.setup.data),
        "",
        now(),
        game.events,
        summary=summary(game, {}),
        key=f"{key}/{hashlib.sha256(data).hexdigest()[:24]}",
    )
    return on_shelf(redirect(url_for("solo.game", game_id=record.id), 303), record)


def _ask(refusal: Refusal | None = None) -> AnyResponse:
    languages.page_is("solo.upload")
    page = render_template(
        "solo/import.html",
        key=secrets.token_urlsafe(16),
        refusal=refusals.sentence(refusal, title=card_title) if refusal else "",
        here="solo",
    )
    return make_response(page, refusals.status(refusal) if refusal else 200)
