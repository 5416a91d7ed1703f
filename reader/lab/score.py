"""Scores a list of polls against what happened. Knows nothing of policies or of how the polls came about,
so that polls from anywhere can be scored.

The rules: at the start every feed counts as just polled; a poll at the very instant of a visit comes after
it; a visit finds a post missing if the feed's last poll before the visit lies before the post.
"""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from reader.lab.history import Trial
from reader.lab.replay import MOBILE, WIFI, radio_seconds, wake_up_sizes
from reader.model.planning import HOUR_S, BoolArray, FloatArray, IntArray

MINUTE_S = 60.0
POLLS_PER_MINUTE = 40
"""What the engine bears by default."""
JUST_BEFORE_S = 1e-3
HALF_LIFE_S = 86_400.0
"""In which a post loses half of its value to its reader."""


class Score(Struct, frozen=True):
    polls_per_day: float
    delay_h_per_day: float
    """Over all visits and feeds: hours since each post that was out but not here."""
    missing_per_day: float
    """How many such pairs of a post and a visit."""
    fresh_share: float
    """Of the posts that were looked for: those already here at the first look after they appeared."""
    lost_per_day: float
    """Posts that left the feed's window before any poll."""
    error: float
    """Mean hours from post to poll, times polls per post found."""
    minute_later_h_per_day: float
    """`delay_h_per_day` as a visit finds it after a minute: polls that the visit brought about have come by then, as
    far as the bound per minute lets them."""
    wake_ups_per_day: float
    wifi_s_per_day: float
    """Seconds for which the radio is up, on a wireless network and on a mobile line."""
    mobile_s_per_day: float
    value_kept: float
    """Of the posts that were looked for: what is left of their value when a visit first finds them here, against what
    was left at the first look after they appeared. What is lost, or never found, has none."""


class _Tally(Struct, frozen=True):
    delay_h: float
    missing: int
    fresh: int
    feeds_found: int
    lost: int
    found: int
    found_delay_h: float
    value: float
    value_awaited: float


def score(trial: Trial, feeds: IntArray, times: FloatArray) -> Score:
    """The figures of one policy's polls, whatever their order."""
    visits = trial.visits[(trial.visits >= trial.start_at) & (trial.visits < trial.end_at)]
    inside = (times >= trial.start_at) & (times < trial.end_at)
    feeds, times = feeds[inside], times[inside]
    by_feed = _split(feeds, times, len(trial.feeds.ids))
    tallies = [
        _tally(_inside(posts, trial), by_feed[i], visits, trial, int(trial.feeds.windows[i]))
        for i, posts in enumerate(trial.feeds.posts)
    ]
    by_feed = _split(feeds, _as_after_a_minute(times, visits), len(trial.feeds.ids))
    minute_later = [
        _waiting(_inside(posts, trial), by_feed[i], visits, trial.start_at)[0]
        for i, posts in enumerate(trial.feeds.posts)
    ]
    return _summary(tallies, times, sum(minute_later), trial.days)


def _split(feeds: IntArray, times: FloatArray, count: int) -> list[FloatArray]:
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


def _inside(posts: FloatArray, trial: Trial) -> FloatArray:
    return posts[(posts > trial.start_at) & (posts < trial.end_at)]


def _tally(posts: FloatArray, polls: FloatArray, visits: FloatArray, trial: Trial, window: int) -> _Tally:
    delay_h, missing = _waiting(posts, polls, visits, trial.start_at)
    fresh, feeds_found = _freshness(posts, polls, visits)
    lost, found, found_delay_h = _finding(posts, polls, window)
    values = _values(posts, polls, visits, window)
    return _Tally(delay_h, missing, fresh, feeds_found, lost, found, found_delay_h, *values)


def _waiting(posts: FloatArray, polls: FloatArray, visits: FloatArray, start_at: float) -> tuple[float, int]:
    """Hours and number of posts that visits found missing."""
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
    """How many posts a poll had reached before the first look at or after them, of how many."""
    first_visit = np.searchsorted(visits, posts, side="left")
    posts = posts[first_visit < len(visits)]
    visits_then = visits[first_visit[first_visit < len(visits)]]
    next_poll = np.append(polls, np.inf)[np.searchsorted(polls, posts, side="left")]
    return int(np.count_nonzero(next_poll < visits_then)), len(posts)


def _values(posts: FloatArray, polls: FloatArray, visits: FloatArray, window: int) -> tuple[float, float]:
    """What is left of all posts' value when a visit first finds them here, and what could have been."""
    gap = np.searchsorted(polls, posts, side="left")
    polled_at = np.where(_is_kept(gap, len(polls), window), np.append(polls, np.inf)[gap], np.inf)
    later = np.append(visits, np.inf)
    first = later[np.searchsorted(visits, posts, side="left")]
    # A poll at the very instant of a visit comes after it.
    seen = np.maximum(later[np.searchsorted(visits, polled_at, side="right")], first)
    feeds_found = np.isfinite(first)
    worth = 0.5 ** ((first[feeds_found] - posts[feeds_found]) / HALF_LIFE_S)
    kept = 0.5 ** ((seen[feeds_found] - posts[feeds_found]) / HALF_LIFE_S)
    return float(kept.sum()), float(worth.sum())


def _is_kept(gap: IntArray, polls: int, window: int) -> BoolArray:
    """Which posts are still in the window at the poll that ends their gap."""
    in_gap = np.bincount(gap, minlength=polls + 1)
    # The n-th newest of its gap at the time of the poll, counted from 1.
    from_newest = np.cumsum(in_gap)[gap] - np.arange(len(gap))
    return np.asarray(from_newest <= window)


def _finding(posts: FloatArray, polls: FloatArray, window: int) -> tuple[int, int, float]:
    """How many posts were lost, how many found, and the found ones' hours from post to poll."""
    gap = np.searchsorted(polls, posts, side="left")
    kept = _is_kept(gap, len(polls), window)
    found = kept & (gap < len(polls))
    waits = polls[gap[found]] - posts[found]
    return int(np.count_nonzero(~kept)), int(np.count_nonzero(found)), float(waits.sum()) / HOUR_S


def _summary(tallies: list[_Tally], times: FloatArray, minute_later_h: float, days: float) -> Score:
    polls = len(times)
    found = sum(tally.found for tally in tallies)
    feeds_found = sum(tally.feeds_found for tally in tallies)
    value = sum(tally.value_awaited for tally in tallies)
    mean_delay_h = sum(tally.found_delay_h for tally in tallies) / found if found else 0.0
    return Score(
        polls_per_day=polls / days,
        delay_h_per_day=sum(tally.delay_h for tally in tallies) / days,
        missing_per_day=sum(tally.missing for tally in tallies) / days,
        fresh_share=sum(tally.fresh for tally in tallies) / feeds_found if feeds_found else 1.0,
        lost_per_day=sum(tally.lost for tally in tallies) / days,
        error=mean_delay_h * polls / found if found else 0.0,
        minute_later_h_per_day=minute_later_h / days,
        wake_ups_per_day=len(wake_up_sizes(times)) / days,
        wifi_s_per_day=radio_seconds(times, WIFI) / days,
        mobile_s_per_day=radio_seconds(times, MOBILE) / days,
        value_kept=sum(tally.value for tally in tallies) / value if value else 1.0,
    )
