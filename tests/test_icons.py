"""Pictures of the sprite: labelled or decoration, escaped, at the address with the content's hash."""

import pytest
from flask import Flask, url_for
from flask.testing import FlaskClient
from markupsafe import Markup

from webapp.icons import LOOKUP, SHORT


def shown(app: Flask, source: str) -> str:
    with app.test_request_context("/hu/"):
        text = app.jinja_env.from_string(source).render()
        text = text.replace(url_for("static", filename="icons.svg"), "SPRITE")
        return text.replace(url_for("static", filename="icons-lookup.svg"), "LOOKUP")


@pytest.mark.parametrize(
    ("source", "markup"),
    [
        ("{{ svg_icon('die') }}", '<svg class="i" aria-hidden="true"><use href="SPRITE#die"/></svg>'),
        (
            "{{ svg_icon('die', 'A & b', 'i good') }}",
            '<svg class="i good" role="img"><title>A &amp; b</title><use href="SPRITE#die"/></svg>',
        ),
        ("{{ glyph('die') }}", '<svg><use href="SPRITE#die"/></svg>'),
        ("{{ glyph('military') }}", '<svg><use href="LOOKUP#military"/></svg>'),
        (
            "{{ svg_icon('military') }}",
            '<svg class="i" aria-hidden="true"><use href="LOOKUP#military"/></svg>',
        ),
    ],
)
def test_a_symbol_is_drawn(app: Flask, source: str, markup: str) -> None:
    assert shown(app, source) == markup


def test_a_label_that_is_markup_is_not_escaped_again(app: Flask) -> None:
    with app.test_request_context("/hu/"):
        icon = app.jinja_env.globals["svg_icon"]("die", Markup("A &amp; b"))
    assert "<title>A &amp; b</title>" in icon


def test_a_symbol_that_no_sprite_has_is_refused(app: Flask) -> None:
    with pytest.raises(KeyError):
        shown(app, "{{ svg_icon('nothing') }}")


def test_sprites_have_short_addresses_that_may_be_kept_for_ever(app: Flask, client: FlaskClient) -> None:
    for name, short in SHORT.items():
        with app.test_request_context("/hu/"):
            address = url_for("static", filename=name)
        assert address.startswith(f"{short}?v=")
        with client.get(address) as answer:
            assert answer.mimetype == "image/svg+xml"
            assert "immutable" in answer.headers["Cache-Control"]


def test_no_page_of_a_game_needs_the_symbols_of_cards(client: FlaskClient) -> None:
    for path in ("/hu/", "/hu/solo/", "/hu/solo/new", "/hu/patterns/game/"):
        assert SHORT[LOOKUP] not in client.get(path).text, path
    assert SHORT[LOOKUP] in client.get("/hu/icons/").text
