"""Messages in templates: translated, escaped values, plural forms, a sense; the same for {% trans %}."""

import pytest
from flask import Flask
from markupsafe import Markup

from webapp import i18n, template_messages


@pytest.fixture(autouse=True)
def _messages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Know a few messages in a language with the plural rule of Russian."""
    known = i18n.Messages(
        mark="[en] ",
        single={"Undo": "Назад", "%(a)s & b": "%(a)s и b", "kind\x04Old": "Старый", "100%%": "сто %%"},
        plural={"%(num)s card": ("%(num)s карта", "%(num)s карты", "%(num)s карт")},
        form=lambda n: 0 if n % 10 == 1 and n % 100 != 11 else 1 if 2 <= n % 10 <= 4 else 2,
    )
    monkeypatch.setattr(i18n, "messages", lambda code: known)


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("{{ _('Undo') }}", "Назад"),
        ("{{ gettext('Undo') }}", "Назад"),
        ("{{ _('Unknown') }}", "[en] Unknown"),
        ("{{ _('100%%') }}", "сто %"),
        ("{{ _('%(a)s & b', a='<i>') }}", "&lt;i&gt; и b"),
        ("{{ _('%(a)s & b', a='<i>'|safe) }}", "<i> и b"),
        ("{{ _('%(a)s & b', a=5) }}", "5 и b"),
        ("{{ _('%(a)s & b', a='100%') }}", "100% и b"),
        ("{{ ngettext('%(num)s card', '%(num)s cards', 1) }}", "1 карта"),
        ("{{ ngettext('%(num)s card', '%(num)s cards', 22) }}", "22 карты"),
        ("{{ ngettext('%(num)s card', '%(num)s cards', 5, num='<5>') }}", "&lt;5&gt; карт"),
        ("{{ pgettext('kind', 'Old') }}", "Старый"),
        ("{% trans %}Undo{% endtrans %}", "Назад"),
        ("{% trans a='<i>' %}{{ a }} & b{% endtrans %}", "&lt;i&gt; и b"),
        ("{% trans num=3 %}{{ num }} card{% pluralize %}{{ num }} cards{% endtrans %}", "3 карты"),
    ],
)
def test_a_template_says_it_in_the_language(app: Flask, source: str, text: str) -> None:
    assert app.jinja_env.from_string(source).render() == text


def test_a_message_is_markup_and_its_values_are_escaped_once() -> None:
    inner = template_messages.gettext("%(a)s & b", a="<")
    assert isinstance(inner, Markup)
    assert template_messages.gettext("%(a)s & b", a=inner) == "&lt; и b и b"
