"""The search in a real browser: as one types, by keys alone, over a game, without script."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress

import pytest
from driver import BRINK, keep
from e2e.conftest import Served
from e2e.test_axe import SMALL, STRICT, faults
from playwright.sync_api import Browser, Error, Page, Route, expect

BOX = "#seek [data-seek]"
FIRST = "#found li >> nth=0"


@pytest.fixture(scope="module")
def shared(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.set_default_timeout(15_000)
    yield context.new_page()
    context.close()


def test_a_stroke_opens_the_box_and_keys_alone_lead_to_a_card(served: Served, shared: Page) -> None:
    page = shared
    page.goto(f"{served.address}/en/goals/")
    page.keyboard.press("/")
    expect(page.locator(BOX)).to_be_focused()
    page.keyboard.type("spart")
    expect(page.locator(FIRST)).to_contain_text("New Sparta")
    expect(page.locator("#found [role=status]")).to_contain_text(re.compile(r"\d+ results?"))
    page.keyboard.press("ArrowDown")
    expect(page.locator("#found li a").first).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.locator(BOX)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#overlay h1")).to_contain_text("New Sparta")
    page.keyboard.press("Escape")
    expect(page.locator("#overlay")).to_be_hidden()
    expect(page.locator("#seek")).to_be_visible()
    expect(page.locator("#found li a").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#seek")).to_be_hidden()
    assert page.url.endswith("/en/goals/")


def test_a_stroke_in_a_field_is_a_stroke(served: Served, shared: Page) -> None:
    shared.goto(f"{served.address}/en/cards/")
    field = shared.locator("main input[name=q]")
    field.click()
    shared.keyboard.type("a/b")
    expect(field).to_have_value("a/b")
    expect(shared.locator("#seek")).to_be_hidden()


def test_the_last_letters_typed_are_those_that_are_answered(served: Served, shared: Page) -> None:
    """Answers of earlier letters that come late are dropped: the first one is held back here."""
    page = shared
    page.goto(f"{served.address}/en/search")
    held: list[str] = []

    def hold(route: object) -> None:
        if not held:
            held.append("first")
            page.wait_for_timeout(700)
        route.continue_()  # type: ignore[attr-defined]

    page.route("**/search?q=*", hold)
    page.keyboard.type("gnar", delay=10)
    page.wait_for_timeout(250)
    page.locator("[data-seek]").fill("spart")
    expect(page.locator(FIRST)).to_contain_text("New Sparta")
    page.wait_for_timeout(900)
    expect(page.locator(FIRST)).to_contain_text("New Sparta")
    expect(page.locator("#found")).to_have_attribute("data-query", "spart")
    page.unroute("**/search?q=*")


def test_the_search_page_keeps_the_query_in_its_address_and_the_box_in_its_place(
    served: Served, shared: Page
) -> None:
    page = shared
    page.goto(f"{served.address}/hu/search")
    box = page.locator("[data-seek]")
    expect(box).to_be_focused()
    before = box.bounding_box()
    page.keyboard.type("űrkik")
    expect(page.locator(FIRST)).to_contain_text("Űrkikötő")
    expect(page).to_have_url(f"{served.address}/hu/search?q=%C5%B1rkik")
    expect(page).to_have_title(re.compile("^űrkik · "))
    assert box.bounding_box() == before
    page.reload()
    expect(page.locator(FIRST)).to_contain_text("Űrkikötő")
    page.keyboard.press("/")
    page.keyboard.type("mono")
    expect(box).to_have_value("mono")


def test_the_start_page_answers_as_one_types(served: Served, shared: Page) -> None:
    shared.goto(f"{served.address}/el/")
    shared.keyboard.press("/")
    shared.keyboard.type("nea sparti")
    expect(shared.locator(FIRST)).to_contain_text("Νέα Σπάρτη")
    expect(shared.locator(FIRST).locator("mark").first).to_have_text("Νέα")
    expect(shared).to_have_url(f"{served.address}/el/?q=nea+sparti")
    expect(shared).to_have_title("Tableside")
    shared.goto(f"{served.address}/el/glossary/")
    shared.go_back()
    expect(shared.locator("[data-seek]")).to_have_value("nea sparti")
    expect(shared.locator(FIRST)).to_contain_text("Νέα Σπάρτη")
    expect(shared.locator("#look-up")).to_be_visible()


@pytest.mark.parametrize("width", [360, 1280])
def test_the_header_opens_the_box_over_the_page(served: Served, shared: Page, width: int) -> None:
    page = shared
    page.set_viewport_size({"width": width, "height": 740})
    page.goto(f"{served.address}/ru/cards/rftg/new-sparta")
    page.locator("header .seek button").click()
    expect(page.locator(BOX)).to_be_focused()
    page.keyboard.type("альфа")
    expect(page.locator(FIRST)).to_contain_text("Альфа Центавра")
    assert page.url.endswith("/ru/cards/rftg/new-sparta")
    page.locator("#seek").get_by_role("button").first.click()
    page.set_viewport_size({"width": 1280, "height": 800})
    page.locator("header .seek input").focus()
    page.keyboard.type("мон")
    expect(page.locator(BOX)).to_have_value("мон")
    expect(page.locator(FIRST)).to_contain_text("Монолит")


def test_over_a_game_everything_that_is_found_opens_over_it(served: Served, shared: Page) -> None:
    page = shared
    address = f"{served.address}/en/solo/{keep(served.app, BRINK)}"
    page.goto(address)
    page.locator(".menu > summary").click()
    page.locator(".menu [data-open-seek]").click()
    expect(page.locator(".menu")).not_to_have_attribute("open", "")
    page.keyboard.type("takeover")
    expect(page.locator("#found h2").first).to_be_visible()
    page.locator("#found li a[href*=glossary]").first.click()
    expect(page.locator("#overlay")).to_contain_text("takeover")
    # The term alone, not the whole glossary.
    assert len(page.locator("#overlay-body").inner_text()) < 1500
    page.locator("#overlay").get_by_role("button").click()
    page.locator(BOX).fill("new sparta")
    expect(page.locator(FIRST)).to_contain_text("New Sparta")
    page.locator(BOX).press("Enter")
    expect(page.locator("#overlay h1")).to_contain_text("New Sparta")
    assert page.url == address
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("#tap")).to_be_attached()


@pytest.fixture
def game(served: Served, shared: Page) -> str:
    """The address of a game, which is shown with the box open over it."""
    address = f"{served.address}/en/solo/{keep(served.app, BRINK)}"
    shared.goto(address)
    shared.keyboard.press("/")
    return address


def test_links_of_what_opens_over_a_game_open_there_too(shared: Page, game: str) -> None:
    page = shared
    page.keyboard.type("new sparta")
    page.keyboard.press("Enter")
    overlay = page.locator("#overlay-body")
    expect(overlay.locator("h1")).to_contain_text("New Sparta")
    expect(overlay.locator("a[type='application/json']")).to_be_hidden()
    overlay.locator("a[href*='/goals/#']").first.click()
    expect(overlay.locator(".entry h3")).to_have_count(1)
    expect(overlay.locator("h1")).to_have_count(0)
    page.goto(game)
    page.keyboard.press("/")
    page.keyboard.type("gene")
    page.locator("#found li a[href*='/icons/g']").first.click()
    overlay.locator("a[href*='/icons/#']").click()
    expect(overlay.locator(".legend > li").nth(40)).to_be_attached()
    expect(overlay.locator("#genes")).to_be_in_viewport()
    overlay.locator(".jumps a").first.click()
    expect(overlay.locator("h3").first).to_be_visible()
    assert page.url == game
    page.keyboard.press("Escape")
    expect(page.locator("#found li a[href*='/icons/g']").first).to_be_focused()


def test_a_place_on_the_page_that_opened_is_one_of_that_page(served: Served, shared: Page) -> None:
    """A link to `#…` means the glossary, not the game below it; a word leads to the other game's."""
    page = shared
    address = f"{served.address}/el/solo/{keep(served.app, BRINK)}"
    page.goto(address)
    page.keyboard.press("/")
    page.keyboard.type("imperium")
    page.locator("#found li a[href$='/glossary/rftg-imperium']").click()
    overlay = page.locator("#overlay-body")
    overlay.locator("a[href$='/glossary/eminent-domain-empire']").click()
    expect(overlay.locator("h1 [lang=en]")).to_have_text("empire (play area)")
    overlay.locator(".crumbs a").first.click()
    overlay.locator(".jumps a").nth(2).click()
    expect(overlay.locator("h3").first).to_be_attached()
    assert page.url == address


