"""A card as JSON: its facts by the keys of the card data, titles, and a sentence beside every code."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from webapp import i18n
from webapp.catalogue import powers
from webapp.catalogue.models import Catalogue
from webapp.catalogue.race_json import facts

FACTS = Path(__file__).parents[3] / "shared" / "facts"


def _get(client: FlaskClient, path: str, lang: str = "en") -> dict[str, Any]:
    answer = client.get(f"/api/cards/{path}.json?lang={lang}")
    assert answer.status_code == 200, path
    assert answer.mimetype == "application/json"
    body: dict[str, Any] = answer.get_json()
    return body


def test_a_race_card_is_told_whole(client: FlaskClient, catalogue: Catalogue) -> None:
    card = _get(client, "rftg/new-sparta")
    assert card["powers"] == [
        {
            "phase": 3,
            "code": "military",
            "value": 2,
            "text": powers.sentence(catalogue.race["new-sparta"].powers[0]),
        }
    ]
    assert card["flags"]["start_world"] == {"number": 3, "colour": "red"}
    assert (card["id"], card["name"], card["kind"], card["defense"], card["cost"]) == (
        "new-sparta",
        "New Sparta",
        "world",
        2,
        None,
    )
    assert card["url"] == "/en/cards/rftg/new-sparta"
    assert (card["title"], card["title_en"], card["scoring"]) == ("New Sparta", "New Sparta", [])


def test_the_title_is_in_the_language_with_its_status(client: FlaskClient) -> None:
    card = _get(client, "rftg/galactic-federation", "hu")
    assert (card["title"], card["title_en"]) == ("Galaktikus Államszövetség", "Galactic Federation")
    assert (card["title_status"], bool(card["title_source"])) == ("printed", True)
    assert card["url"] == "/hu/cards/rftg/galactic-federation"
    assert _get(client, "rftg/gambling-world-rvi", "en")["title_suffix"] == "Rebel vs Imperium"
    assert _get(client, "rftg/alpha-centauri", "hu")["title_status"] in ("ours", "english")


def test_scoring_rows_have_their_values_and_a_sentence(client: FlaskClient) -> None:
    rows = _get(client, "rftg/galactic-exchange")["scoring"]
    assert any(row.get("points_by_count") == [0, 1, 3, 6, 10] for row in rows)
    for row in rows:
        assert row["counts"]
        assert not row["text"].endswith(":")


def test_a_row_that_names_cards_has_their_titles_in_its_text(client: FlaskClient) -> None:
    rows = _get(client, "rftg/galactic-bankers")["scoring"]
    assert rows[0]["text"] == (
        "2 VPs for each of these cards: "
        "Interstellar Bank, Investment Credits, Gambling World (Rebel vs Imperium)"
    )
    assert rows[0]["names"] == ["Interstellar Bank", "Investment Credits", "Gambling World"]
    assert "Galaktikus Reneszánsz" in str(_get(client, "rftg/pan-galactic-affluence", "hu")["scoring"])


def test_an_eminent_domain_technology_is_told_whole(client: FlaskClient) -> None:
    card = _get(client, "eminent-domain/survey-team")
    assert card["required_planets"] == {"type": "metallic", "count": 2}
    assert (card["level"], card["research_cost"], card["symbols"]) == (2, 5, ["survey", "survey"])
    (effect,) = card["effects"]["action"]
    assert (effect["op"], effect["count"]) == ("take_top_planet_into_empire", 1)
    assert effect["text"].endswith(".")


def test_both_sides_and_effects_inside_effects_are_told(client: FlaskClient) -> None:
    sides = _get(client, "eminent-domain/weapon-emporium-streamlining")["sides"]
    assert [sides[side]["name"] for side in ("front", "back")] == ["Weapon Emporium", "Streamlining"]
    assert sides["back"]["effects"]["while_in_play"][0]["text"]
    warfare = _get(client, "eminent-domain/warfare")["effects"]
    ((first,), (second,)) = warfare["action"][0]["options"]
    assert (first["op"], second["op"]) == ("collect_fighters", "attack_planets")
    assert warfare["leader_bonus"][0]["effects"][0]["text"]


def test_what_nobody_knows_is_null(client: FlaskClient) -> None:
    card = _get(client, "eminent-domain/utopia-6")
    assert card["names"] == {"en": None}
    assert (card["influence"], card["symbols"], card["hand_size_bonus"]) == (None, None, None)
    assert card["inferred"]["influence"] == 2
    assert set(card["unknown"]) == {"name", "influence", "symbols", "hand_size_bonus"}


def test_every_card_answers_in_every_language(client: FlaskClient, catalogue: Catalogue, lang: str) -> None:
    for game, cards in (("rftg", catalogue.race), ("eminent-domain", catalogue.eminent)):
        for card_id in cards:
            card = _get(client, f"{game}/{card_id}", lang)
            assert (card["game"], card["id"]) == (game, card_id)
            with i18n.language(lang):
                assert card["title"] == catalogue.title(card_id, lang, game).text
            assert all(power["text"] for power in card.get("powers", ()))


@pytest.mark.parametrize(
    "path",
    [
        "rftg/nothing.json?lang=en",
        "chess/old-earth.json?lang=en",
        "rftg/old-earth.json",
        "rftg/old-earth.json?lang=de",
        "rftg/old-earth?lang=en",
        "rftg/.json?lang=en",
        "eminent-domain/old-earth.json?lang=ru",
    ],
)
def test_what_there_is_not_is_a_404_in_json(client: FlaskClient, path: str) -> None:
    answer = client.get(f"/api/cards/{path}")
    assert answer.status_code == 404
    assert set(answer.get_json()) == {"error"}


def _collected(name: str) -> Any:
    """Return the collected facts, which lie beside this checkout; nothing where they are missing."""
    path = FACTS / name
    return json.loads(path.read_text("utf-8")) if path.is_file() else []


def test_race_facts_are_the_collected_ones(catalogue: Catalogue) -> None:
    for card in _collected("rftg_cards.json"):
        if card["expansion"] != "promo":
            assert facts(catalogue.race[card["id"]], catalogue.race) == card


def test_eminent_domain_numbers_are_the_collected_ones(client: FlaskClient) -> None:
    others = {
        "id",
        "names",
        "confidence",
        "effects",
        "sides",
        "inferred",
        "stack_size_at_start",
        "cost_by_level",
    }
    for card in dict(_collected("eminent_domain_cards.json")).get("cards", ()):
        path = card["id"].partition(".")[2].replace(".", "-").replace("_", "-")
        told = _get(client, f"eminent-domain/{path}")
        same = set(card) & set(told) - others
        assert {key: told[key] for key in same} == {key: card[key] for key in same}, card["id"]
