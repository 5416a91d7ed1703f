"""The line to a mail server: fetch's sockets, which know a deadline, behind the owner's proxy, with TLS.

Belongs to one thread. The server is one that the owner typed, so it may lie in their own network; a password goes over
an open line to this very machine alone.
"""

from __future__ import annotations

import contextlib
import ipaddress
import select
import socket
from collections.abc import Callable

from reader.fetch.connection.connections import Route
from reader.fetch.connection.deadline import Guard, TooMuch
from reader.fetch.connection.dns import Names
from reader.fetch.connection.proxies import Proxy, SocksRefused, parse_proxy
from reader.fetch.connection.sockets import GuardedSocket, GuardedTLSSocket, make_tls_context
from reader.fetch.limits import Limits
from reader.fetch.urls import BadAddress, parse_address
from reader.mail.problems import MailError, explain_line
from reader.model.mail import MailProblem, MailServer, Security
from reader.wording.account_codes import AccountCode
from reader.wording.mail_codes import MailCode

LIMITS = Limits(deadline_s=60.0, wire_bytes=2_000_000)
"""For one command; one that brings mails says how many bytes they are."""
MOST_LINE = 200_000
"""Bytes of one line of an answer."""
_PIECE = 65_536
_KEEP_ALIVE_S = 240


class Line:
    """Bytes to and from a mail server, in lines and pieces of known size."""

    def __init__(self, server: MailServer, proxy: str, cancelled: Callable[[], bool]) -> None:
        """Raises MailError."""
        self._server, self._cancelled = server, cancelled
        self._buffer = bytearray()
        self.wire_bytes = 0
        self._guard = Guard(LIMITS, cancelled)
        try:
            sock, self.is_safe = _connect(server, parse_proxy(proxy), self._guard)
        except (OSError, BadAddress) as error:
            raise explain_line(error, server.host) from error
        self._sock: GuardedSocket | GuardedTLSSocket = sock
        if server.security is Security.TLS:
            self.encrypt()

    def encrypt(self) -> None:
        """What the server said before in the clear, and nobody read, was said by whoever listens in."""
        if self._buffer:
            raise MailError(MailProblem.INSECURE, MailCode.MAIL_NO_STARTTLS(host=self._server.host))
        try:
            context = make_tls_context(self._server.ca_file)
        except OSError as error:
            self.close()
            message = AccountCode.ACCOUNT_NO_CA_FILE(path=self._server.ca_file)
            raise MailError(MailProblem.INSECURE, message) from error
        try:
            wrapped = context.wrap_socket(self._sock, server_hostname=self._server.host)
        except OSError as error:
            self.close()
            raise explain_line(error, self._server.host) from error
        assert isinstance(wrapped, GuardedTLSSocket)
        self._sock, self.is_safe = wrapped, True

    def allow(self, size: int = 0, seconds: float = LIMITS.deadline_s) -> None:
        """A new command begins: so much may come, and so long it may take."""
        self.wire_bytes += self._guard.wire_bytes
        limits = Limits(deadline_s=seconds, wire_bytes=LIMITS.wire_bytes + size)
        self._guard = self._sock.guard = Guard(limits, self._cancelled)

    @property
    def used(self) -> int:
        """Bytes both ways so far."""
        return self.wire_bytes + self._guard.wire_bytes

    def say_goodbye(self, data: bytes) -> None:
        """Also where nobody wants an answer any more."""
        self._cancelled = lambda: False
        with contextlib.suppress(OSError):
            self.allow(seconds=2.0)
            self.send(data)
        self.close()

    def send(self, data: bytes) -> None:
        self._sock.sendall(data)

    def read_line(self) -> bytes:
        while b"\n" not in self._buffer:
            if len(self._buffer) > MOST_LINE:
                raise TooMuch("line")
            self._fill()
        end = self._buffer.index(b"\n") + 1
        line = bytes(self._buffer[:end])
        del self._buffer[:end]
        return line

    def read(self, size: int) -> bytes:
        if size > self._guard.limits.wire_bytes:
            raise TooMuch("literal")
        while len(self._buffer) < size:
            self._fill()
        data = bytes(self._buffer[:size])
        del self._buffer[:size]
        return data

    def _fill(self) -> None:
        piece = bytearray(_PIECE)
        count = self._sock.recv_into(piece)
        if not count:
            raise ConnectionAbortedError("hung up")
        self._buffer += memoryview(piece)[:count]

    def wait(self, waker: socket.socket, seconds: float) -> bool:
        """Until the server says something (True), or `waker` can be read or the time is over (False). Nothing ticks
        meanwhile."""
        if self._buffer or (isinstance(self._sock, GuardedTLSSocket) and self._sock.pending()):
            return True
        ready, _, _ = select.select([self._sock, waker], [], [], seconds)
        return self._sock in ready

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self._sock.close()


def _connect(server: MailServer, proxy: Proxy | None, guard: Guard) -> tuple[GuardedSocket, bool]:
    """The socket, and whether it leads to this very machine."""
    target = parse_address(f"https://{_bracketed(server.host)}:{server.port}/")
    if proxy is not None and proxy.scheme == "https":
        raise MailError(MailProblem.UNREACHABLE, MailCode.MAIL_PROXY())
    socks = proxy if proxy and proxy.is_socks else None
    ips = Names().find(proxy.host if proxy else target.host, guard)
    sock = Route(ips, proxy.port if proxy else server.port, guard, socks, target).open()
    try:
        if proxy is not None and not socks:
            _dig_tunnel(sock, proxy, target.host, server.port)
        _stay_alive(sock)
        return sock, proxy is None and _is_this_machine(sock)
    except BaseException:
        sock.close()
        raise


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _dig_tunnel(sock: GuardedSocket, proxy: Proxy, host: str, port: int) -> None:
    to = f"{_bracketed(host)}:{port}"
    head = [f"CONNECT {to} HTTP/1.1", f"Host: {to}", *(f"{k}: {v}" for k, v in proxy.headers.items())]
    sock.sendall("\r\n".join([*head, "", ""]).encode("ascii"))
    answer = bytearray()
    while not answer.endswith(b"\r\n\r\n"):
        byte = bytearray(1)
        if not sock.recv_into(byte) or len(answer) > 16_000:
            raise SocksRefused("tunnel: the proxy hung up")
        answer += byte
    if answer.split(b" ", 2)[1:2] != [b"200"]:
        raise SocksRefused("tunnel: the proxy would not")


def _stay_alive(sock: socket.socket) -> None:
    """A line on which nobody speaks for long is tried by the system, so that a dead one is noticed."""
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in (("TCP_KEEPIDLE", _KEEP_ALIVE_S), ("TCP_KEEPINTVL", 60), ("TCP_KEEPCNT", 3)):
        if hasattr(socket, name):
            sock.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


def _is_this_machine(sock: socket.socket) -> bool:
    return ipaddress.ip_address(sock.getpeername()[0].partition("%")[0]).is_loopback
