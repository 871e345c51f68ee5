"""A new game: choose, compare with the counters, begin; and again with the same set-up or swapped worlds."""

from __future__ import annotations

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from driver import BRINK, EVENTS, SETUP, Visitor, adjust, keep, known, record, value_of, visible
from flask import Flask
from flask.testing import FlaskClient

from webapp import i18n
from webapp.refusal import Refusal
from webapp.robot.mat import Mat
from webapp.solo import refusals, setup_form, titles
from webapp.solo.serving import catalogue

CHOICE = {
    "sets": "tgs",
    "difficulty": "hard",
    "robot_world": "new-sparta",
    "player_world": "old-earth",
    "seed": "5",
}

RANDOM = {"robot_world": "random"}
RVI = "rebel-cantina"


def begin(client: FlaskClient, lang: str = "en", **choice: str) -> Visitor:
    """Go through both pages of the set-up to the page of laying out."""
    visitor = Visitor(client, lang).get("new")
    visitor.send(visitor.one("main form button"), {**CHOICE, **choice})
    return visitor.send(visitor.one("main form button.primary"))


def game_of(visitor: Visitor) -> str:
    return visitor.path.split("/")[3]


def test_the_whole_way_to_a_new_game(app: Flask, client: FlaskClient, lang: str) -> None:
    visitor = begin(client, lang)
    assert visitor.path.startswith(f"/{lang}/solo/")
    assert visitor.path.endswith("/layout")
    kept = record(app, game_of(visitor))
    assert kept.setup == {
        "robot_world": "new-sparta",
        "player_world": "old-earth",
        "sets": ["base", "tgs"],
        "difficulty": "hard",
        "seed": 5,
    }
    assert kept.events == ()
    assert len(visitor.page.select("ol.steps > li")) == 11
    visitor.follow("main a.primary")
    assert visitor.path == f"/{lang}/solo/{kept.id}"


def test_every_choice_is_offered(client: FlaskClient) -> None:
    page = Visitor(client).get("new").page
    assert [tag["value"] for tag in page.select('input[name="sets"]')] == ["base", "tgs", "rvi", "bow"]
    assert [tag["value"] for tag in page.select('input[name="difficulty"]')] == ["easy", "medium", "hard"]
    worlds = [tag["value"] for tag in page.select('select[name="robot_world"] option')]
    assert worlds[0] == "random"
    assert len(worlds) == len(set(worlds)) == 17
    assert [tag["value"] for tag in page.select('input[name="dice"]')] == ["app", "real"]


def test_worlds_can_be_dealt_at_random(app: Flask, client: FlaskClient) -> None:
    dealt = set()
    for _ in range(6):
        kept = record(
            app, game_of(begin(client, sets="base", robot_world="random", player_world="random", seed=""))
        )
        dealt.add((kept.setup["robot_world"], kept.setup["player_world"]))
        assert kept.setup["robot_world"] != kept.setup["player_world"]
        assert isinstance(kept.setup["seed"], int)
    assert len(dealt) > 1


def test_dealt_worlds_stand_in_the_address_so_that_reloading_deals_no_others(client: FlaskClient) -> None:
    visitor = Visitor(client).get("new")
    visitor.send(visitor.one("main form button"), {"robot_world": "random", "player_world": "old-earth"})
    query = parse_qs(urlsplit(visitor.path).query)
    assert query["player_world"] == ["old-earth"]
    assert query["robot_world"] != ["random"]
    shown = visible(visitor.one("dl.facts"))
    assert visible(visitor.get(visitor.path).one("dl.facts")) == shown


def test_real_dice_are_remembered_for_the_game(app: Flask, client: FlaskClient) -> None:
    visitor = begin(client, dice="real").follow("main a.primary")
    visitor.press("choose", space=["trade", "produce"])
    assert visitor.one(".actionbar .primary")["value"] == "roll"
    assert visitor.has_button("roll_app")
    assert visitor.one("details#real").has_attr("open")
    assert not record(app, game_of(visitor)).summary["app_dice"]
    visitor.press("roll", die_a="settle", die_b="trade").press("undo").press("roll_app")
    assert record(app, game_of(visitor)).events[-1]["type"] == "roll"


