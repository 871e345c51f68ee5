"""Messages, plural forms, numbers, dates in each language; what is missing shows as marked English."""

import datetime as dt
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from webapp import i18n, resources
from webapp.i18n_build import compile_catalogues
from webapp.i18n_sources import PLURALS

PO = """msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: {plurals}\\n"

{messages}"""


@pytest.fixture
def catalogues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A small translation of each kind of message into Russian, and Hungarian with every kind of damage."""
    source = tmp_path / "source"
    texts = {
        "ru": (
            PLURALS["ru"],
            """msgid "Roll the dice"
msgstr "Бросьте кубики"

msgid "%(who)s wins"
msgstr "Победа: %(who)s"

msgctxt "result"
msgid "Draw"
msgstr "Ничья"

msgid "Draw"
msgstr "Возьмите"

msgid "%(n)s card"
msgid_plural "%(n)s cards"
msgstr[0] "%(n)s карта"
msgstr[1] "%(n)s карты"
msgstr[2] "%(n)s карт"

msgctxt "hand"
msgid "%(n)s card"
msgid_plural "%(n)s cards"
msgstr[0] "в руке %(n)s карта"
msgstr[1] "в руке %(n)s карты"
msgstr[2] "в руке %(n)s карт"
""",
        ),
        "hu": (
            "nplurals=2; plural=(n != 1);",
            """msgid "%(who)s wins"
msgstr "%(ki)s nyer"

#, fuzzy
msgid "Draw"
msgstr "Rajz"

msgid "Roll the dice"
msgstr "Dobj 100% ügyesen"

msgid "%(n)s card"
msgid_plural "%(n)s cards"
msgstr[0] "%(n)s lap"
msgstr[1] "%(m)s lap"
""",
        ),
    }
    for code, (plurals, messages) in texts.items():
        po = source / code / "LC_MESSAGES" / "messages.po"
        po.parent.mkdir(parents=True)
        po.write_text(PO.format(plurals=plurals, messages=messages), "utf-8")
    compile_catalogues(source, tmp_path / "built")
    monkeypatch.setattr(resources, "COMPILED_TRANSLATIONS", tmp_path / "built")
    i18n.messages.cache_clear()
    yield tmp_path / "built"
    i18n.messages.cache_clear()


def test_english_is_the_source_and_stays_unmarked() -> None:
    assert i18n.gettext("%(who)s wins", who="The robot") == "The robot wins"
    assert i18n.ngettext("%(n)s card", "%(n)s cards", 1) == "1 card"
    assert i18n.ngettext("%(n)s card", "%(n)s cards", 0) == "0 cards"
    assert i18n.gettext("100%%") == "100%"


@pytest.mark.usefixtures("catalogues")
def test_a_message_is_translated_and_filled_in() -> None:
    with i18n.language("ru"):
        assert i18n.gettext("Roll the dice") == "Бросьте кубики"
        assert i18n.gettext("%(who)s wins", who="робот") == "Победа: робот"


@pytest.mark.usefixtures("catalogues")
def test_a_context_tells_two_senses_apart() -> None:
    with i18n.language("ru"):
        assert i18n.pgettext("result", "Draw") == "Ничья"
        assert i18n.gettext("Draw") == "Возьмите"
        assert i18n.npgettext("hand", "%(n)s card", "%(n)s cards", 3) == "в руке 3 карты"


@pytest.mark.usefixtures("catalogues")
@pytest.mark.parametrize(
    ("n", "text"),
    [(1, "1 карта"), (3, "3 карты"), (5, "5 карт"), (11, "11 карт"), (21, "21 карта"), (0, "0 карт")],
)
def test_the_number_chooses_the_form(n: int, text: str) -> None:
    with i18n.language("ru"):
        assert i18n.ngettext("%(n)s card", "%(n)s cards", n) == text


@pytest.mark.usefixtures("catalogues")
def test_what_is_missing_or_broken_is_english_and_marked() -> None:
    with i18n.language("hu"):
        assert i18n.gettext("Not there") == "[en] Not there"
        assert i18n.gettext("Draw") == "[en] Draw"  # fuzzy: nobody has confirmed it
        assert i18n.gettext("%(who)s wins", who="A robot") == "[en] A robot wins"
        assert i18n.gettext("Roll the dice") == "[en] Roll the dice"
        assert i18n.ngettext("%(n)s card", "%(n)s cards", 1) == "[en] 1 card"
        assert i18n.ngettext("%(n)s card", "%(n)s cards", 2) == "[en] 2 cards"


def test_a_missing_catalogue_leaves_marked_english_and_one_line_in_the_log(
    catalogues: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (catalogues / "ru" / "LC_MESSAGES" / "messages.mo").unlink()
    with caplog.at_level(logging.WARNING, "tableside"), i18n.language("ru"):
        assert i18n.gettext("Roll the dice") == "[en] Roll the dice"
        assert i18n.gettext("Draw") == "[en] Draw"
    assert len(caplog.records) == 1


def test_a_damaged_catalogue_leaves_marked_english(catalogues: Path) -> None:
    mo = catalogues / "ru" / "LC_MESSAGES" / "messages.mo"
    mo.write_bytes(mo.read_bytes()[:100])
    with i18n.language("ru"):
        assert i18n.gettext("Roll the dice") == "[en] Roll the dice"


def test_language_blocks_nest_and_come_back() -> None:
    with i18n.language("hu"):
        with i18n.language("el"):
            assert i18n.current_language() == "el"
        assert i18n.current_language() == "hu"
    assert i18n.current_language() == "en"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(KeyError), i18n.language("de"):
        pass


def test_each_language_has_its_own_name_and_direction(lang: str) -> None:
    language = i18n.NAMES[lang]
    assert language.name.casefold().startswith(language.locale.get_display_name()[:5].casefold())
    assert language.direction == "ltr"


@pytest.mark.parametrize(
    ("code", "written"),
    [("en", "12,345.5"), ("hu", "12 345,5"), ("ru", "12 345,5"), ("el", "12.345,5"), ("pt", "12.345,5")],
)
def test_numbers_are_written_as_the_language_does(code: str, written: str) -> None:
    with i18n.language(code):
        assert i18n.format_number(12345.5).replace("\xa0", " ") == written
        assert i18n.format_number(7) == "7"


def test_dates_are_written_as_the_language_does_in_the_zone_asked_for() -> None:
    moment = dt.datetime(2026, 11, 30, 22, 30, tzinfo=dt.UTC)
    zone = dt.timezone(dt.timedelta(hours=2))
    with i18n.language("hu"):
        assert i18n.format_datetime(moment, zone) == "2026. 12. 01. 0:30"
        assert i18n.format_datetime(moment, zone, "long").startswith("2026. december 1. 0:30")
    with i18n.language("en"):
        assert "11/30/26" in i18n.format_datetime(moment)
