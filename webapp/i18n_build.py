"""Compile the message catalogues; needed for building only."""

from __future__ import annotations

from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po


def compile_catalogues(source: Path, target: Path) -> list[Path]:
    """Compile each `<lang>/LC_MESSAGES/messages.po` of `source` into `target`, same sub-folders, `.mo`.

    Fuzzy messages are left out. Equal input gives equal bytes. Returns the files written.
    """
    written = []
    for po in sorted(source.glob("*/LC_MESSAGES/messages.po")):
        mo = target / po.relative_to(source).with_suffix(".mo")
        mo.parent.mkdir(parents=True, exist_ok=True)
        with po.open("rb") as file:
            catalogue = read_po(file, locale=po.parts[-3])
        temporary = mo.with_suffix(".tmp")
        with temporary.open("wb") as file:
            write_mo(file, catalogue)
        temporary.replace(mo)
        written.append(mo)
    return written
