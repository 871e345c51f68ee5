"""What every test may ask for."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient, FlaskCliRunner
from hypothesis import settings

from webapp import i18n, resources
from webapp.app import create_app

# Examples are the same at every run, and as slow as the machine is: what passes here passes there.
settings.register_profile("tableside", derandomize=True, deadline=None, database=None)
settings.load_profile("tableside")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Offer `pytest tests/… --update-golden`, which writes what is in tests/golden anew."""
    parser.addoption("--update-golden", action="store_true", default=False, help="write tests/golden anew")


@pytest.fixture(scope="session")
def catalogue_path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the database once, from the data of this checkout."""
    from webapp.catalogue.build import build

    path = tmp_path_factory.mktemp("catalogue") / "catalogue.sqlite"
    build(resources.folder("data"), path)
    return path


@pytest.fixture(scope="session", autouse=True)
def _messages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Compile the message catalogues once, so that no test sees old ones."""
    from webapp.i18n_build import compile_catalogues

    folder = tmp_path_factory.mktemp("translations")
    compile_catalogues(resources.folder("translations"), folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(resources, "COMPILED_TRANSLATIONS", folder)
        i18n.messages.cache_clear()
        yield
    i18n.messages.cache_clear()


@pytest.fixture
def data_folder(tmp_path: Path) -> Path:
    """A folder for the player's data, not yet there."""
    return tmp_path / "player"


@pytest.fixture
def app(catalogue_path: Path, data_folder: Path) -> Iterator[Flask]:
    app = create_app({"TESTING": True, "CATALOGUE": catalogue_path, "DATA_FOLDER": data_folder})
    yield app
    # Thousands of tests would keep what each app has made ready from the catalogue.
    app.extensions.clear()


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()


@pytest.fixture
def runner(app: Flask) -> FlaskCliRunner:
    return app.test_cli_runner()


@pytest.fixture(params=i18n.LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    """Each language in turn."""
    code: str = request.param
    return code
