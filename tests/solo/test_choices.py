"""What forms offer is what the rules take."""

from __future__ import annotations

from webapp.cards import SETS
from webapp.robot import vocabulary
from webapp.solo import choices


def test_values_are_the_codes_of_the_rules() -> None:
    def values(offered: choices.Choices) -> tuple[str, ...]:
        return tuple(value for value, _ in offered)

    assert values(choices.faces()) == vocabulary.PLAIN_FACES
    assert values(choices.all_faces()) == vocabulary.FACES
    assert values(choices.finds()) == vocabulary.FINDS
    assert values(choices.goods()) == ("", *vocabulary.GOODS)
    assert set(values(choices.kinds())) == set(vocabulary.KINDS)
    assert set(values(choices.keywords())) == set(vocabulary.KEYWORDS)
    assert values(choices.sets()) == SETS


def test_a_set_stands_for_itself_and_all_before_it() -> None:
    assert [name for _, name in choices.sets()] == [
        "Base game",
        "+ The Gathering Storm",
        "+ Rebel vs Imperium",
        "+ The Brink of War",
    ]
