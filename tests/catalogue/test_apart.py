"""What tells apart cards that the game gives the same title."""

from __future__ import annotations

from collections import Counter

import pytest

from webapp.catalogue.models import GAMES, Catalogue
from webapp.i18n import LANGUAGES, language

SUFFIXES = [
    ("gambling-world", "rftg", "Base game"),
    ("gambling-world-rvi", "rftg", "Rebel vs Imperium"),
    ("new-sparta", "rftg", ""),
    ("improved-survey-fertile-survey-produce", "eminent-domain", "Fertile · Produce"),
    ("improved-trade-metallic-trade-warfare", "eminent-domain", "Metallic · Warfare"),
    ("improved-production-advanced-produce-trade", "eminent-domain", "Advanced · Trade"),
    ("terraforming", "eminent-domain", ""),
    ("produce-trade", "eminent-domain", ""),
    ("prestige-3", "eminent-domain", "4/7"),
    ("utopia-survey", "eminent-domain", "5/6 · Survey"),
    ("utopia-6", "eminent-domain", "5/6 · ?"),
]


@pytest.mark.parametrize(("card_id", "game", "suffix"), SUFFIXES)
def test_namesakes_have_a_suffix(catalogue: Catalogue, card_id: str, game: str, suffix: str) -> None:
    title = catalogue.title(card_id, "en", game)
    with language("en"):
        assert title.suffix == suffix
        assert title.full == (f"{title.text} ({suffix})" if suffix else title.text)


def test_the_suffix_is_in_the_language_of_the_reader(catalogue: Catalogue) -> None:
    title = catalogue.title("improved-survey-fertile-survey-produce", "hu", "eminent-domain")
    with language("hu"):
        assert title.full == "Haladó kutatás (Termékeny · Termelés)"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_full_titles_are_unique(catalogue: Catalogue, lang: str, game: str) -> None:
    cards = catalogue.race if game == "rftg" else catalogue.eminent
    with language(lang):
        full = Counter(catalogue.title(card_id, lang, game).full.casefold() for card_id in cards)
    assert [title for title, times in full.items() if times > 1] == []


def test_only_what_the_game_repeats_has_a_suffix(catalogue: Catalogue) -> None:
    marked = {
        game: sum(bool(title.marks) for title in catalogue.titles[game, "en"].values()) for game in GAMES
    }
    assert marked == {"rftg": 2, "eminent-domain": 24 + 9}
