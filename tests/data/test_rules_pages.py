"""Every page of the rules in every language: no dead link or anchor, no wrong language, nothing raw."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urldefrag, urljoin

import pytest
from bs4 import BeautifulSoup
from flask import Flask
from flask.testing import FlaskClient
from reading import Said, read

from webapp import i18n
from webapp.app import create_app
from webapp.catalogue.models import Catalogue
from webapp.catalogue.reader import open_catalogue

LARGEST = 100_000
"""Bytes of a page, compressed."""

RAW = re.compile(r"[{}\ue000\ue001]|\]\(|\*\*|__|\[!|^#|^[-|>] |%\(|\[en\]|@/|<\w|&\w+;")
LATIN = re.compile(r"[A-Za-z]{3,}")
NAMES = re.compile(r"Race for the Galaxy|The Gathering Storm|The Brink of War|Board Game Arena")
ENGLISH = {
    "the", "of", "and", "you", "your", "with", "from", "this", "that", "each", "card", "cards", "world",
    "worlds", "good", "goods", "power", "powers", "when", "must", "hand", "player", "players", "phase",
    "round", "place", "draw", "discard", "have", "has", "not", "only", "more", "may", "can",
}  # fmt: skip
"""Words that no other language has: two in one text, outside names, are a sentence left in English."""


@pytest.fixture(scope="module")
def catalogue(catalogue_path: Path) -> Catalogue:
    return open_catalogue(catalogue_path)


@pytest.fixture(scope="module")
def site(catalogue_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Flask:
    folder = tmp_path_factory.mktemp("player")
    return create_app({"TESTING": True, "CATALOGUE": catalogue_path, "DATA_FOLDER": folder})


@pytest.fixture(scope="module")
def visitor(site: Flask) -> FlaskClient:
    return site.test_client()


def paths(catalogue: Catalogue) -> Iterator[str]:
    """Every page of the rules, without its language."""
    yield "rules/"
    books = catalogue.rules.books
    yield from dict.fromkeys(f"rules/{game}/" for game, _ in books)
    yield from (f"rules/{game}/{book}/" for game, book in books)
    yield from ("rules/" + "/".join(section) for section in catalogue.rules.rows)


def beside(lang: str) -> str:
    """Each language beside the next one."""
    known = i18n.LANGUAGES
    return known[(known.index(lang) + 1) % len(known)]


@pytest.fixture(scope="module")
def loaded(visitor: FlaskClient) -> Any:
    """Give pages by their address, each asked for once."""

    @cache
    def load(address: str) -> str:
        with visitor.get(address) as answer:
            assert answer.status_code == 200, address
            return answer.text if answer.mimetype == "text/html" else ""

    return load


@pytest.fixture(scope="module")
def anchors(loaded: Any) -> Any:
    @cache
    def ids(address: str) -> frozenset[str]:
        return frozenset(re.findall(r'\bid="([^"]+)"', loaded(address)))

    return ids


def links(address: str, html: str) -> Iterator[tuple[str, str]]:
    for href in dict.fromkeys(re.findall(r'<a\b[^>]*?\bhref="([^"]*)"', html)):
        page, anchor = urldefrag(urljoin(address, href.replace("&amp;", "&")))
        yield page, anchor


def test_every_link_leads_somewhere_and_every_anchor_is_there(
    loaded: Any, anchors: Any, catalogue: Catalogue, lang: str
) -> None:
    dead = []
    for path in paths(catalogue):
        address = f"/{lang}/{path}"
        html = loaded(address)
        doubled = [each for each in re.findall(r'\bid="([^"]+)"', html) if html.count(f'id="{each}"') > 1]
        dead += [f"{address}: the id {each} is there twice" for each in doubled]
        for page, anchor in links(address, html):
            if anchor and anchor not in anchors(page):
                dead.append(f"{address}: {page}#{anchor}")
            elif not anchor:
                loaded(page)
    assert dead == []


def test_every_place_that_cards_powers_and_goals_are_linked_to_is_there(
    anchors: Any, catalogue: Catalogue
) -> None:
    gone = [
        place.path
        for places in catalogue.rules.places.values()
        for place in places
        if place.anchor not in {"", *anchors(f"/en/rules/{place.path.partition('#')[0]}")}
    ]
    assert gone == []


def said_by(html: str) -> tuple[list[Said], list[str]]:
    page = read(html)
    return page.said, page.empty


def is_english(text: str) -> bool:
    words = {word.casefold() for word in LATIN.findall(NAMES.sub("", text))}
    return len(words & ENGLISH) > 1


def test_nothing_raw_is_shown_and_everything_is_in_its_language(
    loaded: Any, catalogue: Catalogue, lang: str
) -> None:
    wrong: dict[str, list[str]] = {}
    for path in paths(catalogue):
        for address in (f"/{lang}/{path}", f"/{lang}/{path}?with={beside(lang)}"):
            said, empty = said_by(loaded(address))
            found = [each.text for each in said if "head" not in each.inside and RAW.search(each.text)]
            found += empty
            found += [
                f"{each.lang}: {each.text}"
                for each in said
                if each.lang != "en" and "head" not in each.inside and is_english(each.text)
            ]
            if found:
                wrong[address] = found[:5]
    assert wrong == {}, f"{len(wrong)} pages"


def test_a_text_is_marked_as_what_it_is(loaded: Any, catalogue: Catalogue, lang: str) -> None:
    for game, book, section in catalogue.rules.rows:
        path = f"/{lang}/rules/{game}/{book}/{section}"
        soup = BeautifulSoup(loaded(f"{path}?with={beside(lang)}"), "html.parser")
        assert soup.html is not None
        assert soup.html["lang"] == lang
        own = catalogue.rules.section(game, book, section, lang)
        other = catalogue.rules.section(game, book, section, beside(lang))
        (text,) = soup.select(".text")
        assert text["lang"] == own.lang
        assert {each["lang"] for each in soup.select(".second")} == {other.lang} - {own.lang}


def test_words_of_another_language_are_marked_as_such(loaded: Any, lang: str) -> None:
    soup = BeautifulSoup(loaded(f"/{lang}/rules/eminent-domain/base/glossary"), "html.parser")
    marked = [(each["lang"], each.get_text()) for each in soup.select(".callout em[lang]")]
    if lang == "hu":
        assert {code for code, _ in marked} == {"en"}
    else:
        assert marked == [("hu", "Kutatás"), ("hu", "fejlesztés"), ("hu", "Haladó")]


def test_no_two_languages_of_a_section_have_the_same_words(catalogue: Catalogue) -> None:
    """A paragraph that is the same in two languages was forgotten."""
    forgotten = []
    for key in catalogue.rules.rows:
        texts = {lang: catalogue.rules.section(*key, lang) for lang in i18n.LANGUAGES}
        for lang, text in texts.items():
            for one, two in zip(text.blocks, texts["en"].blocks, strict=True):
                same = one.kind == "p" and one.text == two.text and LATIN.search(one.text)
                if same and text.lang != "en":
                    forgotten.append(f"{'/'.join(key)}/{lang}: {one.text}")
    assert forgotten == []


def test_no_page_is_large(loaded: Any, catalogue: Catalogue, lang: str) -> None:
    sizes = {
        address: len(gzip.compress(loaded(address).encode(), 1))
        for path in paths(catalogue)
        for address in (f"/{lang}/{path}", f"/{lang}/{path}?with={beside(lang)}")
    }
    assert {address: size for address, size in sizes.items() if size >= LARGEST} == {}
