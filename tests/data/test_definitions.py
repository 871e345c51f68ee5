"""Every term is defined in every language, in that language."""

from __future__ import annotations

import re

from crawling import LATIN, is_english

from webapp.catalogue.models import Catalogue
from webapp.catalogue.rules.models import TITLE_BEGINS, TITLE_ENDS
from webapp.catalogue.terms import namesakes

DIGITS = re.compile(r"\d+")
TITLE = re.compile(f"{TITLE_BEGINS}[^{TITLE_ENDS}]*{TITLE_ENDS}")
GAMES = re.compile("Eminent Domain|Race for the Galaxy")

LONGEST = 420
"""Letters of a definition: more is no paragraph for a phone."""


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
