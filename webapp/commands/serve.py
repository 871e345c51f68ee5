"""`tableside serve`: the app for this machine and for phones on the same network."""

from __future__ import annotations

import errno
import ipaddress
import logging
import signal
import socket
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from flask import Flask

THREADS = 8
LARGEST_BODY = 64_000_000
"""Bytes that the server takes in at all; the app itself answers from 2 MB on that this is too large."""

_ELSEWHERE = ("192.0.2.1", 9)
"""An address kept for documentation: choosing a route to it sends nothing."""


@click.command()
def serve() -> None:
    """Serve the app at HOST and PORT (default: all interfaces, 8000) and show the addresses."""
    from webapp.app import create_app
    from webapp.catalogue.errors import CatalogueError
    from webapp.catalogue.reader import catalogue
    from webapp.config import DataFolderError, SettingError, prepare_data_folder

    start_log()
    try:
        app = create_app()
        prepare_data_folder(app.config["DATA_FOLDER"])
        with app.app_context():
            catalogue()
        server = make_server(app, app.config["HOST"], app.config["PORT"])
    except (SettingError, DataFolderError, CatalogueError, AddressError) as error:
        _stop(str(error))
    phones = phone_urls(app.config["HOST"], port_of(server))
    # A game opened on this very machine is shared by the address that other devices reach.
    app.config["PHONE_URL"] = phones[0] if phones else None
    for line in greeting(app.config["HOST"], port_of(server)):
        click.echo(line)
    sys.stdout.flush()
    # A service manager says TERM where a person presses Ctrl+C; a shell's background job inherits neither.
    for asked in (signal.SIGINT, signal.SIGTERM):
        signal.signal(asked, signal.default_int_handler)
    with suppress(KeyboardInterrupt):
        server.run()
    server.close()


class AddressError(OSError):
    """The server cannot listen at an address; the text says why."""


def start_log() -> None:
    """Write the app's log to standard error, one line an entry."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    logger = logging.getLogger("tableside")
    logger.handlers = [handler]
    logger.propagate = False
    logger.setLevel(logging.INFO)
    # That requests queue for a moment is no news for the person at the table.
    logging.getLogger("waitress.queue").setLevel(logging.ERROR)


def make_server(app: Flask, host: str, port: int) -> Any:
    """Return waitress, listening. Raises AddressError, whose text tells what to do."""
    from waitress import create_server

    return create_server(
        app, sockets=[_listen(host, port)], threads=THREADS, ident=None, max_request_body_size=LARGEST_BODY
    )


def port_of(server: Any) -> int:
    """Return the port that the server really listens at."""
    return int(server.effective_port)


def _listen(host: str, port: int) -> socket.socket:
    # By ourselves, because waitress leaves threads and sockets behind when it cannot.
    try:
        places = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, *_, place = min(places, key=lambda place: place[0] != socket.AF_INET)
        return socket.create_server(place[:2], family=family)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            text = f"Port {port} is in use. Stop what uses it, or choose another: PORT=8001"
        elif error.errno == errno.EACCES:
            text = f"Port {port} may not be used by this user. Choose one from 1024 on: PORT=8000"
        else:
            text = f"HOST={host!r} is no address of this machine."
        raise AddressError(text) from error


def greeting(host: str, port: int) -> list[str]:
    """Return what to show at the start: this machine's address, those for phones, a QR code."""
    if _is_loopback(host):
        return [f"Tableside is ready: http://{_in_url(host)}:{port}", "Only this machine can open it."]
    lines = [f"Tableside is ready: http://127.0.0.1:{port}"] if _is_any(host) else []
    urls = phone_urls(host, port)
    if not urls:
        return [*lines, "No address for phones was found: this machine seems to be on no network."]
    return [*lines, *(f"On a phone in the same network: {url}" for url in urls), "", qr_code(urls[0])]


def phone_urls(host: str, port: int) -> list[str]:
    """Return the addresses by which other devices reach the server; none where it is private."""
    if _is_loopback(host):
        return []
    addresses = lan_addresses() if _is_any(host) else [host]
    return [f"http://{_in_url(address)}:{port}" for address in addresses]


def lan_addresses() -> list[str]:
    """Return this machine's IPv4 addresses in its network, the one of the usual route first."""
    found = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(_ELSEWHERE)
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return [address for address in dict.fromkeys(found) if not (_is_loopback(address) or _is_any(address))]


def qr_code(url: str) -> str:
    """Return a QR code of `url` for a terminal: half blocks, or plain escapes where they cannot be shown."""
    from io import StringIO

    import segno

    text = StringIO()
    code = segno.make(url, error="m", micro=False)
    code.terminal(text, compact=True)
    try:
        text.getvalue().encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        text = StringIO()
        code.terminal(text)
    return text.getvalue()


def _address(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


def _is_loopback(host: str) -> bool:
    address = _address(host)
    return host == "localhost" or (address is not None and address.is_loopback)


def _is_any(host: str) -> bool:
    address = _address(host)
    return address is not None and address.is_unspecified


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _stop(message: str) -> None:
    click.echo(message, err=True)
    raise click.exceptions.Exit(2)


COMMANDS: list[click.Command] = [serve]
