"""Find what is wrong with the translations: missing, stale, broken, or left in English; for building only."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from gettext import c2py
from pathlib import Path

from babel.messages.catalog import Catalog, Message

from webapp.i18n import LANGUAGES
from webapp.i18n_sources import PLURALS, TEMPLATE, extract, to_bytes, translation
from webapp.placeholders import COUNTED, fits, placeholders

SAME = "same-as-english.toml"
"""The file of `translations/` with the messages that may read as in English: by language code, or `all`."""

_TAG = re.compile(r"</?[a-z][^<>]*>|&[a-z#0-9]+;")
_PLACEHOLDER = re.compile(r"%\(\w+\)s|%%")
_COUNTS = range(201)


def problems(root: Path) -> Iterator[str]:
    """Tell everything that is wrong with the translations of the checkout at `root`, a line each."""
    template = extract(root)
    folder = root / "translations"
    pot = folder / TEMPLATE
    if not pot.is_file() or pot.read_bytes() != to_bytes(template):
        yield f"translations/{TEMPLATE} is stale: run `make translations`"
    for message in _messages(template):
        if None in map(placeholders, _ids(message)):
            yield f"{_name(message)}: a percent sign is neither %(name)s nor %%"
    same = _same(folder / SAME)
    for code in LANGUAGES[1:]:
        path = folder / code / "LC_MESSAGES" / "messages.po"
        may_be_same = same.get("all", frozenset()) | same.get(code, frozenset())
        for problem in language_problems(template, translation(path, code), code, may_be_same):
            yield f"{code}: {problem}"


def language_problems(
    template: Catalog, catalogue: Catalog, code: str, may_be_same: frozenset[str] = frozenset()
) -> Iterator[str]:
    """Tell what is wrong with one translation; `may_be_same`: ids whose text may be the English one."""
    wanted = {(message.context, message.id): message for message in _messages(template)}
    there = {(message.context, message.id): message for message in _messages(catalogue)}
    if catalogue.plural_forms.replace(" ", "") != PLURALS[code].replace(" ", ""):
        yield f"the header's Plural-Forms is {catalogue.plural_forms!r}, not {PLURALS[code]!r}"
    for key in there.keys() - wanted.keys():
        yield f"{_name(there[key])}: is not in the template: run `make translations`"
    for key, source in wanted.items():
        message = there.get(key)
        if message is None or message.fuzzy or not all(_texts(message)):
            yield f"{_name(source)}: not translated" + (" (fuzzy)" if message and message.fuzzy else "")
            continue
        for problem in _message_problems(message, code, may_be_same):
            yield f"{_name(source)}: {problem}"


def _message_problems(message: Message, code: str, may_be_same: frozenset[str]) -> Iterator[str]:
    ids, texts = _ids(message), _texts(message)
    if len(ids) > 1 and len(texts) != _plural_count(code):
        yield f"has {len(texts)} plural forms, not {_plural_count(code)}"
        return
    if not fits(ids, texts):
        yield f"placeholders differ: {texts!r}"
    elif len(ids) > 1:
        yield from _count_problems(message, code)
    for text in texts:
        if _edges(text) != _edges(ids[0]):
            yield f"differs in spaces or line breaks at its ends: {text!r}"
        if sorted(_TAG.findall(text)) != sorted(_TAG.findall(ids[-1])):
            yield f"has other tags or entities: {text!r}"
        if text in ids and text not in may_be_same and re.search(r"[^\W\d_]", _PLACEHOLDER.sub("", text)):
            yield f"reads as in English; if that is right, list it in translations/{SAME}"


def _count_problems(message: Message, code: str) -> Iterator[str]:
    """A form may leave its number out only if it stands for a single number ("a card")."""
    counted = COUNTED & frozenset().union(*(placeholders(text) or frozenset() for text in _ids(message)))
    form = c2py(_rule(code))
    for index, text in enumerate(_texts(message)):
        missing = counted - (placeholders(text) or frozenset())
        if missing and sum(form(n) == index for n in _COUNTS) > 1 and not _stands_for_one_only(index, code):
            yield f"form {index} stands for several numbers and lacks the number: {text!r}"


def _stands_for_one_only(index: int, code: str) -> bool:
    # Portuguese has 0 in the form of 1; the sentences are asked for with 1 and more.
    form = c2py(_rule(code))
    return [n for n in _COUNTS if n and form(n) == index] == [1]


def _rule(code: str) -> str:
    return PLURALS[code].partition("plural=")[2].rstrip(";")


def _plural_count(code: str) -> int:
    return int(PLURALS[code].partition("nplurals=")[2].partition(";")[0])


def _messages(catalogue: Catalog) -> Iterator[Message]:
    return (message for message in catalogue if message.id)


def _ids(message: Message) -> tuple[str, ...]:
    return (message.id,) if isinstance(message.id, str) else tuple(message.id)


def _texts(message: Message) -> tuple[str, ...]:
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ("",))


def _name(message: Message) -> str:
    context = f"[{message.context}] " if message.context else ""
    return f"{context}{_ids(message)[0]!r}"


def _edges(text: str) -> tuple[str, str]:
    return text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]


def _same(path: Path) -> dict[str, frozenset[str]]:
    if not path.is_file():
        return {}
    return {code: frozenset(texts) for code, texts in tomllib.loads(path.read_text("utf-8")).items()}
