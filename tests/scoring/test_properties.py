"""What holds for every tableau, and a second scorer that knows the rulebooks' sentences, not the rows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from hypothesis import given
from hypothesis import strategies as st

from webapp.cards import SET_COMBINATIONS, SETS, Card
from webapp.scoring import Score, score
from webapp.scoring.counting import counts_cards
from webapp.scoring.sheet import KINDS

OORT = "alien-oort-cloud-refinery"

Slot = tuple[Card, int]
"""One copy of a card in the deck."""


@dataclass(frozen=True)
class Table:
    """The arguments of one scoring."""

    tableau: tuple[Card, ...]
    vp_chips: int
    prestige: int
    sets: tuple[str, ...]

    def score(self) -> Score:
        return score(self.tableau, vp_chips=self.vp_chips, prestige=self.prestige, sets=self.sets)


def _some(deck: list[Slot], most: int, scoring: bool) -> st.SearchStrategy[list[Slot]]:
    """Some cards out of the deck, only those with scoring rows or only those without."""
    slots = [slot for slot in deck if bool(slot[0].scoring) == scoring]
    return st.lists(st.sampled_from(slots), max_size=most, unique_by=lambda slot: (slot[0].id, slot[1]))


@st.composite
def tables(draw: st.DrawFn, race: Mapping[str, Card], must_have: str = "") -> Table:
    """Draw a tableau out of the deck of some sets, with enough 6-cost developments to reckon with."""
    sets = SETS if must_have else draw(st.sampled_from(SET_COMBINATIONS))
    others = [card for card in race.values() if card.id != must_have]
    deck = [(card, n) for card in others for n in range(card.copies_with(sets))]
    slots = [slot for most, rich in ((5, True), (12, False)) for slot in draw(_some(deck, most, rich))]
    tableau = [card for card, _ in slots] + ([race[must_have]] if must_have else [])
    prestige = draw(st.integers(0, 20)) if "bow" in sets else 0
    return Table(tuple(tableau), draw(st.integers(0, 60)), prestige, sets)


@given(data=st.data())
def test_the_parts_add_up(race: Mapping[str, Card], data: st.DataObject) -> None:
    table = data.draw(tables(race))
    result = table.score()
    assert [card.id for card in result.cards] == [card.id for card in table.tableau]
    assert [card.printed for card in result.cards] == [card.vp for card in table.tableau]
    assert result.total == sum(card.points for card in result.cards) + table.vp_chips + table.prestige
    for card in result.cards:
        assert card.points == card.printed + sum(line.points for line in card.lines) == sum(card.segments)
    assert result.span[0] <= 0 <= result.span[1]


@given(data=st.data())
def test_the_order_of_the_tableau_does_not_matter(race: Mapping[str, Card], data: st.DataObject) -> None:
    table = data.draw(tables(race, must_have=data.draw(st.sampled_from(["", OORT]))))
    turned = replace(table, tableau=tuple(data.draw(st.permutations(table.tableau))))
    one, other = table.score(), turned.score()
    assert (one.total, one.military, one.oort_kind) == (other.total, other.military, other.oort_kind)
    assert Counter((card.id, card.points) for card in one.cards) == Counter(
        (card.id, card.points) for card in other.cards
    )


@given(data=st.data())
def test_a_development_counts_no_card_twice(race: Mapping[str, Card], data: st.DataObject) -> None:
    table = data.draw(tables(race))
    there = Counter(card.id for card in table.tableau)
    for card in table.score().cards:
        lines = [line for line in card.lines if counts_cards(line.row)]
        assert Counter(card_id for line in lines for card_id in line.cards) <= there
        assert all(line.count == len(line.cards) for line in lines)


@given(data=st.data())
def test_the_refinery_gets_the_best_of_the_four_kinds(race: Mapping[str, Card], data: st.DataObject) -> None:
    table = data.draw(tables(race, must_have=OORT))
    result = table.score()
    fixed = {
        kind: replace(
            table,
            tableau=tuple(replace(card, good=kind) if card.id == OORT else card for card in table.tableau),
        ).score()
        for kind in KINDS
    }
    assert dict(result.oort_totals) == {kind: other.total for kind, other in fixed.items()}
    assert result.total == max(other.total for other in fixed.values())
    first = next(kind for kind in KINDS if fixed[kind].total == result.total)
    assert result.oort_kind == first
    assert (result.cards, result.military) == (fixed[first].cards, fixed[first].military)


@given(data=st.data())
def test_more_chips_and_prestige_are_worth_at_least_themselves(
    race: Mapping[str, Card], data: st.DataObject
) -> None:
    table = replace(data.draw(tables(race)), sets=SETS)
    table = replace(table, tableau=tuple(card for card in table.tableau if card.copies_with(SETS)))
    before = table.score().total
    assert replace(table, vp_chips=table.vp_chips + 5).score().total >= before + 5
    assert replace(table, prestige=table.prestige + 5).score().total >= before + 5


@given(data=st.data())
def test_a_world_without_powers_never_costs_points(race: Mapping[str, Card], data: st.DataObject) -> None:
    """True of worlds that are neither military nor have a keyword, chromosomes or negative VPs."""
    table = data.draw(tables(race))
    here = {card.id for card in table.tableau}
    plain = [
        card
        for card in race.values()
        if card.is_world and not (card.powers or card.military or card.keywords or card.chromosome)
        if card.vp >= 0 and card.id not in here and card.copies_with(table.sets)
    ]
    if not plain:
        return
    world = data.draw(st.sampled_from(plain))
    more = replace(table, tableau=(*table.tableau, world))
    assert more.score().total >= table.score().total + world.vp


# The second scorer. Written from the sentences of BASE §22, TGS §30, RVI §20 and BOW §8, §23.


@dataclass(frozen=True)
class Owner:
    """A tableau as the sentences speak of it."""

    cards: Sequence[Card]
    chips: int
    prestige: int

    def has(self, *names: str) -> int:
        """Return how many cards of these names there are."""
        return sum(card.name in names for card in self.cards)

    def each(self, worth: Callable[[Card], int]) -> int:
        return sum(worth(card) for card in self.cards)

    @property
    def military(self) -> int:
        total = self.each(lambda c: sum(p.values["value"] for p in c.powers if p.code == "military"))
        for card in self.cards:
            if card.id == "hidden-fortress":
                total += self.each(lambda c: c.military)
            if card.id in ("uplift-mercenary-force", "uplift-revolt-world"):
                total += self.each(lambda c: c.chromosome)
            if card.id == "rebel-freedom-fighters" and self.each(lambda c: "imperium" in c.keywords):
                total -= 2
        return total


def production(card: Card, *kinds: str) -> bool:
    return card.production == "production" and (card.good in kinds or not kinds)


def windfall(card: Card, *kinds: str) -> bool:
    return card.production == "windfall" and (card.good in kinds or not kinds)


def rebel_military(card: Card) -> bool:
    return card.military and "rebel" in card.keywords


def powers_in(card: Card, phase: str) -> bool:
    return phase in {power.phase for power in card.powers}


def six(card: Card) -> bool:
    return card.kind == "development" and card.cost == 6


def best(card: Card, *worth: tuple[int, bool]) -> int:
    """Return the best of what the conditions that hold are worth."""
    return max((points for points, holds in worth if holds), default=0)


SENTENCES: Mapping[str, Callable[[Owner], int]] = {
    "alien-tech-institute": lambda o: o.each(
        lambda c: best(c, (3, production(c, "alien")), (2, windfall(c, "alien")), (2, "alien" in c.keywords))
    ),
    "free-trade-association": lambda o: (
        o.each(lambda c: best(c, (2, production(c, "novelty")), (1, windfall(c, "novelty"))))
        + 2 * o.has("Consumer Markets", "Expanding Colony")
    ),
    "galactic-federation": lambda o: o.each(lambda c: best(c, (2, six(c)), (1, c.kind == "development"))),
    "galactic-imperium": lambda o: o.each(lambda c: best(c, (2, rebel_military(c)), (1, c.military))),
    "galactic-renaissance": lambda o: (
        o.chips // 3 + 3 * o.has("Research Labs", "Galactic Trendsetters", "Artist Colony")
    ),
    "galactic-survey-seti": lambda o: o.each(
        lambda c: (2 if powers_in(c, "1") else 1) if c.kind == "world" else int(powers_in(c, "1"))
    ),
    "merchant-guild": lambda o: 2 * o.each(lambda c: production(c)),
    "mining-league": lambda o: (
        o.each(lambda c: best(c, (2, production(c, "rare")), (1, windfall(c, "rare"))))
        + 2 * o.has("Mining Robots", "Mining Conglomerate")
    ),
    "new-economy": lambda o: o.each(lambda c: powers_in(c, "4") * (1 if c.kind == "world" else 2)),
    "new-galactic-order": lambda o: o.military,
    "pan-galactic-league": lambda o: (
        o.each(lambda c: best(c, (2, c.good == "genes"), (1, c.military))) + 3 * o.has("Contact Specialist")
    ),
    "trade-league": lambda o: o.each(lambda c: powers_in(c, "trade") * (1 if c.kind == "world" else 2)),
    "galactic-genome-project": lambda o: 2 * o.each(lambda c: c.good == "genes") + 3 * o.has("Genetics Lab"),
    "imperium-lords": lambda o: o.each(lambda c: best(c, (2, "imperium" in c.keywords), (1, c.military))),
    "terraforming-guild": lambda o: 2 * o.each(lambda c: windfall(c) or "terraforming" in c.keywords),
    "galactic-bankers": lambda o: o.each(
        lambda c: best(
            c,
            (2, c.name in ("Interstellar Bank", "Investment Credits", "Gambling World")),
            (1, c.kind == "development"),
        )
    ),
    "galactic-exchange": lambda o: (
        {0: 0, 1: 1, 2: 3, 3: 6, 4: 10}[len({c.good for c in o.cards} - {None})]
        + 3 * o.has("Diversified Economy")
    ),
    "imperium-seat": lambda o: 2 * o.each(lambda c: "imperium" in c.keywords or rebel_military(c)),
    "prospecting-guild": lambda o: o.each(
        lambda c: best(c, (2, c.good == "rare"), (1, c.kind == "world"), (1, "terraforming" in c.keywords))
    ),
    "rebel-alliance": lambda o: o.each(lambda c: best(c, (2, "rebel" in c.keywords), (1, c.military))),
    "uplift-code": lambda o: o.each(lambda c: best(c, (3, c.chromosome), (2, "uplift" in c.keywords))),
    "federation-capital": lambda o: o.prestige,
    "alien-cornucopia": lambda o: o.each(
        lambda c: best(c, (2, "alien" in c.keywords), (1, production(c, "novelty", "rare", "genes")))
    ),
    "golden-age-of-terraforming": lambda o: o.each(
        lambda c: best(c, (2, "terraforming" in c.keywords), (1, six(c)), (1, production(c)))
    ),
    "pan-galactic-affluence": lambda o: (
        o.prestige + 2 * o.has("Export Duties", "Galactic Renaissance", "Terraformed World")
    ),
    "pan-galactic-hologrid": lambda o: o.each(
        lambda c: best(c, (2, c.good == "novelty"), (2, c.name == "Expanding Colony"), (1, c.kind == "world"))
    ),
    "universal-peace-institute": lambda o: (
        -o.military + o.each(lambda c: c.military) + 2 * o.has("Pan-Galactic Mediator")
    ),
}


@given(data=st.data())
def test_the_rows_say_what_the_rulebooks_say(race: Mapping[str, Card], data: st.DataObject) -> None:
    table = data.draw(tables(race, must_have=data.draw(st.sampled_from(["", OORT]))))
    result = table.score()
    cards = [replace(card, good=result.oort_kind) if card.id == OORT else card for card in table.tableau]
    owner = Owner(cards, table.vp_chips, table.prestige)
    assert result.military == owner.military
    bonus = {card.id: card.bonus for card in result.cards}
    expected = {card.id: SENTENCES[card.id](owner) if card.id in SENTENCES else 0 for card in table.tableau}
    assert bonus == expected


def test_the_second_scorer_knows_every_card_with_variable_vps(race: Mapping[str, Card]) -> None:
    assert set(SENTENCES) == {card.id for card in race.values() if card.variable_vp}
