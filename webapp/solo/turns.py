"""One turn: the changes that a single post makes to a game, gathered until the store writes them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from webapp.solo.records import Json, Record


class NoSuchPosition(Exception):
    """Undo, redo or back-to asked for a place outside the list of events."""


class Turn:
    """A game in the course of one change. `record` always shows it with the changes made so far.

    Nothing is written before the `with` block of `GameStore.turn` ends. Values are stored as JSON, and
    handed back as they will be loaded (a tuple becomes a list); a value that is not JSON raises
    TypeError or ValueError.
    """

    __slots__ = ("record",)

    def __init__(self, record: Record) -> None:
        """Begin with the game as it stands."""
        self.record = record

    def append(self, *events: Mapping[str, Any], keep_draft: bool = False) -> None:
        """Add events at the pointer; undone events behind it and all drafts are dropped.

        With `keep_draft` what was tapped here stays, and is there behind the events too.
        """
        if events:
            added = tuple(plain(event) for event in events)
            before, draft = self.record.position, self.record.draft
            drafts = {before: draft, before + len(added): draft} if keep_draft and draft else {}
            self.record = replace(self.record, events=self.record.events + added, later=(), drafts=drafts)

    def undo(self, n: int = 1) -> None:
        """Move the pointer `n` >= 1 events back. Raises NoSuchPosition before the first event."""
        self._move(-n, n)

    def redo(self, n: int = 1) -> None:
        """Move the pointer `n` >= 1 undone events on. Raises NoSuchPosition behind the last one."""
        self._move(n, n)

    def back_to(self, position: int) -> None:
        """Put the pointer behind the first `position` events, back or forward; nothing is dropped.

        Raises NoSuchPosition outside 0 to the number of events, undone ones included.
        """
        line = self.record.line
        if not 0 <= position <= len(line):
            raise NoSuchPosition(position)
        self.record = replace(self.record, events=line[:position], later=line[position:])

    def set_draft(self, draft: Mapping[str, Any]) -> None:
        """Keep what was tapped but is no event yet, at this position; an empty one is no draft."""
        drafts = {place: kept for place, kept in self.record.drafts.items() if place != self.record.position}
        if draft:
            drafts[self.record.position] = plain(draft)
        self.record = replace(self.record, drafts=drafts)

    def set_sheet(self, sheet: Mapping[str, Any] | None) -> None:
        """Keep the player's score sheet."""
        self.record = replace(self.record, sheet=None if sheet is None else plain(sheet))

    def set_result(self, result: Mapping[str, Any] | None) -> None:
        """Keep how the game ended; None: it runs again."""
        self.record = replace(self.record, result=None if result is None else plain(result))

    def set_summary(self, summary: Mapping[str, Any]) -> None:
        """Keep what the list of games shows."""
        self.record = replace(self.record, summary=plain(summary))

    def set_name(self, name: str) -> None:
        """Rename the game."""
        self.record = replace(self.record, name=clean(name))

    def delete(self) -> None:
        """Mark the game as deleted; everything of it stays."""
        self.record = replace(self.record, deleted=True)

    def restore(self) -> None:
        """Take the deletion back."""
        self.record = replace(self.record, deleted=False)

    def _move(self, by: int, steps: int) -> None:
        """Move the pointer, refusing to stand still or to go the other way."""
        if steps < 1:
            raise NoSuchPosition(steps)
        self.back_to(self.record.position + by)


def plain(value: Mapping[str, Any]) -> Json:
    """Give a JSON object as it comes back from the store; TypeError or ValueError when it is none."""
    copy: Json = json.loads(json.dumps(dict(value), allow_nan=False))
    return copy


def clean(text: str) -> str:
    """Replace what UTF-8 cannot hold (lone surrogates), so that any text can be stored."""
    return text.encode("utf-8", "replace").decode("utf-8")
