"""Read JSON that comes from outside, believing nothing: sizes, nesting, numbers and keys are checked."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Mapping

from webapp.refusal import Refusal

LIMIT = 2_000_000
"""Bytes of the largest text that is read where nothing else is asked for."""

LONGEST_NUMBER = 100
"""Digits in a row that a number may have; longer ones serve no purpose but to slow the reader down."""

_TOKEN = re.compile(
    r"""
    (?P<string> "[^"\\]*(?:\\.[^"\\]*)*"? )
    | (?P<opening> [\[{] )
    | (?P<closing> [\]}] )
    | (?P<digits> [0-9]+ )
    | (?P<constant> NaN | Infinity )
    """,
    re.VERBOSE | re.DOTALL,
)
_SURROGATE_ESCAPE = re.compile(r"\\u[dD][89a-fA-F]")


def loads(data: bytes, *, limit: int = LIMIT, depth: int = 20) -> object:
    """Return the value of one JSON text of at most `limit` bytes and `depth` nested lists and objects.

    A byte order mark is skipped. Whole numbers come back as `int`, others as `float`.

    Raises:
        Refusal: `too_large` (`limit`), `not_utf8`, `too_deep` (`depth`), `not_json` (`line` and `column`
            where reading stopped, from 1; also for NaN, Infinity, an empty text and endless numbers) or
            `duplicate_key` (`key`).
    """
    if len(data) > limit:
        raise Refusal("too_large", limit=limit)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal("not_utf8") from None
    _scan(text, depth)
    try:
        value: object = json.loads(text, object_pairs_hook=_unique)
    except json.JSONDecodeError as error:
        raise Refusal("not_json", line=error.lineno, column=error.colno) from None
    if _SURROGATE_ESCAPE.search(text):
        _require_encodable(value)
    return value


def whole_number(value: object, low: int, high: int, *, where: str) -> int:
    """Return `value` if it is a JSON whole number from `low` to `high`; 3.0 and true are none.

    Raises:
        Refusal: `wrong_type` (`where`, `expected`) or `out_of_range` (`where`, `value`, `low`, `high`).
    """
    if isinstance(value, bool) or not isinstance(value, int):
        raise Refusal("wrong_type", where=where, expected="whole_number")
    if not low <= value <= high:
        raise Refusal("out_of_range", where=where, value=value, low=low, high=high)
    return value


def boolean(value: object, *, where: str) -> bool:
    """Return `value` if it is true or false; raise `wrong_type` (`where`, `expected`) otherwise."""
    if not isinstance(value, bool):
        raise Refusal("wrong_type", where=where, expected="boolean")
    return value


def string(value: object, *, where: str) -> str:
    """Return `value` if it is text; raise `wrong_type` (`where`, `expected`) otherwise."""
    if not isinstance(value, str):
        raise Refusal("wrong_type", where=where, expected="string")
    return value


def array(value: object, *, where: str, most: int | None = None) -> list[object]:
    """Return `value` if it is a list of at most `most` things (any number if None).

    Raises:
        Refusal: `wrong_type` (`where`, `expected`) or `too_many` (`where`, `count`, `most`).
    """
    if not isinstance(value, list):
        raise Refusal("wrong_type", where=where, expected="array")
    if most is not None and len(value) > most:
        raise Refusal("too_many", where=where, count=len(value), most=most)
    return value


def record(
    value: object, *, where: str, required: Collection[str], optional: Collection[str] = ()
) -> Mapping[str, object]:
    """Return `value` if it is an object with all `required` keys and no key but these and the `optional`.

    Raises:
        Refusal: `wrong_type` (`where`, `expected`), `unknown_key` or `missing_key` (`where`, `key`).
    """
    if not isinstance(value, dict):
        raise Refusal("wrong_type", where=where, expected="object")
    for key in value:
        if key not in required and key not in optional:
            raise Refusal("unknown_key", where=where, key=key)
    for key in required:
        if key not in value:
            raise Refusal("missing_key", where=where, key=key)
    return value


def _scan(text: str, depth: int) -> None:
    """Refuse what `json` would take or would choke on: NaN, huge numbers, deep nesting. Linear in time."""
    level = 0
    for token in _TOKEN.finditer(text):
        match token.lastgroup:
            case "opening":
                level += 1
                if level > depth:
                    raise Refusal("too_deep", depth=depth)
            case "closing":
                level -= 1
            case "digits" if token.end() - token.start() > LONGEST_NUMBER:
                raise _not_json_at(text, token.start())
            case "constant":
                raise _not_json_at(text, token.start())


def _not_json_at(text: str, position: int) -> Refusal:
    """Return the refusal that names the line and column of `position`, as `json` counts them."""
    line_start = text.rfind("\n", 0, position) + 1
    return Refusal("not_json", line=text.count("\n", 0, position) + 1, column=position - line_start + 1)


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Return the object of `pairs`; raise `duplicate_key` where `json` would let the last one win."""
    result: dict[str, object] = {}
    for key, value in pairs:
        if key in result:
            raise Refusal("duplicate_key", key=key)
        result[key] = value
    return result


def _require_encodable(value: object) -> None:
    """Refuse half a surrogate pair: no page and no file could show it."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise Refusal("not_utf8") from None
