"""The catalogue of this checkout's data, and a visitor of its pages."""

from __future__ import annotations

from pathlib import Path

import pytest
from flask.testing import FlaskClient

from webapp.app import create_app
from webapp.catalogue.models import Catalogue
from webapp.catalogue.reader import open_catalogue


@pytest.fixture(scope="module")
def catalogue(catalogue_path: Path) -> Catalogue:
    return open_catalogue(catalogue_path)


@pytest.fixture(scope="module")
def visitor(catalogue_path: Path, tmp_path_factory: pytest.TempPathFactory) -> FlaskClient:
    folder = tmp_path_factory.mktemp("player")
    return create_app({"TESTING": True, "CATALOGUE": catalogue_path, "DATA_FOLDER": folder}).test_client()
