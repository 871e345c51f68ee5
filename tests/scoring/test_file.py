"""The score file: what is taken, what is filled in, and what is refused with which values."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from webapp.cards import Card
from webapp.refusal import Refusal
from webapp.scoring.file import as_json, parse, scores

GOOD: Mapping[str, Any] = {
    "tableau": ["old-earth", "public-works"],
    "vp_chips": 12,
    "prestige": 0,
    "sets": ["base", "tgs"],
}


def refusal(value: object, race: Mapping[str, Card]) -> tuple[str, dict[str, object]]:
    with pytest.raises(Refusal) as caught:
        scores(json.dumps(value).encode(), race)
    return caught.value.kind, caught.value.values


def test_an_entry_is_read_as_it_stands(race: Mapping[str, Card]) -> None:
    entry = parse(GOOD, race)
    assert [card.id for card in entry.tableau] == ["old-earth", "public-works"]
    assert (entry.vp_chips, entry.prestige, entry.sets) == (12, 0, ("base", "tgs"))
    assert entry.score().total == 2 + 1 + 12


def test_chips_and_prestige_are_none_when_left_out(race: Mapping[str, Card]) -> None:
    entry = parse({"tableau": [], "sets": ["base"]}, race)
    assert (entry.tableau, entry.vp_chips, entry.prestige) == ((), 0, 0)


def test_one_object_is_one_score_and_a_list_is_one_for_each(race: Mapping[str, Card]) -> None:
    other = {**GOOD, "vp_chips": 5}
    assert [result.total for result in scores(json.dumps(GOOD).encode(), race)] == [15]
    assert [result.total for result in scores(json.dumps([GOOD, other]).encode(), race)] == [15, 8]
    assert scores(b"[]", race) == []


def test_the_answer_has_the_keys_of_the_contract_in_their_order(race: Mapping[str, Card]) -> None:
    value = {
        "tableau": ["alien-oort-cloud-refinery", "galactic-genome-project", "new-sparta"],
        "vp_chips": 1,
        "prestige": 2,
        "sets": ["base", "tgs", "rvi", "bow"],
    }
    (result,) = scores(json.dumps(value).encode(), race)
    # 1 + 2 (a Genes world) + 1 printed, 1 in chips, 2 for prestige.
    assert json.dumps(as_json(result)) == json.dumps(
        {
            "total": 7,
            "military": 2,
            "cards": [
                {"id": "alien-oort-cloud-refinery", "printed": 1, "bonus": 0, "points": 1},
                {"id": "galactic-genome-project", "printed": 0, "bonus": 2, "points": 2},
                {"id": "new-sparta", "printed": 1, "bonus": 0, "points": 1},
            ],
            "oort_kind": "genes",
        }
    )


WRONG: list[tuple[dict[str, Any], str, dict[str, object]]] = [
    ({"goals": 3}, "unknown_key", {"where": "", "key": "goals"}),
    ({"tableau": "old-earth"}, "wrong_type", {"where": "tableau", "expected": "array"}),
    ({"tableau": None}, "wrong_type", {"where": "tableau", "expected": "array"}),
    ({"tableau": ["old-earth", 3]}, "wrong_type", {"where": "tableau[1]", "expected": "string"}),
    ({"tableau": [{"kind": "world", "vp": 1}]}, "wrong_type", {"where": "tableau[0]", "expected": "string"}),
    ({"tableau": ["no-such"]}, "unknown_card", {"where": "tableau[0]", "card": "no-such"}),
    ({"tableau": ["Old Earth"]}, "unknown_card", {"where": "tableau[0]", "card": "Old Earth"}),
    (
        {"tableau": ["federation-capital"]},
        "card_not_in_sets",
        {"card": "federation-capital", "sets": "base, tgs"},
    ),
    ({"tableau": ["old-earth"] * 2}, "too_many_copies", {"card": "old-earth", "count": 2, "copies": 1}),
    ({"tableau": ["old-earth"] * 100}, "too_many", {"where": "tableau", "count": 100, "most": 99}),
    ({"vp_chips": 3.0}, "wrong_type", {"where": "vp_chips", "expected": "whole_number"}),
    ({"vp_chips": True}, "wrong_type", {"where": "vp_chips", "expected": "whole_number"}),
    ({"vp_chips": "3"}, "wrong_type", {"where": "vp_chips", "expected": "whole_number"}),
    ({"vp_chips": None}, "wrong_type", {"where": "vp_chips", "expected": "whole_number"}),
    ({"vp_chips": -1}, "out_of_range", {"where": "vp_chips", "value": -1, "low": 0, "high": 999}),
    ({"vp_chips": 1000}, "out_of_range", {"where": "vp_chips", "value": 1000, "low": 0, "high": 999}),
    ({"prestige": 0.0}, "wrong_type", {"where": "prestige", "expected": "whole_number"}),
    ({"prestige": 100}, "out_of_range", {"where": "prestige", "value": 100, "low": 0, "high": 99}),
    ({"prestige": 1}, "prestige_without_bow", {"prestige": 1}),
    ({"sets": "base"}, "wrong_type", {"where": "sets", "expected": "array"}),
    ({"sets": []}, "unknown_sets", {"sets": ""}),
    ({"sets": ["tgs", "base"]}, "unknown_sets", {"sets": "tgs, base"}),
    ({"sets": ["base", "rvi"]}, "unknown_sets", {"sets": "base, rvi"}),
    ({"sets": ["base", "base"]}, "unknown_sets", {"sets": "base, base"}),
    ({"sets": ["base", None]}, "wrong_type", {"where": "sets[1]", "expected": "string"}),
]


@pytest.mark.parametrize(("change", "kind", "values"), WRONG, ids=lambda value: str(value)[:40])
def test_what_is_refused(
    race: Mapping[str, Card], change: dict[str, Any], kind: str, values: dict[str, object]
) -> None:
    assert refusal({**GOOD, **change}, race) == (kind, values)
    assert refusal([GOOD, {**GOOD, **change}, 7], race) == (kind, {**values, "entry": 2})


@pytest.mark.parametrize("key", ["tableau", "sets"])
def test_tableau_and_sets_are_required(race: Mapping[str, Card], key: str) -> None:
    less = {name: value for name, value in GOOD.items() if name != key}
    assert refusal(less, race) == ("missing_key", {"where": "", "key": key})


@pytest.mark.parametrize("value", [None, 3, "old-earth", True])
def test_what_is_no_object_is_no_entry(race: Mapping[str, Card], value: object) -> None:
    assert refusal(value, race) == ("wrong_type", {"where": "", "expected": "object"})


def test_a_list_in_a_list_is_no_entry(race: Mapping[str, Card]) -> None:
    expected = ("wrong_type", {"where": "", "expected": "object", "entry": 1})
    assert refusal([[GOOD]], race) == expected


def test_unreadable_json_is_refused_by_the_strict_reader(race: Mapping[str, Card]) -> None:
    for data, kind in [
        (b'{"tableau": [], "sets": ["base"], "sets": ["base"]}', "duplicate_key"),
        (b'{"tableau": [], "sets": ["base"], "vp_chips": NaN}', "not_json"),
        (b'{"tableau": ' + b"[" * 5000, "too_deep"),
        (b"\xff\xfe", "not_utf8"),
        (b"", "not_json"),
    ]:
        with pytest.raises(Refusal) as caught:
            scores(data, race)
        assert caught.value.kind == kind
