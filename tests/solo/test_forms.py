"""Fields are read strictly: whole numbers, texts of bounded length, a described card."""

from __future__ import annotations

from typing import Any

import pytest
from werkzeug.datastructures import MultiDict

from webapp.refusal import Refusal
from webapp.robot.setup import HIGHEST_SEED
from webapp.solo import forms


def form(**fields: Any) -> forms.Form:
    return MultiDict(fields)


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("0", 0),
        ("12", 12),
        (" 7 ", 7),
        ("+3", 3),
        ("-3", -3),
        ("−3", -3),
        ("007", 7),
        (str(HIGHEST_SEED), HIGHEST_SEED),
    ],
)
def test_a_whole_number(typed: str, number: int) -> None:
    assert forms.whole(form(n=typed), "n") == number
    assert forms.whole_or_none(form(n=typed), "n") == number


@pytest.mark.parametrize(
    "typed",
    [
        "3.0",
        "3,0",
        "1e3",
        "0x10",
        "1_000",
        "1 000",
        "ten",
        "--1",
        "٣",
        "３",
        "²",
        "NaN",
        "9" * 20,
        "9" * 5000,
        "-",
    ],
)
def test_what_is_no_whole_number(typed: str) -> None:
    for read in (forms.whole, forms.whole_or_none):
        with pytest.raises(Refusal) as refused:
            read(form(n=typed), "n")
        assert refused.value.kind == "wrong_type"
        assert refused.value.values == {"where": "n", "expected": "whole_number"}


@pytest.mark.parametrize("fields", [{}, {"n": ""}, {"n": "  "}])
def test_an_empty_field(fields: dict[str, str]) -> None:
    assert forms.whole_or_none(form(**fields), "n") is None
    with pytest.raises(Refusal) as refused:
        forms.whole(form(**fields), "n")
    assert (refused.value.kind, refused.value.values) == ("missing_key", {"where": "form", "key": "n"})


def test_a_text_is_trimmed_and_bounded() -> None:
    assert forms.text(form(name="  Jó játék "), "name") == "Jó játék"
    assert forms.text(form(), "name") == ""
    assert forms.text(form(name="ő" * 200), "name") == "ő" * 200
    with pytest.raises(Refusal) as refused:
        forms.text(form(name="ő" * 201), "name")
    assert (refused.value.kind, refused.value.values["most"]) == ("too_long", 200)


def test_a_described_development() -> None:
    typed = form(kind="development", vp="-1", cost="4", keywords=["uplift", "alien"], name="  Gene Vault ")
    # fields of a world do not go into a development
    typed.update({"military": "1", "good": "genes", "chromosome": "1"})
    assert forms.described_card(typed) == {
        "kind": "development",
        "vp": -1,
        "cost": 4,
        "keywords": ["uplift", "alien"],
        "name": "Gene Vault",
    }


def test_a_described_world() -> None:
    assert forms.described_card(form(kind="world", vp="2")) == {"kind": "world", "vp": 2, "military": False}
    full = form(kind="world", vp="2", military="1", good="any", chromosome="1", prestige="1", cost="")
    assert forms.described_card(full) == {
        "kind": "world",
        "vp": 2,
        "military": True,
        "good": "any",
        "chromosome": True,
        "prestige": 1,
    }


@pytest.mark.parametrize(
    ("fields", "kind"),
    [
        ({"kind": "world"}, "missing_key"),
        ({"kind": "development", "vp": "1"}, "missing_key"),
        ({"kind": "world", "vp": "much"}, "wrong_type"),
        ({"kind": "world", "vp": "1", "prestige": "1.5"}, "wrong_type"),
        ({"kind": "world", "vp": "1", "name": "x" * 201}, "too_long"),
    ],
)
def test_a_description_that_cannot_be_read(fields: dict[str, str], kind: str) -> None:
    with pytest.raises(Refusal) as refused:
        forms.described_card(form(**fields))
    assert refused.value.kind == kind
