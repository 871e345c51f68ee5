"""Every power of every card is a sentence, and the sentence says all that the power's values say."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from webapp.cards import Power
from webapp.catalogue import powers
from webapp.catalogue.models import Catalogue
from webapp.catalogue.source import Source, read_source
from webapp.resources import folder

ORDER = ["setup", "round_start", "1", "2", "3", "trade", "4", "5", "round_end", "game_end", "any"]
GOODS = ("novelty", "rare", "genes", "alien", "any")


@pytest.fixture(scope="module")
def source() -> Source:
    return read_source(folder("data"))


def _distinct(catalogue: Catalogue) -> Mapping[str, Power]:
    return {
        repr((power.phase, power.code, sorted(power.values.items(), key=str))): power
        for card in catalogue.race.values()
        for power in card.powers
    }


def _others(key: str, value: Any, source: Source) -> Iterator[Any]:
    """Values that a power could have in place of `value`."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (other for other in (value - 1, value + 1, -value) if other != value)
    elif isinstance(value, Mapping):
        for inner, number in value.items():
            for other in _others(inner, number, source):
                yield {**value, inner: other}
        if key in ("spend", "gain"):
            for inner in {"vp", "cards", "prestige", "goods"} - value.keys():
                yield {**value, inner: 1}
    else:
        words = GOODS if key in ("good", "excludes_good") else source.race_codes.word.get(key, {})
        yield from (other for other in words if other != value)
        yield "something else"


def _said(power: Power) -> str | None:
    """The sentence; None where there are no words for a value."""
    try:
        return powers.sentence(power)
    except ValueError:
        return None


def test_the_codes_are_those_of_the_code_book_in_the_order_of_the_phases(source: Source) -> None:
    assert set(powers.CODES) == source.race_codes.power.keys()
    assert len(set(powers.CODES)) == len(powers.CODES)
    places = [ORDER.index(str(source.race_codes.power[code].phases[0])) for code in powers.CODES]
    assert places == sorted(places)


def test_every_power_is_a_complete_sentence(catalogue: Catalogue) -> None:
    for card in catalogue.race.values():
        for power in card.powers:
            said = powers.sentence(power)
            assert re.fullmatch(r"[A-Z][^%_{}]*\.", said), (card.id, said)
            assert "  " not in said
            assert not re.search(r"\b(1 (cards|goods|VPs|worlds)|[2-9] (card|good|VP|world))\b", said), said
            assert len(said) <= 245, (card.id, len(said))


def test_no_value_of_a_power_is_left_out(catalogue: Catalogue, source: Source) -> None:
    """Another value changes the sentence or has no words, but for the keys listed as unsaid."""
    silent: set[tuple[str, str]] = set()
    for power in _distinct(catalogue).values():
        said = powers.sentence(power)
        for key, value in power.values.items():
            for other in _others(key, value, source):
                changed = _said(Power(power.phase, power.code, {**power.values, key: other}))
                if changed == said:
                    silent.add((power.code, key))
                    assert key in powers.BY_CODE[power.code].unsaid, (power, key, other)
    listed = {(code, key) for code, entry in powers.BY_CODE.items() for key in entry.unsaid}
    assert silent == listed


def test_what_may_be_left_out_matters_too(catalogue: Catalogue, source: Source) -> None:
    """A key that not every power of a code has changes the sentence where it is taken away."""
    for power in _distinct(catalogue).values():
        for key in source.race_codes.power[power.code].may:
            if key in power.values and key not in powers.BY_CODE[power.code].unsaid:
                without = {name: value for name, value in power.values.items() if name != key}
                assert _said(Power(power.phase, power.code, without)) != powers.sentence(power), (power, key)


def test_what_is_fixed_or_unsaid_is_a_key_of_the_code(catalogue: Catalogue, source: Source) -> None:
    for code, entry in powers.BY_CODE.items():
        book = source.race_codes.power[code]
        assert entry.fixed.keys() | entry.unsaid.keys() <= {*book.keys, *book.may}, code
        assert all(entry.unsaid.values()), code
    for power in _distinct(catalogue).values():
        for key, value in powers.BY_CODE[power.code].fixed.items():
            assert power.values[key] == value, (power, key)


def test_values_that_the_sentence_takes_as_the_same_are_the_same(catalogue: Catalogue) -> None:
    for card in catalogue.race.values():
        for power in card.powers:
            values = power.values
            if power.code == "explore_start_discard_for_prestige":
                assert values["gain"] == {"prestige": values["value"]}
            if power.code == "consume_phase_gain_vp":
                assert values["gain"] == {"vp": values["value"]}
            if power.code in ("trade_bonus_this_world", "consume_from_this_world"):
                assert values["good"] == card.good


def test_optional_powers_say_may_and_no_other_does(catalogue: Catalogue) -> None:
    allowed = {"choose_world_kind", "take_other_players_discards"}
    for card in catalogue.race.values():
        for power in card.powers:
            said = powers.sentence(power)
            may = bool(re.search(r"\byou may\b", said, re.I))
            assert may == bool(power.values.get("optional")) or power.code in allowed, (card.id, said)


def test_takeover_powers_say_so_and_no_other_does(catalogue: Catalogue) -> None:
    for card in catalogue.race.values():
        for power in card.powers:
            said = powers.sentence(power)
            only = said.startswith("If takeovers are in use, ")
            assert only == bool(power.values.get("takeover")), (card.id, said)


def test_no_two_powers_of_a_card_say_the_same(catalogue: Catalogue) -> None:
    for card in catalogue.race.values():
        said = [(power.phase, powers.sentence(power)) for power in card.powers]
        assert len(set(said)) == len(said), card.id


def test_different_powers_of_a_code_say_something_different(catalogue: Catalogue) -> None:
    said: dict[tuple[str, str], Power] = {}
    for power in _distinct(catalogue).values():
        unsaid = powers.BY_CODE[power.code].unsaid
        key = power.code, powers.sentence(power)
        other = said.setdefault(key, power)
        assert {k: v for k, v in other.values.items() if k not in unsaid} == {
            k: v for k, v in power.values.items() if k not in unsaid
        }, key


def test_an_unknown_code_or_value_is_refused() -> None:
    with pytest.raises(KeyError):
        powers.sentence(Power("3", "teleport"))
    with pytest.raises(ValueError, match="trade_bonus: no words for 'gold'"):
        powers.sentence(Power("trade", "trade_bonus", {"value": 1, "good": "gold"}))
    with pytest.raises(ValueError, match="good_on_placed_production_world: no words for value = 2"):
        powers.sentence(Power("3", "good_on_placed_production_world", {"value": 2}))


@pytest.mark.parametrize("code", powers.CODES)
def test_each_code_has_a_name_and_an_explanation(code: str) -> None:
    assert re.fullmatch(r"[A-Z].*[^.]", powers.code_name(code))
    explanation = powers.code_explanation(code)
    assert re.fullmatch(r"[A-Z].*\.", explanation)
    assert 1 <= len(re.findall(r"[.](?: |$)", explanation)) <= 4, explanation


def test_names_and_explanations_are_different(source: Source) -> None:
    names = [powers.code_name(code) for code in powers.CODES]
    explanations = [powers.code_explanation(code) for code in powers.CODES]
    assert len(set(names)) == len(names)
    assert len(set(explanations)) == len(explanations)
    assert len(set(powers.reading_notes())) == 3
