"""What the box of Eminent Domain holds, and what the data has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from webapp.catalogue.eminent.definitions import card_effects
from webapp.catalogue.eminent.sentences import said
from webapp.catalogue.eminent.values import UnsayableError
from webapp.catalogue.line import Line
from webapp.catalogue.models import EminentCard

LEVELS = {1: (3, 1, 0), 2: (5, 2, 2), 3: (7, 3, 5)}
"""Research cost, planets and influence of a technology, by level."""

TOKENS = {"fighter_tokens": 35, "resource_tokens": 24, "influence_tokens": 32}


def eminent_lines(
    cards: Iterable[EminentCard], components: Mapping[str, Mapping[str, int]]
) -> Iterator[Line]:
    """Yield every line about Eminent Domain; `components` is the content of `components.toml`."""
    cards = tuple(cards)
    yield Line("records", 87, len(cards))
    found: Counter[str] = Counter()
    for card in cards:
        found[card.kind] += card.copies
    for kind, number in components["cards"].items():
        yield Line(f"cards of the kind {kind}", number, found[kind])
    yield Line("effects that no sentence says", [], sorted(_unsaid(cards)))
    yield from _technologies(cards, components)
    yield from _planets(cards)
    yield from _roles(cards)
    for token, total in TOKENS.items():
        parts = dict(components[token])
        yield Line(f"{token} in all", total, parts.pop("total"))
        yield Line(f"{token} by kind, added up", total, sum(parts.values()))


def _unsaid(cards: tuple[EminentCard, ...]) -> Iterator[str]:
    for card in cards:
        for effect in card_effects(card):
            try:
                said(effect)
            except UnsayableError as error:
                yield f"{card.id}: {effect.op}: {error}"


def _technologies(
    cards: tuple[EminentCard, ...], components: Mapping[str, Mapping[str, int]]
) -> Iterator[Line]:
    technologies = [card for card in cards if card.kind == "technology"]
    types = Counter(card.type for card in technologies)
    for name, number in components["technologies_by_type"].items():
        yield Line(f"{name} technologies", number, types[name])
    forms = Counter(
        f"double_sided_level_{card.level}"
        if card.double_sided
        else {1: "level_1", 2: "level_2_for_the_deck"}.get(card.level or 0, "")
        for card in technologies
    )
    yield Line(
        "technologies by form",
        dict(components["technologies_by_form"]),
        dict(forms),
    )
    texts = {text for card in technologies for text in card.texts}
    yield Line("different technology texts", components["technology_texts"]["distinct"], len(texts))
    for level, numbers in LEVELS.items():
        of_level = {
            (card.research_cost, card.required_planets, card.influence)
            for card in technologies
            if card.level == level
        }
        yield Line(f"level {level}: research cost, planets, influence", {numbers}, of_level)


def _planets(cards: tuple[EminentCard, ...]) -> Iterator[Line]:
    for kind in ("advanced", "fertile", "metallic"):
        pairs = Counter(
            (card.colonize_cost, card.warfare_cost)
            for card in cards
            if card.kind == "planet" and card.type == kind
        )
        yield Line(
            f"{kind} planets by colonize and warfare cost",
            {(3, 6): 3, (4, 5): 3, (5, 4): 3},
            dict(sorted(pairs.items(), key=str)),
        )
    start = Counter(
        (card.type, card.colonize_cost, card.warfare_cost) for card in cards if card.kind == "start_planet"
    )
    expected = {(kind, 2, 2): 2 for kind in ("advanced", "fertile", "metallic")}
    yield Line("start planets by type and costs", expected, dict(sorted(start.items(), key=str)))
    bonus = Counter(card.type for card in cards if card.kind == "bonus_planet")
    yield Line("bonus planets by type", {"prestige": 3, "utopian": 6}, dict(bonus))
    learning = sorted(card.name or "" for card in cards if card.removed_in_learning_game)
    yield Line("planets left out of the learning game", ["Echo Rose", "Lyttle", "Srod Avein N2"], learning)


def _roles(cards: tuple[EminentCard, ...]) -> Iterator[Line]:
    roles = [card for card in cards if card.kind == "role"]
    deck = {card.id: card.copies_in_starting_deck for card in roles}
    expected = {"politics": 1, "survey": 2, "warfare": 1, "colonize": 2, "produce-trade": 2, "research": 2}
    yield Line("a starting deck", expected, deck)
    for card in roles:
        if card.stack_size_at_start:
            yield Line(f"{card.id} stack by players", stack_sizes(card), dict(card.stack_size_at_start))


def stack_sizes(card: EminentCard) -> dict[str, int]:
    """Return what is left of a role's cards when everybody has a starting deck.

    The extended game for three takes out two more, of Warfare one.
    """
    left = {n: card.copies - n * card.copies_in_starting_deck for n in (2, 3, 4)}
    taken_out = 1 if card.id == "warfare" else 2
    return {
        "2_players": left[2],
        "3_players": left[3],
        "3_players_extended": left[3] - taken_out,
        "4_players": left[4],
    }
