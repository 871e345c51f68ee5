"""The pages of solo games: what they show, what a post does, and that nothing is ever done twice."""

from __future__ import annotations

import json
import re
import threading
from typing import Any

import pytest
from bs4 import BeautifulSoup
from driver import (
    BRINK,
    DONE,
    EVENTS,
    PARTIAL,
    SETUP,
    Visitor,
    adjust,
    choose,
    flip,
    keep,
    known,
    parse,
    record,
    roll,
    unchanged,
    visible,
)
from flask import Flask
from flask.testing import FlaskClient

from webapp import i18n
from webapp.solo import keys, refusals

TO_FLIP = EVENTS[:3]
OVER = (choose("trade produce"), roll("trade produce"), DONE, adjust("player", "vp", 24), DONE)
PROMPTS: dict[str, tuple[Any, ...]] = {
    "choose": (),
    "roll": EVENTS[:1],
    "done": EVENTS[:2],
    "flip": TO_FLIP,
    "over": OVER,
}
DONE_ALREADY = "That was done already. This is the game as it stands."


@pytest.fixture(params=PROMPTS)
def prompt(request: pytest.FixtureRequest) -> str:
    """Each prompt in turn."""
    name: str = request.param
    return name


# What the page shows


def test_each_prompt_asks_one_question_with_one_primary_button(
    app: Flask, client: FlaskClient, prompt: str
) -> None:
    visitor = Visitor(client).get(keep(app, SETUP, PROMPTS[prompt]))
    titles = {
        "choose": "Choose your two actions",
        "roll": "Roll the robot's two dice",
        "done": "Develop: your part",
        "flip": "Develop: the robot flips",
        "over": "The game is over",
    }
    assert visitor.question == titles[prompt]
    primary = visitor.page.select("main .btn.primary")
    assert len(primary) == 1
    if prompt != "over":
        assert (
            primary[0]["value"]
            == {"choose": "choose", "roll": "roll_app", "done": "done", "flip": "miss"}[prompt]
        )


def test_mat_counters_tableau_and_log_are_always_there(app: Flask, client: FlaskClient, prompt: str) -> None:
    page = Visitor(client).get(keep(app, BRINK, PROMPTS[prompt] if prompt != "over" else ())).page
    assert "Credit" in page.select_one("#mat")["aria-label"]
    counters = {dt.get_text() for dt in page.select(".counters dt")}
    assert counters == {
        *("Draw stack", "Robot's VP chips", "VPs left in the pool", "Unplaced 6-cost counters"),
        *("Your VP chips", "Robot's prestige", "Your prestige", "Prestige Leader"),
    }
    assert "Uplift Mercenary Force" in visible(page.select_one(".tableau"))
    assert page.select(".log li")
    assert "Round 1" in page.h1.get_text()


def test_the_robots_steps_tell_numbers_and_reason(app: Flask, client: FlaskClient) -> None:
    page = Visitor(client).get(keep(app, SETUP, EVENTS)).page
    step = page.select_one("ol.steps li.step")
    assert "Move 5 cards unseen: common deck → robot's draw stack." in visible(step)
    assert "from 3 to 8" in visible(step)
    reason = visible(step.select_one("details.why"))
    assert "R-SET-A" in reason
    assert "R-WORLD-3" in reason


def test_a_flip_offers_only_what_fits(app: Flask, client: FlaskClient) -> None:
    visitor = Visitor(client).get(keep(app, SETUP, EVENTS))
    assert not visitor.page.select("#choices button")
    visitor.press("find", query="rebel", missed="2")
    names = [visible(button) for button in visitor.page.select("#choices button")]
    assert names
    assert all("Rebel" in name for name in names)
    assert visitor.one("#query")["value"] == "rebel"
    assert visitor.one("input[name=missed]")["value"] == "2"
    visitor.press("find:all", query="")
    assert len(visitor.page.select("#choices button")) > 20
    visitor.press("find", query="no such card")
    assert "No card that fits is called so." in visitor.text


