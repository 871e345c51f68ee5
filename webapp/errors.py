"""Every failure as a page in the reader's language (under /api: as JSON) and one line in the log."""

from __future__ import annotations

import logging
import traceback
from pathlib import Path

from flask import Flask, current_app, render_template, request
from werkzeug.exceptions import HTTPException, InternalServerError, default_exceptions
from werkzeug.wrappers import Response

from webapp.i18n import N_, gettext

logger = logging.getLogger("tableside")

SENTENCES: dict[int, tuple[str, str]] = {
    400: (
        N_("This cannot be read"),
        N_("Something in the address or in the form is garbled. Go back, reload the page and try again."),
    ),
    403: (
        N_("This was not sent from here"),
        N_("The form came from another site or is not valid any more. Open the page again and repeat it."),
    ),
    404: (
        N_("There is nothing here"),
        N_("The address may be mistyped or out of date. Look for it from the start page."),
    ),
    405: (
        N_("This address takes no such request"),
        N_("Go back and use the buttons of the page, or begin at the start page."),
    ),
    413: (
        N_("This is too large"),
        N_("A file of at most 2 MB is accepted. Check that you chose the right one."),
    ),
    500: (
        N_("Something went wrong here"),
        N_("The fault is ours and nothing was changed. Go back and try again."),
    ),
    503: (
        N_("This cannot be done just now"),
        N_("The stored games cannot be reached. Looking things up still works; try again in a moment."),
    ),
}
"""Title and advice by status; any other status of 4xx is shown as 400, of 5xx as 500."""


def init_app(app: Flask) -> None:
    """Answer every failure."""
    app.register_error_handler(HTTPException, _answer)
    app.register_error_handler(Exception, _answer_unexpected)


def one_line(text: str, limit: int = 300) -> str:
    """Return `text` fit for one line of a log: control characters escaped, at most `limit` characters."""
    shown = text if len(text) <= limit else text[: limit - 1] + "…"
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in shown)


def _answer(error: HTTPException) -> Response | HTTPException:
    code = error.code or 500
    if code < 400 or error.response is not None:
        return error
    logger.log(logging.ERROR if code >= 500 else logging.WARNING, "%s", _log_line(code, error))
    title, advice = (gettext(text) for text in SENTENCES.get(code) or SENTENCES[400 if code < 500 else 500])
    # A view may give a sentence of its own with abort(); Werkzeug's English ones are not shown.
    own = vars(error).get("description") if type(error) is default_exceptions.get(code) else None
    response = Response(status=code)
    for name, value in error.get_headers(request.environ):
        if name.lower() not in ("content-type", "content-length"):
            response.headers.add(name, value)
    if request.path.startswith("/api/"):
        response.set_data(current_app.json.dumps({"error": own or f"{title}. {advice}"}))
        response.mimetype = "application/json"
    else:
        response.set_data(_page(code, title, own or advice))
        response.mimetype = "text/html"
        response.vary.add("HX-Request")
        if "HX-Request" in request.headers:
            # What was asked for is a part of a page; the failure is shown in the place of its content.
            response.headers.update(
                {"HX-Retarget": "#main", "HX-Reselect": "#main", "HX-Reswap": "outerHTML"}
            )
    return response


def _answer_unexpected(error: Exception) -> Response | HTTPException:
    """Answer what nobody foresaw with 500; while testing or debugging let it through."""
    propagate = current_app.config["PROPAGATE_EXCEPTIONS"]
    if propagate or (propagate is None and (current_app.testing or current_app.debug)):
        raise error
    return _answer(InternalServerError(original_exception=error))


def _page(code: int, title: str, advice: str) -> str:
    try:
        return render_template("errors/error.html", code=code, title=title, advice=advice)
    except Exception as error:  # an error page must never fail
        logger.error("error page: %s", _cause(error))
        return f"<!doctype html><title>{code}</title><h1>{code}</h1>"


def _log_line(code: int, error: HTTPException) -> str:
    line = one_line(f"{code} {request.method} {request.full_path.rstrip('?')}")
    original = getattr(error, "original_exception", None)
    return line if original is None else f"{line}: {_cause(original)}"


def _cause(error: BaseException) -> str:
    """Name the exception and the places it came through, innermost first, in one line."""
    frames = traceback.extract_tb(error.__traceback__)[-6:]
    places = " < ".join(f"{Path(frame.filename).name}:{frame.lineno}" for frame in reversed(frames))
    return one_line(f"{type(error).__name__}: {error} ({places})", 600)
