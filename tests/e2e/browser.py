"""Find a Chromium for the browser tests; run as a script, install one where there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PACKAGES = ("chromium", "fonts-dejavu-core")

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""What keeps Chromium quiet: no sandbox (containers), no talk to its maker's servers."""


def find() -> str | None:
    """Return the browser that CHROMIUM names, else the first on the PATH, else None."""
    named = os.environ.get("CHROMIUM")
    if named:
        return shutil.which(named)
    return next(filter(None, map(shutil.which, NAMES)), None)


def install() -> str | None:
    """Install Debian's Chromium; return why not, or None when it went well."""
    apt = shutil.which("apt-get")
    if apt is None:
        return "there is no apt-get here"
    prefix: list[str] = []
    if os.geteuid() != 0:
        sudo = shutil.which("sudo")
        if sudo is None or subprocess.run([sudo, "-n", "true"], capture_output=True).returncode != 0:
            return "installing with apt-get needs root or sudo without a password"
        prefix = [sudo, "-n", "env", "DEBIAN_FRONTEND=noninteractive"]
    environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", "--no-install-recommends", *PACKAGES]):
        done = subprocess.run(
            [*prefix, apt, "-q", *command], stdin=subprocess.DEVNULL, stdout=sys.stderr, env=environ
        )
        if done.returncode != 0:
            return f"apt-get {command[0]} failed"
    return None if find() else "apt-get brought no browser"


def main() -> int:
    """Make sure that there is a browser; say what is missing and return 1 if there is none."""
    if find():
        return 0
    if os.environ.get("CHROMIUM"):
        reason: str | None = f"CHROMIUM={os.environ['CHROMIUM']} is no program"
    else:
        print("No browser found for the tests; installing Chromium.", file=sys.stderr)
        reason = install()
    if reason is None:
        return 0
    print(
        f"The browser tests need Chromium, and {reason}. Install it (Debian: apt-get install chromium), "
        "or say where one is: make test CHROMIUM=/path/to/chromium",
        file=sys.stderr,
    )
    return 1


if __name__ == "__main__":
    sys.exit(main())
