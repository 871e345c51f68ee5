"""The wheel holds all that the app needs and nothing else, twice the same, and works from another folder."""

import hashlib
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from webapp import resources

ROOT = resources.PACKAGE.parent

OPEN_EVERYTHING = """
import sys
sys.path.insert(0, sys.argv[1])
import webapp
assert webapp.__file__.startswith(sys.argv[1]), webapp.__file__
from webapp.app import create_app
client = create_app({"DATA_FOLDER": sys.argv[2]}).test_client()
pages = ["/healthz", "/static/css/base.css", "/static/node_modules/htmx.org/dist/htmx.min.js"]
for lang in ("en", "hu", "ru", "el", "pt"):
    pages += [f"/{lang}/", f"/{lang}/cards/", f"/{lang}/cards/rftg/new-sparta", f"/{lang}/solo/"]
    pages += [f"/{lang}/search?q=alein", f"/api/search.json?q=alien&lang={lang}"]
for page in pages:
    answer = client.get(page, buffered=True)
    assert answer.status_code == 200, (page, answer.status_code)
    assert "[en]" not in answer.text or page.endswith(".js"), page
assert not {"sqlite_utils", "msgspec", "babel.messages"} & set(sys.modules)
"""


def _build(target: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(target)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = target.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return _build(tmp_path_factory.mktemp("wheel"))


def test_two_builds_give_the_same_bytes(wheel: Path, tmp_path: Path) -> None:
    again = _build(tmp_path)
    assert hashlib.sha256(again.read_bytes()).digest() == hashlib.sha256(wheel.read_bytes()).digest()


def test_the_wheel_holds_all_that_is_needed_and_nothing_else(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert len(names) == len(set(names))
    for needed in (
        "webapp/built/catalogue.sqlite",
        *(f"webapp/built/translations/{code}/LC_MESSAGES/messages.mo" for code in ("hu", "ru", "el", "pt")),
        "webapp/templates/base.html",
        "webapp/data/robot.toml",
        "webapp/static/css/base.css",
        "webapp/static/node_modules/htmx.org/dist/htmx.min.js",
    ):
        assert needed in names
    other = [
        name
        for name in names
        if not name.startswith(("webapp/", "tableside-"))
        or name.endswith(
            (".po", ".pot", ".pyc", ".tmp", "package.json", "package-lock.json", ".npmrc", ".made")
        )
        or ("node_modules" in name and not name.endswith("htmx.min.js"))
    ]
    assert other == []


def test_the_wheel_serves_every_kind_of_page_from_another_folder(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site")
    environ = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "TABLESIDE"))}
    done = subprocess.run(
        [sys.executable, "-c", OPEN_EVERYTHING, str(tmp_path / "site"), str(tmp_path / "games")],
        cwd=tmp_path,
        env=environ,
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_an_editable_install_takes_nothing_in(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from webapp.hatch_hook import BuildHook

    hook = BuildHook(str(tmp_path), {}, None, None, "", "wheel")  # type: ignore[arg-type]
    build_data: dict[str, dict[str, str]] = {"force_include": {}}
    hook.initialize("editable", build_data)
    hook.finalize("editable", build_data, "")
    assert build_data == {"force_include": {}}
