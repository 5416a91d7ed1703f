"""The score of a list of polls, from wherever it came, against what happened.

The rules: at the start every feed counts as just polled; a poll at the very instant of a visit comes after
it; a visit finds a post missing if the feed's last poll before the visit lies before the post.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from reader.core.records.planning import HOUR_S, BoolArray, FloatArray, IntArray
from reader.lab.files import Trial
from reader.lab.replay import MOBILE, WIFI, radio_seconds, wake_up_sizes
from reader.planner.choose import MINUTE_S

MINUTES = 60.0


class Wait(Struct, frozen=True):
    hours: float
    """Summed over all visits: how long each missing post had been out."""
    missing: int
    """Pairs of a visit and a post that was not here yet."""
    first_visits: int
    """Posts with a visit after them."""
    missing_at_first: int
    """Posts that were not here at the first visit after they appeared."""

    @property
    def fresh_share(self) -> float | None:
        """The share of posts that were here at the first visit; None if there were none."""
        return 1 - self.missing_at_first / self.first_visits if self.first_visits else None


def measure_wait(out: FloatArray, seen: FloatArray, visits: FloatArray) -> Wait:
    """The wait for one feed's posts, which appeared at `out` and were here at `seen`."""
    first = np.searchsorted(visits, out, side="left")
    # Times are stored in whole seconds: what came in the second of a visit came because of it.
    until = np.searchsorted(visits, seen + 1.0, side="left")
    sums = np.concatenate(([0.0], np.cumsum(visits)))
    count = np.maximum(until - first, 0)
    seconds = np.where(count > 0, sums[np.maximum(until, first)] - sums[first] - count * out, 0.0)
    was_awaited = first < len(visits)
    return Wait(
        float(seconds.sum()) / HOUR_S, int(count.sum()), int(was_awaited.sum()), int((was_awaited & (count > 0)).sum())
    )


def sum_waits(waits: Sequence[Wait]) -> Wait:
    return Wait(
        sum(wait.hours for wait in waits),
        sum(wait.missing for wait in waits),
        sum(wait.first_visits for wait in waits),
        sum(wait.missing_at_first for wait in waits),
    )


def wait_min(wait: Wait) -> float:
    """The mean minutes until a new post could be read."""
    return wait.hours * MINUTES / wait.first_visits if wait.first_visits else 0.0


POLLS_PER_MINUTE = 40
"""The engine's default."""
JUST_BEFORE_S = 1e-3
HALF_LIFE_S = 86_400.0
"""The time in which a post loses half of its value."""


class Score(Struct, frozen=True):
    polls_per_day: float
    delay_h_per_day: float
    """The hours, over all visits and feeds, since each post that was out but not here."""
    missing_per_day: float
    """The number of such pairs of a post and a visit."""
    fresh_share: float
    """The share of posts, of those with a visit after them, that were here at the first."""
    lost_per_day: float
    """Posts that left the feed's window before any poll."""
    error: float
    """Mean hours from post to poll, times polls per post found."""
    minute_later_h_per_day: float
    """`delay_h_per_day` a minute after each visit, when the polls that the visit caused have come, as far as the limit
    per minute allows."""
    wake_ups_per_day: float
    wifi_s_per_day: float
    """Seconds for which the radio is up, on Wi-Fi and on a mobile network."""
    mobile_s_per_day: float
    value_kept: float
    """The value of posts when a visit first finds them here, as a share of their value at the first visit after they
    appeared. What is lost, or never found, has none."""


def score(trial: Trial, feeds: IntArray, times: FloatArray) -> Score:
    """The figures of one policy's polls, whatever their order."""
    visits = _during(trial, trial.visits)
    visits_to = [visits] * len(trial.feeds.posts)
    if trial.visits_by_feed is not None:
        visits_to = [_during(trial, times) for times in trial.visits_by_feed]
    inside = (times >= trial.start_at) & (times < trial.end_at)
    feeds, times = feeds[inside], times[inside]
    posts = [times[(times > trial.start_at) & (times < trial.end_at)] for times in trial.feeds.posts]
    by_feed = zip(posts, split_by_feed(feeds, times, len(posts)), visits_to, trial.feeds.windows.tolist(), strict=True)
    tallies = [_tally(posted, polls, seen, trial.start_at, window) for posted, polls, seen, window in by_feed]
    moved = zip(posts, split_by_feed(feeds, _as_after_a_minute(times, visits), len(posts)), visits_to, strict=True)
    minute_later = [_waiting(posted, polls, seen, trial.start_at)[0] for posted, polls, seen in moved]
    sums = [sum(column) for column in zip(*tallies, strict=True)] or [0.0] * 9
    delay_h, missing, fresh, awaited, lost, found, found_delay_h, value, value_awaited = sums
    polls, days = len(times), trial.days
    return Score(
        polls_per_day=polls / days,
        delay_h_per_day=delay_h / days,
        missing_per_day=missing / days,
        fresh_share=fresh / awaited if awaited else 1.0,
        lost_per_day=lost / days,
        error=found_delay_h / found * polls / found if found else 0.0,
        minute_later_h_per_day=sum(minute_later) / days,
        wake_ups_per_day=len(wake_up_sizes(times)) / days,
        wifi_s_per_day=radio_seconds(times, WIFI) / days,
        mobile_s_per_day=radio_seconds(times, MOBILE) / days,
        value_kept=value / value_awaited if value_awaited else 1.0,
    )


