"""The topics of rulings, as addresses and folders name them."""

from __future__ import annotations

from collections.abc import Mapping

TOPICS: Mapping[str, str] = {
    "set-up": "rftg",
    "phases": "rftg",
    "cards": "rftg",
    "takeovers": "rftg",
    "goals": "rftg",
    "prestige": "rftg",
    "search": "rftg",
    "game-end": "rftg",
    "robot": "rftg",
    "set-up-and-end": "eminent-domain",
    "turn": "eminent-domain",
    "planets": "eminent-domain",
    "technologies": "eminent-domain",
    "resources": "eminent-domain",
}
"""Every topic in the order in which it is shown, with its game. What it is called stands in its texts."""
