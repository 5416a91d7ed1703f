"""Decides whether a failed fetch is the feed's fault or the network's. Pure; gets every answer in order.

A fetch that reached nobody says nothing about the feed while nobody else answers either: no network, no DNS, a proxy
that is away, a captive portal, a machine that slept. The feed is blamed only if another host answered after it was
asked. See docs/notes/what-if-the-network-is-down.md.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, auto

from msgspec import Struct

from reader.engine.http_state import Reading
from reader.model.fetched import Fetched, Outcome, Problem
from reader.model.messages import Message
from reader.wording.catalogue import Code

JUST_BEFORE_S = 1.0
"""An answer that came this shortly before a request still shows that the network was fine."""
SLEPT_S = 120.0
"""Two answers of a round are never this far apart, as a fetch takes 30 s at most: the machine slept in between."""
GIVEN_UP_AFTER = 3
GIVEN_UP_S = 5.0
"""After this many failures and this long without an answer, the rest of a round is not tried."""

_REACHED_NOBODY = frozenset((Problem.NO_SUCH_HOST, Problem.REFUSED, Problem.TIMEOUT, Problem.BROKEN, Problem.INSECURE))
_BREAKS = frozenset((Problem.BROKEN, Problem.OFFLINE))
BROKEN_HOSTS = 2
_GOES_AWAY = frozenset((Problem.BROKEN, Problem.OFFLINE, Problem.REFUSED, Problem.NO_SUCH_HOST))
"""Failures that show at once. A silent host is among the last of every round, whatever the network does."""
GONE_HOSTS = 3
_LOGIN_STATUSES = frozenset((407, 511))
"""A proxy or a network wants a login; no publisher answers with these."""
_PAGES = frozenset((Code.PAGE_NO_FEED.name, Code.PAGE_WANTS_LOGIN.name, Code.NOT_A_FEED.name))


class Failure(Struct, frozen=True):
    """A failed fetch of a round that may be the network's fault."""

    host: str
    problem: Problem | None
    at: float
    was_fine: bool = False
    """Whether it answered the last time."""


class Sign(Enum):
    """What one fetch says about the network."""

    ANSWER = auto()
    """A publisher's server spoke, whatever it said."""
    NOBODY = auto()
    """Nobody was reached."""
    PORTAL = auto()
    """A page came instead of a feed: perhaps from a network that wants a login."""
    NO_NETWORK = auto()
    """The system itself reports no network."""
    NONE = auto()
    """Nothing was sent, or it was cancelled."""


def read_sign(fetched: Fetched, reading: Reading, has_answered_before: bool) -> Sign:
    if fetched.outcome is not Outcome.FAILED:
        is_page = reading.message is not None and reading.message.code in _PAGES
        return Sign.PORTAL if is_page and has_answered_before else Sign.ANSWER
    if fetched.problem is Problem.OFFLINE:
        return Sign.NO_NETWORK
    if fetched.problem is Problem.CANCELLED:
        return Sign.NONE
    if fetched.problem is Problem.FORBIDDEN_ADDRESS or fetched.status in _LOGIN_STATUSES:
        return Sign.PORTAL if has_answered_before else Sign.ANSWER
    if fetched.status is not None:
        return Sign.ANSWER
    return Sign.NOBODY if fetched.problem in _REACHED_NOBODY else Sign.NONE


FAULTS = (Sign.NOBODY, Sign.PORTAL, Sign.NO_NETWORK)
"""Signs that may be the network's fault."""


def describe_fault(sign: Sign | None, proxy: str, try_again_at: float) -> Message | None:
    """Describe what the user can do about it; None if the system itself reports no network."""
    if sign is Sign.NOBODY:
        return Code.PROXY_REACHES_NOBODY(at=try_again_at) if proxy else Code.NOBODY_IS_REACHED(at=try_again_at)
    return Code.NETWORK_WANTS_LOGIN(at=try_again_at) if sign is Sign.PORTAL else None


class NetworkWatch:
    """What is known about the network; lives as long as the engine and gets the sign of every fetch."""

    def __init__(self) -> None:
        self._answered_at: dict[str, float] = {}
        """When each host last answered; cleared when the machine slept."""
        self._seen_at: float | None = None
        self._failures = 0
        """Since the last answer."""
        self._quiet_since: float | None = None
        self._knows_offline = False
        """All failures since the last answer were reported by the system itself."""
        self.is_trusted = False
        """Whether the network is known to be fine, whether anybody answers or not."""
        self.fault: Sign | None = None
        """Why nobody answers, if that is so."""

    def begin_round(self, now: float) -> None:
        self._seen_at, self._failures, self._quiet_since, self._knows_offline = now, 0, now, True

    def note(self, host: str, sign: Sign, at: float) -> None:
        if self._seen_at is not None and not 0.0 <= at - self._seen_at < SLEPT_S:
            self._answered_at.clear()
        self._seen_at = at
        if sign is Sign.ANSWER:
            self._answered_at[host] = at
            self._failures, self._quiet_since, self._knows_offline = 0, at, True
            self.fault = None
        elif sign in FAULTS:
            self._failures += 1
            self._knows_offline = self._knows_offline and sign is Sign.NO_NETWORK

    def is_hosts_fault(self, host: str, asked_at: float) -> bool:
        """Return whether another host answered after this one was asked, so that the failure is its own."""
        answers = (at for other, at in self._answered_at.items() if other != host)
        return self.is_trusted or any(at >= asked_at - JUST_BEFORE_S for at in answers)

    def did_network_break(self, failures: Iterable[Failure]) -> bool:
        """Return whether the network broke during a round: several hosts broke off, or the system lost its network, or
        several more that were fine went away, and nobody answered after that."""
        last = [one for one in failures if self.is_last(one.at)]
        broken = {one.host for one in last if one.problem in _BREAKS}
        gone = {one.host for one in last if one.was_fine and one.problem in _GOES_AWAY}
        return not self.is_trusted and (len(broken) >= BROKEN_HOSTS or len(gone) >= GONE_HOSTS)

    def is_last(self, at: float) -> bool:
        """Return whether nobody answered after this instant."""
        return at > max(self._answered_at.values(), default=0.0)

    def is_hopeless(self, at: float) -> bool:
        """Return whether the rest of the round need not be tried."""
        quiet_s = at - self._quiet_since if self._quiet_since is not None else 0.0
        return self._failures >= GIVEN_UP_AFTER and (quiet_s >= GIVEN_UP_S or self._knows_offline)
