"""The pages of cards: the list with its filters, and one card."""

from __future__ import annotations

from flask import Blueprint, Flask
from werkzeug.wrappers import Response

from webapp import languages
from webapp.catalogue import api_card, api_list, card_views, list_page  # noqa: F401 - give /api theirs

bp = Blueprint("cards", __name__, url_prefix=f"{languages.PREFIX}/cards")
card_views.register(bp)


def init_app(app: Flask) -> None:
    """Register the pages; the catalogue is opened when it is first asked for."""
    app.register_blueprint(bp)


@bp.get("/")
def index() -> Response:
    """Show the list of cards, or the part of it that the filters let through."""
    return list_page.show()
