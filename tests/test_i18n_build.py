"""Message catalogues compile to the same bytes each time."""

from pathlib import Path

import pytest

from webapp import i18n, resources
from webapp.i18n_build import compile_catalogues

PO = """msgid ""
msgstr "Content-Type: text/plain; charset=utf-8\\n"

msgid "World"
msgstr "Világ"

msgid "%(num)s world"
msgid_plural "%(num)s worlds"
msgstr[0] "%(num)s világ"
msgstr[1] "%(num)s világ"

msgid "%(num)s card"
msgid_plural "%(num)s cards"
msgstr[0] "%(num)s kártya"
msgstr[1] ""

#, fuzzy
msgid "Deck"
msgstr "Fedélzet"
"""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    po = tmp_path / "source" / "hu" / "LC_MESSAGES" / "messages.po"
    po.parent.mkdir(parents=True)
    po.write_text(PO, "utf-8")
    return tmp_path / "source"


def test_each_translation_is_compiled_to_the_same_place(source: Path, tmp_path: Path) -> None:
    (written,) = compile_catalogues(source, tmp_path / "built")
    assert written == tmp_path / "built" / "hu" / "LC_MESSAGES" / "messages.mo"
    assert list((tmp_path / "built").rglob("*.*")) == [written]
    messages = i18n.load(tmp_path / "built", "hu")
    assert messages.single == {"World": "Világ"}
    # the one that lacks a form shows in English, marked
    assert messages.plural == {"%(num)s world": ("%(num)s világ", "%(num)s világ")}


def test_two_builds_give_the_same_bytes(source: Path, tmp_path: Path) -> None:
    (first,) = compile_catalogues(source, tmp_path / "a")
    (second,) = compile_catalogues(source, tmp_path / "b")
    assert first.read_bytes() == second.read_bytes()
    # a build a minute later, or in another time zone, has no other moment in it either
    assert b"POT-Creation-Date: 1970-01-01 00:00+0000" in first.read_bytes()


def test_the_projects_own_translations_compile(tmp_path: Path) -> None:
    written = compile_catalogues(resources.folder("translations"), tmp_path)
    assert {path.parts[-3] for path in written} == set(i18n.LANGUAGES) - {"en"}
