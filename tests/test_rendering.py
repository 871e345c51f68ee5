"""Quick templates say what Jinja's own would: escaping, calls, parts that are kept."""

from __future__ import annotations

import jinja2
import pytest
from flask import Flask
from markupsafe import Markup

from webapp.languages import use
from webapp.rendering import escaped, kept

SOURCES = [
    "{{ text }}|{{ markup }}|{{ number }}|{{ yes }}|{{ nothing }}|{{ half }}|{{ listed }}|{{ object }}",
    "{{ text|safe }}|{{ text|upper }}|{{ text ~ markup }}|{{ markup ~ text }}|{{ (text ~ number)|e }}",
    "{% set block %}<b>{{ text }}</b>{% endset %}{{ block }}",
    "{% macro one(x, y='&') %}<i title=\"{{ x }}\">{{ y }}{{ caller() if caller else '' }}</i>{% endmacro %}"
    "{{ one(text) }}{{ one(markup, y=text) }}{% call one(1) %}{{ text }}{% endcall %}{{ one(one(text)) }}",
    "{% for one in listed %}{{ loop.index }}{{ joined(one, end=text) }}{{ loop.last }}{% endfor %}",
    "{% autoescape false %}{{ text }}{% endautoescape %}",
    "{{ object.method(text) }}{{ 'a<b'.upper() }}{{ Class()() }}{{ missing }}{{ missing is defined }}",
    "{{ wants_context() }}{{ wants_environment() }}",
]


class Thing:
    """An object of a page."""

    def __html__(self) -> str:
        return "<thing>"

    def method(self, text: str) -> str:
        return f"{text}!"

    def __call__(self) -> str:
        return "<called>"


@jinja2.pass_context
def wants_context(context: jinja2.runtime.Context) -> str:
    return str(context["text"])


@jinja2.pass_environment
def wants_environment(environment: jinja2.Environment) -> str:
    return str(environment.autoescape is not None)


VALUES = {
    "text": "<&\"'>",
    "markup": Markup("<b>&amp;</b>"),
    "number": -5,
    "yes": True,
    "nothing": None,
    "half": 0.5,
    "listed": ["<1>", Markup("<2>"), 3],
    "object": Thing(),
    "joined": lambda item, end: f"{item}{end}",
    "wants_context": wants_context,
    "wants_environment": wants_environment,
    "Class": Thing,
}


@pytest.mark.parametrize("source", SOURCES)
def test_a_template_says_what_jinjas_own_says(app: Flask, source: str) -> None:
    plain = jinja2.Environment(autoescape=True, loader=jinja2.DictLoader({"x.html": source})).get_template(
        "x.html"
    )
    app.jinja_env.loader = jinja2.DictLoader({"x.html": source})
    assert app.jinja_env.get_template("x.html").render(VALUES) == plain.render(VALUES)


def test_compiled_templates_escape_by_our_function(app: Flask) -> None:
    template = app.jinja_env.get_template("base.html")
    assert template.root_render_func.__globals__["escape"] is escaped


@pytest.mark.parametrize("value", ["<a> & 'b'", Markup("<a>"), 7, -7, True, None, 1.5, Thing(), ["<"]])
def test_escaped_is_what_markupsafe_makes(value: object) -> None:
    from markupsafe import escape

    assert escaped(value) == str(escape(value))


MACROS = "{% macro hello(who) %}{{ count() }} {{ _('Settle') }} {{ who }} {{ static_url('x') }}{% endmacro %}"


@pytest.fixture
def said(app: Flask) -> list[int]:
    """How often the macro was asked."""
    asked: list[int] = []
    app.jinja_env.loader = jinja2.DictLoader(
        {"m.html": MACROS, "x.html": "{% import 'm.html' as m %}{{ kept(m.hello, who) }}"}
    )
    app.jinja_env.globals["count"] = lambda: asked.append(1) or len(asked)
    return asked


def render(app: Flask, who: object, lang: str = "en", base: str = "http://host/") -> str:
    with app.test_request_context(f"/{lang}/", base_url=base):
        use(lang)
        return app.jinja_env.get_template("x.html").render(who=who)


def test_a_part_is_made_once_for_each_argument_language_and_place_of_the_site(
    app: Flask, said: list[int]
) -> None:
    first = render(app, "<me>")
    assert first == "1 Settle &lt;me&gt; /static/x"
    assert render(app, "<me>") == first
    assert render(app, "you").startswith("2 Settle you")
    assert render(app, "<me>", "hu").startswith("3 ")
    assert "Settle" not in render(app, "<me>", "hu")
    assert render(app, "<me>", base="http://host/table") == "4 Settle &lt;me&gt; /table/static/x"
    assert render(app, "<me>") == first
    assert len(said) == 4


def test_a_key_stands_for_arguments_that_cannot_be_hashed(app: Flask, said: list[int]) -> None:
    with pytest.raises(TypeError):
        render(app, ["<me>"])
    with app.test_request_context("/en/"):
        hello = app.jinja_env.get_template("m.html").module.hello  # type: ignore[attr-defined]
        made = kept(hello, ["<me>"], key="me")
        assert kept(hello, ["<me>"], key="me") is made
        assert kept(hello, ["you"], key="you") != made
    assert isinstance(made, Markup)
