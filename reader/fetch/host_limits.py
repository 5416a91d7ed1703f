"""Requests that a host answers for several feeds at once. Pure.

Reddit does: /r/one+two lists what /r/one and /r/two list, and each entry names its subreddit as a category. So feeds
that would have to take turns are asked together. Only the same listing (hot, new, …) of the same host is.
"""

from __future__ import annotations

import random
import re
import threading
from collections.abc import Mapping, Sequence

from msgspec import Struct, field

from reader.fetch.hints import find_remaining, find_reset, find_retry_after
from reader.fetch.urls import BadAddress, WebAddress, parse_address

# Per-host limits: one connection at a time, a pause after each, none to hosts that asked to be left alone.
#
# The book decides and remembers; it starts nothing and waits for nothing. It is safe to use from many threads
# and is shared by all rounds of one client, so that a round for the user and a planned one do not meet at
# the same door.


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


# The pace of a host: how many requests it grants, learned from its answers. Pure but for what it remembers.
#
# Some hosts grant one request a minute to an address, whatever number of feeds live there. A refusal says
# when the next one is granted (Retry-After), some answers say how many are left until when (X-RateLimit,
# RateLimit). What was granted since the host began to count, over the time it takes until it grants again, is
# its pace.

REFUSED = 429
LEAST_S, MOST_S = 2.0, 86_400.0
"""A pace faster than this is no matter: the courtesy of one connection and a pause is slower."""
UNTOLD_S = 60.0
"""Between two requests where a host refuses and does not say for how long: what is usual in such cases."""
STILL_S = 1.25
"""Who refuses at the pace that was learned is asked so much more slowly."""
TRY_FASTER_S = 86_400.0
"""A pace that was guessed is tried a little faster after so long without a refusal."""
LONGEST_WINDOW_S = 3_600.0
"""Who wants to be left alone for longer wants a pause, which is kept elsewhere, and says nothing of a pace."""
ROUNDED_S = 1.0
"""Hosts tell whole seconds."""
_REMEMBERED = 200


class HostPace(Struct, frozen=True):
    spacing_s: float
    """At least between two requests."""
    is_given: bool
    """The host said so itself; otherwise it is a guess."""
    learned_at: float
    refused_gap_s: float = 0.0
    """The longest gap after which it refused."""


class HostRecord(Struct):
    """What one host granted lately."""

    pace: HostPace | None = None
    asked_at: float = 0.0
    granted: list[float] = field(default_factory=list)

    def free_at(self) -> float:
        """When the next request is within the pace; long ago where there is none."""
        return self.asked_at + self.pace.spacing_s if self.pace else 0.0

    def note(self, at: float, status: int | None, headers: Mapping[str, str]) -> bool:
        """A request was answered; True where that changed the pace."""
        before = self.pace
        gap_s = at - self.asked_at
        self.asked_at = at
        if status == REFUSED:
            self.pace = self._after_refusal(at, gap_s, headers)
            self.granted.clear()
        else:
            self.granted = [*self.granted[-_REMEMBERED:], at]
            self.pace = self._after_grant(at, headers)
        return self.pace != before

    def _after_refusal(self, at: float, gap_s: float, headers: Mapping[str, str]) -> HostPace | None:
        before = self.pace
        refused_gap_s = max(gap_s if gap_s < MOST_S else 0.0, before.refused_gap_s if before else 0.0)
        # It refused though it was asked no faster than was learned.
        slower_s = before.spacing_s * STILL_S if before and gap_s >= before.spacing_s - ROUNDED_S else 0.0
        wait_s = find_retry_after(headers, at)
        if wait_s is None:
            return HostPace(_within(max(UNTOLD_S, slower_s)), False, at, refused_gap_s)
        if wait_s > LONGEST_WINDOW_S:
            return before
        counted = [one for one in self.granted if one > at - max(wait_s, UNTOLD_S)]
        window_s = at + wait_s - counted[0] if counted else wait_s
        spacing_s = max(window_s / max(len(counted), 1), slower_s)
        return HostPace(_within(spacing_s), True, at, refused_gap_s)

    def _after_grant(self, at: float, headers: Mapping[str, str]) -> HostPace | None:
        given_s = find_given_spacing(headers)
        if given_s is not None:
            return HostPace(_within(given_s), True, at) if given_s >= LEAST_S else None
        pace = self.pace
        if pace is None or pace.is_given or at - pace.learned_at < TRY_FASTER_S:
            return pace
        faster_s = (pace.spacing_s * max(pace.refused_gap_s, pace.spacing_s / 4)) ** 0.5
        return HostPace(_within(min(faster_s, pace.spacing_s)), False, at, pace.refused_gap_s)


def find_given_spacing(headers: Mapping[str, str]) -> float | None:
    """Seconds for each of the requests that are left until the host counts anew; None where it does not tell."""
    left, reset = find_remaining(headers), find_reset(headers)
    return None if left is None or not reset else float(reset) / max(left, 1.0)


def _within(spacing_s: float) -> float:
    return min(max(spacing_s, LEAST_S), MOST_S)


MOST_TOGETHER = 4
"""So that each has as much room in the answer as in one of its own."""
ENTRIES = 100
"""The most that the host gives at once."""
_SUBREDDIT = re.compile(
    r"(https?://(?:www\.|old\.|new\.)?reddit\.com(?::[0-9]{1,5})?/r/)([A-Za-z0-9_]{2,32})((?:/(?:hot|new|rising))?)/?\.rss/?",
    re.ASCII,
)


class Mergeable(Struct, frozen=True):
    group: tuple[str, str]
    """What feeds must have in common to be asked together."""
    name: str


def find_mergeable(url: str) -> Mergeable | None:
    """None where this address is asked alone; one with parameters of its own always is."""
    found = _SUBREDDIT.fullmatch(url)
    return Mergeable((found[1], found[3]), found[2].casefold()) if found else None


def merge_urls(urls: Sequence[str]) -> str:
    """The address that answers for all of these; they must be of one group."""
    parts = [mergeable for url in urls if (mergeable := find_mergeable(url)) is not None]
    (start, listing), names = parts[0].group, "+".join(part.name for part in parts)
    return f"{start}{names}{listing}/.rss?limit={ENTRIES}"


def is_share_of(url: str, categories: Sequence[str]) -> bool:
    """Whether an entry of such an answer belongs to the feed at this address."""
    mergeable = find_mergeable(url)
    return mergeable is not None and any(
        category.casefold().removeprefix("r/") == mergeable.name for category in categories
    )