def test_enter_waits_for_what_was_typed(shared: Page, game: str) -> None:
    shared.keyboard.type("new sparta")
    shared.keyboard.press("Enter")
    expect(shared.locator("#overlay h1")).to_contain_text("New Sparta")
    shared.keyboard.press("Escape")
    shared.locator(BOX).fill("doomed  world ")
    expect(shared.locator(FIRST)).to_contain_text("Doomed World")
    shared.locator(BOX).press("Enter")
    expect(shared.locator("#overlay h1")).to_contain_text("Doomed World")
    shared.keyboard.press("Escape")
    shared.locator(BOX).fill("qqqqqqq")
    shared.locator(BOX).press("Enter")
    expect(shared.locator("#found .notice")).to_be_visible()
    shared.wait_for_timeout(300)
    assert shared.url == game
    expect(shared.locator("#overlay")).to_be_hidden()


def test_other_results_come_into_the_box_over_a_game(shared: Page, game: str) -> None:
    page, title = shared, shared.title()
    page.keyboard.type("alein toy")
    page.locator("#found .notice a").click()
    expect(page.locator(BOX)).to_have_value("alien toy")
    expect(page.locator("#found")).to_have_attribute("data-query", "alien toy")
    page.locator(BOX).fill("alien")
    page.locator("#found > p > a").click()
    expect(page.locator("#found > p > a")).to_have_count(0)
    assert page.locator("#found li").count() > 30
    page.locator(BOX).fill("spart")
    page.locator("#seek [role=search] button").click()
    expect(page.locator(FIRST)).to_contain_text("New Sparta")
    expect(page.locator("#overlay")).to_be_hidden()
    assert (page.url, page.title()) == (game, title)


