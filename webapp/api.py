"""Looking things up as JSON: the blueprint at /api, and the language of a request to it.

A module that answers here imports `bp`, gives it its addresses (`@bp.get("/…")`), and is imported by
`webapp.app` before the blueprint is registered. Every failure is a JSON object with `error`
(`webapp.errors`).
"""

from __future__ import annotations

from flask import Blueprint, Flask, abort, request

from webapp import i18n, languages
from webapp.i18n import gettext

bp = Blueprint("api", __name__, url_prefix="/api")


def init_app(app: Flask) -> None:
    """Register the addresses that the modules of the parts have given to the blueprint."""
    app.register_blueprint(bp)


def api_language() -> str:
    """Answer in the language that `?lang=` names, and return its code.

    :raise 404: when it is missing or none of ours.
    """
    code = request.args.get("lang", "")
    if code not in i18n.NAMES:
        known = ", ".join(i18n.LANGUAGES)
        abort(404, gettext("The address must name a language: lang= and one of %(known)s.", known=known))
    languages.use(code)
    return code
