"""The game page gathers what is shown: counters with their ends, the log, the timeline, the offer."""

from __future__ import annotations

from typing import Any

from driver import BRINK, DONE, EVENTS, SETUP, NewGame, adjust, choose, roll

from webapp.catalogue.models import Catalogue
from webapp.robot.game import Game
from webapp.solo import page, titles
from webapp.solo.records import Record


def record(game: Game, **more: Any) -> Record:
    events = tuple(dict(event) for event in game.events)
    return Record("A" * 22, "", "then", "then", dict(game.setup.data), events, **more)


def shown(game: Game, catalogue: Catalogue, lang: str = "en", **more: Any) -> page.GamePage:
    return page.game_page(
        record(game, **more), game, catalogue, lang, titles.plain_namer(catalogue, lang), "key"
    )


def taps(counters: tuple[page.Counter, ...]) -> dict[tuple[str, str], tuple[int, str | None, str | None]]:
    return {(one.who, one.what): (one.value, one.down, one.up) for one in counters}


def test_counters_stop_at_their_ends(new_game: NewGame) -> None:
    game = new_game(
        adjust("robot", "credit", 4), adjust("robot", "stack", 0), adjust("robot", "counters_left", 1)
    )
    counters = taps(page.robot_counters(game))
    assert counters["robot", "credit"] == (4, "adjust:robot:credit:3", None)
    assert counters["robot", "economy"] == (0, None, "adjust:robot:economy:1")
    assert counters["robot", "stack"] == (0, None, "adjust:robot:stack:1")
    assert counters["robot", "counters_left"][1:] == (
        "adjust:robot:counters_left:0",
        "adjust:robot:counters_left:2",
    )
    assert ("robot", "prestige") not in counters
    assert set(taps(page.player_counters(game))) == {("player", "vp"), ("player", "tableau")}


def test_every_tap_is_one_that_the_rules_take(new_game: NewGame) -> None:
    game = new_game(**BRINK)
    for counter in (*page.robot_counters(game), *page.player_counters(game)):
        for tap in filter(None, (counter.down, counter.up)):
            _, who, what, to = tap.split(":")
            game.apply(adjust(who, what, int(to)))


def test_prestige_only_with_the_brink_of_war(new_game: NewGame, catalogue: Catalogue) -> None:
    assert shown(new_game(), catalogue).leader is None
    with_prestige = shown(new_game(**BRINK), catalogue)
    assert with_prestige.leader == "Nobody"
    assert ("player", "prestige") in taps(with_prestige.player)
    assert ("robot", "prestige") in taps(with_prestige.robot)


def test_counters_are_asked_for_before_the_last_done_of_a_round(
    new_game: NewGame, catalogue: Catalogue
) -> None:
    game = new_game(choose("trade produce"), roll("trade produce"))
    assert game.state.phases == ("consume", "produce")
    assert not shown(game, catalogue).asks_counters
    assert shown(game.apply(DONE), catalogue).asks_counters


def test_the_lines_are_those_of_the_last_answer_not_of_a_correction(
    new_game: NewGame, catalogue: Catalogue
) -> None:
    game = new_game(*EVENTS[:4])
    before = shown(game, catalogue)
    assert before.answered == "Turned over: 1 miss, then found: Public Works."
    assert [line.text for line in before.lines] == [
        "Discard the 1 card turned over that did not fit.",
        "Place in the robot's tableau: Public Works.",
    ]
    after = shown(game.apply(EVENTS[4]), catalogue)
    assert (after.answered, after.lines) == (before.answered, before.lines)
    assert after.undo == "Corrected, your side: VP chips, 0 → 3."


def test_what_the_question_asks_is_not_said_twice(new_game: NewGame, catalogue: Catalogue) -> None:
    assert [line.icon for line in shown(new_game(*EVENTS), catalogue).lines] == ["d"]


def test_right_after_set_up_there_is_nothing_to_undo(new_game: NewGame, catalogue: Catalogue) -> None:
    new = shown(new_game(), catalogue)
    assert (new.undo, new.redo, new.answered, new.lines) == (None, False, "", ())
    assert [entry.text for entry in new.log] == ["The game was set up."]


def test_redo_is_offered_where_something_is_undone(new_game: NewGame, catalogue: Catalogue) -> None:
    assert shown(new_game(), catalogue, later=(dict(EVENTS[0]),)).redo


