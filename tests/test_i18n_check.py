"""Each fault of a translation is found and named."""

from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from webapp.i18n_check import language_problems, problems
from webapp.i18n_sources import PLURALS, update

RU = ("%(n)s карта", "%(n)s карты", "%(n)s карт")


def _pair(
    code: str, message: str | tuple[str, str], text: str | tuple[str, ...], fuzzy: bool = False
) -> tuple[Catalog, Catalog]:
    template, catalogue = Catalog(), Catalog(locale=code)
    catalogue.mime_headers = [("plural-forms", PLURALS[code])]
    template.add(message)
    catalogue.add(message, text, flags=["fuzzy"] if fuzzy else [])
    return template, catalogue


@pytest.mark.parametrize(
    ("code", "message", "text"),
    [
        ("hu", "Deck", "Pakli"),
        ("hu", "%(n)s → %(m)s", "%(n)s → %(m)s"),
        ("ru", ("%(n)s card", "%(n)s cards"), RU),
        ("hu", ("A card", "%(n)s cards"), ("Egy lap", "%(n)s lap")),
        ("pt", ("A card", "%(n)s cards"), ("Uma carta", "%(n)s cartas")),
        ("hu", "<b>Deck</b> ", "<b>Pakli</b> "),
    ],
)
def test_a_good_translation_has_no_problem(
    code: str, message: str | tuple[str, str], text: str | tuple[str, ...]
) -> None:
    assert list(language_problems(*_pair(code, message, text), code)) == []


@pytest.mark.parametrize(
    ("code", "message", "text", "problem"),
    [
        ("hu", "Deck", "", "not translated"),
        ("ru", ("%(n)s card", "%(n)s cards"), ("%(n)s карта", "", "%(n)s карт"), "not translated"),
        ("ru", ("%(n)s card", "%(n)s cards"), RU[:2], "2 plural forms, not 3"),
        ("hu", "Round %(round)s", "%(raund)s. kör", "placeholders differ"),
        ("hu", "Round %(round)s", "Kör", "placeholders differ"),
        ("hu", "All", "100%", "placeholders differ"),
        ("ru", ("A card", "%(n)s cards"), ("карта", *RU[1:]), "lacks the number"),
        ("hu", ("A card", "%(n)s cards"), ("Egy lap", "Lapok"), "lacks the number"),
        ("hu", "Deck", "Pakli ", "spaces"),
        ("hu", " Deck", "Pakli", "spaces"),
        ("hu", "<b>Deck</b>", "Pakli", "tags"),
        ("hu", "Deck", "Deck", "reads as in English"),
    ],
)
def test_each_fault_is_named(
    code: str, message: str | tuple[str, str], text: str | tuple[str, ...], problem: str
) -> None:
    (found,) = language_problems(*_pair(code, message, text), code)
    assert problem in found
    assert repr(message if isinstance(message, str) else message[0]) in found


def test_a_fuzzy_message_counts_as_not_translated() -> None:
    (found,) = language_problems(*_pair("hu", "Deck", "Fedélzet", fuzzy=True), "hu")
    assert "fuzzy" in found


def test_what_is_listed_may_read_as_in_english() -> None:
    assert list(language_problems(*_pair("hu", "Robot", "Robot"), "hu", frozenset({"Robot"}))) == []


def test_a_message_too_many_and_a_wrong_plural_rule_are_named() -> None:
    template, catalogue = _pair("ru", "Deck", "Колода")
    catalogue.add("Gone", "Ушло")
    catalogue.mime_headers = [("plural-forms", "nplurals=2; plural=(n != 1);")]
    found = list(language_problems(template, catalogue, "ru"))
    assert len(found) == 2
    assert "Plural-Forms" in found[0]
    assert "not in the template" in found[1]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A small checkout with one message, translated."""
    (tmp_path / "pyproject.toml").write_text(
        '[[tool.babel.mappings]]\nmethod = "python"\npattern = "webapp/**.py"\n'
    )
    (tmp_path / "webapp").mkdir()
    (tmp_path / "webapp" / "a.py").write_text('gettext("Robot")')
    for path in update(tmp_path)[1:]:
        path.write_text(
            path.read_text("utf-8").replace('Robot"\nmsgstr ""', 'Robot"\nmsgstr "Робот"'), "utf-8"
        )
    return tmp_path


def test_a_checkout_in_order_has_no_problem(root: Path) -> None:
    assert list(problems(root)) == []


def test_a_stale_template_is_named_with_the_remedy(root: Path) -> None:
    (root / "webapp" / "a.py").write_text('gettext("Robot"); gettext("New")')
    found = list(problems(root))
    assert "`make translations`" in found[0]
    assert len(found) == 5  # the template, and one message in each of four languages


def test_a_percent_sign_in_the_source_is_named(root: Path) -> None:
    (root / "webapp" / "a.py").write_text('gettext("100%")')
    assert any("neither" in problem for problem in problems(root))


def test_the_list_of_equal_words_is_read_from_the_checkout(root: Path) -> None:
    po = root / "translations" / "hu" / "LC_MESSAGES" / "messages.po"
    po.write_text(po.read_text("utf-8").replace("Робот", "Robot"), "utf-8")
    (found,) = problems(root)
    assert "reads as in English" in found
    for line in ('hu = ["Robot"]', 'all = ["Robot"]'):
        (root / "translations" / "same-as-english.toml").write_text(line)
        assert list(problems(root)) == []
