"""A section of the rules as JSON."""

from __future__ import annotations

from typing import Any

from flask import abort, url_for

from webapp import languages
from webapp.api import api_language, bp
from webapp.catalogue.models import Catalogue
from webapp.catalogue.reader import catalogue
from webapp.catalogue.rules.mentions import SectionLink
from webapp.catalogue.rules.models import Block
from webapp.catalogue.rules.pages import RulePages
from webapp.catalogue.rules.titles import spoken, with_titles


@bp.get("/rules/<game>/<book>/<section>.json")
def rules(game: str, book: str, section: str) -> dict[str, Any]:
    """Answer with a section in the language that is asked for, block by block.

    :raise 404: when there is no such section or language.
    """
    lang = api_language()
    known = catalogue()
    home = languages.page_url("start.page")
    try:
        text = known.rules.section(game, book, section, lang)
        page = RulePages(known).page(game, book, section, home)
    except KeyError:
        abort(404)
    return {
        "game": game,
        "book": book,
        "section": section,
        "lang": text.lang,
        "title": text.title,
        "url": url_for("rules.section", game=game, book=book, section=section),
        "previous": _neighbour(page.before),
        "next": _neighbour(page.after),
        "blocks": [_block(known, block, home) for block in text.blocks],
    }


def _neighbour(link: SectionLink | None) -> dict[str, str] | None:
    if link is None:
        return None
    game, book, section = link.path.split("/")
    return {
        "section": section,
        "title": link.title,
        "url": url_for("rules.section", game=game, book=book, section=section),
    }


def _block(known: Catalogue, block: Block, home: str) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "type": block.kind,
        "id": block.anchor or None,
        "tags": list(block.tags),
        "text": spoken(known, block.text),
        "html": with_titles(known, block.html, home),
    }
    if block.blocks:
        plain["blocks"] = [_block(known, each, home) for each in block.blocks]
    return plain
