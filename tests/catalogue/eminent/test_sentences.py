"""Every effect is a sentence, and no value of it passes in silence."""

from __future__ import annotations

import contextlib
import dataclasses
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

import pytest

from webapp.catalogue.eminent.definitions import card_effects
from webapp.catalogue.eminent.sentences import SAY, flat, said
from webapp.catalogue.eminent.values import UnsayableError
from webapp.catalogue.models import Catalogue, Effect
from webapp.catalogue.source import Source, read_source
from webapp.resources import folder

SYMBOLS = ("survey", "warfare", "colonize", "produce", "trade", "research")


@pytest.fixture(scope="module")
def source() -> Source:
    return read_source(folder("data"))


def _all(catalogue: Catalogue) -> Iterator[tuple[str, Effect]]:
    for card in catalogue.eminent.values():
        yield from ((card.id, effect) for effect in card_effects(card))


def test_every_code_has_a_sentence_and_no_other(source: Source) -> None:
    assert SAY.keys() == source.eminent_codes.op.keys()


def test_every_effect_is_a_full_sentence(catalogue: Catalogue) -> None:
    for card_id, effect in _all(catalogue):
        text = said(effect).text
        assert text[0].isupper(), (card_id, text)
        assert text.endswith(":" if effect.options or effect.effects else "."), (card_id, text)
        assert "  " not in text
        assert "%" not in text
        assert "_" not in text


def _others(key: str, value: Any) -> Iterator[Any]:
    """Other values that the key might have."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
        if value > 1:
            yield value - 1
        yield "any"
    elif isinstance(value, str):
        yield from (word for word in (*SYMBOLS, "any", "supply", "hand", "elsewhere") if word != value)
        yield 1
    elif isinstance(value, Mapping):
        for inner, old in value.items():
            for other in _others(inner, old):
                yield MappingProxyType({**value, inner: other})
            yield MappingProxyType({name: old for name, old in value.items() if name != inner})
        yield 1
    else:
        yield value[:1]
        yield ("survey", "warfare")
        yield (*value[1:], "trade")


def test_no_value_passes_in_silence(catalogue: Catalogue) -> None:
    seen = 0
    for card_id, effect in _all(catalogue):
        text = said(effect).text
        for key, value in effect.values.items():
            for other in _others(key, value):
                changed = dataclasses.replace(effect, values={**effect.values, key: other})
                with contextlib.suppress(UnsayableError):
                    assert said(changed).text != text, (card_id, effect.op, key, other)
                seen += 1
    assert seen > 500


def test_every_number_that_may_change_is_said_anew(catalogue: Catalogue) -> None:
    """A count or an amount one higher is said, not refused."""
    for card_id, effect in _all(catalogue):
        for key, value in effect.values.items():
            if type(value) is int and key in (
                "count",
                "keep",
                "by",
                "influence_per_type",
                "influence_per_resource",
            ):
                more = said(dataclasses.replace(effect, values={**effect.values, key: value + 1})).text
                assert str(value + 1) in more, (card_id, effect.op, key)


@pytest.mark.parametrize(
    ("card_id", "group", "lines"),
    [
        (
            "survey-team",
            "action",
            ["Put 1 planet from the top of the planet deck face down into your empire."],
        ),
        (
            "warfare",
            "action",
            ["Choose one of these:", "> Take 1 fighter from the supply.", "> Attack 1 planet."],
        ),
        ("warfare", "role", ["Take 1 fighter from the supply for each Warfare symbol."]),
        (
            "warfare",
            "leader_bonus",
            ["Instead of the effect of the role, you may do this:", "> Attack 1 planet."],
        ),
        (
            "research",
            "action",
            [
                "Remove up to 2 cards in your hand from the game. "
                "The card that you played for this action may be one of them."
            ],
        ),
        (
            "mobilization",
            "action",
            [
                "Take 2 fighters from the supply.",
                "After the Role phase of this turn, you may attack 1 planet.",
            ],
        ),
        ("war-path", "action", ["Attack up to 2 planets."]),
    ],
)
def test_effects_as_sentences(catalogue: Catalogue, card_id: str, group: str, lines: list[str]) -> None:
    effects = catalogue.eminent[card_id].effects[group]
    found = flat(tuple(said(each) for each in effects))
    assert ["> " * depth + text for depth, text in found] == lines


@pytest.mark.parametrize(
    "effect",
    [
        Effect("dance"),
        Effect("draw_cards"),
        Effect("draw_cards", {"count": "any"}),
        Effect("attack_planets", {"min": 1, "max": 2}),
        Effect("collect_fighters", {"count": MappingProxyType({"symbols": "trade"})}),
    ],
)
def test_what_no_sentence_says_is_refused(effect: Effect) -> None:
    with pytest.raises(UnsayableError):
        said(effect)
