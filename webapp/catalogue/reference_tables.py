"""The rows of goals and terms in the built catalogue (for building only)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from webapp.catalogue.reference import TERM_LANGUAGES
from webapp.catalogue.reference_schema import GoalRecord, Terms, WordRecord, as_plain

GOAL: dict[str, type] = {
    "id": str,
    "position": int,
    "name": str,
    "set": str,
    "type": str,
    "needs": str,
    "vp": int,
    "tied_vp": int,
    "can_be_lost": int,
    "checked_at": str,
}
TERM: dict[str, type] = {"game": str, "id": str, "position": int, "group": str, "same_as": str}
TERM_WORD: dict[str, type] = {
    "game": str,
    "term": str,
    "lang": str,
    "word": str,
    "status": str,
    "also": str,
    "forms": str,
}


def goal_rows(goals: Mapping[str, GoalRecord]) -> Iterator[dict[str, Any]]:
    """Yield a row for each goal."""
    for position, (goal_id, goal) in enumerate(goals.items()):
        yield {
            "id": goal_id,
            "position": position,
            "name": goal.name,
            "set": goal.set,
            "type": goal.type,
            "needs": _json([[as_plain(need) for need in way] for way in goal.needs]),
            "vp": goal.vp,
            "tied_vp": goal.tied_vp,
            "can_be_lost": int(goal.can_be_lost),
            "checked_at": _json(goal.checked_at),
        }


def term_rows(terms: Terms) -> Iterator[dict[str, Any]]:
    """Yield a row for each term."""
    for game, known in terms.items():
        for position, (term_id, term) in enumerate(known.items()):
            yield {
                "game": game,
                "id": term_id,
                "position": position,
                "group": term.group,
                "same_as": _json(term.same_as),
            }


def word_rows(terms: Terms) -> Iterator[dict[str, Any]]:
    """Yield a row for each word of each term, English among them."""
    for game, known in terms.items():
        for term_id, term in known.items():
            yield _word(game, term_id, "en", term.en, "english")
            for lang in TERM_LANGUAGES:
                record: WordRecord = getattr(term, lang)
                yield _word(game, term_id, lang, record.word, record.status, record.also, record.forms)


def _word(
    game: str,
    term_id: str,
    lang: str,
    word: str,
    status: str,
    also: tuple[str, ...] = (),
    forms: tuple[str, ...] = (),
) -> dict[str, Any]:
    return {
        "game": game,
        "term": term_id,
        "lang": lang,
        "word": word,
        "status": status,
        "also": _json(also),
        "forms": _json(forms),
    }


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
