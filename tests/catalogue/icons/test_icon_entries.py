"""Every icon is drawn, named and explained, and no two alike."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from webapp import resources
from webapp.catalogue.icons import BY_SYMBOL, GROUPS, ICONS, label
from webapp.icons import SHORT, symbols

# What works the pages rather than explains cards: no legend needs it.
INTERFACE = {
    "auto", "back", "bin", "cards", "check", "clock", "close", "die", "down", "edit", "flag", "globe", "in",
    "info", "list", "logo", "menu", "minus", "moon", "out", "phone", "plus", "redo", "search", "sun", "undo",
    "warn", "you",
}  # fmt: skip


def drawings() -> dict[str, str]:
    """The inside of every symbol of both sprites."""
    text = "".join((resources.PACKAGE / "static" / sprite).read_text("utf-8") for sprite in SHORT)
    return dict(re.findall(r'<symbol id="([^"]+)" viewBox="0 0 24 24">(.*?)</symbol>', text, re.S))


def test_every_icon_has_a_symbol_and_every_symbol_of_cards_an_icon() -> None:
    assert {entry.symbol for entry in ICONS.values()} == set(symbols()) - INTERFACE
    assert len(BY_SYMBOL) == len(ICONS)


def test_both_sprites_are_read_whole() -> None:
    assert set(drawings()) == set(symbols())
    assert set(symbols().values()) == set(SHORT)


def test_no_two_symbols_have_the_same_drawing_or_differ_by_colour_alone() -> None:
    # Digits tell start worlds and costs apart, so text counts; colours do not.
    shapes = [re.sub(r'(fill|stroke)="[^"]*"', "", drawing) for drawing in drawings().values()]
    assert [shape for shape, times in Counter(shapes).items() if times > 1] == []


def test_every_icon_has_a_name_and_a_text_of_its_own() -> None:
    for entry in ICONS.values():
        assert entry.name().strip(), entry.id
        assert entry.what().endswith("."), entry.id
        assert entry.what() != entry.name()
        assert re.fullmatch("[a-z][a-z0-9-]*", entry.id)
    names = Counter((GROUPS[entry.group].game, entry.name()) for entry in ICONS.values())
    assert [name for name, times in names.items() if times > 1] == []


def test_the_same_text_stands_only_with_icons_of_one_sort() -> None:
    texts = Counter(entry.what() for entry in ICONS.values())
    repeated = {entry.id for entry in ICONS.values() if texts[entry.what()] > 1}
    assert repeated == {name for name in ICONS if re.match(r"start\d|kw-", name)}


def test_a_symbol_is_called_what_the_legend_calls_it() -> None:
    assert label("v") == "Victory points"
    with pytest.raises(KeyError):
        label("menu")


def test_colours_in_the_sprites_are_tokens_of_the_pages() -> None:
    base = (resources.PACKAGE / "static" / "css" / "base.css").read_text("utf-8")
    known = set(re.findall(r"--([\w-]+):", base))
    for name, drawing in drawings().items():
        if name == "logo":
            continue
        for colour in re.findall(r'(?:fill|stroke)="([^"]*)"', drawing):
            token = re.fullmatch(r"var\(--([\w-]+)\)", colour)
            assert colour in ("none", "currentColor") or (token and token[1] in known), (name, colour)


@pytest.mark.parametrize("folder", ["templates", "webapp"])
def test_every_symbol_that_is_asked_for_by_name_is_drawn(folder: str) -> None:
    root = resources.folder("templates") if folder == "templates" else resources.PACKAGE
    asked = set()
    for path in sorted(Path(root).rglob("*.html" if folder == "templates" else "*.py")):
        text = path.read_text("utf-8")
        asked |= set(re.findall(r"""(?:\bicon|svg_icon|glyph)\(\s*["']([\w-]+)["']""", text))
        asked |= set(re.findall(r"""\bicon(?:_name)?=["']([\w-]+)["']""", text))
    assert folder == "webapp" or len(asked) > 15
    assert asked <= set(symbols())
