"""The sixteen start worlds at the table: every phase, action and response, on every difficulty.

The numbers are written from the rules by hand, not read from the data.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pytest

if TYPE_CHECKING:
    from tests.robot.conftest import Seat, Sit

NON, MILITARY = "gem-world", "aquatic-uplift-race"
ALIEN_NON, ALIEN_MILITARY = "deserted-alien-outpost", "lost-alien-warship"
SAMPLES = {NON: "n", MILITARY: "m", ALIEN_NON: "N", ALIEN_MILITARY: "M"}
CHEAP, SIX = "public-works", "mining-league"
DIFFICULTIES = {"easy": 1, "medium": 2, "hard": 3}


class World(NamedTuple):
    """What a world's counters make of the mat; what is left out is as printed."""

    explore: tuple[int, int, int] = (1, 3, 1)
    """Draws of action, of action on both spaces, of response."""
    develop: tuple[int, int] = (1, 0)
    counters: tuple[int, int] = (2, 3)
    """Credit that a counter needs and costs, in action and response."""
    settle: tuple[int, int] = (3, 2)
    finds: tuple[str, str] = ("nN", "nN")
    """Which of the samples action and response take: non-military, Military, capitals for Alien ones."""
    free: bool = False
    """Whether the Settle response neither needs nor costs credit."""
    trade: int = 2
    produce: tuple[tuple[int, int], tuple[int, int]] = ((1, 0), (0, 0))
    """Economy and credit of action and response."""


WORLDS = {
    "old-earth": World(),
    "epsilon-eridani": World(finds=("mM", "mM"), free=True),
    "alpha-centauri": World(settle=(4, 2), free=True),
    "new-sparta": World(settle=(5, 4), finds=("mM", "mM"), free=True),
    "earths-lost-colony": World(),
    "separatist-colony": World(explore=(3, 7, 3), finds=("mM", "mM"), free=True),
    "ancient-race": World(),
    "damaged-alien-factory": World(),
    "doomed-world": World(),
    "rebel-cantina": World(settle=(4, 3), finds=("nmNM", "nmNM"), produce=((1, 1), (0, 1))),
    "galactic-developers": World(develop=(3, 1), counters=(2, 2)),
    "imperium-warlord": World(explore=(2, 5, 2), settle=(5, 2), finds=("mM", "mM"), free=True),
    "galactic-scavengers": World(produce=((1, 1), (0, 1))),
    "uplift-mercenary-force": World(explore=(2, 5, 2), settle=(5, 5), finds=("mM", "mM")),
    "alien-research-team": World(explore=(3, 7, 3), finds=("NM", "nNM"), trade=3),
    "rebel-freedom-fighters": World(
        explore=(2, 5, 2), develop=(2, 1), settle=(4, 3), finds=("mM", "mM"), free=True
    ),
}

every_world = pytest.mark.parametrize("world", WORLDS)
every_difficulty = pytest.mark.parametrize("difficulty", DIFFICULTIES)


def takes(seat: Seat) -> str:
    """Return which of the samples the flip of this moment takes."""
    want = seat.game.prompt.wanted
    assert want is not None
    return "".join(sign for card, sign in SAMPLES.items() if want.fits(seat.game.cards[card]))


def in_order(samples: str) -> str:
    return "".join(sign for sign in SAMPLES.values() if sign in samples)


@every_world
@every_difficulty
def test_explore(sit: Sit, world: str, difficulty: str) -> None:
    """R-EXP-A, R-EXP-R, R-EXP-N, R-WORLD-5, R-WORLD-11, R-WORLD-13, R-WORLD-14, R-WORLD-15."""
    action, both, response = WORLDS[world].explore
    for choice, dice, draw, credit in (
        ("develop trade", "explore produce", action, 1),
        ("explore_plus1 explore_plus5", "explore produce", action, 1),
        ("explore_plus1 explore_plus5", "match match", both, 1),
        ("explore_plus1 trade", "trade produce", response, 0),
        ("explore_plus1 explore_plus5", "trade produce", response, 0),
    ):
        seat = sit(world, difficulty=difficulty, credit=1, stack=4).open(choice, dice).done()
        assert (seat.robot.stack, seat.robot.credit) == (4 + draw, 1 + credit), (choice, dice)


