"""The pages beside the game: timeline, corrections, scores, sharing."""

from __future__ import annotations

from typing import Any

import pytest
from driver import (
    BRINK,
    DONE,
    EVENTS,
    SETUP,
    Visitor,
    adjust,
    choose,
    keep,
    known,
    parse,
    record,
    roll,
    unchanged,
    value_of,
    visible,
)
from flask import Flask
from flask.testing import FlaskClient

from webapp.robot import overrides

OVER = (choose("trade produce"), roll("trade produce"), DONE, adjust("player", "vp", 24), DONE)
PAGES = ("timeline", "corrections", "score", "layout", "share", "export", "found")


@pytest.mark.parametrize("page", ["", *(f"/{page}" for page in PAGES)])
@pytest.mark.parametrize("game_id", ["A" * 22, "x", "A" * 23, "%C5%91" * 22, "..", "new.json"])
def test_a_game_that_there_is_not(client: FlaskClient, game_id: str, page: str) -> None:
    answer = client.get(f"/hu/solo/{game_id}{page}")
    assert answer.status_code == 404
    assert 'lang="hu"' in answer.text


# Timeline


def test_the_timeline_leads_back_and_forward(app: Flask, client: FlaskClient) -> None:
    game = keep(app, SETUP, EVENTS)
    visitor = Visitor(client).get(f"{game}/timeline")
    assert len(visitor.page.select("ol.timeline > li")) == 7
    assert len(visitor.page.select("ol.timeline button")) == 6
    visitor.press("back:2")
    assert visitor.path == f"/en/solo/{game}"
    assert len(record(app, game).events) == 2
    visitor.get(f"{game}/timeline")
    assert len(visitor.page.select("li.undone")) == 4
    assert visible(visitor.button("back:5")) == "Forward to here"
    assert visible(visitor.button("back:0")) == "Back to here"
    visitor.press("back:6")
    assert list(record(app, game).events) == list(EVENTS)
    assert record(app, game).later == ()


def test_back_to_here_in_the_bin_and_at_the_end(app: Flask, client: FlaskClient) -> None:
    game = keep(app, SETUP, OVER)
    visitor = Visitor(client).get(f"{game}/timeline").press("back:0")
    assert visitor.question == "Choose your two actions"
    visitor.get(f"{game}/timeline").press("back:5")
    assert visitor.question == "The game is over"


def test_the_timeline_tells_every_step_with_its_rule(app: Flask, client: FlaskClient) -> None:
    visitor = Visitor(client).get(f"{keep(app, SETUP, EVENTS)}/timeline")
    text = visible(visitor.one("ol.timeline"))
    for part in ("R-SET-A", "R-FLIP-4", "Draw stack: 3 → 8", "You chose: Develop", "The game was set up."):
        assert part in text


# Corrections


def test_every_counter_of_the_contract_can_be_corrected(app: Flask, client: FlaskClient) -> None:
    game = keep(app, BRINK)
    wanted = {
        ("robot", "vp"): 12,
        ("robot", "prestige"): 3,
        ("robot", "credit"): 3,
        ("robot", "economy"): 2,
        ("robot", "stack"): 40,
        ("robot", "counters_left"): 2,
        ("robot", "shows"): "produce",
        ("player", "vp"): 9,
        ("player", "tableau"): 2,
        ("player", "prestige"): 1,
        ("player", "limit"): 14,
    }
    visitor = Visitor(client).get(f"{game}/corrections")
    for (who, what), to in wanted.items():
        if visitor.has_button(f"adjust:{who}:{what}"):
            visitor.press(f"adjust:{who}:{what}", **{f"{who}.{what}": to})
        elif what == "limit":
            visitor.press("adjust:player:limit:14")
        else:
            side = getattr(known(app).game(record(app, game)).state, who)
            while getattr(side, what) != to:
                step = 1 if getattr(side, what) < to else -1
                visitor.press(f"adjust:{who}:{what}:{getattr(side, what) + step}")
                side = getattr(known(app).game(record(app, game)).state, who)
        assert visitor.status == 200
        assert visitor.path.endswith("/corrections")
    state = known(app).game(record(app, game)).state
    assert {(who, what): getattr(getattr(state, who), what) for who, what in wanted} == wanted


