"""The pages of icons: the legend, an icon with its cards, the codes of powers by phase, one code."""

from __future__ import annotations

from flask import Blueprint, Flask, Response, current_app, render_template

from webapp import languages, lower_case
from webapp.catalogue.icons.pages import IconPages
from webapp.catalogue.powers import reading_notes
from webapp.catalogue.reader import catalogue
from webapp.parts import show

bp = Blueprint("icons", __name__, url_prefix=f"{languages.PREFIX}/icons")


def init_app(app: Flask) -> None:
    """Register the pages."""
    app.register_blueprint(bp)


@bp.get("/")
def index() -> str:
    """Show the legend."""
    return render_template("icons/index.html", parts=_pages().legend())


@bp.get("/<icon_id>")
def icon(icon_id: str) -> Response:
    """Show an icon and the cards that have it."""
    return show("icons/icon.html", "part", page=lower_case.find(_pages().icon, icon_id))


@bp.get("/powers/")
def powers() -> str:
    """Show every power code by phase."""
    return render_template("icons/powers.html", phases=_pages().codes(), notes=reading_notes())


@bp.get("/powers/<code>")
def power(code: str) -> Response:
    """Show a power code: what it means, and its cards."""
    return show("icons/power.html", "part", page=lower_case.find(_pages().code, code))


def _pages() -> IconPages:
    known = current_app.extensions
    if "icon_pages" not in known:
        known["icon_pages"] = IconPages(catalogue())
    pages: IconPages = known["icon_pages"]
    return pages