@every_world
@every_difficulty
@pytest.mark.parametrize("credit", range(5))
@pytest.mark.parametrize("act", [True, False], ids=["action", "response"])
def test_develop(sit: Sit, world: str, difficulty: str, credit: int, act: bool) -> None:
    """R-DEV-A0, R-DEV-A, R-DEV-R0, R-DEV-R, R-SETUP-3, R-WORLD-10, R-WORLD-15."""
    own = WORLDS[world]
    dice = "develop produce" if act else "trade produce"
    left = DIFFICULTIES[difficulty]
    price, draw = own.counters[not act], own.develop[not act]
    seat = sit(world, difficulty=difficulty, credit=credit, stack=4).open("develop trade", dice).done()
    if credit >= price:
        assert (seat.robot.credit, seat.robot.stack) == (credit - price, 4)
        assert (seat.robot.counters_left, seat.robot.counters_placed) == (left - 1, 1)
        assert seat.state.phase == "consume"
    seat = sit(world, difficulty=difficulty, counters_left=0, credit=credit, stack=4)
    seat.open("develop trade", dice).done()
    if not act and credit == 0 and world != "galactic-developers":
        assert (seat.state.phase, seat.robot.stack, seat.robot.credit) == ("consume", 4, 0)
        return
    assert (seat.state.prompt, seat.robot.stack) == ("flip", 4 + draw)
    want = seat.game.prompt.wanted
    assert want is not None
    free_six = world == "galactic-developers" and act
    six = 0 if free_six else 1
    other = 0 if act or world == "galactic-developers" else 1
    for card, cost in ((CHEAP, other), (SIX, six)):
        if cost > credit:
            assert seat.refused({"type": "flip", "missed": 1, "found": card}).kind == "too_dear"
        else:
            after = seat.game.apply({"type": "flip", "missed": 1, "found": card})
            assert (after.state.robot.credit, after.state.robot.stack) == (credit - cost, 4 + draw - 2)
    assert seat.refused({"type": "flip", "missed": 1, "found": NON}).kind == "wrong_find"


@every_world
@every_difficulty
@pytest.mark.parametrize("credit", range(5))
@pytest.mark.parametrize("act", [True, False], ids=["action", "response"])
def test_settle(sit: Sit, world: str, difficulty: str, credit: int, act: bool) -> None:
    """R-SET-A, R-SET-R, R-WORLD-1, R-WORLD-2, R-WORLD-3, R-WORLD-4, R-WORLD-5, R-WORLD-6, R-WORLD-9,
    R-WORLD-11, R-WORLD-12, R-WORLD-13, R-WORLD-14, R-WORLD-15."""
    own = WORLDS[world]
    dice = "settle produce" if act else "trade produce"
    draw, finds = own.settle[not act], own.finds[not act]
    seat = sit(world, difficulty=difficulty, credit=credit, stack=4)
    if world == "doomed-world":
        first = sit(world).open("settle trade", "settle produce").done().flip("new-earth", 0).finish_round()
        seat.game = first.set(credit=credit, stack=4).game
    seat.open("settle trade", dice).done()
    if not act and not own.free and credit == 0:
        assert (seat.state.phase, seat.robot.stack, seat.robot.credit) == ("consume", 4, 0)
        return
    assert (seat.state.prompt, seat.robot.stack) == ("flip", 4 + draw)
    assert takes(seat) == in_order(finds)
    for card, sign in SAMPLES.items():
        flip = {"type": "flip", "missed": 2, "found": card}
        if sign not in finds:
            assert seat.refused(flip).kind == "wrong_find"
            continue
        after = seat.game.apply(flip).state.robot
        military = card in (MILITARY, ALIEN_MILITARY)
        cost = 0 if act or own.free or (world == "rebel-cantina" and military) else 1
        assert (after.credit, after.stack, after.tableau[-1].given) == (credit - cost, 4 + draw - 3, card)


