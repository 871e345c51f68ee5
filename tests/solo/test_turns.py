"""A turn gathers changes in memory; the list model of undo and redo."""

from __future__ import annotations

import pytest

from webapp.solo.records import Record
from webapp.solo.turns import NoSuchPosition, Turn


def event(n: int) -> dict[str, int]:
    return {"n": n}


@pytest.fixture
def turn() -> Turn:
    """Five events, two of them undone."""
    line = tuple(event(n) for n in range(5))
    return Turn(Record("A" * 22, "name", "then", "then", {}, events=line[:3], later=line[3:]))


def numbers(turn: Turn) -> tuple[list[int], list[int]]:
    return [e["n"] for e in turn.record.events], [e["n"] for e in turn.record.later]


def test_undo_and_redo_move_the_pointer(turn: Turn) -> None:
    turn.undo()
    assert numbers(turn) == ([0, 1], [2, 3, 4])
    turn.undo(2)
    assert numbers(turn) == ([], [0, 1, 2, 3, 4])
    turn.redo()
    assert numbers(turn) == ([0], [1, 2, 3, 4])
    turn.redo(4)
    assert numbers(turn) == ([0, 1, 2, 3, 4], [])


def test_back_to_goes_both_ways(turn: Turn) -> None:
    turn.back_to(0)
    assert numbers(turn) == ([], [0, 1, 2, 3, 4])
    turn.back_to(5)
    assert numbers(turn) == ([0, 1, 2, 3, 4], [])


def test_append_drops_what_was_undone(turn: Turn) -> None:
    turn.append(event(8), event(9))
    assert numbers(turn) == ([0, 1, 2, 8, 9], [])


def test_append_may_keep_the_draft_at_both_ends(turn: Turn) -> None:
    turn.set_draft({"missed": 2})
    turn.append(event(8), keep_draft=True)
    assert turn.record.draft == {"missed": 2}
    turn.undo()
    assert turn.record.draft == {"missed": 2}
    turn.redo()
    turn.append(event(9))
    assert turn.record.drafts == {}


def test_append_of_nothing_drops_nothing(turn: Turn) -> None:
    before = turn.record
    turn.append()
    assert turn.record is before


@pytest.mark.parametrize("n", [4, 100, 0, -1])
def test_undo_out_of_bounds_is_refused(turn: Turn, n: int) -> None:
    before = turn.record
    with pytest.raises(NoSuchPosition):
        turn.undo(n)
    assert turn.record is before


@pytest.mark.parametrize("n", [3, 100, 0, -1])
def test_redo_out_of_bounds_is_refused(turn: Turn, n: int) -> None:
    before = turn.record
    with pytest.raises(NoSuchPosition):
        turn.redo(n)
    assert turn.record is before


@pytest.mark.parametrize("position", [-1, 6, 10**30])
def test_back_to_out_of_bounds_is_refused(turn: Turn, position: int) -> None:
    with pytest.raises(NoSuchPosition):
        turn.back_to(position)


def test_a_draft_belongs_to_its_place_until_something_is_done(turn: Turn) -> None:
    turn.set_draft({"missed": 3})
    turn.undo()
    assert turn.record.draft == {}
    turn.redo()
    assert turn.record.draft == {"missed": 3}
    turn.append(event(7))
    turn.undo()
    assert turn.record.draft == {}


def test_an_empty_draft_is_none(turn: Turn) -> None:
    turn.set_draft({"missed": 3})
    turn.set_draft({})
    assert turn.record.drafts == {}


def test_values_are_handed_back_as_they_will_be_loaded(turn: Turn) -> None:
    turn.append({"dice": ("develop", "match")})
    assert turn.record.events[-1] == {"dice": ["develop", "match"]}


@pytest.mark.parametrize("value", [{"x": object()}, {"x": float("nan")}, {"x": {1, 2}}])
def test_only_json_is_kept(turn: Turn, value: dict[str, object]) -> None:
    before = turn.record
    with pytest.raises((TypeError, ValueError)):
        turn.append(value)
    assert turn.record is before
