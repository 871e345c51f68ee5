from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from flask import Flask

from webapp.catalogue.models import Catalogue
from webapp.catalogue.rules.reader import Rules, read_rows
from webapp.catalogue.rules.records import RulesSource
from webapp.catalogue.rules.source import read_rules
from webapp.catalogue.rules.tables import place_rows, section_rows
from webapp.catalogue.rules.targets import Known

KNOWN: Known = {
    "term": {"rftg-windfall-world"},
    "card": {"new-sparta", "contact-specialist"},
    "ed": {"survey-team"},
    "goal": {"budget-surplus"},
    "category": {"takeovers"},
    "power": {"pay_for_military"},
    "ruling": {"vp-pool-size"},
}

SETTLE = """# III: Settle

> [!missed]
> - You pay for a world or conquer it, never both. {BASE-71}
> - A 2nd point.

Place 1 world from your hand. {BASE-63}

## Military {#military}

- A [windfall world](term:rftg-windfall-world) gets its good. {BASE-68 power:pay_for_military}
- [](card:new-sparta) has 2 Military; see [paying](rule:rftg/base/settle#base-63).
  1. First this. {BASE-72}
  2. Then [](section:rftg/base/set-up). {BASE-64 card:contact-specialist}

| Kind | Price |
| --- | ---: |
| Novelty | 2 |
| Rare | 3 |
{BASE-86}

> [!note] The rulebook is wrong on page 9.
> {BASE-74}
"""

SET_UP = "# Set-up\n\nEach player has 4 cards. {BASE-23 BASE-24}\n"

RUSSIAN = """# III: Освоение

> [!missed]
> - Мир оплачивают или завоёвывают. {BASE-71}
> - Пункт 2.

Выложите 1 мир с руки. {BASE-63}

## Военная мощь {#military}

- [Мир с находкой](term:rftg-windfall-world) получает товар. {BASE-68 power:pay_for_military}
- У [](card:new-sparta) мощь 2; см. [оплату](rule:rftg/base/settle#base-63).
  1. Сначала это. {BASE-72}
  2. Потом [](section:rftg/base/set-up). {BASE-64 card:contact-specialist}

| Вид | Цена |
| --- | ---: |
| Новинки | 2 |
| Редкие | 3 |
{BASE-86}

> [!note] На странице 9 ошибка.
> {BASE-74}
"""

SAMPLE = {
    "facts.toml": 'robot = ["R-DEV-A"]\n\n[count]\nBASE = 90\n',
    "rftg/base/book.toml": 'sections = ["set-up", "settle"]\n',
    "rftg/base/set-up/en.md": SET_UP,
    "rftg/base/settle/en.md": SETTLE,
    "rftg/base/settle/ru.md": RUSSIAN,
}
"""Two sections of a book, one of them in Russian too."""

Write = Callable[[dict[str, str]], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write the sample, with some files otherwise or more; returns the data folder."""

    def write(files: dict[str, str]) -> Path:
        for name, text in {**SAMPLE, **files}.items():
            path = tmp_path / "data" / "rules" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        return tmp_path / "data"

    return write


@pytest.fixture
def sample(write: Write) -> RulesSource:
    return read_rules(write({}), KNOWN)


@pytest.fixture
def rules(sample: RulesSource) -> Rules:
    """The sample as the running app reads it."""
    return read_rows(section_rows(sample), place_rows(sample))


@pytest.fixture
def small(catalogue: Catalogue, rules: Rules) -> Catalogue:
    """The catalogue with the sample in place of its rules."""
    return replace(catalogue, rules=rules)


@pytest.fixture
def small_app(app: Flask, small: Catalogue) -> Flask:
    """The app with the sample in place of its rules."""
    app.extensions["catalogue"] = small
    return app
