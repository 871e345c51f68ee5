from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from webapp.catalogue.errors import DataError
from webapp.catalogue.source import read_source

Spoil = Callable[[str, str, str], Path]

FAULTS = [
    ("goals.toml", 'set = "tgs"', 'set = "base"', r"goals\.toml: galactic-standard-of-living: .*base"),
    ("goals.toml", 'type = "first"', 'type = "last"', r"galactic-standard-of-living: .*last"),
    ("goals.toml", 'what = "vp_chips"', 'what = "luck"', r"galactic-standard-of-living: .*luck"),
    ("goals.toml", "vp = 3", "vps = 3", r"galactic-standard-of-living: "),
    ("goals.toml", "[system-diversity]", "[System]", r"goals\.toml: System: "),
    ("goals.toml", 'name = "System Diversity"', 'name = "Budget Surplus"', "two goals have the same name"),
    (
        "goals.toml",
        '[[{ what = "total_military", number = 6 }]]',
        '[[{ what = "total_military", number = 6 }, { what = "goods", number = 1 }]]',
        r'greatest-military: .*"most" goal has one need',
    ),
    ("goals.toml", 'checked_at = ["round_end"]', "checked_at = []", r"budget-surplus: "),
    ("terms.toml", 'group = "rounds"', 'group = "verses"', r"terms\.toml: rftg\.round: .*verses"),
    ("terms.toml", 'word = "kör"', 'word = ""', r"rftg\.round: "),
    ("terms.toml", "[rftg.phase]", "[chess.phase]", r"terms\.toml: .*chess"),
    ("terms.toml", 'same_as = ["contents"]', 'same_as = ["nothing"]', r"components: .*no term 'nothing'"),
    ("terms.toml", "[rftg.round]", "[rftg.round", r"terms\.toml: "),
]


@pytest.mark.parametrize(("file", "old", "new", "message"), FAULTS)
def test_a_fault_names_file_and_entry(spoil: Spoil, file: str, old: str, new: str, message: str) -> None:
    with pytest.raises(DataError, match=message):
        read_source(spoil(file, old, new))


@pytest.mark.parametrize("file", ["goals.toml", "terms.toml"])
def test_a_missing_file_is_named(data: Path, file: str) -> None:
    (data / file).unlink()
    with pytest.raises(DataError, match=rf"{file}: the file is missing"):
        read_source(data)
