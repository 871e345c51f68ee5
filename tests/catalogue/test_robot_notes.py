"""What the robot does with a card, in words, each with its rule."""

from __future__ import annotations

import re

from webapp.catalogue.models import Catalogue
from webapp.catalogue.pages import Link, RobotNote
from webapp.catalogue.robot_notes import robot_parts


def _link(card_id: str) -> Link:
    return Link(card_id, f"rftg/{card_id}")


def _always(catalogue: Catalogue, card_id: str) -> dict[str, list[tuple[str, str]]]:
    parts = robot_parts(catalogue, catalogue.race[card_id], _link)
    return {part.label: [(note.sentence, note.rule) for note in part.notes] for part in parts if part.notes}


def _worlds(catalogue: Catalogue, card_id: str, label: str) -> list[RobotNote]:
    parts = robot_parts(catalogue, catalogue.race[card_id], _link)
    return [note for part in parts if part.label == label for note in part.worlds]


def test_every_statement_names_its_rule_once_and_ends_as_it_should(catalogue: Catalogue) -> None:
    for card in catalogue.race.values():
        for part in robot_parts(catalogue, card, _link):
            assert part.label
            for note in (*part.notes, *part.worlds):
                assert re.fullmatch(r"R-[A-Z]+-([A-Z]|\d+(, \d+)*)\d?(, R-FLIP-5)?", note.rule), note
                assert note.sentence.endswith(":") == bool(note.links), note
                assert note.sentence.endswith((":", ".")) or note.rule == "R-SETUP-3"


def test_a_6_cost_development(catalogue: Catalogue) -> None:
    assert _always(catalogue, "galactic-federation") == {
        "Develop: action": [
            ("The robot places it for 1 credit.", "R-DEV-A"),
            ("With no credit it is a miss.", "R-FLIP-5"),
        ],
        "Develop: response": [("The robot places it for 1 credit.", "R-DEV-R")],
        "In the robot's tableau": [("Its powers do nothing.", "R-SETUP-6")],
        "End of the game": [
            ("A fixed worth in place of what the card says.", "R-SCORE-1"),
            ("Easy: 6 VPs · Medium: 6 VPs · Hard: 9 VPs", "R-SETUP-3"),
        ],
    }
    assert _worlds(catalogue, "galactic-federation", "Develop: action") == [
        RobotNote(
            "Free of charge with this start world:",
            "R-WORLD-10",
            (Link("galactic-developers", "rftg/galactic-developers"),),
        )
    ]


def test_galactic_developers_respond_at_credit_0_too(catalogue: Catalogue) -> None:
    # R-WORLD-10: a 6-cost development costs 1 credit then, the others nothing; that it acts is our reading,
    # the price is not
    developers = (Link("galactic-developers", "rftg/galactic-developers"),)
    assert _worlds(catalogue, "galactic-federation", "Develop: response") == [
        RobotNote(
            "With no credit it is a miss. Credit −1 with this start world:",
            "R-WORLD-10, R-FLIP-5",
            developers,
        )
    ]
    assert _worlds(catalogue, "public-works", "Develop: response") == [
        RobotNote("Free of charge with this start world:", "R-WORLD-10", developers)
    ]


def test_a_cost_of_9_is_no_6_cost_development(catalogue: Catalogue) -> None:
    always = _always(catalogue, "imperium-planet-buster")
    assert always["Develop: action"] == [("The robot places it free of charge.", "R-DEV-A")]
    assert always["End of the game"] == [("It scores its printed VPs.", "R-SCORE-1")]
    never = _worlds(catalogue, "imperium-planet-buster", "Develop: action")
    assert [(note.sentence, note.rule) for note in never] == [("A miss with this start world:", "R-WORLD-15")]


def test_a_military_world_is_a_miss_but_for_some_start_worlds(catalogue: Catalogue) -> None:
    always = _always(catalogue, "space-mercenaries") | _always(catalogue, "new-sparta")
    assert always["Settle: action"] == [("A miss: it is turned over and discarded.", "R-SET-A")]
    action = _worlds(catalogue, "new-sparta", "Settle: action")
    assert [(note.sentence, note.rule, len(note.links)) for note in action] == [
        ("Free of charge with these start worlds:", "R-WORLD-1, 5, 9, 11, 13, 15", 6)
    ]
    response = _worlds(catalogue, "new-sparta", "Settle: response")
    assert [(note.sentence, note.rule, note.reading) for note in response] == [
        ("Free of charge with these start worlds:", "R-WORLD-1, 5, 9, 11", False),
        ("Credit −1 with this start world:", "R-WORLD-13", False),
        ("Free of charge with this start world:", "R-WORLD-15", True),
    ]


def test_what_some_start_worlds_look_for(catalogue: Catalogue) -> None:
    first = [note.rule for note in _worlds(catalogue, "lost-species-ark-world", "Settle: action")]
    assert "R-WORLD-8" in first
    chromosome = _worlds(catalogue, "aquatic-uplift-race", "In the robot's tableau")
    assert [(note.rule, note.reading) for note in chromosome] == [("R-WORLD-13", True)]
    alien = _worlds(catalogue, "alien-oort-cloud-refinery", "In the robot's tableau")
    assert [(note.rule, note.reading) for note in alien] == [("R-WORLD-14", True)]
    rebel = _worlds(catalogue, "rebel-base", "Prestige")
    assert [note.rule for note in rebel] == ["R-WORLD-15"]


def test_prestige_takeovers_and_variable_points(catalogue: Catalogue) -> None:
    assert _always(catalogue, "universal-peace-institute")["Prestige"] == [
        ("The robot gains 1 prestige when it places this card.", "R-PRE-1")
    ]
    # Of an earlier set than the one that prestige comes with.
    assert _always(catalogue, "alien-monolith")["Prestige"] == [
        ("With The Brink of War, the robot gains 1 prestige when it places this card.", "R-PRE-1")
    ]
    assert _always(catalogue, "imperium-seat")["Takeovers"] == [
        ("There are none in the solo game.", "R-SETUP-1")
    ]
    assert _always(catalogue, "federation-capital")["End of the game"] == [
        ("It scores 1 VP for each prestige of the robot.", "R-SCORE-1")
    ]


def test_a_start_world_tells_its_own_counters(catalogue: Catalogue) -> None:
    parts = robot_parts(catalogue, catalogue.race["ancient-race"], _link)
    own = next(part for part in parts if part.is_start)
    assert own.notes[0] == RobotNote("Credit 0, economy size 0, draw stack 3.", "R-SETUP-5")
    assert "Trade" in own.notes[1].sentence
    assert own.notes[1].rule == "R-WORLD-6"
    assert not any(part.is_start for part in robot_parts(catalogue, catalogue.race["gem-world"], _link))
