"""The pages of goals, search categories and terms."""

from __future__ import annotations

from typing import TypeVar

from flask import Blueprint, Flask, Response, current_app, make_response, render_template, request

from webapp import languages, lower_case
from webapp.cards import SETS
from webapp.catalogue import words
from webapp.catalogue.definitions.pages import TermLink, TermPages
from webapp.catalogue.goals_page import LEVELS, GoalPages
from webapp.catalogue.reader import catalogue
from webapp.catalogue.reference_pages import level
from webapp.catalogue.search_categories_page import CategoryPages
from webapp.parts import show, wanted

T = TypeVar("T", GoalPages, CategoryPages, TermPages)

goals = Blueprint("goals", __name__, url_prefix=f"{languages.PREFIX}/goals")
search_categories = Blueprint(
    "search_categories", __name__, url_prefix=f"{languages.PREFIX}/search-categories"
)
glossary = Blueprint("glossary", __name__, url_prefix=f"{languages.PREFIX}/glossary")


def init_app(app: Flask) -> None:
    """Register the pages, made when they are first asked for, and give templates `power_terms`."""
    for blueprint in (goals, search_categories, glossary):
        app.register_blueprint(blueprint)
    app.jinja_env.globals["power_terms"] = power_terms


@goals.get("/", endpoint="index")
def goals_index() -> Response:
    """Show the goals that may come up with the sets in use."""
    last = level(request.args, LEVELS)
    return show(
        "goals/index.html",
        "results",
        groups=_kept(GoalPages).groups(last),
        last=last,
        sets=_choices(LEVELS),
    )


@search_categories.get("/", endpoint="index")
def search_categories_index() -> Response:
    """Show the nine search categories with the cards of the sets in use."""
    last = level(request.args)
    return show(
        "search-categories/index.html",
        "results",
        categories=_kept(CategoryPages).categories(last),
        last=last,
        sets=_choices(SETS),
    )


@glossary.get("/", endpoint="index")
def glossary_index() -> Response:
    """Show the terms of both games, or of the one that is asked for."""
    games = _kept(TermPages).glossary.games(languages.page_url("start.page"))
    game = request.args.get("game", "")
    shown = [each for each in games if each.game == game]
    return make_response(
        render_template(
            "glossary/index.html", games=shown or games, all_games=games, game=game if shown else ""
        )
    )


@glossary.get("/<anchor>")
def term(anchor: str) -> Response:
    """Show a term: what it means, and all that has to do with it."""
    home = languages.page_url("start.page")
    page = lower_case.find(lambda name: _kept(TermPages).page(name, home), anchor)
    return show("glossary/term.html", "term", page=page, over=wanted())


def power_terms(code: str) -> tuple[TermLink, ...]:
    """Return links to the terms that the explanation of a power uses."""
    return _kept(TermPages).of_power(code)


def _choices(sets: tuple[str, ...]) -> list[tuple[str, str]]:
    """Return sets to choose from, each standing for itself and all before it."""
    return [(code, ("+ " if SETS.index(code) else "") + words.set_name(code)) for code in sets]


def _kept(make: type[T]) -> T:
    """Return what the running app keeps of this type, made from its catalogue when first asked for."""
    known: dict[type[GoalPages] | type[CategoryPages] | type[TermPages], T]
    known = current_app.extensions.setdefault("reference_pages", {})
    if make not in known:
        known[make] = make(catalogue())
    return known[make]
