"""Games of the rules for the tests of what the web makes of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from driver import SETUP, NewGame
from flask import Flask

from webapp.app import create_app
from webapp.catalogue.models import Catalogue
from webapp.catalogue.reader import open_catalogue
from webapp.robot.game import Event, Game
from webapp.robot.mat import Mat
from webapp.robot.setup import read_setup


@pytest.fixture(scope="module")
def app(catalogue_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flask]:
    """One app for all tests of a module, for the templates are compiled anew in each; games do not meet."""
    folder = tmp_path_factory.mktemp("player")
    app = create_app({"TESTING": True, "CATALOGUE": catalogue_path, "DATA_FOLDER": folder})
    yield app
    app.extensions.clear()


@pytest.fixture(scope="session")
def catalogue(catalogue_path: Path) -> Catalogue:
    return open_catalogue(catalogue_path)


@pytest.fixture(scope="session")
def mat(catalogue: Catalogue) -> Mat:
    return Mat.from_data(catalogue.mat)


@pytest.fixture(scope="session")
def new_game(catalogue: Catalogue, mat: Mat) -> NewGame:
    """`new_game(*events, robot_world="old-earth", …)`: a game of the example's set-up with changes."""

    def act(*events: Event, **changes: Any) -> Game:
        setup = read_setup({**SETUP, **changes}, mat, catalogue.race)
        return Game.replay(mat, catalogue.race, setup, events)

    return act
