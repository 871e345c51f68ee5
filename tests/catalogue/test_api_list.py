from __future__ import annotations

import list_oracle
import pytest
from flask.testing import FlaskClient

from webapp.catalogue.models import Catalogue


def test_a_card_has_the_facts_of_the_data(client: FlaskClient) -> None:
    answer = client.get("/api/cards.json?lang=en").json
    assert answer["count"] == len(answer["cards"]) == 278
    assert answer["not_understood"] == []
    for card in answer["cards"]:
        facts = list_oracle.cards()[card["id"]]
        assert card["url"] == f"/en/cards/{card['id']}"
        assert (card["game"], card["set"], card["kind"]) == (facts["game"], facts["set"], facts["kind"])
        if card["game"] == "rftg":
            assert card["title"] == card["title_en"] == facts["name"]
            assert (card["cost"], card["defense"]) == (facts.get("cost"), facts.get("defense"))
            assert (card["vp"], card["military"]) == (facts["vp"], "defense" in facts)
            assert (card["good"], card["production"]) == (facts.get("good"), facts.get("production", "none"))
            assert card["keywords"] == sorted(facts.get("keywords", ()))
            assert (card["chromosome"], card["prestige_on_placing"]) == (
                facts.get("chromosome", False),
                facts.get("prestige", 0),
            )
            assert card["start_world"] == facts.get("start_world", {}).get("number")
            assert card["powers"] == [
                {"phase": power["phase"], "code": power["code"]} for power in facts.get("powers", ())
            ]
        else:
            for key in ("level", "research_cost", "colonize_cost", "warfare_cost"):
                assert card[key] == facts.get(key)
            assert set(card["symbols"] or ()) == list_oracle.symbols(facts)
            assert (card["symbols"] is None) == ("symbols" in facts.get("unknown", ()))
            assert card["influence"] == (list_oracle.points(facts) or [None])[0]
            assert card["resource_slots"] == facts.get("resource_slots", [])


def test_a_filter_finds_what_the_answer_shows(client: FlaskClient) -> None:
    found = client.get("/api/cards.json?lang=en&symbol=produce&kind=technology").json["cards"]
    assert "eminent-domain/fertile-ground-abundance" in {card["id"] for card in found}
    assert all("produce" in card["symbols"] for card in found)
    roles = client.get("/api/cards.json?lang=en&kind=role&vp=0").json["cards"]
    assert [card["influence"] for card in roles] == [0] * 6


def test_titles_are_those_of_the_language(client: FlaskClient, catalogue: Catalogue, lang: str) -> None:
    for card in client.get(f"/api/cards.json?lang={lang}&game=rftg").json["cards"]:
        title = catalogue.title(card["id"].removeprefix("rftg/"), lang)
        assert (card["title"], card["title_en"]) == (title.text, title.english)
        assert card["title_status"] == ("printed" if lang == "en" else title.status)


def test_what_was_not_understood_is_named(client: FlaskClient) -> None:
    answer = client.get("/api/cards.json?lang=hu&keyword=ufo,alien&game=").json
    assert answer["not_understood"] == ["keyword=ufo"]
    assert answer["count"] == client.get("/api/cards.json?lang=hu&keyword=alien").json["count"]


@pytest.mark.parametrize("query", ["", "?lang=xx", "?lang=", "?lang=EN", "?q=a"])
def test_an_unknown_language_is_a_404_in_json(client: FlaskClient, query: str) -> None:
    answer = client.get(f"/api/cards.json{query}")
    assert answer.status_code == 404
    assert answer.mimetype == "application/json"
    assert answer.json["error"]
