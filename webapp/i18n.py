"""Messages, numbers and dates in the reader's language; knows nothing of the web.

English source text is the message id. Placeholders are `%(name)s`, a percent sign is `%%`. A message
that a language lacks, or whose translation has other placeholders, is shown in English, marked `[en]`.
"""

from __future__ import annotations

import datetime as dt
import logging
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar, Token
from dataclasses import dataclass, field
from functools import cache
from gettext import c2py
from pathlib import Path

from babel import Locale, dates, numbers

from webapp import resources
from webapp.mofile import MoFileError, read_mo
from webapp.placeholders import fits

LANGUAGES: tuple[str, ...] = ("en", "hu", "ru", "el", "pt")
"""The codes of the languages, in the order in which they are offered. English is the source."""

COUNT = "count"
"""The file beside the compiled catalogues that has the number of messages."""

MARK = "[en] "
"""Stands before English text that should have been in another language."""

_logger = logging.getLogger("tableside")


@dataclass(frozen=True, slots=True)
class Language:
    """A language of the interface."""

    code: str
    name: str
    """Its name in itself."""

    @property
    def locale(self) -> Locale:
        """Babel's locale."""
        return _locale(self.code)

    @property
    def direction(self) -> str:
        """`ltr` or `rtl`, for HTML's `dir`."""
        return self.locale.text_direction


NAMES: Mapping[str, Language] = {
    language.code: language
    for language in (
        Language("en", "English"),
        Language("hu", "Magyar"),
        Language("ru", "Русский"),
        Language("el", "Ελληνικά"),
        Language("pt", "Português"),
    )
}
"""Each language by its code."""


@cache
def _locale(code: str) -> Locale:
    return Locale.parse(code)


def _two_forms(n: int) -> int:
    return int(n != 1)


@dataclass(frozen=True, slots=True)
class Messages:
    """The usable messages of one language."""

    mark: str = ""
    """Stands before a message that is not there."""
    single: Mapping[str, str] = field(default_factory=dict)
    plural: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Forms of a message by its singular id, in the order of the plural rule."""
    form: Callable[[int], int] = _two_forms
    """Number → index of the plural form."""

    @property
    def count(self) -> int:
        """How many there are; one with plural forms counts once."""
        return len(self.single) + len(self.plural)


def load(path: Path, code: str) -> Messages:
    """Read the compiled catalogue of language `code` under `path`, leaving out every broken message.

    A missing or unreadable catalogue is logged and gives no messages at all: all is English, marked.
    """
    if code == "en":
        return Messages()
    try:
        catalogue = read_mo(path / code / "LC_MESSAGES" / "messages.mo")
    except (OSError, MoFileError) as error:
        _logger.warning("no messages for %s: %s", code, error)
        return Messages(mark=MARK)
    single: dict[str, str] = {}
    plural: dict[str, tuple[str, ...]] = {}
    for message in catalogue.messages:
        if not fits(message.ids, message.texts):
            _logger.warning("broken message for %s: %r", code, message.ids[0])
        elif len(message.ids) == 1:
            single[message.ids[0]] = message.texts[0]
        elif len(message.texts) == catalogue.plural_count:
            plural[message.ids[0]] = message.texts
    return Messages(MARK, single, plural, c2py(catalogue.plural_rule))


@cache
def messages(code: str) -> Messages:
    """Return the messages of language `code`, read once."""
    return load(resources.COMPILED_TRANSLATIONS, code)


def message_count() -> int:
    """Return how many messages there are to translate, as the compiling of the catalogues counted them."""
    try:
        return int((resources.COMPILED_TRANSLATIONS / COUNT).read_text("ascii"))
    except (OSError, ValueError):
        return max(messages(code).count for code in LANGUAGES)


@contextmanager
def messages_from(folder: Path) -> Iterator[None]:
    """Read the messages from `folder` inside the `with` block; for building, where there is one thread."""
    usual = resources.COMPILED_TRANSLATIONS
    resources.COMPILED_TRANSLATIONS = folder
    messages.cache_clear()
    try:
        yield
    finally:
        resources.COMPILED_TRANSLATIONS = usual
        messages.cache_clear()


_current: ContextVar[str] = ContextVar("language", default="en")


def current_language() -> str:
    """Return the code of the language that messages are given in now."""
    return _current.get()


def set_language(code: str) -> Token[str]:
    """Give messages in language `code` from now on; the result goes to `reset_language`."""
    if code not in NAMES:
        raise KeyError(code)
    return _current.set(code)


def reset_language(token: Token[str]) -> None:
    """Take back one `set_language`."""
    _current.reset(token)


@contextmanager
def language(code: str) -> Iterator[None]:
    """Give messages in language `code` inside the `with` block. Raises KeyError if it is unknown."""
    token = set_language(code)
    try:
        yield
    finally:
        reset_language(token)


def N_(message: str) -> str:
    """Mark `message` for translation without translating it here."""
    return message


def raw_gettext(message: str) -> str:
    """Return the translation of `message`, its placeholders unfilled."""
    known = messages(_current.get())
    return known.single.get(message) or known.mark + message


def raw_ngettext(singular: str, plural: str, n: int) -> str:
    """Return the form of the translation that the number `n` asks for, its placeholders unfilled."""
    known = messages(_current.get())
    forms = known.plural.get(singular)
    if forms is None:
        return known.mark + (singular if n == 1 else plural)
    return forms[known.form(n)]


def raw_pgettext(context: str, message: str) -> str:
    """Return the translation of `message` in the sense that `context` names, placeholders unfilled."""
    known = messages(_current.get())
    return known.single.get(f"{context}\x04{message}") or known.mark + message


def raw_npgettext(context: str, singular: str, plural: str, n: int) -> str:
    """Return `raw_ngettext` of a message in the sense that `context` names."""
    known = messages(_current.get())
    forms = known.plural.get(f"{context}\x04{singular}")
    if forms is None:
        return known.mark + (singular if n == 1 else plural)
    return forms[known.form(n)]


def gettext(message: str, **values: object) -> str:
    """Translate `message` and fill in its placeholders."""
    return raw_gettext(message) % values


def ngettext(singular: str, plural: str, n: int, **values: object) -> str:
    """Translate in the form that `n` asks for and fill in the placeholders; `n` and `num` are known."""
    return raw_ngettext(singular, plural, n) % {"n": n, "num": n, **values}


def pgettext(context: str, message: str, /, **values: object) -> str:
    """Translate `message` in the sense that `context` names and fill in its placeholders."""
    return raw_pgettext(context, message) % values


def npgettext(context: str, singular: str, plural: str, n: int, /, **values: object) -> str:
    """Translate in a sense and in the form that `n` asks for; `n` and `num` are known placeholders."""
    return raw_npgettext(context, singular, plural, n) % {"n": n, "num": n, **values}


def format_number(number: int | float) -> str:
    """Write a number as the language does: grouping, decimal sign, a real minus."""
    if isinstance(number, int) and -1000 < number < 1000:
        return str(number).replace("-", "−")
    return numbers.format_decimal(number, locale=_locale(_current.get())).replace("-", "−")


def format_datetime(moment: dt.datetime, tz: dt.tzinfo = dt.UTC, style: str = "short") -> str:
    """Write date and time of `moment` as seen in `tz`; one without a time zone counts as UTC."""
    return dates.format_datetime(moment, style, tzinfo=tz, locale=_locale(_current.get()))
