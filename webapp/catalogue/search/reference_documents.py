"""Goals, terms and search categories as documents."""

from __future__ import annotations

import re
from collections.abc import Iterator

from webapp.catalogue import goals_words, search_categories_words, terms_words, words
from webapp.catalogue.models import Catalogue
from webapp.catalogue.reference import Word
from webapp.catalogue.rules.titles import spoken
from webapp.catalogue.search.documents import Document
from webapp.catalogue.search_categories import CATEGORIES
from webapp.catalogue.terms import plain
from webapp.i18n import current_language, gettext, language

_ABBREVIATION = re.compile(r"\(([^\W\d_]{2,4})\)")
"""Behind a word, in parentheses and with two capitals or more: "victory point (VP)"."""


def goal_documents(catalogue: Catalogue) -> Iterator[Document]:
    """Yield the goals in the order of the rulebooks."""
    for goal in catalogue.goals.values():
        title = catalogue.title(goal.id, current_language(), "goals")
        yield Document(
            type="goal",
            id=goal.id,
            path=f"goals/#{goal.id}",
            title=title.full,
            title_en=title.english,
            text=(goals_words.condition(goal),),
            keywords=(
                gettext(goals_words.TYPES[goal.type]),
                words.set_name(goal.set),
                *(goals_words.need(need.what) for way in goal.needs for need in way),
            ),
            game="rftg",
            aliases=title.also,
        )


def term_documents(catalogue: Catalogue) -> Iterator[Document]:
    """Yield the terms of both games."""
    lang = current_language()
    for term in catalogue.terms.values():
        word = term.words[lang]
        yield Document(
            type="term",
            id=term.anchor,
            path=f"glossary/{term.anchor}",
            title=word.text,
            title_en=term.english,
            text=_definition(catalogue, term.anchor),
            keywords=(terms_words.group(term.group), gettext(words.GAMES[term.game])),
            game=term.game,
            aliases=tuple(dict.fromkeys(_spellings(word))),
        )


def _definition(catalogue: Catalogue, anchor: str) -> tuple[str, ...]:
    """Return what a term means; nothing where nobody has defined it yet."""
    text = catalogue.definitions.text(anchor, current_language())
    if text is None:
        return ()
    with language(text.lang):
        return (spoken(catalogue, text.text),)


def _spellings(word: Word) -> Iterator[str]:
    """Yield a word without what only tells its sense, each of two words, its abbreviation, other forms."""
    yield from plain(word.text).split(" / ")
    yield from (short for short in _ABBREVIATION.findall(word.text) if sum(map(str.isupper, short)) > 1)
    yield from (plain(other) for other in word.also)
    yield from word.forms


def spellings(catalogue: Catalogue) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield, for each term in each language, the language and all that the term is called there."""
    for term in catalogue.terms.values():
        for lang, word in term.words.items():
            yield lang, tuple(dict.fromkeys(_spellings(word)))


def category_documents(catalogue: Catalogue) -> Iterator[Document]:
    """Yield the search categories of The Brink of War."""
    for category in CATEGORIES:
        with language("en"):
            english = search_categories_words.name(category)
        yield Document(
            type="category",
            id=category,
            path=f"search-categories/#{category}",
            title=search_categories_words.name(category),
            title_en=english,
            text=(search_categories_words.rule(category),),
            keywords=(gettext("Search categories"), words.set_name("bow")),
            game="rftg",
        )
