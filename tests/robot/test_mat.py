"""The mat of every start world, cell by cell, against tables written from the rules by hand."""

from __future__ import annotations

from typing import Any

import pytest

from webapp.robot.mat import ConsumeCell, DevelopCell, ExploreCell, Mat, ProduceCell, SettleCell, lay_over

WORLDS = (
    "old-earth",
    "epsilon-eridani",
    "alpha-centauri",
    "new-sparta",
    "earths-lost-colony",
    "separatist-colony",
    "ancient-race",
    "damaged-alien-factory",
    "doomed-world",
    "rebel-cantina",
    "galactic-developers",
    "imperium-warlord",
    "galactic-scavengers",
    "uplift-mercenary-force",
    "alien-research-team",
    "rebel-freedom-fighters",
)

# R-SETUP-5: credit, economy size, draw stack.
START = dict.fromkeys(WORLDS, (1, 0, 4)) | {
    "epsilon-eridani": (1, 1, 4),
    "alpha-centauri": (2, 0, 4),
    "earths-lost-colony": (1, 1, 4),
    "ancient-race": (0, 0, 3),
    "galactic-scavengers": (2, 0, 3),
}

# Draws of Explore: action, action on both spaces, response.
EXPLORE = dict.fromkeys(WORLDS, (1, 3, 1)) | {
    "separatist-colony": (3, 7, 3),
    "imperium-warlord": (2, 5, 2),
    "uplift-mercenary-force": (2, 5, 2),
    "alien-research-team": (3, 7, 3),
    "rebel-freedom-fighters": (2, 5, 2),
}

# Counter price, draw, needs credit, price of a 6-cost development, of another one.
DEVELOP_ACTION: dict[str, tuple[Any, ...]] = dict.fromkeys(WORLDS, (2, 1, False, 1, 0)) | {
    "galactic-developers": (2, 3, False, 0, 0),
    "rebel-freedom-fighters": (2, 2, False, 1, 0),
}
DEVELOP_RESPONSE: dict[str, tuple[Any, ...]] = dict.fromkeys(WORLDS, (3, 0, True, 1, 1)) | {
    "galactic-developers": (2, 1, False, 1, 0),
    "rebel-freedom-fighters": (3, 1, True, 1, 1),
}

# Draw, find, needs credit, price of a non-military world, of a military one.
NON, MIL, ANY = "nonmilitary_world", "military_world", "any_world"
SETTLE_ACTION: dict[str, tuple[Any, ...]] = dict.fromkeys(WORLDS, (3, NON, False, 0, 0)) | {
    "epsilon-eridani": (3, MIL, False, 0, 0),
    "alpha-centauri": (4, NON, False, 0, 0),
    "new-sparta": (5, MIL, False, 0, 0),
    "separatist-colony": (3, MIL, False, 0, 0),
    "rebel-cantina": (4, ANY, False, 0, 0),
    "imperium-warlord": (5, MIL, False, 0, 0),
    "uplift-mercenary-force": (4, MIL, False, 0, 0),
    "alien-research-team": (3, "alien_world", False, 0, 0),
    "rebel-freedom-fighters": (4, MIL, False, 0, 0),
}
SETTLE_RESPONSE: dict[str, tuple[Any, ...]] = dict.fromkeys(WORLDS, (2, NON, True, 1, 1)) | {
    "epsilon-eridani": (2, MIL, False, 0, 0),
    "alpha-centauri": (2, NON, False, 0, 0),
    "new-sparta": (4, MIL, False, 0, 0),
    "separatist-colony": (2, MIL, False, 0, 0),
    "rebel-cantina": (3, ANY, True, 1, 0),
    "imperium-warlord": (2, MIL, False, 0, 0),
    "uplift-mercenary-force": (4, MIL, True, 1, 1),
    "alien-research-team": (2, "alien_military_or_nonmilitary_world", True, 1, 1),
    "rebel-freedom-fighters": (3, MIL, False, 0, 0),
}

# VP chips for each economy step, credit, economy.
CONSUME = {"trade": (1, 2, 0), "double": (2, 0, 1), "both": (2, 2, 1), "response": (1, 0, 0)}

# Produce: action economy and credit, response economy and credit.
PRODUCE = dict.fromkeys(WORLDS, ((1, 0), (0, 0))) | {
    "rebel-cantina": ((1, 1), (0, 1)),
    "galactic-scavengers": ((1, 1), (0, 1)),
}

# The faces that the "robot =" counter shows at first and after turning.
FACES = {
    "old-earth": ("trade", "double"),
    "epsilon-eridani": ("double",),
    "alpha-centauri": ("settle",),
    "new-sparta": ("settle",),
    "earths-lost-colony": ("produce",),
    "separatist-colony": ("explore",),
    "ancient-race": ("trade",),
    "damaged-alien-factory": ("produce", "trade"),
    "doomed-world": ("settle",),
    "rebel-cantina": ("settle",),
    "galactic-developers": ("develop",),
    "imperium-warlord": ("settle",),
    "galactic-scavengers": ("trade",),
    "uplift-mercenary-force": ("settle",),
    "alien-research-team": ("explore",),
    "rebel-freedom-fighters": ("settle",),
}


def test_there_are_sixteen_worlds_by_number(mat: Mat) -> None:
    """R-SETUP-4, and R-WORLD-0 to R-WORLD-15 in this order."""
    assert mat.worlds == WORLDS
    assert [mat.profile(world).number for world in WORLDS] == list(range(16))


