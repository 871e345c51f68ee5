"""The titles of cards and goals: where they come from, and that every one is written as its language does."""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from collections.abc import Iterator

import pytest

from webapp.catalogue.models import TITLE_LANGUAGES, Catalogue, Title
from webapp.catalogue.pages import origin

SMALL = {
    "hu": {"a", "az", "és"},
    "el": {"ο", "η", "το", "της", "του", "των", "στην", "και"},
    "pt": {"de", "do", "da", "dos", "das", "e", "em"},
}
"""Words of a title that have no capital, but as the first."""

PROPER_RU = {
    *("SETI", "Инк.", "НИОКР", "Галактический"),
    *("Земли", "Земля", "Империи", "Империя", "Возвышения", "Галактики", "Галактике", "Властелинов"),
    *("Центавра", "Эридана", "Спарта", "Винланд", "Розеттского", "Оорта"),
}
"""Words of a Russian title that have a capital wherever they stand; a quoted title begins with one too."""

LATIN = {"SETI", "Rosetta", "Stone"}
"""Words of a Greek or Russian title that keep Latin letters."""


def test_a_printed_title_says_which_rulebook_prints_it(catalogue: Catalogue) -> None:
    assert catalogue.title("improved-logistics", "hu") == Title(
        text="Továbbfejlesztett Logisztika",
        english="Improved Logistics",
        status="printed",
        source="brink-of-war",
    )
    assert catalogue.title("merchant-guild", "el").identified


def test_a_title_that_no_rulebook_prints_is_ours(catalogue: Catalogue) -> None:
    assert catalogue.title("improved-logistics", "ru") == Title(
        text="Улучшенная логистика", english="Improved Logistics", status="ours"
    )


def test_a_title_that_the_rulebook_leaves_in_english_is_ours_all_the_same(catalogue: Catalogue) -> None:
    assert catalogue.title("contact-specialist", "el") == Title(
        text="Ειδικός Επαφών", english="Contact Specialist", status="ours", left_english=True
    )
    assert not catalogue.title("contact-specialist", "ru").left_english


def test_where_a_title_comes_from(catalogue: Catalogue) -> None:
    def told(card_id: str, lang: str) -> str:
        return origin(catalogue.title(card_id, lang))

    assert told("old-earth", "el") == "Our translation: no rulebook has this title."
    assert told("gem-world", "el") == "The rulebook leaves it in English; this is our translation."
    assert told("alpha-centauri", "hu") == ""
    assert told("gambling-world", "pt") == told("gambling-world-rvi", "pt") != ""
    assert "Our translation" not in told("gambling-world", "pt")


def test_planets_and_english_pages_have_the_english_title(catalogue: Catalogue) -> None:
    assert catalogue.title("new-texas", "ru", "eminent-domain") == Title(
        text="New Texas", english="New Texas", status="english"
    )
    assert catalogue.title("improved-logistics", "en").status == "english"


def test_cards_of_the_same_text_share_a_title(catalogue: Catalogue) -> None:
    for card_id in ("improved-survey-advanced-survey-trade", "improved-survey-fertile-survey-produce"):
        assert catalogue.title(card_id, "hu", "eminent-domain").text == "Haladó kutatás"


def test_both_sides_are_in_the_title(catalogue: Catalogue) -> None:
    title = catalogue.title("dissension-bureaucracy", "ru", "eminent-domain")
    assert (title.text, title.english) == ("Раскол / Бюрократия", "Dissension / Bureaucracy")


def test_a_card_without_a_known_name_has_its_kind(catalogue: Catalogue) -> None:
    assert catalogue.title("utopia-6", "ru", "eminent-domain").text == "Утопия"
    assert catalogue.title("utopia-6", "el", "eminent-domain").text == "Ουτοπία"
    assert catalogue.title("utopia-6", "en", "eminent-domain").text == "Utopian planet"


@pytest.mark.parametrize(
    ("card_id", "lang", "game"),
    [("nope", "hu", "rftg"), ("new-sparta", "xx", "rftg"), ("new-sparta", "hu", "eminent-domain")],
)
def test_an_unknown_card_language_or_game_is_a_key_error(
    catalogue: Catalogue, card_id: str, lang: str, game: str
) -> None:
    with pytest.raises(KeyError):
        catalogue.title(card_id, lang, game)


def _titles(catalogue: Catalogue, *tables: str) -> Iterator[tuple[str, str, str, Title]]:
    for (table, lang), titles in catalogue.titles.items():
        if lang != "en" and table in (tables or ("rftg", "eminent-domain", "goals")):
            for key, title in titles.items():
                yield table, lang, key, title


def test_every_card_and_goal_has_a_title_in_every_language(catalogue: Catalogue) -> None:
    planets = {card.id for card in catalogue.eminent.values() if card.kind in ("planet", "start_planet")}
    assert len(planets) == 33
    for table, lang, key, title in _titles(catalogue):
        if key in planets:
            assert (title.status, title.text) == ("english", title.english), (lang, key)
        else:
            assert title.status in ("printed", "ours"), (table, lang, key)
            assert bool(title.source) is (title.status == "printed"), (table, lang, key)
    for lang in ("en", *TITLE_LANGUAGES):
        assert len(catalogue.titles["rftg", lang]) == 191
        assert len(catalogue.titles["eminent-domain", lang]) == 87
        assert len(catalogue.titles["goals", lang]) == 20


def test_two_cards_have_the_same_title_only_where_the_game_repeats_it(catalogue: Catalogue) -> None:
    named: dict[tuple[str, str, str], set[str]] = defaultdict(set)
    for table, lang, _, title in _titles(catalogue):
        named[table, lang, title.text.casefold()].add(title.english)
    assert {key: english for key, english in named.items() if len(english) > 1} == {}


def test_titles_are_written_neatly(catalogue: Catalogue) -> None:
    for table, lang, key, title in _titles(catalogue):
        if title.status != "english":
            where = (table, lang, key, title.text)
            assert title.text == " ".join(title.text.split()), where
            assert title.text == unicodedata.normalize("NFC", title.text), where
            assert not set("'`\"´") & set(title.text), where
            assert title.text[0].isupper(), where


def test_letters_are_those_of_the_language(catalogue: Catalogue) -> None:
    script = {"hu": "LATIN", "pt": "LATIN", "ru": "CYRILLIC", "el": "GREEK"}
    for table, lang, key, title in _titles(catalogue):
        if title.status == "english":
            continue
        for word in title.text.replace("-", " ").replace("/", " ").split():
            scripts = {unicodedata.name(letter).split()[0] for letter in word if letter.isalpha()}
            assert word in LATIN or scripts <= {script[lang]}, (table, lang, key, title.text)


def test_capitals_stand_as_the_language_has_them(catalogue: Catalogue) -> None:
    for table, lang, key, title in _titles(catalogue):
        if title.status != "ours":
            continue
        words = title.text.replace("-", " ").replace("/", " ").replace("«", "").split()
        for word in words[1:]:
            word = word.strip(",:»")
            if word.isalpha() or word.endswith("."):
                small = word not in PROPER_RU if lang == "ru" else word in SMALL[lang]
                assert word[0].islower() is small, (table, lang, key, title.text)
