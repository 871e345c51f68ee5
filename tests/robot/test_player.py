"""The scripted player: it pays, it keeps the rules it knows, and no card gets lost with it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from webapp.cards import Card
from webapp.robot import player
from webapp.robot.deck import Deck
from webapp.robot.player import ScriptedPlayer
from webapp.robot.vocabulary import ACTIONS, SEARCH

START = Card("start", "", "world", cost=2)
CHEAP = Card("cheap", "", "development", cost=1, vp=1)
DEAR = Card("dear", "", "development", cost=5, vp=2)
FARM = Card("farm", "", "world", cost=2, vp=1, good="genes", production="production")
GIFT = Card("gift", "", "world", cost=0, vp=0, good="alien", production="windfall")
FORT = Card("fort", "", "world", defense=3, military=True, vp=9)
JUNK = Card("junk", "", "development", cost=9, vp=0)


@pytest.fixture
def deck() -> Deck:
    return Deck([JUNK] * 60, Random(1))


@pytest.fixture
def script(deck: Deck) -> ScriptedPlayer:
    return ScriptedPlayer(START, deck, prestige_in_use=True)


def test_it_begins_with_a_hand_and_its_start_world(cards: Mapping[str, Card], deck: Deck) -> None:
    """R-SETUP-7: four cards, three with Ancient Race; a windfall start world has its good."""
    assert len(ScriptedPlayer(START, deck, prestige_in_use=True).hand) == 4
    ancient = ScriptedPlayer(cards["ancient-race"], deck, prestige_in_use=True)
    assert (len(ancient.hand), ancient.goods) == (3, [cards["ancient-race"]])


def test_explore(script: ScriptedPlayer, deck: Deck) -> None:
    """All cards seen and not kept are discarded."""
    before = len(deck)
    for markers, kept in (((), 1), (("explore_left",), 2), (("explore_right",), 1)):
        script.hand = []
        script.play("explore", markers)
        assert len(script.hand) == kept
        before -= kept
        assert len(deck) == before
    script.hand = []
    script.play("explore", ("explore_left", "explore_right"))
    assert len(script.hand) == 3


def test_develop_pays_with_cards(script: ScriptedPlayer, deck: Deck) -> None:
    """The dearest that it can pay; one less where it chose the phase, in the first phase only (R-ROUND-5)."""
    script.hand = [CHEAP, DEAR, JUNK, JUNK, JUNK, JUNK]
    before = len(deck)
    script.play("develop_1", ("develop_left",))
    assert (script.tableau, len(script.hand), len(deck)) == ([START, DEAR], 1, before + 4)
    script.hand = [DEAR, JUNK, JUNK, JUNK, JUNK]
    script.play("develop_2", ("develop_left", "develop_right"))
    assert script.tableau == [START, DEAR]
    script.play("develop_1", ("develop_left", "develop_right"))
    assert (script.tableau, script.hand) == ([START, DEAR, DEAR], [])


def test_settle_pays_or_conquers(script: ScriptedPlayer, cards: Mapping[str, Card]) -> None:
    script.hand = [FORT, FARM, JUNK]
    script.play("settle_1", ())
    assert (script.tableau, script.hand) == ([START, FARM], [])
    script.tableau.append(cards["new-sparta"])
    script.hand = [FORT]
    script.play("settle_1", ("settle_left",))
    assert script.tableau[-1] == cards["new-sparta"]
    script.hand = [FORT]
    script.tableau.append(cards["space-marines"])
    script.play("settle_1", ("settle_left",))
    assert script.tableau[-1] == FORT
    assert len(script.hand) == 1


def test_a_windfall_world_comes_with_its_good(script: ScriptedPlayer) -> None:
    script.hand = [GIFT]
    script.play("settle_1", ())
    assert script.goods == [GIFT]


@pytest.mark.parametrize(
    ("markers", "vp", "hand"),
    [((), 3, 1), (("trade",), 2, 6), (("double",), 6, 1), (("trade", "double"), 4, 6)],
)
def test_consume(script: ScriptedPlayer, markers: tuple[str, ...], vp: int, hand: int) -> None:
    """A good sold by its kind, a VP chip for each other one, doubled where it chose that."""
    script.hand, script.goods = [], [FARM, GIFT, FARM]
    script.play("consume", markers)
    assert (script.vp, len(script.hand), script.goods) == (vp, hand, [])


def test_produce(script: ScriptedPlayer) -> None:
    """Production worlds without a good; a windfall world only where it chose the phase."""
    script.tableau = [START, FARM, GIFT]
    script.play("produce", ())
    assert script.goods == [FARM]
    script.play("produce", ("produce",))
    assert script.goods == [FARM, GIFT]


def test_it_discards_to_the_hand_limit(script: ScriptedPlayer, deck: Deck) -> None:
    """R-ROUND-6: the cards of least worth go."""
    script.hand = [JUNK] * 5 + [FORT] + [JUNK] * 8
    before = len(deck)
    script.end_round()
    assert (len(script.hand), len(deck)) == (player.HAND_LIMIT, before + 4)
    assert FORT in script.hand


@pytest.mark.parametrize(
    ("hand", "goods", "tableau", "expected"),
    [
        ([], [], [START], ("explore_plus5", "explore_plus1")),
        ([FARM, JUNK, JUNK], [], [START], ("settle", "explore_plus5")),
        ([FARM, CHEAP, JUNK], [], [START], ("settle", "develop")),
        ([], [FARM], [START, FARM], ("trade", "explore_plus5")),
        ([JUNK] * 4, [FARM, FARM, GIFT], [START], ("double", "explore_plus5")),
        ([JUNK] * 4, [], [START, FARM, FARM], ("produce", "explore_plus5")),
    ],
)
def test_what_it_wants(
    script: ScriptedPlayer,
    hand: list[Card],
    goods: list[Card],
    tableau: list[Card],
    expected: tuple[str, str],
) -> None:
    script.hand, script.goods, script.tableau = hand, goods, tableau
    assert script.choose(ACTIONS) == expected


def test_it_searches_once_and_only_where_that_is_offered(script: ScriptedPlayer) -> None:
    """R-DICE-12."""
    script.hand = []
    assert script.choose(ACTIONS) == ("explore_plus5", "explore_plus1")
    assert not script.searched
    assert script.choose((*ACTIONS, SEARCH)) == (SEARCH, "explore_plus5")
    assert script.choose((*ACTIONS, SEARCH)) == ("explore_plus5", "explore_plus1")


def test_its_points_are_what_it_holds(script: ScriptedPlayer) -> None:
    script.tableau, script.vp, script.prestige = [START, FORT, FARM], 5, 2
    assert script.points == 17
    assert script.cards == 4 + 3


@pytest.mark.parametrize("prestige_in_use", [True, False])
def test_a_card_gives_it_prestige_only_where_that_is_in_use(deck: Deck, prestige_in_use: bool) -> None:
    player = ScriptedPlayer(START, deck, prestige_in_use=prestige_in_use)
    before = player.points
    player.hand = [Card("shrine", "", "development", cost=0, vp=0, prestige=1)]
    player.play("develop_1", ())
    assert len(player.tableau) == 2
    assert player.points - before == int(prestige_in_use)
