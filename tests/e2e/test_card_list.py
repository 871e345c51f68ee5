"""The card list in a real browser: refined in place with script, by a plain form without."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from e2e.conftest import Served
from playwright.sync_api import Browser, Page, expect


@pytest.fixture
def phone(browser: Browser, served: Served) -> Page:
    context = browser.new_context(viewport={"width": 360, "height": 740}, base_url=served.address)
    return context.new_page()


def _address(page: Page) -> str:
    parts = urlsplit(page.url)
    return f"{parts.path}?{parts.query}" if parts.query else parts.path


def _select(page: Page, value: str) -> None:
    """Choose the option with this value, whichever list has it."""
    page.locator(f"select:has(option[value='{value}'])").first.select_option(value)


def test_refines_in_place_and_going_back_brings_the_filters_back(phone: Page) -> None:
    phone.goto("/en/cards/")
    phone.evaluate("window.stays = true")
    count = phone.locator("#results .count")
    expect(count).to_have_text("278 cards")
    phone.locator("#filters > summary").click()
    phone.locator("#filter-marks > summary").click()
    _select(phone, "uplift")
    expect(phone.locator(".chip")).to_have_count(1)
    expect(phone).to_have_url("/en/cards/?keyword=uplift")
    uplift = int(count.inner_text().split()[0])
    assert 5 < uplift < 40
    _select(phone, "-rebel")
    expect(phone).to_have_url("/en/cards/?keyword=uplift,-rebel")
    expect(phone.locator(".chip:not(.all)")).to_have_count(2)
    # What is unfolded stays so, and the page was never left.
    expect(phone.locator("#filter-marks .asks")).to_be_visible()
    assert phone.evaluate("window.stays")
    phone.go_back()
    expect(phone).to_have_url("/en/cards/?keyword=uplift")
    expect(count).to_have_text(f"{uplift} cards")
    expect(phone.locator("select:has(option[value='-rebel'])")).to_have_value("")
    expect(phone.locator("select:has(option[value='uplift'])")).to_have_value("uplift")
    phone.go_back()
    expect(count).to_have_text("278 cards")
    expect(phone.locator("select:has(option[value='uplift'])")).to_have_value("")
    phone.go_forward()
    expect(count).to_have_text(f"{uplift} cards")


def test_typing_refines_without_a_history_of_letters(phone: Page) -> None:
    phone.goto("/hu/")
    phone.goto("/hu/cards/")
    box = phone.locator("#f-q")
    box.press_sequentially("idegen", delay=260)
    expect(phone).to_have_url("/hu/cards/?q=idegen")
    expect(box).to_be_focused()
    expect(box).to_have_value("idegen")
    assert 10 < phone.locator("#results .hit").count() < 60
    phone.go_back()
    expect(phone).to_have_url("/hu/")


def test_chips_leave_out_their_filter_and_empty_the_form(phone: Page) -> None:
    phone.goto("/en/cards/?q=alien&cost=2..5&keyword=alien,-rebel")
    chips = phone.locator(".chip:not(.all)")
    expect(chips).to_have_count(4)
    phone.get_by_role("link", name="Cost or defense: 2 – 5").click()
    expect(phone).to_have_url("/en/cards/?q=alien&keyword=alien,-rebel")
    expect(phone.locator("[name=cost-from]")).to_have_value("")
    expect(phone.locator("[name=cost-to]")).to_have_value("")
    phone.get_by_role("link", name="Title: “alien”").click()
    expect(phone).to_have_url("/en/cards/?keyword=alien,-rebel")
    expect(phone.locator("#f-q")).to_have_value("")
    # The form goes on from there.
    phone.locator("#f-sort").select_option("-vp")
    expect(phone).to_have_url("/en/cards/?keyword=alien,-rebel&sort=-vp")
    phone.get_by_role("link", name="Clear all filters").click()
    expect(phone).to_have_url("/en/cards/")
    expect(phone.locator("#results .count")).to_have_text("278 cards")
    expect(phone.locator("#f-sort")).to_have_value("name")


def test_nothing_found_leads_out_in_place(phone: Page) -> None:
    phone.goto("/en/cards/?set=tgs&cost=40..")
    expect(phone.locator("#results .count")).to_have_text("0 cards")
    phone.locator(".ways a").click()
    expect(phone.locator("#results .count")).to_have_text("19 cards")
    expect(phone).to_have_url("/en/cards/?set=tgs")
    expect(phone.locator("[name=cost-from]")).to_have_value("")


def test_another_language_keeps_what_was_refined(phone: Page) -> None:
    phone.goto("/en/cards/")
    phone.locator("#f-sort").select_option("-vp")
    expect(phone).to_have_url("/en/cards/?sort=-vp")
    phone.locator("details.menu > summary").click()
    phone.locator("a[hreflang=el]").click()
    expect(phone).to_have_url("/el/cards/?sort=-vp")
    phone.locator("#f-sort").select_option("cost")
    expect(phone).to_have_url("/el/cards/?sort=cost")
    phone.locator("details.menu > summary").click()
    phone.locator("button[name=theme][value=dark]").click()
    expect(phone.locator("html")).to_have_attribute("data-theme", "dark")
    expect(phone).to_have_url("/el/cards/?sort=cost")


def test_a_card_opens_over_the_list(phone: Page) -> None:
    phone.goto("/en/cards/?keyword=uplift")
    phone.locator(".hit a").first.click()
    expect(phone.locator("#overlay h1")).to_be_visible()
    phone.keyboard.press("Escape")
    expect(phone.locator(".hit a").first).to_be_focused()


def test_works_without_script(browser: Browser, served: Served) -> None:
    context = browser.new_context(
        java_script_enabled=False, viewport={"width": 360, "height": 740}, base_url=served.address
    )
    page = context.new_page()
    page.goto("/en/cards/")
    page.locator("#filters > summary").click()
    page.locator("#filter-goods > summary").click()
    _select(page, "genes")
    page.locator("#filters .btn").click()
    expect(page).to_have_url("/en/cards/?good=genes")
    expect(page.locator(".chip")).to_have_count(1)
    page.locator("#f-q").fill("uplift")
    page.locator(".finder-top .btn").click()
    expect(page).to_have_url("/en/cards/?q=uplift&good=genes")
    page.get_by_role("link", name="Title: “uplift”").click()
    expect(page).to_have_url("/en/cards/?good=genes")
    context.close()


@pytest.mark.parametrize("script", [True, False])
def test_the_filters_stand_open_beside_the_list_on_a_wide_screen(
    browser: Browser, served: Served, script: bool
) -> None:
    context = browser.new_context(
        java_script_enabled=script, viewport={"width": 1280, "height": 800}, base_url=served.address
    )
    page = context.new_page()
    page.goto("/pt/cards/")
    expect(page.locator("#filters > summary")).to_be_hidden()
    page.locator("#filter-game > summary").click()
    game = page.locator("select[name=game]")
    expect(game).to_be_visible()
    form, results = page.locator(".finder-form").bounding_box(), page.locator("#results").bounding_box()
    assert form
    assert results
    assert form["x"] + form["width"] <= results["x"]
    assert abs(form["y"] - results["y"]) < 20
    context.close()
