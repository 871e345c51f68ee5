"""The application factory: a list of what each part registers."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from flask import Flask

from webapp import config, resources
from webapp.cli import COMMANDS

PARTS = (
    "delivery",
    "security",
    "languages",
    "theme",
    "errors",
    "start",
    "catalogue.views",
    "solo.views",
    "patterns",
)


def create_app(settings: Mapping[str, Any] | None = None) -> Flask:
    """Make the application from the environment's settings, `settings` (Flask's names) laid over them."""
    app = Flask("webapp", template_folder=str(resources.folder("templates")))
    app.config.update(config.from_environment())
    app.config.update(settings or {})
    for part in PARTS:
        name = f"webapp.{part}"
        if (resources.PACKAGE / part.replace(".", "/")).with_suffix(".py").is_file():
            import_module(name).init_app(app)
    for command in COMMANDS:
        app.cli.add_command(command)
    return app