@every_world
@every_difficulty
def test_consume(sit: Sit, world: str, difficulty: str) -> None:
    """R-CON-T, R-CON-D, R-CON-B, R-CON-R, R-WORLD-14: at economy size 2 and credit 0."""
    trade = WORLDS[world].trade
    for dice, vp, credit, economy in (
        ("trade explore", 2, trade, 2),
        ("double explore", 4, 0, 3),
        ("trade double", 4, trade, 3),
        ("explore produce", 2, 0, 2),
    ):
        seat = sit(world, difficulty=difficulty).open("trade explore_plus1", dice).skip_to("consume")
        seat.set(credit=0, economy=2, vp=0).done()
        assert (seat.robot.vp, seat.robot.credit, seat.robot.economy) == (vp, credit, economy), dice


@every_world
@every_difficulty
def test_produce(sit: Sit, world: str, difficulty: str) -> None:
    """R-PRO-A, R-PRO-R, R-WORLD-9, R-WORLD-12."""
    for dice, (economy, credit) in zip(
        ("produce explore", "trade explore"), WORLDS[world].produce, strict=True
    ):
        seat = sit(world, difficulty=difficulty).open("produce explore_plus1", dice).skip_to("produce")
        seat.set(credit=1, economy=2).done()
        assert (seat.robot.economy, seat.robot.credit) == (2 + economy, 1 + credit), dice


@every_world
def test_its_face(sit: Sit, world: str) -> None:
    """R-DICE-4, R-WORLD-0 to R-WORLD-15: where a die with the robot's face lies in the first round."""
    expected = {
        "old-earth": "trade",
        "epsilon-eridani": "double",
        "earths-lost-colony": "produce",
        "separatist-colony": "explore_left",
        "ancient-race": "trade",
        "damaged-alien-factory": "produce",
        "galactic-developers": "develop_left",
        "galactic-scavengers": "trade",
        "alien-research-team": "explore_left",
    }.get(world, "settle_left")
    seat = sit(world).open("trade produce", "robot produce")
    assert set(seat.state.robot_spaces) == {expected, "produce"}


# Old Earth


def test_old_earth_turns_after_its_first_trade_action(sit: Sit) -> None:
    """R-WORLD-0: not after a double, not after the player's Trade; then once and never again."""
    seat = sit("old-earth").open("trade explore_plus1", "double explore").finish_round()
    assert seat.robot.shows == "trade"
    seat.open("trade explore_plus1", "explore produce").finish_round()
    assert seat.robot.shows == "trade"
    seat.open("develop explore_plus1", "trade explore").finish_round()
    assert seat.robot.shows == "double"
    assert seat.robot.special_used
    seat.set(shows="trade").open("trade explore_plus1", "trade explore").finish_round()
    assert seat.robot.shows == "trade"


def test_old_earth_turns_after_both_consumes(sit: Sit) -> None:
    """R-WORLD-0: a Trade action is half of both."""
    seat = sit("old-earth").open("explore_plus1 develop", "trade double").skip_to("consume").done()
    assert seat.robot.shows == "double"
    assert seat.what("R-WORLD-0") == ["special_leaves", "turn_counter"]


def test_old_earth_after_a_correction(sit: Sit) -> None:
    """R-WORLD-0: corrected to double beforehand: the counter leaves the game without turning."""
    seat = sit("old-earth").set(shows="double").open("develop explore_plus1", "trade explore").finish_round()
    assert (seat.robot.shows, seat.robot.special_used) == ("double", True)


# Damaged Alien Factory


