"""What a post to a game may ask for: each action by its name, never by a button's place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from webapp.refusal import Refusal
from webapp.robot.corrections import COUNTERS
from webapp.robot.flips import STACK
from webapp.robot.game import Event, Game
from webapp.robot.vocabulary import PAIRS
from webapp.solo import forms, sheet
from webapp.solo.forms import Form
from webapp.solo.games import Games, summary
from webapp.solo.turns import NoSuchPosition, Turn

LONGEST_NAME = 60
MOST_MISSES = 999


class UnknownAction(Exception):
    """The form asks for something that this app does not have."""


class Play:
    """One post being carried out: the stored turn and the game of the rules side by side."""

    def __init__(self, games: Games, turn: Turn, form: Form) -> None:
        """Begin with the game as stored."""
        self.turn = turn
        self.form = form
        self.games = games
        self.game: Game = games.game(turn.record)

    def apply(self, *events: Event) -> None:
        """Apply events and store them; a Refusal leaves everything as it was."""
        for event in events:
            self.game = self.game.apply(event)
        self.turn.append(*events)

    def correct(self, event: Event) -> None:
        """Apply a correction and store it; it asks nothing new, so the draft stays.

        One that changes nothing is no event: it would cost the undone ones.
        """
        corrected = self.game.apply(event)
        if corrected.state != self.game.state:
            self.game = corrected
            self.turn.append(event, keep_draft=True)

    def draft(self, **changes: Any) -> None:
        """Keep what was tapped but is no event yet."""
        self.turn.set_draft({**self.turn.record.draft, **changes})


def carry_out(play: Play, do: str) -> None:
    """Carry out the action `do` (a name, and after a colon what it is about).

    Raises:
        UnknownAction: there is no such action.
        Refusal: the game's state does not allow it, or a field is wrong.
        NoSuchPosition: there is nothing to undo or redo.
    """
    name, _, about = do.partition(":")
    action = _ACTIONS.get(name)
    if action is None:
        raise UnknownAction(name)
    action(play, about)
    _keep_summary(play)


def _keep_summary(play: Play) -> None:
    """Bring the list's line and the result up to date with the pointer."""
    record = play.turn.record
    game = play.game = play.games.game(record)
    play.turn.set_summary(summary(game, record.summary))
    kept = None
    noted = sheet.read(record.sheet, game)
    if game.outcome is not None and noted.kept:
        try:
            kept = sheet.result(noted, game)
        except Refusal:
            kept = None
    play.turn.set_result(kept)


def _choose(play: Play, _: str) -> None:
    spaces = play.form.getlist("space")
    play.apply({"type": "choose", "actions": [_action_of(space) for space in spaces]})


def _action_of(space: str) -> str:
    """Return the action that a marked space of the picture means."""
    explores = dict(zip(PAIRS["explore"], ("explore_plus1", "explore_plus5"), strict=True))
    if space in explores:
        return explores[space]
    return next((face for face, pair in PAIRS.items() if space in pair), space)


def _roll_app(play: Play, _: str) -> None:
    play.apply({"type": "roll", "dice": list(play.game.app_roll())})


def _roll(play: Play, _: str) -> None:
    faces = [play.form[name] for name in ("die_a", "die_b") if play.form.get(name)]
    play.apply({"type": "roll", "dice": faces})


def _done(play: Play, _: str) -> None:
    """Finish the own part; the counters that the question asks for are corrected first."""
    corrections = []
    for what in ("vp", "tableau", "prestige"):
        to = forms.whole_or_none(play.form, f"player.{what}")
        if to is not None and to != getattr(play.game.state.player, what):
            corrections.append({"type": "adjust", "who": "player", "what": what, "to": to})
    play.apply(*corrections, {"type": "done"})


def _miss(play: Play, by: str) -> None:
    """Count misses up or down from what the field says; kept as a draft until the find."""
    step = {"": 1, "1": 1, "-1": -1}.get(by)
    if step is None:
        raise UnknownAction(by)
    play.draft(missed=max(0, _misses(play, step)))


def _find(play: Play, about: str) -> None:
    """Keep what was typed into the picker, so that the page can offer what matches."""
    play.draft(missed=_misses(play), query=forms.text(play.form, "query"), all=about == "all")


def _found(play: Play, card: str) -> None:
    _flip(play, card)


def _found_described(play: Play, _: str) -> None:
    _flip(play, forms.described_card(play.form))


def _flip(play: Play, found: object) -> None:
    missed = forms.whole_or_none(play.form, "missed") or 0
    play.apply({"type": "flip", "missed": missed, "found": found})


def _nothing(play: Play, _: str) -> None:
    play.apply({"type": "flip", "found": None})


def _misses(play: Play, step: int = 0) -> int:
    """Return the misses that the form says and `step` more; refused where no so many cards can have been."""
    want = play.game.prompt.wanted
    if want is None:
        raise Refusal("out_of_turn", event="flip", prompt=play.game.state.prompt)
    most = want.stack if want.source == STACK else MOST_MISSES
    missed = forms.whole_or_none(play.form, "missed") or 0
    if missed < 0:
        raise Refusal("out_of_range", where="missed", value=missed, low=0, high=most)
    if missed + step > most:
        raise Refusal("more_than_stack", missed=missed + step, stack=most)
    return missed + step