@pytest.mark.parametrize("world", WORLDS)
def test_cells(mat: Mat, world: str) -> None:
    """R-SETUP-5, R-WORLD-0 to R-WORLD-15: what a counter does not cover stays as printed."""
    profile = mat.profile(world)
    assert (profile.credit, profile.economy, profile.stack) == START[world]
    assert profile.faces == FACES[world]
    action, both, response = EXPLORE[world]
    assert profile.explore_action == ExploreCell(action, 1)
    assert profile.explore_both == ExploreCell(both, 1)
    assert profile.explore_response == ExploreCell(response, 0)
    assert profile.develop_action == DevelopCell(*DEVELOP_ACTION[world])
    assert profile.develop_response == DevelopCell(*DEVELOP_RESPONSE[world])
    per = "chromosome_world" if world == "uplift-mercenary-force" else None
    assert profile.settle_action == SettleCell(*SETTLE_ACTION[world], per)
    assert profile.settle_response == SettleCell(*SETTLE_RESPONSE[world], per)
    assert profile.produce_action == ProduceCell(*PRODUCE[world][0])
    assert profile.produce_response == ProduceCell(*PRODUCE[world][1])
    if world != "alien-research-team":
        assert profile.consume == {cell: ConsumeCell(*values) for cell, values in CONSUME.items()}


def test_the_alien_research_teams_consume(mat: Mat) -> None:
    """R-WORLD-14: one credit more from Trade, prestige in place of economy from double, in both too."""
    assert mat.profile("alien-research-team").consume == {
        "trade": ConsumeCell(1, 3, 0),
        "double": ConsumeCell(2, 0, 1, "alien_world"),
        "both": ConsumeCell(2, 3, 1, "alien_world"),
        "response": ConsumeCell(1, 0, 0),
    }


def test_what_only_some_worlds_have(mat: Mat) -> None:
    """R-WORLD-0, R-WORLD-7, R-WORLD-8, R-WORLD-15: turning counters, the first Settle, Rebels."""
    profiles = {world: mat.profile(world) for world in WORLDS}
    assert {world for world, profile in profiles.items() if profile.turns} == {
        "old-earth",
        "damaged-alien-factory",
    }
    first = profiles["doomed-world"].first_settle
    assert first is not None
    assert (first.find, first.min_vp, first.credit, first.economy) == (NON, 3, 2, 1)
    assert first.discards_start_world
    assert [world for world, profile in profiles.items() if profile.first_settle] == ["doomed-world"]
    assert {world: profile.never_places for world, profile in profiles.items() if profile.never_places} == {
        "rebel-freedom-fighters": "imperium"
    }
    assert {
        world: profile.prestige_on_placing
        for world, profile in profiles.items()
        if profile.prestige_on_placing
    } == {"rebel-freedom-fighters": ("rebel_development", "rebel_military_world")}


def test_difficulties_and_limits(mat: Mat) -> None:
    """R-SETUP-2, R-SETUP-3, R-SETUP-8, R-END-1: the numbers that hold for every world."""
    assert {
        name: (difficulty.counters, difficulty.six_cost_vp) for name, difficulty in mat.difficulties.items()
    } == {"easy": (1, 6), "medium": (2, 6), "hard": (3, 9)}
    limits = mat.limits
    assert (limits.credit, limits.economy, limits.tableau, limits.prestige) == (4, 5, 12, 15)
    assert (limits.vp_pool, limits.vp_pool_bow) == (24, 29)


def test_the_dice_of_the_app(mat: Mat) -> None:
    """R-DICE-1, R-DICE-3: match on both dice, robot on two faces of one."""
    assert mat.profile("new-sparta").dice == (
        ("explore", "develop", "develop", "settle", "settle", "match"),
        ("trade", "double", "produce", "match", "robot", "robot"),
    )


def test_what_is_to_be_confirmed(mat: Mat) -> None:
    """The set-up page compares these with the counters of the owner of the game."""
    assert mat.confirm("new-sparta") == ("dice.a", "dice.b")
    assert mat.confirm("doomed-world") == ("robot", "dice.a", "dice.b")
    named = {world for world in WORLDS if "robot" in mat.confirm(world)}
    assert named == set(WORLDS) - {
        "old-earth",
        "alpha-centauri",
        "new-sparta",
        "rebel-cantina",
        "galactic-developers",
        "imperium-warlord",
    }


def test_lay_over_merges_deeply_and_changes_neither() -> None:
    below = {"a": {"x": 1, "y": 2}, "b": 3}
    above = {"a": {"y": 5}, "c": {"z": 6}}
    assert lay_over(below, above) == {"a": {"x": 1, "y": 5}, "b": 3, "c": {"z": 6}}
    assert below == {"a": {"x": 1, "y": 2}, "b": 3}
    assert above == {"a": {"y": 5}, "c": {"z": 6}}


def test_cells_covered_by_special_counters(mat: Mat) -> None:
    """R-SETUP-6: the cells that a step's "why?" names the start world for."""
    assert mat.profile("ancient-race").changed == frozenset()
    assert mat.profile("alpha-centauri").changed == {"settle.action", "settle.response"}
    assert mat.profile("alien-research-team").changed == {
        "explore.action",
        "explore.action_both",
        "explore.response",
        "consume.trade",
        "consume.double",
        "consume.both",
        "settle.action",
        "settle.response",
    }
