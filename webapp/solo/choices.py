"""What the forms of the solo game offer to choose from, as (value, name) pairs in the reader's language."""

from __future__ import annotations

from webapp.robot.vocabulary import FACES, FINDS, PLAIN_FACES
from webapp.solo import words

Choices = list[tuple[str, str]]


def faces() -> Choices:
    """Return the faces that the "robot =" counter can show."""
    return [(face, words.name(words.FACES, face)) for face in PLAIN_FACES]


def all_faces() -> Choices:
    """Return the faces that a die can have."""
    return [(face, words.name(words.FACES, face)) for face in FACES]


def finds() -> Choices:
    """Return what the robot can look for."""
    return [(find, words.name(words.FINDS, find)) for find in FINDS]


def goods() -> Choices:
    """Return the kinds of good that a world can have, none first."""
    return [("", words.nothing()), *((good, words.name(words.GOODS, good)) for good in words.GOODS)]


def kinds() -> Choices:
    """Return the two kinds of card."""
    return [(kind, words.name(words.KINDS, kind)) for kind in words.KINDS]


def keywords() -> Choices:
    """Return the keywords that a title can have."""
    return [(word, words.name(words.KEYWORDS, word)) for word in words.KEYWORDS]


def sets() -> Choices:
    """Return the sets, each standing for itself and all before it."""
    return [
        (name, ("+ " if number else "") + words.name(words.SETS, name))
        for number, name in enumerate(words.SETS)
    ]
