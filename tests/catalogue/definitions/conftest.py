from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from webapp.catalogue.definitions.records import DefinitionsSource
from webapp.catalogue.definitions.source import Terms, read_definitions
from webapp.catalogue.rules.targets import Targets

TERMS: Terms = {
    "rftg": {"develop": None, "windfall-world": None},
    "eminent-domain": {"research": None},
}
TARGETS = Targets(
    known={
        "term": {"rftg-develop", "rftg-windfall-world", "eminent-domain-research"},
        "card": {"new-sparta"},
        "ed": {"survey-team"},
        "goal": set(),
        "category": set(),
        "power": {"draw_n"},
        "ruling": {"which-first"},
    },
    anchors={("rftg", "base", "settle"): {"base-68"}},
)

ENGLISH = """# What each term means.

[rftg]
develop = "Phase 2: place 1 development, as [](card:new-sparta) does not."
windfall-world = "A world that [gets 1 good](rule:rftg/base/settle#base-68) when it is *placed*."

[eminent-domain]
research = "A role: take 1 [technology](term:rftg-develop)."
"""

HUNGARIAN = """[rftg]
windfall-world = "Világ, amely a lerakásakor [1 árut kap](rule:rftg/base/settle#base-68)."
develop = "A 2. fázis: rakj le 1 fejlesztést; [](card:new-sparta) nem az."

[eminent-domain]
research = "Szerep: végy el 1 [technológiát](term:rftg-develop)."
"""

NOTES = """[rftg.develop]
hu = "Az Eminent Domain magyar kiadásában a *Fejlesztés* [mást jelent](term:eminent-domain-research)."
"""

SAMPLE = {"en.toml": ENGLISH, "hu.toml": HUNGARIAN, "notes.toml": NOTES}

Write = Callable[[dict[str, str]], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write the sample, with some files otherwise or more; an empty one is left out."""

    def write(files: dict[str, str]) -> Path:
        for name, text in {**SAMPLE, **files}.items():
            path = tmp_path / "data" / "definitions" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            if text:
                path.write_text(text, "utf-8")
        return tmp_path / "data"

    return write


@pytest.fixture
def sample(write: Write) -> DefinitionsSource:
    return read_definitions(write({}), TERMS, TARGETS)
