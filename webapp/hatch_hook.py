"""Put into the wheel what is made or lies outside the package: data, templates, translations, htmx."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HTMX = "static/node_modules/htmx.org/dist/htmx.min.js"


class BuildHook(BuildHookInterface[Any]):
    """Build the database and the message catalogues, fetch htmx, and include them all."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the files and name them in `build_data`; do nothing for an editable install."""
        if version == "editable":
            # There the app finds everything in the checkout, and `tableside build-data` makes it in place.
            return
        root = Path(self.root)
        self._made = Path(tempfile.mkdtemp(prefix="tableside-"))
        sys.path.insert(0, str(root))
        try:
            from webapp.catalogue.build import build
            from webapp.i18n import messages_from
            from webapp.i18n_build import compile_catalogues

            messages = self._made / "built" / "translations"
            compile_catalogues(root / "translations", messages)
            with messages_from(messages):
                build(root / "data", self._made / "built" / "catalogue.sqlite")
        finally:
            sys.path.remove(str(root))
        include: dict[str, str] = build_data["force_include"]
        for source in (self._made / "built", root / "templates", root / "data"):
            for path in sorted(source.rglob("*")):
                if path.is_file():
                    include[str(path)] = f"webapp/{source.name}/{path.relative_to(source).as_posix()}"
        include[str(_htmx(root / "webapp"))] = f"webapp/{HTMX}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was made for the wheel."""
        made = getattr(self, "_made", None)
        if made is not None:
            shutil.rmtree(made)


def _htmx(package: Path) -> Path:
    path = package / HTMX
    if not path.is_file():
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError("npm (Node.js 18 or newer) is needed to fetch htmx, and it was not found.")
        subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=package / "static", check=True)
    return path
