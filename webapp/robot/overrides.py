"""Values that a player read differently off a counter: dotted paths laid over a robot's profile."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from webapp.refusal import Refusal
from webapp.robot import vocabulary
from webapp.robot.mat import Mat, Profile, lay_over, read_profile
from webapp.strict_json import array, boolean, string, whole_number

HIGHEST = 20
"""The largest number that any cell may be given."""
START_VALUES = ("credit", "economy", "stack")
FIXED = ("number", "confirm")
FACES_ON_A_DIE = 6


def leaves(profile: Profile) -> Iterator[tuple[str, Any]]:
    """Yield every path of `profile` that may be corrected, with its present value."""
    for path, value in _leaves(profile.entry, ""):
        if _changeable(path, value):
            yield path, value


def to_confirm(mat: Mat, world: str) -> tuple[str, ...]:
    """Return the paths of `world` that are inferred and can be corrected at set-up, in the mat's order.

    Of a cell that is inferred as a whole only what the start world's own counter says counts, not what
    is printed on the mat below it.
    """
    stems = mat.confirm(world)
    own = {path for path, _ in _leaves({**mat.data["world"][world], "dice": mat.data["dice"]}, "")}
    return tuple(
        path
        for path, _ in leaves(mat.profile(world))
        if path in own and any(path == stem or path.startswith(f"{stem}.") for stem in stems)
    )


def correct(profile: Profile, path: object, value: object, *, at_set_up: bool) -> Profile:
    """Return `profile` with the value at the dotted `path` replaced.

    After set-up the start values and `robot` stay as they are: the game has moved on from them.

    Raises:
        Refusal: `override_unknown` (`path`), `override_fixed` (`path`), `wrong_type`, `out_of_range`,
            `unknown_face`, `unknown_find`, `wrong_count`.
    """
    path = string(path, where="path")
    old = _find(profile.entry, path)
    if not _changeable(path, old) or (not at_set_up and (path == "robot" or path in START_VALUES)):
        raise Refusal("override_fixed", path=path)
    new = _checked(path, old, value)
    for key in reversed(path.split(".")):
        new = {key: new}
    return read_profile(lay_over(profile.entry, new), profile.changed)


def value_at(profile: Profile, path: str) -> Any:
    """Return the value at a dotted path of `leaves`; raises `override_unknown` for any other path."""
    return _find(profile.entry, path)


def _leaves(entry: Mapping[str, Any], prefix: str) -> Iterator[tuple[str, Any]]:
    for key, value in entry.items():
        if isinstance(value, Mapping):
            yield from _leaves(value, f"{prefix}{key}.")
        else:
            yield prefix + key, value


def _find(entry: Mapping[str, Any], path: str) -> Any:
    value: Any = entry
    for key in path.split("."):
        if not isinstance(value, Mapping) or key not in value:
            raise Refusal("override_unknown", path=path)
        value = value[key]
    if isinstance(value, Mapping):
        raise Refusal("override_unknown", path=path)
    return value


def _changeable(path: str, value: object) -> bool:
    if path in FIXED:
        return False
    if isinstance(value, bool | int):
        return True
    return path == "robot" or path in ("dice.a", "dice.b") or path.rsplit(".", 1)[-1] == "find"


def _checked(path: str, old: object, value: object) -> Any:
    """Return `value` if it has the sort of the `old` one at `path`."""
    if isinstance(old, bool):
        return boolean(value, where=path)
    if isinstance(old, int):
        return whole_number(value, 0, HIGHEST, where=path)
    if path == "robot":
        return _faces(value, vocabulary.PLAIN_FACES, len(old) if isinstance(old, list | tuple) else 1, path)
    if path.startswith("dice."):
        return _faces(value, vocabulary.FACES, FACES_ON_A_DIE, path)
    find = string(value, where=path)
    if find not in vocabulary.FINDS:
        raise Refusal("unknown_find", value=find)
    return find


def _faces(value: object, allowed: tuple[str, ...], count: int, path: str) -> list[str]:
    faces = [string(face, where=path) for face in array(value, where=path, most=count)]
    if len(faces) != count:
        raise Refusal("wrong_count", where=path, count=len(faces), expected=count)
    for face in faces:
        if face not in allowed:
            raise Refusal("unknown_face", value=face)
    return faces
