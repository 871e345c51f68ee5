"""How tests play a solo game through its pages: a browser without script, and games to begin with."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any
from urllib.parse import urljoin, urlsplit

from bs4 import BeautifulSoup, Tag
from flask import Flask
from werkzeug.test import TestResponse

from webapp.robot.game import Event, Game
from webapp.robot.vocabulary import PAIRS
from webapp.solo.games import Games, games
from webapp.solo.records import Record

NewGame = Callable[..., Game]
"""What the fixture `new_game` is: events and changes of the set-up → a game."""

PARTIAL = {"HX-Request": "true", "HX-Request-Type": "partial"}

SETUP: Mapping[str, Any] = {
    "robot_world": "new-sparta",
    "player_world": "old-earth",
    "sets": ["base", "tgs"],
    "difficulty": "medium",
    "seed": 7,
}
"""The set-up of the contract's example."""

EVENTS: Sequence[Event] = (
    {"type": "choose", "actions": ["develop", "settle"]},
    {"type": "roll", "dice": ["develop", "match"]},
    {"type": "done"},
    {"type": "flip", "missed": 1, "found": "public-works"},
    {"type": "adjust", "who": "player", "what": "vp", "to": 3},
    {"type": "done"},
)
"""The events of the contract's example; they end where the robot flips for a military world."""

DONE: Event = {"type": "done"}


def choose(actions: str) -> Event:
    """Return the choice of two actions, named with a space between them."""
    return {"type": "choose", "actions": actions.split()}


def roll(dice: str) -> Event:
    """Return a roll, the faces named with a space between them."""
    return {"type": "roll", "dice": dice.split()}


def flip(found: object, missed: int = 0) -> Event:
    """Return a flip that ended with `found`."""
    return {"type": "flip", "missed": missed, "found": found}


def adjust(who: str, what: str, to: object) -> Event:
    """Return the correction of a counter."""
    return {"type": "adjust", "who": who, "what": what, "to": to}


BRINK: Mapping[str, Any] = {
    "robot_world": "uplift-mercenary-force",
    "player_world": "alien-research-team",
    "sets": ["base", "tgs", "rvi", "bow"],
    "difficulty": "hard",
    "seed": 11,
}
"""A set-up with everything: prestige, search, values to confirm of every sort."""


def game_file(setup: Mapping[str, Any] = SETUP, events: Iterable[Event] = EVENTS) -> dict[str, Any]:
    """Return a game file as data."""
    return {"format": "tableside-solo", "version": 1, "setup": dict(setup), "events": list(events)}


def known(app: Flask) -> Games:
    """Return the app's games."""
    with app.app_context():
        return games()


def keep(app: Flask, setup: Mapping[str, Any] = SETUP, events: Iterable[Event] = ()) -> str:
    """Put a game into the app's store by importing its file; return its id."""
    data = {
        "file": (io.BytesIO(json.dumps(game_file(setup, events)).encode()), "game.json"),
        "key": "k" * 22,
    }
    client = app.test_client()
    form = parse(client.get("/en/solo/import").text).select_one("main form")
    assert form is not None
    data["key"] = value_of(form, "key")
    answer = client.post("/en/solo/import", data=data, content_type="multipart/form-data")
    assert answer.status_code == 303, answer.text
    return answer.location.rpartition("/")[2]


def record(app: Flask, game_id: str) -> Record:
    """Return a game as the store holds it."""
    return known(app).store.load(game_id)


@contextmanager
def unchanged(app: Flask, game_id: str) -> Iterator[None]:
    """Prove that nothing of a stored game changes in the block."""
    before = record(app, game_id)
    yield
    assert record(app, game_id) == before


def parse(text: str) -> BeautifulSoup:
    """Read a page."""
    return BeautifulSoup(text, "html.parser")


def visible(page: Tag) -> str:
    """Return what a page says, the words for readers aloud included."""
    return " ".join(page.get_text(" ").split())


def value_of(form: Tag, name: str) -> str:
    """Return the value of the first field of that name."""
    field = form.select_one(f'[name="{name}"]')
    assert field is not None, name
    return str(field.get("value", ""))


