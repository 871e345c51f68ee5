"""The application factory: a list of what each part registers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flask import Flask

import webapp.catalogue.views
import webapp.solo.views
from webapp import (
    config,
    delivery,
    errors,
    icons,
    languages,
    patterns,
    rendering,
    resources,
    security,
    start,
    theme,
)
from webapp.cli import COMMANDS

PARTS = (
    # Answers pass these from the last to the first: what is compressed is complete.
    rendering,
    delivery,
    icons,
    security,
    languages,
    theme,
    errors,
    start,
    webapp.catalogue.views,
    webapp.solo.views,
    patterns,
)


def create_app(settings: Mapping[str, Any] | None = None) -> Flask:
    """Make the application from the environment's settings, `settings` (Flask's names) laid over them.

    Raises SettingError if the environment has one that cannot be used.
    """
    app = Flask("webapp", template_folder=str(resources.folder("templates")))
    app.config.update(config.from_environment())
    app.config.update(settings or {})
    for part in PARTS:
        part.init_app(app)
    for command in COMMANDS:
        app.cli.add_command(command)
    return app
