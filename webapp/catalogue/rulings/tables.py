"""The rows of the rulings in the built catalogue (for building only)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from webapp.catalogue.rules.tables import stored
from webapp.catalogue.rulings.models import Ruling
from webapp.catalogue.rulings.records import RulingsSource

Row = dict[str, Any]

RULING: dict[str, type] = {"id": str, "position": int, "game": str, "topic": str, "facts": str}
TEXT: dict[str, type] = {
    "ruling": str,
    "lang": str,
    "heading": str,
    "question": str,
    "blocks": str,
}
TOPIC: dict[str, type] = {"topic": str, "lang": str, "position": int, "game": str, "title": str}
SOURCE: dict[str, type] = {"id": str, "position": int, "name": str, "lang": str, "cited": str}


def ruling_rows(rulings: RulingsSource) -> Iterator[Row]:
    """Yield a row for each ruling."""
    for position, each in enumerate(rulings.rulings):
        ruling = each.ruling
        yield {
            "id": ruling.id,
            "position": position,
            "game": ruling.game,
            "topic": ruling.topic,
            "facts": _facts(ruling),
        }


def text_rows(rulings: RulingsSource) -> Iterator[Row]:
    """Yield a row for each ruling and language."""
    for each in rulings.rulings:
        for lang, words in each.words.items():
            yield {
                "ruling": each.ruling.id,
                "lang": lang,
                "heading": words.heading,
                "question": words.question,
                "blocks": stored(words.blocks),
            }


def topic_rows(rulings: RulingsSource) -> Iterator[Row]:
    """Yield a row for each topic and language."""
    for position, topic in enumerate(rulings.topics):
        for lang, title in topic.titles.items():
            yield {"topic": topic.id, "lang": lang, "position": position, "game": topic.game, "title": title}


def source_rows(rulings: RulingsSource) -> Iterator[Row]:
    """Yield a row for each source."""
    for position, source in enumerate(rulings.sources):
        yield {
            "id": source.id,
            "position": position,
            "name": source.name,
            "lang": source.lang,
            "cited": json.dumps(source.cited, ensure_ascii=False),
        }


def _facts(ruling: Ruling) -> str:
    """Return what a ruling has besides id, game and topic, what is empty left out."""
    facts = {key: value for key, value in asdict(ruling).items() if value and key not in RULING}
    facts["sources"] = [{key: value for key, value in cited.items() if value} for cited in facts["sources"]]
    return json.dumps(facts, ensure_ascii=False, separators=(",", ":"))
