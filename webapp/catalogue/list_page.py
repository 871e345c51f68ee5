"""The page of the card list: reads the address, finds, and shows the whole page or the part that changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import parse_qsl, urlsplit

from flask import current_app, make_response, redirect, render_template, request
from markupsafe import Markup
from werkzeug.wrappers import Response

from webapp import parts
from webapp.catalogue.listing import Clause, Found, Listing, Panel, Query, Row
from webapp.catalogue.listing.facets import PHASES, slug
from webapp.catalogue.listing.labels import clause as in_short
from webapp.catalogue.reader import catalogue
from webapp.i18n import current_language
from webapp.languages import page_url

TEMPLATE = "cards/index.html"


@dataclass(frozen=True, slots=True)
class Chip:
    """Something asked for, with the address of the list without it."""

    text: str
    href: str


@dataclass(frozen=True, slots=True)
class WayOut:
    """What has to go for something to be found, where that leads, and how many cards are there."""

    texts: Sequence[str]
    href: str
    count: int


def show() -> Response:
    """Show the list of cards, or the part of it that the filters let through.

    A form sends every field, so an address is shortened first: the one that is shared says only what is
    asked for. One that was not understood is left as it is, and the page says what was left out.
    """
    pairs = list(request.args.items(multi=True))
    query = listing().read(pairs)
    address = page_url("cards.index") + query.address
    partial = parts.wanted()
    if not partial and not query.strange and not query.is_written(pairs):
        return redirect(address, 302)
    found = listing().find(query)
    values = {
        "query": query,
        "found": found,
        "chips": [_chip(query, clause) for clause in query.clauses],
        "ways": _ways(found),
        "panel": panel(),
        "row_markup": row_markup(),
    }
    if not partial:
        answer = make_response(render_template(TEMPLATE, **values))
    else:
        block = "finder" if request.headers.get("HX-Target", "").endswith("#finder") else "results"
        answer = make_response(parts.part(TEMPLATE, block, **values, over=parts.over()))
        answer.headers["HX-Replace-Url" if _only_typed(query) else "HX-Push-Url"] = address
    answer.vary.update(parts.VARY)
    return answer


def listing() -> Listing:
    """Return the list of the running app, made when it is first asked for."""
    known = current_app.extensions
    if "card_listing" not in known:
        known["card_listing"] = Listing(catalogue())
    made: Listing = known["card_listing"]
    return made


def panel() -> Panel:
    """Return the form of the running app, made when it is first asked for."""
    known = current_app.extensions
    if "card_panel" not in known:
        phases: dict[str, str] = {}
        for card in catalogue().race.values():
            for power in card.powers:
                phases.setdefault(slug(power.code), PHASES[power.phase])
        known["card_panel"] = Panel(listing().facets, phases)
    made: Panel = known["card_panel"]
    return made


class RowMarkup:
    """Rows as markup in one language, each made when it is first shown."""

    def __init__(self) -> None:
        module = current_app.jinja_env.get_template("cards/_hit.html").module
        self._hit = module.hit  # type: ignore[attr-defined]
        self._base = page_url("cards.index")
        self._made: dict[str, str] = {}

    def __call__(self, rows: Sequence[Row]) -> Markup:
        """Return the rows one after the other."""
        made = self._made
        return Markup("".join([made.get(row.path) or self._make(row) for row in rows]))

    def _make(self, row: Row) -> str:
        text = self._made[row.path] = str(self._hit(row, self._base))
        return text


def row_markup() -> RowMarkup:
    """Return what makes rows into markup in the current language."""
    known: dict[tuple[str, str], RowMarkup] = current_app.extensions.setdefault("card_rows", {})
    key = current_language(), request.root_path
    if key not in known:
        known[key] = RowMarkup()
    return known[key]


def _chip(query: Query, clause: Clause) -> Chip:
    return Chip(in_short(clause), page_url("cards.index") + query.without([clause]).address)


def _ways(found: Found) -> list[WayOut]:
    return [
        WayOut(
            [in_short(clause) for clause in way.clauses],
            page_url("cards.index") + way.query.address,
            way.count,
        )
        for way in found.ways
    ]


def _only_typed(query: Query) -> bool:
    """Return whether nothing but the words of the title differs from the address that the browser shows.

    Then the address is replaced: going back should not go letter by letter.
    """
    try:
        before = urlsplit(request.headers.get("HX-Current-URL", "")).query
    except ValueError:
        return False
    shown = listing().read(parse_qsl(before, keep_blank_values=True))
    return _without_words(shown) == _without_words(query)


def _without_words(query: Query) -> Query:
    return query.without([clause for clause in query.clauses if clause.key == "q"])
