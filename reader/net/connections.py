"""Connects to the host of a fetch: directly or by proxy, over an idle connection or a new one, with a deadline.

Every address is checked after DNS, and the connection goes to the checked address: urllib3's connection classes are
used without its pools, so that a name cannot change its meaning in between.

A socket's own timeout holds for one read: a server that drips one byte at a time keeps a fetch alive for ever, also
inside the headers. Guarded sockets ask their guard before and during every wait, in short slices, so that a cancelled
fetch ends promptly. Dialer and pool are for any thread, a connection for one fetch at a time.
"""

from __future__ import annotations

import contextlib
import errno
import http.client
import os
import socket
import ssl
import threading
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from http.client import RemoteDisconnected
from typing import Any

import certifi
from msgspec import Struct
from urllib3 import HTTPResponse
from urllib3.connection import HTTPConnection, HTTPSConnection, ProxyConfig
from urllib3.util import Url
from urllib3.util.ssltransport import SSLTransport
from urllib3.util.wait import wait_for_write

from reader.core.words.catalogue import Code
from reader.net.addresses import Forbidden, Reach, may_reach
from reader.net.dns import Names, is_ip
from reader.net.proxies import Proxy, greet_socks
from reader.net.request_state import DeadlinePassed, Guard, Limits, RequestState
from reader.net.urls import WebAddress

_SLICE_S = 0.2
_HURRY_S = 3.0
_PENDING = {errno.EINPROGRESS, errno.EWOULDBLOCK, getattr(errno, "WSAEWOULDBLOCK", errno.EWOULDBLOCK)}


_BUFFER_BYTES = 8_192
"""What http.client reads at a time. Python 3.14 would take 128 kB, so that a large body would count as a large head."""


class GuardedSocket(socket.socket):
    guard: Guard

    def makefile(self, mode: Any = "r", buffering: int | None = None, **kwargs: Any) -> Any:
        return super().makefile(mode, _BUFFER_BYTES if buffering is None else buffering, **kwargs)

    def recv_into(self, *args: Any, **kwargs: Any) -> int:
        return _counted(self, lambda: socket.socket.recv_into(self, *args, **kwargs))

    def sendall(self, data: Any, *args: Any) -> None:
        self.settimeout(self.guard.remaining_s())
        super().sendall(data, *args)
        self.guard.count(len(data))


class GuardedTLSSocket(ssl.SSLSocket):
    guard: Guard

    def makefile(self, mode: Any = "r", buffering: int | None = None, **kwargs: Any) -> Any:
        return super().makefile(mode, _BUFFER_BYTES if buffering is None else buffering, **kwargs)

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


_MAX_IDLE = 64


class Route(Struct, frozen=True):
    ips: Sequence[str]
    port: int
    guard: Guard
    socks: Proxy | None
    target: WebAddress

    def open(self) -> GuardedSocket:
        sock = connect_to_any(self.ips, self.port, self.guard)
        if self.socks:
            try:
                greet_socks(sock, self.socks, self.target.host, self.target.port)
            except BaseException:
                sock.close()
                raise
        return sock


def connect_to_any(ips: Sequence[str], port: int, guard: Guard) -> GuardedSocket:
    """Connect to the first address of a host that answers. Raises OSError."""
    last: OSError = OSError("no address")
    ips = ips[:4]
    for ip in ips:
        try:
            # Broken IPv6 must not use up the time of the address that works.
            return connect(ip, port, guard, hurry=ip != ips[-1])
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


_LOCAL_ENDINGS = (".localhost", ".local", ".internal", ".intranet", ".private", ".corp", ".home", ".lan", ".home.arpa")
# Names under which routers answer in their own network, all with a public ending.
_ROUTERS = (
    *(".fritz.box", ".fritz.nas", ".speedport.ip", ".easy.box", ".o2.box", ".vodafone.box"),
    *(".giga.cube", ".routerlogin.net", ".routerlogin.com", ".tplinkwifi.net", ".tplinklogin.net", ".tplinkmodem.net"),
    *(".router.asus.com", ".asusrouter.com", ".dlinkrouter.com", ".mywifiext.net", ".orbilogin.com", ".myrouter.io"),
    *(".tendawifi.com", ".linksyssmartwifi.com", ".miwifi.com", ".mafreebox.freebox.fr", ".myfiosgateway.com"),
)
_BRIEF = Limits(deadline_s=3.0)


