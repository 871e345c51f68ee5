"""Light, dark, or as the system has it: a remembered choice that needs no script."""

from __future__ import annotations

from flask import Blueprint, Flask, abort, redirect, request, url_for
from werkzeug import Response

from webapp import languages
from webapp.security import local_path

THEMES = ("light", "dark", "system")
COOKIE = "theme"

bp = Blueprint("theme", __name__, url_prefix=languages.PREFIX)


def init_app(app: Flask) -> None:
    """Register the form's target and give templates `theme` and `themes`."""
    app.register_blueprint(bp)
    app.context_processor(lambda: {"theme": current_theme(), "themes": THEMES})


def current_theme() -> str:
    """Return the remembered theme, `system` if there is none."""
    theme = request.cookies.get(COOKIE)
    return theme if theme in THEMES else "system"


@bp.post("/theme")
def choose() -> Response:
    """Remember the form's `theme` and go back to its `return`, an address of this app."""
    theme = request.form.get("theme", "")
    if theme not in THEMES:
        abort(400)
    response = redirect(local_path(request.form.get("return"), url_for("start.page")), 303)
    response.set_cookie(COOKIE, theme, max_age=languages.YEAR, httponly=True, samesite="Lax")
    return response
