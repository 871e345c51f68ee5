"""No two pages that look things up have the same title: a tab, a bookmark, a history tells them apart."""

from __future__ import annotations

import html
import re
from collections import defaultdict
from collections.abc import Iterator

from flask.testing import FlaskClient

from webapp.catalogue.icons import ICONS
from webapp.catalogue.models import Catalogue
from webapp.catalogue.powers import CODES
from webapp.catalogue.reader import open_catalogue

TITLE = re.compile(r"<title>(.*?)</title>", re.DOTALL)


def paths(catalogue: Catalogue) -> Iterator[str]:
    """Every page that looks things up, without its language and without queries."""
    for game, cards in (("rftg", catalogue.race), ("eminent-domain", catalogue.eminent)):
        for card in cards:
            yield from (f"cards/{game}/{card}", f"cards/{game}/{card}/qr")
    yield from ("", "cards/", "goals/", "search-categories/", "glossary/", "icons/", "icons/powers/")
    yield from ("rules/", "rulings/", "search", "coverage")
    yield from (f"icons/{icon}" for icon in ICONS)
    yield from (f"icons/powers/{code.replace('_', '-')}" for code in CODES)
    yield from (f"glossary/{anchor}" for anchor in catalogue.terms)
    yield from dict.fromkeys(f"rules/{game}/" for game, _ in catalogue.rules.books)
    yield from (f"rules/{game}/{book}/" for game, book in catalogue.rules.books)
    yield from ("rules/" + "/".join(section) for section in catalogue.rules.rows)
    yield from (ruling.path for ruling in catalogue.rulings.all.values())


def test_no_two_pages_have_the_same_title(client: FlaskClient, catalogue_path: str, lang: str) -> None:
    titled: dict[str, list[str]] = defaultdict(list)
    for path in paths(open_catalogue(catalogue_path)):
        answer = client.get(f"/{lang}/{path}")
        assert answer.status_code == 200, path
        found = TITLE.search(answer.text)
        assert found, path
        titled[html.unescape(found[1])].append(path)
    assert len(titled) > 1500
    assert {title: same for title, same in titled.items() if len(same) > 1} == {}
