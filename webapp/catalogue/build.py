"""Build the catalogue: `data/` and the messages in, one SQLite file out, the same bytes every time."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from webapp.catalogue.errors import DataError
from webapp.catalogue.reader import open_catalogue

NEEDS_EXTRA = (
    "Building and checking the data needs {name}, which is not installed: "
    'install it with `pip install "tableside[build]"`.'
)


def build(data: Path, target: Path) -> None:
    """Build the catalogue from the folder `data` into the file `target`.

    The index of the search holds what the cards say in every language, so the messages have to be compiled
    before (`webapp.i18n_build`): those that `webapp.i18n` reads are taken.
    `target` is replaced only when everything is written: a failed build leaves the old file as it was.
    Raises DataError when the data or the tools for building are not in order.
    """
    try:
        import sqlite_utils

        from webapp.catalogue.search.index import add_index
        from webapp.catalogue.source import read_source
        from webapp.catalogue.tables import catalogue_tables
        from webapp.catalogue.texts import read_texts
    except ModuleNotFoundError as error:
        raise DataError(NEEDS_EXTRA.format(name=error.name)) from error
    source = read_source(data)
    tables = catalogue_tables(source, *read_texts(data, source))
    target.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=".catalogue-", suffix=".sqlite", dir=target.parent)
    os.close(handle)
    try:
        database = sqlite_utils.Database(name)
        try:
            for table in tables:
                database.table(table.name).create(table.columns, pk=table.key)
                database.table(table.name).insert_all(table.rows)
            database.conn.commit()
            add_index(database, open_catalogue(Path(name)), data)
            database.vacuum()
        finally:
            database.close()
        os.chmod(name, 0o644)
        os.replace(name, target)
    except BaseException:
        os.unlink(name)
        raise