def _adjust(play: Play, about: str) -> None:
    """Set a counter: `robot:credit:3`, or `robot:credit` with the value in the field `robot.credit`."""
    who, _, rest = about.partition(":")
    what, _, to = rest.partition(":")
    if what not in COUNTERS.get(who, ()):
        raise UnknownAction(about)
    value = to or play.form.get(f"{who}.{what}", "")
    number: object = value if what == "shows" else forms.whole(forms.Form({what: value}), what)
    play.correct({"type": "adjust", "who": who, "what": what, "to": number})


def _override(play: Play, path: str) -> None:
    """Correct a value read off a counter; the new one is in the field `value:` + path."""
    value = play.form.get(f"value:{path}", "")
    values = play.form.getlist(f"value:{path}")
    typed: object = value
    if path in ("dice.a", "dice.b"):
        typed = values
    elif value in ("true", "false"):
        typed = value == "true"
    elif not path.endswith("find"):
        typed = forms.whole(play.form, f"value:{path}")
    play.correct({"type": "override", "path": path, "value": typed})


def _remove(play: Play, about: str) -> None:
    """Take a card out of the robot's tableau, by its place in this very state."""
    tableau = play.game.state.robot.tableau
    if not about.isascii() or not about.isdigit() or int(about) >= len(tableau):
        raise UnknownAction(about)
    play.correct({"type": "remove", "who": "robot", "card": tableau[int(about)].given})


def _add(play: Play, card: str) -> None:
    play.correct({"type": "add", "who": "robot", "card": card})


def _add_described(play: Play, _: str) -> None:
    play.correct({"type": "add", "who": "robot", "card": forms.described_card(play.form)})


def _undo(play: Play, _: str) -> None:
    play.turn.undo()


def _redo(play: Play, _: str) -> None:
    play.turn.redo()


def _back_to(play: Play, position: str) -> None:
    if not position.isascii() or not position.isdigit() or len(position) > 6:
        raise NoSuchPosition(position)
    play.turn.back_to(int(position))


def _rename(play: Play, _: str) -> None:
    name = forms.text(play.form, "name", LONGEST_NAME)
    if name:
        play.turn.set_name(name)


def _delete(play: Play, _: str) -> None:
    play.turn.delete()


def _restore(play: Play, _: str) -> None:
    play.turn.restore()


def _describe(play: Play, _: str) -> None:
    """Keep the misses typed so far on the way to the page for a card that is not in the list."""
    play.draft(missed=_misses(play))


def _sheet_add(play: Play, card: str) -> None:
    """Put a card on the player's score sheet; refused where the sets have no further copy of it."""
    noted = sheet.read(play.turn.record.sheet, play.game)
    if card not in play.game.cards:
        raise Refusal("unknown_card", value=card)
    more = replace(noted, cards=(*noted.cards, card))
    sheet.scored(more, play.game)
    play.turn.set_sheet(more.data)


def _sheet_remove(play: Play, about: str) -> None:
    noted = sheet.read(play.turn.record.sheet, play.game)
    if not about.isascii() or not about.isdigit() or int(about) >= len(noted.cards):
        raise UnknownAction(about)
    cards = noted.cards[: int(about)] + noted.cards[int(about) + 1 :]
    play.turn.set_sheet(replace(noted, cards=cards).data)


def _sheet_numbers(play: Play, _: str) -> None:
    """Keep a typed total (empty: the cards count) and the tie-break numbers."""
    noted = sheet.read(play.turn.record.sheet, play.game)
    total = _bounded(play.form, "total", sheet.HIGHEST_TOTAL, low=-sheet.HIGHEST_TOTAL)
    hand = _bounded(play.form, "tie_break", sheet.HIGHEST_TIE_BREAK) or 0
    play.turn.set_sheet(sheet.Sheet(noted.cards, total, hand, kept=True).data)


def _bounded(form: Form, name: str, high: int, low: int = 0) -> int | None:
    value = forms.whole_or_none(form, name)
    if value is not None and not low <= value <= high:
        raise Refusal("out_of_range", where=name, value=value, low=low, high=high)
    return value


_ACTIONS: Mapping[str, Callable[[Play, str], None]] = {
    "choose": _choose,
    "roll_app": _roll_app,
    "roll": _roll,
    "done": _done,
    "miss": _miss,
    "find": _find,
    "found": _found,
    "describe": _describe,
    "found_described": _found_described,
    "nothing": _nothing,
    "adjust": _adjust,
    "override": _override,
    "remove": _remove,
    "add": _add,
    "add_described": _add_described,
    "undo": _undo,
    "redo": _redo,
    "back": _back_to,
    "rename": _rename,
    "delete": _delete,
    "restore": _restore,
    "sheet_add": _sheet_add,
    "sheet_remove": _sheet_remove,
    "sheet": _sheet_numbers,
}