def _during(trial: Trial, times: FloatArray) -> FloatArray:
    return times[(times >= trial.start_at) & (times < trial.end_at)]


def split_by_feed(feeds: IntArray, times: FloatArray, count: int) -> list[FloatArray]:
    order = np.lexsort((times, feeds))
    cuts = np.searchsorted(feeds[order], np.arange(count + 1))
    return [times[order[cuts[i] : cuts[i + 1]]] for i in range(count)]


def _as_after_a_minute(times: FloatArray, visits: FloatArray) -> FloatArray:
    """The polls of the minute after a visit, the first asked first, as if they had come just before it."""
    order = np.argsort(times, kind="stable")
    moved, ordered = times.copy(), times[order]
    for visit in visits.tolist():
        start, end = np.searchsorted(ordered, [visit, visit + MINUTE_S], side="left")
        moved[order[start : min(end, start + POLLS_PER_MINUTE)]] = visit - JUST_BEFORE_S
    return moved


def _tally(posts: FloatArray, polls: FloatArray, visits: FloatArray, start_at: float, window: int) -> tuple[float, ...]:
    """The figures of one feed that add up over feeds."""
    return (
        *_waiting(posts, polls, visits, start_at),
        *_freshness(posts, polls, visits),
        *_finding(posts, polls, window),
        *_values(posts, polls, visits, window),
    )


def _waiting(posts: FloatArray, polls: FloatArray, visits: FloatArray, start_at: float) -> tuple[float, int]:
    """The hours and the number of posts that visits found missing."""
    if not posts.size or not visits.size:
        return 0.0, 0
    last = np.concatenate(([start_at], polls))[np.searchsorted(polls, visits, side="left")]
    since = np.searchsorted(posts, last, side="right")
    until = np.searchsorted(posts, visits, side="right")
    # Relative to the start, so that sums of large numbers lose no seconds.
    sums = np.concatenate(([0.0], np.cumsum(posts - start_at)))
    count = until - since
    seconds = count * (visits - start_at) - (sums[until] - sums[since])
    return float(seconds.sum()) / HOUR_S, int(count.sum())


def _freshness(posts: FloatArray, polls: FloatArray, visits: FloatArray) -> tuple[int, int]:
    """The number of posts that were polled before the first visit after them, and of those with such a visit."""
    first_visit = np.searchsorted(visits, posts, side="left")
    posts = posts[first_visit < len(visits)]
    visits_then = visits[first_visit[first_visit < len(visits)]]
    next_poll = np.append(polls, np.inf)[np.searchsorted(polls, posts, side="left")]
    return int(np.count_nonzero(next_poll < visits_then)), len(posts)


def _values(posts: FloatArray, polls: FloatArray, visits: FloatArray, window: int) -> tuple[float, float]:
    """The value of all posts when a visit first finds them here, and at the first visit after they appeared."""
    gap = np.searchsorted(polls, posts, side="left")
    polled_at = np.where(_is_kept(gap, len(polls), window), np.append(polls, np.inf)[gap], np.inf)
    later = np.append(visits, np.inf)
    first = later[np.searchsorted(visits, posts, side="left")]
    # A poll at the very instant of a visit comes after it.
    seen = np.maximum(later[np.searchsorted(visits, polled_at, side="right")], first)
    awaited = np.isfinite(first)
    worth = 0.5 ** ((first[awaited] - posts[awaited]) / HALF_LIFE_S)
    kept = 0.5 ** ((seen[awaited] - posts[awaited]) / HALF_LIFE_S)
    return float(kept.sum()), float(worth.sum())


def _is_kept(gap: IntArray, polls: int, window: int) -> BoolArray:
    """Whether each post is still in the window at the poll that ends its gap."""
    in_gap = np.bincount(gap, minlength=polls + 1)
    # The n-th newest of its gap at the time of the poll, counted from 1.
    from_newest = np.cumsum(in_gap)[gap] - np.arange(len(gap))
    return np.asarray(from_newest <= window)


def _finding(posts: FloatArray, polls: FloatArray, window: int) -> tuple[int, int, float]:
    """The number of posts lost and found, and the hours from post to poll of those found."""
    gap = np.searchsorted(polls, posts, side="left")
    kept = _is_kept(gap, len(polls), window)
    found = kept & (gap < len(polls))
    waits = polls[gap[found]] - posts[found]
    return int(np.count_nonzero(~kept)), int(np.count_nonzero(found)), float(waits.sum()) / HOUR_S
