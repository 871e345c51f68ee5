"""Samples of what is looked up, for the page of all elements: the templates' own parts with real cards.

What is found by searching is made up here, so that the page needs no index.
"""

from __future__ import annotations

from dataclasses import dataclass

from flask import g
from jinja2_fragments.flask import render_block
from markupsafe import Markup, escape
from werkzeug.datastructures import MultiDict

from webapp.catalogue.card_views import pages
from webapp.catalogue.goals_page import GoalPages, GoalPart
from webapp.catalogue.icons.pages import CodePage, IconPages, Part, PhaseCodes
from webapp.catalogue.list_page import Chip, WayOut, listing, panel, row_markup
from webapp.catalogue.race_page import link
from webapp.catalogue.reader import catalogue
from webapp.catalogue.search.results import Group, Hit, Results
from webapp.catalogue.search_categories_page import CategoryPages, CategoryPart
from webapp.catalogue.terms_page import Glossary, Letter
from webapp.catalogue.worked import worked
from webapp.i18n import gettext
from webapp.languages import page_url

RACE = "galactic-bankers"
"""A card with powers, scoring rows that name cards, goals, and other cards that it is taken for."""
START = "galactic-scavengers"
"""A start world: what the robot does with it, powers before the first round."""
EMINENT = "imperialism-scorched-earth-policy"
"""A double-sided technology."""
TABLEAU = f"old-earth,{RACE},interstellar-bank,public-works"
ASKED = (("q", "alien"), ("game", "rftg"), ("cost-from", "2"), ("kind", "-development"), ("sort", "cost"))


@dataclass(frozen=True, slots=True)
class Samples:
    """All samples in one language."""

    legend: tuple[Part, ...]
    codes: tuple[PhaseCodes, ...]
    code: CodePage
    goals: tuple[tuple[GoalPart, bool], ...]
    """Goals, and whether they are of the type "most"."""
    category: CategoryPart
    letter: Letter
    cards: tuple[Markup, ...]
    finder: Markup
    found: Markup
    nothing: Markup


def samples() -> Samples:
    """Return the samples in the language of the request."""
    known = catalogue()
    icons = IconPages(known)
    goals = GoalPages(known).groups("bow")
    categories = CategoryPages(known).categories("bow")
    letters = Glossary(known).games(page_url("start.page"))[0].letters
    return Samples(
        legend=icons.legend(),
        codes=icons.codes()[:4],
        code=icons.code("settle-discount"),
        goals=tuple((group.goals[0], group.type == "most") for group in goals),
        category=next(each for each in categories if each.disputed),
        # Where the language has one, a word that means something else in the other game.
        letter=max(letters, key=lambda letter: any(term.namesakes for term in letter.terms)),
        cards=tuple(_cards()),
        finder=_finder(),
        found=_found(_results()),
        nothing=_second(_found(Results(query="alein", suggestion="alien"))),
    )


def _cards() -> list[Markup]:
    known = catalogue()
    sheet = worked(known, known.race[RACE], {"tableau": TABLEAU}, lambda card_id: link(known, card_id))
    shown = ((pages().page("rftg", RACE), sheet), (pages().page("rftg", START), None))
    technology = pages().page("eminent-domain", EMINENT)
    texts = [
        render_block("cards/card.html", "card", page=page, worked=sum_)
        for page, sum_ in (*shown, (technology, None))
    ]
    # Three on one page: their ids have to differ.
    return [Markup(text.replace('id="card', f'id="card{n}')) for n, text in enumerate(texts, 1)]


def _finder() -> Markup:
    query = listing().read(MultiDict(ASKED).items(multi=True))
    found = listing().find(query)
    values = {
        "query": query,
        "found": found,
        "chips": [Chip(text, "#main") for text in (gettext("Race for the Galaxy"), "Alien")],
        "ways": [WayOut(["Alien", gettext("Development")], "#main", 12)],
        "panel": panel(),
        "row_markup": row_markup(),
    }
    return Markup(render_block("cards/index.html", "finder", **values))


def _found(results: Results) -> Markup:
    rows = {row.path: row for row in listing().rows()}
    return Markup(render_block("search/page.html", "found", results=results, cards=rows))


def _second(found: Markup) -> Markup:
    """Return results that may stand on a page that has some: no id and no name twice."""
    name = escape(gettext("Results"))
    return found.replace('id="found"', 'id="found2"').replace(f'label="{name}"', f'label="{name} 2"')


def _results() -> Results:
    title = catalogue().title("alien-oort-cloud-refinery", g.lang)
    card = Hit(
        type="card",
        id="rftg/alien-oort-cloud-refinery",
        path="cards/rftg/alien-oort-cloud-refinery",
        title=((title.text[:5], True), (title.text[5:], False)),
        title_lang="en" if title.text == title.english else g.lang,
        english=() if title.text == title.english else (("Alien", True), (title.english[5:], False)),
        snippet=(),
        snippet_lang=g.lang,
    )
    icon = Hit(
        type="icon",
        id="alien",
        path="icons/#alien",
        title=((gettext("Alien technology"), False),),
        title_lang=g.lang,
        english=(),
        snippet=((gettext("A yellow star: Alien technology goods and worlds. Trade price 5."), False),),
        snippet_lang=g.lang,
    )
    groups = (Group(gettext("Cards"), 25, (card,)), Group(gettext("Icons"), 1, (icon,)))
    return Results(query="alien", count=26, groups=groups, more=True)