def test_off_the_common_deck_the_words_differ(app: Flask, client: FlaskClient) -> None:
    setup = {**SETUP, "robot_world": "doomed-world"}
    visitor = Visitor(client).get(keep(app, setup, (choose("settle trade"), roll("settle trade"), DONE)))
    assert visible(visitor.button("nothing")) == "No such world is left"
    visitor.press("miss").press("miss").press("nothing")
    assert record(app, visitor.path.rpartition("/")[2]).events[-1] == {"type": "flip", "found": None}


def test_at_the_end_the_reason_both_scores_and_what_next(app: Flask, client: FlaskClient) -> None:
    game = keep(app, SETUP, OVER)
    visitor = Visitor(client).get(game)
    assert "The pool of VP chips is used up." in visitor.text
    assert visitor.page.select_one(".score").get_text(" ").split()[:2] == ["1", "Robot"]
    assert not visitor.page.select(".actionbar")
    addresses = [str(link["href"]) for link in visitor.page.select("section.asks p.row a")]
    assert addresses[0].endswith("/score")
    assert f"again={game}" in addresses[1]
    assert "robot_world=new-sparta&player_world=old-earth" in addresses[1]
    assert "robot_world=old-earth&player_world=new-sparta" in addresses[2]


def test_before_the_last_done_chips_and_cards_are_asked_for(app: Flask, client: FlaskClient) -> None:
    game = keep(app, SETUP, (choose("trade produce"), roll("trade produce")))
    visitor = Visitor(client).get(game)
    assert not visitor.page.select("#q input[type=number]")
    visitor.press("done")
    assert [field["name"] for field in visitor.page.select("#q input[type=number]")] == [
        "player.vp",
        "player.tableau",
    ]
    visitor.press("done", **{"player.vp": "5", "player.tableau": "2"})
    assert record(app, game).events[-3:] == (adjust("player", "vp", 5), adjust("player", "tableau", 2), DONE)


def test_with_the_brink_of_war_prestige_is_asked_for_before_every_done(
    app: Flask, client: FlaskClient
) -> None:
    game = keep(app, BRINK, (choose("trade produce"), roll("settle trade")))
    visitor = Visitor(client).get(game)
    assert [field["name"] for field in visitor.page.select("#q input[type=number]")] == ["player.prestige"]
    visitor.press("done", **{"player.prestige": "2"})
    assert record(app, game).events[-2:] == (adjust("player", "prestige", 2), DONE)


def test_search_is_offered_once_and_only_with_the_brink_of_war(app: Flask, client: FlaskClient) -> None:
    assert not Visitor(client).get(keep(app)).page.select("input[value=search]")
    visitor = Visitor(client).get(keep(app, BRINK))
    assert visitor.page.select("input[value=search]")
    visitor.play(choose("search settle"), roll("settle match"))
    assert "First carry out your search" in visitor.text
    game = visitor.path.rpartition("/")[2]
    while known(app).game(record(app, game)).prompt.kind != "choose":
        visitor.press("nothing" if visitor.has_button("nothing") else "done")
    assert not visitor.page.select("input[value=search]")


# A game through its pages


def test_the_pages_write_the_very_events(app: Flask, client: FlaskClient, lang: str) -> None:
    game = keep(app)
    Visitor(client, lang).get(game).play(*EVENTS)
    assert list(record(app, game).events) == list(EVENTS)


def test_a_described_card_is_placed_from_its_own_page(app: Flask, client: FlaskClient) -> None:
    card = {"kind": "development", "vp": 2, "cost": 3, "name": "<b>Gene & Vault</b>"}
    game = keep(app, SETUP, TO_FLIP)
    visitor = Visitor(client).get(game).play(flip(card, 1))
    assert record(app, game).events[-1] == flip(card, 1)
    assert "<b>Gene & Vault</b>" in visitor.text
    assert "<b>Gene" not in visitor.answer.text


