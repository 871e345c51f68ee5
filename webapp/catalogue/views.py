"""The pages of cards: the list with its filter, and one card."""

from __future__ import annotations

from flask import Blueprint, Flask, Response, abort, current_app, make_response, render_template, request
from jinja2_fragments.flask import render_block

from webapp import languages
from webapp.catalogue.listing import Filter, Listing, game_choices, set_choices
from webapp.catalogue.pages import CardPage, Pages
from webapp.catalogue.reader import catalogue

bp = Blueprint("cards", __name__, url_prefix=f"{languages.PREFIX}/cards")


def init_app(app: Flask) -> None:
    """Register the pages; the catalogue is opened when it is first asked for."""
    app.register_blueprint(bp)


@bp.get("/")
def index() -> Response:
    """Show the list of cards, or the part of it that a filter lets through."""
    wanted = Filter.from_args(request.args)
    found = _listing().find(wanted)
    return _show(
        "cards/index.html", "results", wanted=wanted, rows=found, games=game_choices(), sets=set_choices()
    )


@bp.get("/<game>/<card_id>")
def card(game: str, card_id: str) -> Response:
    """Show one card."""
    return _show("cards/card.html", "card", page=_page_or_404(game, card_id))


def _page_or_404(game: str, card_id: str) -> CardPage:
    """Return the page of a card; :raise 404: when there is no such card."""
    try:
        return _pages().page(game, card_id)
    except KeyError:
        abort(404)


def _show(template: str, block: str, **values: object) -> Response:
    """Return the whole page, or for htmx, when it asks for a part, just the block that changes."""
    partial = request.headers.get("HX-Request-Type") == "partial"
    text = render_block(template, block, **values) if partial else render_template(template, **values)
    response = make_response(text)
    response.vary.update(("HX-Request", "HX-Request-Type"))
    return response


def _pages() -> Pages:
    known = current_app.extensions
    if "card_pages" not in known:
        known["card_pages"] = Pages(catalogue())
    pages: Pages = known["card_pages"]
    return pages


def _listing() -> Listing:
    known = current_app.extensions
    if "card_listing" not in known:
        known["card_listing"] = Listing(catalogue())
    listing: Listing = known["card_listing"]
    return listing
