"""The real cards, and a short way to have some of them scored."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from webapp.cards import SETS, Card
from webapp.catalogue.reader import open_catalogue
from webapp.scoring import Score, score

Scored = Callable[..., Score]


@pytest.fixture(scope="session")
def race(catalogue_path: Path) -> Mapping[str, Card]:
    """Every card of Race for the Galaxy by id."""
    return open_catalogue(catalogue_path).race


@pytest.fixture(scope="session")
def scored(race: Mapping[str, Card]) -> Scored:
    """`scored("old-earth gem-world", chips=3)` scores these cards, with all sets if not told otherwise."""

    def act(
        ids: str,
        *,
        chips: int = 0,
        prestige: int = 0,
        sets: tuple[str, ...] = SETS,
    ) -> Score:
        tableau = [race[card_id] for card_id in ids.split()]
        return score(tableau, vp_chips=chips, prestige=prestige, sets=sets)

    return act
