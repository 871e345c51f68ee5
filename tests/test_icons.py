"""Pictures of the sprite: labelled or decoration, escaped, at the address with the content's hash."""

import pytest
from flask import Flask, url_for
from markupsafe import Markup


def shown(app: Flask, source: str) -> str:
    with app.test_request_context("/hu/"):
        text = app.jinja_env.from_string(source).render()
        return text.replace(url_for("static", filename="icons.svg"), "SPRITE")


@pytest.mark.parametrize(
    ("source", "markup"),
    [
        ("{{ svg_icon('die') }}", '<svg class="i" aria-hidden="true"><use href="SPRITE#die"/></svg>'),
        (
            "{{ svg_icon('die', 'A & b', 'i good') }}",
            '<svg class="i good" role="img"><title>A &amp; b</title><use href="SPRITE#die"/></svg>',
        ),
        ("{{ glyph('die') }}", '<svg><use href="SPRITE#die"/></svg>'),
    ],
)
def test_a_symbol_is_drawn(app: Flask, source: str, markup: str) -> None:
    assert shown(app, source) == markup


def test_a_label_that_is_markup_is_not_escaped_again(app: Flask) -> None:
    with app.test_request_context("/hu/"):
        icon = app.jinja_env.globals["svg_icon"]("die", Markup("A &amp; b"))
    assert "<title>A &amp; b</title>" in icon
