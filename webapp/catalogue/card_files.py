"""The files under `data/cards`: those that are read, and no other."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from webapp.catalogue.errors import DataError

RACE_FILES: Mapping[str, str] = {
    "base": "base.toml",
    "tgs": "gathering-storm.toml",
    "rvi": "rebel-vs-imperium.toml",
    "bow": "brink-of-war.toml",
}
"""The card file of each set of Race for the Galaxy, in the order of the sets."""

EMINENT_FILES: Mapping[str, str] = {"base": "base.toml", "bonus-planets": "bonus-planets.toml"}
"""The card file of each part of Eminent Domain."""

CARD_FILES = frozenset(
    [
        *(f"race-for-the-galaxy/{name}" for name in (*RACE_FILES.values(), "codes.toml", "confused.toml")),
        *(f"eminent-domain/{name}" for name in EMINENT_FILES.values()),
        *(
            f"eminent-domain/{name}"
            for name in ("codes.toml", "sources.toml", "components.toml", "editions.toml")
        ),
    ]
)
"""Every file that is read under `data/cards`."""


def refuse_unknown_files(data: Path) -> None:
    """Refuse a file under `data/cards` that nothing reads; hidden ones belong to editors and systems.

    Raises DataError, which names the file.
    """
    cards = data / "cards"
    for path in sorted(cards.rglob("*")):
        if path.is_file() and not path.name.startswith("."):
            name = path.relative_to(cards).as_posix()
            if name not in CARD_FILES:
                raise DataError(f"{path}: no file of this name is read here")
