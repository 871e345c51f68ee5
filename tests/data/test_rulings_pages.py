"""Every page of the rulings in every language: no dead link, no wrong language, nothing raw or large."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any
from urllib.parse import urldefrag, urljoin

import pytest
from data.test_rules_pages import LARGEST, LATIN, RAW, is_english, said_by
from flask import Flask
from flask.testing import FlaskClient

from webapp import i18n
from webapp.app import create_app
from webapp.catalogue.models import Catalogue
from webapp.catalogue.reader import open_catalogue
from webapp.catalogue.rules.models import Block

DIGITS = re.compile(r"\d+")
TITLE = re.compile("\ue000([^\ue001]*)\ue001")


@pytest.fixture(scope="module")
def catalogue(catalogue_path: Any) -> Catalogue:
    return open_catalogue(catalogue_path)


@pytest.fixture(scope="module")
def site(catalogue_path: Any, tmp_path_factory: pytest.TempPathFactory) -> Flask:
    folder = tmp_path_factory.mktemp("player")
    return create_app({"TESTING": True, "CATALOGUE": catalogue_path, "DATA_FOLDER": folder})


@pytest.fixture(scope="module")
def visitor(site: Flask) -> FlaskClient:
    return site.test_client()


@pytest.fixture(scope="module")
def loaded(visitor: FlaskClient) -> Any:
    """Give pages by their address, each asked for once."""

    @cache
    def load(address: str) -> str:
        with visitor.get(address) as answer:
            assert answer.status_code == 200, address
            return answer.text if answer.mimetype == "text/html" else ""

    return load


def paths(catalogue: Catalogue) -> Iterator[str]:
    """Every page of the rulings, without its language."""
    yield "rulings/"
    yield from (f"rulings/?topic={topic}" for topic in catalogue.rulings.topics)
    yield from ("rulings/?game=rftg&open=yes", "rulings/?q=zzz&topic=turn&set=bow")
    yield from (ruling.path for ruling in catalogue.rulings.all.values())


def test_every_link_leads_somewhere_and_every_anchor_is_there(
    loaded: Any, catalogue: Catalogue, lang: str
) -> None:
    anchors = cache(lambda address: frozenset(re.findall(r'\bid="([^"]+)"', loaded(address))))
    dead = []
    for path in paths(catalogue):
        address = f"/{lang}/{path}"
        html = loaded(address)
        for href in dict.fromkeys(re.findall(r'<a\b[^>]*?\bhref="([^"]*)"', html)):
            page, anchor = urldefrag(urljoin(address, href.replace("&amp;", "&")))
            if page.startswith("http"):
                continue
            if anchor and anchor not in anchors(page):
                dead.append(f"{address}: {page}#{anchor}")
            elif not anchor:
                loaded(page)
    assert dead == []


def test_nothing_raw_is_shown_and_everything_is_in_its_language(
    loaded: Any, catalogue: Catalogue, lang: str
) -> None:
    wrong: dict[str, list[str]] = {}
    for path in paths(catalogue):
        said, empty = said_by(loaded(f"/{lang}/{path}"))
        found = [each.text for each in said if "head" not in each.inside and RAW.search(each.text)]
        found += empty
        found += [
            f"{each.lang}: {each.text}"
            for each in said
            if each.lang != "en" and "head" not in each.inside and is_english(each.text)
        ]
        if found:
            wrong[path] = found[:5]
    assert wrong == {}, f"{len(wrong)} pages"


def text_of(blocks: tuple[Block, ...]) -> str:
    return " ".join(f"{block.text} {text_of(block.blocks)}" for block in blocks)


def test_numbers_and_cards_are_those_of_english(catalogue: Catalogue, lang: str) -> None:
    """Block by block, as the reader of the data sees it; here over a whole ruling, as the app has it."""
    for ruling_id in catalogue.rulings.all:
        texts = [catalogue.rulings.text(ruling_id, code) for code in ("en", lang)]
        words = [f"{text.question} {text_of(text.blocks)}" for text in texts]
        english, other = (sorted(DIGITS.findall(TITLE.sub(" ", each))) for each in words)
        assert english == other, ruling_id
        named, others = (sorted(TITLE.findall(each)) for each in words)
        assert named == others, ruling_id


def test_no_two_languages_of_a_ruling_have_the_same_words(catalogue: Catalogue) -> None:
    forgotten = []
    for ruling_id in catalogue.rulings.all:
        english = catalogue.rulings.text(ruling_id, "en")
        for lang in i18n.LANGUAGES[1:]:
            text = catalogue.rulings.text(ruling_id, lang)
            if text.lang != "en":
                pairs = [(text.question, english.question)]
                pairs += [(one.text, two.text) for one, two in zip(text.blocks, english.blocks, strict=True)]
                forgotten += [f"{ruling_id}: {one}" for one, two in pairs if one == two and LATIN.search(one)]
    assert forgotten == []


def test_no_page_is_large(loaded: Any, catalogue: Catalogue, lang: str) -> None:
    sizes = {path: len(gzip.compress(loaded(f"/{lang}/{path}").encode(), 1)) for path in paths(catalogue)}
    assert {path: size for path, size in sizes.items() if size >= LARGEST} == {}


def test_the_list_counts_what_there_is(visitor: FlaskClient, catalogue: Catalogue) -> None:
    """Counted in the data, not as the list does."""
    rulings = catalogue.rulings.all.values()
    asked = {
        "game=rftg": [each for each in rulings if each.game == "rftg"],
        "topic=takeovers": [each for each in rulings if each.topic == "takeovers"],
        "set=bow&open=yes": [each for each in rulings if "bow" in each.sets and each.open],
        "card=new-sparta": [each for each in rulings if "new-sparta" in (*each.cards, *each.mentions)],
        "phase=settle&open=no": [each for each in rulings if "settle" in each.phases and not each.open],
    }
    for query, right in asked.items():
        answer = json.loads(visitor.get(f"/api/rulings.json?lang=en&{query}").text)
        assert {each["id"] for each in answer["rulings"]} == {f"{each.game}/{each.id}" for each in right}
        assert answer["count"] == len(right) > 0, query