def test_a_refused_description_keeps_what_was_typed(app: Flask, client: FlaskClient) -> None:
    game = keep(app, SETUP, TO_FLIP)
    visitor = Visitor(client, "hu").get(game).press("describe")
    typed = {
        "kind": "world",
        "vp": "7",
        "name": "Léghajó",
        "good": "genes",
        "missed": "3",
        "keywords": ["uplift"],
    }
    with unchanged(app, game):
        visitor.press("found_described", **typed)
    assert visitor.status == 422
    assert visitor.said("alert")
    assert visitor.one('input[name="vp"]')["value"] == "7"
    assert visitor.one('input[name="missed"]')["value"] == "3"
    assert visitor.one('input[name="name"]')["value"] == "Léghajó"
    assert visitor.one('option[value="genes"]').has_attr("selected")
    assert visitor.one('input[value="uplift"]').has_attr("checked")
    assert visitor.one('a[hreflang="ru"]')["href"] == f"/ru/solo/{game}/found"
    visitor.press("found_described", kind="development", cost="2")
    assert record(app, game).events[-1]["found"]["name"] == "Léghajó"
    assert visitor.path == f"/hu/solo/{game}"


def test_describing_leads_back_where_nothing_is_flipped(app: Flask, client: FlaskClient) -> None:
    game = keep(app)
    assert Visitor(client).get(f"{game}/found").path == f"/en/solo/{game}"


# Undo, redo, drafts


def test_undo_and_redo_in_every_prompt(app: Flask, client: FlaskClient, prompt: str) -> None:
    events = PROMPTS[prompt]
    game = keep(app, SETUP, events)
    visitor = Visitor(client).get(game)
    shown = visitor.text
    if not events:
        assert not visitor.has_button("undo")
        return
    visitor.press("undo")
    assert list(record(app, game).events) == list(events[:-1])
    assert visitor.text != shown
    visitor.press("redo")
    assert list(record(app, game).events) == list(events)
    assert visitor.text == shown


def test_the_undo_button_says_what_it_takes_back(app: Flask, client: FlaskClient) -> None:
    visitor = Visitor(client).get(keep(app, SETUP, EVENTS[:4]))
    assert visible(visitor.button("undo")) == "Undo: Turned over: 1 miss, then found: Public Works."


def test_redo_goes_when_something_new_is_done(app: Flask, client: FlaskClient) -> None:
    game = keep(app, SETUP, EVENTS[:4])
    visitor = Visitor(client).get(game).press("undo")
    assert visitor.has_button("redo")
    visitor.press("nothing")
    assert not visitor.has_button("redo")
    assert record(app, game).later == ()
    assert visitor.post("redo").status_code == 409


def test_an_app_roll_comes_again_after_undo(app: Flask, client: FlaskClient) -> None:
    game = keep(app, SETUP, EVENTS[:1])
    visitor = Visitor(client).get(game).press("roll_app")
    rolled = record(app, game).events[-1]
    for _ in range(3):
        visitor.press("undo").press("roll_app")
        assert record(app, game).events[-1] == rolled
    visitor.press("undo").press("undo").press("choose", space=["trade", "produce"]).press("roll_app")
    assert record(app, game).events[-1] == rolled


def test_misses_and_query_survive_everything(app: Flask, client: FlaskClient) -> None:
    game = keep(app, SETUP, TO_FLIP)
    visitor = Visitor(client).get(game).press("miss").press("miss").press("find", query="publ")

    def draft(shown: Visitor) -> tuple[Any, Any, bool]:
        return (
            shown.one("input[name=missed]")["value"],
            shown.one("#query")["value"],
            shown.has_button("found:public-works"),
        )

    assert draft(visitor) == ("2", "publ", True)
    assert draft(Visitor(app.test_client()).get(game)) == ("2", "publ", True)
    assert draft(Visitor(client, "el").get(game)) == ("2", "publ", True)
    visitor.get(game).press("undo").press("redo")
    assert draft(visitor) == ("2", "publ", True)
    assert draft(visitor.press("miss:-1")) == ("1", "publ", True)
    visitor.press("found:public-works").press("undo")
    assert visitor.one("input[name=missed]")["value"] == "0"


