from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from webapp import resources
from webapp.catalogue.models import Catalogue
from webapp.catalogue.reader import open_catalogue


@pytest.fixture(scope="session")
def catalogue(catalogue_path: Path) -> Catalogue:
    return open_catalogue(catalogue_path)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A copy of the data, to be spoilt."""
    return Path(shutil.copytree(resources.folder("data"), tmp_path / "data"))


@pytest.fixture
def spoil(data: Path) -> Callable[[str, str, str], Path]:
    """Replace one text in one file of the copy; returns the copy."""

    def replace(file: str, old: str, new: str) -> Path:
        path = data / file
        text = path.read_text("utf-8")
        assert old in text, f"{file} has no {old!r}"
        path.write_text(text.replace(old, new, 1), "utf-8")
        return data

    return replace
