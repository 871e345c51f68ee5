"""axe on every page, light and dark; nothing wider than the screen; all that is tapped large enough."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from driver import BRINK, DONE, EVENTS, SETUP, Visitor, adjust, carry_on, choose, keep, known, record, roll
from e2e.conftest import Served
from playwright.sync_api import Browser, Page

from webapp import i18n

AXE = Axe()
FAULTS = {"resultTypes": ["violations"]}
STRICT = {**FAULTS, "rules": {"color-contrast-enhanced": {"enabled": True}, "target-size": {"enabled": True}}}
CONTRAST = {**FAULTS, "runOnly": ["color-contrast", "color-contrast-enhanced", "link-in-text-block"]}
REGION = {**FAULTS, "runOnly": ["region"]}
OVER = (choose("trade produce"), roll("trade produce"), DONE, adjust("player", "vp", 40), DONE)
DESCRIBED = {"kind": "world", "vp": -1, "military": True, "name": "Léghajó"}
WIDTHS = (360, 320, 180)
"""A phone; 1280 pixels at 400 % zoom; the phone at 200 %."""

SMALL = """() => [...document.querySelectorAll(
  "button, summary, select, label.tile, input:not(.tile input, [type=hidden]), .btn, .nav a, .menu a, " +
  ".game-row a, .power a, .pills a, .legend a, .jumps a, .codes a, .links a, .entry :is(dd, p) a, " +
  "#found .notice a, .crumbs a, .foot a, .more a, .to-beside a, .langs a, .questions a, .contents a")]
  .map((tag) => [tag.outerHTML.slice(0, 110), tag.getBoundingClientRect()])
  .filter(([, box]) => box.width > 1 && (box.height < 47.5 || box.width < 47.5))
  .map(([html, box]) => `${html} ${box.width}x${box.height}`)"""


@pytest.fixture(scope="module")
def pages(served: Served) -> dict[str, str]:
    """The pages of games, by what they show."""
    app = served.app
    late = known(app).game(record(app, keep(app, BRINK)))
    late = carry_on(late, lambda game: game.state.prompt == "flip" and game.state.round > 2)
    binned = keep(app, SETUP, EVENTS)
    Visitor(app.test_client()).get(f"{binned}/share").press("delete")
    flip, over = keep(app, BRINK, late.events), keep(app, BRINK, (*EVENTS[:0], *OVER))
    shown = Visitor(app.test_client()).get(flip).press("miss").press("find", query="a")
    assert shown.status == 200
    Visitor(app.test_client()).get(f"{over}/score?query=alien").press("sheet", total="30")
    back = keep(app, SETUP, EVENTS)
    Visitor(app.test_client()).get(f"{back}/timeline").press("back:3")
    return {
        "choose": f"solo/{keep(app, BRINK)}",
        "roll": f"solo/{keep(app, SETUP, EVENTS[:1])}",
        "done": f"solo/{keep(app, BRINK, OVER[:3])}",
        "flip": f"solo/{flip}",
        "over": f"solo/{over}",
        "undone": f"solo/{back}",
        "binned": f"solo/{binned}",
        "timeline": f"solo/{back}/timeline",
        "long timeline": f"solo/{flip}/timeline",
        "corrections": f"solo/{flip}/corrections?query=alien",
        "score": f"solo/{over}/score?query=alien",
        "layout": f"solo/{flip}/layout",
        "share": f"solo/{flip}/share",
        "describe": f"solo/{flip}/found",
    }


STATIC = (
    "",
    "solo/",
    "solo/new",
    "solo/new/compare?sets=bow&robot_world=uplift-mercenary-force&player_world=old-earth",
    "solo/new/compare?sets=base&robot_world=old-earth&player_world=old-earth",
    "solo/import",
    "solo/AAAAAAAAAAAAAAAAAAAAAA",
    "solo/new?seed=%ff",
    "search",
    "search?q=alien",
    "search?q=alein+toy",
    "cards/?q=alien",
    "cards/?cost=2..5&keyword=alien,-rebel&power=-military",
    "cards/?q=zzz&set=tgs&cost=40..&kind=ufo",
    "cards/?sort=set",
    "cards/rftg/galactic-federation",
    "cards/rftg/alien-oort-cloud-refinery",
    "cards/rftg/imperium-cloaking-technology",
    "cards/rftg/pan-galactic-league?tableau=alien-oort-cloud-refinery,space-marines&chips=7",
    "cards/rftg/galactic-federation?tableau=zzz",
    "cards/rftg/rebel-freedom-fighters/qr",
    "cards/eminent-domain/survey-team",
    "goals/",
    "icons/",
    "icons/powers/",
    "search-categories/",
    "glossary/",
    "glossary/rftg-prestige",
    "glossary/eminent-domain-research",
    "coverage",
    "rules/",
    "rules/rftg/base/",
    "rules/rftg/base/settle",
    "rules/rftg/base/cards-in-the-deck?with=el",
    "rules/rftg/base/cards-in-the-deck?with=hu",
    "rules/rftg/solitaire/dice",
    "rulings/",
    "rulings/?q=zzz&card=new-sparta&open=yes",
    "rulings/?topic=takeovers&set=bow",
    "rulings/rftg/planet-buster-destroyed-where",
    "rulings/eminent-domain/ed-45",
    "cards/rftg/improved-logistics",
    "icons/powers/pay-for-military",
)


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    """One page for all: it is told where to go."""
    context = browser.new_context(viewport={"width": WIDTHS[0], "height": 740})
    context.set_default_timeout(15_000)
    yield context.new_page()
    context.close()


def faults(page: Page, options: dict[str, Any]) -> list[tuple[str, str, str]]:
    found = AXE.run(page, options=options).response["violations"]
    return [
        (fault["id"], node["html"][:150], node.get("failureSummary", "")[:200])
        for fault in found
        for node in fault["nodes"][:2]
    ]


def inspect(page: Page, address: str, *, dark: bool = True) -> list[Any]:
    """Return everything that is wrong with a page, its folds unfolded; `dark`: look at it in the dark too."""
    page.set_viewport_size({"width": WIDTHS[0], "height": 740})
    page.emulate_media(color_scheme="light")
    page.goto(address)
    page.evaluate("document.querySelectorAll('details:not(.menu)').forEach((fold) => { fold.open = true })")
    wrong: list[Any] = [*faults(page, STRICT), *page.evaluate(SMALL)]
    if dark:
        page.emulate_media(color_scheme="dark")
        wrong += faults(page, CONTRAST)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 740})
        wide = page.evaluate("document.documentElement.scrollWidth")
        if wide > width:
            wrong.append(f"{wide} pixels wide at {width}")
    return wrong


def test_every_page_without_a_game(served: Served, page: Page, lang: str) -> None:
    wrong = {path: inspect(page, f"{served.address}/{lang}/{path}", dark=lang == "hu") for path in STATIC}
    assert {path: found for path, found in wrong.items() if found} == {}


@pytest.mark.parametrize("lang", ["hu", "ru"])
def test_every_page_of_a_game(served: Served, page: Page, pages: dict[str, str], lang: str) -> None:
    wrong = {
        name: inspect(page, f"{served.address}/{lang}/{path}", dark=lang == "ru")
        for name, path in pages.items()
    }
    assert {name: found for name, found in wrong.items() if found} == {}


def test_a_list_with_games_of_every_sort(served: Served, page: Page, pages: dict[str, str]) -> None:
    for name in ("choose", "over", "binned"):
        page.goto(f"{served.address}/el/{pages[name]}")
    for path in ("solo/", ""):
        assert inspect(page, f"{served.address}/el/{path}") == []
    assert page.locator("a.full").count() == 1


def test_the_open_menu(served: Served, page: Page, pages: dict[str, str], lang: str) -> None:
    page.set_viewport_size({"width": 320, "height": 740})
    page.emulate_media(color_scheme="light")
    for path in ("solo/", pages["flip"]):
        page.goto(f"{served.address}/{lang}/{path}")
        page.locator(".menu > summary").click()
        assert faults(page, REGION) == []
        found = AXE.run(page, context=".menu", options=STRICT).response["violations"]
        assert [fault["id"] for fault in found] == []
        assert page.evaluate(SMALL) == []
        assert page.evaluate("document.documentElement.scrollWidth") == 320


def test_a_card_over_the_game(served: Served, page: Page, pages: dict[str, str]) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.emulate_media(color_scheme="light")
    page.goto(f"{served.address}/hu/{pages['flip']}")
    page.locator(".tableau a").first.click()
    page.get_by_role("dialog").get_by_role("heading", level=1).wait_for()
    assert faults(page, STRICT) == []


def test_each_language_is_named_in_the_markup(
    served: Served, page: Page, pages: dict[str, str], lang: str
) -> None:
    """What is not in the page's language says so: the other languages in the menu, English titles."""
    page.goto(f"{served.address}/{lang}/{pages['flip']}")
    assert page.locator("html").get_attribute("lang") == lang
    for code in i18n.LANGUAGES:
        assert page.locator(f'a[hreflang="{code}"]').get_attribute("lang") == code
    titles = page.locator(".tableau a").all()
    assert titles
    for title in titles:
        said = title.get_attribute("lang"), title.locator('[lang="en"]').count()
        assert said == (None, 0) if lang == "en" else said in (("en", 0), (None, 1))
