"""Definitions are read with what they name, and everything that is not in order is said at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from catalogue.definitions.conftest import ENGLISH, HUNGARIAN, NOTES, TARGETS, TERMS, Write

from webapp.catalogue.definitions.records import DefinitionsSource
from webapp.catalogue.definitions.source import entry_lines, read_definitions
from webapp.catalogue.errors import DataError

PARAGRAPH = "en.toml:8: eminent-domain.research: a definition is one paragraph"


def test_definitions_come_in_the_order_of_the_terms_english_first(sample: DefinitionsSource) -> None:
    assert list(sample.texts) == [
        ("rftg", "develop", "en"),
        ("rftg", "develop", "hu"),
        ("rftg", "windfall-world", "en"),
        ("rftg", "windfall-world", "hu"),
        ("eminent-domain", "research", "en"),
        ("eminent-domain", "research", "hu"),
    ]
    windfall = sample.texts["rftg", "windfall-world", "en"]
    assert windfall.text == "A world that gets 1 good when it is placed."
    assert windfall.html == (
        'A world that <a href="@/rules/rftg/base/settle#base-68" data-overlay>gets 1 good</a> '
        "when it is <em>placed</em>."
    )
    assert sample.texts["rftg", "develop", "hu"].lang == "hu"


def test_the_links_of_english_are_kept(sample: DefinitionsSource) -> None:
    assert sample.links == {
        ("rftg", "develop"): ("card:new-sparta",),
        ("rftg", "windfall-world"): ("rule:rftg/base/settle#base-68",),
        ("eminent-domain", "research"): ("term:rftg-develop",),
    }


def test_a_note_stands_in_its_language_alone(sample: DefinitionsSource) -> None:
    (key,) = sample.notes
    assert key == ("rftg", "develop", "hu")
    assert 'href="@/glossary/eminent-domain-research"' in sample.notes[key].html


def test_what_is_missing_and_what_is_none_is_told(write: Write) -> None:
    without = HUNGARIAN.replace("develop = ", "# ", 1)
    found = read_definitions(
        write({"hu.toml": without, "hu.txt": "x", ".swp": "x", "old/en.toml": "x"}), TERMS, TARGETS
    )
    assert found.missing == ("hu: rftg-develop", "ru: all", "el: all", "pt: all")
    assert found.unread == ("hu.txt", "old/en.toml")


def test_no_file_at_all_is_missing_and_no_fault(tmp_path: Path) -> None:
    found = read_definitions(tmp_path, TERMS, TARGETS)
    assert found.missing == ("en: all", "hu: all", "ru: all", "el: all", "pt: all")
    assert (found.texts, found.notes, found.unread) == ({}, {}, ())


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("en.toml", "windfall-world =", "windfall =", "en.toml:5: rftg.windfall: the glossary has no"),
        ("en.toml", "[eminent-domain]", "[eminent]", "en.toml: Invalid enum value 'eminent'"),
        ("en.toml", "research =", "Research =", "en.toml: Expected `str` matching regex"),
        ("en.toml", '"A role: take 1 [technology](term:rftg-develop)."', '""', "length >= 2"),
        ("en.toml", '"A role: take 1 [technology](term:rftg-develop)."', "3", "Expected `str`, got `int`"),
        ("en.toml", "A role: take", "A role:\\n\\ntake", PARAGRAPH),
        ("en.toml", "A role: take", "- A role: take", PARAGRAPH),
        ("en.toml", "A role: take", "# A role: take", "en.toml:8: a section has one title"),
        ("en.toml", "A role: take", "*A role: take", "en.toml:8: this is no text: '*A role"),
        ("en.toml", "A role: take", "<b>A role</b>: take", "en.toml:8: no place for HTML"),
        ("en.toml", "develop).", "develop). {BASE-2}", "research: a definition has no tags"),
        ("en.toml", "term:rftg-develop", "term:rftg-explore", "en.toml:8: eminent-domain.research: the link"),
        ("en.toml", "term:rftg-develop", "word:rftg-develop", "en.toml:8: no such kind of link"),
        ("en.toml", "#base-68", "#base-69", "en.toml:5: rftg.windfall-world: the link 'rule:"),
        ("en.toml", "card:new-sparta", "card:old-sparta", "en.toml:4: rftg.develop: the link 'card:"),
        ("en.toml", "card:new-sparta", "term:rftg-develop", "en.toml:4: rftg.develop: it links itself"),
        ("en.toml", "research = ", "#", "hu.toml:6: eminent-domain.research: English does not define it"),
        ("hu.toml", "1 árut", "2 árut", "hu.toml:2: has other numbers than in English"),
        ("hu.toml", "A 2. fázis", "A fázis", "hu.toml:3: has other numbers than in English"),
        ("hu.toml", "[](card:new-sparta)", "Új Spárta", "hu.toml:3: has other links than in English"),
        ("hu.toml", "term:rftg-develop", "card:new-sparta", "hu.toml:6: has other links than in English"),
        ("hu.toml", "[rftg]", "[rftg", "hu.toml: "),
        ("notes.toml", "rftg.develop", "rftg.developing", "notes.toml:1: rftg.developing: the glossary"),
        ("notes.toml", "hu =", "de =", "notes.toml: Invalid enum value 'de'"),
        ("notes.toml", "term:eminent-domain-research", "term:x", "notes.toml:2: rftg.develop.hu: the link"),
        ("notes.toml", "Az Eminent", "Az\\n\\nEminent", "notes.toml:2: rftg.develop.hu: a definition is one"),
    ],
)  # fmt: skip
def test_what_is_not_in_order_is_named_with_its_line(
    write: Write, file: str, old: str, new: str, fault: str
) -> None:
    text = {"en.toml": ENGLISH, "hu.toml": HUNGARIAN, "notes.toml": NOTES}[file]
    assert old in text
    with pytest.raises(DataError) as refused:
        read_definitions(write({file: text.replace(old, new, 1)}), TERMS, TARGETS)
    assert fault in str(refused.value)


def test_all_faults_are_said_at_once(write: Write) -> None:
    english = ENGLISH.replace("A role", "- A role")
    with pytest.raises(DataError) as refused:
        read_definitions(
            write({"en.toml": english, "notes.toml": NOTES.replace("hu =", "ru =\t")}), TERMS, TARGETS
        )
    assert "a definition is one paragraph" in str(refused.value)
    assert "English does not define it" in str(refused.value)


def test_entries_are_found_by_their_lines() -> None:
    text = '# x\n[rftg]\none = "1"\n\n"two" = "a = b"\n[rftg.three]\nhu = "3"\n'
    assert entry_lines(text) == {"rftg": 2, "rftg.one": 3, "rftg.two": 5, "rftg.three": 6, "rftg.three.hu": 7}
