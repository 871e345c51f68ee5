"""What the shape of `data/robot.toml` cannot say: how its values must fit together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from webapp.catalogue.errors import DataError

LIMITED = ("credit", "economy")
UNCONFIRMED = ("number",)


def check_mat(where: str, mat: Mapping[str, Any]) -> None:
    """Check the content of `robot.toml`, which has the right shape already.

    Raises DataError, which names the file (`where`), the table or world and the key, at the first fault.
    """
    for table, fault in _faults(mat):
        raise DataError(f"{where}: {table}: {fault}")


def leaves(entry: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    """Yield the dotted path and the value of everything in `entry` that is no table."""
    for key, value in entry.items():
        if isinstance(value, Mapping):
            yield from leaves(value, f"{prefix}{key}.")
        else:
            yield prefix + key, value


def _faults(mat: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for key in _doubled(mat["dice"].get("confirm", ())):
        yield "dice", f"confirm: {key!r} stands twice"
    for fault in _start_faults(mat["start"], mat["limits"]):
        yield "start", fault
    for world_id, world in mat["world"].items():
        for fault in (
            *_start_faults(world, mat["limits"]),
            *_face_faults(world),
            *_prestige_faults(world),
            *_confirm_faults(world),
        ):
            yield world_id, fault


def _start_faults(start: Mapping[str, Any], limits: Mapping[str, int]) -> Iterator[str]:
    for key in LIMITED:
        if key in start and start[key] > limits[key]:
            yield f"{key}: {start[key]} is beyond the limit {limits[key]}"


def _face_faults(world: Mapping[str, Any]) -> Iterator[str]:
    faces = world["robot"]
    if "robot_changes" in world and len(faces) != 2:
        yield "robot: a counter that turns (`robot_changes`) has two faces"
    if "robot_changes" not in world and len(faces) != 1:
        yield "robot: a counter of two faces needs `robot_changes`"
    for face in _doubled(faces):
        yield f"robot: {face!r} stands twice"


def _prestige_faults(world: Mapping[str, Any]) -> Iterator[str]:
    for sort in _doubled(world.get("prestige_on_placing", ())):
        yield f"prestige_on_placing: {sort!r} stands twice"


def _confirm_faults(world: Mapping[str, Any]) -> Iterator[str]:
    entries = world.get("confirm", ())
    for entry in _doubled(entries):
        yield f"confirm: {entry!r} stands twice"
    known = set(_confirmable(world))
    for entry in entries:
        if entry not in known:
            yield f"confirm: {entry!r} is no value or cell of this world that can be corrected"


def _confirmable(world: Mapping[str, Any]) -> Iterator[str]:
    """Yield `robot`, each number, yes-or-no and find of the world's own entry, and the tables around them."""
    for path, value in leaves(world):
        parts = path.split(".")
        if path not in UNCONFIRMED and (path == "robot" or parts[-1] == "find" or isinstance(value, int)):
            yield from (".".join(parts[:depth]) for depth in range(1, len(parts) + 1))


def _doubled(values: Sequence[str]) -> list[str]:
    return sorted({value for value in values if values.count(value) > 1})
