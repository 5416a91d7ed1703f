"""Limits towards one host: one connection at a time, pauses, a pace learned from its answers, and merged requests."""

from __future__ import annotations

import random
import re
import threading
from collections.abc import Mapping, Sequence

from msgspec import Struct, field

from reader.net.hints import find_remaining, find_reset, find_retry_after
from reader.net.urls import BadAddress, WebAddress, parse_address


class Courtesy(Struct, frozen=True):
    """The pause between two fetches from one host. Why these numbers: docs/developer/notes/courtesy.md."""

    pause_s: float = 1.0
    jitter: float = 0.5
    """The pause is longer by up to this share, so that nothing happens in step."""


PLANNED = Courtesy()
MANUAL = Courtesy(pause_s=0.2)


def host_key(address: WebAddress) -> str:
    """The name of a host, with its port unless that is 80 or 443."""
    return address.host if address.port in (80, 443) else f"{address.host}:{address.port}"


def find_host_key(url: str) -> str:
    """The host key of an address as text; empty for a bad address."""
    try:
        return host_key(parse_address(url))
    except BadAddress:
        return ""


class HostBook:
    """When each host may be asked again. Any thread; shared by all rounds of one client, so that two of them never
    fetch from the same host at once.

    `now` is monotonic for `enter` and `leave`, and wall time for closed hosts, which are kept over a restart.
    """

    def __init__(self, rng: random.Random | None = None) -> None:
        self._rng = rng or random.Random()
        self._lock = threading.Lock()
        self._inside: set[str] = set()
        self._free_at: dict[str, float] = {}
        self._closed_until: dict[str, float] = {}

    def enter(self, host: str, now: float) -> float:
        """Take the host and return 0, or return how many seconds to wait (inf while it is taken)."""
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
        """Note a pause that a host asked for; the longer one counts."""
        with self._lock:
            self._closed_until[host] = max(until, self._closed_until.get(host, 0.0))

    def reopen(self, closed_until: Mapping[str, float]) -> None:
        """Set which hosts are closed; all others are open."""
        with self._lock:
            self._closed_until = dict(closed_until)

    def closed_until(self, host: str, now: float) -> float | None:
        with self._lock:
            until = self._closed_until.get(host, 0.0)
        return until if until > now else None

    def closed(self, now: float) -> Mapping[str, float]:
        with self._lock:
            return {host: until for host, until in self._closed_until.items() if until > now}


REFUSED = 429
LEAST_S, MOST_S = 2.0, 86_400.0
"""Bounds of a pace. A faster one makes no difference: the usual pause is slower."""
UNTOLD_S = 60.0
"""The pace after a refusal that does not say for how long."""
STILL_S = 1.25
"""How much slower a host is asked that refuses at the learned pace."""
TRY_FASTER_S = 86_400.0
"""A guessed pace is tried a little faster after so long without a refusal."""
LONGEST_WINDOW_S = 3_600.0
"""A longer Retry-After is a pause, and says nothing about the pace."""
ROUNDED_S = 1.0
"""Hosts give whole seconds."""
_REMEMBERED = 200


class HostPace(Struct, frozen=True):
    spacing_s: float
    is_given: bool
    """Whether the host said so itself; otherwise it is a guess."""
    learned_at: float
    refused_gap_s: float = 0.0
    """The longest gap after which it refused."""


class HostRecord(Struct):
    """What one host granted lately, and its pace.

    Some hosts grant one request a minute, whatever the number of their feeds. The pace is what was granted since the
    host began to count, over the time until it grants again, as Retry-After or RateLimit headers tell it.
    """

    pace: HostPace | None = None
    asked_at: float = 0.0
    granted: list[float] = field(default_factory=list)

    def free_at(self) -> float:
        """When the next request is within the pace; 0 without one."""
        return self.asked_at + self.pace.spacing_s if self.pace else 0.0

    def note(self, at: float, status: int | None, headers: Mapping[str, str]) -> bool:
        """Learn from an answer; return whether that changed the pace."""
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
        # It refused although it was asked no faster than the learned pace.
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
    """Seconds per request that is left until the host's count starts over; None where it does not say."""
    left, reset = find_remaining(headers), find_reset(headers)
    return None if left is None or not reset else float(reset) / max(left, 1.0)


def _within(spacing_s: float) -> float:
    return min(max(spacing_s, LEAST_S), MOST_S)


MOST_TOGETHER = 4
"""So that each feed has as much room in the answer as in one of its own."""
ENTRIES = 100
"""The most that Reddit gives at once."""
_SUBREDDIT = re.compile(
    r"(https?://(?:www\.|old\.|new\.)?reddit\.com(?::[0-9]{1,5})?/r/)([A-Za-z0-9_]{2,32})((?:/(?:hot|new|rising))?)/?\.rss/?",
    re.ASCII,
)


class Mergeable(Struct, frozen=True):
    """A feed that can share a request: Reddit's /r/one+two lists what /r/one and /r/two list, and each entry names its
    subreddit as a category."""

    group: tuple[str, str]
    """What feeds must have in common to share one: the host and the listing (hot, new, …)."""
    name: str


def find_mergeable(url: str) -> Mergeable | None:
    """Return how a feed can share a request; None for one that cannot, such as one with parameters."""
    found = _SUBREDDIT.fullmatch(url)
    return Mergeable((found[1], found[3]), found[2].casefold()) if found else None


def merge_urls(urls: Sequence[str]) -> str:
    """Return the address that answers for all of these, which must be of one group."""
    parts = [mergeable for url in urls if (mergeable := find_mergeable(url)) is not None]
    (start, listing), names = parts[0].group, "+".join(part.name for part in parts)
    return f"{start}{names}{listing}/.rss?limit={ENTRIES}"


def is_share_of(url: str, categories: Sequence[str]) -> bool:
    """Tell whether an entry with these categories belongs to the feed at this address."""
    mergeable = find_mergeable(url)
    return mergeable is not None and any(
        category.casefold().removeprefix("r/") == mergeable.name for category in categories
    )
