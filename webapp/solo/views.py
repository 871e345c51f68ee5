"""The pages of solo games: the list, the game, and what a post does to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flask import (
    Blueprint,
    Flask,
    abort,
    current_app,
    g,
    make_response,
    redirect,
    render_template,
    request,
    url_for,
)
from jinja2_fragments.flask import render_block
from werkzeug.exceptions import HTTPException, NotFound, ServiceUnavailable, UnprocessableEntity
from werkzeug.wrappers import Response

from webapp import languages, parts
from webapp.catalogue.reader import catalogue
from webapp.refusal import Refusal
from webapp.solo import (
    cells,
    choices,
    page,
    picker,
    refusals,
    setup_views,
    sheet,
    side_views,
    transfer,
    why,
    words,
)
from webapp.solo.actions import Play, UnknownAction, carry_out
from webapp.solo.games import games, now
from webapp.solo.records import Record
from webapp.solo.serving import (
    card_namer,
    card_title,
    checked_revision,
    known_games,
    load,
    moment,
    new_key,
    on_shelf,
    partial,
    query,
    spent_key,
    world_name,
)
from webapp.solo.store import NoSuchGame, NoSuchPosition, Repeated, Stale, StoreUnavailable

bp = Blueprint("solo", __name__, url_prefix=f"{languages.PREFIX}/solo")
setup_views.register(bp)
transfer.register(bp)
side_views.register(bp)

PLACES = ("game", "timeline", "corrections", "score", "index", "describe")
"""The pages that a post may come from and leads back to; from `describe` a card found leads to the game."""


def init_app(app: Flask) -> None:
    """Register the pages, give the templates their words, and answer what the store refuses."""
    app.jinja_env.globals.update(
        new_key=new_key,
        why=why.why,
        cell=cells,
        words=words,
        word=words.name,
        choices=choices,
        world_name=world_name,
        known_games=known_games,
    )
    app.jinja_env.filters["moment"] = moment
    app.register_blueprint(bp)
    app.register_error_handler(NoSuchGame, _no_such_game)
    app.register_error_handler(StoreUnavailable, _unavailable)
    app.register_error_handler(Refusal, _refused)


@bp.after_request
def vary(response: Response) -> Response:
    """Say that htmx gets another answer at the same address."""
    response.vary.update(parts.VARY)
    return response


@bp.get("/")
def index() -> str:
    """List the games that this browser knows, newest first."""
    return render_template("solo/index.html", shelf=known_games(), here="solo")


@bp.get("/<game_id>")
def game(game_id: str) -> Response:
    """Show the game as it stands."""
    record = load(game_id)
    return on_shelf(make_response(render_game(record)), record)


@bp.post("/<game_id>")
def play(game_id: str) -> Response:
    """Carry out one action, made against a revision with a one-time key; show the present state after it."""
    revision = checked_revision(load(game_id))
    _place()  # refused before anything is done
    try:
        with games().store.turn(game_id, revision, spent_key(), now()) as turn:
            carry_out(Play(games(), turn, request.form), request.form.get("do", ""))
    except UnknownAction:
        abort(400)
    except Repeated:
        return _unchanged(game_id, 200, note=refusals.repeated())
    except (Stale, NoSuchPosition) as error:
        return _unchanged(game_id, 409, note=refusals.late(error))
    except Refusal as refusal:
        sentence = refusals.sentence(refusal, title=card_title)
        return _unchanged(game_id, refusals.status(refusal), refusal=sentence, typed=request.form)
    return _changed(turn.record)


@bp.get("/<game_id>/found")
def found(game_id: str) -> Response:
    """Offer the cards that match what is typed into the picker; without htmx, describe one not listed."""
    record = load(game_id)
    table = games().game(record)
    want = table.prompt.wanted
    if want is None:
        return _elsewhere(url_for("solo.game", game_id=game_id))
    if not partial():
        return make_response(_render_describe(record))
    own = sheet.read(record.sheet, table).cards
    offered = picker.offer(catalogue(), table, g.lang, query(), want.fits, own=own)
    return make_response(render_template("solo/_choices.html", offer=offered, do="found"))


def _render_describe(record: Record, refusal: str = "", typed: Any = None) -> str:
    return render_template(
        "solo/describe.html",
        record=record,
        game=games().game(record),
        base=url_for("solo.game", game_id=record.id),
        key=new_key(record),
        refusal=refusal,
        typed=typed or {},
        here="solo",
    )


def render_game(record: Record, note: str = "", refusal: str = "", typed: Any = None) -> str:
    """Return the game page, or to htmx only the part that changes."""
    table = games().game(record)
    shown = page.game_page(record, table, catalogue(), g.lang, card_namer(), new_key(record), typed)
    context = {
        "p": shown,
        "base": url_for("solo.game", game_id=record.id),
        "note": note,
        "refused": refusal,
        "here": "solo",
        "end": side_views.score_context(record, table) if table.outcome is not None else None,
    }
    if partial():
        return render_block("solo/game.html", "table", **context)
    return render_template("solo/game.html", **context)


def _changed(record: Record) -> Response:
    """Answer a carried-out post: the new part of the page to htmx, a redirect to everybody else."""
    place = _place()
    do = request.form.get("do", "")
    place = "game" if place == "describe" else place
    if do == "describe":
        return _elsewhere(url_for("solo.found", game_id=record.id))
    if do == "delete" or place == "index":
        return redirect(url_for("solo.index"), 303)
    if partial() and place == "game":
        return make_response(render_game(record))
    return redirect(url_for(f"solo.{place}", game_id=record.id), 303)


def _elsewhere(address: str) -> Response:
    """Send the browser to another page; htmx has to be told, or it would put that page into this one."""
    if partial():
        return Response(headers={"HX-Redirect": address})
    return redirect(address, 303)


def _unchanged(game_id: str, status: int, **shown: Any) -> Response:
    """Answer a post that changed nothing with the present state and a sentence, on the page it came from."""
    record = load(game_id)
    page_text: Callable[..., str]
    match _place():
        case "corrections":
            shown_at, page_text = "solo.corrections", side_views.render_corrections
        case "score":
            shown_at, page_text = "solo.score", side_views.render_score
        case "describe" if "refusal" in shown and games().game(record).prompt.wanted is not None:
            shown_at, page_text = "solo.found", _render_describe
        case _:
            shown_at, page_text = "solo.game", render_game
    languages.page_is(shown_at, game_id=record.id)
    return make_response(page_text(record, **shown), status)


def _place() -> str:
    place = request.form.get("from", "game")
    return place if place in PLACES else abort(400)


def _no_such_game(error: NoSuchGame) -> Any:
    return _failed(NotFound())


def _refused(error: Refusal) -> Any:
    """Answer where a stored game can no longer be played through, for instance after a card was corrected."""
    return _failed(UnprocessableEntity(refusals.sentence(error, title=card_title)), error)


def _unavailable(error: StoreUnavailable) -> Any:
    return _failed(ServiceUnavailable(), error)


def _failed(failure: HTTPException, cause: Exception | None = None) -> Any:
    """Hand a failure over to the app's pages and its log; what an error handler raises, nobody catches."""
    vars(failure)["original_exception"] = cause
    return current_app.handle_http_exception(failure)
