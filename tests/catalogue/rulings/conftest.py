from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from flask import Flask

from webapp.catalogue.models import Catalogue
from webapp.catalogue.rules.targets import Targets
from webapp.catalogue.rulings.reader import Rulings, read_rows
from webapp.catalogue.rulings.records import RulingsSource
from webapp.catalogue.rulings.source import read_records, read_rulings
from webapp.catalogue.rulings.tables import ruling_rows, source_rows, text_rows, topic_rows

SOURCES = """
[base]
name = "Rulebook"
cited = { hu = "Szabálykönyv", ru = "Правила", el = "Κανόνες", pt = "Regras" }
[companion]
name = "A companion"
"""

CARDS = """[two-worlds]
rules = ["BASE-63", "BASE-71"]
cards = ["improved-logistics"]
mentions = ["new-sparta"]
powers = ["pay_for_military"]
phases = ["settle"]
sets = ["tgs"]
sources = [{ from = "base", pages = [4, 6] }]
confidence = "high"

[double-price]
rules = ["BASE-71"]
cards = ["new-sparta"]
goals = ["budget-surplus"]
sets = ["base"]
sources = [
  { from = "base", at = "settle_price" },
  { from = "companion", at = "https://example.org/faq", against = true },
]
confidence = "low"
open = true
"""

CARDS_EN = """# Single cards

## Does [](card:improved-logistics) place 2 worlds? {#two-worlds}

Yes, one after the other:

- a world that you pay for
- then another; see [the price](ruling:double-price).

> [!why] The second one is an action of its own.

## Is the price paid twice? {#double-price}

Both readings are possible.

> [!open] Agree on one:
>
> - It is paid 2 times.
> - It is paid once.
"""

CARDS_RU = """# Отдельные карты

## Можно ли выложить 2 мира с [](card:improved-logistics)? {#two-worlds}

Да, один за другим:

- сначала оплаченный
- потом ещё один; см. [цену](ruling:double-price).

> [!why] Второй мир — отдельное действие.

## Платят ли дважды? {#double-price}

Возможны оба чтения.

> [!open] Договоритесь:
>
> - Платят 2 раза.
> - Платят один раз.
"""

TURN = """[ed-01]
rules = ["BASE-63"]
cards = ["survey-team"]
phases = ["action", "role"]
sources = [{ from = "base" }]
confidence = "medium"
"""

TURN_EN = "# The turn\n\n## Does [](ed:survey-team) count? {#ed-01}\n\nNo: [so](category:takeovers).\n"

SAMPLE = {
    "sources.toml": SOURCES,
    "rftg/cards/rulings.toml": CARDS,
    "rftg/cards/en.md": CARDS_EN,
    "rftg/cards/ru.md": CARDS_RU,
    "eminent-domain/turn/rulings.toml": TURN,
    "eminent-domain/turn/en.md": TURN_EN,
}
"""Two topics, one of them in Russian too."""

FACTS = frozenset({"BASE-63", "BASE-71"})

Write = Callable[[dict[str, str]], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write the sample, with some files otherwise or more; returns the data folder."""

    def write(files: dict[str, str]) -> Path:
        for name, text in {**SAMPLE, **files}.items():
            path = tmp_path / "data" / "rulings" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        return tmp_path / "data"

    return write


def read(data: Path) -> RulingsSource:
    """Return the rulings of a folder, held against a few names."""
    records = read_records(data)
    known = {
        "term": {"rftg-windfall-world"},
        "card": {"new-sparta", "improved-logistics"},
        "ed": {"survey-team"},
        "goal": {"budget-surplus"},
        "category": {"takeovers"},
        "power": {"pay_for_military"},
        "ruling": records.ids,
    }
    targets = Targets(known, {("rftg", "base", "settle"): {"base-63"}})
    return read_rulings(data, records, targets, FACTS)


@pytest.fixture
def sample(write: Write) -> RulingsSource:
    return read(write({}))


@pytest.fixture
def rulings(sample: RulingsSource) -> Rulings:
    """The sample as the running app reads it."""
    return read_rows(ruling_rows(sample), text_rows(sample), topic_rows(sample), source_rows(sample))


@pytest.fixture
def small(catalogue: Catalogue, rulings: Rulings) -> Catalogue:
    """The catalogue with the sample in place of its rulings."""
    return replace(catalogue, rulings=rulings)


@pytest.fixture
def small_app(app: Flask, small: Catalogue) -> Flask:
    """The app with the sample in place of its rulings."""
    app.extensions["catalogue"] = small
    return app
