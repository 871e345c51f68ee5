"""Where the files beside the code lie, in a checkout and in an installed wheel alike."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
"""The folder of the `webapp` package."""

BUILT = PACKAGE / "built"
"""What `tableside build-data` (in a wheel: the build) makes: the database and the message catalogues."""

CATALOGUE = BUILT / "catalogue.sqlite"
"""The built database of everything known about the games."""

COMPILED_TRANSLATIONS = BUILT / "translations"
"""The compiled message catalogues: `<lang>/LC_MESSAGES/messages.mo`."""


def folder(name: str) -> Path:
    """Return the folder `name`: inside the package (wheel), else beside it (checkout).

    `name` is one of `templates`, `translations`, `data`. The folder need not exist.
    """
    inside = PACKAGE / name
    return inside if inside.is_dir() else PACKAGE.parent / name
