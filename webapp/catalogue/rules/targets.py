"""What links may lead to, so that none leads to nothing (for building only)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from webapp.catalogue.rules.links import split

Known: TypeAlias = Mapping[str, Collection[str]]
"""What links and tags may name, by the kind of link."""


@dataclass(frozen=True, slots=True)
class Targets:
    """Everything that a link may lead to."""

    known: Known
    anchors: Mapping[tuple[str, str, str], Collection[str]]
    """The anchors of each section of the rules."""

    def fault(self, target: str) -> str:
        """Return what is wrong with a link to `target`, or an empty text.

        A link of no known kind is none of its business: the parser has said so.
        """
        try:
            kind, name = split(target)
        except ValueError:
            return ""
        right = self._is_place(kind, name) if kind in ("section", "rule") else name in self.known[kind]
        return "" if right else f"the link {target!r} leads to nothing"

    def _is_place(self, kind: str, name: str) -> bool:
        path, _, anchor = name.partition("#")
        parts = path.split("/")
        anchors = self.anchors.get((parts[0], parts[1], parts[2])) if len(parts) == 3 else None
        if anchors is None:
            return False
        return not anchor if kind == "section" else not anchor or anchor in anchors
