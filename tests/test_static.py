"""The style sheets hold what the looks promise: contrast, two equal dark themes, few bytes."""

from __future__ import annotations

import gzip
import re
from itertools import product

import pytest

from webapp import resources

STATIC = resources.PACKAGE / "static"
BASE = (STATIC / "css" / "base.css").read_text("utf-8")

TEXT = ("ink", "soft", "go", "bad")
SURFACES = ("bg", "paper", "sunk")
SHAPES = ("edge", "p1", "p2", "p3", "p4", "p5", "novelty", "rare", "genes", "alien", "red", "go", "bad")


def tokens(selector: str) -> dict[str, str]:
    """The custom properties that the first rule of `selector` sets."""
    body = BASE.partition(selector + "{")[2].partition("}")[0]
    return dict(re.findall(r"--([\w-]+):([^;]+)", body))


LIGHT = tokens(":root")
THEMES = {"light": LIGHT, "dark": LIGHT | tokens("html[data-theme=dark]")}


def luminance(colour: str) -> float:
    digits = colour.lstrip("#")
    if len(digits) == 3:
        digits = "".join(c * 2 for c in digits)
    parts = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, other: str) -> float:
    """The ratio of WCAG 2, 1 to 21."""
    bright, dim = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


@pytest.mark.parametrize("theme", THEMES)
def test_text_stands_out_seven_to_one(theme: str) -> None:
    colours = THEMES[theme]
    pairs = [*product(TEXT[:2], SURFACES), ("go", "bg"), ("go", "paper"), ("bad", "bg"), ("bad", "paper")]
    pairs += [("on-go", "go"), ("ink", "go-tint"), ("ink", "bad-tint")]
    low = {pair: contrast(*(colours[name] for name in pair)) for pair in pairs}
    assert {pair: ratio for pair, ratio in low.items() if ratio < 7} == {}


@pytest.mark.parametrize("theme", THEMES)
def test_shapes_that_mean_something_stand_out_three_to_one(theme: str) -> None:
    colours = THEMES[theme]
    low = {
        (shape, surface): contrast(colours[shape], colours[surface])
        for shape, surface in product(SHAPES, ("bg", "paper"))
    }
    assert {pair: ratio for pair, ratio in low.items() if ratio < 3} == {}


def test_phase_and_good_fills_carry_dark_text_seven_to_one() -> None:
    css = "".join(path.read_text("utf-8") for path in (STATIC / "css").glob("*.css"))
    fills = set(re.findall(r"--(?:f|gf):(#\w+)", css)) | set(re.findall(r"\.k-[a-z]+\{fill:(#\w+)", css))
    assert len(fills) >= 15
    assert {fill: contrast("#14181f", fill) for fill in fills if contrast("#14181f", fill) < 7} == {}


def test_the_dark_theme_is_the_same_by_choice_and_by_the_device() -> None:
    by_device = BASE.partition("@media (prefers-color-scheme:dark){")[2].partition("}")[0]
    assert dict(re.findall(r"--([\w-]+):([^;]+)", by_device)) == tokens("html[data-theme=dark]")
    assert set(tokens("html[data-theme=dark]")) == set(LIGHT) - {"r"}


def test_every_variable_that_is_used_is_set() -> None:
    css = "".join(path.read_text("utf-8") for path in (STATIC / "css").glob("*.css"))
    assert set(re.findall(r"var\(--([\w-]+)", css)) <= set(re.findall(r"--([\w-]+):", css))


def test_styles_and_drawings_stay_small() -> None:
    css = b"".join(gzip.compress(path.read_bytes(), 9) for path in sorted((STATIC / "css").glob("*.css")))
    assert len(css) < 16_000
    assert len(gzip.compress((STATIC / "icons.svg").read_bytes(), 9)) < 3000
    assert len(gzip.compress((STATIC / "icons-lookup.svg").read_bytes(), 9)) < 5000
    # The search and what opens over a game are worth a fourth kilobyte: nothing tapped there leaves the game.
    # What is above that opens a rule in its section, at its paragraph.
    assert len(gzip.compress((STATIC / "js" / "app.js").read_bytes(), 9)) < 4300


def test_every_page_loads_at_most_two_sheets_beside_the_base() -> None:
    """But the page of patterns, which shows all parts, and pages where texts, cards and terms meet."""
    templates = resources.folder("templates")
    loaded = {
        path.relative_to(templates).as_posix(): set(re.findall(r"css/(\w+)\.css", path.read_text("utf-8")))
        for path in templates.rglob("*.html")
    }
    assert loaded.pop("base.html") == {"base"}
    assert len(loaded.pop("patterns.html")) == 4
    meeting = {"glossary/term.html", "coverage/index.html"}
    assert {name for name, sheets in loaded.items() if len(sheets - {"base"}) > 2} == meeting
    assert all(loaded[name] - {"base"} == {"cards", "reference", "rules"} for name in meeting)
    assert {"cards", "list"} == loaded["cards/index.html"]


def test_nothing_moves_for_those_who_asked_for_rest() -> None:
    css = "".join(path.read_text("utf-8") for path in (STATIC / "css").glob("*.css"))
    calm = css.partition("@media (prefers-reduced-motion:no-preference){")[2]
    assert "animation:" in calm
    assert css.count("animation:") == calm.count("animation:")
    assert "transition:" not in css
