"""Proxy addresses, and the SOCKS5 handshake, which urllib3 lacks."""

from __future__ import annotations

import base64
import struct
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

from msgspec import Struct

from reader.core.errors import UsageError
from reader.core.words.catalogue import Code

if TYPE_CHECKING:
    from socket import socket as Socket  # noqa: N812 - a class

_PORTS = {"http": 80, "https": 443, "socks5": 1080, "socks5h": 1080}


class Proxy(Struct, frozen=True):
    scheme: str
    host: str
    port: int
    username: str = ""
    password: str = ""

    @property
    def is_socks(self) -> bool:
        return self.scheme.startswith("socks")

    @property
    def headers(self) -> dict[str, str]:
        if not self.username or self.is_socks:
            return {}
        return {"Proxy-Authorization": basic(self.username, self.password)}


def basic(username: str, password: str) -> str:
    return "Basic " + base64.b64encode(f"{username}:{password}".encode()).decode("ascii")


def parse_proxy(text: str) -> Proxy | None:
    """Return the proxy at an address; None for an empty one. Raises UsageError."""
    if not text:
        return None
    try:
        parts = urlsplit(text.strip())
        scheme, host, port = parts.scheme.lower(), parts.hostname, parts.port
    except ValueError:
        raise UsageError(Code.PROXY_UNREADABLE()) from None
    if scheme not in _PORTS or not host:
        raise UsageError(Code.PROXY_KIND())
    return Proxy(scheme, host, port or _PORTS[scheme], unquote(parts.username or ""), unquote(parts.password or ""))


class SocksRefused(OSError):  # noqa: N818
    """A proxy that does not make the connection."""


def greet_socks(sock: Socket, proxy: Proxy, host: str, port: int) -> None:
    """Ask a SOCKS5 proxy to connect (RFC 1928, 1929). It looks the name up, so that the user's DNS learns nothing."""
    methods = b"\x00\x02" if proxy.username else b"\x00"
    sock.sendall(b"\x05" + bytes([len(methods)]) + methods)
    version, method = _exactly(sock, 2)
    if version != 5 or method == 0xFF:
        raise SocksRefused("tunnel: the proxy speaks no SOCKS5 or wants a login")
    if method == 2:
        user, word = proxy.username.encode()[:255], proxy.password.encode()[:255]
        sock.sendall(b"\x01" + bytes([len(user)]) + user + bytes([len(word)]) + word)
        if _exactly(sock, 2)[1] != 0:
            raise SocksRefused("tunnel: the proxy does not accept this login")
    name = host.encode("ascii")
    sock.sendall(b"\x05\x01\x00\x03" + bytes([len(name)]) + name + struct.pack(">H", port))
    _, reply, _, kind = _exactly(sock, 4)
    if reply != 0:
        raise SocksRefused(f"tunnel: the proxy answers {reply}")
    length = {1: 4, 4: 16}.get(kind) or _exactly(sock, 1)[0]
    _exactly(sock, length + 2)


def _exactly(sock: Socket, size: int) -> bytes:
    data = bytearray()
    while len(data) < size:
        buffer = bytearray(size - len(data))
        count = sock.recv_into(buffer)
        if not count:
            raise SocksRefused("tunnel: the proxy hung up")
        data += buffer[:count]
    return bytes(data)