def held_back(page: Page, path: str, ms: int) -> None:
    """Hold back what is fetched from an address."""

    def hold(route: Route) -> None:
        page.wait_for_timeout(ms)
        with suppress(Error):  # dropped in the meantime
            route.continue_()

    page.route(path, hold)


def test_what_was_typed_before_the_scripts_came_is_answered(served: Served, shared: Page) -> None:
    held_back(shared, "**/htmx.min.js*", 600)
    shared.goto(f"{served.address}/en/search", wait_until="commit")
    shared.locator("[data-seek]").fill("spart")
    expect(shared.locator(FIRST)).to_contain_text("New Sparta")
    shared.unroute("**/htmx.min.js*")


def test_what_is_tapped_last_opens(served: Served, shared: Page) -> None:
    page = shared
    page.goto(f"{served.address}/en/search?q=rebel")
    links = page.locator("#found li a[data-overlay]")
    slow = links.nth(0).get_attribute("href")
    held_back(page, f"**{slow}", 600)
    links.nth(0).click()
    links.nth(1).click()
    expect(page.locator("#overlay h1")).to_contain_text(links.nth(1).locator("span").first.inner_text())
    page.wait_for_timeout(900)
    expect(page.locator("#overlay h1")).to_contain_text(links.nth(1).locator("span").first.inner_text())
    page.keyboard.press("Escape")
    for key in ("b", "Escape"):
        links.nth(0).click()
        page.locator("[data-seek]").press(key)
        page.wait_for_timeout(900)
        expect(page.locator("#overlay")).to_be_hidden()
    page.unroute(f"**{slow}")


def test_a_stroke_over_what_has_opened_goes_back_to_the_box(served: Served, shared: Page, game: str) -> None:
    page = shared
    page.keyboard.type("new sparta")
    page.keyboard.press("Enter")
    expect(page.locator("#overlay h1")).to_be_visible()
    page.keyboard.press("/")
    expect(page.locator("#overlay")).to_be_hidden()
    expect(page.locator(BOX)).to_be_focused()
    page.goto(f"{served.address}/en/search?q=spart")
    page.locator("#found li a").first.click()
    expect(page.locator("#overlay h1")).to_be_visible()
    page.keyboard.press("/")
    expect(page.locator("#overlay")).to_be_hidden()
    expect(page.locator("[data-seek]")).to_be_focused()


