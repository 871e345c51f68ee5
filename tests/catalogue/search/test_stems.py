"""Forms of one word share a stem: those of the glossary, and a few more."""

from __future__ import annotations

import pytest

from webapp.catalogue.models import Catalogue
from webapp.catalogue.search.stems import languages_of, stems
from webapp.catalogue.search.tokens import spoken_words

KNOWN_EXCEPTIONS = {
    # A vowel that comes and goes, an ending that the stemmer does not know, a word too short.
    ("ru", "стопка", "стопок"), ("ru", "фишка", "фишек"), ("el", "υλικό", "υλικών"),
}  # fmt: skip


@pytest.mark.parametrize("lang", ["hu", "ru", "el", "pt"])
def test_the_forms_in_the_glossary_share_a_stem_with_their_word(catalogue: Catalogue, lang: str) -> None:
    parted = set()
    for term in catalogue.terms.values():
        word = term.words[lang]
        base = spoken_words(word.text.partition("(")[0])
        for form in map(spoken_words, word.forms):
            if len(form) != len(base):
                continue
            for one, other in zip(base, form, strict=True):
                together = stems(one.lower(), lang) & stems(other.lower(), lang)
                if not together and not other.lower().startswith(one.lower()):
                    parted.add((lang, one.lower(), other.lower()))
    compounds = {
        pair for pair in parted if pair[1].endswith("token")
    }  # the glossary gives the last part alone
    assert parted - compounds - KNOWN_EXCEPTIONS == set()


@pytest.mark.parametrize(
    ("lang", "one", "other"),
    [
        ("hu", "kolónia", "kolóniákat"),
        ("hu", "világ", "világokban"),
        ("hu", "robot", "robotok"),
        ("pt", "exploração", "exploracao"),
        ("el", "αυτοκρατορία", "αυτοκρατορίας"),
        ("ru", "звёздный", "звездного"),
        ("en", "gambling", "gamble"),
        ("pt", "espaciais", "espacial"),
        ("pt", "azuis", "azul"),
        ("pt", "móveis", "móvel"),
        ("pt", "sóis", "sol"),
        ("pt", "leilões", "leilão"),
        ("pt", "pães", "pão"),
    ],
)
def test_forms_share_a_stem_with_and_without_marks(lang: str, one: str, other: str) -> None:
    assert stems(one, lang) & stems(other, lang)


def test_a_misspelt_word_is_not_cut_to_nothing() -> None:
    assert min(map(len, stems("alein", "hu"))) >= 3
    assert stems("az", "hu") == {"az"}


def test_letters_tell_the_language() -> None:
    assert languages_of("мир") == ("ru",)
    assert languages_of("κόσμος") == ("el",)
    assert languages_of("világ") == ("en", "hu", "pt")
