from __future__ import annotations

import pytest
from flask.testing import FlaskClient

from webapp.catalogue.search.api_search import LIMIT, MOST


def test_gives_what_the_page_gives_the_best_first(client: FlaskClient, lang: str) -> None:
    answer = client.get("/api/search.json", query_string={"q": "military 5 alien", "lang": lang})
    found = answer.json
    assert found is not None
    assert set(found) == {"query", "lang", "results", "suggestion"}
    assert (found["query"], found["lang"], found["suggestion"]) == ("military 5 alien", lang, None)
    first = found["results"][0]
    assert set(first) == {"type", "id", "title", "title_en", "url", "snippet"}
    assert (first["type"], first["id"]) == ("card", "rftg/lost-alien-warship")
    assert first["title_en"] == "Lost Alien Warship"
    assert first["url"] == f"/{lang}/cards/rftg/lost-alien-warship"
    assert client.get(first["url"]).status_code == 200
    page = client.get(f"/{lang}/search", query_string={"q": "military 5 alien"}).text
    assert all(f'href="{result["url"]}"' in page for result in found["results"])


def test_says_what_was_meant(client: FlaskClient) -> None:
    found = client.get("/api/search.json?q=alein+toy&lang=en").json
    assert found is not None
    assert found["suggestion"] == "alien toy"
    assert found["results"][0]["title"] == "Alien Toy Shop"


def test_gives_as_many_as_asked_for(client: FlaskClient) -> None:
    def count(limit: str) -> int:
        found = client.get(f"/api/search.json?q=e&lang=en&limit={limit}").json
        assert found is not None
        return len(found["results"])

    assert count("3") == count("003") == 3
    assert count("") == LIMIT
    assert count("50") == count("51") == count("9" * 5000) == MOST


@pytest.mark.parametrize("limit", ["0", "-5", "x", "1e9", "1_0", "+3", " 3", "٣", "²"])
def test_a_limit_that_is_no_number_is_400_with_a_reason(client: FlaskClient, limit: str) -> None:
    answer = client.get("/api/search.json", query_string={"q": "e", "lang": "en", "limit": limit})
    assert answer.status_code == 400
    assert answer.json is not None
    assert set(answer.json) == {"error"}


def test_an_unknown_language_is_404_with_the_reason(client: FlaskClient) -> None:
    for address in ("/api/search.json?q=x", "/api/search.json?q=x&lang=de", "/api/suggest.json?q=x&lang=EN"):
        answer = client.get(address)
        assert answer.status_code == 404
        assert answer.json is not None
        assert set(answer.json) == {"error"}


def test_titles_are_suggested_as_browsers_ask_for_them(client: FlaskClient) -> None:
    answer = client.get("/api/suggest.json?q=gnar&lang=en")
    assert answer.mimetype == "application/x-suggestions+json"
    assert answer.get_json(force=True) == ["gnar", ["The Last of the Uplift Gnarssh"]]
