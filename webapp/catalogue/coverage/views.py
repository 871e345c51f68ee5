"""The page that tells how far the translations are."""

from __future__ import annotations

from flask import Blueprint, Flask, current_app, render_template

from webapp import languages
from webapp.catalogue.coverage.pages import CoveragePages
from webapp.catalogue.reader import catalogue

bp = Blueprint("coverage", __name__, url_prefix=f"{languages.PREFIX}/coverage")


def init_app(app: Flask) -> None:
    """Register the page."""
    app.register_blueprint(bp)


@bp.get("", endpoint="index")
def index() -> str:
    """Show what each language has, what is its own, and what is open."""
    known = current_app.extensions
    if "coverage_pages" not in known:
        known["coverage_pages"] = CoveragePages(catalogue())
    pages: CoveragePages = known["coverage_pages"]
    return render_template("coverage/index.html", page=pages.page())
