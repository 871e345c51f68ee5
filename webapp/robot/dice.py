"""The robot's two dice: rolling them for the app, and laying them below the action spaces."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from webapp.refusal import Refusal
from webapp.robot.vocabulary import FACES, MATCH, PAIRS, ROBOT, SPACES, in_order
from webapp.strict_json import array, string


@dataclass(frozen=True, slots=True)
class Laid:
    """One die after placing: its face as read, where it lies, and the rule that put it there."""

    face: str
    """`match` or one of the six plain faces (`robot` has been read already, R-DICE-4)."""
    space: str | None
    """None where the die adds nothing."""
    rule: str


def app_roll(seed: int, number: int, dice: tuple[tuple[str, ...], tuple[str, ...]]) -> tuple[str, str]:
    """Return the faces of the game's roll `number` (from 1), the same for the same seed (R-DICE-2).

    Two `robot` faces, possible only with corrected dice, are thrown again.
    """
    attempt = 0
    while True:
        digest = hashlib.sha256(f"{seed}/{number}/{attempt}".encode()).digest()
        first, second = (
            die[int.from_bytes(digest[start : start + 8], "big") % len(die)]
            for die, start in zip(dice, (0, 8), strict=True)
        )
        if (first, second) != (ROBOT, ROBOT) or all(set(die) == {ROBOT} for die in dice):
            return first, second
        attempt += 1


def check_faces(value: object, dice: Sequence[Sequence[str]]) -> tuple[str, str]:
    """Return the two faces of a roll; which die shows which is not checked.

    Raises:
        Refusal: `wrong_type`, `wrong_count`, `unknown_face`, `face_on_no_die`, `two_robot_faces`.
    """
    faces = [string(face, where="dice") for face in array(value, where="dice")]
    if len(faces) != 2:
        raise Refusal("wrong_count", where="dice", count=len(faces), expected=2)
    for face in faces:
        if face not in FACES:
            raise Refusal("unknown_face", value=face)
        if not any(face in die for die in dice):
            raise Refusal("face_on_no_die", face=face)
    if faces == [ROBOT, ROBOT]:
        raise Refusal("two_robot_faces")
    return faces[0], faces[1]


def lay(faces: tuple[str, str], shows: str, markers: tuple[str, ...]) -> tuple[Laid, ...]:
    """Return both dice as laid below the spaces (R-DICE-4 to R-DICE-10, R-DICE-12).

    `shows` is the face of the "robot =" counter; `markers` are the player's spaces from left to right,
    one of them only where the player searches.
    """
    read = [shows if face == ROBOT else face for face in faces]
    plain = [face for face in read if face != MATCH]
    taken: set[str] = set()
    laid: list[Laid] = []
    for face in plain:
        laid.append(_lay_plain(face, taken))
        _take(laid[-1], taken)
    if not plain:
        laid = [Laid(MATCH, marker, "R-DICE-6") for marker in markers]
        taken.update(markers)
        if len(laid) == 1:
            laid.append(Laid(MATCH, None, "R-DICE-12"))
    elif len(plain) == 1:
        laid.append(_lay_match(markers, taken))
        _take(laid[-1], taken)
    return tuple(_shifted(die, taken) for die in laid)


def spaces_with_dice(laid: Sequence[Laid]) -> tuple[str, ...]:
    """Return the spaces that the dice lie on, left to right, each once."""
    return in_order({die.space for die in laid if die.space is not None})


def _take(die: Laid, taken: set[str]) -> None:
    if die.space is not None:
        taken.add(die.space)


def _lay_plain(face: str, taken: set[str]) -> Laid:
    """Lay a die that names its space: a pair from its left (R-DICE-5), no space twice (R-DICE-10)."""
    for space in PAIRS.get(face, (face,)):
        if space not in taken:
            return Laid(face, space, "R-DICE-5" if face in PAIRS else "R-ROUND-3")
    return Laid(face, None, "R-DICE-10")


def _lay_match(markers: tuple[str, ...], taken: set[str]) -> Laid:
    """Lay a single `match`: right-most marker first, but a pair is filled from its left (R-DICE-7, -8)."""
    order: tuple[str, ...] = markers
    if len(markers) == 1:
        rule = "R-DICE-12"
    elif markers in PAIRS.values():
        rule = "R-DICE-8"
    else:
        rule, order = "R-DICE-7", markers[::-1]
    return Laid(MATCH, next((space for space in order if space not in taken), None), rule)


def _shifted(die: Laid, taken: set[str]) -> Laid:
    """Move a `match` that lies alone on the right of a pair to its left (R-DICE-9)."""
    for left, right in PAIRS.values():
        if die.space == right and die.face == MATCH and left not in taken:
            return Laid(MATCH, left, "R-DICE-9")
    return die


def marker_spaces(actions: Sequence[str]) -> tuple[str, ...]:
    """Return the spaces that the player's chosen `actions` mark, left to right (R-ROUND-2, R-DICE-9).

    A lone Develop or Settle is marked on the left space; a search has none (R-DICE-12).
    """
    spaces: set[str] = set()
    for action in actions:
        if action in ("explore_plus1", "explore_plus5"):
            spaces.add("explore_left" if action == "explore_plus1" else "explore_right")
        elif action in PAIRS:
            left, right = PAIRS[action]
            spaces.add(right if left in spaces else left)
        elif action in SPACES:
            spaces.add(action)
    return in_order(spaces)
