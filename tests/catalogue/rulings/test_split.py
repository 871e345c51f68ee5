"""A text of rulings is parted into questions and answers, and what they may not have is named."""

from __future__ import annotations

import pytest
from catalogue.rulings.conftest import CARDS_EN

from webapp.catalogue.rulings.split import read_topic


def test_questions_have_their_answers() -> None:
    topic = read_topic("en.md", CARDS_EN)
    assert topic.faults == ()
    assert topic.section.title == "Single cards"
    assert list(topic.answers) == ["two-worlds", "double-price"]
    first = topic.answers["two-worlds"]
    assert (first.line, first.has("why"), first.has("open")) == (3, 1, 0)
    words = first.words()
    assert words.question == "Does \ue000card:improved-logistics\ue001 place 2 worlds?"
    assert words.heading.startswith('Does <a href="@/cards/rftg/improved-logistics" data-overlay>')
    assert [block.kind for block in words.blocks] == ["p", "ul", "why"]
    assert words.blocks[1].blocks[0].text == "a world that you pay for"


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (
            "# Single cards\n",
            "# Single cards\n\nFirst.\n",
            "en.md:3: a text stands before",
        ),
        ("{#double-price}", "{#two-worlds}", "en.md:12: two-worlds is asked twice"),
        (" {#double-price}", "", "en.md:12: the heading has no anchor"),
        (
            "[!why]",
            "[!missed]",
            "en.md:10: a callout begins with one of [!why], [!open], [!example]",
        ),
        ("> [!why] The", "> [!why] A.\n\n> [!why] The", "en.md:3: an answer has one [!why]"),
        ("Both readings are possible.", "### More {#more}", "en.md:14: a heading inside an answer"),
        ("Both readings are possible.", "", "en.md:12: the answer has to begin with its words"),
        ("Both readings are possible.", "Both. {BASE-3}", "en.md:14: tags stand in rulings.toml"),
        ("price paid", "[](ruling:two-worlds) paid", "en.md:12: a question links no ruling"),
        ("Both readings", "Both {readings", "en.md:14: this is no text"),
    ],
)
def test_what_is_not_in_order_is_named_with_its_line(old: str, new: str, fault: str) -> None:
    assert old in CARDS_EN
    faults = read_topic("en.md", CARDS_EN.replace(old, new)).faults
    assert [each for each in faults if each.startswith(fault)], faults
