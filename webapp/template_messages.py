"""Messages in templates: translated, as markup, what is filled in escaped.

The functions that Jinja's extension would make do the same by way of its context and a helper object for
each value, ten times slower; a page has a hundred messages.
"""

from __future__ import annotations

from collections.abc import Mapping

from jinja2 import Environment
from markupsafe import Markup, escape

from webapp import i18n


def init_environment(environment: Environment) -> None:
    """Give all templates `_`, the other functions below, and `{% trans %}`."""
    environment.add_extension("jinja2.ext.i18n")
    environment.policies["ext.i18n.trimmed"] = True
    # Tells the compiler of {% trans %} that the functions fill in; its functions are then replaced by ours.
    environment.install_gettext_callables(  # type: ignore[attr-defined]
        i18n.raw_gettext, i18n.raw_ngettext, newstyle=True
    )
    environment.globals.update(_=gettext, gettext=gettext, ngettext=ngettext, pgettext=pgettext)


def gettext(message: str, /, **values: object) -> Markup:
    """Translate `message` and fill in its placeholders."""
    return _filled(i18n.raw_gettext(message), values)


def ngettext(singular: str, plural: str, n: int, /, **values: object) -> Markup:
    """Translate in the form that `n` asks for and fill in the placeholders; `num` is known."""
    return _filled(i18n.raw_ngettext(singular, plural, n), {"num": n, **values})


def pgettext(context: str, message: str, /, **values: object) -> Markup:
    """Translate `message` in the sense that `context` names and fill in its placeholders."""
    return _filled(i18n.raw_pgettext(context, message), {"context": context, **values})


def _filled(text: str, values: Mapping[str, object]) -> Markup:
    """Return a message, itself markup, with escaped values; `%%` is a percent sign."""
    if "%" not in text:
        return Markup(text)
    return Markup(text % {name: escape(value) for name, value in values.items()})
