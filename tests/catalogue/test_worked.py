"""What a card scores in the tableau of an address."""

from __future__ import annotations

import pytest
from bs4 import BeautifulSoup
from flask.testing import FlaskClient

from webapp.catalogue.models import Catalogue
from webapp.catalogue.pages import Link
from webapp.catalogue.worked import Worked, query, worked
from webapp.refusal import Refusal


def _worked(catalogue: Catalogue, card: str, **args: str) -> Worked:
    made = worked(catalogue, catalogue.race[card], args, lambda other: Link(other, f"rftg/{other}"))
    assert made is not None
    return made


def test_rows_count_what_is_left_and_add_up(catalogue: Catalogue) -> None:
    made = _worked(catalogue, "galactic-federation", tableau="galactic-federation,public-works,new-economy")
    assert [(row.count, row.points) for row in made.rows] == [("2", "4"), ("1", "1")]
    assert [[link.text for link in row.cards] for row in made.rows] == [
        ["galactic-federation", "new-economy"],
        ["public-works"],
    ]
    assert (made.total, made.added) == ("5 VPs", False)


def test_a_card_that_does_not_lie_there_is_added(catalogue: Catalogue) -> None:
    made = _worked(catalogue, "galactic-federation", tableau="public-works")
    assert made.added
    assert made.total == "3 VPs"


def test_a_row_names_its_cards_whether_they_lie_there_or_not(
    catalogue: Catalogue, client: FlaskClient
) -> None:
    made = _worked(catalogue, "galactic-genome-project", tableau="old-earth")
    (named,) = [row for row in made.rows if row.named]
    assert (named.count, [link.text for link in named.named], named.cards) == ("0", ["genetics-lab"], ())
    answer = client.get("/en/cards/rftg/galactic-genome-project?tableau=old-earth")
    sheet = BeautifulSoup(answer.text, "html.parser").select_one(".worked")
    lines = [" ".join(line.get_text(" ").split()) for line in sheet.select("tbody th")]
    assert "3 VPs for the card: Genetics Lab" in lines
    assert not [line for line in lines if line.endswith(":")]


def test_chips_and_prestige_count(catalogue: Catalogue) -> None:
    chips = _worked(catalogue, "galactic-renaissance", tableau="galactic-renaissance", chips="7")
    assert "2" in {row.count for row in chips.rows}
    empty = _worked(catalogue, "galactic-renaissance", tableau="galactic-renaissance", chips="", prestige="")
    assert empty == _worked(catalogue, "galactic-renaissance", tableau="galactic-renaissance", chips="0")
    capital = _worked(
        catalogue, "federation-capital", tableau="federation-capital", prestige="4", sets="base,tgs,rvi,bow"
    )
    assert capital.total == "4 VPs"


def test_negative_points_have_a_real_minus(catalogue: Catalogue) -> None:
    made = _worked(catalogue, "universal-peace-institute", tableau="new-sparta,space-marines")
    assert any(row.points.startswith("−") for row in made.rows)
    assert "-" not in made.total


def test_the_world_whose_owner_chooses_says_its_kind(catalogue: Catalogue) -> None:
    made = _worked(catalogue, "pan-galactic-league", tableau="alien-oort-cloud-refinery,pan-galactic-league")
    assert made.kind == "Genes"
    assert made.chooser == Link("alien-oort-cloud-refinery", "rftg/alien-oort-cloud-refinery")


def test_there_is_nothing_to_work_without_a_tableau_or_rows(catalogue: Catalogue) -> None:
    race = catalogue.race
    link = Link("", "")
    assert worked(catalogue, race["galactic-federation"], {}, lambda card: link) is None
    assert worked(catalogue, race["old-earth"], {"tableau": "old-earth"}, lambda card: link) is None


