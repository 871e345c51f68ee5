"""Read a compiled message catalogue (GNU `.mo`), with the plural ids that the standard library drops."""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass
from pathlib import Path

_MAGIC = {b"\xde\x12\x04\x95": "<", b"\x95\x04\x12\xde": ">"}
_PLURAL = re.compile(r"^Plural-Forms:\s*nplurals\s*=\s*(\d+)\s*;\s*plural\s*=\s*([^;\n]+)", re.M | re.I)


class MoFileError(ValueError):
    """The file is not a message catalogue."""


@dataclass(frozen=True, slots=True)
class Message:
    """One message and its translation."""

    ids: tuple[str, ...]
    """The message, or its singular and plural; a context stands before the first, parted by U+0004."""
    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Catalogue:
    """A whole file."""

    messages: tuple[Message, ...]
    plural_count: int
    plural_rule: str
    """The C expression of gettext's `plural=`."""


def read_mo(path: Path) -> Catalogue:
    """Read the file. Raises OSError, or MoFileError if its content is not a catalogue in UTF-8."""
    data = path.read_bytes()
    order = _MAGIC.get(data[:4])
    if order is None:
        raise MoFileError(f"{path} is not a message catalogue")
    try:
        count, ids_at, texts_at = struct.unpack_from(f"{order}3I", data, 8)
        pairs = [(_text(data, order, ids_at, n), _text(data, order, texts_at, n)) for n in range(count)]
    except (struct.error, UnicodeDecodeError) as error:
        raise MoFileError(f"{path} is damaged: {error}") from error
    header = next((text for key, text in pairs if not key), "")
    plural = _PLURAL.search(header)
    return Catalogue(
        messages=tuple(Message(tuple(k.split("\0")), tuple(t.split("\0"))) for k, t in pairs if k),
        plural_count=int(plural[1]) if plural else 2,
        plural_rule=plural[2].strip() if plural else "n != 1",
    )


def _text(data: bytes, order: str, table: int, n: int) -> str:
    length, start = struct.unpack_from(f"{order}2I", data, table + 8 * n)
    if start + length > len(data):
        raise MoFileError("a message lies outside the file")
    return data[start : start + length].decode()
