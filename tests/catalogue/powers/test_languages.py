"""The sentences in all languages: complete, filled in, and different where the powers are."""

from __future__ import annotations

import re

import pytest

from webapp.catalogue import powers, scoring_words
from webapp.catalogue.models import Catalogue
from webapp.i18n import LANGUAGES, MARK, language


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_is_complete(catalogue: Catalogue, lang: str) -> None:
    with language(lang):
        said = [
            *powers.all_sentences(catalogue),
            *scoring_words.all_sentences(catalogue),
            *(((code,), powers.code_explanation(code)) for code in powers.CODES),
        ]
    for where, sentence in said:
        assert MARK not in sentence, (where, sentence)
        assert "%" not in sentence, (where, sentence)
        assert "  " not in sentence, (where, sentence)
        assert re.match(r"[\d„«“]", sentence) or sentence[0].isupper(), (where, sentence)
        assert sentence[-1] in ".:", (where, sentence)
        assert not re.search(r"[.:;,][.:;,]", sentence), (where, sentence)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_differs_in_english_differs_in_every_language(catalogue: Catalogue, lang: str) -> None:
    """As many different sentences, each for the same cards."""
    with language("en"):
        english = [cards for cards, _ in powers.all_sentences(catalogue)]
        scoring = [cards for cards, _ in scoring_words.all_sentences(catalogue)]
    with language(lang):
        assert [cards for cards, _ in powers.all_sentences(catalogue)] == english
        assert [cards for cards, _ in scoring_words.all_sentences(catalogue)] == scoring
        assert len({powers.code_name(code) for code in powers.CODES}) == len(powers.CODES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_numbers_of_a_power_stand_in_its_sentence(catalogue: Catalogue, lang: str) -> None:
    with language(lang):
        for card in catalogue.race.values():
            for power in card.powers:
                value = power.values.get("value")
                if value and "value" not in powers.BY_CODE[power.code].fixed and value > 1:
                    assert str(value) in powers.sentence(power), (card.id, power.code)
