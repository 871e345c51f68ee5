"""What a card is called, as JSON has it."""

from __future__ import annotations

from typing import Any

from webapp.catalogue.models import Catalogue
from webapp.i18n import LANGUAGES, current_language


def titles(catalogue: Catalogue, game: str, card_id: str) -> dict[str, Any]:
    """Return what a card is called: in the current language, in English, and where the title comes from.

    `title_suffix` tells it from a card of the same title; `title_source` is the rulebook that prints it.
    """
    title = catalogue.title(card_id, current_language(), game)
    return {
        "title": title.text,
        "title_suffix": title.suffix or None,
        "title_en": title.english,
        "title_status": title.status,
        "title_source": title.source or None,
    }


def names(catalogue: Catalogue, game: str, card_id: str) -> dict[str, str]:
    """Return the title of a card in every language."""
    return {lang: catalogue.title(card_id, lang, game).text for lang in LANGUAGES}
