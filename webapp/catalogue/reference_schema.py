"""The shape of `data/goals.toml` and `data/terms.toml` (needed for building only)."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from webapp.catalogue.conversion import convert
from webapp.catalogue.errors import DataError
from webapp.catalogue.schema import CardId, Strict

Text: TypeAlias = Annotated[str, Meta(min_length=1)]
What: TypeAlias = Literal[
    "vp_chips",
    "kinds_of_worlds",
    "alien_cards",
    "forced_discards",
    "kinds_of_powers",
    "variable_six_cost_developments",
    "total_military",
    "novelty_or_rare_worlds",
    "developments",
    "production_worlds",
    "uplift_cards",
    "goods",
    "cards",
    "explore_cards",
    "rebel_military_worlds",
    "prestige",
    "imperium_cards",
    "military_worlds",
    "negative_military",
    "worlds",
    "takeover_cards",
    "consume_cards",
]
Moment: TypeAlias = Literal[
    "round_start",
    "develop_end",
    "settle_end",
    "consume_end",
    "produce_end",
    "phase_end",
    "round_end",
    "development_leaves",
    "prestige_spent",
]
Group: TypeAlias = Literal[
    "rounds",
    "cards",
    "goods",
    "military",
    "keywords",
    "goals",
    "prestige",
    "solitaire",
    "robot-table",
    "turn",
    "components",
    "end",
]
Terms: TypeAlias = "dict[str, dict[str, TermRecord]]"


class NeedRecord(Strict, frozen=True):
    """One thing that a goal asks for, `number` of them at least."""

    what: What
    number: Annotated[int, Meta(ge=1, le=99)] | None = None


class GoalRecord(Strict, frozen=True):
    """A goal tile."""

    name: Annotated[str, Meta(min_length=2)]
    set: Literal["tgs", "rvi", "bow"]
    type: Literal["first", "most"]
    needs: Annotated[tuple[Annotated[tuple[NeedRecord, ...], Meta(min_length=1)], ...], Meta(min_length=1)]
    vp: Annotated[int, Meta(ge=1, le=9)]
    tied_vp: Annotated[int, Meta(ge=1, le=9)]
    can_be_lost: bool
    checked_at: Annotated[tuple[Moment, ...], Meta(min_length=1)]

    def __post_init__(self) -> None:
        """Refuse a "most" goal with two halves: nobody could tell who has the most."""
        if self.type == "most" and (len(self.needs) > 1 or len(self.needs[0]) > 1):
            raise ValueError('a "most" goal has one need')


class WordRecord(Strict, frozen=True):
    """The word for a term in one language."""

    word: Text
    status: Literal["seed", "published", "usage", "proposed"]
    also: tuple[Text, ...] = ()
    forms: tuple[Text, ...] = ()


class TermRecord(Strict, frozen=True):
    """A term of one game in five languages."""

    group: Group
    en: Text
    hu: WordRecord
    ru: WordRecord
    el: WordRecord
    pt: WordRecord
    same_as: tuple[CardId, ...] = ()


def checked_goals(where: str, tables: dict[str, Any]) -> dict[str, GoalRecord]:
    """Return the goals of the file `where`, in its order.

    Raises DataError, which names the file and the goal.
    """
    goals: dict[str, GoalRecord] = {}
    for goal_id, table in tables.items():
        convert(where, goal_id, goal_id, CardId)
        goals[goal_id] = convert(where, goal_id, table, GoalRecord)
    if len({goal.name for goal in goals.values()}) < len(goals):
        raise DataError(f"{where}: two goals have the same name")
    return goals


def checked_terms(where: str, tables: dict[str, Any]) -> Terms:
    """Return the terms of the file `where` by game and id, in its order.

    Raises DataError, which names the file and the term.
    """
    games = convert(where, "", tables, dict[Literal["rftg", "eminent-domain"], dict[CardId, dict[str, Any]]])
    terms: Terms = {
        game: {
            term_id: convert(where, f"{game}.{term_id}", each, TermRecord) for term_id, each in known.items()
        }
        for game, known in games.items()
    }
    for game, known in terms.items():
        others = {each for name, records in terms.items() if name != game for each in records}
        for term_id, record in known.items():
            for other in record.same_as:
                if other not in others:
                    raise DataError(f"{where}: {game}.{term_id}: the other game has no term {other!r}")
    return terms


def as_plain(record: msgspec.Struct) -> Any:
    """Return a record as plain values, for a column that holds JSON."""
    return msgspec.to_builtins(record)
