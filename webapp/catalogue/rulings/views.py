"""The pages of rulings: the list with its filters, and one ruling; what other pages show of them."""

from __future__ import annotations

from collections.abc import Iterable

from flask import Blueprint, Flask, Response, current_app, redirect, url_for
from werkzeug.wrappers import Response as AnyResponse

from webapp import languages, lower_case, parts
from webapp.catalogue.models import GAMES
from webapp.catalogue.reader import catalogue
from webapp.catalogue.rulings import api_rulings, list_page  # noqa: F401 - one gives /api its addresses
from webapp.catalogue.rulings.pages import Asked, RulingPage, RulingPages

bp = Blueprint("rulings", __name__, url_prefix=f"{languages.PREFIX}/rulings")


def init_app(app: Flask) -> None:
    """Register the pages and give templates `asked`."""
    app.register_blueprint(bp)
    app.jinja_env.globals["asked"] = asked


@bp.get("/")
def index() -> AnyResponse:
    """Show the list of rulings, or the part of it that the filters let through."""
    return list_page.show()


@bp.get("/<game>/")
def game(game: str) -> AnyResponse:
    """Lead to the rulings of a game."""
    known = lower_case.find({each: each for each in GAMES}.__getitem__, game)
    return redirect(url_for("rulings.index", game=known), 302)


@bp.get("/<game>/<ruling_id>")
def ruling(game: str, ruling_id: str) -> Response:
    """Show a ruling."""
    home = languages.page_url("start.page")

    def find(game: str, ruling_id: str) -> RulingPage:
        return pages().page(game, ruling_id, home)

    page = lower_case.find(find, game, ruling_id)
    return parts.show("rulings/ruling.html", "ruling", page=page, over=parts.wanted())


def pages() -> RulingPages:
    """Return the pages of rulings of the running app."""
    known = current_app.extensions
    if "ruling_pages" not in known:
        known["ruling_pages"] = RulingPages(catalogue())
    kept: RulingPages = known["ruling_pages"]
    return kept


def asked(ruling_ids: Iterable[str]) -> list[Asked]:
    """Return questions with their answers in short, in the current language."""
    home = languages.page_url("start.page")
    return [pages().asked(each, home) for each in ruling_ids]
