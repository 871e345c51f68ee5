"""The texts of the rules in every language: each is marked as what it is, and none was forgotten."""

from __future__ import annotations

from bs4 import BeautifulSoup
from crawling import LATIN
from flask.testing import FlaskClient

from webapp import i18n
from webapp.catalogue.models import Catalogue


def beside(lang: str) -> str:
    """Each language beside the next one."""
    known = i18n.LANGUAGES
    return known[(known.index(lang) + 1) % len(known)]


def test_a_text_is_marked_as_what_it_is(visitor: FlaskClient, catalogue: Catalogue, lang: str) -> None:
    for game, book, section in catalogue.rules.rows:
        path = f"/{lang}/rules/{game}/{book}/{section}"
        soup = BeautifulSoup(visitor.get(f"{path}?with={beside(lang)}").text, "html.parser")
        assert soup.html is not None
        assert soup.html["lang"] == lang
        own = catalogue.rules.section(game, book, section, lang)
        other = catalogue.rules.section(game, book, section, beside(lang))
        (text,) = soup.select(".text")
        assert text["lang"] == own.lang
        assert {each["lang"] for each in soup.select(".second")} == {other.lang} - {own.lang}


def test_words_of_another_language_are_marked_as_such(visitor: FlaskClient, lang: str) -> None:
    soup = BeautifulSoup(visitor.get(f"/{lang}/rules/eminent-domain/base/glossary").text, "html.parser")
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
