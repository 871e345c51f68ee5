from __future__ import annotations

from pathlib import Path

import pytest

from webapp.catalogue.search.engine import Engine, Found


@pytest.fixture(scope="session")
def engine(catalogue_path: Path) -> Engine:
    return Engine(catalogue_path)


def ids(engine: Engine, found: Found) -> list[str]:
    """What was found, the best first: the id of a card, of anything else `type:id`."""
    entries = (engine.documents[match.document] for match in found.matches)
    return [entry.name if entry.type == "card" else f"{entry.type}:{entry.name}" for entry in entries]
