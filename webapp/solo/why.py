"""Why the robot does what it does: a sentence or two for each rule, as one player would tell another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from webapp.catalogue import robot_worlds
from webapp.i18n import gettext
from webapp.solo import why_rules

_PARTS: Mapping[str, tuple[str, ...]] = {
    "R-EXP": ("explore",),
    "R-DEV": ("develop", "placing"),
    "R-SET": ("settle", "placing"),
    "R-CON": ("consume", "placing"),
    "R-PRO": ("produce",),
    "R-FLIP": ("develop", "settle", "placing"),
}
"""The parts of a start world's counters that a rule may have to do with, by the stem of its id."""


def why(rule_id: str, beside: str | None = None) -> str:
    """Return the sentences of a rule in the reader's language, with what is our reading of it.

    `beside`: of a start world only what has to do with this rule, if anything has. A start world that
    has no sentences of its own has a general one.

    Raises:
        KeyError: there is no such rule.
    """
    return " ".join(gettext(message) for message in _messages(rule_id, beside))


def why_is_our_reading(rule_id: str) -> bool:
    """Whether the rule, or a part of it, is in no rulebook, but on a counter, a die, the mat or nowhere."""
    return rule_id in why_rules.OUR_READINGS or rule_id in robot_worlds.OUR_READINGS


def open_readings(number: int, *, prestige: bool) -> tuple[str, ...]:
    """Return the rules that are our reading and have no value to compare, for a robot's start world.

    `number` is the start world's; `prestige` is whether The Brink of War is in use.
    """
    rules = tuple(
        rule
        for rule in why_rules.OUR_READINGS
        if rule != "R-DICE-3" and (prestige or not (rule.startswith("R-PRE") or rule == "R-DICE-12"))
    )
    own = f"R-WORLD-{number}"
    return (*rules, own) if own in robot_worlds.OUR_READINGS else rules


def _messages(rule_id: str, beside: str | None) -> Iterator[str]:
    if not rule_id.startswith("R-WORLD-"):
        yield why_rules.RULES[rule_id]
        if rule_id in why_rules.OUR_READINGS:
            yield why_rules.OUR_READINGS[rule_id]
        return
    parts = robot_worlds.WORLDS.get(rule_id, {})
    stem = "" if beside is None else beside.rpartition("-")[0]
    wanted = [part for part in parts if part in _PARTS.get(stem, ())] or list(parts)
    for part in wanted:
        yield from parts[part]
        reading = robot_worlds.OUR_READINGS.get(rule_id, {}).get(part)
        if reading is not None:
            yield reading
    if not wanted:
        yield robot_worlds.ANY_WORLD
