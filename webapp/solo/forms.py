"""Reading forms: whole numbers, choices and described cards, refused as data when they are none."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from werkzeug.datastructures import MultiDict

from webapp.refusal import Refusal

Form = MultiDict[str, str]
_WHOLE = re.compile(r"[+-]?[0-9]{1,19}")
LONGEST_TEXT = 200


def whole(form: Form, name: str) -> int:
    """Return the whole number in the field `name`; raises `missing_key` or `wrong_type`."""
    text = form.get(name, "").strip().replace("−", "-")
    if not text:
        raise Refusal("missing_key", where="form", key=name)
    if not _WHOLE.fullmatch(text):
        raise Refusal("wrong_type", where=name, expected="whole_number")
    return int(text)


def whole_or_none(form: Form, name: str) -> int | None:
    """Return the same, or None where the field is empty or missing."""
    return whole(form, name) if form.get(name, "").strip() else None


def text(form: Form, name: str, most: int = LONGEST_TEXT) -> str:
    """Return the text of the field `name`, trimmed and without invisible signs; raises `too_long`."""
    value = "".join(sign for sign in form.get(name, "") if sign.isprintable()).strip()
    if len(value) > most:
        raise Refusal("too_long", where=name, most=most)
    return value


def described_card(form: Form) -> Mapping[str, Any]:
    """Return the description of a card that is not in the list, as the game file has it.

    Fields: `kind`, `cost` (of a development), `vp`, and where filled in `military`, `good`,
    `keywords`, `chromosome`, `prestige`, `name`. What they may hold the rules check.
    """
    kind = form.get("kind", "")
    card: dict[str, Any] = {"kind": kind, "vp": whole(form, "vp")}
    if kind == "development":
        card["cost"] = whole(form, "cost")
    else:
        card["military"] = "military" in form
        if form.get("good"):
            card["good"] = form["good"]
        if "chromosome" in form:
            card["chromosome"] = True
    if form.getlist("keywords"):
        card["keywords"] = form.getlist("keywords")
    prestige = whole_or_none(form, "prestige")
    if prestige:
        card["prestige"] = prestige
    if text(form, "name"):
        card["name"] = text(form, "name")
    return card
