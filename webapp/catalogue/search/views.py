"""The search page, its results as one types, and the description for browsers."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from flask import Blueprint, Flask, Response, current_app, render_template, request, url_for
from jinja2_fragments.flask import render_block

from webapp import languages, parts
from webapp.catalogue.list_page import listing
from webapp.catalogue.listing import Row
from webapp.catalogue.search.engine import Engine
from webapp.catalogue.search.marks import as_html
from webapp.catalogue.search.results import MOST, results
from webapp.i18n import current_language, gettext

bp = Blueprint("search", __name__, url_prefix=languages.PREFIX)


def init_app(app: Flask) -> None:
    """Register the pages and give templates `marked`; the index is opened when it is first asked."""
    app.register_blueprint(bp)
    app.jinja_env.globals["marked"] = as_html


def engine() -> Engine:
    """Return the search of the running app, opened when it is first asked for.

    Raises CatalogueError, whose message tells the remedy, when the catalogue is missing or damaged.
    """
    known = current_app.extensions
    if "search" not in known:
        known["search"] = Engine(Path(current_app.config["CATALOGUE"]))
    opened: Engine = known["search"]
    return opened


@bp.get("/search")
def page() -> Response:
    """Show what is found for `q` (with `all`, everything); for htmx the results alone, with a title."""
    values = found()
    answer = parts.show("search/page.html", "found", **values)
    if parts.wanted():
        title = render_block("search/page.html", "title", **values)
        answer.set_data(f"<title>{title}</title>{answer.get_data(True)}")
    return answer


def found() -> dict[str, object]:
    """Return what templates need to show the results of the request's `q`."""
    shown = results(engine(), request.args.get("q", ""), None if request.args.get("all") else MOST)
    return {"results": shown, "cards": _cards()}


def _cards() -> Mapping[str, Row]:
    """Return the rows of the card list in the current language by game and id, made once."""
    known: dict[str, dict[str, Row]] = current_app.extensions.setdefault("search_cards", {})
    lang = current_language()
    if lang not in known:
        known[lang] = {row.path: row for row in listing().rows()}
    return known[lang]


@bp.get("/opensearch.xml")
def opensearch() -> Response:
    """Describe the search to browsers, which then offer it beside their own."""
    text = render_template(
        "search/opensearch.xml",
        description=gettext("Search Race for the Galaxy and Eminent Domain, in any language"),
        icon=url_for("static", filename="favicon.svg", _external=True),
        page=url_for("search.page", _external=True),
        suggestions=url_for("api.suggestions", _external=True),
    )
    return Response(text, mimetype="application/opensearchdescription+xml")
