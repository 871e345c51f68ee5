"""The same game with JavaScript off: set-up, a round, a flip, undo, redo, corrections, the end, the score."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from driver import DONE, EVENTS, SETUP, adjust, choose, flip, keep
from e2e.conftest import Served
from playwright.sync_api import Browser, Page, expect

from webapp import i18n


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A phone whose browser runs no script."""
    context = browser.new_context(java_script_enabled=False, viewport={"width": 360, "height": 740})
    context.set_default_timeout(10_000)
    yield context.new_page()
    context.close()


def _(message: str, **values: object) -> str:
    with i18n.language("hu"):
        return i18n.gettext(message, **values)


def tap(page: Page, do: str) -> None:
    page.locator(f'button[name="do"][value="{do}"]:visible').first.click()


def events(page: Page) -> list[Any]:
    found = re.match(r"(.*/)hu(/solo/[\w-]{22})", page.url)
    assert found
    played: list[Any] = page.request.get(f"{found[1]}en{found[2]}/export").json()["events"]
    return played


def check(page: Page, name: str, value: str) -> None:
    page.locator(f'input[name="{name}"][value="{value}"]').check(force=True)


def test_a_game_without_script(page: Page, served: Served) -> None:
    page.goto(f"{served.address}/hu/")
    page.get_by_role("link", name=_("New game")).click()
    check(page, "sets", "tgs")
    check(page, "dice", "real")
    page.get_by_label(_("The robot's start world")).select_option("new-sparta")
    page.get_by_label(_("Your start world")).select_option("old-earth")
    page.get_by_role("button", name=_("Go on")).click()
    page.get_by_role("button", name=_("Start the game")).click()
    page.get_by_role("link", name=_("Begin round 1")).click()
    game = page.url

    check(page, "space", "develop_left")
    check(page, "space", "settle_left")
    tap(page, "choose")
    check(page, "die_a", "develop")
    check(page, "die_b", "match")
    tap(page, "roll")
    tap(page, "done")
    assert events(page) == list(EVENTS[:3])

    # misses, the picker by its search button, another language in mid-flip, a reload
    tap(page, "miss")
    tap(page, "miss")
    expect(page.locator("input[name=missed]")).to_have_value("2")
    page.locator("#query").fill("publ")
    page.locator("#query").press("Enter")
    expect(page.locator('button[value="found:public-works"]')).to_be_visible()
    page.locator(".menu > summary").click()
    page.get_by_role("link", name="Русский").click()
    expect(page).to_have_url(game.replace("/hu/", "/ru/"))
    expect(page.locator("input[name=missed]")).to_have_value("2")
    expect(page.locator("#query")).to_have_value("publ")
    page.reload()
    page.locator(".menu > summary").click()
    page.get_by_role("link", name="Magyar").click()
    tap(page, "found:public-works")
    assert events(page) == [*EVENTS[:3], flip("public-works", 2)]

    # a reload after a post posts nothing again; undo, redo
    page.reload()
    assert len(events(page)) == 4
    tap(page, "undo")
    expect(page.locator('button[value="miss"]')).to_be_visible()
    tap(page, "redo")
    assert len(events(page)) == 4

    # a correction, on the page and on its own page
    page.locator("#correct > summary").click()
    tap(page, "adjust:robot:stack:3")
    page.locator("#correct > summary").click()
    page.get_by_role("link", name=_("All corrections")).click()
    page.locator('input[name="robot.vp"]').fill("2")
    tap(page, "adjust:robot:vp")
    assert events(page)[-2:] == [adjust("robot", "stack", 3), adjust("robot", "vp", 2)]
    page.goto(game)

    # a card has its own page, and back leads to the step
    page.locator(".tableau a").last.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Public Works")
    page.go_back()
    expect(page).to_have_url(game)

    # to the end
    tap(page, "done")
    tap(page, "nothing")
    assert events(page)[-1] == {"type": "flip", "found": None}
    check(page, "space", "trade")
    check(page, "space", "produce")
    tap(page, "choose")
    check(page, "die_a", "settle")
    check(page, "die_b", "trade")
    tap(page, "roll")
    tap(page, "done")
    tap(page, "nothing")
    tap(page, "done")
    page.locator('input[name="player.vp"]').fill("30")
    tap(page, "done")
    expect(page.locator("#question")).to_have_text(_("The game is over"))
    page.get_by_role("link", name=_("My score")).click()
    page.locator("#add input").fill("public works")
    page.locator("#add button").click()
    tap(page, "sheet_add:public-works")
    tap(page, "sheet")
    expect(page.locator(".verdict")).to_contain_text(_("You win."))
    page.goto(f"{served.address}/hu/solo/")
    expect(page.locator(".game-row").first).to_contain_text("33 : ")


def test_back_and_the_button_of_the_old_page(page: Page, served: Served) -> None:
    """Without script nothing but the server keeps an event from being played twice."""
    game = keep(served.app, SETUP, EVENTS[:2])
    page.goto(f"{served.address}/hu/solo/{game}")
    tap(page, "done")
    expect(page.locator('button[value="miss"]')).to_be_visible()
    page.go_back()
    old = page.locator('button[value="done"]')
    if old.count():  # the browser shows the old page from its memory
        old.click()
        expect(page.locator('.notices[role="status"] .notice')).to_be_visible()
    expect(page.locator('button[value="miss"]')).to_be_visible()
    assert events(page) == list(EVENTS[:3])


def test_a_described_card_and_the_bin(page: Page, served: Served) -> None:
    game = keep(served.app, SETUP, (*EVENTS[:2], DONE))
    page.goto(f"{served.address}/hu/solo/{game}")
    tap(page, "describe")
    check(page, "kind", "development")
    page.get_by_label(_("Printed VPs")).fill("1")
    page.get_by_label(_("Cost (of a development)")).fill("9")
    tap(page, "found_described")
    assert events(page)[-1] == flip({"kind": "development", "vp": 1, "cost": 9}, 0)
    page.goto(f"{served.address}/hu/solo/{game}/share")
    tap(page, "delete")
    page.locator("#bin > summary").click()
    page.locator("#bin").get_by_role("button").first.click()
    expect(page.locator(f'.game-row a[href$="{game}"]')).to_be_visible()


def test_a_refusal_is_said(page: Page, served: Served) -> None:
    page.goto(f"{served.address}/hu/solo/{keep(served.app)}")
    check(page, "space", "trade")
    tap(page, "choose")
    expect(page.locator('.notices[role="alert"] .notice')).to_be_visible()
    expect(page.locator('input[value="trade"]')).to_be_checked()
    check(page, "space", "produce")
    tap(page, "choose")
    assert events(page) == [choose("trade produce")]