def test_the_leader_tile_can_be_corrected(app: Flask, client: FlaskClient) -> None:
    sole = (adjust("robot", "prestige", 3), choose("trade produce"), roll("trade produce"), DONE)
    game = keep(app, BRINK, sole)
    visitor = Visitor(client).get(f"{game}/corrections")
    visitor.press("adjust:robot:leader_tile", **{"robot.leader_tile": "2"})
    assert known(app).game(record(app, game)).state.leader.tile == 2
    with unchanged(app, game):
        visitor.press("adjust:robot:leader_tile", **{"robot.leader_tile": "9"})
    assert visitor.status == 422
    assert visitor.said("alert") == "" or "0" in visible(visitor.one("#refusal"))


def test_without_the_brink_of_war_there_is_no_prestige(app: Flask, client: FlaskClient) -> None:
    page = Visitor(client).get(f"{keep(app)}/corrections").page
    assert not page.select('[name="robot.leader_tile"]')
    assert "restige" not in visible(page.main)


def test_the_robots_tableau_is_corrected(app: Flask, client: FlaskClient) -> None:
    game = keep(app, SETUP, EVENTS)
    visitor = Visitor(client).get(f"{game}/corrections")
    visitor.press("remove:1")
    assert record(app, game).events[-1] == {"type": "remove", "who": "robot", "card": "public-works"}
    visitor.get(f"{game}/corrections?query=galactic fed")
    visitor.press("add:galactic-federation")
    assert record(app, game).events[-1] == {"type": "add", "who": "robot", "card": "galactic-federation"}
    visitor.press("add_described", kind="world", vp="3", military="1", name="A & <b>")
    assert "A & <b>" in visible(visitor.one("ul.tableau"))
    visitor.press("remove:2")
    tableau = known(app).game(record(app, game)).state.robot.tableau
    assert [entry.given for entry in tableau] == ["new-sparta", "galactic-federation"]


def test_every_value_of_the_mat_can_be_corrected(app: Flask, client: FlaskClient) -> None:
    game = keep(app, SETUP, EVENTS[:3])
    visitor = Visitor(client).get(f"{game}/corrections")
    profile = known(app).game(record(app, game)).state.profile
    for path, _ in overrides.leaves(profile):
        fixed = path == "robot" or path in overrides.START_VALUES
        assert visitor.has_button(f"override:{path}") != fixed, path
    visitor.press("override:settle.action.draw", **{"value:settle.action.draw": "9"})
    visitor.press("override:settle.action.needs_credit", **{"value:settle.action.needs_credit": "true"})
    visitor.press("override:settle.action.find", **{"value:settle.action.find": "any_world"})
    visitor.press("override:dice.a", **{"value:dice.a": ["settle"] * 6})
    entry = known(app).game(record(app, game)).state.profile.entry
    assert entry["settle"]["action"]["draw"] == 9
    assert entry["settle"]["action"]["needs_credit"] is True
    assert entry["settle"]["action"]["find"] == "any_world"
    assert list(entry["dice"]["a"]) == ["settle"] * 6


def test_at_the_end_the_mat_is_not_corrected_but_counters_are(app: Flask, client: FlaskClient) -> None:
    game = keep(app, SETUP, OVER)
    visitor = Visitor(client).get(f"{game}/corrections")
    assert not visitor.page.select("#cells")
    with unchanged(app, game):
        assert (
            visitor.post("override:settle.action.draw", **{"value:settle.action.draw": "9"}).status_code
            == 409
        )
    visitor.press("adjust:robot:vp", **{"robot.vp": "7"})
    assert known(app).game(record(app, game)).outcome is not None
    assert record(app, game).summary["robot_score"] == 8


@pytest.mark.parametrize(
    ("do", "typed", "status"),
    [
        ("adjust:robot:stack", {"robot.stack": "1000"}, 422),
        ("adjust:robot:stack", {"robot.stack": "-1"}, 422),
        ("adjust:robot:vp", {"robot.vp": "2.5"}, 400),
        ("adjust:robot:vp", {"robot.vp": ""}, 400),
        ("adjust:robot:vp", {"robot.vp": "9" * 400}, 400),
        ("adjust:player:vp", {"player.vp": "lots"}, 400),
        ("override:settle.action.draw", {"value:settle.action.draw": "21"}, 422),
        ("override:settle.action.draw", {"value:settle.action.draw": "ő"}, 400),
        ("add_described", {"kind": "development", "vp": "1"}, 400),
        ("add_described", {"kind": "development", "vp": "21", "cost": "1"}, 422),
        ("add_described", {"kind": "development", "vp": "1", "cost": "10"}, 422),
        ("add_described", {"kind": "planet", "vp": "1", "cost": "1"}, 422),
        ("add_described", {"kind": "world", "vp": "1", "good": "gold"}, 422),
        ("add_described", {"kind": "world", "vp": "1", "keywords": "dragon"}, 422),
        ("add_described", {"kind": "world", "vp": "1", "name": "n" * 101}, 422),
    ],
)
def test_a_refused_correction_is_said_on_the_page_and_keeps_what_was_typed(
    app: Flask, client: FlaskClient, do: str, typed: dict[str, str], status: int
) -> None:
    game = keep(app, SETUP, EVENTS)
    visitor = Visitor(client, "hu").get(f"{game}/corrections")
    with unchanged(app, game):
        visitor.press(do, **typed)
    assert visitor.status == status
    assert visible(visitor.one("#refusal"))
    for name, value in typed.items():
        if name not in ("kind", "good", "keywords"):
            assert value_of(visitor.page, name) == value, name


