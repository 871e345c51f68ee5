"""Which other cards a card has to do with."""

from __future__ import annotations

from webapp import i18n
from webapp.catalogue.eminent.related import confusable, related
from webapp.catalogue.models import Catalogue


def _groups(catalogue: Catalogue, card_id: str) -> dict[str, list[str]]:
    found = related(catalogue, catalogue.eminent[card_id])
    assert len({group.heading for group in found}) == len(found)
    return {
        group.heading: [link.path.removeprefix("eminent-domain/") for link in group.links] for group in found
    }


def test_a_technology_links_its_copies_and_its_roles(catalogue: Catalogue) -> None:
    found = _groups(catalogue, "improved-survey-fertile-survey-colonize")
    assert found["The same technology with other symbols"] == [
        "improved-survey-advanced-survey-trade",
        "improved-survey-advanced-survey-research",
        "improved-survey-fertile-survey-produce",
    ]
    assert found["Roles that its symbols are for"] == ["survey", "colonize"]
    assert found["Easily confused with"] == ["survey", "survey-team"]


def test_copies_are_told_apart(catalogue: Catalogue) -> None:
    (copies, *_) = related(catalogue, catalogue.eminent["improved-trade-metallic-trade-survey"])
    texts = [link.text for link in copies.links]
    assert len(set(texts)) == 3
    assert all(text.startswith("Improved Trade (") for text in texts)


def test_a_role_links_what_boosts_it(catalogue: Catalogue) -> None:
    found = _groups(catalogue, "produce-trade")
    assert found["Planets with this symbol: Produce"] == [
        "gerdland",
        "mishburr-ito-a",
        "artigas-gns-111",
        "utopia-produce",
    ]
    assert "imperialism-scorched-earth-policy" in found["Technologies with this symbol: Trade"]
    assert "imperialism-scorched-earth-policy" not in found["Technologies with this symbol: Produce"]
    assert _groups(catalogue, "research")["Technologies that name it"] == ["adaptability-hyperefficiency"]
    assert _groups(catalogue, "dissension-bureaucracy")["Roles that it names"] == ["warfare", "colonize"]


def test_similar_effects(catalogue: Catalogue) -> None:
    assert _groups(catalogue, "genetic-engineering")["Similar effects"] == [
        "diverse-markets",
        "specialization",
    ]
    assert _groups(catalogue, "politics")["Similar effects"] == ["artificial-intelligence"]


def test_planets_of_equal_type_and_costs_are_easily_confused(catalogue: Catalogue) -> None:
    assert _groups(catalogue, "lyttle")["Easily confused with"] == ["ral-gaigaw", "oknow"]
    assert _groups(catalogue, "pomerene")["Easily confused with"] == ["liagiba"]
    assert _groups(catalogue, "prestige-1")["Easily confused with"] == ["prestige-2", "prestige-3"]
    cards = catalogue.eminent.values()
    for card in cards:
        for other in cards:
            assert confusable(card, other) == confusable(other, card), (card.id, other.id)


def test_no_card_links_itself_or_what_is_not_there(catalogue: Catalogue, lang: str) -> None:
    with i18n.language(lang):
        for card_id, card in catalogue.eminent.items():
            for group in related(catalogue, card):
                paths = [link.path for link in group.links]
                assert paths, (card_id, group.heading)
                assert len(set(paths)) == len(paths)
                assert f"eminent-domain/{card_id}" not in paths
                assert all(path.removeprefix("eminent-domain/") in catalogue.eminent for path in paths)
