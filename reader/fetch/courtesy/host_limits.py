"""Per-host limits: one connection at a time, a pause after each, none to hosts that asked to be left alone.

The book decides and remembers; it starts nothing and waits for nothing. It is safe to use from many
threads and is shared by all rounds of one client, so that a round for the owner and a planned one do not
meet at the same door.
"""

from __future__ import annotations

import random
import threading
from collections.abc import Mapping

from msgspec import Struct

from reader.fetch.urls import BadAddress, WebAddress, parse_address


class Courtesy(Struct, frozen=True):
    """How one round behaves towards one host. Why these numbers: docs/notes/courtesy.md."""

    pause_s: float = 1.0
    """Between the end of one fetch and the begin of the next at the same host…"""
    jitter: float = 0.5
    """…longer by up to this share, so that nothing happens in step."""


PLANNED = Courtesy()
MANUAL = Courtesy(pause_s=0.2)


def host_key(address: WebAddress) -> str:
    """What counts as one host: its name, whatever the scheme; another port is another service."""
    if address.port in (80, 443):
        return address.host
    return f"{address.host}:{address.port}"


def find_host_key(url: str) -> str:
    """The same for an address as text; empty where it is none."""
    try:
        return host_key(parse_address(url))
    except BadAddress:
        return ""


class HostBook:
    """`now` is monotonic for pauses (`enter`, `leave`) and wall time for closed hosts, which outlive a
    restart."""

    def __init__(self, rng: random.Random | None = None) -> None:
        self._rng = rng or random.Random()
        self._lock = threading.Lock()
        self._inside: set[str] = set()
        self._free_at: dict[str, float] = {}
        self._closed_until: dict[str, float] = {}

    def enter(self, host: str, now: float) -> float:
        """0 when the slot is ours, else how many seconds to wait (inf while somebody is inside)."""
        with self._lock:
            if host in self._inside:
                return float("inf")
            wait_s = self._free_at.get(host, now) - now
            if wait_s > 0:
                return wait_s
            self._inside.add(host)
            return 0.0

    def leave(self, host: str, now: float, courtesy: Courtesy) -> None:
        with self._lock:
            self._inside.discard(host)
            pause_s = courtesy.pause_s * (1 + courtesy.jitter * self._rng.random())
            if pause_s > 0:
                self._free_at[host] = now + pause_s
            if len(self._free_at) > 5_000:
                self._free_at = {name: at for name, at in self._free_at.items() if at > now}

    def close(self, host: str, until: float) -> None:
        """This host asked to be left alone; the later wish counts."""
        with self._lock:
            self._closed_until[host] = max(until, self._closed_until.get(host, 0.0))

    def reopen(self, closed_until: Mapping[str, float]) -> None:
        """These hosts are closed, and no others."""
        with self._lock:
            self._closed_until = dict(closed_until)

    def closed_until(self, host: str, now: float) -> float | None:
        with self._lock:
            until = self._closed_until.get(host, 0.0)
        return until if until > now else None

    def closed(self, now: float) -> Mapping[str, float]:
        """Every host that is closed at this moment, to be kept over a restart."""
        with self._lock:
            return {host: until for host, until in self._closed_until.items() if until > now}
