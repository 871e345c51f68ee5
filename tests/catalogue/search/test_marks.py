from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from webapp.catalogue.search.marks import CLIP, Marked, clipped, fitting, marked
from webapp.catalogue.search.query import parse
from webapp.i18n import LANGUAGES


def shown(parts: Marked) -> str:
    return "".join(f"[{text}]" if fits else text for text, fits in parts)


@pytest.mark.parametrize(
    ("text", "lang", "query", "wanted"),
    [
        ("Alien Tech Institute", "en", "tech ali", "[Ali]en [Tech] Institute"),
        ("Űrkikötő", "hu", "urki", "[Űrki]kötő"),
        ("Εξωγήινος Μονόλιθος", "el", "ΜΟΝΟΛΙΘΟΣ", "Εξωγήινος [Μονόλιθος]"),
        ("Межзвёздный банк", "ru", "межзвезд", "[Межзвёзд]ный банк"),
        ("Межзвёздный банк", "ru", "банка", "Межзвёздный [банк]"),
        ("Earth's Lost Colony", "en", "earths", "[Earth's] Lost Colony"),
        ("Earth's Lost Colony", "en", "earth", "[Earth]'s Lost Colony"),
        ("Pan-Galactic League", "en", "pangalac", "[Pan]-[Galac]tic League"),
        ("Bányászrobotok", "hu", "robot", "Bányász[robot]ok"),
        ("Draw 2 cards.", "en", "draw 2", "[Draw] [2] cards."),
        ("Nova Ordem Galáctica", "pt", "galactica ordem", "Nova [Ordem] [Galáctica]"),
        ("Old Earth", "en", "sparta", "Old Earth"),
        ("στρατιωτικό κόσμο στην άμυνα", "el", "κοσμος", "στρατιωτικό [κόσμο] στην άμυνα"),
        ("Régi Föld", "hu", "old earth", "Régi Föld"),
        ("Explore: +5", "en", "explore +5", "[Explore]: [+5]"),
        ("Explore: +5", "en", "5", "Explore: [+5]"),
        ("50 cards", "en", "5", "50 cards"),
        ("Потребление: 2× ПО", "ru", "2х", "Потребление: [2×] ПО"),
        ("Trade ($)", "en", "$", "Trade ([$])"),
        ("Non-military world", "en", "nonmilitary", "[Non]-[military] world"),
        ("Mercenários Espaciais", "pt", "espacial", "Mercenários [Espaciais]"),
    ],
)
def test_marks_what_fits_in_the_text_as_it_is_written(text: str, lang: str, query: str, wanted: str) -> None:
    assert shown(marked(text, lang, parse(query, {}).words)) == wanted


def test_marks_what_stands_inside_of_a_word_only_when_asked() -> None:
    words = parse("vivalis", {}).words
    assert shown(marked("New Survivalists", "en", words, inside=True)) == "New Sur[vivalis]ts"
    old = parse("old", {}).words
    assert shown(marked("Régi Föld", "hu", old, inside=True)) == "Régi F[öld]"
    assert shown(marked("Régi Föld", "hu", old)) == "Régi Föld"


def test_marks_what_sounds_alike_only_when_asked() -> None:
    words = parse("kosmos peiraton", {}).words
    assert shown(marked("Κόσμος Πειρατών", "el", words, sounds=True)) == "[Κόσμος] [Πειρατών]"
    assert shown(marked("Κόσμος Πειρατών", "el", words)) == "Κόσμος Πειρατών"


def test_counts_the_words_that_stand_in_a_line() -> None:
    words = parse("draw cards military", {}).words
    assert fitting("Draw 2 cards.", "en", words) == 2
    assert fitting("You get +2 to your total Military.", "en", words) == 1


@given(st.text(max_size=80), st.sampled_from(LANGUAGES), st.text(max_size=20))
def test_marking_changes_no_letter(text: str, lang: str, query: str) -> None:
    parts = marked(text, lang, parse(query, {}).words, sounds=True)
    assert "".join(part for part, _ in parts) == text


def test_a_long_line_is_cut_around_what_fits() -> None:
    line = f"{'before ' * 40}here it is {'after ' * 40}".strip()
    cut = clipped(marked(line, "en", parse("here", {}).words))
    assert ("here", True) in cut
    text = "".join(part for part, _ in cut)
    assert len(text) <= CLIP + 4
    assert text.startswith("… before")
    assert text.endswith("after …")


def test_a_short_line_stays_whole_and_one_without_marks_is_cut_at_its_end() -> None:
    assert clipped((("short", False),)) == (("short", False),)
    (only, _), end = clipped((("word " * 60, False),))
    assert only.startswith("word word")
    assert end == (" …", False)
