"""The form of the list: its questions under their headings, as they stand for an address."""

from __future__ import annotations

import pytest

from webapp import i18n
from webapp.catalogue.models import Catalogue
from webapp.catalogue.rulings.finding import RulingList
from webapp.catalogue.rulings.panel import Panel


@pytest.fixture
def panel(small: Catalogue) -> Panel:
    return Panel(small, RulingList(small))


def test_cards_topics_and_phases_stand_by_game(panel: Panel) -> None:
    asked = {each.question.key: each for each in panel.asked(panel.listing.read([("topic", "turn")]))}
    assert list(asked) == ["game", "topic", "set", "card", "phase", "open"]
    assert asked["topic"].chosen == "turn"
    assert asked["card"].chosen == ""
    cards = asked["card"].question.groups
    assert [heading for heading, _ in cards] == ["Race for the Galaxy", "Eminent Domain"]
    assert [text for _, choices in cards for _, text in choices] == [
        "Improved Logistics",
        "New Sparta",
        "Survey Team",
    ]
    assert asked["phase"].question.groups[1][1] == (("action", "Action phase"), ("role", "Role phase"))


def test_words_are_those_of_the_language(panel: Panel) -> None:
    with i18n.language("ru"):
        asked = {each.question.key: each.question for each in panel.asked(panel.listing.read([]))}
    assert asked["topic"].groups[0] == ("Борьба за галактику", (("cards", "Отдельные карты"),))
    assert asked["card"].groups[0][1][0] == ("new-sparta", "Новая Спарта")


@pytest.mark.parametrize(
    ("pair", "short"),
    [
        (("q", "price"), "Question or answer: “price”"),
        (("topic", "cards"), "Topic: Single cards"),
        (("card", "survey-team"), "Card: Survey Team"),
        (("phase", "settle"), "Phase: Settle"),
        (("set", "tgs"), "Set: The Gathering Storm"),
        (("open", "no"), "Open question: no"),
    ],
)
def test_a_filter_in_short(panel: Panel, pair: tuple[str, str], short: str) -> None:
    (clause,) = panel.listing.read([pair]).clauses
    assert panel.clause(clause) == short
