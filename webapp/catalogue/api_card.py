"""One card as JSON."""

from __future__ import annotations

from typing import Any

from flask import abort, url_for

from webapp.api import api_language, bp
from webapp.catalogue.eminent_json import eminent_json
from webapp.catalogue.race_json import race_json
from webapp.catalogue.reader import catalogue

MAKERS = {"rftg": race_json, "eminent-domain": eminent_json}


@bp.get("/cards/<game>/<card_id>.json")
def card(game: str, card_id: str) -> dict[str, Any]:
    """Return a card's facts with titles and sentences in the language that is asked for.

    :raise 404: when there is no such card or language.
    """
    lang = api_language()
    try:
        made = MAKERS[game](catalogue(), card_id)
    except KeyError:
        abort(404)
    return {"game": game, **made, "url": url_for("cards.card", lang=lang, game=game, card_id=card_id)}
