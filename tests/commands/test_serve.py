"""`tableside serve`: what it shows, how it refuses, and that pages come out of it."""

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from flask import Flask

from webapp import resources
from webapp.commands import serve
from webapp.commands.serve import AddressError, greeting, lan_addresses, make_server, qr_code


def _refused(environ: dict[str, str]) -> Result:
    result = CliRunner().invoke(serve.serve, env=environ)
    assert result.exit_code == 2
    assert result.stdout == ""
    return result


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch, catalogue_path: Path) -> None:
    """Let the command find the database that the tests built."""
    monkeypatch.setattr(resources, "CATALOGUE", catalogue_path)


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that something else listens at."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


@pytest.mark.usefixtures("built")
def test_a_port_in_use_is_said_in_one_line(taken: int, tmp_path: Path) -> None:
    environ = {"HOST": "127.0.0.1", "PORT": str(taken), "TABLESIDE_DATA": str(tmp_path)}
    assert (
        _refused(environ).stderr
        == f"Port {taken} is in use. Stop what uses it, or choose another: PORT=8001\n"
    )


@pytest.mark.usefixtures("built")
def test_a_data_folder_that_cannot_be_is_said_in_one_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(serve, "make_server", None)
    (tmp_path / "file").touch()
    folder = tmp_path / "file" / "games"
    stderr = _refused({"HOST": "127.0.0.1", "PORT": "0", "TABLESIDE_DATA": str(folder)}).stderr
    assert stderr == f"The data folder {folder} cannot be used: Not a directory.\n"


def test_a_wrong_port_is_said_in_one_line() -> None:
    assert _refused({"PORT": "eighty"}).stderr.count("\n") == 1


def test_an_address_that_takes_no_reports_is_said_in_one_line() -> None:
    stderr = _refused({"TABLESIDE_REPORT": "http://example.org"}).stderr
    assert stderr.startswith("TABLESIDE_REPORT='http://example.org' is neither mailto:")
    assert stderr.count("\n") == 1


def test_data_that_is_not_built_is_said_in_one_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(resources, "CATALOGUE", tmp_path / "nothing.sqlite")
    monkeypatch.setattr(serve, "make_server", None)
    stderr = _refused({"HOST": "127.0.0.1", "PORT": "0", "TABLESIDE_DATA": str(tmp_path)}).stderr
    assert "build-data" in stderr
    assert stderr.count("\n") == 1


@pytest.mark.parametrize("host", ["no.such.host.invalid", "999.1.1.1", "192.0.2.1"])
def test_an_address_of_another_machine_is_refused(app: Flask, host: str) -> None:
    with pytest.raises(AddressError, match=re.escape(host)) as refused:
        make_server(app, host, 0)
    assert "\n" not in str(refused.value)


def test_a_private_server_shows_its_own_address_only() -> None:
    assert greeting("127.0.0.1", 8000) == [
        "Tableside is ready: http://127.0.0.1:8000",
        "Only this machine can open it.",
    ]
    assert greeting("::1", 80)[0].endswith("http://[::1]:80")
    assert len(greeting("localhost", 80)) == 2


def test_an_open_server_shows_the_way_for_phones_and_its_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "lan_addresses", lambda: ["192.168.1.7", "10.0.0.2"])
    lines = greeting("0.0.0.0", 8000)
    assert lines[:3] == [
        "Tableside is ready: http://127.0.0.1:8000",
        "On a phone in the same network: http://192.168.1.7:8000",
        "On a phone in the same network: http://10.0.0.2:8000",
    ]
    assert lines[-1] == qr_code("http://192.168.1.7:8000")


def test_a_machine_on_no_network_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "lan_addresses", list)
    assert greeting("0.0.0.0", 8000)[1:] == [
        "No address for phones was found: this machine seems to be on no network."
    ]


def test_one_address_only_is_shown_for_both() -> None:
    assert greeting("192.168.1.7", 80)[0] == "On a phone in the same network: http://192.168.1.7:80"


def test_lan_addresses_are_no_loopback_ones_and_come_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        socket, "gethostbyname_ex", lambda name: (name, [], ["127.0.1.1", "192.168.1.7", "192.168.1.7"])
    )
    addresses = lan_addresses()
    assert "192.168.1.7" in addresses
    assert len(set(addresses)) == len(addresses)
    assert not [address for address in addresses if address.startswith("127.")]


def test_without_any_network_there_is_no_lan_address(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*arguments: object) -> None:
        raise OSError("no network")

    monkeypatch.setattr(socket, "socket", fail)
    monkeypatch.setattr(socket, "gethostbyname_ex", fail)
    assert lan_addresses() == []


def test_the_picture_is_square_and_falls_back_where_blocks_cannot_be_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    blocks = qr_code("http://192.168.1.7:8000")
    assert set(blocks) & set("▀▄█")
    with open(os.devnull, "w", encoding="ascii") as plain:
        monkeypatch.setattr(sys, "stdout", plain)
        assert qr_code("http://192.168.1.7:8000").isascii()


def test_the_real_command_serves_pages_and_stops_when_told(catalogue_path: Path, tmp_path: Path) -> None:
    code = (
        "from pathlib import Path; from webapp import resources; from webapp.cli import main; "
        f"resources.CATALOGUE = Path({str(catalogue_path)!r}); main(['serve'])"
    )
    environ = {**os.environ, "HOST": "127.0.0.1", "PORT": "0", "TABLESIDE_DATA": str(tmp_path / "games")}
    with subprocess.Popen(
        [sys.executable, "-c", code], env=environ, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            url = server.stdout.readline().split()[-1]
            with urllib.request.urlopen(f"{url}/en/", timeout=10) as answer:
                assert '<html lang="en"' in answer.read().decode()
                assert "Server" not in answer.headers
            with pytest.raises(urllib.error.HTTPError, match="404"):
                urllib.request.urlopen(f"{url}/en/nothing", timeout=10).close()
            server.send_signal(signal.SIGTERM)
            _, stderr = server.communicate(timeout=10)
        finally:
            server.kill()
    assert server.returncode == 0
    assert len(stderr.splitlines()) == 1
    assert " WARNING 404 GET /en/nothing" in stderr
