"""A link to a report about what a page says, filled in with what is known about the page.

`TABLESIDE_REPORT` says where reports go: a `mailto:` address or the https address of a form for new issues.
Without it there is no link. The app sends nothing; the link has the address of the page and the version.
"""

from __future__ import annotations

from urllib.parse import quote

from flask import Flask, current_app, request
from markupsafe import Markup, escape

from webapp.catalogue.reader import catalogue
from webapp.i18n import current_language, gettext

PARTS = frozenset({"cards", "rules", "rulings", "glossary", "icons"})
"""The blueprints whose pages about one thing have the link at their foot."""


def init_app(app: Flask) -> None:
    """Give templates `report_link` and `report_address`."""
    app.jinja_env.globals.update(report_link=report_link, report_address=report_address)


def report_link(beside: str = "") -> Markup:
    """Return the link for the foot of a page about one thing; nothing where reports go nowhere.

    `beside` is the second language that the page shows, if it shows one.
    """
    if request.blueprint not in PARTS or not request.view_args:
        return Markup("")
    address = report_address(beside)
    if not address:
        return Markup("")
    return Markup('<p><a href="{}" rel="noreferrer">{}</a></p>').format(
        address, escape(gettext("Something wrong here?"))
    )


def report_address(beside: str = "") -> str:
    """Return the address of a report about the page that is shown; empty where reports go nowhere."""
    target: str = current_app.config["REPORT"]
    if not target:
        return ""
    lang = current_language()
    thing = request.path.removeprefix(f"/{lang}/")
    other = (f"with={beside}",) if beside else ()
    here = "?".join((request.path, *other))
    facts = (thing, f"lang={lang}", *other, f"data={catalogue().version}", here)
    question = gettext("What is wrong, and what should it say?")
    body = f"{question}\n\n\n\n---\n" + "\n".join(facts) + "\n"
    return filled_in(target, f"Tableside: {thing} ({lang})", body)


def filled_in(target: str, subject: str, body: str) -> str:
    """Return the address of a report at `target` with subject and body in it."""
    if target.startswith("mailto:"):
        names, body = ("subject", "body"), body.replace("\n", "\r\n")
    else:
        names = ("title", "body")
    query = "&".join(
        f"{name}={quote(text, safe='')}" for name, text in zip(names, (subject, body), strict=True)
    )
    between = "" if target.endswith(("?", "&")) else "&" if "?" in target else "?"
    return f"{target}{between}{query}"