def is_local_name(host: str) -> bool:
    """Return whether a name means something in the user's own network alone, as far as a name can tell."""
    name = host.rstrip(".").lower()
    return "." not in name or f".{name}".endswith((*_LOCAL_ENDINGS, *_ROUTERS))


class Dialer:
    def __init__(self, names: Names, reach: Callable[[str], Reach], proxy: Proxy | None, ca_file: str) -> None:
        self._names = names
        self._reach = reach
        self._proxy = proxy
        self._ca_file = ca_file
        self._idle = IdleConnections()
        self._tls: GuardedContext | None = None
        self._tls_lock = threading.Lock()
        self._may_ask_dns = True

    def ask(self, state: RequestState, question: Question, guard: Guard) -> tuple[Connection, HTTPResponse]:
        """Send the request and read the head of the answer. Raises one of NETWORK_ERRORS."""
        connection = self._idle.find(state.address) if question.may_repeat else None
        if connection is not None and _is_allowed(state, connection.reach):
            try:
                return connection, connection.ask(state.address, question, guard)
            except (RemoteDisconnected, ConnectionError):
                connection.close()  # closed by the server just as we asked: try once more on a new one
            except BaseException:
                connection.close()
                raise
        elif connection is not None:
            connection.close()
        connection = self._open(state, guard)
        try:
            return connection, connection.ask(state.address, question, guard)
        except BaseException:
            connection.close()
            raise

    def finish(self, connection: Connection, response: HTTPResponse) -> None:
        """Keep the connection for another request; the answer was read to its end."""
        response.drain_conn()
        response.close()
        self._idle.keep(connection)

    def abandon(self, connection: Connection, response: HTTPResponse) -> None:
        """Close the connection; the rest of the answer is not wanted."""
        connection.close()
        response.close()

    def close(self) -> None:
        self._idle.close()

    def _open(self, state: RequestState, guard: Guard) -> Connection:
        address, proxy = state.address, self._proxy
        needs_tls = address.scheme == "https" or (proxy is not None and proxy.scheme == "https")
        tls = self._tls_context() if needs_tls else None
        candidates = self._find_ips(address.host, guard)
        allowed = [(ip, reach) for ip in candidates if _is_allowed(state, reach := self._where(ip))]
        if not allowed:
            if state.came_from_host:
                raise Forbidden(Code.REDIRECTS_HOME(host=state.came_from_host))
            typed = state.request.typed_by_user
            raise Forbidden(Code.NOTHING_THERE(host=address.host) if typed else Code.LIES_AT_HOME(host=address.host))
        # All addresses of a connection have the same reach, because that is checked again before it is reused.
        reach = allowed[0][1]
        ips = self._names.find(proxy.host, guard) if proxy else [ip for ip, lies in allowed if lies is reach]
        return open_connection(address, ips, reach, guard, proxy, tls)

    def lies_outside(self, address: WebAddress, guard: Guard) -> bool:
        candidates = self._find_ips(address.host, guard)
        return bool(candidates) and all(self._where(ip) is Reach.PUBLIC for ip in candidates)

    def _find_ips(self, host: str, guard: Guard) -> list[str]:
        """The addresses to judge. A proxy looks names up itself, and they may mean nothing here: then the name is
        returned. A SOCKS proxy is used so that nobody here learns the names, so no one is asked."""
        if not self._proxy:
            return self._names.find(host, guard)
        if self._proxy.is_socks or is_local_name(host) or not self._may_ask_dns:
            return [host]
        brief = Guard(_BRIEF, lambda: guard.remaining_s() <= 0)
        try:
            return self._names.find(host, brief)
        except DeadlinePassed:
            self._may_ask_dns = False  # behind this proxy nobody answers
            return [host]
        except socket.gaierror:
            return [host]

    def _where(self, host: str) -> Reach:
        """Return where a host lies; where its addresses are unknown, the name tells."""
        if is_ip(host):
            return self._reach(host)
        return Reach.MACHINE if is_local_name(host) else Reach.PUBLIC

    def _tls_context(self) -> GuardedContext:
        """The TLS context, made when first needed: loading certificates takes some 50 ms."""
        with self._tls_lock:
            if self._tls is None:
                self._tls = make_tls_context(self._ca_file)
            return self._tls


def _is_allowed(state: RequestState, reach: Reach) -> bool:
    return may_reach(
        reach,
        came_from=state.came_from,
        same_host=state.came_from_host == state.address.host,
        typed_by_user=state.request.typed_by_user,
    )
