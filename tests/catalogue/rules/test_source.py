"""Books are read with what they name, and everything that is not in order is said at once."""

from __future__ import annotations

import pytest
from catalogue.rules.conftest import KNOWN, RUSSIAN, SET_UP, SETTLE, Write

from webapp.catalogue.errors import DataError
from webapp.catalogue.rules.models import Block
from webapp.catalogue.rules.records import RulesSource
from webapp.catalogue.rules.source import anchor_of, read_rules


def anchors(blocks: tuple[Block, ...]) -> list[str]:
    found = []
    for block in blocks:
        found += [block.anchor] if block.anchor else []
        found += anchors(block.blocks)
    return found


def test_sections_come_in_the_order_of_their_book(sample: RulesSource) -> None:
    assert [section.id for section in sample.sections] == [
        ("rftg", "base", "set-up"),
        ("rftg", "base", "settle"),
    ]
    assert sample.sections[1].titles == {"en": "III: Settle", "ru": "III: Освоение"}


def test_the_first_tag_is_the_anchor_the_same_in_every_language(sample: RulesSource) -> None:
    settle = sample.sections[1]
    wanted = ["missed-1", "base-63", "military", "base-68", "base-72", "base-64", "base-86", "base-74"]
    assert {lang: anchors(blocks) for lang, blocks in settle.blocks.items()} == {"en": wanted, "ru": wanted}


def test_what_is_often_played_wrong_may_name_what_another_block_states(write: Write) -> None:
    text = SETTLE.replace("never both. {BASE-71}", "never both. {BASE-63}")
    rules = read_rules(write({"rftg/base/settle/en.md": text, "rftg/base/settle/ru.md": RUSSIAN_63}), KNOWN)
    assert anchors(rules.sections[1].blocks["en"])[:2] == ["missed-1", "base-63"]


RUSSIAN_63 = RUSSIAN.replace("{BASE-71}", "{BASE-63}")


def test_what_blocks_state_and_name_is_kept_with_the_nearest_anchor(sample: RulesSource) -> None:
    links = sample.sections[1].links
    assert ("fact", "BASE-72", "base-72") in links
    assert ("power", "pay_for_military", "base-68") in links
    assert ("card", "new-sparta", "base-68") in links
    assert ("card", "contact-specialist", "base-64") in links
    assert ("section", "rftg/base/set-up", "base-64") in links


def test_what_is_missing_is_told(sample: RulesSource) -> None:
    assert "rftg/base/settle: hu el pt" in sample.missing
    assert "rftg/base/set-up: hu ru el pt" in sample.missing
    assert "eminent-domain/base" in sample.missing
    assert "R-DEV-A" in sample.untold
    assert "BASE-90" in sample.untold
    assert not {"BASE-24", "BASE-71"} & set(sample.untold)


def test_a_text_that_no_book_lists_is_told(write: Write) -> None:
    rules = read_rules(write({"rftg/base/explore/en.md": SET_UP, "rftg/base/.hidden": ""}), KNOWN)
    assert rules.unread == ("rftg/base/explore/en.md",)


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("settle/en.md", "{BASE-72}", "{BASE-99}", "settle/en.md:13: unknown tag 'BASE-99'"),
        ("settle/en.md", "{BASE-72}", "{R-NO-1}", "settle/en.md:13: unknown tag 'R-NO-1'"),
        ("settle/en.md", "{BASE-72}", "{base-72}", "settle/en.md:13: unknown tag 'base-72'"),
        (
            "settle/en.md",
            "power:pay_for_military",
            "power:no",
            "settle/en.md:11: unknown tag 'power:no'",
        ),
        (
            "settle/en.md",
            "{BASE-72}",
            "{BASE-23}",
            "settle/en.md:13: BASE-23 is the first tag of",
        ),
        (
            "settle/en.md",
            "#base-63)",
            "#base-1)",
            "settle/en.md:12: the link 'rule:rftg/base/settle#base-1' leads to nothing",
        ),
        (
            "settle/ru.md",
            "section:rftg/base/set-up",
            "section:rftg/base/no",
            "settle/ru.md:14: the link 'section:rftg/base/no' leads to nothing",
        ),
        ("settle/en.md", "card:new-sparta", "card:no", "the link 'card:no' leads to nothing"),
        ("settle/ru.md", "2 |\n", "5 |\n", "settle/ru.md:16: has other numbers than in English"),
        ("settle/en.md", "## Military", "<br>\n\n## Military", "settle/en.md:9: no place for HTML"),
        ("book.toml", '"settle"]', '"settle", "settle"]', "book.toml: a section stands in it twice"),
    ],
)
def test_a_fault_names_the_file_and_the_line(write: Write, file: str, old: str, new: str, fault: str) -> None:
    data = write({})
    path = data / "rules" / "rftg" / "base" / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(DataError) as raised:
        read_rules(data, KNOWN)
    assert fault in str(raised.value)


def test_all_faults_are_told_at_once(write: Write) -> None:
    data = write({"rftg/base/set-up/en.md": "# Set-up\n\na {BASE-0}\n\n<p>b</p>\n"})
    with pytest.raises(DataError) as raised:
        read_rules(data, KNOWN)
    assert len(str(raised.value).splitlines()) == 2


def test_a_file_that_is_no_text_is_refused(write: Write) -> None:
    data = write({})
    (data / "rules/rftg/base/set-up/hu.md").write_bytes(b"# \xff\n")
    with pytest.raises(DataError, match=r"hu\.md: .*utf-8"):
        read_rules(data, KNOWN)


@pytest.mark.parametrize(
    ("tag", "anchor"),
    [("BASE-22", "base-22"), ("R-DEV-A0", "r-dev-a0"), ("power:pay_for_military", "power-pay-for-military")],
)
def test_anchors_are_small_with_hyphens(tag: str, anchor: str) -> None:
    assert anchor_of(tag) == anchor