@pytest.mark.parametrize("world", ["uplift-mercenary-force", "rebel-freedom-fighters", "alien-research-team"])
def test_values_that_no_rulebook_prints_are_shown_to_compare(
    app: Flask, client: FlaskClient, world: str, lang: str
) -> None:
    visitor = Visitor(client, lang).get(
        "new/compare", sets="bow", robot_world=world, player_world="old-earth"
    )
    mat: Mat = known(app).mat
    for path, _ in setup_form.compared(mat, world, {}):
        assert visitor.page.select(f'[name="value:{path}"]'), path
    for die in "ab":
        assert len(visitor.page.select(f'select[name="value:dice.{die}"]')) == 6
    visitor.send(visitor.one("main form button.primary"))
    assert "overrides" not in record(app, game_of(visitor)).setup


def test_a_value_that_differs_is_laid_over_the_mat(app: Flask, client: FlaskClient) -> None:
    visitor = Visitor(client).get(
        "new/compare", sets="bow", robot_world="uplift-mercenary-force", player_world="old-earth"
    )
    visitor.send(
        visitor.one("main form button.primary"), {"value:settle.action.draw": "6", "value:robot": "explore"}
    )
    kept = record(app, game_of(visitor))
    assert kept.setup["overrides"] == {"settle.action.draw": 6, "robot": ["explore"]}
    assert known(app).game(kept).state.robot.shows == "explore"


def test_the_faces_of_the_dice_are_remembered(app: Flask, client: FlaskClient) -> None:
    faces = ["trade", "double", "produce", "match", "robot", "explore"]
    address = "new/compare?sets=tgs&robot_world=new-sparta&player_world=old-earth"
    visitor = Visitor(client).get(address)
    visitor.send(visitor.one("main form button.primary"), {"value:dice.b": faces})
    assert record(app, game_of(visitor)).setup["overrides"] == {"dice.b": faces}
    visitor = Visitor(app.test_client()).get(address)
    chosen = [
        tag.select_one("option[selected]")["value"]
        for tag in visitor.page.select('select[name="value:dice.b"]')
    ]
    assert chosen == faces
    kept = record(app, game_of(visitor.send(visitor.one("main form button.primary"))))
    assert kept.setup["overrides"] == {"dice.b": faces}
    visitor.get(address)
    visitor.send(
        visitor.one("main form button.primary"),
        {"value:dice.b": list(known(app).mat.profile("new-sparta").dice[1])},
    )
    assert "overrides" not in record(app, game_of(visitor)).setup


def test_a_double_tap_makes_one_game(app: Flask, client: FlaskClient) -> None:
    visitor = Visitor(client).get(
        "new/compare", sets="tgs", robot_world="new-sparta", player_world="old-earth"
    )
    page, path = visitor.page, visitor.path
    first = game_of(visitor.send(visitor.one("main form button.primary")))
    visitor.page, visitor.path = page, path
    assert game_of(visitor.send(visitor.one("main form button.primary"))) == first


@pytest.mark.parametrize("key", ["", "short", "k" * 23, "x" * 100_000])
def test_a_set_up_without_a_key(client: FlaskClient, key: str) -> None:
    data = {**CHOICE, "key": key}
    assert client.post("/en/solo/new", data=data).status_code == 400


