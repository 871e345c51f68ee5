"""The card list as JSON: the same filters, the same cards in the same order as the page."""

from __future__ import annotations

from typing import Any

from flask import Response, jsonify, request

from webapp import api
from webapp.cards import Card
from webapp.catalogue.list_page import listing
from webapp.catalogue.listing import Row
from webapp.catalogue.listing.traits import points, symbols
from webapp.catalogue.models import EminentCard
from webapp.catalogue.reader import catalogue
from webapp.i18n import current_language
from webapp.languages import page_url


@api.bp.get("/cards.json")
def cards() -> Response:
    """Answer with the cards that fit the filters of the address, as `/<lang>/cards/` takes them.

    `not_understood` names what was left out. A card has the keys of the card data, and `url`.
    """
    api.api_language()
    found = listing().find(listing().read(request.args.items(multi=True)))
    return jsonify(
        {
            "count": len(found.rows),
            "not_understood": list(found.query.strange),
            "cards": [_row(row) for row in found.rows],
        }
    )


def _row(row: Row) -> dict[str, Any]:
    game, card_id = row.path.split("/")
    card = row.card or catalogue().eminent[card_id]
    title = row.title
    return {
        "id": row.path,
        "game": game,
        "title": title.text,
        "title_suffix": title.suffix or None,
        "title_en": title.english,
        "title_status": "printed" if current_language() == "en" else title.status,
        "url": page_url("cards.index") + row.path,
        "set": row.set,
        **(_race(card) if isinstance(card, Card) else _eminent(card)),
    }


def _race(card: Card) -> dict[str, Any]:
    return {
        "kind": card.kind,
        "military": card.military,
        "cost": card.cost,
        "defense": card.defense,
        "vp": "variable" if card.variable_vp else card.vp,
        "good": card.good,
        "production": card.production,
        "keywords": sorted(card.keywords),
        "chromosome": card.chromosome,
        "prestige_on_placing": card.prestige,
        "start_world": card.start_number,
        "powers": [
            {"phase": int(power.phase) if power.phase.isdigit() else power.phase, "code": power.code}
            for power in card.powers
        ],
    }


def _eminent(card: EminentCard) -> dict[str, Any]:
    return {
        "kind": card.kind,
        "type": card.type,
        "level": card.level,
        "research_cost": card.research_cost,
        "colonize_cost": card.colonize_cost,
        "warfare_cost": card.warfare_cost,
        "influence": points(card),
        "symbols": symbols(card),
        "resource_slots": list(card.resource_slots),
    }
