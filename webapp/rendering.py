"""What makes templates quick: escaping only what needs it, calling at once, keeping parts that never change.

A game page calls three hundred functions and macros and fills in five hundred texts, most of them markup
already. Everything here leaves to Jinja what it does not know.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, MutableMapping
from functools import lru_cache
from types import CodeType, FunctionType, MethodType
from typing import Any

from flask import Flask, request
from jinja2 import Environment, Template
from jinja2.environment import TemplateModule
from jinja2.runtime import Context, Macro
from markupsafe import Markup, escape

from webapp.i18n import current_language

MOST_KEPT = 8192
"""Parts that are kept: a few hundred bytes each."""

_PLAIN = frozenset({FunctionType, MethodType})


def init_app(app: Flask) -> None:
    """Make templates of this kind and give them `kept`."""
    app.jinja_env.template_class = QuickTemplate
    app.jinja_env.context_class = QuickContext
    app.jinja_env.globals["kept"] = kept


class QuickTemplate(Template):
    """A template whose compiled code escapes by `escaped`."""

    @classmethod
    def from_code(
        cls,
        environment: Environment,
        code: CodeType,
        globals: MutableMapping[str, Any],
        uptodate: Callable[[], bool] | None = None,
    ) -> Template:
        """Return the template of compiled code."""
        template = super().from_code(environment, code, globals, uptodate)
        # All functions of a template look this name up here.
        template.root_render_func.__globals__["escape"] = escaped
        return template

    def _get_default_module(self, ctx: Context | None = None) -> TemplateModule:
        """Return what `import` gives: the same for all, as no template here has globals of its own.

        To find that out, Jinja compares all names anew at each of a page's ten imports.
        """
        return super()._get_default_module()


def escaped(value: object) -> str:
    """Return `value` as text that is safe in HTML; MarkupSafe's `escape` copies markup twice."""
    kind = type(value)
    if kind is Markup:
        return value  # type: ignore[return-value]
    if kind is int:
        return str(value)
    return escape(value)


class QuickContext(Context):
    """A context that calls functions and macros without asking whether they want the context."""

    def call(self, callee: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Any:
        """Call a function or a macro; anything else as Jinja does."""
        kind = type(callee)
        if kind is Macro:
            args = (self.eval_ctx, *args)
        elif kind not in _PLAIN or hasattr(callee, "jinja_pass_arg"):
            return super().call(callee, *args, **kwargs)
        kwargs.pop("_block_vars", None)
        kwargs.pop("_loop_vars", None)
        return callee(*args, **kwargs)


def kept(macro: Macro, *args: Any, key: Hashable = None) -> Markup:
    """Return what `macro` makes of `args`, made once for each language.

    For macros of an imported file that show nothing but their arguments and messages. `key` stands for
    arguments that cannot be hashed and that it belongs to for ever, such as the id of a card.
    """
    return _made(macro, current_language(), request.root_path, _Arguments(args, args if key is None else key))


class _Arguments:
    """Arguments that are the same when their keys are equal."""

    __slots__ = ("args", "key")

    def __init__(self, args: tuple[Any, ...], key: Hashable) -> None:
        self.args = args
        self.key = key

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Arguments) and self.key == other.key


@lru_cache(maxsize=MOST_KEPT)
def _made(macro: Macro, lang: str, root: str, arguments: _Arguments) -> Markup:
    """Return what a macro makes; `lang` and `root` are those of the request, which the macro looks up."""
    return Markup(macro(*arguments.args))