@pytest.mark.parametrize("path", ["", "search", "goals/"])
def test_that_no_answer_came_is_said_and_what_was_found_stays(
    served: Served, shared: Page, path: str
) -> None:
    page = shared
    page.goto(f"{served.address}/en/{path}")
    page.keyboard.press("/")
    page.keyboard.type("spart")
    expect(page.locator(FIRST)).to_contain_text("New Sparta")
    page.context.set_offline(True)
    page.keyboard.type("a")
    note = page.locator(".offline").locator("visible=true")
    expect(note).to_contain_text("No answer came")
    expect(page.locator(FIRST)).to_contain_text("New Sparta")
    before = page.url
    page.locator("#found li a").first.click()
    page.wait_for_timeout(300)
    assert page.url == before
    page.context.set_offline(False)
    page.locator("[data-seek]").locator("visible=true").fill("sparta")
    expect(note).to_have_count(0)


@pytest.mark.parametrize("path", ["search?q=alien", "cards/?keyword=alien", "search-categories/"])
def test_a_tap_anywhere_in_a_row_opens_it(served: Served, shared: Page, path: str) -> None:
    page = shared
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{served.address}/hu/{path}")
    row = page.locator(":is(.found li, .hit):has(a[data-overlay])").nth(2)
    box = row.bounding_box()
    assert box is not None
    assert box["height"] >= 47.5
    row.click(position={"x": 12, "y": box["height"] - 3})
    expect(page.locator("#overlay h1")).to_contain_text(row.locator("a > span").first.inner_text())
    page.set_viewport_size({"width": 1280, "height": 800})


LARGE = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html{font-size:200%!important}");
  document.adoptedStyleSheets = [sheet];
  return document.documentElement.scrollWidth;
}"""


def test_letters_of_twice_the_size_fit_beside_the_search(served: Served, shared: Page, lang: str) -> None:
    page = shared
    page.set_viewport_size({"width": 640, "height": 740})
    for path in ("search?q=alien", "cards/", "cards/rftg/pan-galactic-security-council", "icons/"):
        page.goto(f"{served.address}/{lang}/{path}")
        assert page.evaluate(LARGE) <= 640, path
    page.set_viewport_size({"width": 1280, "height": 800})


@pytest.mark.parametrize("path", ["", "cards/", "search"])
def test_the_search_works_without_script(browser: Browser, served: Served, path: str) -> None:
    context = browser.new_context(java_script_enabled=False, viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.goto(f"{served.address}/pt/{path}")
    page.locator("header .seek input, [data-seek]").locator("visible=true").first.fill("nova esparta")
    page.keyboard.press("Enter")
    expect(page.locator(FIRST)).to_contain_text("Nova Esparta")
    page.locator("#found li a").first.click()
    expect(page.locator("h1")).to_contain_text("Nova Esparta")
    context.close()


def test_a_phone_without_script_comes_to_the_search_page(browser: Browser, served: Served) -> None:
    context = browser.new_context(java_script_enabled=False, viewport={"width": 360, "height": 740})
    page = context.new_page()
    page.goto(f"{served.address}/pt/cards/")
    page.locator("header .seek button").click()
    expect(page.locator("[data-seek]")).to_be_visible()
    context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_the_box_over_a_page(served: Served, shared: Page, scheme: str) -> None:
    page = shared
    page.set_viewport_size({"width": 360, "height": 740})
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    page.goto(f"{served.address}/hu/cards/rftg/new-sparta")
    page.keyboard.press("/")
    for text in ("idegen", "alein toy", "qqqqqqq"):
        page.locator(BOX).fill(text)
        expect(page.locator("#found")).to_have_attribute("data-query", text)
        assert faults(page, STRICT) == []
        assert page.evaluate(SMALL) == []
    page.set_viewport_size({"width": 180, "height": 740})
    assert page.evaluate("document.querySelector('#seek').scrollWidth") <= 180
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": 1280, "height": 800})
