"""Every event is a sentence of what the person did, in every language."""

from __future__ import annotations

from typing import Any

import pytest
from driver import BRINK, DONE, EVENTS, NewGame, adjust, choose, flip, roll

from webapp import i18n
from webapp.catalogue.models import Catalogue
from webapp.robot.game import KEYS, Event, Game
from webapp.solo import events, titles

TO_FLIP = EVENTS[:3]
DESCRIBED = {"kind": "development", "vp": 2, "cost": 3, "name": "Gene Vault"}

SENTENCES: list[tuple[tuple[Event, ...], str]] = [
    ((), "The game was set up."),
    (EVENTS[:1], "You chose: Develop · Settle."),
    (EVENTS[:2], "The dice: Develop · Match."),
    (TO_FLIP, "You finished: Develop."),
    (EVENTS[:4], "Turned over: 1 miss, then found: Public Works."),
    ((*TO_FLIP, flip("public-works", 3)), "Turned over: 3 misses, then found: Public Works."),
    ((*TO_FLIP, flip(DESCRIBED)), "Found at once: Gene Vault."),
    ((*TO_FLIP, {"type": "flip", "found": None}), "Turned over: 5 misses, nothing found."),
    ((adjust("player", "vp", 3),), "Corrected, your side: VP chips, 0 → 3."),
    ((adjust("robot", "stack", 3),), "Corrected, robot's side: Draw stack, 4 → 3."),
    ((adjust("robot", "shows", "trade"),), "Corrected: the “robot =” counter shows Consume: Trade."),
    (
        ({"type": "override", "path": "settle.response.draw", "value": 6},),
        "Corrected on the counters: Settle, response: cards drawn.",
    ),
    (
        ({"type": "add", "who": "robot", "card": "public-works"},),
        "Corrected: added to the robot's tableau: Public Works.",
    ),
    (
        ({"type": "remove", "who": "robot", "card": "new-sparta"},),
        "Corrected: not in the robot's tableau: New Sparta.",
    ),
]


def said(game: Game, catalogue: Catalogue, lang: str = "en") -> str:
    return events.sentence(game, titles.plain_namer(catalogue, lang)).replace("\xa0", " ")


@pytest.mark.parametrize(("played", "sentence"), SENTENCES)
def test_sentence(new_game: NewGame, catalogue: Catalogue, played: Any, sentence: str) -> None:
    assert said(new_game(*played), catalogue) == sentence


def test_each_event_of_the_rules_has_a_sentence_here() -> None:
    assert {event["type"] for played, _ in SENTENCES for event in played} == set(KEYS)


def test_a_search_and_a_roll_of_the_robot(new_game: NewGame, catalogue: Catalogue) -> None:
    game = new_game(choose("search settle"), **BRINK)
    assert said(game, catalogue) == "You chose: Search · Settle."
    assert said(game.apply(roll("settle robot")), catalogue) == "The dice: Settle · Robot."


def test_in_every_language_each_is_a_whole_sentence(
    new_game: NewGame, catalogue: Catalogue, lang: str
) -> None:
    with i18n.language(lang):
        for played, _ in SENTENCES:
            sentence = said(new_game(*played), catalogue, lang)
            assert len(sentence) > 5
            assert "%" not in sentence
            assert "_" not in sentence


def test_off_the_common_deck_nothing_found(new_game: NewGame, catalogue: Catalogue) -> None:
    game = new_game(choose("settle trade"), roll("settle trade"), DONE, robot_world="doomed-world")
    assert said(game.apply({"type": "flip", "found": None}), catalogue) == "Nothing was found."