def test_switching_the_language_keeps_the_place(app: Flask, client: FlaskClient, prompt: str) -> None:
    game = keep(app, SETUP, PROMPTS[prompt])
    for path in ("", "/timeline", "/corrections", "/score?query=rebel", "/layout", "/share"):
        visitor = Visitor(client, "hu").get(f"/hu/solo/{game}{path}")
        for lang in i18n.LANGUAGES:
            link = visitor.one(f'.menu a[hreflang="{lang}"]')
            assert link["href"] == f"/{lang}/solo/{game}{path}"


def test_the_note_of_a_refused_post_does_not_lose_the_place(app: Flask, client: FlaskClient) -> None:
    game = keep(app, SETUP, TO_FLIP)
    visitor = (
        Visitor(client, "hu").get(f"{game}/corrections").press("adjust:robot:stack", **{"robot.stack": "x"})
    )
    assert visitor.status == 400
    assert visitor.one('a[hreflang="el"]')["href"] == f"/el/solo/{game}/corrections"
    assert visitor.one('input[name="robot.stack"]')["value"] == "x"


# Nothing twice, nothing stale


def test_a_stale_page_shows_the_present_state_with_a_note(
    app: Flask, client: FlaskClient, prompt: str
) -> None:
    game = keep(app, SETUP, PROMPTS[prompt])
    stale = Visitor(app.test_client()).get(game)
    Visitor(client).get(game).post("adjust:robot:stack:6")
    with unchanged(app, game):
        answer = stale.post("adjust:robot:stack:3")
    assert answer.status_code == 409
    page = parse(answer.text)
    assert "The game has gone on in the meantime" in visible(page.select_one('[role="status"]'))
    assert "Draw stack 6" in visible(page.select_one(".counters"))
    fresh = page.select_one("#tap input[name=revision]")["value"]
    assert fresh == str(record(app, game).revision)


def test_a_repeated_post_does_nothing_twice(app: Flask, client: FlaskClient) -> None:
    game = keep(app, SETUP, EVENTS[:1])
    visitor = Visitor(client).get(game)
    first = visitor.post("roll_app")
    assert first.status_code == 303
    with unchanged(app, game):
        again = visitor.post("roll_app")
        assert (again.status_code, DONE_ALREADY in again.text) == (200, True)
        # another button of that old page was never sent: it is late, not done already
        other = visitor.post("undo")
        assert (other.status_code, DONE_ALREADY in other.text) == (409, False)


def test_a_key_used_for_a_draft_is_used(app: Flask, client: FlaskClient) -> None:
    game = keep(app, SETUP, TO_FLIP)
    visitor = Visitor(client).get(game)
    visitor.post("miss", missed="0")
    with unchanged(app, game):
        assert visitor.post("miss", missed="0").status_code == 200
    assert record(app, game).draft["missed"] == 1


def test_an_old_revision_with_its_own_valid_key_is_stale(app: Flask, client: FlaskClient) -> None:
    game = keep(app, SETUP, EVENTS[:1])
    first, second = Visitor(client).get(game), Visitor(client).get(game)
    first.press("roll_app").press("done")
    with unchanged(app, game):
        assert second.post("roll_app").status_code == 409


def test_back_and_the_same_button_again(app: Flask, client: FlaskClient) -> None:
    """The browser's back button shows the old page from its memory; its button is stale or used."""
    game = keep(app, SETUP, EVENTS[:1])
    visitor = Visitor(client).get(game)
    old = visitor.button("roll_app"), visitor.page, visitor.path
    visitor.press("roll_app").press("done")
    with unchanged(app, game):
        visitor.page, visitor.path = old[1], old[2]
        visitor.send(old[0])
    assert DONE_ALREADY in visitor.said("status")
    assert visitor.question == "Develop: the robot flips"


@pytest.mark.parametrize("posts", [2, 8])
def test_of_posts_at_the_same_moment_exactly_one_wins(app: Flask, posts: int) -> None:
    game = keep(app, SETUP, EVENTS[:1])
    visitors = [Visitor(app.test_client()).get(game) for _ in range(posts)]
    start = threading.Barrier(posts)
    statuses: list[int] = []

    def post(visitor: Visitor) -> None:
        start.wait()
        statuses.append(visitor.post("roll_app").status_code)

    threads = [threading.Thread(target=post, args=(visitor,)) for visitor in visitors]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(statuses) == [303] + [409] * (posts - 1)
    assert len(record(app, game).events) == 2


