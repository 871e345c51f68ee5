"""A whole game in a real browser, in Hungarian, on a phone: every tap as a person would make it."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from typing import Any

import pytest
from driver import BRINK, DONE, EVENTS, SETUP, adjust, choose, flip, keep, record, roll
from e2e.conftest import Served
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from webapp import i18n

PHONE = {"width": 360, "height": 740}
QUIET = 470  # ms after which a tap is no second half of a double tap


@pytest.fixture
def phone(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport=PHONE, locale="hu-HU", has_touch=True)
    context.set_default_timeout(10_000)
    yield context
    context.close()


class Player:
    """A person at a page: taps buttons by the action that they send, and sees what the console says."""

    def __init__(self, page: Page, address: str, lang: str = "hu") -> None:
        self.page = page
        self.address = address
        self.lang = lang
        self.said: list[str] = []
        self.tapped = 0.0
        page.on("console", lambda message: self.said.append(message.text))
        page.on("pageerror", lambda error: self.said.append(str(error)))

    def _(self, message: str, **values: object) -> str:
        with i18n.language(self.lang):
            return i18n.gettext(message, **values)

    def open(self, path: str) -> Player:
        self.page.goto(f"{self.address}/{self.lang}/{path}")
        return self

    def button(self, do: str) -> Locator:
        return self.page.locator(f'button[name="do"][value="{do}"]:visible')

    def tap(self, do: str, status: int = 200) -> Player:
        """Tap a button, not in the same moment as the last one, and wait until the page shows the answer."""
        self.take_time()
        with self.page.expect_response(lambda answer: answer.request.method == "POST") as caught:
            self.button(do).first.click()
        self.tapped = time.monotonic()
        assert caught.value.status == status
        expect(self.page.locator("form[aria-busy]")).to_have_count(0)
        return self

    def take_time(self) -> None:
        """Wait as long as a person needs for another tap."""
        self.page.wait_for_timeout(max(0, QUIET - 1000 * (time.monotonic() - self.tapped)))

    @property
    def game(self) -> str:
        found = re.search(r"/solo/([\w-]{22})", self.page.url)
        assert found
        return found[1]

    @property
    def events(self) -> list[Any]:
        """The events of the game, from its file."""
        answer = self.page.request.get(f"{self.address}/en/solo/{self.game}/export")
        events: list[Any] = answer.json()["events"]
        return events

    def asks(self, question: str, **values: object) -> None:
        expect(self.page.locator("#question")).to_have_text(self._(question, **values))

    def choose(self, *spaces: str) -> Player:
        for space in spaces:
            self.page.locator(f'label:has(input[name="space"][value="{space}"])').click()
        return self

    def faces(self, die_a: str, die_b: str) -> Player:
        for name, face in (("die_a", die_a), ("die_b", die_b)):
            self.page.locator(f'label:has(input[name="{name}"][value="{face}"])').click()
        return self


def test_a_complete_game_in_hungarian_on_a_phone(phone: BrowserContext, live_server: str) -> None:
    player = Player(phone.new_page(), live_server)
    page, _ = player.page, player._

    # set-up: chosen worlds, real dice
    page.goto(live_server)
    expect(page).to_have_url(f"{live_server}/hu/")
    page.get_by_role("link", name=_("New game")).click()
    page.locator("label:has(input[name=sets][value=tgs])").click()
    page.locator("label:has(input[name=difficulty][value=medium])").click()
    page.get_by_label(_("The robot's start world")).select_option("new-sparta")
    page.get_by_label(_("Your start world")).select_option("old-earth")
    page.locator("label:has(input[name=dice][value=real])").click()
    page.get_by_role("button", name=_("Go on")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(_("Compare with your counters"))
    page.get_by_role("button", name=_("Start the game")).dblclick()
    expect(page.get_by_role("heading", level=1)).to_have_text(_("Lay out the table"))
    expect(page.locator("ol.steps > li")).to_have_count(11)
    page.get_by_role("link", name=_("Begin round 1")).click()

    # choose, with a double-clicked button
    player.asks("Choose your two actions")
    game = page.url
    player.choose("develop_left", "settle_left")
    player.button("choose").dblclick()
    player.asks("Roll the robot's two dice")
    page.wait_for_timeout(QUIET)
    assert player.events == [choose("develop settle")]

    # enter the faces of real dice
    player.faces("develop", "match").tap("roll")
    expect(page.locator("#question")).to_contain_text(_("Develop"))
    player.take_time()
    player.button("done").dblclick()
    expect(player.button("miss")).to_be_visible()
    page.wait_for_timeout(QUIET)
    assert player.events == [*EVENTS[:3]]
    expect(page.locator("ol.steps li").first).to_contain_text("4 → 5")

    # flip: misses counted by tapping quickly, one taken back, a find typed into the picker
    missed = page.locator("input[name=missed]")
    for count in (1, 2, 3):
        player.tap("miss")
        expect(missed).to_have_value(str(count))
    player.tap("miss:-1")
    expect(missed).to_have_value("2")
    page.locator("#query").press_sequentially("publ", delay=30)
    expect(player.button("found:public-works")).to_be_visible()

    # another language in mid-flip: same place, misses and typed query still there
    page.locator(".menu > summary").click()
    page.get_by_role("link", name="Ελληνικά").click()
    expect(page).to_have_url(game.replace("/hu/", "/el/"))
    expect(page.locator("html")).to_have_attribute("lang", "el")
    expect(missed).to_have_value("2")
    expect(page.locator("#query")).to_have_value("publ")
    expect(player.button("found:public-works")).to_be_visible()
    page.reload()
    expect(missed).to_have_value("2")
    page.locator(".menu > summary").click()
    page.get_by_role("link", name="Magyar").click()
    expect(page).to_have_url(game)
    expect(page.locator("#query")).to_have_value("publ")
    player.tap("found:public-works")
    assert player.events == [*EVENTS[:3], flip("public-works", 2)]
    expect(page.locator(".tableau")).to_contain_text("Public Works")

    # undo never asks, redo is there until something new is done
    player.tap("undo")
    expect(player.button("miss")).to_be_visible()
    player.tap("redo")
    expect(page.locator(".tableau")).to_contain_text("Public Works")
    player.tap("undo").tap("undo").tap("redo").tap("redo")
    assert len(player.events) == 4

    # a correction on the page: the fold stays open, the number moves
    page.locator("#correct > summary").click()
    stack = page.locator(".counter", has_text=_("Draw stack")).locator("dd")
    before = int(stack.inner_text())
    player.tap(f"adjust:robot:stack:{before + 1}")
    expect(stack).to_have_text(str(before + 1))
    expect(page.locator("#correct")).to_have_attribute("open", "")
    player.tap("undo")
    expect(stack).to_have_text(str(before))

    # a card opens over the game, and closing it returns to the step
    link = page.locator(".tableau a").last
    link.click()
    expect(page.get_by_role("dialog").get_by_role("heading", level=1)).to_contain_text("Public Works")
    page.keyboard.press("Escape")
    expect(link).to_be_focused()
    expect(page).to_have_url(game)

    # back and forward show the present state
    page.go_back()
    page.go_forward()
    expect(page).to_have_url(re.compile(re.escape(game)))
    player.tap("done")
    expect(player.button("nothing")).to_be_visible()
    player.tap("nothing")
    assert [event["type"] for event in player.events] == ["choose", "roll", "done", "flip", "done", "flip"]

    # round 2: the app rolls; the chips of the player end the game
    player.asks("Choose your two actions")
    page.reload()
    player.choose("trade", "produce")
    player.tap("choose")
    player.tap("roll_app")
    rolled = player.events[-1]
    player.tap("undo")
    player.tap("roll_app")
    assert player.events[-1] == rolled
    for _step in range(8):
        if page.locator('input[name="player.vp"]').count():
            break
        player.tap("nothing" if player.button("nothing").count() else "done")
    page.get_by_label(_("Your VP chips now")).fill("24")
    page.get_by_label(_("Cards in your tableau now")).fill("3")
    player.tap("done")
    if player.button("nothing").count():
        player.tap("nothing")
    player.asks("The game is over")
    expect(page.locator(".hint")).to_contain_text(_("The pool of VP chips is used up."))
    assert adjust("player", "vp", 24) in player.events
    assert player.events[-1]["type"] in ("done", "flip")

    # the score sheet, the result, the list of games
    page.get_by_role("link", name=_("My score")).click()
    page.locator("#add input").fill("public")
    page.locator("#add input").press("Enter")
    player.button("sheet_add:public-works").click()
    expect(page.locator("table.sheet tfoot td.n").last).to_have_text("27")
    player.button("sheet").click()
    expect(page.locator(".verdict")).to_contain_text(_("You win."))
    page.get_by_label(_("Your total")).fill("1")
    player.button("sheet").click()
    expect(page.locator(".verdict")).to_contain_text(_("The robot wins."))
    page.locator("p a.btn", has_text=_("Back to the game")).click()
    expect(page.locator(".verdict")).to_contain_text(_("The robot wins."))
    player.tap("undo")
    expect(page.locator(".verdict")).to_have_count(0)
    player.tap("redo")
    expect(page.locator(".verdict")).to_contain_text(_("The robot wins."))
    player.open("solo/")
    expect(page.locator(".game-row")).to_contain_text("1 : ")
    assert player.said == []


def test_a_stale_tab_shows_the_present_state_with_a_note(phone: BrowserContext, served: Served) -> None:
    game = keep(served.app, SETUP, EVENTS[:1])
    first, second = (Player(phone.new_page(), served.address).open(f"solo/{game}") for _ in range(2))
    first.tap("roll_app")
    second.tap("roll_app", status=409)
    expect(second.page.locator('[role="status"]').first).to_contain_text(
        second._(
            "The game has gone on in the meantime, perhaps in another tab or on another device. Nothing was "
            "changed; this is the game as it stands."
        )
    )
    expect(second.button("done")).to_be_visible()
    assert len(first.events) == 2
    second.tap("done")
    assert len(first.events) == 3


def test_the_old_page_behind_the_back_button_does_nothing_twice(
    phone: BrowserContext, served: Served
) -> None:
    game = keep(served.app, SETUP, EVENTS[:1])
    player = Player(phone.new_page(), served.address).open(f"solo/{game}")
    player.tap("roll_app")
    player.open("solo/")
    player.page.go_back()
    expect(player.button("done")).to_be_visible()
    player.page.go_forward()
    assert len(player.open(f"solo/{game}").events) == 2


def test_a_refusal_is_said_and_the_form_keeps_what_was_chosen(phone: BrowserContext, served: Served) -> None:
    game = keep(served.app)
    player = Player(phone.new_page(), served.address).open(f"solo/{game}")
    player.choose("trade")
    player.tap("choose", status=422)
    expect(player.page.locator('#table [role="alert"] .notice')).to_be_in_viewport()
    expect(player.page.locator("input[value=trade]")).to_be_checked()
    player.choose("produce")
    player.tap("choose")
    assert player.events == [choose("trade produce")]


def test_a_card_that_is_not_in_the_list(phone: BrowserContext, served: Served) -> None:
    game = keep(served.app, SETUP, EVENTS[:3])
    player = Player(phone.new_page(), served.address).open(f"solo/{game}")
    page, _ = player.page, player._
    player.tap("miss")
    page.get_by_role("button", name=_("A card that is not in the list")).click()
    expect(page.get_by_label(_("Misses so far"))).to_have_value("1")
    page.locator("label:has(input[name=kind][value=development])").click()
    page.get_by_label(_("Printed VPs")).fill("2")
    page.get_by_label(_("Cost (of a development)")).fill("3")
    page.get_by_label(_("Title, if you like")).fill("<b>Génbank</b>")
    page.get_by_role("button", name=_("Place it")).click()
    expect(page.locator(".tableau")).to_contain_text("<b>Génbank</b>")
    card = {"kind": "development", "vp": 2, "cost": 3, "name": "<b>Génbank</b>"}
    assert player.events[-1] == flip(card, 1)
    assert player.said == []


def test_what_was_filled_in_stays_when_a_counter_is_corrected(phone: BrowserContext, served: Served) -> None:
    game = keep(served.app, SETUP, [choose("produce trade"), roll("produce trade"), DONE])
    player = Player(phone.new_page(), served.address, "en").open(f"solo/{game}")
    player.page.get_by_label("Your VP chips now").fill("7")
    player.page.get_by_text("Correct a counter").click()
    player.page.locator('button[value="adjust:robot:stack:5"]').click()
    expect(player.page.locator('button[value="adjust:robot:stack:6"]')).to_be_visible()
    expect(player.page.get_by_label("Your VP chips now")).to_have_value("7")


def test_enter_means_the_field_that_it_is_pressed_in(phone: BrowserContext, served: Served) -> None:
    game = keep(served.app)
    player = Player(phone.new_page(), served.address, "en").open(f"solo/{game}/corrections")
    field = player.page.locator('input[name="robot.stack"]')
    field.fill("9")
    field.press("Enter")
    expect(field).to_have_value("9")
    assert player.events == [adjust("robot", "stack", 9)]


def test_a_server_that_does_not_answer_is_told(phone: BrowserContext, served: Served) -> None:
    game = keep(served.app, SETUP, [choose("produce trade")])
    player = Player(phone.new_page(), served.address, "en").open(f"solo/{game}")
    player.page.route("**/*", lambda route: route.abort())
    player.page.locator('button[value="roll_app"]').click()
    expect(player.page.get_by_text("No answer came").locator("visible=true")).to_be_in_viewport()


def test_a_round_with_the_keyboard_alone(phone: BrowserContext, served: Served) -> None:
    """Tab, space and enter; what has the focus is seen, and the order is that of the page."""
    game = keep(served.app, BRINK)
    player = Player(phone.new_page(), served.address, "en").open(f"solo/{game}")
    page = player.page
    visited: list[str] = []

    def tab_to(selector: str) -> None:
        target = page.locator(selector)
        for _ in range(80):
            page.keyboard.press("Tab")
            seen = page.evaluate(
                """() => {
                  const tag = document.activeElement;
                  const shown = [tag, tag.closest("label"), tag.closest(".tile")].filter(Boolean);
                  const outlined = (each) => {
                    const style = getComputedStyle(each);
                    return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
                  };
                  const box = tag.getBoundingClientRect();
                  const onScreen = box.bottom > 0 && box.top < innerHeight;
                  return [tag.outerHTML.slice(0, 80), shown.some(outlined), onScreen];
                }"""
            )
            visited.append(seen[0])
            assert seen[1], f"the focus is not seen: {seen[0]}"
            assert seen[2], f"the focus is out of the screen: {seen[0]}"
            if target.evaluate("(tag) => tag === document.activeElement"):
                return
        raise AssertionError(f"{selector} is not reached: {visited}")

    tab_to('input[value="explore_left"]')
    page.keyboard.press("Space")
    tab_to('input[value="produce"]')
    page.keyboard.press("Space")
    tab_to('button[value="choose"]')
    page.keyboard.press("Enter")
    expect(page.locator("#question")).to_have_text("Roll the robot's two dice")
    expect(page.locator("#question")).to_be_focused()
    tab_to('button[value="roll_app"]')
    page.wait_for_timeout(QUIET)
    page.keyboard.press("Enter")
    for _ in range(12):
        expect(page.locator("form[aria-busy]")).to_have_count(0)
        round_now = page.locator("h1.bar-round").inner_text()
        if round_now == "Round 2":
            break
        tab_to('.actionbar button[value="nothing"], .actionbar button[value="done"]')
        page.wait_for_timeout(QUIET)
        with page.expect_response(lambda answer: answer.request.method == "POST"):
            page.keyboard.press("Enter")
    assert page.locator("h1.bar-round").inner_text() == "Round 2"
    assert record(served.app, game).events[0] == choose("explore_plus1 produce")
    assert player.said == []


def test_enter_in_the_picker_searches_and_never_counts_a_miss(phone: BrowserContext, served: Served) -> None:
    game = keep(served.app, SETUP, EVENTS[:3])
    player = Player(phone.new_page(), served.address).open(f"solo/{game}")
    page = player.page
    page.locator("#query").fill("public")
    with page.expect_response(lambda answer: answer.request.method == "POST"):
        page.locator("#query").press("Enter")
    expect(player.button("found:public-works")).to_be_visible()
    assert record(served.app, game).draft == {"missed": 0, "query": "public", "all": False}
    page.locator("input[name=missed]").fill("2")
    with page.expect_response(lambda answer: answer.request.method == "POST"):
        page.locator("input[name=missed]").press("Enter")
    expect(page.locator("input[name=missed]")).to_have_value("2")
    assert len(player.events) == 3


def test_the_timeline_goes_back_and_forward(phone: BrowserContext, served: Served) -> None:
    game = keep(served.app, SETUP, EVENTS)
    player = Player(phone.new_page(), served.address).open(f"solo/{game}/timeline")
    player.button("back:2").click()
    player.page.wait_for_url(f"**/solo/{game}")
    assert len(player.events) == 2
    player.open(f"solo/{game}/timeline")
    player.button("back:6").click()
    player.page.wait_for_url(f"**/solo/{game}")
    assert player.events == list(EVENTS)


def test_a_game_file_goes_out_and_in(phone: BrowserContext, served: Served, tmp_path: Any) -> None:
    game = keep(served.app, SETUP, EVENTS)
    player = Player(phone.new_page(), served.address).open(f"solo/{game}/share")
    with player.page.expect_download() as caught:
        player.page.get_by_role("link", name=player._("Save the game file")).click()
    path = tmp_path / caught.value.suggested_filename
    assert re.fullmatch(r"tableside-new-sparta-\d{4}-\d\d-\d\d\.json", path.name)
    caught.value.save_as(path)
    player.open("solo/import")
    player.page.locator("input[type=file]").set_input_files(path)
    player.page.get_by_role("button", name=player._("Open")).click()
    player.page.wait_for_url(re.compile(r"/hu/solo/[\w-]{22}$"))
    assert player.game != game
    assert player.events == list(EVENTS)
    assert player.said == []


@pytest.mark.parametrize("events", [(choose("trade produce"), roll("trade produce"), DONE)])
def test_the_primary_button_stays_in_view(phone: BrowserContext, served: Served, events: Any) -> None:
    for prompt in range(len(events) + 1):
        game = keep(served.app, BRINK, events[:prompt])
        player = Player(phone.new_page(), served.address).open(f"solo/{game}")
        primary = player.page.locator(".actionbar .btn.primary")
        expect(primary).to_be_in_viewport(ratio=1)
        player.page.mouse.wheel(0, 300)
        expect(primary).to_be_in_viewport(ratio=1)
        player.page.close()
