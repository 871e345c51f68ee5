"""A card in the robot's tableau: a known card by its id, or one that the player described."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from webapp.cards import Card
from webapp.refusal import Refusal
from webapp.robot.vocabulary import GOODS, KEYWORDS, KINDS
from webapp.strict_json import array, boolean, record, string, whole_number

LONGEST_NAME = 100
OPTIONAL_KEYS = ("cost", "military", "good", "keywords", "chromosome", "prestige", "name")


@dataclass(frozen=True, slots=True)
class Placed:
    """One card as it lies in the tableau."""

    card: Card
    given: str | Mapping[str, Any]
    """The card's id, or the description as the player gave it."""


def placed(given: object, cards: Mapping[str, Card], sets: tuple[str, ...]) -> Placed:
    """Return the card that `given` (an id or a description) means when `sets` are in use.

    A card whose copies all seem to lie elsewhere is taken: the table is right.

    Raises:
        Refusal: `unknown_card`, `card_not_in_sets`, or what `described` refuses.
    """
    if isinstance(given, str):
        if given not in cards:
            raise Refusal("unknown_card", value=given)
        if not cards[given].copies_with(sets):
            raise Refusal("card_not_in_sets", card=given)
        return Placed(cards[given], given)
    card = described(given, prestige="bow" in sets)
    return Placed(card, own_copy(given) if isinstance(given, Mapping) else "")


def described(given: object, *, prestige: bool) -> Card:
    """Return the card that a description means: kind, vp, and the cost or whether it is military.

    Cost 0 to 9, VP -20 to 20, prestige 0 to 9 and only 0 where `prestige` is not in use. A development
    may also say `military` and a world `cost`; neither has an effect.

    Raises:
        Refusal: `wrong_type`, `unknown_key`, `missing_key`, `out_of_range`, `unknown_value`,
            `prestige_not_in_use`, `too_long`.
    """
    where = "card"
    values = record(given, where=where, required=("kind", "vp"), optional=OPTIONAL_KEYS)
    kind = _word(values["kind"], KINDS, "kind")
    needed = "military" if kind == "world" else "cost"
    record(values, where=where, required=("kind", "vp", needed), optional=OPTIONAL_KEYS)
    cost = _optional_number(values.get("cost"), 0, 9, "cost", none=kind == "world")
    military = boolean(values.get("military", False), where="military")
    good = values.get("good")
    gain = whole_number(values.get("prestige", 0), 0, 9, where="prestige")
    if gain and not prestige:
        raise Refusal("prestige_not_in_use")
    name = string(values.get("name", ""), where="name")
    if len(name) > LONGEST_NAME:
        raise Refusal("too_long", where="name", most=LONGEST_NAME)
    return Card(
        id="",
        name=name,
        kind=kind,
        cost=cost,
        vp=whole_number(values["vp"], -20, 20, where="vp"),
        military=military and kind == "world",
        good=None if good is None else _word(good, GOODS, "good"),
        keywords=frozenset(
            _word(word, KEYWORDS, "keywords")
            for word in array(values.get("keywords", []), where="keywords", most=len(KEYWORDS))
        ),
        chromosome=boolean(values.get("chromosome", False), where="chromosome"),
        prestige=gain,
    )


def own_copy(value: Any) -> Any:
    """Return a copy of JSON data that nobody else holds; much faster than `copy.deepcopy`."""
    if isinstance(value, dict):
        return {key: own_copy(inner) for key, inner in value.items()}
    return [own_copy(inner) for inner in value] if isinstance(value, list) else value


def _optional_number(value: object, low: int, high: int, where: str, *, none: bool) -> int | None:
    """Return a number, or None where a world leaves it out or says null as the card data do."""
    return None if value is None and none else whole_number(value, low, high, where=where)


def _word(value: object, allowed: tuple[str, ...], where: str) -> str:
    word = string(value, where=where)
    if word not in allowed:
        raise Refusal("unknown_value", where=where, value=word)
    return word
