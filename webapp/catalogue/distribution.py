"""The distribution of the cards of Race for the Galaxy: as the rulebooks print it, and as the data has it.

`BASE-157` … are facts of the base rulebook's page about the cards, `RVI-88` is the table in Rebel vs
Imperium's.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from webapp.cards import SETS, Card
from webapp.catalogue.deck import (
    Deck,
    Test,
    any_power,
    development,
    gives_military,
    makes_goods,
    military,
    nonmilitary,
    number,
    of_kind,
    other,
    paid,
    power,
    rebel,
    six_cost,
    start,
    world,
)
from webapp.catalogue.line import Line

DECKS = {"base": 114, "tgs": 136, "rvi": 180, "bow": 228}
"""Cards in the deck when a set and all before it are used, start worlds included."""


CONSUMES = (
    "consume",
    "consume_from_this_world",
    "consume_three_kinds",
    "consume_up_to_four_kinds",
    "consume_all_remaining",
    "consume_for_trade_price",
)
"""Codes of powers that use up goods."""


def race_lines(cards: Iterable[Card]) -> Iterator[Line]:
    """Yield every line about the cards of Race for the Galaxy."""
    cards = tuple(cards)
    yield from _sets(cards)
    base = Deck(cards, "base")
    for part in (_worlds, _defenses, _military, _costs, _goods, _powers):
        yield from part(base)
    yield from _rebel_vs_imperium(Deck(cards, "rvi"))
    yield from _start_worlds(cards)


def _sets(cards: tuple[Card, ...]) -> Iterator[Line]:
    yield Line("designs", 191, len(cards))
    for name, size in DECKS.items():
        yield Line(f"cards in the deck with {name}", size, sum(card.copies[name] for card in cards))
    boxes = {"base": 114, "tgs": 4 + 18, "rvi": 3 + 41 + 1, "bow": 4 + 44}
    for name, size in boxes.items():
        found = sum(card.copies_added.get(name, 0) for card in cards)
        yield Line(f"new cards in the box of {name} (BASE-157, TGS-5, RVI-4, BOW-3)", size, found)
    twice = [name for name, times in Counter(card.name for card in cards).items() if times > 1]
    yield Line("titles of two designs", ["Gambling World"], twice)
    replaced = [card.id for card in cards if card.replaced_by]
    yield Line("designs that another one replaces (RVI-4)", ["gambling-world"], replaced)
    reprinted = [(card.name, *card.reprinted_in) for card in cards if card.reprinted_in]
    expected = [("Gambling World", "tgs"), ("Galactic Federation", "bow")]
    yield Line("designs reprinted later (TGS-5, BOW-3)", expected, reprinted)
    titles = {card.name for card in cards}
    strangers = [name for card in cards for row in card.scoring for name in row.names if name not in titles]
    yield Line("names in scoring rows that no card has", [], strangers)


def _worlds(base: Deck) -> Iterator[Line]:
    yield Line("BASE-157 cards", 114, base.count())
    yield Line("BASE-157 start worlds", 5, base.count(start))
    yield Line("BASE-157 non-military start worlds", 4, base.count(start, nonmilitary))
    yield Line("BASE-157 military start worlds", 1, base.count(start, military))
    yield Line("BASE-157 other military worlds", 22, base.count(military, other(start)))
    yield Line("BASE-157 other non-military worlds", 37, base.count(nonmilitary, other(start)))
    six = base.titles(six_cost)
    yield Line("BASE-157 6-cost developments", 12, len(six))
    yield Line("BASE-157 different 6-cost developments", 12, len(set(six)))
    rest = base.titles(development, other(six_cost))
    yield Line("BASE-157 other developments", 38, len(rest))
    yield Line(
        "BASE-157 titles of other developments, each twice", 19, sum(n == 2 for n in Counter(rest).values())
    )


def _defenses(base: Deck) -> Iterator[Line]:
    alien = of_kind("alien")
    yield Line("BASE-158 military worlds", 23, base.count(military))
    expected = {1: (6, 0, 1, 0), 2: (7, 1, 1, 1), 3: (3, 0, 2, 0), 4: (2, 1, 0, 0)}
    expected |= {5: (2, 1, 1, 0), 6: (2, 1, 1, 0), 7: (1, 0, 1, 0)}
    for defense, numbers in expected.items():
        tests: list[tuple[Test, ...]] = [(), (alien,), (rebel,), (start,)]
        found = tuple(base.count(military, number(defense), *more) for more in tests)
        yield Line(f"BASE-158 defense {defense}: worlds, Alien, Rebel, start", numbers, found)
    yield Line("BASE-159 Alien military worlds", 4, base.count(military, alien))
    not_alien = base.titles(power("pay_for_military", excludes_good="alien"))
    yield Line("BASE-159 pays for military worlds, Alien excepted", ["Contact Specialist"] * 2, not_alien)


def _military(base: Deck) -> Iterator[Line]:
    groups: list[tuple[str, tuple[Test, ...], dict[int, int]]] = [
        ("developments", (development,), {1: 2, 2: 3, 3: 2}),
        ("military worlds", (military, other(start)), {1: 4, 2: 1, 3: 1}),
        ("non-military worlds", (nonmilitary, other(start)), {1: 2, 2: 0, 3: 0}),
        ("start worlds", (start,), {1: 1, 2: 1, 3: 0}),
    ]
    by_discarding = power("temporary_military_by_discarding_this", value=3)
    yield Line(
        "BASE-160 cards that give Military",
        19,
        base.count(lambda card: gives_military(card) or by_discarding(card)),
    )
    for name, tests, numbers in groups:
        found = {value: base.count(power("military", value=value), *tests) for value in numbers}
        yield Line(f"BASE-160 {name} that give +1, +2, +3 Military", numbers, found)
    yield Line(
        "BASE-160 developments that give +3 by discarding them", 2, base.count(development, by_discarding)
    )
    yield from _specialized(base)


def _specialized(base: Deck) -> Iterator[Line]:
    rebel_hunter = base.titles(power("military_against_rebel", value=4))
    yield Line("BASE-161 +4 against Rebel military worlds", ["Galactic Imperium"], rebel_hunter)
    yield Line("BASE-161 Rebel military worlds", 7, base.count(military, rebel))
    against_alien = power("military_against_kind", value=2, good="alien")
    for kind, name in ((development, "development"), (world, "world")):
        found_of_kind = base.count(kind, against_alien)
        yield Line(f"BASE-161 +2 against Alien military worlds: {name}", 1, found_of_kind)
    against_rare = base.titles(power("military_against_kind", value=1, good="rare"))
    yield Line("BASE-161 +1 against Rare elements military worlds", ["Alpha Centauri"], against_rare)
    yield Line("BASE-161 Rare elements military worlds", 3, base.count(military, of_kind("rare")))
    expected = [
        "Contact Specialist",
        "Contact Specialist",
        "Empath World",
        "Pan-Galactic League",
        "Refugee World",
    ]
    yield Line("BASE-162 cards with -1 Military", expected, base.titles(power("military", value=-1)))


def _costs(base: Deck) -> Iterator[Line]:
    yield Line("BASE-163 cards placed by paying", 91, base.count(paid))
    expected = {0: (0, 2), 1: (12, 6), 2: (12, 11), 3: (4, 10), 4: (8, 5), 5: (2, 5), 6: (12, 2)}
    for cost, numbers in expected.items():
        found = tuple(base.count(paid, number(cost), kind) for kind in (development, world))
        yield Line(f"BASE-163 cost {cost}: developments, worlds", numbers, found)


def _goods(base: Deck) -> Iterator[Line]:
    tables = {
        ("BASE-164", "windfall"): {"novelty": (2, 3), "rare": (5, 2), "genes": (2, 5), "alien": (3, 3)},
        ("BASE-165", "production"): {"novelty": (8, 1), "rare": (5, 1), "genes": (3, 1), "alien": (1, 1)},
    }
    for (fact, production), kinds in tables.items():
        makes = makes_goods(production)
        total = sum(sum(numbers) for numbers in kinds.values())
        yield Line(f"{fact} {production} worlds", total, base.count(world, makes))
        for good, numbers in kinds.items():
            found = tuple(base.count(makes, of_kind(good), kind) for kind in (nonmilitary, military))
            yield Line(f"{fact} {good} {production} worlds: non-military, military", numbers, found)


def _powers(base: Deck) -> Iterator[Line]:
    any_kind = power("produce_on_windfall", good="any")
    one_kind = any_power("produce_on_windfall")
    found = tuple(base.count(one_kind, other(any_kind), kind) for kind in (development, world))
    yield Line("BASE-166 production on windfall worlds of one kind: developments, worlds", (6, 2), found)
    yield Line("BASE-166 production on any windfall world", ["Galactic Engineers"], base.titles(any_kind))
    consumes = any_power(*CONSUMES)
    yield Line("BASE-167 cards that consume goods", 33, base.count(consumes))
    yield Line("BASE-167 non-military worlds among them", 16, base.count(consumes, nonmilitary))
    yield Line("BASE-167 start worlds among these", 3, base.count(consumes, nonmilitary, start))
    yield Line("BASE-167 military worlds among them", 2, base.count(consumes, military))
    yield Line("BASE-167 developments among them", 15, base.count(consumes, development))
    cards_to_vp = any_power("discard_cards_for")
    found = tuple(base.count(cards_to_vp, kind) for kind in (development, world))
    yield Line("BASE-167 cards from hand to VP: developments, worlds", (2, 1), found)


def _rebel_vs_imperium(deck: Deck) -> Iterator[Line]:
    expected = {0: (0, 3), 1: (23, 22), 2: (12, 26), 3: (10, 21), 4: (11, 8)}
    expected |= {5: (2, 10), 6: (22, 6), 7: (0, 2), 8: (0, 1), 9: (0, 1)}
    for value, numbers in expected.items():
        found = tuple(deck.count(number(value), kind) for kind in (development, world))
        yield Line(f"RVI-88 cost or defense {value}: developments, worlds", numbers, found)
    yield Line("RVI-88 developments, worlds", (80, 100), (deck.count(development), deck.count(world)))
    found = tuple(deck.count(start, number(value)) for value in (1, 2, 3))
    yield Line("RVI-88 start worlds of cost or defense 1, 2, 3", (1, 9, 2), found)


def _start_worlds(cards: tuple[Card, ...]) -> Iterator[Line]:
    starts = {card.start_number: card for card in cards if card.start_number is not None}
    yield Line("numbers of the start worlds", list(range(16)), sorted(starts))
    yield Line("start worlds", 16, sum(start(card) for card in cards))
    colours = {n: "red" if n % 2 else "blue" for n in range(16)}
    found = {n: card.start_colour for n, card in sorted(starts.items())}
    yield Line("colours of the start worlds (RVI-20)", colours, found)
    sets = {"base": [0, 1, 2, 3, 4], "tgs": [5, 6, 7, 8], "rvi": [9, 10, 11], "bow": [12, 13, 14, 15]}
    for name in SETS:
        numbers = sorted(n for n, card in starts.items() if card.expansion == name)
        yield Line(f"start worlds of {name}", sets[name], numbers)
    hands = Counter(card.preset_hand for card in cards if card.preset_hand)
    yield Line(
        "cards of each preset hand (BASE-25, TGS-12)",
        dict.fromkeys(range(1, 6), 4),
        dict(sorted(hands.items())),
    )
    expected = ["Alien Toy Shop", "Deserted Alien World", "Hive World", "Space Mercenaries"]
    fifth = sorted(card.name for card in cards if card.preset_hand == 5)
    yield Line("preset hand 5 (TGS-12)", expected, fifth)
