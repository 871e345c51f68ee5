from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from e2e.conftest import serving
from playwright.sync_api import Page, Route, expect

from webapp.app import create_app
from webapp.patterns import WORDS

PAGES = ("patterns/", "patterns/game/")
STRICT = {"rules": {"color-contrast-enhanced": {"enabled": True}, "target-size": {"enabled": True}}}


@pytest.fixture(scope="module")
def live_server(catalogue_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve the app as tests see it: the patterns are in no other."""
    games = tmp_path_factory.mktemp("games")
    with serving(create_app({"TESTING": True, "CATALOGUE": catalogue_path, "DATA_FOLDER": games})) as address:
        yield address


def faults(page: Page) -> list[tuple[str, str]]:
    found = Axe().run(page, options=STRICT).response["violations"]
    return [(fault["id"], fault["nodes"][0]["html"]) for fault in found]


def test_axe_finds_nothing(live_server: str, page: Page, lang: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    for path in PAGES:
        page.goto(f"{live_server}/{lang}/{path}")
        assert faults(page) == []


def test_axe_finds_nothing_in_the_dark(live_server: str, page: Page) -> None:
    page.emulate_media(color_scheme="dark")
    for path in PAGES:
        page.goto(f"{live_server}/en/{path}")
        assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(19, 23, 29)"
        assert faults(page) == []


@pytest.mark.parametrize("width", [180, 320, 360, 768, 1280])
def test_nothing_is_wider_than_the_screen(live_server: str, page: Page, width: int) -> None:
    """360 pixels at 200 % zoom leave 180. The languages are those with the longest words."""
    page.set_viewport_size({"width": width, "height": 700})
    for lang, path in product(("hu", "ru"), PAGES):
        answer = page.goto(f"{live_server}/{lang}/{path}")
        assert answer is not None
        assert answer.ok
        assert page.evaluate("document.documentElement.scrollWidth") == width


@pytest.mark.parametrize("width", [360, 768, 1280])
def test_what_is_tapped_is_large_enough(live_server: str, page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    for path in PAGES:
        page.goto(f"{live_server}/hu/{path}")
        small = page.evaluate(
            """() => [...document.querySelectorAll(
                 "button, summary, select, label.tile, input:not(.tile input, [type=hidden]), .btn, .nav a")]
               .map((tag) => [tag.outerHTML.slice(0, 90), tag.getBoundingClientRect()])
               .filter(([, box]) => box.width && (box.height < 47.5 || box.width < 44))
               .map(([html]) => html)"""
        )
        assert small == []


def test_the_console_is_quiet_under_the_content_policy(live_server: str, page: Page) -> None:
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    for path in PAGES:
        page.goto(f"{live_server}/en/{path}")
        page.wait_for_load_state("networkidle")
    assert said == []


def test_the_primary_button_stays_in_view_and_covers_nothing_at_the_end(live_server: str, page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{live_server}/hu/patterns/game/")
    button = page.get_by_role("button", name=WORDS["hu"]["done"])
    before = button.bounding_box()
    assert before is not None
    assert before["y"] > 500
    assert before["y"] + before["height"] <= 740
    page.mouse.wheel(0, 400)
    expect(button).to_be_in_viewport(ratio=1)
    page.keyboard.press("End")
    last = page.get_by_role("link", name=WORDS["hu"]["all"])
    expect(last).to_be_in_viewport(ratio=1)
    bar = page.locator(".actionbar").bounding_box()
    link = last.bounding_box()
    assert bar is not None
    assert link is not None
    assert link["y"] + link["height"] <= bar["y"]


def test_a_page_opens_over_the_game_and_closing_returns_to_the_link(live_server: str, page: Page) -> None:
    page.goto(f"{live_server}/en/patterns/game/")
    link = page.locator("a[data-overlay]").nth(2)
    link.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="Patterns", exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(link).to_be_focused()
    expect(page).to_have_url(f"{live_server}/en/patterns/game/")


def test_the_menu_closes_on_escape_and_elsewhere(live_server: str, page: Page) -> None:
    page.goto(f"{live_server}/en/patterns/game/")
    summary = page.locator(".menu > summary")
    hungarian = page.get_by_role("link", name="Magyar")
    summary.click()
    expect(hungarian).to_be_visible()
    page.keyboard.press("Escape")
    expect(hungarian).to_be_hidden()
    expect(summary).to_be_focused()
    summary.click()
    page.locator(".question").click()
    expect(hungarian).to_be_hidden()


def test_theme_and_language_change_in_place(live_server: str, page: Page) -> None:
    page.goto(f"{live_server}/en/patterns/game/")
    page.locator(".menu > summary").click()
    page.locator("button[name=theme][value=dark]").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page).to_have_url(f"{live_server}/en/patterns/game/")
    page.locator(".menu > summary").click()
    page.get_by_role("link", name="Magyar").click()
    expect(page).to_have_url(f"{live_server}/hu/patterns/game/")
    expect(page.locator(".question")).to_have_text(WORDS["hu"]["question"])


def test_a_double_tap_sends_once_and_does_not_reach_the_form_that_follows(
    live_server: str, page: Page
) -> None:
    """Forms that follow each other at one place, and answers that keep the page, as htmx does."""
    sent: list[str] = []

    def keep_page(route: Route) -> None:
        sent.append(route.request.post_data or "")
        route.fulfill(status=204)

    page.route("**/theme", keep_page)
    page.goto(f"{live_server}/en/patterns/game/")
    page.evaluate(
        """() => {
             const first = document.querySelector("form.three");
             const copy = (value) => {
               const form = first.cloneNode(true);
               form.elements["return"].value = value;
               first.after(form);
               return form;
             };
             const early = copy("/early");
             const next = copy("/next");
             const tap = (form) => form.querySelector("[value=dark]").click();
             tap(first);
             setTimeout(tap, 150, early);  // the second tap of a double tap: too early
             setTimeout(tap, 600, first);  // sent already, no answer yet
             setTimeout(tap, 1000, next);
             setTimeout(() => document.body.classList.add("tapped"), 1200);
           }"""
    )
    expect(page.locator("body")).to_have_class("tapped")
    assert sent == ["return=%2Fen%2Fpatterns%2Fgame%2F&theme=dark", "return=%2Fnext&theme=dark"]


def test_a_swap_shows_the_new_question_flashes_the_new_number_and_keeps_what_was_unfolded(
    live_server: str, page: Page
) -> None:
    """The part is brought anew as htmx does it, between its two events."""
    swap = """(text) => {
        const say = (name) => document.dispatchEvent(new CustomEvent(name));
        say("htmx:before:swap");
        document.getElementById("correct").open = false;
        if (text) {
          document.getElementById("question").textContent = text;
          document.querySelectorAll(".counter dd")[1].textContent = text;
        }
        say("htmx:after:swap");
        const flashing = [...document.querySelectorAll(".counter dd")]
            .findIndex((number) => number.classList.contains("flash"));
        return [scrollY, document.activeElement.id, document.getElementById("correct").open, flashing];
    }"""
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{live_server}/en/patterns/game/")
    page.locator("#correct > summary").click()
    page.evaluate("scrollTo(0, 300)")
    assert page.evaluate(swap, None) == [300, "", True, -1]
    assert page.evaluate(swap, "Another question") == [0, "question", True, 1]
