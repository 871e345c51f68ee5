"""Messages are collected from code and templates; translations follow and keep the work that was done."""

from pathlib import Path

import pytest

from webapp import i18n_sources
from webapp.i18n_sources import extract, to_bytes, translation, update

MAPPINGS = """[[tool.babel.mappings]]
method = "python"
pattern = "webapp/**.py"

[[tool.babel.mappings]]
method = "jinja2"
pattern = "templates/**.html"
trimmed = true
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A small checkout."""
    (tmp_path / "pyproject.toml").write_text(MAPPINGS)
    for name, text in {
        "webapp/a.py": """
# Translators: said when a game begins
title = gettext("Draw")
other = pgettext("result", "Draw")
count = ngettext("%(n)s card", "%(n)s cards", n)
marked = N_("Settle")
""",
        "webapp/part/b.py": 'gettext("Deck")',
        "webapp/static/node_modules/x/c.py": 'gettext("Not ours")',
        "templates/page.html": "{% trans %}\n  Look\n  here\n{% endtrans %}{{ _('Settle') }}",
        "tests/test_a.py": 'gettext("Only a test")',
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


def test_everything_marked_is_found_and_nothing_else(root: Path) -> None:
    found = {(message.context, message.id) for message in extract(root) if message.id}
    assert found == {
        (None, "Draw"),
        ("result", "Draw"),
        (None, ("%(n)s card", "%(n)s cards")),
        (None, "Settle"),
        (None, "Deck"),
        (None, "Look here"),
    }


def test_a_message_says_where_it_is_used_and_what_its_author_tells(root: Path) -> None:
    template = to_bytes(extract(root)).decode()
    assert '#. said when a game begins\n#: webapp/a.py\nmsgid "Draw"' in template
    assert '#: templates/page.html webapp/a.py\nmsgid "Settle"' in template


def test_the_template_changes_only_with_the_messages(root: Path) -> None:
    before = to_bytes(extract(root))
    path = root / "webapp" / "a.py"
    path.write_text("\n\n" + path.read_text())
    assert to_bytes(extract(root)) == before
    assert b"Date" not in before


def test_update_makes_each_language_with_its_plural_rule(root: Path) -> None:
    written = update(root)
    assert [path.relative_to(root).as_posix() for path in written] == [
        "translations/messages.pot",
        *(f"translations/{code}/LC_MESSAGES/messages.po" for code in ("hu", "ru", "el", "pt")),
    ]
    for path in written[1:]:
        code = path.parts[-3]
        assert translation(path, code).plural_forms == i18n_sources.PLURALS[code]
    assert translation(written[2], "ru").num_plurals == 3
    before = [path.read_bytes() for path in written]
    assert [path.read_bytes() for path in update(root)] == before


def _translate(root: Path, source: str, text: str) -> Path:
    po = root / "translations" / "hu" / "LC_MESSAGES" / "messages.po"
    po.write_text(
        po.read_text("utf-8").replace(f'msgid "{source}"\nmsgstr ""', f'msgid "{source}"\nmsgstr "{text}"')
    )
    return po


def test_a_translation_survives_while_its_message_is_away(root: Path) -> None:
    update(root)
    po = _translate(root, "Deck", "Pakli")
    code = root / "webapp" / "part" / "b.py"
    code.write_text("")
    update(root)
    assert '#~ msgstr "Pakli"' in po.read_text("utf-8")
    assert "Deck" not in translation(po, "hu")
    code.write_text('gettext("Deck")')
    update(root)
    assert translation(po, "hu").get("Deck").string == "Pakli"  # type: ignore[union-attr]


def test_pruning_drops_what_is_away(root: Path) -> None:
    update(root)
    po = _translate(root, "Deck", "Pakli")
    (root / "webapp" / "part" / "b.py").write_text("")
    update(root, prune=True)
    assert "Pakli" not in po.read_text("utf-8")
