"""Checks a server's log for bad manners. Knows the log and nothing of the engine."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import pairwise
from zoneinfo import ZoneInfo

from tests.engine.simulated import RefreshRequests

DAY_S = 86_400
VALIDATORS_KEPT_S = 8 * DAY_S


def violations(log: Sequence[RefreshRequests]) -> list[str]:
    by_feed: dict[int, list[RefreshRequests]] = defaultdict(list)
    by_host: dict[str, list[RefreshRequests]] = defaultdict(list)
    for asked in log:
        by_feed[asked.feed].append(asked)
        by_host[asked.host].append(asked)
    found = [text for fetches in by_feed.values() for text in _feed_violations(fetches)]
    return found + [text for fetches in by_host.values() for text in _host_violations(fetches)]


def _feed_violations(fetches: Sequence[RefreshRequests]) -> list[str]:
    found = []
    failures, known = 0, None
    for before, after in pairwise(fetches):
        if before.status == 200 and (before.etag or before.last_modified):
            known = before
        failures = failures + 1 if before.status >= 500 else 0
        wrong = _too_early(before, after.at - before.at, failures)
        if known and after.at - known.at < VALIDATORS_KEPT_S:
            wrong += _wrong_validators(known, after)
        found += [f"feed {before.feed} at {_clock(after.at)}: {text}" for text in wrong]
    return found


def _too_early(before: RefreshRequests, gap: float, failures: int) -> list[str]:
    found = []
    if gap < min(before.floor_s, DAY_S):
        found.append(f"{gap:.0f} s after an answer that asked for {before.floor_s:.0f} s")
    if before.status == 410:
        found.append("asked although it is gone")
    if failures and gap < min(900 * 2 ** (failures - 1), DAY_S):
        found.append(f"{gap:.0f} s after failure {failures} in a row")
    return found


def _wrong_validators(known: RefreshRequests, after: RefreshRequests) -> list[str]:
    found = []
    if after.if_none_match != known.etag:
        found.append(f"sent {after.if_none_match} instead of {known.etag}")
    if after.if_modified_since != known.last_modified:
        found.append(f"sent {after.if_modified_since} instead of {known.last_modified}")
    return found


def _host_violations(fetches: Sequence[RefreshRequests]) -> list[str]:
    found, closed_until = [], 0.0
    for asked in fetches:
        if asked.at < closed_until:
            found.append(f"{asked.host} at {_clock(asked.at)}: asked before {_clock(closed_until)}")
        if asked.status in (429, 503):
            closed_until = max(closed_until, asked.at + asked.retry_after_s)
    return found


def per_local_day(log: Sequence[RefreshRequests], zone: ZoneInfo) -> Counter[str]:
    return Counter(datetime.fromtimestamp(asked.at, zone).date().isoformat() for asked in log)


def most_in_a_minute(log: Sequence[RefreshRequests]) -> int:
    """In any 60 seconds, wherever they begin."""
    times = sorted(asked.at for asked in log)
    most, start = 0, 0
    for end, at in enumerate(times):
        while at - times[start] >= 60:
            start += 1
        most = max(most, end - start + 1)
    return most


def longest_silence(log: Sequence[RefreshRequests], feeds: int, start_at: float, end_at: float) -> dict[int, float]:
    """Per feed, the longest time in which nobody asked, in days."""
    times: dict[int, list[float]] = {feed: [start_at] for feed in range(feeds)}
    for asked in log:
        times[asked.feed].append(asked.at)
    gaps = {}
    for feed, fetches in times.items():
        ends = [*fetches[1:], end_at]
        gaps[feed] = max(after - before for before, after in zip(fetches, ends, strict=True)) / DAY_S
    return gaps


def _clock(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%d %H:%M:%S")
