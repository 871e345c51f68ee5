"""Rulings as JSON: those that fit the filters of the list, or one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from flask import abort, request

from webapp import languages
from webapp.api import api_language, bp
from webapp.catalogue.models import Catalogue
from webapp.catalogue.reader import catalogue
from webapp.catalogue.rules.titles import spoken
from webapp.catalogue.rulings.list_page import listing
from webapp.catalogue.rulings.models import Ruling, RulingText
from webapp.catalogue.rulings.pages import RulingPages
from webapp.catalogue.rulings.plain import plain_text
from webapp.i18n import current_language, gettext, language


@bp.get("/rulings.json")
def rulings() -> dict[str, Any]:
    """Answer with the rulings that fit the filters of the address, as `/<lang>/rulings/` takes them.

    :raise 400: when one of them cannot be.
    :raise 404: when there is no such language.
    """
    api_language()
    query = listing().read(request.args.items(multi=True))
    if query.strange:
        abort(400, gettext("Not understood: %(what)s", what=", ".join(query.strange)))
    known = catalogue()
    found = [_plain(known, each) for each in listing().find(query).rulings]
    return {"count": len(found), "rulings": found}


@bp.get("/rulings/<game>/<ruling_id>.json")
def ruling(game: str, ruling_id: str) -> dict[str, Any]:
    """Answer with one ruling.

    :raise 404: when there is no such ruling or language.
    """
    api_language()
    found = catalogue().rulings.all.get(ruling_id)
    if found is None or found.game != game:
        abort(404)
    return _plain(catalogue(), found)


def _plain(known: Catalogue, ruling: Ruling) -> dict[str, Any]:
    text = known.rulings.text(ruling.id, current_language())
    with language(text.lang):
        question = spoken(known, text.question)
        parts = _parts(known, text)
    return {
        "id": f"{ruling.game}/{ruling.id}",
        "game": ruling.game,
        "topic": ruling.topic,
        "topic_title": known.rulings.topics[ruling.topic].title(current_language())[0],
        "lang": text.lang,
        "question": question,
        **parts,
        "open": ruling.open,
        "confidence": ruling.confidence,
        "sources": [
            {
                "id": each.source,
                "name": known.rulings.sources[each.source].told(current_language())[0],
                "pages": list(each.pages),
                "at": each.at or None,
                "against": each.against,
            }
            for each in ruling.sources
        ],
        "rules": list(_rules(known, ruling)),
        "cards": [_card(known, ruling.game, each) for each in ruling.cards],
        "mentions": [_card(known, ruling.game, each) for each in ruling.mentions],
        "goals": list(ruling.goals),
        "powers": list(ruling.powers),
        "phases": list(ruling.phases),
        "sets": list(ruling.sets),
        "url": _url(ruling.path),
    }


def _parts(known: Catalogue, text: RulingText) -> dict[str, str | None]:
    """Return the answer, the reason and both readings as text."""
    say = partial(spoken, known)
    apart = {
        kind: plain_text((block for block in text.blocks if block.kind == kind), say) or None
        for kind in ("why", "open")
    }
    answer = plain_text((block for block in text.blocks if block.kind not in apart), say)
    return {"answer": answer, "why": apart["why"], "readings": apart["open"]}


def _rules(known: Catalogue, ruling: Ruling) -> Iterator[dict[str, str]]:
    for link in RulingPages(known).rules(ruling):
        yield {"id": link.ids, "title": link.section.title, "url": _url(f"rules/{link.section.path}")}


def _card(known: Catalogue, game: str, card_id: str) -> dict[str, str]:
    title = known.title(card_id, current_language(), game)
    return {
        "id": f"{game}/{card_id}",
        "title": title.text,
        "title_en": title.english,
        "url": _url(f"cards/{game}/{card_id}"),
    }


def _url(path: str) -> str:
    return languages.page_url("start.page") + path