@pytest.mark.parametrize(
    ("changed", "refusal", "status"),
    [
        ({"sets": "promo"}, Refusal("unknown_sets", value=["promo"]), 422),
        ({"difficulty": "brutal"}, Refusal("unknown_difficulty", value="brutal"), 422),
        ({"robot_world": "atlantis"}, Refusal("unknown_world", value="atlantis"), 422),
        ({"player_world": "public-works"}, Refusal("unknown_world", value="public-works"), 422),
        ({"robot_world": "old-earth"}, Refusal("same_world", card="old-earth"), 422),
        ({"robot_world": "rebel-cantina"}, Refusal("world_not_in_sets", card="rebel-cantina"), 422),
        ({**RANDOM, "player_world": RVI}, Refusal("world_not_in_sets", card=RVI), 422),
        ({"seed": "-3"}, Refusal("out_of_range", where="seed", value=-3, low=0, high=2**63 - 1), 422),
        ({"seed": "1.5"}, Refusal("wrong_type", where="seed", expected="whole_number"), 400),
        ({"seed": "<b>"}, Refusal("wrong_type", where="seed", expected="whole_number"), 400),
    ],
)  # fmt: skip
def test_a_choice_that_cannot_be(
    app: Flask, client: FlaskClient, lang: str, changed: dict[str, str], refusal: Refusal, status: int
) -> None:
    address = "new/compare"
    visitor = Visitor(client, lang).get(address, **{**CHOICE, **changed})
    assert visitor.status == status
    with app.test_request_context(), i18n.language(lang):
        sentence = refusals.sentence(refusal, title=lambda card: titles.both(catalogue(), card, lang))
    assert visible(visitor.one("#refusal")) == " ".join(sentence.split())
    assert visitor.page.select('select[name="robot_world"]'), "the first page is shown again"
    posted = client.post(f"/{lang}/solo/new", data={**CHOICE, **changed, "key": "k" * 22})
    assert posted.status_code == status


def test_a_refused_choice_stays_chosen(client: FlaskClient) -> None:
    visitor = Visitor(client).get("new/compare", **{**CHOICE, "robot_world": "old-earth"})
    assert visitor.one('input[name="difficulty"][checked]')["value"] == "hard"
    assert visitor.one('select[name="player_world"] option[selected]')["value"] == "old-earth"
    assert value_of(visitor.one("main form"), "seed") == "5"


@pytest.mark.parametrize(
    ("typed", "status"),
    [
        ({"value:settle.action.draw": "21"}, 422),
        ({"value:settle.action.draw": "-1"}, 422),
        ({"value:settle.action.draw": "many"}, 400),
        ({"value:settle.action.draw": ""}, 400),
        ({"value:robot": "match"}, 422),
        ({"value:robot": ["settle", "trade"]}, 422),
        ({"value:dice.a": "settle"}, 422),
        ({"value:dice.a": ["settle"] * 5 + ["seven"]}, 422),
    ],
)
def test_a_compared_value_that_cannot_be(client: FlaskClient, typed: dict[str, str], status: int) -> None:
    visitor = Visitor(client, "hu").get(
        "new/compare", sets="bow", robot_world="uplift-mercenary-force", player_world="old-earth"
    )
    visitor.send(visitor.one("main form button.primary"), typed)
    assert visitor.status == status
    assert visible(visitor.one("#refusal"))
    assert visitor.page.html["lang"] == "hu"
    if isinstance(typed.get("value:settle.action.draw"), str):
        assert value_of(visitor.page, "value:settle.action.draw") == typed["value:settle.action.draw"]


def test_a_refused_set_up_keeps_the_faces_that_were_typed(client: FlaskClient) -> None:
    faces = ["trade", "double", "produce", "match", "robot", "explore"]
    visitor = Visitor(client).get(
        "new/compare", sets="bow", robot_world="uplift-mercenary-force", player_world="old-earth"
    )
    visitor.send(
        visitor.one("main form button.primary"),
        {"value:settle.action.draw": "21", "value:dice.b": faces, "value:robot": "produce"},
    )
    assert visitor.status == 422
    for name, typed in (("value:dice.b", faces), ("value:robot", ["produce"])):
        selects = visitor.page.select(f'select[name="{name}"] option[selected]')
        assert [option["value"] for option in selects] == typed


def test_again_and_swapped_keep_what_was_corrected(app: Flask, client: FlaskClient) -> None:
    overrides = {"settle.action.draw": 6, "robot": ["explore"]}
    game = keep(app, {**BRINK, "overrides": overrides}, EVENTS[:1])
    visitor = Visitor(client).get(f"{game}/share")
    again, swapped = (str(link["href"]) for link in visitor.page.select("p.row a"))
    visitor.get(again)
    assert value_of(visitor.page, "value:settle.action.draw") == "6"
    visitor.send(visitor.one("main form button.primary"))
    kept = record(app, game_of(visitor))
    assert kept.id != game
    assert kept.origin == game
    assert kept.setup["overrides"] == overrides
    assert {**kept.setup, "seed": 0} == {**BRINK, "sets": BRINK["sets"], "seed": 0, "overrides": overrides}
    visitor.get(swapped).send(visitor.one("main form button.primary"))
    kept = record(app, game_of(visitor))
    assert (kept.setup["robot_world"], kept.setup["player_world"]) == (
        BRINK["player_world"],
        BRINK["robot_world"],
    )
    assert "overrides" not in kept.setup
    assert kept.origin == game


