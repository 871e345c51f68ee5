"""A solitaire game: its set-up and its events, folded into a state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from webapp.cards import Card
from webapp.refusal import Refusal
from webapp.robot import corrections, dice, ending, phases, prestige
from webapp.robot.mat import Difficulty, Mat
from webapp.robot.placed import Placed, own_copy
from webapp.robot.prompt import Prompt, prompt_of
from webapp.robot.setup import Setup
from webapp.robot.state import PlayerSide, RobotSide, State
from webapp.robot.steps import Step
from webapp.robot.table import Table
from webapp.robot.vocabulary import SEARCH
from webapp.strict_json import record, string, whole_number

Event = Mapping[str, Any]
"""One event of the game file, such as `{"type": "roll", "dice": ["settle", "match"]}`."""

MOST_MISSES = 999

KEYS: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "choose": (("actions",), ()),
    "roll": (("dice",), ()),
    "done": ((), ()),
    "flip": (("found",), ("missed",)),
    "adjust": (("who", "what", "to"), ()),
    "override": (("path", "value"), ()),
    "remove": (("who", "card"), ()),
    "add": (("who", "card"), ()),
}
"""The keys that each type of event must have and may have, beside `type`."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game at one point of its event list. Immutable: `apply` returns the next game.

    `steps` is what the last event (or the set-up) made happen; `previous` is the game before it.
    """

    mat: Mat
    cards: Mapping[str, Card]
    setup: Setup
    state: State
    steps: tuple[Step, ...] = ()
    event: Event | None = None
    """The last event; None right after set-up."""
    previous: Game | None = field(default=None, repr=False, compare=False)

    @classmethod
    def start(cls, mat: Mat, cards: Mapping[str, Card], setup: Setup) -> Game:
        """Return the game after set-up (R-SETUP-1 to R-SETUP-6), ready for the first choice."""
        profile, limits = setup.profile, mat.limits
        robot = RobotSide(
            credit=min(profile.credit, limits.credit),
            economy=min(profile.economy, limits.economy),
            stack=profile.stack,
            counters_left=mat.difficulties[setup.difficulty].counters,
            tableau=(Placed(cards[setup.robot_world], setup.robot_world),),
            shows=profile.faces[0],
        )
        own = cards[setup.player_world]
        player = PlayerSide(prestige=own.prestige if setup.prestige_in_use else 0)
        return cls(mat, cards, setup, State(1, "choose", robot, player, profile))

    @classmethod
    def replay(cls, mat: Mat, cards: Mapping[str, Card], setup: Setup, events: Iterable[object]) -> Game:
        """Return the game after all `events`.

        Raises:
            Refusal: the first event that is not allowed; `event_number` among its values counts from 1.
        """
        game = cls.start(mat, cards, setup)
        for number, event in enumerate(events, 1):
            try:
                game = game.apply(event)
            except Refusal as refusal:
                refusal.values["event_number"] = number
                raise
        return game

    @property
    def difficulty(self) -> Difficulty:
        """The counters and what 6-cost developments are worth (R-SETUP-3)."""
        return self.mat.difficulties[self.setup.difficulty]

    @property
    def prompt(self) -> Prompt:
        """What may come next, with the choices."""
        return prompt_of(self.state, search_in_use=self.setup.prestige_in_use)

    @property
    def vp_pool(self) -> int:
        """VPs left in the common pool."""
        return ending.vp_pool(self.state, self.mat.limits, prestige_in_use=self.setup.prestige_in_use)

    @property
    def score(self) -> ending.RobotScore:
        """The robot's score as it is now (R-SCORE-1)."""
        return ending.robot_score(self.state, self.difficulty)

    @property
    def outcome(self) -> ending.Outcome | None:
        """Why the game is over, or None while it goes on. A correction never changes it."""
        if self.state.prompt != "over":
            return None
        return ending.Outcome(self.state.end_reasons)

    @property
    def events(self) -> tuple[Event, ...]:
        """All events since set-up, in order."""
        return tuple(game.event for game in self.history() if game.event is not None)

    def history(self) -> tuple[Game, ...]:
        """Return the game after set-up and after each event, this one last."""
        return tuple(reversed(tuple(self._back())))

    def undo(self) -> Game:
        """Return the game before the last event; itself right after set-up."""
        return self.previous or self

    def app_roll(self) -> tuple[str, str]:
        """Return the faces that the app rolls next; needs a seed (R-DICE-2).

        Raises:
            Refusal: `no_seed`.
        """
        if self.setup.seed is None:
            raise Refusal("no_seed")
        return dice.app_roll(self.setup.seed, self.state.rolls + 1, self.state.profile.dice)

    def apply(self, event: object) -> Game:
        """Return the game after `event`; this one stays as it is.

        Raises:
            Refusal: the event is malformed, not allowed by the prompt, or cannot be.
        """
        kind, values = _read(event)
        if kind not in self.prompt.events:
            raise Refusal("out_of_turn", event=kind, prompt=self.state.prompt)
        table = Table(self.state, self.mat.limits, self.cards, self.setup.sets)
        match kind:
            case "choose":
                self._choose(table, values["actions"])
            case "roll":
                _roll(table, values["dice"])
            case "done":
                if phases.act(table):
                    table.set(prompt="flip")
                else:
                    self._end_phase(table)
            case "flip":
                _flip(table, values)
                self._end_phase(table)
            case "adjust":
                corrections.adjust(table, self.difficulty, values["who"], values["what"], values["to"])
            case "override":
                corrections.override(table, values["path"], values["value"])
            case _:
                _correct_tableau(table, kind, values)
        steps, own = tuple(table.steps), own_copy(values)
        return Game(self.mat, self.cards, self.setup, table.state, steps, own, previous=self)

    def _back(self) -> Iterator[Game]:
        game: Game | None = self
        while game is not None:
            yield game
            game = game.previous

    def _choose(self, table: Table, value: object) -> None:
        """Mark the player's two actions (R-ROUND-2), or one and a search (R-DICE-12)."""
        actions = self.prompt.check_actions(value)
        markers = dice.marker_spaces(actions)
        table.set(prompt="roll", markers=markers, searching=SEARCH in actions)
        table.note("R-ROUND-2", "markers", who="player", spaces=markers)
        if SEARCH in actions:
            table.set_player(searched=True)
            table.note("R-DICE-12", "search", who="player")

    def _end_phase(self, table: Table) -> None:
        """Check the Prestige Leader, then open the next phase or end the round."""
        table.world_rule = None
        prestige.check(table)
        state = table.state
        assert state.phase is not None
        later = state.phases[state.phases.index(state.phase) + 1 :]
        if later:
            table.set(prompt="done", phase=later[0])
        else:
            self._end_round(table)

    def _end_round(self, table: Table) -> None:
        """End the round (R-ROUND-6, R-END-1), or open the next with the prestige bonus (R-ROUND-1)."""
        table.note("R-ROUND-6", "hand_limit", who="player")
        outcome = ending.outcome(table.state, self.mat.limits, prestige_in_use=self.setup.prestige_in_use)
        if outcome is not None:
            table.set(prompt="over", phase=None, end_reasons=outcome.reasons)
            for reason in outcome.reasons:
                table.note("R-END-1", "game_end", word=reason)
            return
        table.set(
            round=table.state.round + 1,
            prompt="choose",
            phase=None,
            markers=(),
            searching=False,
            faces=(),
            dice=(),
            robot_spaces=(),
        )
        prestige_in_use = self.setup.prestige_in_use
        table.note("R-ROUND-1" if prestige_in_use else "R-ROUND-2", "new_round", amount=table.state.round)
        if prestige_in_use:
            prestige.bonus(table)


