"""Connections to checked IP addresses, and the pool of idle ones.

urllib3's connection classes are used without its pools: they connect to the IP address that was checked, so that a
name cannot change its meaning in between. The pool is for any thread, a connection for one fetch at a time.
"""

from __future__ import annotations

import contextlib
import http.client
import socket
import threading
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from urllib3 import HTTPResponse
from urllib3.connection import HTTPConnection, HTTPSConnection, ProxyConfig
from urllib3.util import Url
from urllib3.util.ssltransport import SSLTransport

from reader.fetch.addresses import Reach
from reader.fetch.proxies import Proxy, greet_socks
from reader.fetch.request_state import DeadlinePassed, Guard
from reader.fetch.sockets import GuardedContext, GuardedSocket, connect
from reader.fetch.urls import WebAddress

_MAX_IDLE = 64


class Route(Struct, frozen=True):
    """How to get a socket for one connection."""

    ips: Sequence[str]
    port: int
    guard: Guard
    socks: Proxy | None
    target: WebAddress

    def open(self) -> GuardedSocket:
        sock = self._connect_to_any()
        if self.socks:
            try:
                greet_socks(sock, self.socks, self.target.host, self.target.port)
            except BaseException:
                sock.close()
                raise
        return sock

    def _connect_to_any(self) -> GuardedSocket:
        last: OSError = OSError("no address")
        ips = self.ips[:4]
        for ip in ips:
            try:
                # Broken IPv6 must not use up the time of the address that works.
                return connect(ip, self.port, self.guard, hurry=ip != ips[-1])
            except DeadlinePassed:
                raise
            except OSError as error:
                last = error
        raise last


class _LastResponse(http.client.HTTPResponse):
    """The final response: interim ones (103, hints for browsers) are skipped."""

    def begin(self) -> None:
        super().begin()
        while 102 <= self.status < 200:
            self.headers = None  # type: ignore[assignment] # or nothing more would be read
            super().begin()


class RoutedConnection(HTTPConnection):
    """A connection of urllib3 that gets its socket from `route`; urllib3 would ask DNS itself, past the check of the
    address. It overrides a private method of version 2 (see pyproject.toml)."""

    response_class = _LastResponse
    route: Route

    def _new_conn(self) -> socket.socket:
        return self.route.open()


class RoutedTLSConnection(RoutedConnection, HTTPSConnection):
    pass


class Question(Struct, frozen=True):
    """A request: a GET unless said otherwise."""

    headers: Mapping[str, str]
    method: str = "GET"
    body: bytes | None = None
    may_repeat: bool = True
    """False for a request that changes something: it may have arrived although the connection was closed."""


class Connection(Struct):
    connection: RoutedConnection
    address: WebAddress
    reach: Reach
    """Where the other end lies; checked again before every further use."""
    forwarding: Mapping[str, str] | None
    """Headers for a proxy that is given the whole address; None without such a proxy."""

    def ask(self, address: WebAddress, question: Question, guard: Guard) -> HTTPResponse:
        connection = self.connection
        if connection.sock is not None:
            # TLS inside a safe proxy's TLS is spoken by urllib3, over the guarded socket that it wraps.
            sock: Any = connection.sock
            guarded: Any = sock.socket if isinstance(sock, SSLTransport) else sock
            guarded.guard = guard
        guard.head_begins()
        target = address.target if self.forwarding is None else address.url
        connection.request(
            question.method,
            target,
            body=question.body,
            headers={"Host": address.authority, **question.headers, **(self.forwarding or {})},
            preload_content=False,
            decode_content=False,
        )
        response = connection.getresponse()
        guard.head_is_over()
        return response

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self.connection.close()


def open_connection(
    address: WebAddress, ips: Sequence[str], reach: Reach, guard: Guard, proxy: Proxy | None, tls: GuardedContext | None
) -> Connection:
    """Return a connection that connects at its first request. `ips` are the proxy's where there is one."""
    socks, web_proxy = (proxy, None) if proxy and proxy.is_socks else (None, proxy)
    if web_proxy:
        connection = _through_web_proxy(address, web_proxy, tls)
    elif address.scheme == "https":
        connection = RoutedTLSConnection(address.host, address.port, ssl_context=tls)
    else:
        connection = RoutedConnection(address.host, address.port)
    connection.route = Route(ips, proxy.port if proxy else address.port, guard, socks, address)
    forwarding = web_proxy.headers if web_proxy and address.scheme == "http" else None
    return Connection(connection, address, reach, forwarding)


def _through_web_proxy(address: WebAddress, proxy: Proxy, tls: GuardedContext | None) -> RoutedConnection:
    """Hand http addresses to the proxy; have it tunnel https ones, so that it sees nothing."""
    config = ProxyConfig(tls, False, None, None)
    url = Url(scheme=proxy.scheme, host=proxy.host, port=proxy.port)
    if address.scheme == "https":
        connection = RoutedTLSConnection(proxy.host, proxy.port, ssl_context=tls, proxy=url, proxy_config=config)
        connection.set_tunnel(address.host, address.port, headers=proxy.headers, scheme=proxy.scheme)
        return connection
    if proxy.scheme == "https":
        return RoutedTLSConnection(proxy.host, proxy.port, ssl_context=tls, proxy=url, proxy_config=config)
    return RoutedConnection(proxy.host, proxy.port, proxy=url, proxy_config=config)


class IdleConnections:
    """Idle keep-alive connections, one per origin; the longest unused are closed first."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._kept: OrderedDict[str, Connection] = OrderedDict()

    def find(self, address: WebAddress) -> Connection | None:
        with self._lock:
            one = self._kept.pop(address.origin, None)
        if one is not None and not (one.connection.sock is not None and one.connection.is_connected):
            one.close()
            return None
        return one

    def keep(self, one: Connection) -> None:
        if one.connection.sock is None:
            return
        surplus = []
        with self._lock:
            surplus.append(self._kept.pop(one.address.origin, None))
            self._kept[one.address.origin] = one
            if len(self._kept) > _MAX_IDLE:
                surplus.append(self._kept.popitem(last=False)[1])
        for old in surplus:
            if old is not None:
                old.close()

    def close(self) -> None:
        with self._lock:
            kept, self._kept = list(self._kept.values()), OrderedDict()
        for one in kept:
            one.close()