def test_again_keeps_what_only_a_file_could_correct(app: Flask, client: FlaskClient) -> None:
    overrides = {"settle.response.draw": 9, "stack": 6}
    visitor = Visitor(client).get(f"{keep(app, {**SETUP, 'overrides': overrides})}/share")
    visitor.get(str(visitor.page.select("p.row a")[0]["href"]))
    assert value_of(visitor.page, "value:settle.response.draw") == "9"
    visitor.send(visitor.one("main form button.primary"))
    assert record(app, game_of(visitor)).setup["overrides"] == overrides


def test_another_language_on_the_way_loses_nothing(app: Flask, client: FlaskClient) -> None:
    game = keep(app, {**BRINK, "overrides": {"settle.action.draw": 6}})
    visitor = Visitor(client).get(f"{game}/share")
    visitor.get(str(visitor.page.select("p.row a")[0]["href"])).follow('a[hreflang="hu"]')
    assert visitor.path.startswith("/hu/solo/new/compare?")
    assert value_of(visitor.page, "value:settle.action.draw") == "6"
    visitor.send(visitor.one("main form button.primary"))
    assert record(app, game_of(visitor)).origin == game
    back = Visitor(client).get("new/compare", **CHOICE, dice="real").follow("main > p a")
    back.follow('a[hreflang="el"]')
    assert back.one('select[name="robot_world"] option[selected]')["value"] == "new-sparta"
    assert back.one('input[name="dice"][checked]')["value"] == "real"


def test_again_from_a_game_that_there_is_not(client: FlaskClient) -> None:
    visitor = Visitor(client).get("new/compare", **CHOICE, again="A" * 22)
    assert visitor.status == 404
    assert Visitor(client).get("new/compare", **CHOICE, again="rubbish").status == 200


def test_rules_that_are_our_reading_are_shown(client: FlaskClient) -> None:
    with_prestige = Visitor(client).get(
        "new/compare", sets="bow", robot_world="new-sparta", player_world="old-earth"
    )
    without = Visitor(client).get(
        "new/compare", sets="base", robot_world="new-sparta", player_world="old-earth"
    )
    rules = re.findall(r"R-[A-Z]+-\w+", visible(with_prestige.one("#readings")))
    assert "R-DICE-12" in rules
    assert "R-DICE-12" not in visible(without.one("#readings"))


def test_laying_out_can_be_read_again_during_the_game(app: Flask, client: FlaskClient) -> None:
    game = keep(app, SETUP, (*EVENTS, adjust("robot", "stack", 50)))
    visitor = Visitor(client).get(f"{game}/layout")
    assert "Deal 4 cards unseen" in visitor.text
    assert visible(visitor.one("main a.primary")) == "To the game"


def test_the_second_page_leads_back_with_everything_chosen(client: FlaskClient) -> None:
    visitor = Visitor(client).get("new/compare", **CHOICE, dice="real")
    visitor.follow("main > p a")
    assert visitor.one('input[name="sets"][checked]')["value"] == "tgs"
    assert visitor.one('input[name="dice"][checked]')["value"] == "real"
    assert visitor.one('select[name="robot_world"] option[selected]')["value"] == "new-sparta"


def test_the_same_form_again_is_the_same_game_and_another_one_is_not(client: FlaskClient) -> None:
    data = {**CHOICE, "key": "k" * 22}
    first, again = (client.post("/en/solo/new", data=data).headers["Location"] for _ in range(2))
    assert first == again
    other = client.post("/en/solo/new", data={**data, "difficulty": "easy"}).headers["Location"]
    assert other != first
