"""Build the catalogue: `data/` in, one SQLite file out, the same bytes every time."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from webapp.catalogue.errors import DataError

NEEDS_EXTRA = (
    "Building and checking the data needs {name}, which is not installed: "
    'install it with `pip install "tableside[build]"`.'
)


def build(data: Path, target: Path) -> None:
    """Build the catalogue from the folder `data` into the file `target`.

    `target` is replaced only when everything is written: a failed build leaves the old file as it was.
    Raises DataError when the data or the tools for building are not in order.
    """
    try:
        import sqlite_utils

        from webapp.catalogue.source import read_source
        from webapp.catalogue.tables import catalogue_tables
    except ModuleNotFoundError as error:
        raise DataError(NEEDS_EXTRA.format(name=error.name)) from error
    tables = catalogue_tables(read_source(data))
    target.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=".catalogue-", suffix=".sqlite", dir=target.parent)
    os.close(handle)
    try:
        database = sqlite_utils.Database(name)
        try:
            for table in tables:
                database.table(table.name).create(table.columns, pk=table.key)
                database.table(table.name).insert_all(table.rows)
            database.vacuum()
        finally:
            database.close()
        os.chmod(name, 0o644)
        os.replace(name, target)
    except BaseException:
        os.unlink(name)
        raise
