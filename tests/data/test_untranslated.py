"""Nothing untranslated: every page that looks things up, in every language, word by word.

Three readings of every page. As it is: no code, no unfilled placeholder, nothing empty. Against the English
messages: no word that is only English outside what is marked as English. And in a language whose messages are
all one letter: what still has Latin letters never was a message.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po
from flask import Flask
from flask.testing import FlaskClient
from reading import Said, read

from webapp import i18n, resources
from webapp.app import create_app
from webapp.catalogue.definitions.reader import Definitions
from webapp.catalogue.icons import ICONS
from webapp.catalogue.models import Catalogue
from webapp.catalogue.powers import CODES
from webapp.catalogue.reader import open_catalogue
from webapp.catalogue.rulings.reader import Rulings
from webapp.catalogue.terms import plain

TRANSLATIONS = resources.folder("translations")

WORD = re.compile(r"[^\W\d_]{3,}")
LATIN = re.compile(r"[A-Za-z]{3,}")

CODE = re.compile(r"\b[a-z]+_[a-z_]+\b|\bNone\b|\bTrue\b|\bFalse\b")
HOLE = re.compile(r"%\(|%s\b|\{\w*\}|\{\{|\}\}|\[en\]|<\w|&\w+;")
RULE = re.compile(r"\b(R|BASE|TGS|RVI|BOW|ED-HU|ED-RU)-[A-Z0-9][A-Z0-9, -]*")
"""Ids of rules and of facts of the rulebooks: they stand beside a statement, in small."""

VERSION = re.compile(r"\b[0-9a-f]{16}\b")

ALWAYS = {"tableside", "json", "magyar", "tgs", "rvi", "bow", "iii"}
"""Names that no language bends: the product, a format, a language, sets in short, a numeral."""


@pytest.fixture(scope="module")
def catalogue(catalogue_path: Any) -> Catalogue:
    """Without rulings and definitions, which are texts and no messages and are read in tests of their own."""
    return replace(open_catalogue(catalogue_path), rulings=Rulings(), definitions=Definitions())


@pytest.fixture
def app(app: Flask, catalogue: Catalogue) -> Flask:
    app.extensions["catalogue"] = catalogue
    return app


def paths(catalogue: Catalogue) -> Iterator[str]:
    """Every page that looks things up, without its language."""
    yield from ("cards/", "cards/?q=жжж&cost=4&keyword=alien,-rebel", "cards/?game=eminent-domain")
    yield from (f"cards/rftg/{card}" for card in catalogue.race)
    yield from (f"cards/eminent-domain/{card}" for card in catalogue.eminent)
    yield "cards/rftg/old-earth/qr"
    yield "cards/rftg/galactic-federation?tableau=old-earth,alien-oort-cloud-refinery"
    yield from ("goals/", "search-categories/", "glossary/", "icons/", "icons/powers/")
    yield from (f"goals/?sets={name}" for name in ("tgs", "rvi"))
    yield from (f"icons/{icon}" for icon in ICONS)
    yield from (f"icons/powers/{code.replace('_', '-')}" for code in CODES)
    yield from ("glossary/?game=rftg", "glossary/rftg-develop", "glossary/eminent-domain-dissent", "coverage")
    yield "rules/"  # the texts themselves are read in test_site.py
    yield from ("rulings/", "rulings/?q=жжж&phase=role&open=yes")
    yield from ("search?q=alien", "search?q=zzzzzz", "")


def said_by(client: FlaskClient, lang: str, path: str) -> tuple[list[Said], list[str]]:
    answer = client.get(f"/{lang}/{path}")
    assert answer.status_code == 200, path
    # The version of the data is no word of any language, whatever its letters spell.
    page = read(VERSION.sub("", answer.text))
    return page.said, page.empty


def faults(said: list[Said]) -> Iterator[str]:
    """What no reader should meet, whatever the language."""
    for each in said:
        without_rules = RULE.sub("", each.text)
        if HOLE.search(each.text) or CODE.search(without_rules):
            yield each.text
        elif without_rules != each.text and "small" not in each.inside:
            yield f"rule id outside small print: {each.text}"


def test_every_page_is_filled_in(client: FlaskClient, catalogue: Catalogue) -> None:
    found: dict[str, list[str]] = {}
    for path in paths(catalogue):
        said, empty = said_by(client, "en", path)
        wrong = [*faults(said), *empty]
        if wrong:
            found[path] = wrong
    assert found == {}


@cache
def messages(lang: str) -> Catalog:
    with (TRANSLATIONS / lang / "LC_MESSAGES" / "messages.po").open("rb") as file:
        return read_po(file, locale=lang)


def _texts(texts: Any) -> Iterator[str]:
    yield from [texts] if isinstance(texts, str) else [text for text in texts or () if text]


def words(text: str) -> Iterator[str]:
    yield from (word.casefold() for word in WORD.findall(re.sub(r"%\(\w+\)s", " ", text)))


def own_words(catalogue: Catalogue, lang: str) -> set[str]:
    """The words of a language: of its messages, titles and terms."""
    known = {
        word
        for message in messages(lang)
        if message.id
        for text in _texts(message.string)
        for word in words(text)
    }
    for game in ("rftg", "eminent-domain", "goals"):
        for title in catalogue.titles[game, lang].values():
            if title.status != "english":
                known.update(words(title.text))
    for term in catalogue.terms.values():
        word = term.words[lang]
        for text in (word.text, *word.also, *word.forms):
            known.update(words(text))
    for title in section_titles(catalogue, lang):
        known.update(words(title))
    return known | ALWAYS


def section_titles(catalogue: Catalogue, lang: str) -> set[str]:
    """The titles of the rules that are translated."""
    titles = (catalogue.rules.title(*section, lang) for section in catalogue.rules.rows)
    return {title for title, written in titles if written == lang}


def english_words(catalogue: Catalogue, lang: str) -> set[str]:
    """The words of the English messages and titles."""
    known = {
        word
        for message in messages(lang)
        if message.id
        for text in _texts(message.id)
        for word in words(text)
    }
    for game in ("rftg", "eminent-domain", "goals"):
        for title in catalogue.titles[game, lang].values():
            known.update(words(title.english))
    return known


@pytest.mark.parametrize("lang", i18n.LANGUAGES[1:])
def test_no_english_is_left(client: FlaskClient, catalogue: Catalogue, lang: str) -> None:
    own = own_words(catalogue, lang)
    english = english_words(catalogue, lang) - own
    latin = lang in ("hu", "pt")
    found: dict[str, list[str]] = {}
    for path in paths(catalogue):
        said, empty = said_by(client, lang, path)
        wrong = [*faults(said), *empty]
        for each in said:
            if each.lang == lang and "head" not in each.inside and "://" not in each.text:
                heard = set(words(RULE.sub("", each.text)))
                strange = heard & english if latin else {word for word in heard - own if LATIN.match(word)}
                if strange:
                    wrong.append(f"{', '.join(sorted(strange))}: {each.text}")
        if wrong:
            found[path] = wrong[:5]
    assert found == {}, f"{len(found)} pages"


class _Foreign(dict[str, Any]):
    """A language that has every message: English, each letter a Ж."""

    def get(self, key: str, default: object = None) -> Any:
        return self[key]

    def __missing__(self, key: str) -> Any:
        parts = re.split(r"(%\(\w+\)s|%%)", key.split("\x04")[-1])
        return "".join(part if n % 2 else re.sub("[A-Za-z]", "Ж", part) for n, part in enumerate(parts))


class _ForeignPlurals(_Foreign):
    def __missing__(self, key: str) -> Any:
        return (super().__missing__(key),) * 2


def data_texts(catalogue: Catalogue, lang: str) -> set[str]:
    """Texts that are data in the language: titles, their sides and suffixes, terms."""
    texts: set[str] = set()
    for game in ("rftg", "eminent-domain", "goals"):
        for title in catalogue.titles[game, lang].values():
            texts.update((title.text, title.full, *title.also, *title.text.split(" / ")))
    for term in catalogue.terms.values():
        word = term.words[lang]
        texts.update((word.text, plain(word.text), *word.also, *word.forms))
    return texts | section_titles(catalogue, lang)


def test_all_that_is_said_is_a_message(
    catalogue: Catalogue, app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    foreign = i18n.Messages(single=_Foreign(), plural=_ForeignPlurals())
    monkeypatch.setattr(i18n, "messages", lambda code: foreign)
    site = create_app({**app.config})
    site.extensions["catalogue"] = catalogue
    client = site.test_client()
    data = data_texts(catalogue, "hu")
    found: dict[str, list[str]] = {}
    for path in paths(catalogue):
        if path.startswith("search"):  # what it finds was put into words when the data was built
            continue
        said, _ = said_by(client, "hu", path)
        wrong = [
            part
            for each in said
            if each.lang == "hu" and "head" not in each.inside and "://" not in each.text
            for part in ([each.text] if each.text in data else re.split(r"(?:: |, | · )", each.text))
            if part not in data and {word.casefold() for word in LATIN.findall(RULE.sub("", part))} - ALWAYS
        ]
        if wrong:
            found[path] = wrong[:5]
    assert found == {}
