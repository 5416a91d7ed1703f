"""The pace of a host: how many requests it grants, learned from its answers. Pure but for what it remembers.

Some hosts grant one request a minute to an address, whatever number of feeds live there. A refusal says when the next
one is granted (Retry-After), some answers say how many are left until when (X-RateLimit, RateLimit). What was granted
since the host began to count, over the time it takes until it grants again, is its pace.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

from reader.fetch.courtesy.hints import find_remaining, find_reset, find_retry_after

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
    is_told: bool
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
        told_s = find_told_spacing(headers)
        if told_s is not None:
            return HostPace(_within(told_s), True, at) if told_s >= LEAST_S else None
        pace = self.pace
        if pace is None or pace.is_told or at - pace.learned_at < TRY_FASTER_S:
            return pace
        faster_s = (pace.spacing_s * max(pace.refused_gap_s, pace.spacing_s / 4)) ** 0.5
        return HostPace(_within(min(faster_s, pace.spacing_s)), False, at, pace.refused_gap_s)


def find_told_spacing(headers: Mapping[str, str]) -> float | None:
    """Seconds for each of the requests that are left until the host counts anew; None where it does not tell."""
    left, reset = find_remaining(headers), find_reset(headers)
    return None if left is None or not reset else float(reset) / max(left, 1.0)


def _within(spacing_s: float) -> float:
    return min(max(spacing_s, LEAST_S), MOST_S)
