"""The start page in a real browser, with script and without."""

import pytest
from playwright.sync_api import Browser, Page, expect

from webapp import i18n


def test_nothing_is_refused_by_the_content_policy(page: Page, live_server: str) -> None:
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    page.goto(f"{live_server}/hu/")
    expect(page.locator("h1")).to_have_text("Tableside")
    assert said == []


@pytest.mark.parametrize("script", [True, False])
def test_language_and_theme_are_chosen_without_losing_the_place(
    browser: Browser, live_server: str, script: bool
) -> None:
    context = browser.new_context(
        java_script_enabled=script, locale="hu-HU", viewport={"width": 360, "height": 740}
    )
    page = context.new_page()
    page.goto(live_server)
    expect(page).to_have_url(f"{live_server}/hu/")
    page.goto(f"{live_server}/hu/cards/?q=%C5%B1r")
    page.locator("summary").first.click()
    page.get_by_role("link", name=i18n.NAMES["el"].name).click()
    expect(page).to_have_url(f"{live_server}/el/cards/?q=%C5%B1r")
    page.locator("summary").first.click()
    page.locator("button[name=theme][value=dark]").click()
    expect(page).to_have_url(f"{live_server}/el/cards/?q=%C5%B1r")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.goto(live_server)
    expect(page).to_have_url(f"{live_server}/el/")
    context.close()


def test_language_and_theme_keep_the_place_in_the_page(page: Page, live_server: str) -> None:
    page.goto(f"{live_server}/hu/glossary/#rftg-takeover")
    page.locator("summary").first.click()
    page.get_by_role("link", name=i18n.NAMES["el"].name).click()
    expect(page).to_have_url(f"{live_server}/el/glossary/#rftg-takeover")
    page.locator("summary").first.click()
    page.locator("button[name=theme][value=dark]").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page).to_have_url(f"{live_server}/el/glossary/#rftg-takeover")


def test_a_failed_part_of_a_page_shows_the_failure_in_the_place_of_the_content(
    page: Page, live_server: str
) -> None:
    page.goto(f"{live_server}/en/")
    page.evaluate("htmx.ajax('GET', '/en/no/such/part', {target: 'form', swap: 'outerHTML'})")
    expect(page.locator("main#main h1")).to_have_text("There is nothing here")
    expect(page.locator("main")).to_have_count(1)
    expect(page.locator("header.top")).to_have_count(1)
