"""Put titles into links without words, and addresses into all links, in the current language."""

from __future__ import annotations

import re

from markupsafe import escape

from webapp.catalogue import powers, search_categories_words
from webapp.catalogue.eminent_page import shown_title
from webapp.catalogue.models import Catalogue
from webapp.catalogue.rules.links import split
from webapp.catalogue.rules.models import HOME, TITLE_BEGINS, TITLE_ENDS
from webapp.catalogue.terms import plain
from webapp.i18n import current_language, language

_TITLE = re.compile(f"{TITLE_BEGINS}([^{TITLE_ENDS}]*){TITLE_ENDS}")
_RULING = re.compile(rf'href="{HOME}rulings/([^"/]+)"')
_LINK = re.compile(f'<a href="([^"]*)" data-overlay>{_TITLE.pattern}')


def title_of(catalogue: Catalogue, target: str) -> tuple[str, str]:
    """Return what a link leads to is called in the current language, and the language of that title.

    Raises KeyError for what has no title.
    """
    lang = current_language()
    kind, name = split(target)
    if kind in ("card", "ed", "goal"):
        if kind == "ed":
            title = shown_title(catalogue, catalogue.eminent[name])
        else:
            title = catalogue.title(name, lang, "rftg" if kind == "card" else "goals")
        return title.full, "en" if title.text == title.english else lang
    if kind == "ruling":
        text = catalogue.rulings.text(name, lang)
        with language(text.lang):
            return spoken(catalogue, text.question), text.lang
    if kind == "section":
        game, book, section = name.split("/")
        return catalogue.rules.title(game, book, section, lang)
    if kind == "category":
        return search_categories_words.name(name), lang
    if kind == "power":
        return powers.code_name(name), lang
    return plain(catalogue.terms[name].words[lang].text), lang


def with_titles(catalogue: Catalogue, html: str, home: str) -> str:
    """Return stored markup as a page shows it; `home` is the address of the reader's start page."""

    def linked(found: re.Match[str]) -> str:
        title, lang = title_of(catalogue, found[2])
        mark = f' lang="{lang}"' if lang != current_language() else ""
        return f'<a href="{found[1]}" data-overlay{mark}>{escape(title)}'

    def with_game(found: re.Match[str]) -> str:
        return f'href="{HOME}{catalogue.rulings.all[found[1]].path}"'

    return _RULING.sub(with_game, _LINK.sub(linked, html)).replace(f'href="{HOME}', f'href="{home}')


def spoken(catalogue: Catalogue, text: str) -> str:
    """Return the words of a block with the titles that it names."""
    return _TITLE.sub(lambda found: title_of(catalogue, found[1])[0], text)
