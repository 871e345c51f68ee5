"""The rows of definitions in the built catalogue (for building only)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from webapp.catalogue.definitions.models import Definition
from webapp.catalogue.definitions.records import DefinitionsSource, Key

DEFINITION: dict[str, type] = {"game": str, "term": str, "lang": str, "html": str, "text": str}
LINKS: dict[str, type] = {"game": str, "term": str, "links": str}


def definition_rows(texts: Mapping[Key, Definition]) -> Iterator[dict[str, Any]]:
    """Yield a row for each definition, or for each note, in each language."""
    for (game, term, lang), text in texts.items():
        yield {"game": game, "term": term, "lang": lang, "html": text.html, "text": text.text}


def link_rows(definitions: DefinitionsSource) -> Iterator[dict[str, Any]]:
    """Yield a row for each definition that links something."""
    for (game, term), links in definitions.links.items():
        if links:
            yield {"game": game, "term": term, "links": json.dumps(links, separators=(",", ":"))}
