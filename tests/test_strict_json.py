"""What the reader of foreign JSON takes, and that it refuses all else quickly and by name."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from webapp import strict_json
from webapp.refusal import Refusal


def refusal(act: Callable[[], object]) -> tuple[str, dict[str, object]]:
    """Return kind and values of the refusal that `act` must raise."""
    with pytest.raises(Refusal) as caught:
        act()
    return caught.value.kind, caught.value.values


def outcome(data: bytes) -> str:
    """Return the kind of the refusal of `data`, `value` if it is taken."""
    try:
        strict_json.loads(data)
    except Refusal as error:
        return error.kind
    return "value"


@pytest.mark.parametrize(
    ("data", "value"),
    [
        (b'{"a": [1, -2, true, null, "x"]}', {"a": [1, -2, True, None, "x"]}),
        (b"\xef\xbb\xbf[3]", [3]),
        ('"Ελληνικά 🚀"'.encode(), "Ελληνικά 🚀"),
        (rb'"\ud83d\ude80"', "🚀"),
        (rb'"a \" [[[[ NaN \\"', 'a " [[[[ NaN \\'),
        (b"  7  ", 7),
        (b"9" * 100, int("9" * 100)),
    ],
)
def test_takes_good_json(data: bytes, value: object) -> None:
    assert strict_json.loads(data) == value


def test_keeps_whole_numbers_and_others_apart() -> None:
    values = strict_json.loads(b"[3, 3.0, 3e0, -0, 1e999]")
    assert isinstance(values, list)
    assert [type(value) for value in values] == [int, float, float, int, float]


@pytest.mark.parametrize(
    ("data", "line", "column"),
    [
        (b"", 1, 1),
        (b"   ", 1, 4),
        (b"\xef\xbb\xbf", 1, 1),
        (b"{", 1, 2),
        (b'{"a": 1,}', None, None),
        (b"[1]\n[2]", 2, 1),
        (b'["a\nb"]', 1, 4),
        (b"[NaN]", 1, 2),
        (b"[\n  -Infinity]", 2, 4),
        (b"[Infinity]", 1, 2),
        (b"[" + b"1" * 101 + b"]", 1, 2),
        (b"[" + b"1" * 1_000_000 + b"]", 1, 2),
        (b"[0." + b"1" * 5000 + b"]", 1, 4),
        (b"]]]]", 1, 1),
        (b"\x00", 1, 1),
        (b'"\\', None, None),
        (b"nan", 1, 1),
    ],
)
def test_names_the_place_where_it_is_not_json(data: bytes, line: int | None, column: int | None) -> None:
    kind, values = refusal(lambda: strict_json.loads(data))
    assert kind == "not_json"
    assert set(values) == {"line", "column"}
    if line is not None:
        assert (values["line"], values["column"]) == (line, column)


@pytest.mark.parametrize("data", [b"\xff", b'"\xc3"', b'"\xed\xa0\x80"', "[1]".encode("utf-16")])
def test_refuses_broken_utf8(data: bytes) -> None:
    assert refusal(lambda: strict_json.loads(data)) == ("not_utf8", {})


@pytest.mark.parametrize("data", [rb'"\ud800"', rb'{"\uDEAD": 1}', rb'[{"a": ["\ude80\ud83d"]}]'])
def test_refuses_half_a_surrogate_pair(data: bytes) -> None:
    assert refusal(lambda: strict_json.loads(data)) == ("not_utf8", {})


def test_refuses_a_key_that_stands_twice() -> None:
    assert refusal(lambda: strict_json.loads(b'[{"a": 1, "b": 2, "a": 1}]')) == (
        "duplicate_key",
        {"key": "a"},
    )
    assert strict_json.loads(b'[{"a": 1}, {"a": 2}]') == [{"a": 1}, {"a": 2}]


def test_the_size_is_bounded_in_bytes() -> None:
    assert strict_json.loads(b"[1]", limit=3) == [1]
    assert refusal(lambda: strict_json.loads(b"[1] ", limit=3)) == ("too_large", {"limit": 3})
    assert refusal(lambda: strict_json.loads(b" " * 2_000_001)) == ("too_large", {"limit": 2_000_000})


def test_the_depth_is_bounded() -> None:
    assert strict_json.loads(b"[" * 20 + b"]" * 20) is not None
    assert refusal(lambda: strict_json.loads(b"[" * 21 + b"]" * 21)) == ("too_deep", {"depth": 20})
    assert refusal(lambda: strict_json.loads(b'{"a":' * 300_000)) == ("too_deep", {"depth": 20})
    assert strict_json.loads(b"[[],[],[]]", depth=2) == [[], [], []]


@pytest.mark.parametrize(
    "data",
    [
        b"[" + b"[]," * 600_000 + b"[]]",
        b'"' + rb"\"" * 900_000,
        b'["' + b"\\\\" * 900_000,
        b"1 " * 900_000,
        b'"' * 1_900_000,
    ],
    ids=["flat", "open string", "backslashes", "numbers", "quotes"],
)
def test_hostile_texts_take_no_more_than_linear_time(data: bytes) -> None:
    start = time.process_time()
    assert outcome(data) in {"value", "not_json"}
    assert time.process_time() - start < 10


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@given(JSON)
def test_what_json_writes_is_read_back(value: object) -> None:
    text = json.dumps(value, ensure_ascii=False)
    try:
        data = text.encode()
    except UnicodeEncodeError:
        return
    assert strict_json.loads(data) == value


@given(st.binary(max_size=40) | st.text('[]{}",:0123456789.eE-+\\unltrfaysNI \n').map(str.encode))
def test_any_bytes_give_a_value_or_a_refusal(data: bytes) -> None:
    assert outcome(data) in {"value", "not_utf8", "not_json", "too_deep", "duplicate_key"}


def test_whole_number_takes_both_ends_of_its_range() -> None:
    assert strict_json.whole_number(0, 0, 9, where="n") == 0
    assert strict_json.whole_number(9, 0, 9, where="n") == 9
    assert strict_json.whole_number(-20, -20, 20, where="n") == -20


@pytest.mark.parametrize("value", [3.0, True, False, "3", None, [3], {}])
def test_whole_number_refuses_other_types(value: object) -> None:
    expected = ("wrong_type", {"where": "n", "expected": "whole_number"})
    assert refusal(lambda: strict_json.whole_number(value, 0, 9, where="n")) == expected


@pytest.mark.parametrize("value", [-1, 10, 10**99])
def test_whole_number_refuses_what_lies_outside(value: int) -> None:
    expected = ("out_of_range", {"where": "n", "value": value, "low": 0, "high": 9})
    assert refusal(lambda: strict_json.whole_number(value, 0, 9, where="n")) == expected


def test_boolean() -> None:
    assert strict_json.boolean(True, where="b") is True
    assert strict_json.boolean(False, where="b") is False
    for value in (0, 1, "true", None):
        expected = ("wrong_type", {"where": "b", "expected": "boolean"})
        assert refusal(lambda value=value: strict_json.boolean(value, where="b")) == expected  # type: ignore[misc]


def test_string() -> None:
    assert strict_json.string("", where="s") == ""
    for value in (0, None, ["a"]):
        expected = ("wrong_type", {"where": "s", "expected": "string"})
        assert refusal(lambda value=value: strict_json.string(value, where="s")) == expected  # type: ignore[misc]


def test_array() -> None:
    assert strict_json.array([1, 2], where="a", most=2) == [1, 2]
    assert strict_json.array([0] * 1000, where="a") == [0] * 1000
    expected = ("too_many", {"where": "a", "count": 3, "most": 2})
    assert refusal(lambda: strict_json.array([1, 2, 3], where="a", most=2)) == expected
    expected = ("wrong_type", {"where": "a", "expected": "array"})
    assert refusal(lambda: strict_json.array({"a": 1}, where="a")) == expected


def test_record() -> None:
    value = {"type": "flip", "found": None}
    assert strict_json.record(value, where="r", required=("type", "found"), optional=("missed",)) == value
    expected = ("missing_key", {"where": "r", "key": "found"})
    assert refusal(lambda: strict_json.record({"type": 1}, where="r", required=("type", "found"))) == expected
    expected = ("unknown_key", {"where": "r", "key": "found"})
    assert refusal(lambda: strict_json.record(value, where="r", required=("type",))) == expected
    expected = ("wrong_type", {"where": "r", "expected": "object"})
    assert refusal(lambda: strict_json.record([value], where="r", required=())) == expected