class Visitor:
    """A browser without script: it follows links and redirects, and sends forms with what they hold."""

    def __init__(self, client: Any, lang: str = "en") -> None:
        self.client = client
        self.lang = lang
        self.path = ""
        self.answer: TestResponse
        self.page: BeautifulSoup

    def get(self, path: str, **query: Any) -> Visitor:
        """Open a page; a path without a slash in front is one of the solo pages in the visitor's language."""
        address = path if path.startswith("/") else f"/{self.lang}/solo/{path}"
        return self._shown(address, self.client.get(address, query_string=query or None))

    @property
    def status(self) -> int:
        return self.answer.status_code

    @property
    def text(self) -> str:
        """What the page says."""
        return visible(self.page)

    @property
    def question(self) -> str:
        return self.one("#question").get_text()

    def one(self, selector: str) -> Tag:
        """Return the only thing that a selector finds."""
        found = self.page.select(selector)
        assert len(found) == 1, (selector, len(found))
        return found[0]

    def said(self, role: str) -> str:
        """Return what a note (`status`) or a refusal (`alert`) says."""
        return " ".join(visible(part) for part in self.page.select(f'.notices[role="{role}"]')).strip()

    def button(self, do: str) -> Tag:
        """Return a button by the action that it sends."""
        found = self.page.select(f'button[name="do"][value="{do}"]:not([disabled])')
        assert found, f"no button {do} among {[b.get('value') for b in self.page.select('button[name=do]')]}"
        return found[0]

    def has_button(self, do: str) -> bool:
        return bool(self.page.select(f'button[name="do"][value="{do}"]:not([disabled])'))

    def form_of(self, button: Tag) -> Tag:
        """Return the form that a button sends."""
        if button.get("form"):
            return self.one(f'form[id="{button["form"]}"]')
        form = button.find_parent("form")
        assert isinstance(form, Tag)
        return form

    def fields(self, button: Tag) -> dict[str, list[str]]:
        """Return what the button would send: every field of its form as it stands, and the button itself."""
        form = self.form_of(button)
        held: dict[str, list[str]] = {}
        for name, value in _controls(self.page, form):
            held.setdefault(name, []).append(value)
        if button.get("name"):
            held.setdefault(str(button["name"]), []).append(str(button.get("value", "")))
        return held

    def press(self, do: str, **typed: Any) -> Visitor:
        """Press the button with the action `do`, after typing `typed` (None: left out) into its form."""
        return self.send(self.button(do), typed)

    def send(self, button: Tag, typed: Mapping[str, Any] | None = None) -> Visitor:
        """Press a button; `typed` has one value or a list of them by the field's name."""
        form, held = self.form_of(button), self.fields(button)
        for name, value in (typed or {}).items():
            held[name] = (
                [] if value is None else list(map(str, value)) if isinstance(value, list) else [str(value)]
            )
        address = urljoin(self.path, str(form.get("action") or self.path))
        if (form.get("method") or "get").lower() == "get":
            answer = self.client.get(urlsplit(address).path, query_string=held)
        else:
            answer = self.client.post(address, data=held)
        return self._shown(address, answer)

    def post(self, do: str, **changed: Any) -> TestResponse:
        """Send an action with the key of the page shown, as a form that somebody has tampered with would."""
        form = self.page.select_one("form:has(input[name=revision])")
        assert form is not None
        data = {"do": do, "revision": value_of(form, "revision"), "key": value_of(form, "key"), **changed}
        data = {name: value for name, value in data.items() if value is not None}
        return self.client.post(urlsplit(str(form["action"])).path, data=data)

    def sent(self, body: bytes, content_type: str) -> Visitor:
        """Post a body of one's own to the address of this page."""
        return self._shown(self.path, self.client.post(self.path, data=body, content_type=content_type))

    def follow(self, selector: str) -> Visitor:
        """Follow a link."""
        return self.get(urljoin(self.path, str(self.one(selector)["href"])))

    def play(self, *events: Event) -> Visitor:
        """Play events through the game page, each as a person would."""
        for event in events:
            _TAPS[event["type"]](self, event)
            assert self.status == 200, self.said("alert")
        return self

    def _shown(self, address: str, answer: TestResponse) -> Visitor:
        while answer.status_code in (301, 302, 303, 307, 308):
            address = urljoin(address, answer.location)
            answer = self.client.get(address)
        self.path, self.answer, self.page = address, answer, parse(answer.text)
        return self


