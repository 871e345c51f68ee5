"""What is installed is pinned, explained, and named without an address."""

import json
import re
import tomllib

from webapp import resources

ROOT = resources.PACKAGE.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def test_the_lock_file_holds_hashes_and_no_address() -> None:
    lock = json.loads((ROOT / "webapp/static/package-lock.json").read_text("utf-8"))
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert packages
    assert all(package["integrity"].startswith("sha512-") for package in packages.values())
    assert "://" not in json.dumps(lock)


def test_npm_is_told_to_keep_addresses_out_of_the_lock_file() -> None:
    settings = (ROOT / "webapp/static/.npmrc").read_text("utf-8").splitlines()
    assert "omit-lockfile-registry-resolved=true" in settings


def test_each_dependency_is_explained() -> None:
    extras = PROJECT["project"]["optional-dependencies"].values()
    listed = [*PROJECT["project"]["dependencies"], *(one for extra in extras for one in extra)]
    names = {re.match(r"[\w-]+", requirement)[0] for requirement in listed}  # type: ignore[index]
    names |= set(json.loads((ROOT / "webapp/static/package.json").read_text("utf-8"))["dependencies"])
    text = (ROOT / "docs/dependencies.md").read_text("utf-8")
    assert {name for name in names if f"**{name}**" not in text} == set()


def test_each_dependency_has_an_upper_bound_or_is_a_compatible_release() -> None:
    for requirement in PROJECT["project"]["dependencies"]:
        assert "~=" in requirement or "<" in requirement


def test_the_package_imports_nothing() -> None:
    assert (resources.PACKAGE / "__init__.py").read_bytes() == b""
