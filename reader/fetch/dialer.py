"""Connects to the host of a fetch: directly or by proxy, over an idle connection or a new one. Any thread.

Every address is checked after DNS, and the connection goes to the checked address.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from http.client import RemoteDisconnected

from urllib3 import HTTPResponse

from reader.fetch.addresses import Forbidden, Reach, may_reach
from reader.fetch.connections import Connection, IdleConnections, Question, open_connection
from reader.fetch.dns import Names, is_ip
from reader.fetch.proxies import Proxy
from reader.fetch.request_state import Guard, RequestState
from reader.fetch.sockets import GuardedContext, make_tls_context
from reader.fetch.urls import WebAddress
from reader.model.messages import Message
from reader.wording.catalogue import Code

_LOCAL_ENDINGS = (".localhost", ".local", ".internal", ".lan", ".home.arpa")


class Dialer:
    def __init__(self, names: Names, reach: Callable[[str], Reach], proxy: Proxy | None, ca_file: str) -> None:
        self._names = names
        self._reach = reach
        self._proxy = proxy
        self._ca_file = ca_file
        self._idle = IdleConnections()
        self._tls: GuardedContext | None = None
        self._tls_lock = threading.Lock()

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
        candidates = [address.host] if proxy else self._names.find(address.host, guard)
        allowed = [(ip, reach) for ip in candidates if _is_allowed(state, reach := self._where(ip))]
        if not allowed:
            raise Forbidden(_why_forbidden(state))
        # All addresses of a connection have the same reach, because that is checked again before it is reused.
        reach = allowed[0][1]
        ips = self._names.find(proxy.host, guard) if proxy else [ip for ip, lies in allowed if lies is reach]
        return open_connection(address, ips, reach, guard, proxy, tls)

    def lies_outside(self, address: WebAddress, guard: Guard) -> bool:
        candidates = [address.host] if self._proxy else self._names.find(address.host, guard)
        return bool(candidates) and all(self._where(ip) is Reach.PUBLIC for ip in candidates)

    def _where(self, host: str) -> Reach:
        """Return where a host lies; behind a proxy, which looks names up itself, only the name tells."""
        if is_ip(host):
            return self._reach(host)
        return Reach.MACHINE if host == "localhost" or host.endswith(_LOCAL_ENDINGS) else Reach.PUBLIC

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


def _why_forbidden(state: RequestState) -> Message:
    if state.came_from_host:
        return Code.REDIRECTS_HOME(host=state.came_from_host)
    if state.request.typed_by_user:
        return Code.NOTHING_THERE(host=state.address.host)
    return Code.LIES_AT_HOME(host=state.address.host)