def test_the_last_few_events(new_game: NewGame, catalogue: Catalogue) -> None:
    log = shown(new_game(*EVENTS), catalogue).log
    assert [entry.text for entry in log] == [
        "You finished: Settle.",
        "Corrected, your side: VP chips, 0 → 3.",
        "Turned over: 1 miss, then found: Public Works.",
    ]


def test_the_timeline_has_every_event_the_undone_ones_too(new_game: NewGame, catalogue: Catalogue) -> None:
    whole = new_game(*EVENTS)
    kept = record(new_game(*EVENTS[:2]), later=tuple(dict(event) for event in EVENTS[2:]))
    entries = page.timeline(kept, whole, titles.plain_namer(catalogue, "en"))
    assert [entry.position for entry in entries] == [6, 5, 4, 3, 2, 1, 0]
    assert [entry.undone for entry in entries] == [True] * 4 + [False] * 3
    assert {entry.round for entry in entries} == {1}
    assert [line.text for line in entries[2].lines][-1] == "Place in the robot's tableau: Public Works."
    assert entries[1].lines == ()  # a correction is told once
    assert entries[-1].text == "The game was set up."


def test_a_round_begins_with_its_choice(new_game: NewGame, catalogue: Catalogue) -> None:
    whole = new_game(choose("trade produce"), roll("trade produce"), DONE, DONE, choose("trade settle"))
    entries = page.timeline(record(whole), whole, titles.plain_namer(catalogue, "en"))
    assert [entry.round for entry in entries] == [2, 1, 1, 1, 1, 1]


def test_the_offer_of_a_flip(new_game: NewGame, catalogue: Catalogue) -> None:
    game = new_game(*EVENTS)
    assert shown(new_game(), catalogue).offer is None

    def offered(**draft: Any) -> Any:
        return shown(game, catalogue, drafts={len(EVENTS): draft}).offer

    nothing_typed = offered()
    assert (nothing_typed.choices, nothing_typed.count > 20) == ((), True)
    assert [choice.card.id for choice in offered(query="rebel base").choices] == ["rebel-base"]
    assert len(offered(query="e").choices) == 8
    everything = offered(query="", all=True)
    assert everything.more == 0
    assert len(everything.choices) == everything.count


def test_the_tableau_tells_what_each_card_is_worth(new_game: NewGame, catalogue: Catalogue) -> None:
    game = new_game({"type": "add", "who": "robot", "card": "galactic-federation"}, *EVENTS)
    cards = page.tableau(game, titles.plain_namer(catalogue, "en"))
    assert [(one.name, one.worth) for one in cards] == [
        ("New Sparta", 1),
        ("Galactic Federation", 6),
        ("Public Works", 1),
    ]


def test_a_card_whose_points_vary_links_to_its_worth_in_the_tableau(
    new_game: NewGame, catalogue: Catalogue
) -> None:
    game = new_game({"type": "add", "who": "robot", "card": "galactic-federation"}, *EVENTS)
    names = [one.name for one in page.tableau(game, titles.page_namer(catalogue, "en", "/c/"))]
    chips = f"&amp;chips={game.state.robot.vp}" if game.state.robot.vp else ""
    tableau = "new-sparta,galactic-federation,public-works"
    assert f'href="/c/galactic-federation?tableau={tableau}{chips}"' in names[1]
    assert 'href="/c/public-works"' in names[2]


def test_phases_of_the_round(new_game: NewGame, catalogue: Catalogue) -> None:
    game = new_game(choose("develop develop"), roll("settle trade"))
    view = shown(game, catalogue)
    assert view.phases == ("develop", "settle", "consume")
    assert view.phase == "develop"
    assert shown(new_game(), catalogue).phase is None
    assert view.state is game.state


def test_the_other_number_of_cards_that_ends_the_game(new_game: NewGame) -> None:
    assert page.other_limit(new_game()) == 14
    assert page.other_limit(new_game(adjust("player", "limit", 14))) == 12


def test_the_dice_are_as_chosen(new_game: NewGame, catalogue: Catalogue) -> None:
    assert shown(new_game(), catalogue).app_dice
    assert not shown(new_game(), catalogue, summary={"app_dice": False}).app_dice
    assert SETUP["seed"] == 7
