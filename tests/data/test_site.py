"""The whole site in every language: nothing dead, nowhere the wrong language, nothing raw, lost or large."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from crawling import Site, crawl

from webapp import i18n
from webapp.app import create_app
from webapp.catalogue.icons import ICONS
from webapp.catalogue.models import Catalogue
from webapp.catalogue.powers import CODES
from webapp.catalogue.reader import open_catalogue

LARGEST = 100_000
"""Bytes of a page, compressed."""


@pytest.fixture(scope="module", params=i18n.LANGUAGES)
def site(
    request: pytest.FixtureRequest, catalogue_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("player")
    app = create_app({"TESTING": True, "CATALOGUE": catalogue_path, "DATA_FOLDER": folder})
    # The legend leads to icons that several cards have; of one card, to the card.
    yield crawl(app.test_client(), request.param, [f"icons/{icon}" for icon in ICONS])
    app.extensions.clear()


def paths(catalogue: Catalogue) -> Iterator[str]:
    """Every page that looks things up, without its language and without queries."""
    for game, cards in (("rftg", catalogue.race), ("eminent-domain", catalogue.eminent)):
        for card in cards:
            yield from (f"cards/{game}/{card}", f"cards/{game}/{card}/qr")
    yield from ("", "cards/", "goals/", "search-categories/", "glossary/", "icons/", "icons/powers/")
    yield from ("rules/", "rulings/", "coverage", "solo/")
    yield from (f"icons/{icon}" for icon in ICONS)
    yield from (f"icons/powers/{code.replace('_', '-')}" for code in CODES)
    yield from (f"glossary/{anchor}" for anchor in catalogue.terms)
    yield from dict.fromkeys(f"rules/{game}/" for game, _ in catalogue.rules.books)
    yield from (f"rules/{game}/{book}/" for game, book in catalogue.rules.books)
    yield from ("rules/" + "/".join(section) for section in catalogue.rules.rows)
    yield from (ruling.path for ruling in catalogue.rulings.all.values())


def test_every_link_leads_somewhere_and_every_anchor_is_there(site: Site) -> None:
    dead = [
        f"{page}#{anchor} on {source}"
        for (page, anchor), source in site.links.items()
        if (seen := site.pages.get(page)) and (seen.status != 200 or (anchor and anchor not in seen.ids))
    ]
    assert dead == []


def test_every_page_is_found_from_the_start(site: Site, catalogue_path: Path) -> None:
    known = {f"/{site.lang}/{path}" for path in paths(open_catalogue(catalogue_path))}
    assert len(known) > 1500
    assert known - site.pages.keys() == set()


def test_every_page_is_in_its_language_and_nothing_raw_is_shown(site: Site) -> None:
    pages = {address: seen for address, seen in site.pages.items() if seen.type == "text/html"}
    assert {address: seen.lang for address, seen in pages.items() if seen.lang != site.lang} == {}
    wrong = {address: seen.faults[:5] for address, seen in pages.items() if seen.faults}
    assert wrong == {}, f"{len(wrong)} pages"


def test_no_id_is_there_twice(site: Site) -> None:
    assert {address: seen.doubled for address, seen in site.pages.items() if seen.doubled} == {}


def test_no_two_pages_have_the_same_title(site: Site) -> None:
    """A tab, a bookmark, a history tells them apart."""
    titled: dict[str, list[str]] = defaultdict(list)
    for address, seen in site.pages.items():
        if seen.type == "text/html" and "?" not in address:
            titled[seen.title].append(address)
    assert {title: same for title, same in titled.items() if len(same) > 1} == {}


def test_no_page_is_large(site: Site) -> None:
    assert {address: seen.size for address, seen in site.pages.items() if seen.size >= LARGEST} == {}
