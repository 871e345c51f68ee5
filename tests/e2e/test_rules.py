"""The rules in a real browser: over a game and a card, side by side, without script, on paper."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from driver import BRINK, DONE, choose, keep, roll
from e2e.conftest import Served
from playwright.sync_api import Browser, Page, expect

SETTLE = "rules/rftg/base/settle"


@pytest.fixture(scope="module")
def phone(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 360, "height": 740})
    context.set_default_timeout(15_000)
    yield context.new_page()
    context.close()


@pytest.fixture(scope="module")
def desk(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.set_default_timeout(15_000)
    yield context.new_page()
    context.close()


def marked(page: Page) -> str:
    """Return the id of the rule that is marked in the window, once it is in sight there."""
    here = page.locator("#overlay .rule.here")
    expect(here).to_be_in_viewport()
    return here.get_attribute("id") or ""


def test_why_opens_the_rule_over_the_game_and_closing_leads_back(served: Served, phone: Page) -> None:
    game = keep(served.app, BRINK, (choose("settle trade"), roll("settle trade"), DONE))
    phone.goto(f"{served.address}/en/solo/{game}")
    why = phone.locator("details.why").first
    why.locator("summary").click()
    link = why.locator("a[data-overlay]").first
    rule = link.inner_text().lower()
    link.click()
    assert marked(phone) == rule
    expect(phone.locator("#overlay h1")).to_be_attached()
    phone.keyboard.press("Escape")
    expect(phone.locator("#overlay")).to_be_hidden()
    expect(link).to_be_focused()
    assert phone.url.endswith(game)


def test_a_card_opens_the_rule_that_names_it(served: Served, phone: Page) -> None:
    phone.goto(f"{served.address}/en/cards/rftg/contact-specialist")
    link = phone.locator(".pills a[href*='/rules/rftg/base/']").first
    link.click()
    assert marked(phone) == (link.get_attribute("href") or "").rpartition("#")[2]
    # The style of rules has come with it.
    expect(phone.locator("#overlay .rule.here")).to_have_css("position", "relative")


@pytest.mark.parametrize(
    ("page", "link", "styled", "property", "value"),
    [
        # The strip with the phase's number stands at the edge of its power.
        ("rules/rftg/base/card-powers", ".text a[href*='/cards/rftg/']", ".power b", "position", "absolute"),
        ("glossary/rftg-defense", ".pills a[href*='/icons/powers/']", ".case", "padding-left", "12px"),
        (
            "rulings/rftg/mix-with-hand-one-is-enough",
            ".pills a[href*='/goals/']",
            ".entry > header",
            "display",
            "flex",
        ),
    ],
)
def test_what_opens_over_a_text_comes_with_its_style(
    served: Served, phone: Page, page: str, link: str, styled: str, property: str, value: str
) -> None:
    phone.goto(f"{served.address}/el/{page}")
    phone.locator(link).first.click()
    expect(phone.locator(f"#overlay {styled}").first).to_have_css(property, value)
    phone.keyboard.press("Escape")
    expect(phone.locator("#overlay")).to_be_hidden()


def test_a_table_that_is_too_wide_for_a_phone_is_read_row_below_row(served: Served, phone: Page) -> None:
    phone.goto(f"{served.address}/ru/rules/eminent-domain/base/technologies")
    for table in phone.locator(".scroll").all():
        assert table.evaluate("each => each.scrollWidth <= each.clientWidth")
    cell = phone.locator("td[data-head]").nth(1)
    assert cell.evaluate("each => getComputedStyle(each, '::before').content") == '"Тип и второй символ: "'


def test_a_rule_of_the_same_page_is_gone_to(served: Served, desk: Page) -> None:
    desk.goto(f"{served.address}/en/{SETTLE}")
    link = desk.locator(f".text a[href*='/{SETTLE}#']").first
    anchor = (link.get_attribute("href") or "").rpartition("#")[2]
    link.click()
    expect(desk.locator(f"#{anchor}")).to_be_in_viewport()
    assert desk.url.endswith(f"#{anchor}")
    expect(desk.locator("#overlay")).to_be_hidden()


def test_a_word_opens_with_its_translations_and_closing_leads_back_to_the_line(
    served: Served, desk: Page
) -> None:
    desk.goto(f"{served.address}/hu/{SETTLE}")
    link = desk.locator(".text a[href*='/glossary/']").first
    link.click()
    expect(desk.locator("#overlay dl")).to_be_visible()
    desk.keyboard.press("Escape")
    expect(link).to_be_focused()


def test_two_languages_stand_beside_each_other_and_on_a_phone_below(
    served: Served, desk: Page, phone: Page
) -> None:
    boxes = []
    for page in (desk, phone):
        page.goto(f"{served.address}/hu/{SETTLE}?with=en")
        pairs = page.locator(".text p.pair")
        own, other = (pairs.nth(1).locator(f"> :nth-child({place})").bounding_box() for place in (1, 2))
        assert own
        assert other
        boxes.append((own, other))
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    (left, right), (above, below) = boxes
    assert abs(left["y"] - right["y"]) < 2
    assert left["x"] + left["width"] <= right["x"]
    assert above["y"] + above["height"] <= below["y"] + 1


def test_wide_tables_scroll_inside_themselves(served: Served, phone: Page) -> None:
    for lang in ("hu", "el"):
        phone.goto(f"{served.address}/{lang}/rules/rftg/base/cards-in-the-deck")
        assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert phone.locator(".scroll table").count() > 0


LARGE = (
    "rulings/",
    "rulings/?q=zzz&topic=takeovers",
    "rulings/rftg/takeover-on-off",
    "coverage",
    "rules/rftg/base/",
    SETTLE,
    f"{SETTLE}?with=en",
    "rules/eminent-domain/base/glossary",
    "glossary/rftg-prestige",
)


def test_letters_twice_as_large_still_fit(served: Served, phone: Page, lang: str) -> None:
    wide = {}
    for path in LARGE:
        phone.goto(f"{served.address}/{lang}/{path}")
        phone.evaluate("document.documentElement.style.fontSize = '200%'")
        phone.evaluate("document.querySelectorAll('main details').forEach((fold) => { fold.open = true; })")
        width = phone.evaluate("document.documentElement.scrollWidth")
        if width > 360:
            wide[path] = width
    assert wide == {}


@pytest.mark.parametrize("section", ["base/cards-in-the-deck", "solitaire/start-worlds"])
def test_on_paper_no_table_is_cut_off(served: Served, browser: Browser, section: str) -> None:
    """A sheet of A4 without its margins, upright and across."""
    for width in (717, 1045):
        context = browser.new_context(viewport={"width": width, "height": 900})
        page = context.new_page()
        page.emulate_media(media="print")
        for query in ("", "?with=hu"):
            page.goto(f"{served.address}/ru/rules/rftg/{section}{query}")
            wide = page.evaluate(
                "[...document.querySelectorAll('table')]"
                ".filter((table) => table.offsetWidth > table.parentElement.offsetWidth + 1).length"
            )
            assert wide == 0
            assert page.locator("table").count() > 0
            assert page.evaluate("document.documentElement.scrollWidth") <= width
        context.close()


def test_on_paper_stands_the_rule_alone(served: Served, desk: Page) -> None:
    desk.goto(f"{served.address}/en/{SETTLE}")
    desk.emulate_media(media="print")
    for gone in (".top", ".foot", ".turns", ".langs", "#contents", "#rulings"):
        expect(desk.locator(gone)).to_be_hidden()
    expect(desk.locator("h1")).to_be_visible()
    desk.emulate_media(media="screen")


def test_without_script_links_go_there(served: Served, browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 360, "height": 740}, java_script_enabled=False)
    try:
        page = context.new_page()
        page.goto(f"{served.address}/en/cards/rftg/contact-specialist")
        link = page.locator(".pills a[href*='/rules/rftg/base/']").first
        target = link.get_attribute("href") or ""
        link.click()
        assert page.url.endswith(target)
        expect(page.locator(f"#{target.rpartition('#')[2]}")).to_be_in_viewport()
        expect(page.locator("h1")).to_have_count(1)
    finally:
        context.close()


def test_without_script_a_why_of_a_game_leads_to_the_rule_and_back(served: Served, browser: Browser) -> None:
    game = keep(served.app, BRINK, (choose("settle trade"), roll("settle trade"), DONE))
    context = browser.new_context(viewport={"width": 360, "height": 740}, java_script_enabled=False)
    try:
        page = context.new_page()
        page.goto(f"{served.address}/hu/solo/{game}")
        why = page.locator("details.why").first
        why.locator("summary").click()
        link = why.locator("a[data-overlay]").first
        anchor = (link.get_attribute("href") or "").rpartition("#")[2]
        asked = page.locator("#question").inner_text()
        link.click()
        expect(page.locator(f"#{anchor}")).to_be_in_viewport()
        expect(page.locator("h1")).to_have_count(1)
        page.go_back()
        expect(page.locator("#question")).to_have_text(asked)
        assert page.url.endswith(game)
    finally:
        context.close()


def test_a_question_finds_the_very_paragraph(served: Served, phone: Page) -> None:
    phone.goto(f"{served.address}/en/search")
    phone.locator("[data-seek]").first.fill("who wins ties in a takeover")
    hit = phone.locator("#found li a[href*='/takeovers-strength#']").first
    expect(hit.locator("mark").first).to_be_visible()
    anchor = (hit.get_attribute("href") or "").rpartition("#")[2]
    hit.click()
    expect(phone.locator(f"#{anchor}")).to_be_in_viewport()
