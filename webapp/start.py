"""The front door: `/`, the start page of each language, and the health check."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from flask import Blueprint, Flask, current_app, redirect, request, url_for
from werkzeug import Response

from webapp import languages, parts
from webapp.catalogue import words
from webapp.catalogue.models import GAMES
from webapp.catalogue.reader import catalogue
from webapp.catalogue.search.views import found
from webapp.i18n import N_, gettext

root = Blueprint("root", __name__)
bp = Blueprint("start", __name__, url_prefix=languages.PREFIX)


REFERENCE = {
    "rules.index": N_("Rules"),
    "rulings.index": N_("Rulings"),
    "goals.index": N_("Goals"),
    "search_categories.index": N_("Search categories"),
    "icons.index": N_("Icons"),
    "glossary.index": N_("Glossary"),
    "coverage.index": N_("State of the translations"),
}
"""What can be looked up besides the cards, by endpoint."""


def init_app(app: Flask) -> None:
    """Register the front door."""
    app.register_blueprint(root)
    app.register_blueprint(bp)


@root.get("/")
def choose_language() -> Response:
    """Go to the start page in the remembered language, else the one that the browser asks for."""
    response = redirect(url_for("start.page", lang=languages.preferred()), 302)
    response.vary.update(("Accept-Language", "Cookie"))
    response.cache_control.no_store = True
    return response


@root.get("/healthz")
def health() -> dict[str, Any]:
    """Tell that the app can serve, and which data it serves."""
    return {"status": "ok", "version": catalogue().version}


@bp.get("/")
def page() -> Response:
    """Show the start page; with `q` in the address what that finds too, for htmx only this."""
    results = found() if "q" in request.args or parts.wanted() else {}
    return parts.show("start/page.html", "found", places=[*_places()], **results)


def _places() -> Iterator[tuple[str, str, str]]:
    """Yield name, kind and address of what can be looked up."""
    for game in GAMES:
        yield gettext(words.GAMES[game]), gettext("Cards"), url_for("cards.index", game=game)
    for endpoint, name in REFERENCE.items():
        if endpoint in current_app.view_functions:
            yield gettext(name), "", languages.page_url(endpoint)
