"""The choice of light or dark is remembered without script and leads back to the same page."""

import pytest
from bs4 import BeautifulSoup
from flask.testing import FlaskClient


def _theme(client: FlaskClient) -> object:
    root = BeautifulSoup(client.get("/en/").text, "html.parser").html
    assert root is not None
    return root["data-theme"]


def test_the_system_decides_until_something_is_chosen(client: FlaskClient) -> None:
    assert _theme(client) == "system"


@pytest.mark.parametrize("theme", ["light", "dark", "system"])
def test_a_choice_is_remembered_and_leads_back(client: FlaskClient, theme: str) -> None:
    answer = client.post("/hu/theme", data={"theme": theme, "return": "/hu/cards/?q=a"})
    assert (answer.status_code, answer.location) == (303, "/hu/cards/?q=a")
    assert _theme(client) == theme


def test_an_unknown_theme_is_refused_and_changes_nothing(client: FlaskClient) -> None:
    client.post("/hu/theme", data={"theme": "dark"})
    assert client.post("/hu/theme", data={"theme": "pink"}).status_code == 400
    assert client.post("/hu/theme").status_code == 400
    assert _theme(client) == "dark"


def test_a_forged_cookie_is_not_put_into_the_page(client: FlaskClient) -> None:
    client.set_cookie("theme", "x onload=alert")
    assert _theme(client) == "system"


@pytest.mark.parametrize(
    "address",
    ["https://elsewhere.example/", "//elsewhere.example/", "/\\elsewhere.example", "javascript:x", ""],
)
def test_the_way_back_never_leads_elsewhere(client: FlaskClient, address: str) -> None:
    answer = client.post("/hu/theme", data={"theme": "dark", "return": address})
    assert answer.location == "/hu/"