# Scores


def score_page(
    app: Flask, client: FlaskClient, setup: Any = SETUP, events: Any = OVER, lang: str = "en"
) -> Visitor:
    return Visitor(client, lang).get(f"{keep(app, setup, events)}/score")


def test_the_robots_score_card_by_card(app: Flask, client: FlaskClient) -> None:
    events = (
        {"type": "add", "who": "robot", "card": "galactic-federation"},
        adjust("robot", "counters_left", 1),
        adjust("robot", "vp", 4),
        *OVER,
    )
    table = score_page(app, client, events=events).page.find("caption", string="The robot's score").parent
    rows = [[cell.get_text() for cell in row.select("th, td")] for row in table.select("tbody tr, tfoot tr")]
    assert rows == [
        ["New Sparta", "1"],
        ["Galactic Federation", "6"],
        ["6-cost counters placed", "6"],
        ["VP chips", "4"],
        ["Total", "17"],
    ]


def test_the_own_tableau_is_picked_and_scored(app: Flask, client: FlaskClient) -> None:
    visitor = score_page(app, client)
    game = visitor.path.split("/")[3]
    assert not visitor.page.select("ul.choices")
    visitor.send(visitor.one("form#add button"), {"query": "public"}).press("sheet_add:public-works")
    assert record(app, game).sheet["cards"] == ["old-earth", "public-works"]
    assert visible(visitor.one("table.sheet tfoot")) == "Total 27"
    assert record(app, game).result is None
    visitor.press("sheet", total="")
    assert record(app, game).result["winner"] == "player"
    assert "You win." in visitor.text
    visitor.press("sheet_remove:1")
    assert visible(visitor.one("table.sheet tfoot")) == "Total 26"


def test_a_card_on_the_sheet_leads_to_what_it_scores_there(app: Flask, client: FlaskClient) -> None:
    visitor = score_page(app, client)
    visitor.send(visitor.one("form#add button"), {"query": "federation"})
    visitor.press("sheet_add:galactic-federation")
    link = visitor.one('table.sheet a[href*="galactic-federation?"]')
    assert link["href"].startswith("/en/cards/rftg/galactic-federation?tableau=old-earth,galactic-federation")
    answer = client.get(link["href"])
    assert answer.status_code == 200
    points = visitor.page.select("table.sheet tbody td.n")[1].get_text()
    assert f"{points} VP" in parse(answer.text).select_one(".worked h2").get_text()


def test_a_typed_total_wins_over_the_cards(app: Flask, client: FlaskClient) -> None:
    visitor = score_page(app, client)
    visitor.press("sheet", total="0")
    assert "The robot wins." in visitor.text
    visitor.press("sheet", total="")
    assert "You win." in visitor.text


@pytest.mark.parametrize(
    ("hand", "said"), [("1", "The robot wins."), ("2", "You share the victory."), ("3", "You win.")]
)
def test_a_tie_is_broken_as_the_rules_say(app: Flask, client: FlaskClient, hand: str, said: str) -> None:
    events = (*OVER, adjust("robot", "credit", 2), adjust("robot", "economy", 0))
    visitor = score_page(app, client, events=events)
    visitor.press("sheet", total="1", tie_break=hand)
    assert said in visitor.text
    assert "Tie-break: robot 2" in visitor.text
    assert "The robot's credit and economy size: 2." in visitor.text


