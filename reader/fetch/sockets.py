"""Sockets with a deadline: they ask their guard before and during every wait.

A socket's own timeout holds for one read: a server that drips one byte at a time keeps a fetch alive for ever, also
inside the headers. These wait in short slices, so that a cancelled fetch ends promptly.
"""

from __future__ import annotations

import errno
import os
import socket
import ssl
from collections.abc import Callable
from typing import Any

import certifi
from urllib3.util.wait import wait_for_write

from reader.fetch.request_state import Guard

_SLICE_S = 0.2
_HURRY_S = 3.0
_PENDING = {errno.EINPROGRESS, errno.EWOULDBLOCK, getattr(errno, "WSAEWOULDBLOCK", errno.EWOULDBLOCK)}


class GuardedSocket(socket.socket):
    guard: Guard

    def recv_into(self, *args: Any, **kwargs: Any) -> int:
        return _counted(self, lambda: socket.socket.recv_into(self, *args, **kwargs))

    def sendall(self, data: Any, *args: Any) -> None:
        self.settimeout(self.guard.remaining_s())
        super().sendall(data, *args)
        self.guard.count(len(data))


class GuardedTLSSocket(ssl.SSLSocket):
    guard: Guard

    def recv_into(self, *args: Any, **kwargs: Any) -> int:
        return _counted(self, lambda: ssl.SSLSocket.recv_into(self, *args, **kwargs))

    def recv(self, *args: Any, **kwargs: Any) -> bytes:
        """Receive for a layer of TLS inside this one, through a proxy; or for ssl itself, which reads without a guard
        while it makes a socket whose other end hung up already."""
        if not hasattr(self, "guard"):
            try:
                return super().recv(*args, **kwargs)
            except OSError:
                self.close()
                raise
        buffer = bytearray(args[0])
        size = self.recv_into(buffer)
        return bytes(buffer[:size])

    def sendall(self, data: Any, flags: int = 0) -> None:
        self.settimeout(self.guard.remaining_s())
        super().sendall(data, flags)
        self.guard.count(len(data))


def _counted(sock: GuardedSocket | GuardedTLSSocket, receive: Callable[[], int]) -> int:
    while True:
        sock.settimeout(min(sock.guard.remaining_s(), _SLICE_S))
        try:
            size = receive()
        except TimeoutError:
            continue
        sock.guard.count(size)
        return size


class GuardedContext(ssl.SSLContext):
    """A TLS context whose sockets take over the guard of the plain socket they wrap."""

    sslsocket_class = GuardedTLSSocket

    def wrap_socket(self, sock: socket.socket, *args: Any, **kwargs: Any) -> ssl.SSLSocket:
        guard: Guard = sock.guard  # type: ignore[attr-defined]
        wrapped = super().wrap_socket(sock, *args, **{**kwargs, "do_handshake_on_connect": False})
        wrapped.guard = guard  # type: ignore[attr-defined]
        try:
            _shake_hands_in_slices(wrapped, guard)
        except BaseException:
            wrapped.close()
            raise
        return wrapped


def _shake_hands_in_slices(sock: ssl.SSLSocket, guard: Guard) -> None:
    until = guard.elapsed_s() + guard.limits.connect_s
    while True:
        sock.settimeout(min(guard.remaining_s(), _SLICE_S))
        try:
            sock.do_handshake()
        except TimeoutError:
            if guard.elapsed_s() > until:
                raise
        else:
            return


def make_tls_context(ca_file: str = "") -> GuardedContext:
    """Return a context that trusts the system's certificates, certifi's (the system's may be missing) and `ca_file`."""
    context = GuardedContext(ssl.PROTOCOL_TLS_CLIENT)
    context.load_default_certs()
    context.load_verify_locations(certifi.where())
    if ca_file:
        context.load_verify_locations(ca_file)
    return context


def connect(ip: str, port: int, guard: Guard, *, hurry: bool = False) -> GuardedSocket:
    """Connect to exactly this address; `hurry` where another one can be tried. Raises OSError."""
    patience_s = min(guard.limits.connect_s, _HURRY_S) if hurry else guard.limits.connect_s
    family = socket.AF_INET6 if ":" in ip else socket.AF_INET
    sock = GuardedSocket(family, socket.SOCK_STREAM)
    sock.guard = guard
    try:
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        _connect_in_slices(sock, (ip, port), guard, patience_s)
    except BaseException:
        sock.close()
        raise
    sock.settimeout(min(guard.remaining_s(), guard.limits.connect_s))
    return sock


def _connect_in_slices(sock: GuardedSocket, address: tuple[str, int], guard: Guard, patience_s: float) -> None:
    sock.setblocking(False)
    code = sock.connect_ex(address)
    if code in _PENDING:
        until = guard.elapsed_s() + patience_s
        while not wait_for_write(sock, timeout=min(guard.remaining_s(), _SLICE_S)):
            if guard.elapsed_s() > until:
                raise TimeoutError(errno.ETIMEDOUT, "no answer")
        code = sock.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR)
    if code:
        raise OSError(code, os.strerror(code))
