"""DNS lookups with a time limit, kept for a minute.

The system's lookup cannot be interrupted, so it runs on a thread that is left behind when the fetch's time is over.
"""

from __future__ import annotations

import ipaddress
import queue
import socket
import threading
from collections.abc import Callable

from reader.core.clock import SystemClock
from reader.net.request_state import Guard

Lookup = Callable[[str], list[str]]
"""Host → addresses, best first; raises socket.gaierror."""

_KEPT_S = 60.0
_MAX_KEPT = 2_000
_SLICE_S = 0.2
_monotonic = SystemClock().monotonic


def system_lookup(host: str) -> list[str]:
    found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


def is_ip(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


class Names:
    """A DNS cache with a time limit for each lookup. Safe to use from many threads."""

    def __init__(self, lookup: Lookup = system_lookup) -> None:
        self._lookup = lookup
        self._known: dict[str, tuple[float, list[str]]] = {}

    def find(self, host: str, guard: Guard) -> list[str]:
        """Return a host's IP addresses. Raises OSError: no such name, no answer in time, or cancelled."""
        if is_ip(host):
            return [host]
        kept = self._known.get(host)
        if kept and _monotonic() - kept[0] < _KEPT_S:
            return kept[1]
        addresses = self._ask(host, guard)
        if len(self._known) > _MAX_KEPT:
            self._known = {}
        self._known[host] = (_monotonic(), addresses)
        return addresses

    def _ask(self, host: str, guard: Guard) -> list[str]:
        answers: queue.SimpleQueue[list[str] | OSError] = queue.SimpleQueue()

        def look_up() -> None:
            try:
                answers.put(self._lookup(host))
            except OSError as error:
                answers.put(error)
            except UnicodeError:
                answers.put(socket.gaierror(socket.EAI_NONAME, "no such name"))

        threading.Thread(target=look_up, daemon=True).start()
        while True:
            try:
                answer = answers.get(timeout=min(guard.remaining_s(), _SLICE_S))
            except queue.Empty:
                continue
            if isinstance(answer, OSError):
                raise answer
            return answer
