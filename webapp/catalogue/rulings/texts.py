"""The words of a ruling as the search of the list reads them."""

from __future__ import annotations

from functools import lru_cache, partial

from webapp.catalogue.fold import searchable
from webapp.catalogue.models import Catalogue
from webapp.catalogue.rules.titles import spoken, title_of
from webapp.catalogue.rulings.models import CARDS, Ruling
from webapp.catalogue.rulings.plain import plain_text
from webapp.catalogue.search.stems import stems
from webapp.i18n import current_language, language

LEAST = 4
"""Letters of a stem at least: a shorter one begins too many words."""

Text = str
"""Question, answer and cards, folded, with a space at either end."""


def text_of(catalogue: Catalogue, ruling: Ruling) -> Text:
    """Return the words of a ruling in the current language, and in English its question and its cards."""
    text = catalogue.rulings.text(ruling.id, current_language())
    with language(text.lang):
        parts = [spoken(catalogue, text.question), plain_text(text.blocks, partial(spoken, catalogue))]
    parts += _titles(catalogue, ruling)
    with language("en"):
        parts.append(spoken(catalogue, catalogue.rulings.text(ruling.id, "en").question))
        parts += _titles(catalogue, ruling)
    return f" {searchable(' '.join(parts))} "


def _titles(catalogue: Catalogue, ruling: Ruling) -> list[str]:
    kind = CARDS[ruling.game]
    return [title_of(catalogue, f"{kind}:{card}")[0] for card in (*ruling.cards, *ruling.mentions)]


def matches(q: str, text: Text, lang: str) -> bool:
    """Return whether a text has all words of `q`, each as it is or in another form."""
    return all(any(form in text for form in forms) for forms in _forms(q, lang))


@lru_cache(maxsize=64)
def _forms(q: str, lang: str) -> tuple[tuple[str, ...], ...]:
    """Return for each word what a text may have in its place: the word, or words that begin like its stem."""
    return tuple(
        (word, *(f" {stem}" for code in (lang, "en") for stem in stems(word, code) if len(stem) >= LEAST))
        for word in searchable(q).split()
    )
