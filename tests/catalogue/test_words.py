"""Every code has words, and every word goes through the translator."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from webapp.cards import Power, ScoringRow
from webapp.catalogue import eminent_words, scoring_words, words
from webapp.catalogue.effect_words import OPS, PLACES, effect_words
from webapp.catalogue.effect_words import SAY as EFFECT_SAY
from webapp.catalogue.effect_words import YES_OR_NO as EFFECT_YES_OR_NO
from webapp.catalogue.models import Catalogue, Effect
from webapp.catalogue.power_names import NAMES, SILENT, UNITS
from webapp.catalogue.power_words import PER, SAY, TARGETS, VICTIMS, YES_OR_NO, power_words
from webapp.catalogue.source import Source, read_source
from webapp.resources import folder


@pytest.fixture(scope="module")
def source() -> Source:
    return read_source(folder("data"))


def _effects(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    for effect in effects:
        yield effect
        for option in (*effect.options, effect.effects):
            yield from _effects(option)


def test_every_code_of_the_code_books_has_words_and_no_other(source: Source) -> None:
    race, eminent = source.race_codes, source.eminent_codes
    assert NAMES.keys() == race.power.keys()
    assert SAY.keys() == race.key.keys()
    assert scoring_words.COUNTED.keys() == race.scoring.keys()
    assert TARGETS.keys() == race.word["target"].keys()
    assert VICTIMS.keys() == race.word["victim"].keys()
    in_takeovers = {"own_rebel_military_world", "other_military_world", "rebel_military_world"}
    assert PER.keys() == race.word["per"].keys() - in_takeovers
    assert OPS.keys() == eminent.op.keys()
    assert EFFECT_SAY.keys() | {"min", "options", "effects"} == eminent.key.keys()
    assert eminent_words.GROUPS.keys() == eminent.group.keys()
    assert eminent_words.RESTRICTIONS.keys() == eminent.restriction.keys()
    assert {(key, word) for key, known in eminent.word.items() for word in known} - PLACES.keys() == {
        ("max", "any"),
        ("symbol", "research"),
        ("symbol", "produce_when_role_is_produce_else_trade"),
        ("pay_with_symbols", "research"),
    }


def test_a_value_is_an_amount_of_something_or_the_name_says_it(source: Source) -> None:
    with_value = {code for code, entry in source.race_codes.power.items() if "value" in entry.keys}
    assert UNITS.keys() | {code for code, silent in SILENT.items() if "value" in silent} == with_value
    for code, silent in SILENT.items():
        entry = source.race_codes.power[code]
        assert set(silent) <= {*entry.keys, *entry.may}, code


def test_no_two_powers_of_a_card_say_the_same(catalogue: Catalogue) -> None:
    for card in catalogue.race.values():
        said = [power_words(power) for power in card.powers]
        assert len(set(said)) == len(said), card.id


@pytest.mark.parametrize(
    ("card_id", "position", "name", "values"),
    [
        ("new-sparta", 0, "Military", ("Military +2",)),
        ("contact-specialist", 0, "Military", ("Military −1",)),
        ("alpha-centauri", 0, "Worlds cost less", ("cost −1", "kind: Rare", "for: non-military worlds")),
        (
            "epsilon-eridani",
            1,
            "Consume goods",
            ("any kind of good", "pay: 1 good", "gain: 1 VP, 1 card"),
        ),
        (
            "old-earth",
            1,
            "Consume goods",
            ("any kind of good", "pay: 1 good", "gain: 1 VP", "up to 2 times"),
        ),
        (
            "improved-logistics",
            0,
            "Place a second world",
            ("optional",),
        ),
    ],
)
def test_a_power_in_words(
    catalogue: Catalogue, card_id: str, position: int, name: str, values: tuple[str, ...]
) -> None:
    said = power_words(catalogue.race[card_id].powers[position])
    assert (said.name, said.values) == (name, values)


def test_takeovers_in_words(catalogue: Catalogue) -> None:
    sneak = power_words(catalogue.race["rebel-sneak-attack"].powers[2])
    assert sneak.values == (
        "for: military worlds",
        "from a player with an IMPERIUM card",
        "attack +2 for each of your Rebel military worlds",
        "optional",
        "discard this card",
        "only where takeovers are in use",
    )
    (defense,) = [
        power_words(power)
        for card in catalogue.race.values()
        for power in card.powers
        if power.code == "takeover_defense"
    ]
    assert defense.values[:2] == ("+2 for each Rebel military world", "+1 for each other military world")


@pytest.mark.parametrize("key", YES_OR_NO)
def test_yes_and_no_are_said(key: str) -> None:
    yes, no = (power_words(Power("3", "takeover", {key: value})).values for value in (True, False))
    assert yes
    assert no
    assert yes != no


@pytest.mark.parametrize("key", EFFECT_YES_OR_NO)
def test_yes_and_no_of_an_effect_are_said(key: str) -> None:
    yes, no = (effect_words(Effect("draw_cards", {key: value})).values for value in (True, False))
    assert yes
    assert no
    assert yes != no


@pytest.mark.parametrize(
    ("row", "what", "points"),
    [
        (
            ScoringRow("production_world", 2, goods=("novelty", "rare", "genes", "alien")),
            "each production world",
            "2 VPs",
        ),
        (
            ScoringRow("windfall_world", 1, goods=("novelty", "rare")),
            "each windfall world of the kind: Novelty, Rare",
            "1 VP",
        ),
        (
            ScoringRow("development_with_power", 1, phase="trade"),
            "each development with a power in Trade",
            "1 VP",
        ),
        (ScoringRow("keyword_card", 2, keyword="uplift"), "each card with the keyword UPLIFT", "2 VPs"),
        (
            ScoringRow("distinct_kinds_of_worlds", points_by_count=(0, 1, 3)),
            "for different kinds among your worlds",
            "1: 1 VP, 2: 3 VPs",
        ),
    ],
)
def test_a_scoring_row_in_words(row: ScoringRow, what: str, points: str) -> None:
    assert (scoring_words.counted(row), scoring_words.points(row)) == (what, points)


def test_effects_in_words(catalogue: Catalogue) -> None:
    research = catalogue.eminent["research"]
    (action,) = (effect_words(effect) for effect in research.effects["action"])
    assert (action.name, action.values) == (
        "Remove cards from the game",
        ("up to 2", "from your hand", "this card may be one of them"),
    )
    (network, remove) = (effect_words(e) for e in catalogue.eminent["data-network"].effects["action"])
    assert network.values == ("2",)
    assert remove.values == ("as many as you like", "from your hand")
    (warfare,) = (effect_words(e) for e in catalogue.eminent["warfare"].effects["leader_bonus"])
    assert [[each.name for each in option] for option in warfare.options] == [["Attack planets"]]


def test_every_effect_says_all_of_its_keys(catalogue: Catalogue) -> None:
    for card in catalogue.eminent.values():
        for group in (*card.effects.values(), *(e for side in card.sides for e in side.effects.values())):
            for effect in _effects(group):
                said = effect_words(effect)
                assert len(said.values) == len(effect.values.keys() - {"min"}), (card.id, effect.op)


def test_amounts() -> None:
    assert words.amounts([("vp", 1), ("cards", 2), ("goods", 1), ("prestige", 3)]) == (
        "1 VP, 2 cards, 1 good, 3 prestige"
    )
    assert (words.signed(2), words.signed(-2)) == ("+2", "−2")
    with pytest.raises(KeyError):
        words.amount("gold", 1)
