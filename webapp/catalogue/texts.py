"""Read the rules, the rulings and the definitions, which link each other (for building only)."""

from __future__ import annotations

from pathlib import Path

from webapp.catalogue.definitions.records import DefinitionsSource
from webapp.catalogue.definitions.source import read_definitions
from webapp.catalogue.rules.records import RulesSource
from webapp.catalogue.rules.source import known_names, read_rules, section_anchors
from webapp.catalogue.rules.targets import Targets
from webapp.catalogue.rulings.records import RulingsSource
from webapp.catalogue.rulings.source import read_records, read_rulings
from webapp.catalogue.source import Source


def read_texts(data: Path, source: Source) -> tuple[RulesSource, RulingsSource, DefinitionsSource]:
    """Return the rules, the rulings and the definitions under `data`, held against what they name.

    Raises DataError with everything that is not in order, a line for each.
    """
    records = read_records(data)
    known = known_names(source, records.ids)
    rules = read_rules(data, known)
    facts = frozenset(set(rules.facts.ids()) - set(rules.untold))
    targets = Targets(known, section_anchors(rules))
    definitions = read_definitions(data, source.terms, targets)
    return rules, read_rulings(data, records, targets, facts), definitions
