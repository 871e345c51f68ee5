"""Prove the data: build it, read it as the app does, and count."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from webapp.catalogue.build import build
from webapp.catalogue.distribution import race_lines
from webapp.catalogue.eminent_check import eminent_lines
from webapp.catalogue.line import Line
from webapp.catalogue.mat_check import robot_lines
from webapp.catalogue.models import TITLE_LANGUAGES, Catalogue
from webapp.catalogue.reader import open_catalogue

if TYPE_CHECKING:
    from webapp.catalogue.source import Source


def report(data: Path) -> list[Line]:
    """Return a line for everything that rulebooks and boxes say in numbers, and for all that must fit.

    Raises DataError, which names file and card, when the data does not even fit its schema.
    """
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "catalogue.sqlite"
        build(data, target)
        catalogue = open_catalogue(target)
    from webapp.catalogue.source import read_source

    source = read_source(data)
    return [
        *race_lines(catalogue.race.values()),
        *robot_lines(catalogue.race.values(), catalogue.mat),
        *eminent_lines(catalogue.eminent.values(), source.components),
        *code_lines(source, catalogue),
        *title_lines(source, catalogue),
    ]


def code_lines(source: Source, catalogue: Catalogue) -> Iterator[Line]:
    """Yield the lines about codes: those explained are those used, no more and no fewer."""
    race, eminent = catalogue.race.values(), catalogue.eminent.values()
    powers = {power.code for card in race for power in card.powers}
    rows = {row.counts for card in race for row in card.scoring}
    restrictions = {each for card in eminent for each in card.restrictions}
    for name, explained, used in (
        ("codes of powers", source.race_codes.power.keys(), powers),
        ("codes of scoring rows", source.race_codes.scoring.keys(), rows),
        ("Eminent Domain restrictions", source.eminent_codes.restriction.keys(), restrictions),
    ):
        yield Line(f"{name} used that are explained", len(used), len(used & explained))
        yield Line(f"{name} explained that no card uses", [], sorted(explained - used))


def title_lines(source: Source, catalogue: Catalogue) -> Iterator[Line]:
    """Yield the lines about localized titles: every one belongs to a card."""
    texts = {text for card in catalogue.eminent.values() for text in card.texts}
    for lang in TITLE_LANGUAGES:
        for game, names in source.names[lang].games():
            known = names.keys() & (catalogue.race.keys() if game == "rftg" else texts)
            yield Line(f"titles in {lang} of {game} that belong to a card", len(names), len(known))
