"""Values that cannot be changed, made from plain dicts and lists, and back."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any


def frozen(value: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a mapping that cannot be changed, the mappings and lists inside it included."""
    return MappingProxyType({key: frozen_value(inner) for key, inner in value.items()})


def frozen_value(value: Any) -> Any:
    """Return `value` with dicts as read-only mappings and lists as tuples."""
    if isinstance(value, dict):
        return frozen(value)
    return tuple(frozen_value(item) for item in value) if isinstance(value, list) else value


def thawed(value: Any) -> Any:
    """Return what `frozen_value` was made of, as new dicts and lists."""
    if isinstance(value, Mapping):
        return {key: thawed(inner) for key, inner in value.items()}
    return [thawed(item) for item in value] if isinstance(value, list | tuple) else value
