"""Rulings as the running app reads them: in their order, by what they are about, in English if need be."""

from __future__ import annotations

import pytest

from webapp.catalogue.rulings.models import Cited
from webapp.catalogue.rulings.reader import Rulings


def test_all_is_as_it_was_written(rulings: Rulings) -> None:
    assert list(rulings.all) == ["two-worlds", "double-price", "ed-01"]
    ruling = rulings.all["double-price"]
    assert (ruling.game, ruling.topic, ruling.confidence, ruling.open) == ("rftg", "cards", "low", True)
    assert ruling.sources == (
        Cited("base", at="settle_price"),
        Cited("companion", at="https://example.org/faq", against=True),
    )
    assert rulings.all["two-worlds"].sources == (Cited("base", (4, 6)),)
    assert rulings.all["ed-01"].phases == ("action", "role")
    assert rulings.topics["cards"].rulings == ("two-worlds", "double-price")
    assert rulings.sources["companion"].name == "A companion"


def test_a_card_has_first_what_concerns_it_then_what_names_it(rulings: Rulings) -> None:
    assert rulings.on("rftg", "new-sparta") == ("double-price", "two-worlds")
    assert rulings.on("rftg", "improved-logistics") == ("two-worlds",)
    assert rulings.on("eminent-domain", "survey-team") == ("ed-01",)
    assert rulings.on("goal", "budget-surplus") == ("double-price",)
    assert rulings.on("power", "pay_for_military") == ("two-worlds",)
    assert rulings.on("rftg", "old-earth") == ()


def test_what_follows_from_several_facts_comes_once(rulings: Rulings) -> None:
    assert rulings.following(["BASE-71", "BASE-63", "BASE-1"]) == ("two-worlds", "double-price", "ed-01")


def test_a_language_without_words_has_the_english_ones(rulings: Rulings) -> None:
    assert rulings.text("double-price", "ru").question == "Платят ли дважды?"
    text = rulings.text("double-price", "hu")
    assert (text.lang, text.question) == ("en", "Is the price paid twice?")
    assert [block.kind for block in text.blocks] == ["p", "open"]
    assert rulings.topics["cards"].title("ru") == ("Отдельные карты", "ru")
    assert rulings.topics["cards"].title("pt") == ("Single cards", "en")
    with pytest.raises(KeyError):
        rulings.text("nothing", "en")
