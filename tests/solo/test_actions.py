"""Each action of a post does what its name says, on the record and on the rules' game alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from driver import BRINK, DONE, EVENTS, SETUP, adjust, choose, flip, roll
from werkzeug.datastructures import MultiDict

from webapp.catalogue.models import Catalogue
from webapp.refusal import Refusal
from webapp.robot.game import Event
from webapp.robot.mat import Mat
from webapp.solo import games
from webapp.solo.actions import LONGEST_NAME, Play, UnknownAction, carry_out
from webapp.solo.games import Games
from webapp.solo.records import Record
from webapp.solo.store import GameStore
from webapp.solo.turns import NoSuchPosition, Turn

Act = Callable[..., Play]
TO_FLIP = EVENTS[:3]
"""The example up to the flip for a development, with 5 cards in the stack."""


class Table:
    """A record that actions are carried out on, one after the other."""

    def __init__(self, served: Games, setup: Mapping[str, Any], events: tuple[Event, ...]) -> None:
        self.served = served
        self.record = Record("A" * 22, "", "then", "then", dict(setup), tuple(dict(one) for one in events))
        self.record = self.act("rename").turn.record

    def act(self, do: str, **form: Any) -> Play:
        """Carry out one action; only what went through stays."""
        play = Play(self.served, Turn(self.record), MultiDict(form))
        carry_out(play, do)
        self.record = play.turn.record
        return play

    def refused(self, do: str, **form: Any) -> Refusal:
        before = self.record
        with pytest.raises(Refusal) as caught:
            self.act(do, **form)
        assert self.record == before
        return caught.value

    @property
    def last(self) -> Mapping[str, Any]:
        return self.record.events[-1]

    @property
    def state(self) -> Any:
        return self.served.fold(self.record).state


@pytest.fixture
def at(catalogue: Catalogue, mat: Mat, tmp_path: Path) -> Callable[..., Table]:
    served = Games(GameStore(tmp_path / "games.sqlite"), mat, catalogue.race)

    def table(*events: Event, setup: Mapping[str, Any] = SETUP) -> Table:
        return Table(served, setup, events)

    return table


@pytest.mark.parametrize(
    ("spaces", "actions"),
    [
        (["explore_left", "explore_right"], ["explore_plus1", "explore_plus5"]),
        (["develop_left", "develop_right"], ["develop", "develop"]),
        (["settle_right", "settle_left"], ["settle", "settle"]),
        (["develop_right", "trade"], ["develop", "trade"]),
        (["double", "produce"], ["double", "produce"]),
        (["search", "settle_left"], ["search", "settle"]),
    ],
)
def test_marked_spaces_are_actions(at: Callable[..., Table], spaces: list[str], actions: list[str]) -> None:
    table = at(setup=BRINK)
    table.act("choose", space=spaces)
    assert table.last == {"type": "choose", "actions": actions}


@pytest.mark.parametrize(
    ("spaces", "kind"),
    [
        ([], "wrong_count"),
        (["trade"], "wrong_count"),
        (["trade", "double", "produce"], "wrong_count"),
        (["trade", "trade"], "action_twice"),
        (["explore_left", "explore_left"], "action_twice"),
        (["search", "settle_left"], "search_not_allowed"),
        (["settle", "settle.action"], "unknown_action"),
        (["", ""], "unknown_action"),
    ],
)
def test_a_choice_that_cannot_be(at: Callable[..., Table], spaces: list[str], kind: str) -> None:
    assert at().refused("choose", space=spaces).kind == kind


def test_the_apps_roll_follows_from_the_seed(at: Callable[..., Table]) -> None:
    first, second = at(choose("trade produce")), at(choose("trade produce"))
    first.act("roll_app")
    second.act("roll_app")
    assert first.last == second.last
    first.act("undo")
    first.act("roll_app")
    assert first.last == second.last
    other = at(choose("trade produce"), setup={**SETUP, "seed": 8})
    other.act("roll_app")
    assert other.last["type"] == "roll"


def test_faces_of_real_dice(at: Callable[..., Table]) -> None:
    table = at(choose("trade produce"))
    table.act("roll", die_a="settle", die_b="robot")
    assert table.last == {"type": "roll", "dice": ["settle", "robot"]}


@pytest.mark.parametrize(
    ("faces", "kind"),
    [
        ({}, "wrong_count"),
        ({"die_a": "settle"}, "wrong_count"),
        ({"die_a": "settle", "die_b": "seven"}, "unknown_face"),
        ({"die_a": "robot", "die_b": "robot"}, "two_robot_faces"),
    ],
)
def test_a_roll_that_cannot_be(at: Callable[..., Table], faces: dict[str, str], kind: str) -> None:
    assert at(choose("trade produce")).refused("roll", **faces).kind == kind


def test_done_first_corrects_the_counters_that_were_typed(at: Callable[..., Table]) -> None:
    table = at(*EVENTS[:2], setup=BRINK)
    table.act("done", **{"player.vp": "4", "player.tableau": "3", "player.prestige": "2"})
    assert table.record.events[2:] == (
        adjust("player", "vp", 4),
        adjust("player", "tableau", 3),
        adjust("player", "prestige", 2),
        DONE,
    )


def test_done_writes_no_correction_of_what_did_not_change(at: Callable[..., Table]) -> None:
    table = at(*EVENTS[:2])
    table.act("done", **{"player.vp": "0", "player.tableau": "1", "player.prestige": ""})
    assert table.record.events[2:] == (DONE,)


@pytest.mark.parametrize(
    ("typed", "kind"),
    [
        ({"player.vp": "-1"}, "out_of_range"),
        ({"player.vp": "1000"}, "out_of_range"),
        ({"player.tableau": "100"}, "out_of_range"),
        ({"player.prestige": "1"}, "prestige_not_in_use"),
        ({"player.vp": "some"}, "wrong_type"),
        ({"player.vp": "3", "player.tableau": "2.5"}, "wrong_type"),
    ],
)
def test_done_with_a_wrong_number_does_nothing(
    at: Callable[..., Table], typed: dict[str, str], kind: str
) -> None:
    assert at(*EVENTS[:2]).refused("done", **typed).kind == kind


def test_misses_are_counted_as_a_draft(at: Callable[..., Table]) -> None:
    table = at(*TO_FLIP)
    before = table.record.events
    for missed in (1, 2, 3):
        table.act("miss", missed=str(missed - 1))
        assert table.record.draft["missed"] == missed
    table.act("miss:-1", missed="3")
    assert table.record.draft["missed"] == 2
    table.act("miss:-1", missed="0")
    assert table.record.draft["missed"] == 0
    table.act("miss", missed="")
    assert table.record.draft["missed"] == 1
    assert table.record.events == before


def test_no_more_misses_than_the_stack_has_cards(at: Callable[..., Table]) -> None:
    table = at(*TO_FLIP)
    assert table.state.robot.stack == 5
    table.act("miss", missed="4")
    refusal = table.refused("miss", missed="5")
    assert (refusal.kind, refusal.values) == ("more_than_stack", {"missed": 6, "stack": 5})


@pytest.mark.parametrize("missed", ["x", "1.5", "9" * 30])
def test_a_count_of_misses_that_is_none(at: Callable[..., Table], missed: str) -> None:
    assert at(*TO_FLIP).refused("miss", missed=missed).kind == "wrong_type"


def test_off_the_common_deck_misses_have_no_bound_of_the_stack(at: Callable[..., Table]) -> None:
    table = at(
        choose("settle trade"), roll("settle trade"), DONE, setup={**SETUP, "robot_world": "doomed-world"}
    )
    table.act("miss", missed="50")
    assert table.record.draft["missed"] == 51
    assert table.refused("miss", missed="999").kind == "more_than_stack"


def test_what_is_typed_into_the_picker_is_kept(at: Callable[..., Table]) -> None:
    table = at(*TO_FLIP)
    table.act("find", missed="2", query="  publ ")
    assert table.record.draft == {"missed": 2, "query": "publ", "all": False}
    table.act("find:all", missed="2", query="publ")
    assert table.record.draft["all"] is True
    table.act("miss", missed="2")
    assert table.record.draft == {"missed": 3, "query": "publ", "all": True}
    assert table.refused("find", query="x" * 201).kind == "too_long"


@pytest.mark.parametrize(
    ("do", "form"),
    [
        ("adjust:robot:stack:9", {}),
        ("override:settle.action.draw", {"value:settle.action.draw": "3"}),
        ("add:public-works", {}),
        ("add_described", {"kind": "world", "vp": "1"}),
        ("remove:0", {}),
    ],
)
def test_a_correction_keeps_the_draft(at: Callable[..., Table], do: str, form: dict[str, str]) -> None:
    """Who turns over more cards than the record has is told to correct the stack, and counts on."""
    table = at(*TO_FLIP)
    table.act("find", missed="5", query="publ")
    table.refused("miss", missed="5")
    table.act(do, **form)
    assert table.record.draft == {"missed": 5, "query": "publ", "all": False}
    table.act("undo")
    assert table.record.draft["missed"] == 5
    table.act("redo")
    assert table.record.draft["missed"] == 5


def test_found_takes_the_misses_and_drops_the_draft(at: Callable[..., Table]) -> None:
    table = at(*TO_FLIP)
    table.act("find", missed="1", query="publ")
    table.act("found:public-works", missed="1", query="publ")
    assert table.last == flip("public-works", 1)
    assert table.record.drafts == {}
    table.act("undo")
    table.act("found:public-works")
    assert table.last == flip("public-works", 0)


@pytest.mark.parametrize(
    ("do", "missed", "kind"),
    [
        ("found:no-such-card", "0", "unknown_card"),
        ("found:", "0", "unknown_card"),
        ("found:new-sparta", "0", "wrong_find"),
        ("found:galactic-federation", "5", "more_than_stack"),
        ("found:public-works", "-1", "out_of_range"),
        ("found:alien-cornucopia", "0", "card_not_in_sets"),
        ("found:galactic-salon", "0", "card_not_in_sets"),
    ],
)
def test_a_find_that_cannot_be(at: Callable[..., Table], do: str, missed: str, kind: str) -> None:
    assert at(*TO_FLIP).refused(do, missed=missed).kind == kind


def test_a_card_that_is_not_in_the_list_is_found(at: Callable[..., Table]) -> None:
    table = at(*TO_FLIP)
    table.act("found_described", missed="1", kind="development", vp="2", cost="3", name="Gene Vault")
    assert table.last == flip({"kind": "development", "vp": 2, "cost": 3, "name": "Gene Vault"}, 1)
    assert table.state.robot.tableau[-1].card.name == "Gene Vault"


def test_nothing_found_is_the_whole_stack(at: Callable[..., Table]) -> None:
    table = at(*TO_FLIP)
    table.act("nothing", missed="3")
    assert table.last == {"type": "flip", "found": None}
    assert table.state.robot.stack == 0


@pytest.mark.parametrize("do", ["miss", "miss:-1", "find", "found:public-works", "nothing"])
def test_there_is_no_flip_out_of_turn(at: Callable[..., Table], do: str) -> None:
    assert at().refused(do).kind == "out_of_turn"


@pytest.mark.parametrize("do", ["choose", "roll_app", "roll", "done"])
def test_nothing_else_during_a_flip(at: Callable[..., Table], do: str) -> None:
    refusal = at(*TO_FLIP).refused(do, space=["trade", "double"], die_a="settle", die_b="trade")
    assert refusal.kind == "out_of_turn"


@pytest.mark.parametrize(
    ("do", "form", "event"),
    [
        ("adjust:robot:credit:3", {}, adjust("robot", "credit", 3)),
        ("adjust:robot:stack", {"robot.stack": "17"}, adjust("robot", "stack", 17)),
        ("adjust:robot:shows", {"robot.shows": "produce"}, adjust("robot", "shows", "produce")),
        ("adjust:player:limit:14", {}, adjust("player", "limit", 14)),
        ("adjust:player:prestige", {"player.prestige": "2"}, adjust("player", "prestige", 2)),
    ],
)
def test_a_counter_is_corrected(
    at: Callable[..., Table], do: str, form: dict[str, str], event: Event
) -> None:
    table = at(setup=BRINK)
    table.act(do, **form)
    assert table.last == event


def test_a_correction_of_nothing_is_no_event(at: Callable[..., Table]) -> None:
    table = at(*TO_FLIP)
    table.act("undo")
    later = table.record.later
    table.act("adjust:robot:credit:1")
    assert table.record.later == later


@pytest.mark.parametrize(
    ("do", "form", "kind"),
    [
        ("adjust:robot:credit", {"robot.credit": ""}, "missing_key"),
        ("adjust:robot:credit", {}, "missing_key"),
        ("adjust:robot:credit:5", {}, "out_of_range"),
        ("adjust:robot:credit:-1", {}, "out_of_range"),
        ("adjust:robot:credit:1.0", {}, "wrong_type"),
        ("adjust:robot:shows:match", {}, "unknown_face"),
        ("adjust:robot:shows", {}, "unknown_face"),
        ("adjust:player:limit:13", {}, "limit_values"),
        ("adjust:robot:leader_tile:1", {}, "prestige_not_in_use"),
        ("adjust:player:prestige:0", {}, "prestige_not_in_use"),
    ],
)
def test_a_correction_that_cannot_be(
    at: Callable[..., Table], do: str, form: dict[str, str], kind: str
) -> None:
    assert at().refused(do, **form).kind == kind


@pytest.mark.parametrize(
    ("path", "typed", "value"),
    [
        ("settle.response.draw", ["6"], 6),
        ("settle.response.needs_credit", ["true"], True),
        ("settle.action.find", ["any_world"], "any_world"),
        ("dice.a", ["explore"] * 5 + ["match"], ["explore"] * 5 + ["match"]),
    ],
)
def test_a_value_read_wrongly_off_a_counter(
    at: Callable[..., Table], path: str, typed: list[str], value: object
) -> None:
    table = at()
    table.act(f"override:{path}", **{f"value:{path}": typed})
    assert table.last == {"type": "override", "path": path, "value": value}


@pytest.mark.parametrize(
    ("path", "typed", "kind"),
    [
        ("settle.response.draw", "21", "out_of_range"),
        ("settle.response.draw", "", "missing_key"),
        ("settle.response.draw", "true", "wrong_type"),
        ("settle.response.needs_credit", "1", "wrong_type"),
        ("settle.action.find", "goods", "unknown_find"),
        ("dice.a", "explore", "wrong_count"),
        ("robot", "settle", "wrong_type"),
        ("credit", "2", "override_fixed"),
        ("settle.colour", "2", "override_unknown"),
        ("", "2", "override_unknown"),
    ],
)
def test_a_value_that_cannot_be(at: Callable[..., Table], path: str, typed: str, kind: str) -> None:
    assert at().refused(f"override:{path}", **{f"value:{path}": typed}).kind == kind


def test_the_robots_tableau_is_corrected(at: Callable[..., Table]) -> None:
    table = at()
    table.act("add:public-works")
    table.act("add_described", kind="world", vp="1", military="1", name="<i>")
    assert [entry.given for entry in table.state.robot.tableau] == [
        "new-sparta",
        "public-works",
        {"kind": "world", "vp": 1, "military": True, "name": "<i>"},
    ]
    table.act("remove:2")
    table.act("remove:0")
    assert [entry.given for entry in table.state.robot.tableau] == ["public-works"]
    assert table.refused("add:no-such").kind == "unknown_card"


@pytest.mark.parametrize(
    "do",
    [
        *(
            "",
            "cheat",
            "Undo",
            "undo ",
            "adjust",
            "adjust:robot",
            "adjust:robot:tableau:3",
            "adjust:nobody:vp:3",
        ),
        *("adjust:player:credit:1", "remove:", "remove:1", "remove:-1", "remove:²", "miss:2", "miss:x"),
        *("sheet_remove:1", "sheet_remove:x"),
    ],
)
def test_an_action_that_there_is_not(at: Callable[..., Table], do: str) -> None:
    table = at(*TO_FLIP)
    before = table.record
    with pytest.raises(UnknownAction):
        table.act(do)
    assert table.record == before


def test_undo_redo_and_back_to_here(at: Callable[..., Table]) -> None:
    table = at(*EVENTS)
    table.act("undo")
    assert (len(table.record.events), len(table.record.later)) == (5, 1)
    table.act("back:2")
    assert (len(table.record.events), len(table.record.later)) == (2, 4)
    table.act("redo")
    assert len(table.record.events) == 3
    table.act("back:6")
    assert table.record.events == tuple(dict(event) for event in EVENTS)
    with pytest.raises(NoSuchPosition):
        table.act("redo")


@pytest.mark.parametrize("position", ["7", "-1", "", "x", "²", "1" * 7, "1.5"])
def test_back_to_nowhere(at: Callable[..., Table], position: str) -> None:
    with pytest.raises(NoSuchPosition):
        at(*EVENTS).act(f"back:{position}")


def test_the_summary_follows_the_pointer(at: Callable[..., Table]) -> None:
    table = at(*EVENTS)
    assert table.record.summary["robot_score"] == 2
    table.act("back:0")
    assert table.record.summary["robot_score"] == 1
    assert table.record.summary["round"] == 1


def test_names_and_the_bin(at: Callable[..., Table]) -> None:
    table = at()
    table.act("rename", name="  Estém ")
    assert table.record.name == "Estém"
    table.act("rename", name="   ")
    assert table.record.name == "Estém"
    table.act("rename", name="ő" * LONGEST_NAME)
    assert table.refused("rename", name="ő" * (LONGEST_NAME + 1)).kind == "too_long"
    table.act("rename", name="a\u202eb\u200bc")
    assert table.record.name == "abc"
    table.act("delete")
    assert table.record.deleted
    table.act("restore")
    assert not table.record.deleted


def _over() -> tuple[Event, ...]:
    return (choose("trade produce"), roll("trade produce"), DONE, adjust("player", "vp", 24), DONE)


def test_the_sheet_makes_the_result_and_undo_takes_it_back(at: Callable[..., Table]) -> None:
    table = at(*_over())
    assert table.state.prompt == "over"
    assert table.record.result is None
    table.act("sheet_add:public-works")
    assert table.record.sheet["cards"] == ["old-earth", "public-works"]
    assert table.record.result is None  # the player has not said that these are all
    table.act("sheet", total="", tie_break="0")
    assert table.record.result is not None
    assert table.record.result["player"] == 24 + 2 + 1
    table.act("sheet", total="11", tie_break="3")
    assert table.record.result["player"] == 11
    assert table.record.result["player_tie"] == 3
    table.act("sheet_remove:1")
    assert table.record.sheet["cards"] == ["old-earth"]
    kept = table.record.result
    table.act("undo")
    assert table.record.result is None
    assert table.record.sheet["total"] == 11
    table.act("redo")
    assert table.record.result == kept
    table.act("sheet", total="", tie_break="")
    assert table.record.result["player"] == 24 + 2


def test_a_sheet_kept_before_the_end_makes_no_result_yet(at: Callable[..., Table]) -> None:
    table = at(*_over()[:-1])
    table.act("sheet", total="30", tie_break="0")
    assert table.record.result is None
    table.act("done")
    assert table.record.result is not None
    assert table.record.result["player"] == 30


@pytest.mark.parametrize(
    ("do", "form", "kind"),
    [
        ("sheet_add:no-such", {}, "unknown_card"),
        ("sheet_add:old-earth", {}, "too_many_copies"),
        ("sheet_add:galactic-salon", {}, "card_not_in_sets"),
        ("sheet", {"total": "1000"}, "out_of_range"),
        ("sheet", {"total": "-1000"}, "out_of_range"),
        ("sheet", {"total": "3.5"}, "wrong_type"),
        ("sheet", {"tie_break": "100"}, "out_of_range"),
        ("sheet", {"tie_break": "-1"}, "out_of_range"),
        ("sheet", {"tie_break": "all"}, "wrong_type"),
    ],
)
def test_a_sheet_that_cannot_be(at: Callable[..., Table], do: str, form: dict[str, str], kind: str) -> None:
    assert at(*_over()).refused(do, **form).kind == kind


def test_the_summary_is_that_of_the_games(at: Callable[..., Table]) -> None:
    table = at(*EVENTS)
    table.act("rename", name="x")
    assert table.record.summary == games.summary(table.served.fold(table.record), {})
