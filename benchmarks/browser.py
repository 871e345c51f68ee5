"""A browser as cheap as can be: one connection that stays open, its cookies, plain sockets."""

from __future__ import annotations

import gzip
import re
import socket
from collections.abc import Mapping
from dataclasses import dataclass
from types import TracebackType

PART = {"HX-Request": "true", "HX-Request-Type": "partial"}
"""Headers of an htmx request for a part of a page."""

_LENGTH = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)
_COOKIE = re.compile(rb"\r\nset-cookie: *([^=;]+)=([^;\r]*)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer as it came over the wire."""

    status: int
    head: bytes
    body: bytes

    @property
    def size(self) -> int:
        """Bytes over the wire, headers included."""
        return len(self.head) + len(self.body)

    @property
    def content(self) -> bytes:
        """The body, uncompressed."""
        return gzip.decompress(self.body) if b"content-encoding: gzip" in self.head.lower() else self.body


class Browser:
    """A connection to a server at 127.0.0.1; to be used in a `with` statement."""

    def __init__(self, port: int, language: str) -> None:
        """Connect; pages are read in `language`."""
        self.language = language
        self._address = ("127.0.0.1", port)
        self._socket = socket.create_connection(self._address, timeout=30)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._cookies: dict[bytes, bytes] = {}

    def __enter__(self) -> Browser:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._socket.close()

    def get(self, path: str, headers: Mapping[str, str] | None = None) -> Answer:
        """Return the answer to a GET of `path`, in which `{lang}` stands for the language."""
        self._socket.sendall(self._request(path.replace("{lang}", self.language), headers or {}))
        answer = self._answer()
        for name, value in _COOKIE.findall(answer.head):
            self._cookies[name] = value
        return answer

    def _request(self, path: str, headers: Mapping[str, str]) -> bytes:
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {self._address[0]}:{self._address[1]}",
            "Accept: text/html,application/xhtml+xml,*/*;q=0.8",
            "Accept-Encoding: gzip, deflate, br",
            f"Accept-Language: {self.language},en;q=0.5",
            "User-Agent: benchmark",
            *(f"{name}: {value}" for name, value in headers.items()),
        ]
        if self._cookies:
            lines.append(
                "Cookie: " + "; ".join(f"{k.decode()}={v.decode()}" for k, v in self._cookies.items())
            )
        return "\r\n".join([*lines, "", ""]).encode()

    def _answer(self) -> Answer:
        data = b""
        while b"\r\n\r\n" not in data:
            data += self._more()
        head, _, body = data.partition(b"\r\n\r\n")
        length = _LENGTH.search(head)
        if length is None:
            raise ConnectionError("an answer without its length")
        while len(body) < int(length[1]):
            body += self._more()
        return Answer(int(head.split(b" ", 2)[1]), head + b"\r\n\r\n", body)

    def _more(self) -> bytes:
        data = self._socket.recv(262_144)
        if not data:
            raise ConnectionError("the server has hung up")
        return data
