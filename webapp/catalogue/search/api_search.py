"""The search as JSON, and titles for a browser to suggest as one types in its address bar."""

from __future__ import annotations

from typing import Any

from flask import Response, abort, current_app, request, url_for

from webapp.api import api_language, bp
from webapp.catalogue.search.results import hits, plain
from webapp.catalogue.search.views import engine

LIMIT, MOST = 20, 50
"""Results without a `limit`, and with the largest one."""

SUGGESTIONS = 8


@bp.get("/search.json")
def search() -> dict[str, Any]:
    """Return what is found for `q` in the language `lang`, the best first; at most `limit`, 20 without it.

    A `limit` above 50 gives 50.

    :raise 400: when it is no whole number from 1 on, in digits 0 to 9.
    """
    lang = api_language()
    found = engine().search(request.args.get("q", ""), lang)
    return {
        "query": found.asked,
        "lang": lang,
        "results": [
            {
                "type": hit.type,
                "id": hit.id,
                "title": plain(hit.title),
                "title_en": plain(hit.english or hit.title),
                "url": url_for("start.page", lang=lang) + hit.path,
                "snippet": plain(hit.snippet),
            }
            for hit in hits(engine(), found, lang, _limit())
        ],
        "suggestion": found.suggestion or None,
    }


@bp.get("/suggest.json")
def suggestions() -> Response:
    """Return titles that fit `q`, in the form that browsers ask for (OpenSearch)."""
    lang = api_language()
    found = engine().search(request.args.get("q", ""), lang)
    titles = dict.fromkeys(plain(hit.title) for hit in hits(engine(), found, lang, SUGGESTIONS))
    text = current_app.json.dumps([found.asked, [*titles]])
    return Response(text, mimetype="application/x-suggestions+json")


def _limit() -> int:
    text = request.args.get("limit") or str(LIMIT)
    digits = text.lstrip("0")
    if not (text.isascii() and text.isdigit() and digits):
        abort(400)
    return MOST if len(digits) > len(str(MOST)) else min(int(digits), MOST)
