"""A solo game as the store hands it out: plain values, with nothing known of the rules."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeGuard

Json: TypeAlias = dict[str, Any]
"""A JSON object: text keys, JSON values."""

_GAME_ID = re.compile(r"[A-Za-z0-9_-]{22}")


def new_game_id() -> str:
    """Draw an unguessable game id: 128 bits as 22 URL-safe characters."""
    return secrets.token_urlsafe(16)


def is_game_id(text: object) -> TypeGuard[str]:
    """Say whether a value has the shape of a game id (not whether there is such a game)."""
    return isinstance(text, str) and _GAME_ID.fullmatch(text) is not None


@dataclass(frozen=True, slots=True)
class Record:
    """One game with all that is kept of it. Times are ISO texts given by whoever wrote them."""

    id: str
    name: str
    created: str
    changed: str
    setup: Json
    events: tuple[Json, ...] = ()
    """The events up to the pointer: the game as it stands."""
    later: tuple[Json, ...] = ()
    """The undone events behind the pointer, in their order, for redo."""
    revision: int = 0
    """Rises by one with every change: event, undo, redo, draft, name …"""
    drafts: Mapping[int, Json] = field(default_factory=dict)
    """Drafts by the position where each was begun, so undo and redo bring them back."""
    sheet: Json | None = None
    """The player's own score sheet."""
    result: Json | None = None
    """How the game ended, None while it runs."""
    summary: Json = field(default_factory=dict)
    """What the list of games shows (round, over …), kept by the caller."""
    deleted: bool = False
    origin: str | None = None
    """Id of the game that this one was started again from."""

    @property
    def position(self) -> int:
        """The pointer: how many events are in effect, 0 to `len(line)`."""
        return len(self.events)

    @property
    def line(self) -> tuple[Json, ...]:
        """All events, in effect and undone."""
        return self.events + self.later

    @property
    def draft(self) -> Json:
        """What the person has tapped here but not yet made an event of; empty when nothing."""
        return self.drafts.get(self.position, {})


@dataclass(frozen=True, slots=True)
class Summary:
    """One game as a line in a list: everything but its set-up and its events."""

    id: str
    name: str
    created: str
    changed: str
    position: int
    """How many events are in effect."""
    revision: int
    summary: Json
    result: Json | None
    deleted: bool
    origin: str | None