@pytest.mark.parametrize(
    ("shows", "choice", "dice", "after"),
    [
        # R-WORLD-7: the action of the face that it shows turns it.
        ("produce", "explore_plus1 develop", "produce explore", "trade"),
        ("produce", "explore_plus1 develop", "robot explore", "trade"),
        ("produce", "explore_plus1 produce", "match explore", "trade"),
        ("trade", "explore_plus1 develop", "trade explore", "produce"),
        ("trade", "explore_plus1 develop", "robot explore", "produce"),
        # Another action does not, nor does the player's own.
        ("produce", "explore_plus1 develop", "trade explore", "produce"),
        ("trade", "explore_plus1 develop", "produce explore", "trade"),
        ("produce", "produce develop", "explore double", "produce"),
        ("trade", "trade develop", "explore double", "trade"),
        # Both Consumes are a Trade action.
        ("trade", "explore_plus1 develop", "trade double", "produce"),
        ("trade", "trade double", "match match", "produce"),
        ("produce", "explore_plus1 develop", "trade double", "produce"),
        # Consume comes before Produce.
        ("trade", "explore_plus1 develop", "trade produce", "trade"),
        ("trade", "trade produce", "match match", "trade"),
        ("produce", "explore_plus1 develop", "trade produce", "trade"),
        # Any other face stays.
        ("settle", "explore_plus1 develop", "trade produce", "settle"),
        ("double", "explore_plus1 develop", "double produce", "double"),
        ("develop", "trade produce", "develop explore", "develop"),
    ],
)
def test_the_damaged_alien_factory_turns(sit: Sit, shows: str, choice: str, dice: str, after: str) -> None:
    """R-WORLD-7: after every Trade and every Produce action, whatever face brought it about."""
    seat = sit("damaged-alien-factory", shows=shows, stack=0, credit=0).open(choice, dice).finish_round()
    assert seat.robot.shows == after


def test_the_damaged_alien_factory_turns_again_and_again(sit: Sit) -> None:
    """R-WORLD-7, R-DICE-4: round after round, by its own face alone."""
    seat = sit("damaged-alien-factory", stack=0, credit=0)
    seen = []
    for _ in range(4):
        seat.open("explore_plus1 explore_plus5", "robot explore")
        seen.append(seat.state.robot_spaces[-1])
        seat.finish_round()
    assert seen == ["produce", "trade", "produce", "trade"]


# Doomed World


def test_doomed_worlds_first_settle_action(sit: Sit) -> None:
    """R-WORLD-8: off the common deck, stack untouched, credit +2, economy +1; counter and card leave."""
    seat = sit("doomed-world").open("settle trade", "settle produce").done()
    assert (seat.state.prompt, seat.robot.stack) == ("flip", 4)
    seat.flip("new-earth", 7)
    assert seat.numbers == (3, 1, 4)
    assert [entry.given for entry in seat.robot.tableau] == ["new-earth"]
    assert seat.robot.special_used
    assert seat.what("R-WORLD-8") == ["place", "credit", "economy", "special_leaves", "start_world_leaves"]
    assert seat.game.score.total == 3


def test_doomed_world_later_settles_are_as_printed(sit: Sit) -> None:
    """R-WORLD-8: the second Settle of the same round is an ordinary one."""
    seat = sit("doomed-world").open("settle settle", "match robot").done().flip("new-earth", 0)
    assert (seat.state.phase, seat.robot.stack) == ("settle_2", 4)
    seat.done()
    assert seat.robot.stack == 7
    assert takes(seat) == "nN"


def test_doomed_world_responds_as_printed_before(sit: Sit) -> None:
    """R-WORLD-8: only an action uses the counter."""
    seat = sit("doomed-world").open("settle trade", "trade produce").done()
    assert (seat.robot.stack, takes(seat)) == (6, "nN")
    seat.flip(NON, 0)
    assert (seat.robot.credit, seat.robot.special_used, seat.robot.cards) == (0, False, 2)
    seat.finish_round().open("trade produce", "settle robot").done()
    assert seat.robot.stack == 5
    seat.flip("galactic-trendsetters", 0)
    assert [entry.given for entry in seat.robot.tableau] == [NON, "galactic-trendsetters"]


