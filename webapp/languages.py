"""The language of a request: first part of the path, remembered choice, or what the browser asks for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import quote

from flask import Flask, Response, current_app, g, request, url_for
from markupsafe import Markup, escape
from werkzeug.exceptions import HTTPException

from webapp import i18n, template_messages

PREFIX = f"/<any({','.join(i18n.LANGUAGES)}):lang>"
"""`url_prefix` of every blueprint with pages; the view finds the language in `g.lang`."""

COOKIE = "lang"
YEAR = 365 * 24 * 3600
"""Seconds for which a choice is remembered."""

_SAFE_IN_QUERY = "%&=+;:@/?!$'()*,~-._"


def init_app(app: Flask) -> None:
    """Take the language from the path, give it to `url_for`, and offer it to templates."""
    app.url_value_preprocessor(_take_language)
    app.url_defaults(_give_language)
    app.teardown_request(_forget_language)
    app.after_request(_remember_language)
    app.context_processor(_template_values)
    template_messages.init_environment(app.jinja_env)
    app.jinja_env.filters["number"] = i18n.format_number
    app.jinja_env.globals.update(
        switch_language_url=switch_language_url,
        language_links=language_links,
        current_url=current_url,
        page_url=page_url,
    )


def use(code: str) -> None:
    """Answer this request in language `code`."""
    token = g.pop("_language_token", None)
    if token is not None:
        i18n.reset_language(token)
    g._language_token = i18n.set_language(code)
    g.lang = code


def preferred() -> str:
    """Return the remembered language, else the best one for Accept-Language, else English."""
    remembered = request.cookies.get(COOKIE)
    if remembered is not None and remembered in i18n.NAMES:
        return remembered
    for wanted, quality in request.accept_languages:  # best first
        code = wanted.partition("-")[0].lower()
        if quality > 0 and code in i18n.NAMES:
            return code
    return "en"


def page_url(endpoint: str) -> str:
    """Return the address, in the reader's language, of a page that has no other parts; made once."""
    known: dict[tuple[str, str, str], str] = current_app.extensions.setdefault("page_addresses", {})
    key = (request.root_path, i18n.current_language(), endpoint)
    address = known.get(key)
    if address is None:
        address = known[key] = url_for(endpoint, lang=i18n.current_language())
    return address


def page_is(endpoint: str, **values: Any) -> None:
    """Say which page an answer shows whose own address is no page (to a POST), for the language links."""
    g.page = endpoint, values
    g.pop("around_language", None)


def switch_language_url(lang: str) -> str:
    """Return the address of this page in language `lang`: same path, same query."""
    if "around_language" not in g:
        g.around_language = _around_language()
    before, after = g.around_language
    return f"{before}{lang}{after}"


def language_links() -> Markup:
    """Return list items with this page in each language."""
    here, current = g.get("lang", "en"), ' aria-current="true"'
    items = (
        f'<li><a href="{escape(switch_language_url(code))}" lang="{code}" hreflang="{code}"'
        f"{current if code == here else ''}>{language.name}</a></li>"
        for code, language in i18n.NAMES.items()
    )
    return Markup("".join(items))


def _around_language() -> tuple[str, str]:
    """Return what stands before and after the language in the address of the page shown."""
    endpoint, values, query = _place()
    address = url_for(endpoint, **{**values, "lang": "en"})
    before = f"{request.root_path}/"
    after = address.removeprefix(before).removeprefix("en")
    return before, f"{after}?{quote(query, safe=_SAFE_IN_QUERY)}" if query else after


def _place() -> tuple[str, Mapping[str, Any], bytes]:
    """Return endpoint, values and query of the page shown; the start page where the request has none."""
    if "page" in g:
        return *g.page, b""
    values: Mapping[str, Any]
    if request.method in ("GET", "HEAD"):
        endpoint, values, query = request.endpoint, request.view_args or {}, request.query_string
    else:
        endpoint, values, query = *_page_at_this_address(), b""
    if endpoint is None or not current_app.url_map.is_endpoint_expecting(endpoint, "lang"):
        return "start.page", {}, b""
    return endpoint, values, query


def _page_at_this_address() -> tuple[str | None, Mapping[str, Any]]:
    """Return endpoint and values that a GET of the address of this post would have."""
    try:
        endpoint, values = current_app.url_map.bind_to_environ(request.environ).match(method="GET")
    except HTTPException:
        return None, {}
    return str(endpoint), values


def current_url() -> str:
    """Return the address of this page, path and query, as the language links have it."""
    return switch_language_url(g.lang)


def _take_language(endpoint: str | None, values: dict[str, Any] | None) -> None:
    code = values.pop("lang", None) if values else None
    if code is None:
        first = request.path.split("/", 2)[1] if request.path.startswith("/") else ""
        code = first if first in i18n.NAMES else preferred()
    use(code)


def _give_language(endpoint: str, values: dict[str, Any]) -> None:
    if "lang" not in values and current_app.url_map.is_endpoint_expecting(endpoint, "lang"):
        values["lang"] = g.get("lang", "en")


def _forget_language(error: BaseException | None) -> None:
    token = g.pop("_language_token", None)
    if token is not None:
        i18n.reset_language(token)


def _remember_language(response: Response) -> Response:
    """Remember the language of the page just shown, so that `/` leads there next time."""
    if response.mimetype == "text/html":
        response.vary.add("Cookie")
        shown = request.url_rule is not None and "lang" in request.url_rule.arguments
        if shown and response.status_code in (200, 304) and request.cookies.get(COOKIE) != g.lang:
            response.set_cookie(COOKIE, g.lang, max_age=YEAR, httponly=True, samesite="Lax")
    return response


def _template_values() -> dict[str, Any]:
    code = g.get("lang", "en")
    return {"lang": code, "language": i18n.NAMES[code]}
