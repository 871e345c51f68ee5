"""Everything that the game page shows, gathered from a stored game; the template only lays it out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from webapp.cards import Card
from webapp.catalogue import worked
from webapp.catalogue.models import Catalogue
from webapp.robot.corrections import PLAYER_LIMITS
from webapp.robot.game import Game
from webapp.robot.placed import Placed
from webapp.robot.state import TIED
from webapp.robot.steps import Step
from webapp.solo import events, guide, mat_picture, phrases, picker, sheet, words
from webapp.solo.phrases import Line
from webapp.solo.picture import MatPicture
from webapp.solo.records import Record
from webapp.solo.titles import CardName

CORRECTIONS = ("adjust", "override", "remove", "add")
LOG_LINES = 3
ASKED = ("flip", "flip_common")
"""Steps that the question repeats."""


@dataclass(frozen=True, slots=True)
class Counter:
    """A counter with what one tap down or up would set it to; None at an end."""

    who: str
    what: str
    name: str
    value: int
    down: str | None
    up: str | None


@dataclass(frozen=True, slots=True)
class TableauCard:
    """A card of the robot's tableau."""

    entry: Placed
    worth: int
    """What it is worth at the end (R-SCORE-1)."""
    called: CardName
    query: str = ""
    """Asks the page of a card with variable VPs what it would score among the robot's cards."""

    @property
    def card(self) -> Card:
        """The card itself."""
        return self.entry.card

    @property
    def name(self) -> str:
        """How it is called: markup, a link where the list has it."""
        return self.called(self.entry, self.query) if self.query else self.called(self.entry)


@dataclass(frozen=True, slots=True)
class Entry:
    """One event in the timeline, with the steps that it made happen."""

    position: int
    """How many events are in effect after it."""
    round: int
    text: str
    lines: tuple[Line, ...] = ()
    undone: bool = False


@dataclass(frozen=True, slots=True)
class GamePage:
    """The game page."""

    record: Record
    game: Game
    key: str
    mat: MatPicture
    question: guide.Question
    lines: tuple[Line, ...]
    """The steps since the last answer, for the hands."""
    answered: str
    """The event that they come from, as a sentence; empty right after set-up."""
    robot: tuple[Counter, ...]
    player: tuple[Counter, ...]
    tableau: tuple[TableauCard, ...]
    log: tuple[Entry, ...]
    leader: str | None
    """Who is Prestige Leader, in words; None without The Brink of War."""
    undo: str | None
    """The event that undo takes back; None where there is none."""
    redo: bool
    app_dice: bool
    asks_counters: bool
    """Whether the round ends after this phase, so that chips and cards are asked for."""
    offer: picker.Offer | None = None
    typed: Mapping[str, str] = field(default_factory=dict)
    """What a refused form held."""

    @property
    def state(self) -> Any:
        """The state, for the template."""
        return self.game.state

    @property
    def draft(self) -> Mapping[str, Any]:
        """What was tapped but is no event yet."""
        return self.record.draft

    @property
    def phases(self) -> tuple[str, ...]:
        """The phases of this round, Develop and Settle once each."""
        return tuple(dict.fromkeys(phase.partition("_")[0] for phase in self.game.state.phases))

    @property
    def phase(self) -> str | None:
        """The present phase, `develop` for both Develops."""
        phase = self.game.state.phase
        return phase.partition("_")[0] if phase else None


def game_page(
    record: Record,
    game: Game,
    catalogue: Catalogue,
    lang: str,
    name: CardName,
    key: str,
    typed: Mapping[str, str] | None = None,
) -> GamePage:
    """Return the page of `game` as it stands in `record`, in `lang`; `name` tells how cards are called."""
    answered = _answered(game)
    state = game.state
    log = tuple(_entry(one, name) for one in _recent(game))
    return GamePage(
        record=record,
        game=game,
        key=key,
        mat=mat_picture.picture(game),
        question=guide.question(game),
        lines=tuple(phrases.line(step, name) for step in answered.steps if step.what not in ASKED),
        answered="" if answered.event is None else events.sentence(answered, name),
        robot=robot_counters(game),
        player=player_counters(game),
        tableau=tableau(game, name),
        log=log,
        leader=_leader(game),
        undo=None if game.event is None else log[0].text,
        redo=bool(record.later),
        app_dice=bool(record.summary.get("app_dice", True)),
        asks_counters=state.phase is not None and state.phase == state.phases[-1],
        offer=_offer(record, game, catalogue, lang),
        typed=typed or {},
    )


