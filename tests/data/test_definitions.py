"""Every term is defined in every language, in that language, and every link on its page is alive."""

from __future__ import annotations

import gzip
import re
from functools import cache
from typing import Any
from urllib.parse import urldefrag, urljoin

import pytest
from data.test_rules_pages import LARGEST, LATIN, RAW, is_english, said_by
from flask.testing import FlaskClient

from webapp import i18n
from webapp.app import create_app
from webapp.catalogue.models import Catalogue
from webapp.catalogue.reader import open_catalogue
from webapp.catalogue.rules.models import TITLE_BEGINS, TITLE_ENDS
from webapp.catalogue.terms import namesakes

DIGITS = re.compile(r"\d+")
TITLE = re.compile(f"{TITLE_BEGINS}[^{TITLE_ENDS}]*{TITLE_ENDS}")
GAMES = re.compile("Eminent Domain|Race for the Galaxy")

LONGEST = 420
"""Letters of a definition: more is no paragraph for a phone."""


@pytest.fixture(scope="module")
def catalogue(catalogue_path: Any) -> Catalogue:
    return open_catalogue(catalogue_path)


@pytest.fixture(scope="module")
def visitor(catalogue_path: Any, tmp_path_factory: pytest.TempPathFactory) -> FlaskClient:
    folder = tmp_path_factory.mktemp("player")
    return create_app({"TESTING": True, "CATALOGUE": catalogue_path, "DATA_FOLDER": folder}).test_client()


@pytest.fixture(scope="module")
def loaded(visitor: FlaskClient) -> Any:
    """Give pages by their address, each asked for once."""

    @cache
    def load(address: str) -> str:
        with visitor.get(address, follow_redirects=True) as answer:
            assert answer.status_code == 200, address
            return answer.text if answer.mimetype == "text/html" else ""

    return load


def paths(catalogue: Catalogue) -> list[str]:
    """Every page of the glossary and the state of the translations, without the language."""
    return [
        "glossary/",
        "glossary/?game=rftg",
        *(f"glossary/{anchor}" for anchor in catalogue.terms),
        "coverage",
    ]


def test_every_term_is_defined_in_every_language(catalogue: Catalogue, lang: str) -> None:
    missing = [anchor for anchor in catalogue.terms if (anchor, lang) not in catalogue.definitions.texts]
    assert missing == []


def test_a_definition_is_short_and_in_its_own_words(catalogue: Catalogue) -> None:
    wrong = []
    for (anchor, lang), text in catalogue.definitions.texts.items():
        english = catalogue.definitions.texts[anchor, "en"]
        words = TITLE.sub("", text.text)
        if lang != "en" and (text.text == english.text or is_english(words)):
            wrong.append(f"{lang} {anchor}: {text.text}")
        if lang in ("ru", "el") and len(LATIN.findall(GAMES.sub("", words))) > 4:
            wrong.append(f"{lang} {anchor}: {text.text}")
        if not 20 < len(text.text) < LONGEST or text.text[-1] not in ".!?)":
            wrong.append(f"{lang} {anchor} ({len(text.text)}): {text.text}")
        if sorted(DIGITS.findall(words)) != sorted(DIGITS.findall(TITLE.sub("", english.text))):
            wrong.append(f"{lang} {anchor}: {text.text}")
    assert wrong == []


def test_where_the_games_use_a_word_in_opposite_senses_a_note_says_so(catalogue: Catalogue) -> None:
    """Hungarian calls Develop of one game and Research of the other by the same word."""
    doubles = namesakes(catalogue.terms, "hu")
    for anchor in ("rftg-develop", "eminent-domain-research"):
        assert anchor in doubles
        assert (anchor, "hu") in catalogue.definitions.notes


def test_every_link_leads_somewhere_and_every_anchor_is_there(
    loaded: Any, catalogue: Catalogue, lang: str
) -> None:
    anchors = cache(lambda address: frozenset(re.findall(r'\bid="([^"]+)"', loaded(address))))
    dead = []
    for path in paths(catalogue):
        address = f"/{lang}/{path}"
        for href in dict.fromkeys(re.findall(r'<a\b[^>]*?\bhref="([^"]*)"', loaded(address))):
            page, anchor = urldefrag(urljoin(address, href.replace("&amp;", "&")))
            if anchor and anchor not in anchors(page):
                dead.append(f"{address}: {href}")
            elif not anchor:
                loaded(page)
    assert dead == []


def test_nothing_raw_is_shown_and_everything_is_in_its_language(
    loaded: Any, catalogue: Catalogue, lang: str
) -> None:
    wrong = {}
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


def test_no_page_is_large(loaded: Any, catalogue: Catalogue) -> None:
    for lang in i18n.LANGUAGES:
        for path in paths(catalogue):
            assert len(gzip.compress(loaded(f"/{lang}/{path}").encode(), 1)) < LARGEST, path
