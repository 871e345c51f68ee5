from __future__ import annotations

import random
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from webapp import i18n
from webapp.catalogue.models import Catalogue
from webapp.catalogue.sort_keys import NUMBERS, sort_key

ORDERS = {
    "en": ["5th Column", "10 Suns", "A Z", "Aa", "Alien Toy Shop", "Aliens", "Émigré", "emigres", "Zebra"],
    "hu": [
        "Acél",
        "Ács",
        "Adó",
        "cukor",
        "cuppant",
        "Család",
        "Csillag",
        "doh",
        "Dúc",
        "dzéta",
        "Dzsungel",
        "egzotikus",
        "Egyed",
        "gúla",
        "gyár",
        "Idegen Faj",
        "Idegen Űrhajó",
        "Idegenek",
        "kor",
        "kór",
        "kóros",
        "köd",
        "kőd",
        "ködös",
        "lúd",
        "lyuk",
        "meddő",
        "meghív",
        "meggy",
        "nadír",
        "nyár",
        "ó, ökör",
        "ok",
        "öböl",
        "Őrszem",
        "pozíció",
        "Sugár",
        "Szabad",
        "Tér",
        "tű",
        "tyúk",
        "ujj",
        "üllő",
        "űr",
        "űrhajó",
        "zajos",
        "zseni",
    ],
    "el": [
        "8910 Spielen",
        "Άγονος",
        "αγορά",
        "Αγορά",
        "Αγοράς μέρα",
        "άλφα",
        "Γη",
        "Έδρα",
        "Ηγέτης",
        "Ίριδα",
        "ιώδης",
        "Κόσμος",
        "Κόσμος Α",
        "Όαση",
        "Ρομπότ",
        "ύδωρ",
        "Ωμέγα",
        "Lyttle",
        "Zephan",
    ],
    "ru": [
        "10 миров",
        "Ад",
        "Ёлка",
        "Ель",
        "еще",
        "ещё",
        "Ещё один",
        "Империя",
        "йод",
        "Йота",
        "Конец",
        "Щит",
        "Эра",
        "Юла",
        "Ясли",
        "Lyttle",
    ],
    "pt": [
        "Ação",
        "acaso",
        "Água",
        "aguada",
        "caça",
        "caçador",
        "Cadeira",
        "Época",
        "maca",
        "maçã",
        "Órgão",
        "Ouro",
    ],
}


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_words_stand_in_the_order_of_their_language(lang: str) -> None:
    shuffled = ORDERS[lang][:]
    random.Random(lang).shuffle(shuffled)
    assert sorted(shuffled, key=lambda text: sort_key(text, lang).key) == ORDERS[lang]


@pytest.mark.parametrize(
    ("less", "more"),
    [
        ("kasza", "kassza"),  # asz < assz: sz counts once, and twice
        ("locsan", "loccsan"),
        ("hosszú", "hosszúság"),
        ("mennyi", "mennyország"),
        ("briddzs", "briddzsel"),
        ("vízzsák", "vízzsákok"),
        ("só", "sóo"),
    ],
)
def test_doubled_hungarian_letters(less: str, more: str) -> None:
    assert sort_key(less, "hu") < sort_key(more, "hu")


@pytest.mark.parametrize(
    ("short", "whole"),
    [
        ("ssz", "szsz"),
        ("ccs", "cscs"),
        ("ddz", "dzdz"),
        ("ddzs", "dzsdzs"),
        ("ggy", "gygy"),
        ("lly", "lyly"),
        ("nny", "nyny"),
        ("tty", "tyty"),
        ("zzs", "zszs"),
    ],
)
def test_a_doubled_hungarian_letter_counts_twice(short: str, whole: str) -> None:
    assert sort_key(f"a{short}a", "hu").key == sort_key(f"a{whole}a", "hu").key


@pytest.mark.parametrize(
    ("text", "lang", "letter"),
    [
        ("Csillag", "hu", "Cs"),
        ("CSILLAG", "hu", "Cs"),
        ("Dzsungel", "hu", "Dzs"),
        ("Szabad", "hu", "Sz"),
        ("Szabad", "en", "S"),
        ("Álom", "hu", "A"),
        ("Őrszem", "hu", "Ö"),
        ("Űr", "hu", "Ü"),
        ("Ζ", "el", "Ζ"),
        ("Άλφα", "el", "Α"),
        ("Ϊ", "el", "Ι"),
        ("Ёлка", "ru", "Е"),
        ("Йота", "ru", "Й"),
        ("Água", "pt", "A"),
        ("Çedilha", "pt", "C"),
        ("«Ясли»", "ru", "Я"),
        ("8910 Spielen", "el", NUMBERS),
        ("Lyttle", "ru", "L"),
        ("", "en", ""),
        ("…!", "hu", ""),
    ],
)
def test_the_letter_of_a_heading(text: str, lang: str, letter: str) -> None:
    assert sort_key(text, lang).letter == letter


def test_numbers_count_as_numbers_and_punctuation_as_a_space() -> None:
    texts = ["Utopia 2", "Utopia 10", "Utopia-11", "utopia/12", "Utopia 100"]
    assert sorted(random.Random(1).sample(texts, 5), key=lambda text: sort_key(text, "en").key) == texts
    assert sort_key("Earth's Lost", "en") == sort_key("Earth’s – Lost", "en")
    assert sort_key("007", "en").key == sort_key("7", "en").key


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(KeyError):
        sort_key("a", "de")


@given(st.text(), st.text(), st.sampled_from(i18n.LANGUAGES))
def test_any_text_has_a_key_and_its_spelling_in_code_points_does_not_matter(
    a: str, b: str, lang: str
) -> None:
    assert sort_key(unicodedata.normalize("NFD", a), lang) == sort_key(unicodedata.normalize("NFC", a), lang)
    # A word before: what begins like another text, and ends, comes first.
    assert sort_key(f"x {a}", lang).key >= sort_key("x", lang).key
    assert (sort_key(a, lang).key < sort_key(b, lang).key) == (sort_key(b, lang).key > sort_key(a, lang).key)


def test_every_title_has_its_key_in_the_catalogue(catalogue: Catalogue) -> None:
    assert set(catalogue.sort_keys) == set(catalogue.titles)
    for (game, lang), titles in catalogue.titles.items():
        keys = catalogue.sort_keys[game, lang]
        assert {each: sort_key(title.text, lang) for each, title in titles.items()} == dict(keys)
        assert all(key.letter for key in keys.values())


@pytest.mark.parametrize(
    ("lang", "text", "plain"),
    [
        ("hu", "A Menekültek Világa", "Menekültek Világa"),
        ("hu", "Az Elveszett Fajok Bárka Világa", "Elveszett Fajok Bárka Világa"),
        ("el", "Η Χαμένη Αποικία της Γης", "Χαμένη Αποικία της Γης"),
        ("pt", "O Último dos Gnarssh", "Último dos Gnarssh"),
    ],
)
def test_an_article_in_front_does_not_count(lang: str, text: str, plain: str) -> None:
    assert sort_key(text, lang) == sort_key(plain, lang)


@pytest.mark.parametrize(("lang", "text"), [("hu", "Az"), ("pt", "A"), ("hu", "Azték Romok"), ("en", "A Z")])
def test_what_only_looks_like_an_article_counts(lang: str, text: str) -> None:
    assert sort_key(text, lang).letter == text[0]
