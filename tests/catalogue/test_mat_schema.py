"""A mat that the robot could not play is refused, and the error names file, world and cell."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from webapp.catalogue import mat_schema
from webapp.catalogue.check import report
from webapp.catalogue.errors import DataError
from webapp.catalogue.source import read_source
from webapp.robot import finds, mat, vocabulary

Spoil = Callable[[str, str, str], Path]

SPARTA = "number = 3\n"
ALIEN = 'consume.double = { prestige_instead_of_economy_with = "alien_world" }'
UPLIFT = 'settle.action = { draw = 4, draw_per = "chromosome_world", '
CANTINA = "price = { nonmilitary_world = 1, military_world = 0 }"
TURNS = 'robot_changes = "after_first_trade_action"\n'

SPOILT = [
    # Keys and cells that nothing reads.
    (SPARTA, SPARTA + "explore.action = { draws = 2 }\n", "new-sparta: *`draws` - at `$.explore.action`"),
    (SPARTA, SPARTA + "explore.action = { economy = 2 }\n", "new-sparta: *`economy` - at `$.explore.action`"),
    (SPARTA, SPARTA + "explore.both = { draw = 2 }\n", "new-sparta: *`both` - at `$.explore`"),
    (SPARTA, SPARTA + "develop.action = { credit = 2 }\n", "new-sparta: *`credit` - at `$.develop.action`"),
    (SPARTA, SPARTA + "develop.action_both = {}\n", "new-sparta: *`action_both` - at `$.develop`"),
    (SPARTA, SPARTA + "settle.trade = {}\n", "new-sparta: *`trade` - at `$.settle`"),
    (
        UPLIFT,
        UPLIFT + "vp_per_economy = 1, ",
        "uplift-mercenary-force: *`vp_per_economy` - at `$.settle.action`",
    ),
    (SPARTA, SPARTA + "consume.action = {}\n", "new-sparta: *`action` - at `$.consume`"),
    (SPARTA, SPARTA + "consume.both = { draw = 1 }\n", "new-sparta: *`draw` - at `$.consume.both`"),
    (SPARTA, SPARTA + "produce.both = {}\n", "new-sparta: *`both` - at `$.produce`"),
    (SPARTA, SPARTA + "produce.action = { draw = 1 }\n", "new-sparta: *`draw` - at `$.produce.action`"),
    (SPARTA, SPARTA + "consumes.trade = { credit = 3 }\n", "new-sparta: *`consumes`"),
    # What the printed mat must have.
    ("action_both = { draw = 3, credit = 1 }\n", "", "*`action_both` - at `$.mat.explore`"),
    ("counter_price = 3, draw = 0, ", "counter_price = 3, ", "*`draw` - at `$.mat.develop.response`"),
    (", needs_credit = false, price = 0 }", ", price = 0 }", "*`needs_credit` - at `$.mat.settle.action`"),
    ('draw = 2, find = "nonmilitary_world", ', "draw = 2, ", "*`find` - at `$.mat.settle.response`"),
    ("both = { vp_per_economy = 2, credit = 2, economy = 1 }\n", "", "*`both` - at `$.mat.consume`"),
    ("response = {}\n", "", "*`response` - at `$.mat.produce`"),
    ("[mat.produce]", "[mat.products]", "*`products` - at `$.mat`"),
    # Values.
    (
        CANTINA,
        "price = { nonmilitary_world = 1 }",
        "rebel-cantina: *`military_world` - at `$.settle.response.price`",
    ),
    (CANTINA, "price = true", "rebel-cantina: *got `bool` - at `$.settle.response.price`"),
    (SPARTA, SPARTA + "develop.action.draw = 21\n", "new-sparta: *<= 20 - at `$.develop.action.draw`"),
    (
        UPLIFT,
        UPLIFT.replace("chromosome_", "uplift_"),
        "uplift-mercenary-force: *'uplift_world' - at `$.settle.act",
    ),
    (ALIEN, ALIEN.replace("alien_world", "alien"), "alien-research-team: *'alien' - at `$.consume.double"),
    (
        '["rebel_development", ',
        '["rebel_card", ',
        "rebel-freedom-fighters: *'rebel_card' - at `$.prestige_on_",
    ),
    (
        '["rebel_development", ',
        '["rebel_military_world", ',
        "rebel-freedom-fighters: prestige_on_placing: *twice",
    ),
    ('"imperium"', '"imperial"', "rebel-freedom-fighters: *'imperial' - at `$.never_places`"),
    (
        'find = "military_world" }',
        'find = "military" }',
        "epsilon-eridani: *'military' - at `$.settle.action.find`",
    ),
    ("min_vp = 3, ", "", "doomed-world: *`min_vp` - at `$.first_settle_action`"),
    # The "robot =" counter.
    ('robot = ["double"]', 'robot = ["match"]', "epsilon-eridani: *'match' - at `$.robot[0]`"),
    ('robot = ["double"]', "robot = []", "epsilon-eridani: *length >= 1 - at `$.robot`"),
    ('robot = ["double"]\n', "", "epsilon-eridani: *`robot`"),
    ('robot = ["double"]', 'robot = ["double", "trade"]', "epsilon-eridani: robot: *needs `robot_changes`"),
    (TURNS, "", "old-earth: robot: a counter of two faces needs `robot_changes`"),
    ('robot = ["trade", "double"]', 'robot = ["trade"]', "old-earth: robot: *has two faces"),
    ('robot = ["trade", "double"]', 'robot = ["trade", "trade"]', "old-earth: robot: 'trade' stands twice"),
    (TURNS, 'robot_changes = "sometimes"\n', "old-earth: *'sometimes' - at `$.robot_changes`"),
    # What is to be confirmed.
    (
        '["develop.response.needs_credit"]',
        '["develop.response.need"]',
        "galactic-developers: confirm: 'dev*.need' is no",
    ),
    (
        '["robot", "produce.response"]',
        '["robot", "produce.action.draw"]',
        "galactic-scavengers: confirm: 'prod*",
    ),
    (
        '["robot", "produce.response"]',
        '["robot", "settle"]',
        "galactic-scavengers: confirm: 'settle' is no value",
    ),
    (
        '["robot", "produce.response"]',
        '["robot", "number"]',
        "galactic-scavengers: confirm: 'number' is no value",
    ),
    (
        '["robot", "produce.response"]',
        '["robot", "robot"]',
        "galactic-scavengers: confirm: 'robot' stands twice",
    ),
    ('confirm = ["a", "b"]', 'confirm = ["a", "c"]', "*'c' - at `$.dice.confirm[1]`"),
    ('confirm = ["a", "b"]', 'confirm = ["a", "a"]', "dice: confirm: 'a' stands twice"),
    # Dice, limits, difficulties and the start.
    ('"settle", "settle", "match"]', '"settle", "match"]', "*length >= 6 - at `$.dice.a`"),
    ('b = ["trade"', 'b = ["consume"', "*'consume' - at `$.dice.b[0]`"),
    ("tableau = 12\n", "", "*`tableau` - at `$.limits`"),
    ("[difficulty.hard]", "[difficulty.harder]", "*`harder` - at `$.difficulty`"),
    ("[difficulty.hard]\ncounters = 3\nsix_cost_vp = 9\n", "", "*`hard` - at `$.difficulty`"),
    ("counters = 2\n", "", "*`counters` - at `$.difficulty.medium`"),
    ("[start]\ncredit = 1\n", "[start]\ncredit = 5\n", "start: credit: 5 is beyond the limit 4"),
    ("[start]\ncredit = 1\n", "[start]\n", "*`credit` - at `$.start`"),
    (SPARTA, SPARTA + "economy = 6\n", "new-sparta: economy: 6 is beyond the limit 5"),
]


@pytest.mark.parametrize(("old", "new", "message"), SPOILT, ids=[f"{s[2]} {s[1][:30]!r}" for s in SPOILT])
def test_names_file_and_place_of_a_fault(spoil: Spoil, old: str, new: str, message: str) -> None:
    data = spoil("robot.toml", old, new)
    with pytest.raises(DataError) as caught:
        read_source(data)
    text = str(caught.value)
    file = f"{data / 'robot.toml'}: "
    assert text.startswith(file)
    begin, _, end = message.partition("*")
    assert text.removeprefix(file).startswith(begin), text
    assert end in text


def test_the_check_refuses_what_the_build_refuses(spoil: Spoil) -> None:
    with pytest.raises(DataError, match=r"new-sparta: .*`draws` - at `\$\.explore\.action`"):
        report(spoil("robot.toml", SPARTA, SPARTA + "explore.action = { draws = 2 }\n"))


@pytest.mark.parametrize(
    "entry",
    [
        "explore.action.credit = 2",
        "develop.response.price_other = 2",
        "consume.response = { credit = 1, economy = 1 }",
        "produce.response.economy = 1",
        'never_places = "uplift"',
    ],
)
def test_a_world_may_lay_a_single_key_over_the_mat(spoil: Spoil, entry: str) -> None:
    content = read_source(spoil("robot.toml", SPARTA, f"{SPARTA}{entry}\n")).mat
    assert mat.Mat.from_data(content).profile("new-sparta").number == 3


@pytest.mark.parametrize(
    ("words", "known"),
    [
        (mat_schema.Face, vocabulary.FACES),
        (mat_schema.PhaseFace, vocabulary.PLAIN_FACES),
        (mat_schema.Find, vocabulary.FINDS),
        (mat_schema.Space, vocabulary.ACTIONS),
        (mat_schema.Keyword, vocabulary.KEYWORDS),
        (mat_schema.Counted, tuple(finds.COUNTED)),
        (mat_schema.Rewarded, tuple(finds.REWARDED)),
    ],
)
def test_the_words_are_those_that_the_robot_knows(words: object, known: tuple[str, ...]) -> None:
    assert get_args(words) == known


@pytest.mark.parametrize(
    ("shape", "value"),
    [
        (mat_schema.Limits, mat.Limits),
        (mat_schema.Difficulty, mat.Difficulty),
        (mat_schema.ExploreCell, mat.ExploreCell),
        (mat_schema.DevelopCell, mat.DevelopCell),
        (mat_schema.ConsumeCell, mat.ConsumeCell),
        (mat_schema.ProduceCell, mat.ProduceCell),
    ],
)
def test_a_cell_has_the_keys_that_the_robot_reads(shape: type[msgspec.Struct], value: type) -> None:
    keys = {field.encode_name: field.required for field in msgspec.structs.fields(shape)}
    read = {field.name: field.default is dataclasses.MISSING for field in dataclasses.fields(value)}
    assert keys == read


@pytest.mark.parametrize(
    ("printed", "change"),
    [
        (mat_schema.DevelopCell, mat_schema.DevelopChange),
        (mat_schema.SettleCell, mat_schema.SettleChange),
        (mat_schema.Explore, mat_schema.ExploreChanges),
        (mat_schema.Develop, mat_schema.DevelopChanges),
        (mat_schema.Settle, mat_schema.SettleChanges),
        (mat_schema.Consume, mat_schema.ConsumeChanges),
        (mat_schema.Produce, mat_schema.ProduceChanges),
    ],
)
def test_a_world_may_change_what_is_printed_and_nothing_else(
    printed: type[msgspec.Struct], change: type[msgspec.Struct]
) -> None:
    changes = msgspec.structs.fields(change)
    assert [key.name for key in changes] == [key.name for key in msgspec.structs.fields(printed)]
    assert not any(key.required for key in changes)