def timeline(record: Record, whole: Game, name: CardName) -> tuple[Entry, ...]:
    """Return every event, the newest first; `whole` is the game with the undone events."""
    position = len(record.events)
    entries = [
        _entry(one, name, number, undone=number > position) for number, one in enumerate(whole.history())
    ]
    return tuple(reversed(entries))


def robot_counters(game: Game) -> tuple[Counter, ...]:
    """Return the robot's counters, those of prestige only where it is in use."""
    robot, limits = game.state.robot, game.mat.limits
    counters = [
        _counter("robot", "credit", robot.credit, limits.credit),
        _counter("robot", "economy", robot.economy, limits.economy),
        _counter("robot", "stack", robot.stack),
        _counter("robot", "vp", robot.vp),
        _counter("robot", "counters_left", robot.counters_left, game.difficulty.counters),
    ]
    if game.setup.prestige_in_use:
        counters.append(_counter("robot", "prestige", robot.prestige, 99))
    return tuple(counters)


def player_counters(game: Game) -> tuple[Counter, ...]:
    """Return the player's counters."""
    player = game.state.player
    counters = [_counter("player", "vp", player.vp), _counter("player", "tableau", player.tableau, 99)]
    if game.setup.prestige_in_use:
        counters.append(_counter("player", "prestige", player.prestige, 99))
    return tuple(counters)


def tableau(game: Game, name: CardName) -> tuple[TableauCard, ...]:
    """Return the robot's tableau with names, and what each card is worth at the end."""
    asked = _worked(game)
    return tuple(
        TableauCard(worth.entry, worth.points, name, asked if worth.entry.card.scoring else "")
        for worth in game.score.cards
    )


def _worked(game: Game) -> str:
    """Return the query for the worth of cards in the robot's tableau; empty where no card asks for it."""
    robot = game.state.robot
    cards = [entry.card for entry in robot.tableau if entry.card.id]
    if not any(card.scoring for card in cards):
        return ""
    return worked.query(cards, vp_chips=robot.vp, prestige=robot.prestige, sets=game.setup.sets)


def other_limit(game: Game) -> int:
    """Return the other number of cards that may end the game for the player."""
    return next(limit for limit in PLAYER_LIMITS if limit != game.state.player.limit)


def _counter(who: str, what: str, value: int, most: int = 999) -> Counter:
    def tap(to: int) -> str | None:
        return f"adjust:{who}:{what}:{to}" if 0 <= to <= most else None

    return Counter(who, what, words.name(words.COUNTERS, what), value, tap(value - 1), tap(value + 1))


def _answered(game: Game) -> Game:
    """Return the game right after the last event that was no correction."""
    one = game
    while one.event is not None and one.event["type"] in CORRECTIONS and one.previous is not None:
        one = one.previous
    return one


def _recent(game: Game) -> tuple[Game, ...]:
    """Return the last few games of the history, newest first."""
    found: list[Game] = []
    one: Game | None = game
    while one is not None and len(found) < LOG_LINES:
        found.append(one)
        one = one.previous
    return tuple(found)


def _entry(game: Game, name: CardName, position: int = 0, *, undone: bool = False) -> Entry:
    before = game.previous or game
    return Entry(
        position,
        before.state.round,
        events.sentence(game, name),
        tuple(phrases.line(step, name) for step in _told(game)) if position else (),
        undone,
    )


def _told(game: Game) -> tuple[Step, ...]:
    """Return the steps that the event's own sentence does not tell: of a correction all but the first."""
    corrected = game.event is not None and game.event["type"] in CORRECTIONS
    return game.steps[1:] if corrected else game.steps


def _leader(game: Game) -> str | None:
    if not game.setup.prestige_in_use:
        return None
    who = game.state.leader.who
    return words.name(words.SIDES, TIED if who == TIED else who or "nobody")


def _offer(record: Record, game: Game, catalogue: Catalogue, lang: str) -> picker.Offer | None:
    """Return the cards that the picker shows at a flip: those typed for, or all when asked."""
    want = game.prompt.wanted
    if want is None:
        return None
    own = sheet.read(record.sheet, game).cards
    query, everything = record.draft.get("query", ""), record.draft.get("all", False)
    if not query and not everything:
        most: int | None = 0
    else:
        most = None if everything else picker.SHOWN
    return picker.offer(catalogue, game, lang, query, want.fits, own=own, most=most)
