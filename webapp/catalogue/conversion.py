"""Plain values of a data file as typed records; errors name the place (needed for building only)."""

from __future__ import annotations

from typing import Any

import msgspec

from webapp.catalogue.errors import DataError


def convert(where: str, what: str, value: object, shape: Any) -> Any:
    """Return `value` as a `shape`; an error names the file and what in it does not fit.

    Raises DataError.
    """
    try:
        return msgspec.convert(value, shape)
    except msgspec.ValidationError as error:
        raise DataError(f"{where}: {what}: {error}" if what else f"{where}: {error}") from None