def test_undo_at_the_end_takes_the_result_back_and_redo_brings_it(app: Flask, client: FlaskClient) -> None:
    visitor = score_page(app, client)
    game = visitor.path.split("/")[3]
    visitor.press("sheet", total="50").get(game)
    assert "You win." in visitor.text
    visitor.press("undo")
    assert record(app, game).result is None
    assert "over" not in visible(Visitor(client).get("").page.select_one(".game-row a"))
    visitor.press("redo")
    assert record(app, game).result["player"] == 50
    assert "You win." in visitor.text


def test_the_oort_cloud_refinery_says_as_what_it_counts(app: Flask, client: FlaskClient) -> None:
    visitor = score_page(app, client, BRINK, OVER[:2])
    visitor.get(visitor.path, query="oort").press("sheet_add:alien-oort-cloud-refinery")
    assert "Alien Oort Cloud Refinery counts as: " in visitor.text


def test_where_the_peace_institute_is_silent_the_page_says_so(app: Flask, client: FlaskClient) -> None:
    visitor = score_page(app, client, BRINK, OVER[:2])
    for card in ("universal-peace-institute", "space-marines"):
        visitor.get(visitor.path, query=card.replace("-", " ")).press(f"sheet_add:{card}")
        assert "the card is silent" not in visitor.text
    visitor.get(visitor.path, query="drop ships").press("sheet_add:drop-ships")
    assert "Universal Peace Institute: your Military is positive, and the card is silent" in visitor.text


@pytest.mark.parametrize(
    ("do", "typed", "status"),
    [
        ("sheet", {"total": "1000"}, 422),
        ("sheet", {"total": "1.5"}, 400),
        ("sheet", {"total": "9" * 300}, 400),
        ("sheet", {"tie_break": "-1"}, 422),
        ("sheet", {"tie_break": "<b>"}, 400),
    ],
)
def test_a_refused_number_on_the_sheet(
    app: Flask, client: FlaskClient, do: str, typed: dict[str, str], status: int
) -> None:
    visitor = score_page(app, client, lang="el")
    game = visitor.path.split("/")[3]
    with unchanged(app, game):
        visitor.press(do, **typed)
    assert visitor.status == status
    assert visible(visitor.one("#refusal"))
    for name, value in typed.items():
        assert value_of(visitor.page, name) == value
    assert visitor.one('a[hreflang="hu"]')["href"] == f"/hu/solo/{game}/score"


def test_one_copy_too_many_on_the_sheet(app: Flask, client: FlaskClient) -> None:
    visitor = score_page(app, client)
    game = visitor.path.split("/")[3]
    visitor.get(visitor.path, query="old earth")
    with unchanged(app, game):
        visitor.press("sheet_add:old-earth")
    assert visitor.status == 422
    assert "Old Earth" in visible(visitor.one("#refusal"))


# Sharing


def test_the_address_as_text_and_as_a_code(app: Flask, client: FlaskClient) -> None:
    game = keep(app)
    visitor = Visitor(client, "hu").get(f"{game}/share")
    assert visitor.page.find("a", href=f"http://localhost/hu/solo/{game}") is not None
    assert visitor.one("svg.qr").select_one("path")
    assert visitor.one(".qr-box")["aria-label"]


def test_an_address_that_only_this_device_knows_says_so(app: Flask, client: FlaskClient) -> None:
    game = keep(app)
    assert "works on this device only" in client.get(f"/en/solo/{game}/share").text
    elsewhere = client.get(f"/en/solo/{game}/share", base_url="http://192.0.2.7:8000")
    assert "works on this device only" not in elsewhere.text


def test_on_the_serving_machine_the_code_shows_the_networks_address(app: Flask, client: FlaskClient) -> None:
    game = keep(app)
    before = app.config.get("PHONE_URL")
    app.config["PHONE_URL"] = "http://192.0.2.7:8000"
    try:
        visitor = Visitor(client).get(f"{game}/share")
        assert f"http://192.0.2.7:8000/en/solo/{game}" in visitor.text
        answer = client.get(f"/en/solo/{game}/share", base_url="http://tablet.example:8000")
        assert f"http://tablet.example:8000/en/solo/{game}" in answer.text
    finally:
        app.config["PHONE_URL"] = before


def test_renaming_leads_back_to_the_game(app: Flask, client: FlaskClient) -> None:
    game = keep(app)
    visitor = Visitor(client).get(f"{game}/share").press("rename", name="Szombat")
    assert visitor.path == f"/en/solo/{game}"
    assert record(app, game).name == "Szombat"
    visitor.get(f"{game}/share").press("rename", name="x" * 201)
    assert visitor.status == 422
    assert record(app, game).name == "Szombat"
