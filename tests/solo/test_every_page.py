"""Every page of a game in every language: no code, no gap, nothing untranslated, and small."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import urljoin, urlsplit

import pytest
from driver import (
    BRINK,
    DONE,
    EVENTS,
    PARTIAL,
    SETUP,
    Visitor,
    adjust,
    carry_on,
    choose,
    go_on,
    keep,
    known,
    parse,
    record,
    roll,
    visible,
)
from flask import Flask
from flask.testing import FlaskClient

from webapp import i18n
from webapp.robot.game import Game

CODE = re.compile(r"[a-z]_[a-z]|\bTrue\b|\bFalse\b|\{\{|\}\}|%\(|R-[A-Z]+-[a-z]|<[a-z]+[ >]")
KEBAB = re.compile(r"\b(?:new-sparta|old-earth|uplift-mercenary-force|alien-research-team|public-works)\b")
DESCRIBED = {"kind": "world", "vp": -1, "military": True, "name": "Léghajó"}

WORDS = "span, p, h1, h2, h3, li, dt, dd, th, td, button, label, legend, summary, option, a, small, b"


def brink_of_the_end(app: Flask) -> Game:
    """Return a late game: twelve cards in the robot's tableau, and it flips with many cards that fit."""
    game = known(app).game(record(app, keep(app, BRINK)))
    cards = [
        card.id
        for card in game.cards.values()
        if card.kind == "world" and card.copies_with(game.setup.sets) and card.id not in BRINK.values()
    ]
    for card in cards[:9]:
        game = game.apply({"type": "add", "who": "robot", "card": card})
    game = game.apply({"type": "add", "who": "robot", "card": DESCRIBED})
    game = game.apply(adjust("robot", "stack", 30))
    game = game.apply(adjust("robot", "prestige", 3)).apply(adjust("robot", "credit", 1))
    game = game.apply(choose("develop settle")).apply(roll("develop match"))
    return carry_on(game, lambda one: one.state.prompt == "flip" and one.state.phase == "settle_1")


@pytest.fixture(scope="module")
def pages(app: Flask) -> dict[str, str]:
    """Addresses without the language, by what they show."""
    late = brink_of_the_end(app)
    over = (choose("trade produce"), roll("trade produce"), DONE, adjust("player", "vp", 40), DONE)
    games: dict[str, str] = {
        "choose": keep(app, BRINK),
        "roll": keep(app, SETUP, EVENTS[:1]),
        "done": keep(app, BRINK, (choose("search settle"), roll("settle match"))),
        "last done": keep(app, BRINK, over[:3]),
        "flip": keep(app, BRINK, late.events),
        "common deck": keep(
            app,
            {**SETUP, "robot_world": "doomed-world"},
            (choose("settle trade"), roll("settle trade"), DONE),
        ),
        "over": keep(app, BRINK, over),
        "corrected": keep(
            app,
            BRINK,
            (
                *(adjust("robot", "shows", "trade"), adjust("player", "limit", 14)),
                {"type": "override", "path": "settle.action.find", "value": "any_world"},
                {"type": "add", "who": "robot", "card": DESCRIBED},
                {"type": "remove", "who": "robot", "card": DESCRIBED},
            ),
        ),
    }
    found = {name: f"solo/{game}" for name, game in games.items()}
    for name in ("flip", "over", "corrected"):
        found |= {
            f"{name}: {page}": f"solo/{games[name]}/{page}"
            for page in ("timeline", "corrections?query=alien", "score?query=alien", "layout", "share")
        }
    found["describe"] = f"solo/{games['flip']}/found"
    found["no such card"] = f"solo/{games['over']}/score?query=qqqq"
    found |= {"list": "solo/", "new": "solo/new", "import": "solo/import"}
    for world in ("uplift-mercenary-force", "alien-research-team", "rebel-freedom-fighters", "old-earth"):
        found[f"compare: {world}"] = f"solo/new/compare?sets=bow&robot_world={world}&player_world=new-sparta"
    found["refused"] = "solo/new/compare?sets=base&robot_world=old-earth&player_world=old-earth"
    found |= {
        "start": "",
        "cards": "cards/?q=alien",
        "card": "cards/rftg/galactic-federation",
        "card of Eminent Domain": "cards/eminent-domain/survey-team",
    }
    found["missing"] = f"solo/{'A' * 22}"
    return found


def _gaps(page: Any) -> Iterator[str]:
    """Yield elements that ought to say something and say nothing."""
    for tag in page.select(WORDS):
        spoken = tag.get("aria-label") or tag.get_text(strip=True) or tag.select("svg, input, img, i")
        in_picture = tag.name in ("td", "b", "p") and tag.find_parent(["table", "div"])
        decoration = tag.get("aria-hidden") == "true" or in_picture
        if not spoken and not decoration:
            yield str(tag)[:100]


