"""Bytes: a first visit with all that its page brings, and the fragments that htmx brings at each step."""

from __future__ import annotations

import gzip
import re
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from benchmarks.browser import PART, Answer, Browser
from benchmarks.recorded import Recording
from benchmarks.server import keep
from webapp.app import create_app
from webapp.delivery import LEVEL
from webapp.i18n import LANGUAGES

_BROUGHT = re.compile(r'<(?:link|script|use)\b[^>]*?(?:href|src)="(/(?:static/|i\.svg)[^"#]+)')
_ALL = b'value="find:all"'
_FIELD = r'name="{}" value="([^"]*)"'


@dataclass(frozen=True, slots=True)
class Visit:
    """What travels when a page is opened for the first time."""

    page: int
    """Bytes of the page, compressed."""
    files: dict[str, int]
    """Bytes of each file that it brings, compressed, by name."""
    heads: int
    """Bytes of all answers' headers."""

    @property
    def total(self) -> int:
        """All bytes."""
        return self.page + sum(self.files.values()) + self.heads


def first_visit(port: int, path: str, language: str) -> Visit:
    """Open a page as a browser without any cookie or kept file does."""
    with Browser(port, language) as browser:
        page = _ok(browser.get(path), path)
        addresses = dict.fromkeys(_BROUGHT.findall(page.content.decode()))
        files = {address: _ok(browser.get(address), address) for address in addresses}
    return Visit(
        page=len(page.body),
        files={
            address.partition("?")[0].rpartition("/")[2]: len(answer.body)
            for address, answer in files.items()
        },
        heads=sum(len(answer.head) for answer in (page, *files.values())),
    )


def _ok(answer: Answer, path: str) -> Answer:
    if answer.status != 200:
        raise RuntimeError(f"{path} answered {answer.status}")
    return answer


@dataclass(frozen=True, slots=True)
class Fragments:
    """Sizes of many fragments in bytes."""

    count: int
    middle: int
    most: int
    """Nine in ten are as small as this."""
    largest: int
    largest_compressed: int

    @classmethod
    def of(cls, bodies: Sequence[bytes]) -> Fragments:
        """Measure fragments, at least one."""
        sizes = sorted(len(body) for body in bodies)
        return cls(
            count=len(bodies),
            middle=int(median(sizes)),
            most=sizes[len(sizes) * 9 // 10],
            largest=sizes[-1],
            largest_compressed=max(len(gzip.compress(body, LEVEL)) for body in bodies),
        )


def steps(recording: Recording, languages: Sequence[str] = LANGUAGES, every: int = 1) -> dict[str, Fragments]:
    """Return the sizes of what htmx brings: `step` at every position of a game, `all` where all cards show.

    `every`: look only at each so-manieth position.
    """
    with tempfile.TemporaryDirectory() as folder:
        app = create_app({"DATA_FOLDER": Path(folder)})
        client = app.test_client()
        addresses = [
            f"/{language}/solo/{game_id}"
            for game_id in _kept(app, recording, every)
            for language in languages
        ]
        # All are read before the first post: what it shows is a draft, and stays.
        read = {address: _fragment(client.get(address, headers=PART)) for address in addresses}
        flips = {address: fragment for address, fragment in read.items() if _ALL in fragment}
        shown = [_all_cards(client, address) for address in flips]
    return {"step": Fragments.of([*read.values()]), "all": Fragments.of(shown)}


def _kept(app: Flask, recording: Recording, every: int) -> Iterator[str]:
    with app.app_context():
        for position in range(0, len(recording.events) + 1, every):
            yield keep(Recording(recording.setup, recording.events[:position]))


def _all_cards(client: FlaskClient, address: str) -> bytes:
    """Ask for every card that fits."""
    text = client.get(address, headers=PART).text
    if _ALL not in text.encode():
        return text.encode()
    form = {name: _field(text, name) for name in ("revision", "key")}
    return _fragment(client.post(address, data={**form, "do": "find:all"}, headers=PART))


def _field(text: str, name: str) -> str:
    found = re.search(_FIELD.format(name), text)
    if found is None:
        raise RuntimeError(f"the fragment has no {name}")
    return found[1]


def _fragment(answer: TestResponse) -> bytes:
    if answer.status_code != 200 or b"<html" in answer.data:
        raise RuntimeError(f"no fragment but {answer.status_code}")
    body: bytes = answer.data
    return body
