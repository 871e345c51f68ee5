"""Collect the messages of code and templates, update the translators' files; for building only."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_file
from babel.messages.pofile import read_po, write_po
from babel.util import pathmatch

from webapp.i18n import LANGUAGES

TEMPLATE = "messages.pot"

PLURALS = {
    "hu": "nplurals=2; plural=(n != 1);",
    "ru": (
        "nplurals=3; plural="
        "(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);"
    ),
    "el": "nplurals=2; plural=(n != 1);",
    # Brazilian; the form for exact millions that CLDR adds never occurs at a table.
    "pt": "nplurals=2; plural=(n > 1);",
}
"""The plural rule of each translation."""

_COMMENT = "Translators:"
_DATES = (b'"POT-Creation-Date:', b'"PO-Revision-Date:')
_NOT_OURS = frozenset({"node_modules", "built", "__pycache__"})


def extract(root: Path) -> Catalog:
    """Return every message of the checkout at `root`, found as its `pyproject.toml` says."""
    catalogue = Catalog(
        project="Tableside", version="", copyright_holder="the Tableside authors", fuzzy=False
    )
    catalogue.header_comment = "# The messages of Tableside, collected by `make translations`."
    mappings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["babel"]["mappings"]
    for path in _sources(root):
        name = path.relative_to(root).as_posix()
        for mapping in mappings:
            if not pathmatch(mapping["pattern"], name):
                continue
            options = {key: str(value).lower() for key, value in mapping.items() if isinstance(value, bool)}
            for line, message, comments, context in extract_from_file(
                mapping["method"], path, DEFAULT_KEYWORDS, [_COMMENT], options, strip_comment_tags=True
            ):
                catalogue.add(message, None, [(name, line)], auto_comments=comments, context=context)
    return catalogue


def _sources(root: Path) -> Iterator[Path]:
    for top in ("webapp", "templates"):
        for path in sorted((root / top).rglob("*")):
            if path.is_file() and not _NOT_OURS & set(path.parts):
                yield path


def to_bytes(catalogue: Catalog) -> bytes:
    """Return the text of a `.pot` or `.po` file, without dates and line numbers."""
    buffer = BytesIO()
    write_po(buffer, catalogue, width=100, include_lineno=False)
    lines = buffer.getvalue().splitlines(keepends=True)
    return b"".join(line for line in lines if not line.startswith(_DATES))


def translation(path: Path, code: str) -> Catalog:
    """Read the translation into language `code`; one that is not there yet is empty."""
    if path.is_file():
        with path.open("rb") as file:
            return read_po(file, locale=code)
    catalogue = Catalog(locale=code, project="Tableside", version="", fuzzy=False)
    catalogue.mime_headers = [("plural-forms", PLURALS[code])]
    return catalogue


def update(root: Path, prune: bool = False) -> list[Path]:
    """Write the template and each translation of the checkout at `root` anew; return the files.

    A message that is gone is kept as an obsolete one and comes back with its text, unless `prune`.
    """
    template = extract(root)
    folder = root / "translations"
    folder.mkdir(exist_ok=True)
    written = [folder / TEMPLATE]
    written[0].write_bytes(to_bytes(template))
    for code in LANGUAGES[1:]:
        path = folder / code / "LC_MESSAGES" / "messages.po"
        catalogue = translation(path, code)
        for old in list(catalogue.obsolete.values()):
            catalogue.add(old.id, old.string, context=old.context)
        catalogue.update(template, no_fuzzy_matching=True)
        if prune:
            catalogue.obsolete.clear()
        catalogue.header_comment = f"# Tableside, translation: {code}."
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(to_bytes(catalogue))
        written.append(path)
    return written