def test_every_page_is_told_in_the_readers_language(app: Flask, pages: dict[str, str], lang: str) -> None:
    client = app.test_client()
    for path in pages.values():
        client.get(f"/{lang}/{path}")  # so that the list knows games of every sort
    Visitor(client, lang).get(f"/{lang}/{pages['roll']}/share").press("delete")
    for name, path in pages.items():
        answer = client.get(f"/{lang}/{path}")
        assert answer.status_code == {"missing": 404, "refused": 422}.get(name, 200), name
        page = parse(answer.text)
        assert page.html["lang"] == lang
        for script in page.select("script, style"):
            script.decompose()
        said = visible(page) + " ".join(
            str(tag.get(name, ""))
            for tag in page.select("[aria-label], [title], [placeholder]")
            for name in ("aria-label", "title", "placeholder")
        )
        said = re.sub(r"/solo/[\w-]{22}", "", said)  # an address is no word
        assert not CODE.search(said), (name, CODE.search(said))
        assert not KEBAB.search(said), (name, KEBAB.search(said))
        assert i18n.MARK.strip() not in said, (
            name,
            said[max(0, said.find("[en]") - 20) : said.find("[en]") + 120],
        )
        assert list(_gaps(page)) == [], name
        for link in page.select("a[href]"):
            href = str(link["href"])
            if href.startswith("/") and not link.get("hreflang"):
                here = href.startswith(f"/{lang}/") or (href.startswith("/api/") and f"?lang={lang}" in href)
                assert here, (name, href)


def test_no_link_of_the_game_leads_nowhere(app: Flask, pages: dict[str, str]) -> None:
    client = app.test_client()
    seen: set[str] = set()
    for name, path in pages.items():
        if name in ("missing", "refused"):
            continue
        for link in parse(client.get(f"/hu/{path}").text).select("a[href], link[href], script[src]"):
            href = urljoin(f"/hu/{path}", str(link.get("href") or link.get("src")))
            address = urlsplit(href)
            if address.netloc not in ("", "localhost") or f"{address.path}?{address.query}" in seen:
                continue
            seen.add(f"{address.path}?{address.query}")
    assert len(seen) > 80
    for href in sorted(seen):
        with client.get(href) as answer:
            assert answer.status_code in (200, 303), href


@pytest.mark.parametrize("lang", ["el", "ru"])
def test_a_step_of_a_late_game_is_a_small_part(app: Flask, client: FlaskClient, lang: str) -> None:
    """Little more than 20 kB, uncompressed, where letters are largest and each card has two titles."""
    game = brink_of_the_end(app)
    kept = keep(app, BRINK, game.events)
    visitor = Visitor(client, lang).get(kept).press("find", query="a")
    assert len(visitor.page.select("#choices button")) == 8
    assert len(game.state.robot.tableau) == 12
    sizes = {"flip with 8 choices": len(client.get(f"/{lang}/solo/{kept}", headers=PARTIAL).data)}
    known_game = known(app).game(record(app, keep(app, BRINK, game.events[:-6])))
    while known_game.outcome is None:
        part = client.get(f"/{lang}/solo/{keep(app, BRINK, known_game.events)}", headers=PARTIAL)
        sizes[f"{known_game.state.prompt} {known_game.state.phase}"] = len(part.data)
        known_game = known_game.apply(go_on(known_game))
    sizes["over"] = len(
        client.get(f"/{lang}/solo/{keep(app, BRINK, known_game.events)}", headers=PARTIAL).data
    )
    assert max(sizes.values()) < 21_000, sizes


def test_the_first_visit_is_small(app: Flask, client: FlaskClient) -> None:
    """Page, styles, script and icons together, as they travel."""
    for lang, path in (
        ("el", f"solo/{keep(app, BRINK)}"),
        ("ru", ""),
        ("ru", "solo/new"),
        ("hu", "cards/rftg/new-sparta"),
    ):
        page = client.get(f"/{lang}/{path}", headers={"Accept-Encoding": "gzip"})
        assert page.headers["Content-Encoding"] == "gzip"
        html = parse(gzip.decompress(page.data).decode())
        files = {str(tag.get("href") or tag.get("src")) for tag in html.select("link[href], script[src]")}
        files |= {str(tag["href"]).partition("#")[0] for tag in html.select("use[href]")}
        total = len(page.data)
        for file in files:
            with client.get(file, headers={"Accept-Encoding": "gzip"}) as answer:
                assert answer.status_code == 200, file
                total += len(answer.data)
        assert total < 60_000, (lang, path, total)
