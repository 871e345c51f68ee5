"""Settings of the app, read from the environment."""

from __future__ import annotations

import os
import re
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from webapp import resources

DEFAULT_HOST = "0.0.0.0"
"""All interfaces, so that phones on the same network get in."""

DEFAULT_PORT = 8000

MAX_UPLOAD = 2_000_000
"""Bytes of the largest request body; a game file of thousands of events is far below it."""


_MAIL = re.compile(r"mailto:[A-Za-z0-9.!$'*+/=_~-]+@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?")
_UNSAFE = re.compile(r"[\x00-\x20\x7f\"'<>\\^`{|}]")
"""What no address has in it unescaped."""

_LONGEST_REPORT = 2000
"""Characters of the longest address that reports go to: what is filled in comes behind it."""


class SettingError(ValueError):
    """A setting of the environment cannot be used; the text says which and why."""


class DataFolderError(OSError):
    """The folder of the player's data cannot be used; the text says why."""


def from_environment(environ: Mapping[str, str] | None = None) -> dict[str, Any]:
    """Return the Flask settings that `environ` (default: the process's) asks for.

    `HOST`, `PORT`, `TABLESIDE_DATA` and `TABLESIDE_REPORT` are read; an empty one counts as not set.
    Raises SettingError if `PORT` is not a port number (0-65535; 0 = any free one), or if no report can be
    sent to `TABLESIDE_REPORT`.
    """
    environ = os.environ if environ is None else environ
    return {
        "HOST": environ.get("HOST") or DEFAULT_HOST,
        "PORT": _port(environ.get("PORT") or str(DEFAULT_PORT)),
        "DATA_FOLDER": Path(environ.get("TABLESIDE_DATA") or default_data_folder(environ)).expanduser(),
        "REPORT": _report(environ.get("TABLESIDE_REPORT") or ""),
        "CATALOGUE": resources.CATALOGUE,
        "MAX_CONTENT_LENGTH": MAX_UPLOAD,
        "MAX_FORM_MEMORY_SIZE": MAX_UPLOAD,
    }


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 5 and int(text) <= 65535):
        raise SettingError(f"PORT={text[:40]!r} is not a port number from 0 to 65535.")
    return int(text)


def _report(text: str) -> str:
    """Return where reports go: a mail address, or the address of a form that takes `title` and `body`."""
    if not text:
        return ""
    scheme, colon, rest = text.partition(":")
    address = f"{scheme.lower()}{colon}{rest}"
    if len(text) > _LONGEST_REPORT or not (_MAIL.fullmatch(address) or _is_form(address)):
        raise SettingError(
            f"TABLESIDE_REPORT={text[:80]!r} is neither mailto:name@example.org nor the https address "
            "of a form for new issues (without #, title= and body=)."
        )
    return address


def _is_form(text: str) -> bool:
    try:
        parts = urlsplit(text)
        host, _ = parts.hostname, parts.port
    except ValueError:
        return False
    taken = {name for name, _ in parse_qsl(parts.query, keep_blank_values=True)} & {"title", "body"}
    return (
        parts.scheme == "https"
        and any(map(str.isalnum, host or ""))
        and text.startswith("https://")
        and text.isascii()
        and not _UNSAFE.search(text)
        and "@" not in parts.netloc
        and "#" not in text
        and not taken
    )


def default_data_folder(environ: Mapping[str, str], platform: str = sys.platform) -> Path:
    """Return the user's own data folder for this app, as the platform has it."""
    home = Path(environ.get("HOME") or environ.get("USERPROFILE") or _home_of_account())
    if platform == "win32":
        base = Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "tableside"


def _home_of_account() -> str:
    try:
        import pwd  # not on Windows
    except ImportError:
        return tempfile.gettempdir()
    return pwd.getpwuid(os.getuid()).pw_dir


def prepare_data_folder(path: Path) -> None:
    """Create the folder of the player's data if need be and prove that it can be written.

    Raises DataFolderError with a sentence for the person who starts the app.
    """
    try:
        path.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path):
            pass
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise DataFolderError(f"The data folder {path} cannot be used: {reason}.") from error
