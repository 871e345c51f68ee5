"""What to lay out on the table before the first round, in order (R-SETUP-1 to R-SETUP-7)."""

from __future__ import annotations

from dataclasses import dataclass

from webapp.cards import Card
from webapp.i18n import N_, gettext, ngettext
from webapp.robot.game import Game
from webapp.robot.placed import Placed
from webapp.solo import words
from webapp.solo.phrases import with_card
from webapp.solo.titles import CardName

HAND_DEALT = 6
HAND_KEPT = 4


@dataclass(frozen=True, slots=True)
class Task:
    """One thing to do with the pieces."""

    text: str
    rule: str


def layout(game: Game, card_name: CardName) -> tuple[Task, ...]:
    """Return everything to lay out for the start of `game`, the robot's side first (R-SETUP-7)."""
    setup = game.setup
    robot_world = Placed(game.cards[setup.robot_world], setup.robot_world)
    own_world = Placed(game.cards[setup.player_world], setup.player_world)
    return (
        Task(
            gettext(
                "Shuffle the cards of these sets into the common deck, other start worlds too: %(sets)s.",
                sets=words.names(words.SETS, setup.sets),
            ),
            "R-SETUP-4",
        ),
        Task(gettext("Put %(n)s VPs in chips into the pool.", n=game.vp_pool), "R-SETUP-2"),
        Task(
            with_card(N_("Robot's start world, into its tableau: %(card)s."), card_name(robot_world)),
            "R-SETUP-6",
        ),
        *_markers(game),
        *_counters(game),
        Task(
            gettext("Beside the mat: your two black-edged player markers and the robot's two dice."),
            "R-SETUP-6",
        ),
        *_prestige(game),
        Task(
            ngettext(
                "Deal %(n)s card unseen: common deck → robot's draw stack.",
                "Deal %(n)s cards unseen: common deck → robot's draw stack.",
                game.state.robot.stack,
            ),
            "R-SETUP-5",
        ),
        *_own_side(game, own_world, card_name),
    )


def _markers(game: Game) -> tuple[Task, ...]:
    robot = game.state.robot
    return (
        Task(
            gettext(
                "Black-edged markers on the robot's mat: credit on %(credit)s, economy size on %(economy)s.",
                credit=robot.credit,
                economy=robot.economy,
            ),
            "R-SETUP-5",
        ),
    )


def _prestige(game: Game) -> tuple[Task, ...]:
    if not game.setup.prestige_in_use:
        return ()
    return (Task(gettext("Beside the mat: the prestige chips and the Prestige Leader tile."), "R-PRE-2"),)


def _counters(game: Game) -> tuple[Task, ...]:
    robot, profile = game.state.robot, game.state.profile
    tasks = [
        Task(
            gettext(
                "“robot =” counter on its area of the mat, showing: %(face)s.",
                face=words.name(words.FACES, robot.shows),
            ),
            "R-SETUP-6",
        )
    ]
    covered = dict.fromkeys(changed.partition(".")[0] for changed in sorted(profile.changed))
    parts = [part for part in ("explore", "develop", "settle", "consume", "produce") if part in covered]
    if profile.first_settle is not None and "settle" not in parts:
        parts.append("settle")
    if profile.turns == "after_first_trade_action":
        parts.append("consume")
    if parts:
        tasks.append(
            Task(
                gettext(
                    "Special counters of its start world on the areas of their colour (the back of the mat "
                    "shows which side is up): %(parts)s.",
                    parts=words.SEPARATOR.join(words.name(words.PARTS, part) for part in parts),
                ),
                f"R-WORLD-{profile.number}",
            )
        )
    else:
        tasks.append(Task(gettext("Its start world covers no cell of the mat."), f"R-WORLD-{profile.number}"))
    tasks.append(
        Task(
            ngettext(
                "Put %(n)s 6-cost counter beside the mat. All other counters leave the game.",
                "Put %(n)s 6-cost counters beside the mat. All other counters leave the game.",
                robot.counters_left,
            ),
            "R-SETUP-3",
        )
    )
    return tuple(tasks)


def _own_side(game: Game, own: Placed, card_name: CardName) -> tuple[Task, ...]:
    tasks = [
        Task(with_card(N_("Your start world, into your tableau: %(card)s."), card_name(own)), "R-SETUP-7")
    ]
    if own.card.production == "windfall":
        tasks.append(
            Task(gettext("It is a windfall world: put one card face down on it as its good."), "R-SETUP-7")
        )
    tasks.append(Task(_hand(own.card), "R-SETUP-7"))
    if own.card.start_saved_cards:
        tasks.append(
            Task(
                ngettext(
                    "Put %(n)s card from your hand under your start world before the first round.",
                    "Put %(n)s cards from your hand under your start world before the first round.",
                    own.card.start_saved_cards,
                ),
                "R-SETUP-7",
            )
        )
    return tuple(tasks)


def _hand(own: Card) -> str:
    kept = own.start_hand_size or HAND_KEPT
    return gettext("Deal yourself %(dealt)s cards and keep %(kept)s of them.", dealt=HAND_DEALT, kept=kept)
