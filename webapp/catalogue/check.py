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
from webapp.catalogue.reference_check import goal_lines

if TYPE_CHECKING:
    from webapp.catalogue.source import Source
    from webapp.catalogue.title_words import WordBook


def report(data: Path) -> list[Line]:
    """Return a line for everything that rulebooks and boxes say in numbers, and for all that must fit.

    Raises DataError, which names file and card, when the data does not even fit its schema.
    """
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "catalogue.sqlite"
        build(data, target)
        catalogue = open_catalogue(target)
    from webapp.catalogue.definitions.lines import definition_lines
    from webapp.catalogue.rules.lines import rule_lines
    from webapp.catalogue.rulings.lines import ruling_lines
    from webapp.catalogue.source import read_source
    from webapp.catalogue.texts import read_texts
    from webapp.catalogue.title_words import read_words

    source = read_source(data)
    rules, rulings, definitions = read_texts(data, source)
    return [
        *race_lines(catalogue.race.values()),
        *robot_lines(catalogue.race.values(), catalogue.mat),
        *eminent_lines(catalogue.eminent.values(), source.components),
        *goal_lines(catalogue.goals.values()),
        *code_lines(source, catalogue),
        *title_lines(source, catalogue),
        *word_lines(read_words(data), catalogue),
        *rule_lines(rules),
        *ruling_lines(rulings),
        *definition_lines(definitions, len(catalogue.terms)),
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
    """Yield the lines about localized titles: all that are translated have one, and no others."""
    texts = {
        "rftg": set(catalogue.race),
        "eminent-domain": {
            text
            for card in catalogue.eminent.values()
            if card.name is None or card.kind in ("role", "technology")
            for text in card.texts
        },
        "goals": set(catalogue.goals),
    }
    for lang in TITLE_LANGUAGES:
        for game, names in source.names[lang].games():
            yield Line(f"titles in {lang} of {game} that are missing", [], sorted(texts[game] - names.keys()))
            yield Line(f"titles in {lang} of {game} for nothing", [], sorted(names.keys() - texts[game]))


def word_lines(book: WordBook, catalogue: Catalogue) -> Iterator[Line]:
    """Yield the lines about the words of our own titles: the same word is the same everywhere."""
    yield Line("words of our own titles that are not as listed", [], list(book.faults(catalogue)))
    yield Line("listed words and exceptions that no title needs", [], list(book.unused(catalogue)))