def _read(event: object) -> tuple[str, Mapping[str, Any]]:
    """Return the type of a well-formed event and its values; refuse any other."""
    if not isinstance(event, Mapping):
        raise Refusal("wrong_type", where="event", expected="object")
    if "type" not in event:
        raise Refusal("missing_key", where="event", key="type")
    kind = string(event["type"], where="type")
    if kind not in KEYS:
        raise Refusal("unknown_event", value=kind)
    required, optional = KEYS[kind]
    return kind, record(event, where=kind, required=("type", *required), optional=optional)


def _roll(table: Table, value: object) -> None:
    """Lay the two dice (R-ROUND-3) and open the first phase."""
    state = table.state
    faces = dice.check_faces(value, state.profile.dice)
    laid = dice.lay(faces, state.robot.shows, state.markers)
    if "robot" in faces:
        table.note("R-DICE-4", "robot_face", word=state.robot.shows)
    for die in laid:
        what = "die" if die.space else "die_idle"
        table.note(die.rule, what, word=die.face, place=die.space)
    table.set(
        faces=faces,
        dice=tuple((die.face, die.space) for die in laid if die.space),
        robot_spaces=dice.spaces_with_dice(laid),
        rolls=state.rolls + 1,
        prompt="done",
    )
    table.set(phase=table.state.phases[0])


def _flip(table: Table, values: Mapping[str, Any]) -> None:
    missed = values.get("missed")
    if "missed" in values:
        missed = whole_number(missed, 0, MOST_MISSES, where="missed")
    found = values["found"]
    phases.end_flip(table, missed, None if found is None else table.card(found))


def _correct_tableau(table: Table, kind: str, values: Mapping[str, Any]) -> None:
    who = string(values["who"], where="who")
    if who != "robot":
        raise Refusal("unknown_value", where="who", value=who)
    (corrections.remove if kind == "remove" else corrections.add)(table, values["card"])
