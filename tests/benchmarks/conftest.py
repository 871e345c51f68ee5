"""The benchmark opens the built database; here it is the one of this test run."""

from pathlib import Path

import pytest

from webapp import resources


@pytest.fixture(autouse=True)
def _database(catalogue_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "CATALOGUE", catalogue_path)
