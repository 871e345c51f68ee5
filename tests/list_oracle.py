"""The card data read on its own, and every filter of the list as a plain question about one card."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from webapp import resources

Facts = Mapping[str, Any]

RACE_SETS = {
    "base": "base",
    "gathering-storm": "tgs",
    "rebel-vs-imperium": "rvi",
    "brink-of-war": "bow",
}
PHASES = {1: "explore", 2: "develop", 3: "settle", 4: "consume", 5: "produce", "trade": "trade"}


@cache
def cards() -> dict[str, Facts]:
    """Return the facts of every card by game and id, as the files have them, in their order."""
    return dict(_read())


def _read() -> Iterator[tuple[str, Facts]]:
    folder = resources.folder("data") / "cards"
    for file, name in RACE_SETS.items():
        for card, facts in tomllib.loads((folder / f"race-for-the-galaxy/{file}.toml").read_text()).items():
            yield f"rftg/{card}", {**facts, "game": "rftg", "set": name}
    for name in ("base", "bonus-planets"):
        for card, facts in tomllib.loads((folder / f"eminent-domain/{name}.toml").read_text()).items():
            yield f"eminent-domain/{card}", {**facts, "game": "eminent-domain", "set": name}


def _race(question: Callable[[Facts], bool]) -> Callable[[Facts, str], bool]:
    return lambda facts, value: facts["game"] == "rftg" and question(facts)


def _in_use(facts: Facts, level: str) -> bool:
    if facts["game"] != "rftg":
        return False
    order = list(RACE_SETS.values())
    used = order[: order.index(level) + 1]
    replaced = {each["replaces"] for each in cards().values() if each.get("replaces") and each["set"] in used}
    path = next(path for path, each in cards().items() if each is facts)
    return facts["set"] in used and path.removeprefix("rftg/") not in replaced


def _kind(facts: Facts, value: str) -> bool:
    if facts["kind"] == "world":
        return value == ("military-world" if "defense" in facts else "non-military-world")
    return facts["kind"] == value.replace("-", "_")


def _phases(facts: Facts) -> set[str]:
    known = {**PHASES, "setup": "set-up", "any": "any-time"}
    return {
        known.get(power["phase"]) or power["phase"].replace("_", "-") for power in facts.get("powers", ())
    }


def symbols(facts: Facts) -> set[str]:
    """Return the role symbols of a card and of its sides."""
    parts = (facts, facts.get("front", {}), facts.get("back", {}))
    return {symbol for part in parts for symbol in part.get("symbols", ())}


QUESTIONS: Mapping[str, Callable[[Facts, str], bool]] = {
    "game": lambda facts, value: facts["game"] == value,
    "sets": _in_use,
    "set": lambda facts, value: facts["set"] == value,
    "kind": _kind,
    "varies": _race(lambda facts: facts["vp"] == "variable"),
    "good": lambda facts, value: facts["game"] == "rftg" and facts.get("good") == value,
    "production": lambda facts, value: (
        facts["game"] == "rftg" and facts["kind"] == "world" and facts.get("production", "none") == value
    ),
    "military": _race(lambda facts: "defense" in facts),
    "keyword": lambda facts, value: value in facts.get("keywords", ()),
    "chromosome": _race(lambda facts: facts.get("chromosome", False)),
    "prestige": _race(lambda facts: facts.get("prestige", 0) > 0),
    "start": _race(lambda facts: "start_world" in facts),
    "phase": lambda facts, value: value in _phases(facts),
    "power": lambda facts, value: (
        value in {power["code"].replace("_", "-") for power in facts.get("powers", ())}
    ),
    "six": _race(lambda facts: facts["kind"] == "development" and facts["cost"] == 6),
    "type": lambda facts, value: value in (facts.get("technology_type"), facts.get("planet_type")),
    "level": lambda facts, value: str(facts.get("level")) == value,
    "symbol": lambda facts, value: value in symbols(facts),
    "resource": lambda facts, value: value in facts.get("resource_slots", ()),
}
"""Whether a card has a value of a facet; `yes` where the facet is a plain question."""


def costs(facts: Facts) -> list[int]:
    """Return cost or defense of a Race card, every cost of another."""
    keys = (
        ("cost", "defense") if facts["game"] == "rftg" else ("research_cost", "colonize_cost", "warfare_cost")
    )
    return [facts[key] for key in keys if key in facts]


def points(facts: Facts) -> list[int]:
    """Return the printed VPs or the influence, as far as they are a number."""
    if facts["game"] == "rftg":
        return [] if facts["vp"] == "variable" else [facts["vp"]]
    if facts["kind"] == "role":
        return [0]
    return [facts["influence"]] if "influence" in facts else []
