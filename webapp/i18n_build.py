"""Compile the message catalogues; needed for building only."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from webapp.i18n import COUNT

EPOCH = dt.datetime(1970, 1, 1, tzinfo=dt.UTC)


def compile_catalogues(source: Path, target: Path) -> list[Path]:
    """Compile each `<lang>/LC_MESSAGES/messages.po` of `source` into `target`, same sub-folders, `.mo`.

    Fuzzy messages are left out, and plural ones that lack a form; how many there are with these stands in
    the file `COUNT`. Equal input gives equal bytes. Returns the catalogues written.
    """
    written = []
    count = 0
    for po in sorted(source.glob("*/LC_MESSAGES/messages.po")):
        mo = target / po.relative_to(source).with_suffix(".mo")
        mo.parent.mkdir(parents=True, exist_ok=True)
        with po.open("rb") as file:
            catalogue = read_po(file, locale=po.parts[-3])
        count = max(count, sum(bool(message.id) for message in catalogue))
        for message in catalogue:
            # Babel would fill the form that is missing with the English one, which then bears no mark.
            if isinstance(message.string, list | tuple) and not all(message.string):
                message.string = ""
        # Babel writes the moment of reading into the header of a catalogue that has none.
        catalogue.creation_date = EPOCH
        temporary = mo.with_suffix(".tmp")
        with temporary.open("wb") as file:
            write_mo(file, catalogue)
        temporary.replace(mo)
        written.append(mo)
    if written:
        (target / COUNT).write_text(f"{count}\n", "ascii")
    return written