@pytest.mark.parametrize(
    ("changed", "status"),
    [
        ({"key": None}, 403),
        ({"key": ""}, 403),
        ({"key": "k" * 22}, 403),
        ({"key": "AAAAAAAA." + "0" * 32}, 403),
        ({"key": "x" * 100_000}, 403),
        ({"revision": None}, 400),
        ({"revision": ""}, 400),
        ({"revision": "-1"}, 400),
        ({"revision": "1.0"}, 400),
        ({"revision": "٣"}, 400),
        ({"revision": "9" * 400}, 400),
        ({"revision": "17"}, 403),
        ({"from": "nowhere"}, 400),
        ({"from": "../../x"}, 400),
    ],
)
def test_a_form_that_is_not_ours(
    app: Flask, client: FlaskClient, changed: dict[str, str | None], status: int
) -> None:
    game = keep(app, SETUP, EVENTS[:1])
    visitor = Visitor(client).get(game)
    with unchanged(app, game):
        assert visitor.post("roll_app", **changed).status_code == status
    assert visitor.post("roll_app").status_code == 303


def test_the_key_of_another_game(app: Flask, client: FlaskClient) -> None:
    game, other = keep(app, SETUP, EVENTS[:1]), keep(app, SETUP, EVENTS[:1])
    foreign = Visitor(client).get(other).one("#tap input[name=key]")["value"]
    with unchanged(app, game):
        assert Visitor(client).get(game).post("roll_app", key=foreign).status_code == 403


def test_a_key_signed_with_another_secret(app: Flask, client: FlaskClient) -> None:
    game = keep(app, SETUP, EVENTS[:1])
    forged = keys.make(b"not the secret of this server", game, 0)
    with unchanged(app, game):
        assert Visitor(client).get(game).post("roll_app", key=forged).status_code == 403