def _controls(page: Tag, form: Tag) -> Iterator[tuple[str, str]]:
    """Yield name and value of what a form sends without a button (HTML's successful controls)."""
    for field in page.select("input[name], select[name], textarea[name]"):
        owner = field.get("form")
        if field.has_attr("disabled") or (
            owner != form.get("id") if owner else field.find_parent("form") is not form
        ):
            continue
        name = str(field["name"])
        if field.name == "select":
            options = field.select("option")
            chosen = [option for option in options if option.has_attr("selected")] or options[:1]
            yield from ((name, str(option["value"])) for option in chosen)
        elif field.get("type") in ("checkbox", "radio"):
            if field.has_attr("checked"):
                yield name, str(field.get("value", "on"))
        elif field.get("type") != "file":
            yield name, str(field.get("value", ""))


def spaces_of(actions: Sequence[str]) -> list[str]:
    """Return the spaces of the picture that a person taps for two actions."""
    taken: list[str] = []
    for action in actions:
        left, right = PAIRS.get(action.removesuffix("_plus1").removesuffix("_plus5"), (action, action))
        wants_right = action == "explore_plus5" or (left in taken and right != left)
        taken.append(right if wants_right else left)
    return taken


def _choose(visitor: Visitor, event: Event) -> None:
    visitor.press("choose", space=spaces_of(event["actions"]))


def _roll(visitor: Visitor, event: Event) -> None:
    first, second = event["dice"]
    on_a = {tag["value"] for tag in visitor.page.select('input[name="die_a"]')}
    die_a, die_b = (first, second) if first in on_a else (second, first)
    visitor.press("roll", die_a=die_a, die_b=die_b)


def _done(visitor: Visitor, event: Event) -> None:
    visitor.press("done")


def _flip(visitor: Visitor, event: Event) -> None:
    if event["found"] is None:
        visitor.press("nothing")
    elif isinstance(event["found"], str):
        visitor.press("find", query=event["found"].replace("-", " ").split()[0], missed=event["missed"])
        if not visitor.has_button(f"found:{event['found']}"):
            visitor.press("find:all")
        visitor.press(f"found:{event['found']}")
    else:
        visitor.press("describe", missed=event["missed"])
        typed = {name: value for name, value in event["found"].items() if value is not False}
        visitor.press("found_described", missed=event["missed"], **typed)


def _adjust(visitor: Visitor, event: Event) -> None:
    who, what, to = event["who"], event["what"], event["to"]
    visitor.get(f"{urlsplit(visitor.path).path}/corrections")
    if visitor.has_button(f"adjust:{who}:{what}"):
        visitor.press(f"adjust:{who}:{what}", **{f"{who}.{what}": to})
    else:
        visitor.press(f"adjust:{who}:{what}:{to}")
    visitor.get(urlsplit(visitor.path).path.removesuffix("/corrections"))


_TAPS = {"choose": _choose, "roll": _roll, "done": _done, "flip": _flip, "adjust": _adjust}


def go_on(game: Game, own: Sequence[str] = ()) -> Event:
    """Return an event that carries a game on: what is asked for, the first card that fits as the find."""
    prompt = game.prompt
    if prompt.kind == "choose":
        first = game.state.round % len(prompt.actions)
        return {"type": "choose", "actions": [prompt.actions[first], prompt.actions[first - 1]]}
    if prompt.kind == "roll":
        return {"type": "roll", "dice": list(game.app_roll())}
    if prompt.kind == "done":
        return {"type": "done"}
    want = prompt.wanted
    assert want is not None
    lying = {entry.card.id for entry in game.state.robot.tableau} | {*own, game.setup.player_world}
    fitting = [
        card.id
        for card in game.cards.values()
        if card.id not in lying and card.copies_with(game.setup.sets) and want.fits(card)
    ]
    if not fitting or (want.source == "stack" and not want.stack):
        return {"type": "flip", "found": None}
    return {"type": "flip", "missed": min(1, max(0, want.stack - 1)), "found": fitting[0]}


def carry_on(game: Game, stop: Any) -> Game:
    """Carry a game on until `stop(game)` holds."""
    while not stop(game):
        game = game.apply(go_on(game))
    return game
