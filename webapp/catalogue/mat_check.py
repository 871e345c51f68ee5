"""What `docs/robot-rules.md` says in numbers about the solitaire robot, and what its mat has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from webapp.cards import Card
from webapp.catalogue.line import Line
from webapp.catalogue.mat_rules import leaves

Leaves = Mapping[str, Any]
FREE: Final = (False, 0)
COSTS_1: Final = (True, 1)
NOTHING: Final = "nothing"

LIMITS: Final = {"credit": 4, "economy": 5, "vp_pool": 24, "vp_pool_bow": 29, "tableau": 12, "prestige": 15}
DIFFICULTIES: Final = {
    "easy": {"counters": 1, "six_cost_vp": 6},
    "medium": {"counters": 2, "six_cost_vp": 6},
    "hard": {"counters": 3, "six_cost_vp": 9},
}
SPACES: Final = (
    *("explore_plus1", "explore_plus5", "develop", "develop", "settle", "settle"),
    *("trade", "double", "produce"),
)
FACES: Final = ("explore", "develop", "settle", "trade", "double", "produce", "match", "robot")
DICE: Final = {
    "a": ("explore", "develop", "develop", "settle", "settle", "match"),
    "b": ("trade", "double", "produce", "match", "robot", "robot"),
}


def _explore(action: int, both: int, response: int) -> Leaves:
    return {
        "explore.action.draw": action,
        "explore.action_both.draw": both,
        "explore.response.draw": response,
    }


def _settle(row: str, draw: int, find: str, price: tuple[bool, int] = FREE) -> Leaves:
    """Return the `action` or `response` of Settle; `price`: whether it needs credit, and what it costs."""
    cell = {"draw": draw, "find": find, "needs_credit": price[0], "price": price[1]}
    return {f"settle.{row}.{key}": value for key, value in cell.items()}


def _military(action: int, response: int) -> Leaves:
    return {
        **_settle("action", action, "military_world"),
        **_settle("response", response, "military_world"),
    }


PRODUCE_CREDIT: Final[Leaves] = {
    "produce.action.economy": 1,
    "produce.action.credit": 1,
    "produce.response.credit": 1,
}

PRINTED: Final[Leaves] = {
    "credit": 1,
    "economy": 0,
    "stack": 4,
    **_explore(1, 3, 1),
    "explore.action.credit": 1,
    "explore.action_both.credit": 1,
    "develop.action.counter_price": 2,
    "develop.action.draw": 1,
    "develop.action.needs_credit": False,
    "develop.action.price_six_cost": 1,
    "develop.action.price_other": 0,
    "develop.response.counter_price": 3,
    "develop.response.draw": 0,
    "develop.response.needs_credit": True,
    "develop.response.price_six_cost": 1,
    "develop.response.price_other": 1,
    **_settle("action", 3, "nonmilitary_world"),
    **_settle("response", 2, "nonmilitary_world", COSTS_1),
    "consume.trade.vp_per_economy": 1,
    "consume.trade.credit": 2,
    "consume.double.vp_per_economy": 2,
    "consume.double.economy": 1,
    "consume.both.vp_per_economy": 2,
    "consume.both.credit": 2,
    "consume.both.economy": 1,
    "consume.response.vp_per_economy": 1,
    "produce.action.economy": 1,
}
"""The start (R-SETUP-5) and the printed cells of the mat (R-EXP-A to R-PRO-R)."""

WORLDS: Final[Mapping[str, Leaves]] = {
    "old-earth": {"robot": ("trade", "double"), "robot_changes": "after_first_trade_action"},
    "epsilon-eridani": {"robot": ("double",), "economy": 1, **_military(3, 2)},
    "alpha-centauri": {
        "robot": ("settle",),
        "credit": 2,
        **_settle("action", 4, "nonmilitary_world"),
        **_settle("response", 2, "nonmilitary_world"),
    },
    "new-sparta": {"robot": ("settle",), **_military(5, 4)},
    "earths-lost-colony": {"robot": ("produce",), "economy": 1},
    "separatist-colony": {"robot": ("explore",), **_explore(3, 7, 3), **_military(3, 2)},
    "ancient-race": {"robot": ("trade",), "credit": 0, "stack": 3},
    "damaged-alien-factory": {
        "robot": ("produce", "trade"),
        "robot_changes": "after_every_action_that_it_shows",
    },
    "doomed-world": {
        "robot": ("settle",),
        "first_settle_action.from": "common_deck",
        "first_settle_action.find": "nonmilitary_world",
        "first_settle_action.min_vp": 3,
        "first_settle_action.credit": 2,
        "first_settle_action.economy": 1,
        "first_settle_action.discards_start_world": True,
    },
    "rebel-cantina": {
        "robot": ("settle",),
        **_settle("action", 4, "any_world"),
        "settle.response.draw": 3,
        "settle.response.find": "any_world",
        "settle.response.needs_credit": True,
        "settle.response.price.nonmilitary_world": 1,
        "settle.response.price.military_world": 0,
        **PRODUCE_CREDIT,
    },
    "galactic-developers": {
        "robot": ("develop",),
        "develop.action.counter_price": 2,
        "develop.action.draw": 3,
        "develop.action.price_six_cost": 0,
        "develop.action.price_other": 0,
        "develop.response.counter_price": 2,
        "develop.response.draw": 1,
        "develop.response.needs_credit": False,
        "develop.response.price_six_cost": 1,
        "develop.response.price_other": 0,
    },
    "imperium-warlord": {"robot": ("settle",), **_explore(2, 5, 2), **_military(5, 2)},
    "galactic-scavengers": {"robot": ("trade",), "credit": 2, "stack": 3, **PRODUCE_CREDIT},
    "uplift-mercenary-force": {
        "robot": ("settle",),
        **_explore(2, 5, 2),
        **_settle("action", 4, "military_world"),
        "settle.action.draw_per": "chromosome_world",
        **_settle("response", 4, "military_world", COSTS_1),
        "settle.response.draw_per": "chromosome_world",
    },
    "alien-research-team": {
        "robot": ("explore",),
        **_explore(3, 7, 3),
        **_settle("action", 3, "alien_world"),
        **_settle("response", 2, "alien_military_or_nonmilitary_world", COSTS_1),
        "consume.trade.credit": 3,
        "consume.double.prestige_instead_of_economy_with": "alien_world",
        "consume.both.credit": 3,
        "consume.both.prestige_instead_of_economy_with": "alien_world",
    },
    "rebel-freedom-fighters": {
        "robot": ("settle",),
        **_explore(2, 5, 2),
        "develop.action.draw": 2,
        "develop.response.draw": 1,
        **_military(4, 3),
        "never_places": "imperium",
        "prestige_on_placing": ("rebel_development", "rebel_military_world"),
    },
}
"""What each start world changes, in the order of their numbers (R-SETUP-5, R-WORLD-0 to R-WORLD-15)."""


def robot_lines(cards: Iterable[Card], mat: Mapping[str, Any]) -> Iterator[Line]:
    """Yield the lines about the solitaire robot; `mat` is the content of `robot.toml`."""
    starts = {card.id: card.start_number for card in cards if card.start_number is not None}
    worlds = {world_id: world["number"] for world_id, world in mat["world"].items()}
    yield Line("robot: start worlds with their numbers", _sorted(starts), _sorted(worlds))
    yield Line("robot: limits (R-SETUP-2, R-SETUP-8, R-END-1)", LIMITS, dict(mat["limits"]))
    levels = {name: dict(level) for name, level in mat["difficulty"].items()}
    yield Line("robot: counters and worth of a 6-cost development (R-SETUP-3)", DIFFICULTIES, levels)
    yield Line("robot: action spaces (R-ROUND-2)", SPACES, tuple(mat["actions"]))
    yield Line("robot: faces (R-DICE-1)", FACES, tuple(mat["faces"]))
    yield Line("robot: dice (R-DICE-3)", DICE, {die: tuple(mat["dice"][die]) for die in ("a", "b")})
    printed = _flat({**mat["start"], **mat["mat"]})
    yield Line("robot: start and printed cells (R-SETUP-5, R-EXP-A to R-PRO-R)", PRINTED, printed)
    for number, (world_id, changes) in enumerate(WORLDS.items()):
        if world_id in mat["world"]:
            played = _laid_over(printed, _flat(mat["world"][world_id]))
            yield _world_line(f"robot: {world_id} (R-WORLD-{number})", changes, played)


def _world_line(about: str, changes: Leaves, played: Leaves) -> Line:
    """Return a line of what the world changes, and of everything else in which it differs from the rules."""
    rules = _laid_over(PRINTED, changes)
    paths = [
        path
        for path in {**rules, **played}
        if path in changes or rules.get(path, NOTHING) != played.get(path, NOTHING)
    ]
    expected = {path: rules.get(path, NOTHING) for path in paths}
    return Line(about, expected, {path: played.get(path, NOTHING) for path in paths})


def _laid_over(below: Leaves, above: Leaves) -> Leaves:
    """Return `below` with `above` laid over it; a price by kind of world takes the place of a single one."""
    replaced = {path.rpartition(".")[0] for path in above}
    return {path: value for path, value in below.items() if path not in replaced} | dict(above)


def _flat(entry: Mapping[str, Any]) -> Leaves:
    return {
        path: tuple(value) if isinstance(value, list) else value
        for path, value in leaves(entry)
        if path not in ("number", "confirm")
    }


def _sorted(numbers: dict[str, int]) -> dict[str, int]:
    return dict(sorted(numbers.items(), key=lambda item: item[1]))
