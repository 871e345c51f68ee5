"""Every rule that the robot can name has its reason, in words and numbers that are right."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from webapp import i18n
from webapp.catalogue.models import Catalogue
from webapp.catalogue.reader import open_catalogue
from webapp.catalogue.robot_worlds import ANY_WORLD, WORLDS
from webapp.catalogue.robot_worlds import OUR_READINGS as OUR_READINGS_OF_WORLDS
from webapp.robot.game import Game
from webapp.robot.mat import Mat
from webapp.robot.setup import read_setup
from webapp.robot.vocabulary import ACTIONS
from webapp.solo.why import why, why_is_our_reading
from webapp.solo.why_rules import OUR_READINGS, RULES

ROOT = Path(__file__).parents[2]
SPECIFICATION = ROOT.parent / "shared" / "robot.md"

RULE_IDS = (
    *(f"R-SETUP-{n}" for n in range(1, 9)),
    *(f"R-ROUND-{n}" for n in range(1, 7)),
    *(f"R-DICE-{n}" for n in range(1, 13)),
    *("R-EXP-A", "R-EXP-R", "R-EXP-N", "R-DEV-A0", "R-DEV-A", "R-DEV-R0", "R-DEV-R", "R-SET-A", "R-SET-R"),
    *("R-CON-T", "R-CON-R", "R-CON-D", "R-CON-B", "R-CON-N", "R-PRO-A", "R-PRO-R", "R-VP-1"),
    *(f"R-FLIP-{n}" for n in range(1, 6)),
    *(f"R-WORLD-{n}" for n in range(16)),
    *(f"R-PRE-{n}" for n in range(1, 5)),
    *("R-END-1", "R-SCORE-1", "R-SCORE-2", "R-SCORE-3"),
)
OURS = {
    *("R-SETUP-7", "R-DICE-3", "R-DICE-9", "R-DICE-10", "R-DICE-12"),
    *("R-EXP-N", "R-FLIP-3", "R-PRE-3", "R-SCORE-3"),
    *(f"R-WORLD-{n}" for n in (0, 1, 4, 5, 6, 7, 8, 10, 12, 13, 14, 15)),
}


@pytest.fixture(scope="module")
def catalogue(catalogue_path: Path) -> Catalogue:
    return open_catalogue(catalogue_path)


@pytest.fixture(scope="module")
def mat(catalogue: Catalogue) -> Mat:
    return Mat.from_data(catalogue.mat)


@pytest.mark.parametrize("rule", RULE_IDS)
def test_each_rule_has_whole_sentences(rule: str) -> None:
    sentences = why(rule)
    assert 20 < len(sentences) < (600 if rule not in WORLDS else 1100)
    assert sentences[0].isupper()
    assert sentences.endswith(".")
    assert not re.search(r"[_%<>'\"]", sentences.replace("'s ", "’s "))


def test_no_sentence_is_for_a_rule_that_there_is_not() -> None:
    assert {*RULES, *WORLDS} == {*RULE_IDS}
    assert {*OUR_READINGS, *OUR_READINGS_OF_WORLDS} == OURS


def test_each_rule_cited_in_the_code_has_a_reason() -> None:
    cited = set()
    for path in (ROOT / "webapp").rglob("*.py"):
        cited |= set(re.findall(r"R-[A-Z]+-(?:\d+|[A-Z]0?)(?![\w}])", path.read_text("utf-8")))
    assert len(cited) > 50
    assert {rule for rule in cited if not why(rule)} == set()


def test_what_is_our_reading_says_so() -> None:
    for rule in RULE_IDS:
        assert why_is_our_reading(rule) == (rule in OURS), rule
        assert ("our reading" in why(rule)) == (rule in OURS), rule


def test_the_mat_and_the_sentences_agree_on_what_is_our_reading(mat: Mat) -> None:
    assert mat.data["dice"]["confirm"]
    for world in mat.worlds:
        rule = f"R-WORLD-{mat.data['world'][world]['number']}"
        assert why_is_our_reading(rule) or not mat.data["world"][world].get("confirm"), world


def test_readings_are_those_of_the_specification_where_it_is_at_hand() -> None:
    if not SPECIFICATION.exists():
        return
    text = SPECIFICATION.read_text("utf-8")
    ids, ours = set(), set()
    for block in re.split(r"\n(?=- R-)|\n\n|\n(?=\|)", text):
        rule = re.match(r"- (R-[A-Z]+-\w+)", block)
        world = re.match(r"\| (\d+) \|", block)
        if rule or world:
            name = rule[1] if rule else f"R-WORLD-{world[1]}" if world else ""
            ids.add(name)
            if "confirm" in block:
                ours.add(name)
        ids |= set(re.findall(r"\b(R-[A-Z]+-(?:\d+|[A-Z]0?))\b", block))
    assert ids == set(RULE_IDS)
    assert ours == OURS


def test_each_start_world_has_the_numbers_of_its_counters(mat: Mat) -> None:
    fits = {
        "nonmilitary_world": "only a non-military world fits",
        "military_world": "only a military world fits",
        "any_world": "any world fits",
    }
    told = set()
    for world in mat.worlds:
        profile, own = mat.profile(world), mat.data["world"][world]
        explore = profile.explore_action.draw, profile.explore_both.draw, profile.explore_response.draw
        produce = profile.produce_action, profile.produce_response
        sentences = why(f"R-WORLD-{profile.number}")
        if "explore" in own:
            told.add(world)
            assert (
                "draws {} cards as an action, {} with dice on both spaces and {} as a response".format(
                    *explore
                )
            ) in sentences, world
        action, response = profile.settle_action, profile.settle_response
        if "settle" in own and action.draw_per is None and action.find == response.find:
            told.add(world)
            assert (
                f"In Settle the robot draws {action.draw} cards as an action and {response.draw} as a "
                f"response, and {fits[action.find]}."
            ) in sentences, world
        if "settle" in own:
            free = not response.needs_credit
            assert ("neither needs nor costs credit" in sentences) == free, world
            assert response.price_nonmilitary == (0 if free else 1), world
        if "produce" in own:
            told.add(world)
            assert (
                f"{produce[0].economy} economy size and {produce[0].credit} credit as an action, "
                f"and {produce[1].credit} credit as a response"
            ) in sentences, world
        if profile.first_settle is not None:
            told.add(world)
            first = profile.first_settle
            assert f"with {first.min_vp} or more printed VPs" in sentences
            assert f"gains {first.credit} credit and {first.economy} economy size" in sentences
    assert len(told) == 11


def test_numbers_of_the_worlds_with_cells_of_their_own(mat: Mat) -> None:
    developers, uplift = mat.profile("galactic-developers"), mat.profile("uplift-mercenary-force")
    research, fighters = mat.profile("alien-research-team"), mat.profile("rebel-freedom-fighters")
    assert f"the action draws {developers.develop_action.draw} cards" in why("R-WORLD-10")
    assert f"The response draws {developers.develop_response.draw} card," in why("R-WORLD-10")
    assert f"costs {developers.develop_response.counter_price} credit" in why("R-WORLD-10")
    assert developers.develop_action.counter_price == developers.develop_response.counter_price
    assert uplift.settle_action.draw == uplift.settle_response.draw
    assert f"draws {uplift.settle_action.draw} cards, and 1 more for each" in why("R-WORLD-13")
    assert f"As an action in Settle the robot draws {research.settle_action.draw} cards" in why("R-WORLD-14")
    assert f"As a response in Settle it draws {research.settle_response.draw} cards" in why("R-WORLD-14")
    assert f"A Trade action gives {research.consume['trade'].credit} credit" in why("R-WORLD-14")
    assert research.consume["both"].credit == research.consume["trade"].credit
    assert (
        f"In Develop the robot draws {fighters.develop_action.draw} cards as an action and "
        f"{fighters.develop_response.draw} as a response"
    ) in why("R-WORLD-15")


def test_each_start_world_names_the_face_of_its_counter(mat: Mat) -> None:
    names = {"trade": "Trade", "double": "2x VPs"}
    for world in mat.worlds:
        profile = mat.profile(world)
        face = names.get(profile.faces[0], profile.faces[0].capitalize())
        assert why(f"R-WORLD-{profile.number}").startswith(
            f"The “robot =” counter shows {face} at the start."
        )


def test_the_numbers_of_the_mat(mat: Mat) -> None:
    limits = mat.limits
    assert f"{limits.vp_pool} VPs, with The Brink of War {limits.vp_pool_bow}." in why("R-SETUP-2")
    assert f"Credit stops at {limits.credit} and economy size at {limits.economy}" in why("R-SETUP-8")
    assert f"{limits.tableau} or more cards" in why("R-END-1")
    assert f"{limits.prestige} or more prestige" in why("R-END-1")
    for name, difficulty in mat.difficulties.items():
        counters = f"{difficulty.counters} counter{'' if difficulty.counters == 1 else 's'}"
        assert f"{name.capitalize()}: {counters}, {difficulty.six_cost_vp} VPs each." in why("R-SETUP-3")
    start = mat.data["start"]
    assert (f"credit {start['credit']}, economy size {start['economy']} and {start['stack']} cards") in why(
        "R-SETUP-5"
    )


def test_a_start_world_added_as_data_has_a_general_reason() -> None:
    assert why("R-WORLD-16") == ANY_WORLD


@pytest.mark.parametrize(
    ("beside", "begins", "has", "has_not"),
    [
        ("R-EXP-A", "In Explore the robot draws 3", "numbers of cards are our reading", "Settle"),
        ("R-SET-R", "As an action in Settle", "What counts as an Alien world is our reading.", "Explore"),
        ("R-CON-B", "A Trade action gives 3 credit", "What both Consumes give together", "Settle"),
        ("R-FLIP-4", "As an action in Settle", "The Alien keyword alone", "Trade"),
        ("R-PRE-1", "The “robot =” counter shows Explore", "In Explore", "Develop"),
        (None, "The “robot =” counter shows Explore", "A Trade action", "Develop"),
    ],
)
def test_beside_another_rule_a_start_world_tells_only_what_belongs_to_it(
    beside: str | None, begins: str, has: str, has_not: str
) -> None:
    sentences = why("R-WORLD-14", beside)
    assert sentences.startswith(begins)
    assert has in sentences
    assert has_not not in sentences


def test_beside_another_rule_any_other_rule_stays_whole() -> None:
    assert why("R-SET-A", "R-EXP-A") == why("R-SET-A")


@pytest.mark.parametrize("rule", ["", "R-FLIP-6", "R-DEV", "r-dev-a", "flip"])
def test_what_is_no_rule_has_no_reason(rule: str) -> None:
    assert not why_is_our_reading(rule)
    with pytest.raises(KeyError):
        why(rule)


def test_a_translation_keeps_every_number(lang: str) -> None:
    messages = [
        *RULES.values(),
        *(text for parts in WORLDS.values() for one in parts.values() for text in one),
    ]
    assert len(messages) > 90
    with i18n.language(lang):
        for message in messages:
            assert _numbers(i18n.gettext(message)) == _numbers(message), message


def _numbers(text: str) -> set[str]:
    """Return the numbers that a text names; 0 may be said in words ("without credit")."""
    return set(re.findall(r"\d+", text)) - {"0"}


def test_each_step_of_games_of_all_start_worlds_has_a_reason(catalogue: Catalogue, mat: Mat) -> None:
    seen = set()
    for world in mat.worlds:
        for rule, world_rule in _rules_of_a_game(catalogue, mat, world):
            assert why(rule)
            seen.add(rule)
            if world_rule is not None and world_rule != rule:
                sentences = why(world_rule, rule)
                assert 20 < len(sentences) < 600, (world_rule, rule)
                assert "at the start" not in sentences, (world_rule, rule)
    assert {"R-DEV-A0", "R-DEV-R", "R-SET-A", "R-CON-D", "R-FLIP-4", "R-PRE-3", "R-WORLD-8"} <= seen


def _rules_of_a_game(catalogue: Catalogue, mat: Mat, world: str) -> Iterator[tuple[str, str | None]]:
    """Play some rounds with actions by chance; yield the rule of each step with the start world's."""
    chance = random.Random(world)
    other = next(name for name in mat.worlds if name != world)
    sets = ["base", "tgs", "rvi", "bow"]
    setup = {"robot_world": world, "player_world": other, "sets": sets, "difficulty": "hard", "seed": 1}
    game = Game.start(mat, catalogue.race, read_setup(setup, mat, catalogue.race))
    event: dict[str, object]
    while game.prompt.kind != "over" and game.state.round < 15:
        prompt = game.prompt
        if prompt.kind == "choose":
            event = {"type": "choose", "actions": chance.sample(ACTIONS, 2)}
        elif prompt.kind == "roll":
            event = {"type": "roll", "dice": list(game.app_roll())}
        elif prompt.kind == "done":
            event = {"type": "done"}
        else:
            assert prompt.wanted is not None
            found = next((name for name, card in catalogue.race.items() if prompt.wanted.fits(card)), None)
            stack = prompt.wanted.stack
            event = {"type": "flip", "found": found, "missed": min(1, stack - 1) if found else stack}
            if prompt.wanted.source == "common_deck":
                event["missed"] = 4
        game = game.apply(event)
        yield from ((step.rule, step.world_rule) for step in game.steps if step.rule is not None)
