"""The page of the list of rulings: reads the address, finds, and shows the page or the part that changes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple
from urllib.parse import parse_qsl, urlsplit

from flask import current_app, make_response, redirect, render_template, request
from werkzeug.wrappers import Response

from webapp import languages, parts
from webapp.catalogue import words
from webapp.catalogue.list_page import Chip, WayOut
from webapp.catalogue.listing.query import Clause, Query
from webapp.catalogue.reader import catalogue
from webapp.catalogue.rulings.finding import ORDER, Found, RulingList
from webapp.catalogue.rulings.panel import Panel
from webapp.i18n import current_language, gettext

TEMPLATE = "rulings/index.html"


@dataclass(frozen=True, slots=True)
class Group:
    """What was found on a topic."""

    title: str
    lang: str
    """The language of the title."""
    game: str
    rulings: tuple[str, ...]
    """The ids of the rulings."""


class _Kept(NamedTuple):
    listing: RulingList
    panel: Panel


def show() -> Response:
    """Show the list of rulings, or the part of it that the filters let through.

    As in the card list, an address is shortened to what is asked for.
    """
    pairs = list(request.args.items(multi=True))
    query = listing().read(pairs)
    base = languages.page_url("rulings.index")
    partial = parts.wanted()
    if not partial and not query.strange and not query.is_written(pairs, ORDER):
        return redirect(base + query.address, 302)
    found = listing().find(query)
    clause = _kept().panel.clause
    values = {
        "query": query,
        "count": len(found.rulings),
        "groups": _groups(found),
        "chips": [Chip(clause(each), base + query.without([each]).address) for each in query.clauses],
        "ways": [
            WayOut([clause(each) for each in way.clauses], base + way.query.address, way.count)
            for way in found.ways
        ],
        "asks": list(_kept().panel.asked(query)),
    }
    if not partial:
        answer = make_response(render_template(TEMPLATE, **values))
    else:
        block = "finder" if request.headers.get("HX-Target", "").endswith("#finder") else "results"
        answer = make_response(parts.part(TEMPLATE, block, **values, over=parts.over()))
        answer.headers["HX-Replace-Url" if _only_typed(query) else "HX-Push-Url"] = base + query.address
    answer.vary.update(parts.VARY)
    return answer


def listing() -> RulingList:
    """Return the list of the running app, made when it is first asked for."""
    return _kept().listing


def _kept() -> _Kept:
    known = current_app.extensions
    if "ruling_list" not in known:
        made = RulingList(catalogue())
        known["ruling_list"] = _Kept(made, Panel(catalogue(), made))
    kept: _Kept = known["ruling_list"]
    return kept


def _groups(found: Found) -> list[Group]:
    groups = []
    for topic_id, rulings in found.by_topic:
        topic = catalogue().rulings.topics[topic_id]
        title, lang = topic.title(current_language())
        groups.append(
            Group(title, lang, gettext(words.GAMES[topic.game]), tuple(each.id for each in rulings))
        )
    return groups


def _only_typed(query: Query) -> bool:
    """Return whether nothing but the words differs from the address that the browser shows.

    Then the address is replaced: going back should not go letter by letter.
    """
    try:
        before = urlsplit(request.headers.get("HX-Current-URL", "")).query
    except ValueError:
        return False
    shown = listing().read(parse_qsl(before, keep_blank_values=True))
    return _others(shown) == _others(query)


def _others(query: Query) -> list[Clause]:
    return [clause for clause in query.clauses if clause.key != "q"]
