"""A language has what English has, block by block."""

from __future__ import annotations

import pytest
from catalogue.rules.conftest import RUSSIAN, SETTLE

from webapp.catalogue.rules.check import differences
from webapp.catalogue.rules.parse import parse


def found(old: str = "", new: str = "") -> list[str]:
    assert old in RUSSIAN
    english, russian = parse("en.md", SETTLE), parse("ru.md", RUSSIAN.replace(old, new, 1))
    return list(differences(english, russian, "ru.md"))


def test_a_faithful_translation_differs_in_nothing() -> None:
    assert found() == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("# III: Освоение", "# Фаза 3: Освоение", "ru.md:1: the title has other numbers than in English"),
        ("{#military}", "{#force}", "ru.md:9: the heading has the anchor 'force', in English 'military'"),
        ("{BASE-63}", "{BASE-64}", "ru.md:7: tags BASE-64, in English BASE-63"),
        ("{BASE-86}", "", "ru.md:16: tags none, in English BASE-86"),
        ("Выложите 1 мир", "Выложите мир", "ru.md:7: has other numbers than in English: none in place of 1"),
        ("| Редкие | 3 |", "| Редкие | 4 |", "ru.md:16: has other numbers than in English: 4 in place of 3"),
        ("| Редкие | 3 |\n", "", "ru.md:16: rows of 2 2 cells, in English of 2 2 2"),
        (
            "card:new-sparta",
            "card:old-earth",
            "ru.md:12: has other links than in English: card:old-earth in place of card:new-sparta",
        ),
        ("  2. Потом [](section:rftg/base/set-up). {BASE-64 card:contact-specialist}\n", "", "ru.md:13: "),
        (
            "## Военная мощь {#military}\n",
            "",
            "ru.md:10: here English has a heading ##, not a list (6 blocks, not 5)",
        ),
        ("[!note]", "[!open]", "ru.md:22: here English has [!note], not [!open] (6 blocks, not 6)"),
    ],
)
def test_a_difference_names_the_file_and_the_line(old: str, new: str, fault: str) -> None:
    assert any(each.startswith(fault) for each in found(old, new)), found(old, new)