@pytest.mark.parametrize(
    "args",
    [
        {"tableau": "nobody"},
        {"tableau": "old-earth", "chips": "-1"},
        {"tableau": "old-earth", "chips": "1000"},
        {"tableau": "old-earth", "chips": "٣"},
        {"tableau": "old-earth", "prestige": "1", "sets": "base,tgs"},
        {"tableau": "gambling-world", "prestige": "1"},
        {"tableau": "old-earth", "sets": "bow"},
        {"tableau": "old-earth,old-earth"},
        {"tableau": "rebel-cantina", "sets": "base"},
        {"tableau": "public-works," * 2000},
        {"tableau": "\0"},
    ],
)
def test_what_cannot_be_is_refused(catalogue: Catalogue, args: dict[str, str]) -> None:
    with pytest.raises((ValueError, Refusal)):
        _worked(catalogue, "galactic-federation", **args)


def test_the_query_of_a_tableau_is_understood(catalogue: Catalogue) -> None:
    cards = [catalogue.race[card] for card in ("new-sparta", "federation-capital")]
    sets = ("base", "tgs", "rvi", "bow")
    asked = query(cards, vp_chips=3, prestige=2, sets=sets)
    assert asked == "tableau=new-sparta,federation-capital&chips=3&prestige=2"
    again = dict(part.split("=") for part in asked.split("&"))
    assert _worked(catalogue, "federation-capital", **again).total == "2 VPs"
    assert query(cards, vp_chips=0, prestige=0, sets=("base",)) == ""


def test_the_page_shows_the_work_above_the_card(client: FlaskClient) -> None:
    path = "/en/cards/rftg/galactic-federation"
    page = BeautifulSoup(client.get(f"{path}?tableau=galactic-federation,public-works").text, "html.parser")
    sheet = page.select_one(".worked")
    assert "3 VPs" in sheet.h2.get_text()
    assert [cell.get_text() for cell in sheet.select("td")] == ["1", "2", "1", "1"]
    assert page.select_one("#card")
    plain = client.get(path).text
    assert "worked" not in plain
    assert client.get(f"{path}?tableau=").status_code == 200


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ("tableau=old-earth,old-earth", "have only 1 copy of this card: Old Earth. Take the others out."),
        ("tableau=" + "public-works," * 3, "have only 2 copies of this card: Public Works."),
        ("tableau=rebel-cantina&sets=base", "in none of the sets in use: Rebel Cantina."),
        (
            "tableau=gambling-world,gambling-world-rvi",
            "in none of the sets in use: Gambling World (Base game).",
        ),
        ("tableau=old-earth&prestige=1&sets=base", "Without The Brink of War there is no prestige."),
    ],
)
def test_a_tableau_that_cannot_be_is_refused_with_card_and_reason(
    client: FlaskClient, asked: str, reason: str
) -> None:
    answer = client.get(f"/en/cards/rftg/galactic-federation?{asked}")
    assert answer.status_code == 400
    assert reason in BeautifulSoup(answer.text, "html.parser").main.get_text(" ")


def test_a_tableau_is_refused_where_the_score_command_refuses_it(catalogue: Catalogue) -> None:
    # BASE-46 forbids to place a development twice; where two copies lie there all the same, they are scored.
    made = _worked(catalogue, "galactic-federation", tableau="public-works,public-works")
    assert made.total == "4 VPs"
    with pytest.raises(Refusal) as caught:
        _worked(catalogue, "galactic-federation", tableau="galactic-federation,galactic-federation")
    assert caught.value.kind == "too_many_copies"


@pytest.mark.parametrize(
    "asked", ["tableau=zzz", "tableau=old-earth&chips=x", "tableau=old-earth&sets=%00", "tableau=🚀"]
)
def test_an_address_that_cannot_be_is_a_kind_400(client: FlaskClient, asked: str) -> None:
    answer = client.get(f"/en/cards/rftg/galactic-federation?{asked}")
    assert answer.status_code == 400
    text = BeautifulSoup(answer.text, "html.parser").main.get_text(" ")
    assert ("not in the list: zzz" in text) == (asked == "tableau=zzz")
