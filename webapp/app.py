"""The application factory: a list of what each part registers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flask import Flask

import webapp.catalogue.coverage.views
import webapp.catalogue.icons.views
import webapp.catalogue.reference_views
import webapp.catalogue.rules.views
import webapp.catalogue.rulings.views
import webapp.catalogue.search.api_search
import webapp.catalogue.search.views
import webapp.catalogue.views
import webapp.solo.views
from webapp import (
    api,
    config,
    delivery,
    errors,
    freshness,
    icons,
    languages,
    lower_case,
    patterns,
    rendering,
    report,
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
    freshness,
    lower_case,
    errors,
    start,
    webapp.catalogue.views,
    webapp.catalogue.icons.views,
    webapp.catalogue.reference_views,
    webapp.catalogue.rules.views,
    webapp.catalogue.rulings.views,
    webapp.catalogue.coverage.views,
    webapp.catalogue.search.views,
    webapp.solo.views,
    patterns,
    report,
    api,
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
