"""The rulings in a real browser: refined in place, unfolded on a card, opened over a game, without script."""

from __future__ import annotations

import re

import pytest
from driver import BRINK, DONE, choose, keep, roll
from e2e.conftest import Served
from playwright.sync_api import Browser, Page, expect

LOGISTICS = "cards/rftg/improved-logistics"


@pytest.fixture
def phone(browser: Browser, served: Served) -> Page:
    context = browser.new_context(viewport={"width": 360, "height": 740}, base_url=served.address)
    context.set_default_timeout(15_000)
    return context.new_page()


def test_the_list_is_refined_in_place_and_going_back_brings_the_filters_back(phone: Page) -> None:
    phone.goto("/en/rulings/")
    phone.evaluate("window.stays = true")
    count = phone.locator("#results > .count")
    expect(count).to_have_text("419 rulings")
    phone.locator("#filters > summary").click()
    phone.locator("#f-topic").select_option("takeovers")
    expect(phone).to_have_url("/en/rulings/?topic=takeovers")
    expect(count).to_have_text("37 rulings")
    phone.locator("#f-q").press_sequentially("start world", delay=60)
    expect(phone).to_have_url(re.compile(r"\?q=start\+world&topic=takeovers$"))
    few = int(count.inner_text().split()[0])
    assert 0 < few < 37
    assert phone.evaluate("window.stays")
    phone.go_back()
    expect(phone).to_have_url("/en/rulings/")
    expect(count).to_have_text("419 rulings")
    expect(phone.locator("#f-topic")).to_have_value("")


def test_a_way_out_of_nothing_found_leads_there(phone: Page) -> None:
    phone.goto("/en/rulings/?q=zzzz&topic=turn")
    phone.locator(".ways a").first.click()
    expect(phone).to_have_url("/en/rulings/?topic=turn")
    expect(phone.locator("#results > .count")).to_have_text("14 rulings")


@pytest.mark.parametrize("path", ["rulings/?q=zzzz&topic=turn", "cards/?q=zzzz&cost=6"])
def test_keys_go_on_at_what_was_found_when_a_filter_is_left_out(phone: Page, path: str) -> None:
    phone.goto(f"/en/{path}")
    before = phone.locator("#results > .count").inner_text()
    phone.locator(".ways a").first.focus()
    phone.keyboard.press("Enter")
    expect(phone.locator("#results > .count")).not_to_have_text(before)
    expect(phone.locator("#results")).to_be_focused()
    phone.keyboard.press("Tab")
    expect(phone.locator("#results a").first).to_be_focused()
    phone.keyboard.press("Enter")
    expect(phone.locator(".chip")).to_have_count(0)
    expect(phone.locator("#results")).to_be_focused()


def test_a_card_unfolds_its_answers_and_a_ruling_opens_over_it(phone: Page) -> None:
    phone.goto(f"/en/{LOGISTICS}")
    first = phone.locator(".rulings details").first
    expect(first.locator(".text")).to_be_hidden()
    first.locator("summary").click()
    expect(first.locator(".text")).to_be_visible()
    link = first.locator("a[href*='/rulings/']").last
    link.click()
    expect(phone.locator("#overlay article.ruling h1")).to_be_visible()
    expect(phone.locator("#overlay .pills a").first).to_have_css("display", "inline-flex")
    phone.keyboard.press("Escape")
    expect(phone.locator("#overlay")).to_be_hidden()
    assert phone.url.endswith(LOGISTICS)


def test_over_a_game_card_and_ruling_open_without_leaving_it(served: Served, phone: Page) -> None:
    game = keep(served.app, BRINK, (choose("settle trade"), roll("settle trade"), DONE))
    phone.goto(f"/en/solo/{game}")
    phone.locator(".tableau a").first.click()
    overlay = phone.locator("#overlay")
    expect(overlay.locator("h1")).to_be_visible()
    ruling = overlay.locator(".rulings details").first
    ruling.locator("summary").click()
    ruling.locator("a[href*='/rulings/']").last.click()
    expect(overlay.locator("article.ruling h1")).to_be_visible()
    expect(overlay.get_by_text("Open the page")).to_be_hidden()
    # The list opens there too, with its heading and its style, and leads on.
    overlay.locator(".crumbs a").first.click()
    expect(overlay.locator("h1")).to_have_text("Rulings")
    expect(overlay.locator(".letter").first).to_have_css("position", "sticky")
    overlay.locator(".questions a").first.click()
    expect(overlay.locator("article.ruling h1")).to_be_visible()
    overlay.locator(".crumbs a").last.click()
    overlay.locator(".chip").first.click()
    expect(overlay.locator(".chip")).to_have_count(0)
    expect(overlay.locator(".questions a").first).to_be_visible()
    phone.keyboard.press("Escape")
    expect(overlay).to_be_hidden()
    assert phone.url.endswith(game)


def test_a_ruling_on_paper_is_its_text(phone: Page) -> None:
    phone.goto("/en/rulings/rftg/takeover-on-off")
    phone.emulate_media(media="print")
    for gone in (".top", ".turns", "[type='application/json']"):
        expect(phone.locator(gone)).to_be_hidden()
    expect(phone.locator("h1")).to_be_visible()
    expect(phone.locator(".pills a").first).to_have_css("border-top-width", "0px")


def test_at_180_pixels_a_way_out_is_no_wider(browser: Browser, served: Served, lang: str) -> None:
    context = browser.new_context(viewport={"width": 180, "height": 740}, base_url=served.address)
    try:
        page = context.new_page()
        page.goto(f"/{lang}/rulings/?q=zzz&topic=takeovers")
        expect(page.locator(".ways a").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") == 180
    finally:
        context.close()


def test_without_script_the_form_and_the_links_work(served: Served, browser: Browser) -> None:
    context = browser.new_context(base_url=served.address, java_script_enabled=False)
    try:
        page = context.new_page()
        page.goto("/en/rulings/")
        page.locator("#f-q").fill("takeover")
        page.locator(".finder-top button").click()
        expect(page).to_have_url("/en/rulings/?q=takeover")
        link = page.locator(".questions a").first
        target = link.get_attribute("href") or ""
        link.click()
        expect(page).to_have_url(target)
        expect(page.locator("h1")).to_have_count(1)
    finally:
        context.close()
