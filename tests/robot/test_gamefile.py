"""Game files: the round trip, the printed states, and every way in which a file can be bad."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from webapp.cards import Card
from webapp.refusal import Refusal
from webapp.robot import gamefile
from webapp.robot.game import Game
from webapp.robot.mat import Mat

if TYPE_CHECKING:
    from tests.robot.conftest import Sit

Read = Callable[[bytes], gamefile.GameFile]
Play = Callable[[bytes], Game]

FILE: Mapping[str, Any] = {
    "format": "tableside-solo",
    "version": 1,
    "setup": {
        "robot_world": "new-sparta",
        "player_world": "old-earth",
        "sets": ["base", "tgs"],
        "difficulty": "medium",
        "seed": 7,
        "overrides": {"robot": ["settle"], "settle.response.draw": 4},
    },
    "events": [
        {"type": "choose", "actions": ["develop", "settle"]},
        {"type": "roll", "dice": ["develop", "match"]},
        {"type": "done"},
        {"type": "flip", "missed": 1, "found": "public-works"},
        {"type": "adjust", "who": "player", "what": "vp", "to": 3},
        {"type": "done"},
    ],
}
"""The example of the contract."""


@pytest.fixture(scope="session")
def read(mat: Mat, cards: Mapping[str, Card]) -> Read:
    return lambda data: gamefile.read(data, mat, cards)


@pytest.fixture(scope="session")
def play(read: Read, mat: Mat, cards: Mapping[str, Card]) -> Play:
    """Read a file and play it through."""

    def act(data: bytes) -> Game:
        file = read(data)
        return Game.replay(mat, cards, file.setup, file.events)

    return act


def encoded(value: object) -> bytes:
    return json.dumps(value).encode()


def refusal(read: Read, data: bytes) -> Refusal:
    with pytest.raises(Refusal) as caught:
        read(data)
    return caught.value


def test_the_example_of_the_contract(read: Read, mat: Mat, cards: Mapping[str, Card]) -> None:
    file = read(encoded(FILE))
    assert (file.setup.robot_world, file.setup.seed) == ("new-sparta", 7)
    assert list(file.events) == FILE["events"]
    game = Game.replay(mat, cards, file.setup, file.events)
    assert (game.state.prompt, game.state.phase, game.state.robot.stack) == ("flip", "settle_1", 8)


def test_the_round_trip(sit: Sit, read: Read, mat: Mat, cards: Mapping[str, Card]) -> None:
    """What is written is read again as the same game, described cards, names and corrections included."""
    card = {"kind": "world", "vp": -1, "military": False, "name": "Új Föld «Ωμέγα» 🌍"}
    seat = sit("doomed-world", sets="bow", difficulty="hard", seed=2**63 - 1, overrides={"stack": 9})
    seat.choose("search settle").roll("settle robot").done().flip(None, 3)
    seat.add(card).set(vp=4, shows="trade").play(
        {"type": "override", "path": "settle.action.find", "value": "any_world"}
    )
    data = json.dumps(gamefile.frame(seat.game.setup.data, seat.game.events), ensure_ascii=False).encode()
    file = read(data)
    again = Game.replay(mat, cards, file.setup, file.events)
    assert again == seat.game
    assert again.state.robot.tableau[-1].card.name == card["name"]
    assert gamefile.frame(file.setup.data, again.events) == json.loads(data)


def test_a_file_without_events(read: Read) -> None:
    assert read(encoded({**FILE, "events": []})).events == ()


def test_a_byte_order_mark_is_no_fault(read: Read) -> None:
    assert read(b"\xef\xbb\xbf" + encoded(FILE)).setup.difficulty == "medium"


# Printed states


def test_the_printed_state_has_exactly_the_contracts_keys(sit: Sit) -> None:
    card = {"kind": "development", "cost": 6, "vp": 0}
    seat = sit("new-sparta", sets="bow").add(card).open("settle trade", "settle produce").done()
    printed = gamefile.report(seat.game, [f"step {number}" for number in range(len(seat.game.steps))])
    assert json.loads(json.dumps(printed)) == {
        "round": 1,
        "prompt": "flip",
        "phase": "settle_1",
        "over": False,
        "vp_pool": 29,
        "robot": {
            "credit": 1,
            "economy": 0,
            "stack": 9,
            "vp": 0,
            "prestige": 0,
            "counters_left": 2,
            "counters_placed": 0,
            "tableau": ["new-sparta", card],
            "shows": "settle",
            "score": 7,
        },
        "player": {"vp": 0, "prestige": 0, "tableau": 1, "limit": 12},
        "leader": None,
        "leader_tile": 0,
        "robot_actions": ["settle_left", "produce"],
        "steps": [{"rule": "R-SET-A", "text": "step 0"}, {"rule": "R-SET-A", "text": "step 1"}],
    }


@pytest.mark.parametrize(
    ("prompt", "phase", "actions"),
    [
        ("choose", None, []),
        ("roll", None, []),
        ("done", "settle_1", ["settle_left", "produce"]),
        ("flip", "settle_1", ["settle_left", "produce"]),
        ("over", None, ["settle_left", "produce"]),
    ],
)
def test_prompt_and_phase(sit: Sit, prompt: str, phase: str | None, actions: list[str]) -> None:
    """The contract: phase is null at choose, roll and over; the dice stay at over and go before choose."""
    seat = sit().set("player", tableau=12 if prompt == "over" else 1)
    if prompt != "choose":
        seat.choose("settle trade")
    if prompt in ("done", "flip", "over"):
        seat.roll("settle produce")
    if prompt == "flip":
        seat.done()
    if prompt == "over":
        seat.finish_round()
    printed = gamefile.report(seat.game, [""] * len(seat.game.steps))
    assert (printed["prompt"], printed["phase"], printed["robot_actions"]) == (prompt, phase, actions)
    assert printed["over"] is (prompt == "over")


def test_every_step_needs_its_text(sit: Sit) -> None:
    with pytest.raises(ValueError, match="shorter"):
        gamefile.report(sit().choose("settle trade").game, [])


# Damaged files


def test_truncated_anywhere(read: Read) -> None:
    data = encoded(FILE)
    for length in range(len(data)):
        assert refusal(read, data[:length]).kind == "not_json", length


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (b"", "not_json"),
        (b" \n", "not_json"),
        (b"\x00", "not_json"),
        (b"tableside-solo", "not_json"),
        (b"{'format': 'tableside-solo'}", "not_json"),
        (encoded(FILE) + b"{}", "not_json"),
        (encoded(FILE)[:-1] + b",}", "not_json"),
        (encoded(FILE).replace(b"7", b"NaN"), "not_json"),
        (encoded(FILE).replace(b"7", b"Infinity"), "not_json"),
        (encoded(FILE).replace(b"7", b"07"), "not_json"),
        (encoded(FILE).replace(b"7", b"9" * 5000), "not_json"),
        (encoded(FILE).replace(b'"seed"', b'"seed": 1, "seed"'), "duplicate_key"),
        (b"\xff\xfe" + encoded(FILE), "not_utf8"),
        (encoded(FILE).replace(b"Old", b"\xc3").replace(b"old-earth", b"old-\xe9arth"), "not_utf8"),
        (encoded(FILE).decode().encode("utf-16"), "not_utf8"),
        (encoded(FILE).replace(b"old-earth", rb"\ud800"), "not_utf8"),
        (b"[" * 100_000, "too_deep"),
        (b'{"format":' * 1000, "too_deep"),
        (encoded(FILE).replace(b"7", b"[" * 50 + b"]" * 50), "too_deep"),
        (b" " * 10_000_000, "too_large"),
        (b"[" * 10_000_000, "too_large"),
        (encoded({**FILE, "note": "x" * 10_000_000}), "too_large"),
        (b"null", "not_a_game_file"),
        (b"3", "not_a_game_file"),
        (b'"tableside-solo"', "not_a_game_file"),
        (b"[]", "not_a_game_file"),
        (b"{}", "not_a_game_file"),
    ],
    ids=lambda value: repr(value)[:40],
)
def test_damaged_files(read: Read, data: bytes, kind: str) -> None:
    assert refusal(read, data).kind == kind


@pytest.mark.parametrize(
    ("change", "kind"),
    [
        ({"format": "tableside-score"}, "not_a_game_file"),
        ({"format": None}, "not_a_game_file"),
        ({"format": ["tableside-solo"]}, "not_a_game_file"),
        ({"format": "Tableside-Solo"}, "not_a_game_file"),
        ({"version": 2}, "newer_version"),
        ({"version": 99, "setup": 3, "extra": True}, "newer_version"),
        ({"version": 0}, "out_of_range"),
        ({"version": -1}, "out_of_range"),
        ({"version": 10**40}, "out_of_range"),
        ({"version": 1.0}, "wrong_type"),
        ({"version": True}, "wrong_type"),
        ({"version": "1"}, "wrong_type"),
        ({"version": None}, "wrong_type"),
        ({"name": "Sunday"}, "unknown_key"),
        ({"": 1}, "unknown_key"),
        ({"setup": None}, "wrong_type"),
        ({"setup": []}, "wrong_type"),
        ({"setup": {}}, "missing_key"),
        ({"events": None}, "wrong_type"),
        ({"events": {}}, "wrong_type"),
        ({"events": "done"}, "wrong_type"),
        ({"events": [1] * 10_001}, "too_many"),
    ],
    ids=lambda value: repr(value)[:40],
)
def test_wrong_frames(read: Read, change: dict[str, Any], kind: str) -> None:
    assert refusal(read, encoded({**FILE, **change})).kind == kind


def test_a_newer_file_says_what_is_known(read: Read) -> None:
    assert refusal(read, encoded({**FILE, "version": 7})).values == {"version": 7, "known": 1}


@pytest.mark.parametrize("key", FILE)
def test_nothing_may_be_left_out(read: Read, key: str) -> None:
    caught = refusal(read, encoded({name: value for name, value in FILE.items() if name != key}))
    assert caught.kind == ("not_a_game_file" if key == "format" else "missing_key")


@pytest.mark.parametrize("path", ["setup", "setup.overrides", *(f"events.{n}" for n in range(6))])
def test_an_unknown_key_anywhere(play: Play, path: str) -> None:
    file = json.loads(encoded(FILE))
    target = file
    for part in path.split("."):
        target = target[int(part) if part.isdigit() else part]
    target["surprise\u202e🎲"] = 1
    with pytest.raises(Refusal) as caught:
        play(encoded(file))
    assert caught.value.kind in ("unknown_key", "override_unknown")


NUMBERS = [
    (["setup", "seed"], 7),
    (["setup", "overrides", "settle.response.draw"], 4),
    (["events", 3, "missed"], 1),
    (["events", 4, "to"], 3),
]


@pytest.mark.parametrize(("path", "value"), NUMBERS, ids=str)
@pytest.mark.parametrize("bad", [True, 3.0, 1e2, -1, 10**60, "3", None, [3], {"to": 3}, "٣", "\ud83c\udfb2"])
def test_whole_json_numbers_only(play: Play, path: list[Any], value: int, bad: object) -> None:
    """No 3.0, no true, no text, nothing huge or negative, wherever a number belongs."""
    file = json.loads(encoded(FILE))
    target = file
    for part in path[:-1]:
        target = target[part]
    assert target[path[-1]] == value
    target[path[-1]] = bad
    with pytest.raises(Refusal) as caught:
        play(encoded(file))
    assert caught.value.kind in ("wrong_type", "out_of_range")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


def test_any_value_anywhere_is_taken_or_refused(play: Play) -> None:
    """Whatever stands in a place of a file, reading and playing it ends in a game or in a refusal."""
    words = ["base", "develop", "settle", "robot", "vp", "flip", "gem-world", "new-sparta", "dice.a", "stack"]

    @settings(max_examples=150)
    @given(st.data())
    def check(data: st.DataObject) -> None:
        file = json.loads(encoded(FILE))
        target: Any = file
        while True:
            key = data.draw(
                st.sampled_from(sorted(target) if isinstance(target, dict) else range(len(target)))
            )
            inner = target[key]
            if not isinstance(inner, dict | list) or not inner or data.draw(st.booleans()):
                break
            target = inner
        target[key] = data.draw(JSON | st.sampled_from(words) | st.lists(st.sampled_from(words), max_size=2))
        with contextlib.suppress(Refusal):
            play(json.dumps(file).encode("utf-8", "surrogatepass"))

    check()
