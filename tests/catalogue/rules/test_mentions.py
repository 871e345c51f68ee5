"""Cards, powers, goals and search categories lead to the rules that speak of them, and these lead back."""

from __future__ import annotations

import pytest
from bs4 import BeautifulSoup, Tag
from flask.testing import FlaskClient

from webapp.catalogue.models import Catalogue
from webapp.catalogue.rules.mentions import mentions
from webapp.i18n import language


def links(client: FlaskClient, path: str, selector: str) -> list[Tag]:
    answer = client.get(path)
    assert answer.status_code == 200
    return BeautifulSoup(answer.text, "html.parser").select(selector)


def test_each_section_is_named_once_with_its_book(small: Catalogue) -> None:
    with language("ru"):
        (settle,) = mentions(small, [("card", "new-sparta"), ("power", "pay_for_military")])
        (set_up,) = mentions(small, [("fact", "BASE-23")])
    assert (settle.title, settle.lang, settle.path, settle.book) == (
        "III: Освоение",
        "ru",
        "rftg/base/settle#base-68",
        "Базовая игра",
    )
    assert (set_up.title, set_up.lang) == ("Set-up", "en")


@pytest.mark.parametrize(
    ("page", "selector", "rule"),
    [
        ("cards/rftg/contact-specialist", ".pills a", "rules/rftg/base/military-worlds#base-74"),
        ("cards/eminent-domain/survey-team", ".pills a", "rules/eminent-domain/base/"),
        ("icons/powers/pay-for-military", ".pills a", "rules/rftg/base/"),
        ("goals/", "#budget-surplus a", "rules/rftg/gathering-storm/goals-first-list#"),
        ("search-categories/", "#takeovers a", "rules/rftg/brink-of-war/search-categories#"),
    ],
)
def test_pages_lead_to_their_rules(
    client: FlaskClient, page: str, selector: str, rule: str, lang: str
) -> None:
    found = [a["href"] for a in links(client, f"/{lang}/{page}", selector) if a.has_attr("data-overlay")]
    assert any(str(address).startswith(f"/{lang}/{rule}") for address in found), found


def test_a_power_is_linked_back_from_the_rule_that_explains_it(
    client: FlaskClient, catalogue: Catalogue
) -> None:
    place = catalogue.rules.places["power", "pay_for_military"][0]
    path, _, anchor = place.path.partition("#")
    found = links(client, f"/en/rules/{path}", ".text a")
    assert "/en/icons/powers/pay-for-military" in {a["href"] for a in found}, anchor


def test_every_power_code_and_goal_has_a_rule(catalogue: Catalogue) -> None:
    from webapp.catalogue.powers import CODES

    named = catalogue.rules.places
    assert [code for code in CODES if ("power", code) not in named] == []
    assert [goal for goal in catalogue.goals if ("goal", goal) not in named] == []
