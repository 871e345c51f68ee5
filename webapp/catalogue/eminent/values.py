"""The values of an effect as its sentences need them; one that no sentence says is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Values = Mapping[str, Any]
Say = Callable[[Values], str]
"""Says an effect with these values in the current language: one full sentence or several."""


class UnsayableError(ValueError):
    """An effect has a value, or lacks one, for which there is no sentence."""


def expect(values: Values, **wanted: object) -> None:
    """Hold the values of an effect against those that its sentence says; None stands for a key that it lacks.

    A trailing underscore of a key is not part of it (`from_`). Raises UnsayableError.
    """
    for name, value in wanted.items():
        key = name.rstrip("_")
        if values.get(key) != value:
            raise UnsayableError(f"no sentence for {key} = {values.get(key)!r}")


def number(values: Values, key: str) -> int:
    """Return a value that has to be a whole number; raises UnsayableError."""
    value = values.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise UnsayableError(f"no sentence for {key} = {value!r}")
    return value


def flag(values: Values, key: str) -> bool:
    """Return a value that has to be true or false; raises UnsayableError."""
    value = values.get(key)
    if not isinstance(value, bool):
        raise UnsayableError(f"no sentence for {key} = {value!r}")
    return value


def by_symbols(values: Values, symbol: str) -> bool:
    """Return whether `count` is one for each symbol of the role; raises UnsayableError for another one."""
    count = values.get("count")
    if not isinstance(count, Mapping):
        return False
    if dict(count) != {"symbols": symbol}:
        raise UnsayableError(f"no sentence for count = {dict(count)!r}")
    return True


def sentences(*parts: str) -> str:
    """Return full sentences as one text."""
    return " ".join(part for part in parts if part)
