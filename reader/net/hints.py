"""The floor: the earliest polite instant of the next poll, from headers, document and failures, with the reason. Pure.

Never raises, whatever a header says. Publishers' wishes make us come later, never sooner, and by a day at most,
because a max-age of sixteen years has been seen.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from reader.core.records.fetched import Fetched, Outcome, Problem
from reader.core.records.parsed import Wishes
from reader.net import results

HOUR_S = 3_600.0
DAY_S = 86_400.0
WEEK_S = 7 * DAY_S
_SHORTEST_PAUSE_S = 60.0
FIRST_WAIT_S = 900.0
"""After the first failure in a row; each further one doubles it."""
_FIRST_MISSES_S = (120.0, 600.0)
"""After the first two failures in a row where nobody was reached."""


class Why(StrEnum):
    NOTHING = "nothing"
    """The publisher expressed no wish."""
    MAX_AGE = "max-age"
    EXPIRES = "expires"
    TTL = "ttl"
    UPDATE_PERIOD = "update-period"
    SKIP_HOURS = "skip-hours"
    SKIP_DAYS = "skip-days"
    RETRY_AFTER = "retry-after"
    ASKED_TO_WAIT = "asked-to-wait"
    """The server asked for a pause and did not say how long."""
    BACK_OFF = "back-off"
    """It failed, so the wait doubles."""
    OFFLINE = "offline"
    """Not the feed's fault: no wait at all."""
    GONE = "gone"
    """Ended by its publisher: never again."""


class Hint(Struct, frozen=True):
    kind: Why
    seconds: float
    """From now until the earliest polite time; infinite where the feed has ended."""
    source: str = ""
    """What it is based on, as written there: "max-age=3600"."""
    whole_host: bool = False
    """Whether it holds for every feed of the host."""


NO_WISH = Hint(Why.NOTHING, 0.0)


def find_floor(headers: Mapping[str, str], wishes: Wishes, now: float) -> Hint:
    """Return the longest wish, moved out of the hours and days that the publisher wants skipped."""
    ttl_s, period_s = wishes.ttl_s or 0, wishes.update_period_s or 0
    ttl = Hint(Why.TTL, float(ttl_s), f"ttl={ttl_s // 60}")
    period = Hint(Why.UPDATE_PERIOD, float(period_s), f"every {period_s} s")
    floor = max((_cache_wish(headers, now), ttl, period), key=lambda hint: hint.seconds)
    if floor.seconds > DAY_S:
        floor = Hint(floor.kind, DAY_S, floor.source)
    at = now + floor.seconds
    free_at = find_skip_end(wishes, at)
    if free_at <= at:
        return floor
    # What is still skipped after a day is looked at again when the poll is made.
    kind = Why.SKIP_DAYS if _weekday(at) in _skipped_days(wishes) else Why.SKIP_HOURS
    return Hint(kind, min(free_at - now, DAY_S), kind)


def _cache_wish(headers: Mapping[str, str], now: float) -> Hint:
    """Read max-age, or else Expires; s-maxage is for shared caches."""
    control = headers.get("cache-control", "").lower()
    if re.search(r"\bno-(cache|store)\b", control):
        return NO_WISH
    found = re.search(r"(?<![\w-])max-age\s*=\s*\"?(\d+)", control)
    if found:
        left = _seconds(found[1]) - _seconds(headers.get("age", ""))
        return Hint(Why.MAX_AGE, left, f"max-age={found[1][:12]}") if left > 0 else NO_WISH
    text = headers.get("expires", "")
    at = results.find_http_date(text)
    if at is None:
        return NO_WISH
    # Measured by the server's own clock where it tells it.
    left = at - (results.find_http_date(headers.get("date", "")) or now) - _seconds(headers.get("age", ""))
    return Hint(Why.EXPIRES, left, text[:60]) if left > 0 else NO_WISH


def _seconds(text: str) -> float:
    """Return a number of seconds: 0 for anything else, infinite for more than 12 digits."""
    text = text.strip()
    if not re.fullmatch(r"[0-9]+", text):
        return 0.0
    return float(int(text)) if len(text) <= 12 else float("inf")