def test_doomed_world_without_its_card(sit: Sit) -> None:
    """R-WORLD-8: a card that was taken out by correction cannot leave again."""
    seat = sit("doomed-world").play({"type": "remove", "who": "robot", "card": "doomed-world"})
    seat.open("settle trade", "settle produce").done().flip("new-earth", 0)
    assert [entry.given for entry in seat.robot.tableau] == ["new-earth"]
    assert "start_world_leaves" not in seat.what()


def test_doomed_worlds_find_brings_prestige(sit: Sit) -> None:
    """R-WORLD-8, R-PRE-1: with The Brink of War a printed prestige counts as ever."""
    seat = sit("doomed-world", sets="bow").open("settle trade", "settle produce").done()
    seat.flip("psi-crystal-world", 0)
    assert (seat.robot.prestige, seat.state.leader.who, seat.state.leader.tile) == (1, "robot", 1)


# Galactic Developers


def test_galactic_developers_respond_without_credit(sit: Sit) -> None:
    """R-WORLD-10, R-FLIP-5: draw 1 also at credit 0; then a 6-cost development is a miss, others are free."""
    seat = sit("galactic-developers", credit=0).open("develop trade", "trade produce").done()
    assert (seat.state.prompt, seat.robot.stack) == ("flip", 5)
    assert seat.refused({"type": "flip", "missed": 0, "found": SIX}).kind == "too_dear"
    seat.flip(CHEAP, 0)
    assert (seat.robot.credit, seat.robot.stack) == (0, 4)


# Uplift Mercenary Force


def test_the_uplift_mercenary_force_counts_chromosomes(sit: Sit) -> None:
    """R-WORLD-13: itself and every other world with the symbol, before the find is placed."""
    seat = sit("uplift-mercenary-force", stack=0).add(
        "mining-mole-uplift-race",
        "uplift-revolt-world",
        NON,
        {"kind": "world", "vp": 1, "military": False, "chromosome": True},
        {"kind": "development", "vp": 1, "cost": 2, "chromosome": True},
    )
    seat.open("settle settle", "match produce").done()
    assert seat.robot.stack == 4 + 4
    seat.flip(MILITARY, 0).set(stack=0).done()
    assert seat.robot.stack == 4 + 5
    seat.play({"type": "remove", "who": "robot", "card": "uplift-mercenary-force"})
    seat.finish_round().set(stack=0).open("settle trade", "settle produce").done()
    assert seat.robot.stack == 4 + 4


# Alien Research Team


@pytest.mark.parametrize(
    ("tableau", "counts"),
    [
        ([], False),
        ([ALIEN_MILITARY], True),
        ([ALIEN_NON], True),
        (["alien-oort-cloud-refinery"], True),
        (["alien-burial-site", "alien-booby-trap", "alien-rosetta-stone-world"], False),
        ([{"kind": "world", "vp": 1, "military": True, "good": "alien"}], True),
        ([{"kind": "world", "vp": 1, "military": False, "good": "any"}], True),
        ([{"kind": "world", "vp": 1, "military": True, "good": "genes", "keywords": ["alien"]}], False),
        ([{"kind": "development", "vp": 1, "cost": 1, "good": "alien"}], False),
    ],
    ids=str,
)
@pytest.mark.parametrize(("dice", "credit"), [("double explore", 1), ("trade double", 4)])
def test_the_alien_research_teams_double(
    sit: Sit, tableau: list[object], counts: bool, dice: str, credit: int
) -> None:
    """R-WORLD-14: prestige instead of economy with an Alien world; chips are the same, in both too."""
    seat = sit("alien-research-team").add(*tableau).open("produce explore_plus1", dice).skip_to("consume")
    seat.set(economy=2, credit=1, vp=0, prestige=0).done()
    assert (seat.robot.vp, seat.robot.credit) == (4, credit)
    assert (seat.robot.prestige, seat.robot.economy) == ((1, 2) if counts else (0, 3))


