"""The page of one card, its QR code, and what it scores in a tableau."""

from __future__ import annotations

from flask import Blueprint, Response, abort, current_app, request, url_for

from webapp import lower_case, parts, qr
from webapp.catalogue.pages import CardPage, Pages
from webapp.catalogue.race_page import GAME, link
from webapp.catalogue.reader import catalogue
from webapp.catalogue.worked import Worked, refused, worked
from webapp.refusal import Refusal


def register(bp: Blueprint) -> None:
    """Add the pages to the blueprint of cards."""
    bp.add_url_rule("/<game>/<card_id>", view_func=card)
    bp.add_url_rule("/<game>/<card_id>/qr", "qr", view_func=qr_code)


def card(game: str, card_id: str) -> Response:
    """Show one card; with a tableau in the query also what it scores there."""
    page = page_or_404(game, card_id)
    return parts.show("cards/card.html", "card", page=page, worked=_worked(page) if request.args else None)


def qr_code(game: str, card_id: str) -> Response:
    """Show the address of a card as text and as a QR code, for another device."""
    page = page_or_404(game, card_id)
    address = qr.address_for_phones(url_for("cards.card", game=game, card_id=card_id))
    return parts.show(
        "cards/qr.html",
        "qr",
        page=page,
        address=address,
        only_here=qr.is_only_here(address),
        picture=qr.picture(address),
    )


def page_or_404(game: str, card_id: str) -> CardPage:
    """Return the page of a card in the current language.

    :raise 404: when there is no such card.
    """
    return lower_case.find(pages().page, game, card_id)


def pages() -> Pages:
    """Return the card pages of the running app, each kept once it is made."""
    known = current_app.extensions
    if "card_pages" not in known:
        known["card_pages"] = Pages(catalogue())
    kept: Pages = known["card_pages"]
    return kept


def _worked(page: CardPage) -> Worked | None:
    """Return what the card scores in the tableau of the query.

    :raise 400: when the tableau cannot be.
    """
    if page.game != GAME or page.card is None:
        return None
    cards = catalogue()
    try:
        return worked(cards, page.card, request.args, lambda card_id: link(cards, card_id))
    except (ValueError, Refusal) as error:
        abort(400, refused(error, lambda card_id: link(cards, card_id).text))
