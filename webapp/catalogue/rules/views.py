"""The pages of rules: all books, the books of a game, the contents of a book, a section."""

from __future__ import annotations

from flask import Blueprint, Flask, Response, current_app, render_template, request, url_for

from webapp import languages, lower_case, parts
from webapp.catalogue.reader import catalogue
from webapp.catalogue.rules import api_rules  # noqa: F401 - gives /api its address
from webapp.catalogue.rules.pages import RulePages, SectionPage
from webapp.i18n import NAMES, current_language

bp = Blueprint("rules", __name__, url_prefix=f"{languages.PREFIX}/rules")


def init_app(app: Flask) -> None:
    """Register the pages and give templates `rule_links`."""
    app.register_blueprint(bp)
    app.jinja_env.globals["rule_links"] = rule_links


@bp.get("/")
def index() -> str:
    """Show the books of both games."""
    return render_template("rules/index.html", games=pages().games(), game=None)


@bp.get("/<game>/")
def game(game: str) -> str:
    """Show the books of a game."""
    part = lower_case.find(pages().game, game)
    return render_template("rules/index.html", games=[part], game=part)


@bp.get("/<game>/<book>/")
def book(game: str, book: str) -> str:
    """Show the contents of a book; `with` is passed on to its sections."""
    contents = lower_case.find(pages().book, game, book)
    return render_template("rules/book.html", book=contents, game=pages().game(game), beside=_beside())


@bp.get("/<game>/<book>/<section>")
def section(game: str, book: str, section: str) -> Response:
    """Show a section; with `with` beside itself in another language."""
    beside = _beside()
    home = languages.page_url("start.page")

    def find(game: str, book: str, section: str) -> SectionPage:
        return pages().page(game, book, section, home, beside)

    page = lower_case.find(find, game, book, section)
    here = url_for("rules.section", game=game, book=book, section=section)
    return parts.show(
        "rules/section.html",
        "rule",
        page=page,
        address=f"{here}?with={beside}" if beside else here,
        alone=here,
        beside=beside,
        others=[each for code, each in NAMES.items() if code != current_language()],
        over=parts.wanted(),
    )


def _beside() -> str:
    """Return the second language that the address asks for; empty for none, or the reader's own."""
    code = request.args.get("with", "").strip().lower()
    return code if code in NAMES and code != current_language() else ""


def pages() -> RulePages:
    """Return the pages of rules of the running app, each kept once it is made."""
    known = current_app.extensions
    if "rule_pages" not in known:
        known["rule_pages"] = RulePages(catalogue())
    kept: RulePages = known["rule_pages"]
    return kept


def rule_links(rules: str) -> list[tuple[str, str]]:
    """Return each rule of an enumeration (`R-WORLD-1, 5`) as it stands there, and where its paragraph is.

    The address is empty where no section states the rule.
    """
    links = []
    stem = ""
    for text in rules.split(", "):
        rule = stem + text if text.isdecimal() else text
        stem = rule.rpartition("-")[0] + "-"
        place = catalogue().rules.find("fact", rule)
        links.append((text, f"{languages.page_url('rules.index')}{place.path}" if place else ""))
    return links
