"""The files that commands are given: their content, their names, what is wrong with them."""

from __future__ import annotations

import click


def shown(path: str) -> str:
    """Return a file's name for one line of a terminal: control characters escaped, "-" by what it means."""
    if path == "-":
        return "standard input"
    name = click.format_filename(path)
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in name)


class FileError(click.ClickException):
    """A file that cannot be read or used; the command ends with exit code 2 and one line."""

    exit_code = 2

    def __init__(self, path: str, reason: str, entry: object = None) -> None:
        """Name the file, the `entry` of its list if there is one, and the reason."""
        super().__init__(f"{shown(path) if entry is None else f'{shown(path)}, entry {entry}'}: {reason}")


def read(path: str, limit: int) -> bytes:
    """Return the content of a file ("-" is standard input), or as much of it as shows that it is too large.

    Raises:
        FileError: it cannot be read.
    """
    try:
        with click.open_file(path, "rb") as file:
            content: bytes = file.read(limit + 1)
    except (OSError, RuntimeError) as error:  # RuntimeError: there is no standard input
        reason = error.strerror if isinstance(error, OSError) else "it is closed"
        raise FileError(path, f"The file cannot be read: {reason}.") from error
    return content
