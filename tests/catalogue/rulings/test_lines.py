"""`tableside data check` tells what the rulings lack."""

from __future__ import annotations

from webapp.catalogue.rulings.lines import ruling_lines
from webapp.catalogue.rulings.records import RulingsSource


def test_counts_and_gaps_are_told(sample: RulingsSource) -> None:
    lines = {line.about: line for line in ruling_lines(sample)}
    assert str(lines["rulings of rftg"]) == "DIFF rulings of rftg: expected 368, found 2"
    assert lines["rulings of eminent-domain"].found == 1
    missing = lines["rulings that have no text, or not in every language"]
    assert not missing.right
    assert "rftg/cards: hu el pt" in str(missing)
    assert lines["files of rulings that belong to no topic"].right
    assert lines["sources that no ruling names"].right
