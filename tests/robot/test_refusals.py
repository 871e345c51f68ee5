"""Every kind of refusal that the robot's rules can raise is provoked here, by name."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import webapp.robot
from webapp.cards import Card
from webapp.refusal import Refusal
from webapp.robot import gamefile
from webapp.robot.mat import Mat
from webapp.robot.setup import read_setup

if TYPE_CHECKING:
    from tests.robot.conftest import Sit

PACKAGE = Path(webapp.robot.__file__).parent
SETUP: Mapping[str, Any] = {
    "robot_world": "new-sparta",
    "player_world": "old-earth",
    "sets": ["base"],
    "difficulty": "easy",
}
CARD: Mapping[str, Any] = {"kind": "world", "vp": 1, "military": False}


def flip(found: object, missed: int | None = 0) -> dict[str, Any]:
    return {"type": "flip", "found": found} | ({} if missed is None else {"missed": missed})


def adjust(what: str, to: object, who: str = "robot") -> dict[str, Any]:
    return {"type": "adjust", "who": who, "what": what, "to": to}


def add(card: object) -> dict[str, Any]:
    return {"type": "add", "who": "robot", "card": card}


def choose(*actions: object) -> dict[str, Any]:
    return {"type": "choose", "actions": list(actions)}


def roll(*dice: object) -> dict[str, Any]:
    return {"type": "roll", "dice": list(dice)}


def override(path: str, value: object) -> dict[str, Any]:
    return {"type": "override", "path": path, "value": value}


SETTLE = [choose("settle", "trade"), roll("settle", "produce"), {"type": "done"}]
DEVELOP = [choose("develop", "trade"), roll("develop", "produce"), {"type": "done"}]

EVENTS: dict[str, tuple[str, list[dict[str, Any]], object]] = {
    # kind: robot's start world, events before, the event that is refused
    "action_twice": ("earths-lost-colony", [], choose("trade", "trade")),
    "card_not_in_sets": ("earths-lost-colony", [], add("doomed-world")),
    "face_on_no_die": (
        "earths-lost-colony",
        [override("dice.b", ["match"] * 6), choose("trade", "produce")],
        roll("trade", "match"),
    ),
    "limit_values": ("earths-lost-colony", [], adjust("limit", 13, "player")),
    "missed_needed": ("earths-lost-colony", SETTLE, flip("gem-world", None)),
    "missing_key": ("earths-lost-colony", [], {}),
    "more_than_stack": ("earths-lost-colony", SETTLE, flip("gem-world", 7)),
    "never_placed": (
        "rebel-freedom-fighters",
        [adjust("counters_left", 0), *DEVELOP],
        flip("imperium-troops"),
    ),
    "not_in_tableau": ("earths-lost-colony", [], {**add("gem-world"), "type": "remove"}),
    "not_whole_stack": ("earths-lost-colony", SETTLE, flip(None, 3)),
    "out_of_turn": ("earths-lost-colony", [], {"type": "done"}),
    "override_fixed": ("earths-lost-colony", [], override("robot", ["trade"])),
    "override_unknown": ("earths-lost-colony", [], override("settle", 1)),
    "prestige_not_in_use": ("earths-lost-colony", [], adjust("prestige", 1)),
    "search_not_allowed": ("earths-lost-colony", [], choose("search", "trade")),
    "tableau_full": ("earths-lost-colony", [add("gem-world")] * 98, add("gem-world")),
    "too_dear": ("earths-lost-colony", [adjust("credit", 0), *DEVELOP], flip("mining-league")),
    "too_few_vp": ("doomed-world", SETTLE, flip("gem-world")),
    "too_long": ("earths-lost-colony", [], add({**CARD, "name": "n" * 101})),
    "two_robot_faces": ("earths-lost-colony", [choose("trade", "produce")], roll("robot", "robot")),
    "unknown_action": ("earths-lost-colony", [], choose("explore", "trade")),
    "unknown_card": ("earths-lost-colony", [], add("no-such-card")),
    "unknown_event": ("earths-lost-colony", [], {"type": "undo"}),
    "unknown_face": ("earths-lost-colony", [], adjust("shows", "match")),
    "unknown_find": ("earths-lost-colony", [], override("settle.action.find", "world")),
    "unknown_value": ("earths-lost-colony", [], adjust("hand", 1)),
    "wrong_count": ("earths-lost-colony", [], choose("trade")),
    "wrong_find": ("earths-lost-colony", SETTLE, flip("public-works")),
    "wrong_type": ("earths-lost-colony", [], 3),
}

SET_UPS: dict[str, dict[str, Any]] = {
    "same_world": {"player_world": "new-sparta"},
    "unknown_difficulty": {"difficulty": "brutal"},
    "unknown_sets": {"sets": ["bow"]},
    "unknown_world": {"robot_world": "gem-world"},
    "world_not_in_sets": {"robot_world": "doomed-world"},
}

FILES: dict[str, bytes] = {
    "not_a_game_file": b"{}",
    "newer_version": b'{"format": "tableside-solo", "version": 2}',
}


def literals() -> Iterator[str]:
    """Yield the kind of every `Refusal("kind", …)` that the package writes."""
    for path in sorted(PACKAGE.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                kind = node.args[0]
                assert isinstance(kind, ast.Constant), f"{path.name}:{node.lineno}: a kind is a literal"
                yield str(kind.value)


def test_no_kind_is_forgotten_and_none_is_invented() -> None:
    assert {*EVENTS, *SET_UPS, *FILES, "no_seed"} == set(literals())


@pytest.mark.parametrize("kind", EVENTS)
def test_refused_events(sit: Sit, kind: str) -> None:
    world, before, event = EVENTS[kind]
    assert sit(world).play(*before).refused(event).kind == kind


@pytest.mark.parametrize("kind", SET_UPS)
def test_refused_set_ups(mat: Mat, cards: Mapping[str, Card], kind: str) -> None:
    with pytest.raises(Refusal) as caught:
        read_setup({**SETUP, **SET_UPS[kind]}, mat, cards)
    assert caught.value.kind == kind


@pytest.mark.parametrize("kind", FILES)
def test_refused_files(mat: Mat, cards: Mapping[str, Card], kind: str) -> None:
    with pytest.raises(Refusal) as caught:
        gamefile.read(FILES[kind], mat, cards)
    assert caught.value.kind == kind


def test_no_seed(new_game: Callable[..., Any]) -> None:
    with pytest.raises(Refusal) as caught:
        new_game().app_roll()
    assert caught.value.kind == "no_seed"
