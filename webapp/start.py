"""The front door: `/`, the start page of each language, and the health check."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Flask, redirect, render_template, url_for
from werkzeug import Response

from webapp import languages
from webapp.catalogue.reader import catalogue

root = Blueprint("root", __name__)
bp = Blueprint("start", __name__, url_prefix=languages.PREFIX)


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
def page() -> str:
    """Show the start page."""
    return render_template("start/page.html")