@pytest.mark.parametrize("headers", [{"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}])
def test_a_post_from_another_site(app: Flask, client: FlaskClient, headers: dict[str, str]) -> None:
    game = keep(app, SETUP, EVENTS[:1])
    visitor = Visitor(client).get(game)
    data = {name: values[0] for name, values in visitor.fields(visitor.button("roll_app")).items()}
    with unchanged(app, game):
        assert client.post(f"/en/solo/{game}", data=data, headers=headers).status_code == 403


# htmx


def test_htmx_gets_the_part_that_changes(app: Flask, client: FlaskClient, prompt: str) -> None:
    game = keep(app, SETUP, PROMPTS[prompt])
    whole = client.get(f"/hu/solo/{game}")
    part = client.get(f"/hu/solo/{game}", headers=PARTIAL)
    for answer in (whole, part):
        assert {"HX-Request", "HX-Request-Type"} <= set(re.split(r",\s*", answer.headers["Vary"]))
    tags = [tag.name for tag in BeautifulSoup(part.text, "html.parser").find_all(recursive=False)]
    assert tags == ["div"]
    assert "<html" not in part.text
    assert len(part.data) < len(whole.data)
    keyless = r'name="key" value="[^"]*"'
    assert re.sub(keyless, "", part.text).strip() in re.sub(keyless, "", whole.text)


def test_htmx_asking_for_a_whole_page_gets_one(app: Flask, client: FlaskClient) -> None:
    """As it does for the history: back and forward."""
    answer = client.get(f"/en/solo/{keep(app)}", headers={"HX-Request": "true", "HX-Request-Type": "full"})
    assert answer.text.lstrip().startswith("<!doctype html>")


def test_posts_by_htmx(app: Flask, client: FlaskClient) -> None:
    game = keep(app, SETUP, EVENTS[:1])
    visitor = Visitor(client).get(game)
    data = {name: values[0] for name, values in visitor.fields(visitor.button("roll_app")).items()}
    done = client.post(f"/en/solo/{game}", data=data, headers=PARTIAL)
    assert done.status_code == 200
    assert done.text.startswith('<div id="table">')
    again = client.post(f"/en/solo/{game}", data=data, headers=PARTIAL)
    assert (again.status_code, again.text.startswith('<div id="table">')) == (200, True)
    assert DONE_ALREADY in again.text
    stale = Visitor(client).get(game)
    Visitor(client).get(game).press("done")
    data = {name: values[0] for name, values in stale.fields(stale.button("done")).items()}
    late = client.post(f"/en/solo/{game}", data=data, headers=PARTIAL)
    assert (late.status_code, late.text.startswith('<div id="table">')) == (409, True)


def test_what_is_typed_is_looked_up_by_htmx(app: Flask, client: FlaskClient) -> None:
    game = keep(app, SETUP, EVENTS)
    with unchanged(app, game):
        answer = client.get(f"/hu/solo/{game}/found", query_string={"query": "rebel"}, headers=PARTIAL)
    assert answer.text.startswith('<ul class="choices">')
    assert len(parse(answer.text).select("button[name=do]")) > 1
    nothing = client.get(f"/en/solo/{game}/found", query_string={"query": "zzz"}, headers=PARTIAL)
    assert "No card that fits is called so." in nothing.text


# The list of games, names, the bin


def test_a_game_that_was_opened_is_on_the_list_and_on_the_start_page(app: Flask) -> None:
    client = app.test_client()
    visitor = Visitor(client)
    assert "No games yet." in visitor.get("").text
    game = keep(app, SETUP, EVENTS)
    visitor.get(game).get("")
    row = visitor.one(".game-row a")
    assert row["href"] == f"/en/solo/{game}"
    assert "New Sparta" in visible(row)
    assert "Round 1" in visible(row)
    assert visitor.get("/hu/").one("a.primary")["href"] == f"/hu/solo/{game}"
    assert Visitor(app.test_client()).get("").page.select(".game-row") == []


def test_several_games_side_by_side_the_newest_first(app: Flask, client: FlaskClient) -> None:
    games = [keep(app, SETUP, PROMPTS[prompt]) for prompt in ("choose", "flip", "over")]
    visitor = Visitor(client)
    for game in games:
        visitor.get(game)
    visitor.get("")
    assert [row["href"].rpartition("/")[2] for row in visitor.page.select(".game-row a")] == [
        games[1],
        games[0],
        games[2],
    ]
    headings = [heading.get_text() for heading in visitor.page.select("main h2")]
    assert headings[:2] == ["Running", "Finished"]


def test_the_result_is_kept_in_the_list(app: Flask, client: FlaskClient) -> None:
    visitor = Visitor(client).get(keep(app, SETUP, OVER)).get(visitor_path(client, app))
    visitor.press("sheet", total="40")
    visitor.get("")
    assert "won, 40 : 1" in visible(visitor.one(".game-row a"))


def visitor_path(client: FlaskClient, app: Flask) -> str:
    """Return the score page of the newest game on the list."""
    return f"{Visitor(client).get('').one('.game-row a')['href']}/score"


def test_a_name_is_shown_as_it_was_typed(app: Flask, client: FlaskClient) -> None:
    game = keep(app)
    visitor = Visitor(client).get(f"{game}/share")
    visitor.press("rename", name="<script>alert(1)</script> & “Ő”")
    visitor.get("")
    assert "<script>alert(1)</script> & “Ő”" in visitor.text
    assert "<script>alert" not in visitor.answer.text
    assert "<script>alert" not in Visitor(client).get("/en/").answer.text


def test_the_bin_takes_and_gives_back(app: Flask, client: FlaskClient) -> None:
    game = keep(app, SETUP, EVENTS)
    visitor = Visitor(client).get(game).get(f"{game}/share").press("delete")
    assert visitor.path == "/en/solo/"
    assert visible(visitor.one("details#bin > summary")).startswith("In the bin")
    assert Visitor(client).get("/en/").page.select("a.full") == []
    shown = Visitor(client).get(game)
    assert "This game is in the bin." in shown.said("status")
    visitor.press("restore")
    assert not record(app, game).deleted
    assert list(record(app, game).events) == list(EVENTS)
    visitor.press("delete")
    Visitor(client).get(game).press("restore")
    assert not record(app, game).deleted


def test_a_list_that_was_tampered_with_is_empty(app: Flask) -> None:
    client = app.test_client()
    Visitor(client).get(keep(app))
    client.set_cookie("games", "forged.cookie")
    assert "No games yet." in Visitor(client).get("").text


def test_two_devices_play_one_game(app: Flask) -> None:
    game = keep(app)
    phone, tablet = Visitor(app.test_client(), "hu").get(game), Visitor(app.test_client(), "en").get(game)
    phone.play(EVENTS[0])
    tablet.get(game).play(EVENTS[1])
    phone.get(game).play(EVENTS[2])
    assert list(record(app, game).events) == list(TO_FLIP)


# Refusals in the reader's language


def test_a_refusal_is_said_in_the_readers_language(app: Flask, client: FlaskClient, lang: str) -> None:
    from webapp.refusal import Refusal

    game = keep(app)
    with unchanged(app, game):
        visitor = Visitor(client, lang).get(game).press("choose", space=["trade"])
    with i18n.language(lang):
        sentence = refusals.sentence(Refusal("wrong_count", where="actions", count=1, expected=2))
    assert visitor.status == 422
    assert visitor.said("alert") == " ".join(sentence.split())
    assert visitor.one('input[value="trade"]').has_attr("checked")
    assert visitor.page.html["lang"] == lang


@pytest.mark.parametrize("do", ["", "cheat", "remove:99", "adjust:robot:world:1", "miss:5"])
def test_an_action_that_there_is_not(app: Flask, client: FlaskClient, do: str) -> None:
    game = keep(app, SETUP, TO_FLIP)
    with unchanged(app, game):
        answer = Visitor(client, "hu").get(game).post(do)
    assert answer.status_code == 400
    assert 'lang="hu"' in answer.text


def test_a_stored_game_that_the_rules_refuse_is_an_error_page(
    app: Flask, client: FlaskClient, caplog: pytest.LogCaptureFixture
) -> None:
    """As after a card was corrected in the data."""
    store = known(app).store
    kept = store.create(dict(SETUP), "", "2026-11-30T20:00:00+00:00", [flip("public-works")])
    with caplog.at_level("WARNING", logger="tableside"):
        answer = client.get(f"/hu/solo/{kept.id}")
    assert answer.status_code == 422
    assert 'lang="hu"' in answer.text
    assert len(caplog.records) == 1


def test_the_file_holds_what_the_page_says(app: Flask, client: FlaskClient) -> None:
    game = keep(app, SETUP, EVENTS)
    file = json.loads(client.get(f"/en/solo/{game}/export").text)
    assert file["events"] == list(EVENTS)


def test_the_picker_of_a_flip_that_is_over_sends_htmx_back_to_the_game(
    app: Flask, client: FlaskClient
) -> None:
    game = keep(app, SETUP, EVENTS[:1])
    answer = client.get(f"/en/solo/{game}/found", query_string={"query": "a"}, headers=PARTIAL)
    assert answer.headers["HX-Redirect"] == f"/en/solo/{game}"
    assert not answer.data


def test_the_way_to_describe_a_card_keeps_the_misses_under_htmx_too(app: Flask, client: FlaskClient) -> None:
    game = keep(app, SETUP, TO_FLIP)
    form = Visitor(client).get(game).one("#q")
    told = {str(field["name"]): str(field["value"]) for field in form.select("input[type=hidden]")}
    data = {**told, "do": "describe", "missed": "2"}
    answer = client.post(f"/en/solo/{game}", data=data, headers=PARTIAL)
    assert answer.headers["HX-Redirect"] == f"/en/solo/{game}/found"
    assert record(app, game).draft["missed"] == 2


def test_playing_on_in_the_bin_stays_at_the_game(app: Flask, client: FlaskClient) -> None:
    game = keep(app, SETUP, EVENTS[:1])
    Visitor(client).get(game).post("delete")
    answer = Visitor(client).get(game).post("roll_app")
    assert answer.headers["Location"] == f"/en/solo/{game}"
