from __future__ import annotations

import pytest

from webapp.catalogue.models import Catalogue, Title


def test_a_printed_title_says_which_rulebook_prints_it(catalogue: Catalogue) -> None:
    assert catalogue.title("improved-logistics", "hu") == Title(
        text="Továbbfejlesztett Logisztika",
        english="Improved Logistics",
        status="printed",
        source="brink-of-war",
    )
    assert catalogue.title("merchant-guild", "el").identified


def test_without_one_the_english_title_stands(catalogue: Catalogue) -> None:
    assert catalogue.title("improved-logistics", "ru") == Title(
        text="Improved Logistics", english="Improved Logistics", status="english"
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
    assert catalogue.title("utopia-6", "el", "eminent-domain").text == "Utopian planet"


@pytest.mark.parametrize(
    ("card_id", "lang", "game"),
    [("nope", "hu", "rftg"), ("new-sparta", "xx", "rftg"), ("new-sparta", "hu", "eminent-domain")],
)
def test_an_unknown_card_language_or_game_is_a_key_error(
    catalogue: Catalogue, card_id: str, lang: str, game: str
) -> None:
    with pytest.raises(KeyError):
        catalogue.title(card_id, lang, game)
