"""File names as the commands show them."""

from __future__ import annotations

import click


def shown(path: str) -> str:
    """Return a file's name for one line of a terminal: control characters escaped, "-" by what it means."""
    if path == "-":
        return "standard input"
    name = click.format_filename(path)
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in name)