def test_the_alien_research_teams_trade_gives_no_prestige(sit: Sit) -> None:
    """R-WORLD-14: only double does."""
    seat = sit("alien-research-team").add(ALIEN_NON).open("produce explore_plus1", "trade explore")
    seat.skip_to("consume").set(credit=0, economy=2).done()
    assert (seat.robot.prestige, seat.robot.economy, seat.robot.credit) == (0, 2, 3)


# Rebel Freedom Fighters


@pytest.mark.parametrize(
    ("phase", "found", "prestige"),
    [
        ("develop", "rebel-pact", 1),
        ("develop", "rebel-alliance", 1),
        ("develop", CHEAP, 0),
        ("develop", "pan-galactic-mediator", 1),
        ("settle", "rebel-homeworld", 1),
        ("settle", "rebel-council", 2),
        ("settle", MILITARY, 0),
        ("settle", "alien-guardian", 1),
        ("settle", {"kind": "world", "vp": 1, "military": True, "keywords": ["rebel"], "prestige": 2}, 3),
        ("develop", {"kind": "development", "vp": 1, "cost": 2, "keywords": ["rebel"]}, 1),
    ],
    ids=str,
)
def test_the_rebel_freedom_fighters_prestige(sit: Sit, phase: str, found: object, prestige: int) -> None:
    """R-WORLD-15, R-PRE-1: 1 for Rebel developments and Rebel military worlds; printed prestige adds up."""
    seat = sit("rebel-freedom-fighters", credit=1).open(f"{phase} trade", f"{phase} produce").done()
    seat.flip(found, 0)
    assert seat.robot.prestige == prestige


@pytest.mark.parametrize(
    ("phase", "found"),
    [
        ("develop", "imperium-troops"),
        ("develop", "imperium-lords"),
        ("develop", "imperium-planet-buster"),
        ("develop", {"kind": "development", "vp": 1, "cost": 2, "keywords": ["imperium", "rebel"]}),
        ("settle", {"kind": "world", "vp": 1, "military": True, "keywords": ["imperium"]}),
    ],
    ids=str,
)
def test_the_rebel_freedom_fighters_never_place_imperium_cards(sit: Sit, phase: str, found: object) -> None:
    """R-WORLD-15: such a card is a miss."""
    for dice in (f"{phase} produce", "trade produce"):
        seat = sit("rebel-freedom-fighters", credit=1).open(f"{phase} trade", dice).done()
        refusal = seat.refused({"type": "flip", "missed": 0, "found": found})
        assert (refusal.kind, refusal.values["keyword"]) == ("never_placed", "imperium")


def test_other_worlds_place_imperium_cards(sit: Sit) -> None:
    seat = sit("imperium-warlord", credit=1).open("develop trade", "develop produce").done()
    assert seat.flip("imperium-troops", 0).last_card == "imperium-troops"


# A counter that was read differently


def test_a_corrected_face_of_a_turning_counter(sit: Sit) -> None:
    """R-WORLD-0, R-WORLD-7: corrected faces are what the counter starts with and turns to."""
    seat = sit("old-earth", overrides={"robot": ["develop", "explore"]})
    assert seat.robot.shows == "develop"
    assert seat.open("explore_plus1 develop", "trade explore").finish_round().robot.shows == "explore"
    seat = sit("damaged-alien-factory", overrides={"robot": ["trade", "produce"]})
    assert seat.robot.shows == "trade"
    assert seat.open("explore_plus1 develop", "trade explore").finish_round().robot.shows == "produce"