def find_skip_end(wishes: Wishes, at: float) -> float:
    """Return the first instant from `at` on that is in no skipped hour or day, in UTC."""
    days = _skipped_days(wishes)
    hours = wishes.skip_hours if len(wishes.skip_hours) < 24 else frozenset()
    latest = at + 2 * WEEK_S
    while at < latest:
        if _weekday(at) in days:
            at = (at // DAY_S + 1) * DAY_S
        elif int(at % DAY_S // HOUR_S) in hours:
            at = (at // HOUR_S + 1) * HOUR_S
        else:
            break
    return at


def _skipped_days(wishes: Wishes) -> frozenset[int]:
    """The days to skip; all seven, like all 24 hours, are a mistake."""
    return wishes.skip_days if len(wishes.skip_days) < 7 else frozenset()


def _weekday(at: float) -> int:
    return int(at // DAY_S + 3) % 7  # 1 January 1970 was a Thursday


def find_host_pause(status: int | None, headers: Mapping[str, str], now: float) -> Hint | None:
    """The pause after 429 or 503: as long as Retry-After says, a week at most, else an hour."""
    return _pause(headers, now, f"status {status}") if status in (429, 503) else None


def _pause(headers: Mapping[str, str], now: float, source: str) -> Hint:
    text = headers.get("retry-after", "")
    given_s = find_retry_after(headers, now)
    if given_s is None:
        return Hint(Why.ASKED_TO_WAIT, HOUR_S, source, whole_host=True)
    seconds = min(max(given_s, _SHORTEST_PAUSE_S), WEEK_S)
    return Hint(Why.RETRY_AFTER, seconds, f"Retry-After: {text.strip()[:40]}", whole_host=True)


_COUNTERS = ("x-ratelimit-", "x-rate-limit-", "ratelimit-")


def find_reset(headers: Mapping[str, str]) -> str:
    """Whole seconds until a host's count of requests starts over, or "". Larger numbers are instants, not durations."""
    resets = (headers.get(f"{counter}reset", "").strip() for counter in _COUNTERS)
    return next((text for text in resets if text.isdigit() and 0 < _seconds(text) <= DAY_S), "")


def find_remaining(headers: Mapping[str, str]) -> float | None:
    """How many requests a host grants until its count starts over; None if it doesn't say."""
    for counter in _COUNTERS:
        found = re.fullmatch(r"([0-9]{1,12})(\.[0-9]*)?", headers.get(f"{counter}remaining", "").strip())
        if found:
            return float(found[0])
    return None


def find_retry_after(headers: Mapping[str, str], now: float) -> float | None:
    """Seconds to wait by Retry-After, or until the host's count starts over. None if it says neither or a past date."""
    text = headers.get("retry-after", "").strip() or find_reset(headers)
    at = None if text.isdigit() else results.find_http_date(text)
    seconds = _seconds(text) if at is None else at - now
    return None if seconds < 0 or (seconds == 0 and text != "0") else seconds


def find_back_off(failures: int, *, was_answered: bool = True) -> Hint:
    """Return the pause after `failures` in a row, this one included; shorter at first where no server was reached."""
    count = max(failures, 1)
    if not was_answered and count <= len(_FIRST_MISSES_S):
        return Hint(Why.BACK_OFF, _FIRST_MISSES_S[count - 1], f"{count} in a row")
    doublings = min(count - 1, 20)
    return Hint(Why.BACK_OFF, min(FIRST_WAIT_S * 2**doublings, DAY_S), f"{count} in a row")


def find_hint(fetched: Fetched, wishes: Wishes, failures: int, now: float) -> Hint:
    """Return when to poll again after this fetch. `failures`: in a row, this one included."""
    if fetched.outcome is not Outcome.FAILED:
        return find_floor(fetched.headers, wishes, now)
    if fetched.problem is Problem.GONE:
        return Hint(Why.GONE, float("inf"), "status 410")
    if fetched.problem in (Problem.OFFLINE, Problem.CANCELLED):
        return Hint(Why.OFFLINE, 0.0)
    if was_held_back(fetched):
        return _pause(fetched.headers, now, "the host's earlier wish")
    back_off = find_back_off(failures, was_answered=fetched.status is not None)
    pause = find_host_pause(fetched.status, fetched.headers, now)
    if pause is None:
        return back_off
    if pause.kind is Why.ASKED_TO_WAIT and back_off.seconds > pause.seconds:
        return Hint(pause.kind, back_off.seconds, pause.source, whole_host=True)
    return pause


def is_feeds_fault(fetched: Fetched) -> bool:
    is_innocent = fetched.problem in (Problem.OFFLINE, Problem.CANCELLED) or was_held_back(fetched)
    return fetched.outcome is Outcome.FAILED and not is_innocent


def was_held_back(fetched: Fetched) -> bool:
    """Tell whether nothing was sent because the host had asked for a pause."""
    return fetched.problem is Problem.ASKED_TO_WAIT and fetched.status is None
