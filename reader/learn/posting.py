"""When each feed posts: a rate and the shape of its week, learned from what was seen so far. Pure.

Where a feed has told little, it is taken to be like the owner's other feeds: its rate is drawn to theirs
(Gamma–Poisson), its shape to a mixture of its group's day and a flat one. Old evidence fades.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import tzinfo

import numpy as np
from msgspec import Struct

from reader.errors import PlanError
from reader.learn.localtime import hour_of_week, local_seconds
from reader.learn.shapes import group_shapes
from reader.model.planning import DAY_S, FloatArray, IntArray
from reader.model.profiles import PostingProfile

USUAL_WINDOW = 15


class PostingLearning(Struct, frozen=True):
    """What learning believes before it has seen anything."""

    half_life_days: float = 21.0
    prior_days: float = 2.0
    """How many days of a feed's own evidence the other feeds' rates are worth."""
    prior_posts: float = 24.0
    """How many posts the prior shape is worth."""
    flat_share: float = 0.2
    """How much of the prior shape is the same at all hours."""
    weekend_posts: float = 40.0
    """How many posts at weekends it takes to believe half of what they say about weekends."""
    usual_posts_per_day: float = 1.0
    """For an owner with no evidence at all."""


def learn_posting(
    posts: Sequence[FloatArray],
    known_from: FloatArray,
    now: float,
    zone: tzinfo,
    learning: PostingLearning | None = None,
    windows: IntArray | None = None,
) -> PostingProfile:
    """Profiles of all feeds. `known_from` says per feed since when its posts are known.

    Posts after `now` are not believed. Undated entries must have been placed with `spread_undated` before.
    """
    learning = learning or PostingLearning()
    _require_numbers(posts, known_from, now)
    weights = [_fading(times, now, learning.half_life_days) for times in posts]
    exposure = _faded_days(now - known_from, learning.half_life_days)
    counts = _weekly_counts(posts, weights, zone)
    evidence = counts.sum(axis=1)
    return PostingProfile(
        per_day=_rates(evidence, exposure, learning),
        week=_shapes(counts, learning),
        evidence=evidence,
        windows=np.full(len(posts), USUAL_WINDOW, dtype=np.int64) if windows is None else windows,
    )


def spread_undated(count: int, previous_poll_at: float, poll_at: float) -> FloatArray:
    """Times for entries known only to have come between two polls: evenly over that gap."""
    return np.asarray(
        previous_poll_at + (np.arange(count) + 0.5) / max(count, 1) * (poll_at - previous_poll_at)
    )


def window_size(entries_per_document: Sequence[int]) -> int:
    """How many entries a feed's document holds: the most it ever held, forgetting one outlier of many."""
    sizes = np.sort(np.array([size for size in entries_per_document if size > 0], dtype=np.int64))
    if not sizes.size:
        return USUAL_WINDOW
    return int(sizes[int(0.95 * (sizes.size - 1))])


def first_fetch_known_from(dates: FloatArray, now: float, window_full: bool = True) -> float:
    """Since when a feed's posts are known after its very first fetch.

    A full document reaches back to its oldest entry and no further; what a short one does not show was not
    there either, for as long as feeds usually reach back.
    """
    believed = dates[dates <= now]
    if not believed.size:
        return now - 7.0 * DAY_S
    oldest = float(believed.min())
    return oldest if window_full else min(oldest, now - 7.0 * DAY_S)


def _require_numbers(posts: Sequence[FloatArray], known_from: FloatArray, now: float) -> None:
    finite = np.isfinite(known_from).all() and np.isfinite(now)
    if not finite or not all(np.isfinite(times).all() for times in posts):
        raise PlanError("A time in the history is not a number; remove it and learn again.")
    if len(known_from) != len(posts):
        raise PlanError("For every feed it must be known since when its posts are seen.")


def _fading(times: FloatArray, now: float, half_life_days: float) -> FloatArray:
    """1 for a post just now, ½ after a half-life; 0 for posts of the future."""
    age_days = (now - times) / DAY_S
    return np.where(age_days >= 0, 0.5 ** (np.maximum(age_days, 0.0) / half_life_days), 0.0)


def _faded_days(seconds: FloatArray, half_life_days: float) -> FloatArray:
    """Days of observation, faded like the posts themselves."""
    days = np.maximum(seconds, 0.0) / DAY_S
    return np.asarray(half_life_days / np.log(2) * (1 - 0.5 ** (days / half_life_days)))


def _weekly_counts(posts: Sequence[FloatArray], weights: Sequence[FloatArray], zone: tzinfo) -> FloatArray:
    sizes = [times.size for times in posts]
    if not sum(sizes):
        return np.zeros((len(posts), 168))
    hours = hour_of_week(local_seconds(np.concatenate(list(posts)), zone))
    cells = np.repeat(np.arange(len(posts)), sizes) * 168 + hours
    counts = np.bincount(cells, np.concatenate(list(weights)), minlength=len(posts) * 168)
    return np.asarray(counts, dtype=np.float64).reshape(len(posts), 168)


def _rates(evidence: FloatArray, exposure: FloatArray, learning: PostingLearning) -> FloatArray:
    """Posts per day. The prior's mean is that of a typical feed: the median, which busy feeds do not move."""
    seen = exposure > 0.5
    typical = (
        float(np.median(evidence[seen] / exposure[seen])) if seen.any() else learning.usual_posts_per_day
    )
    prior = typical if typical > 0 else min(learning.usual_posts_per_day, 0.05)
    return np.asarray((evidence + prior * learning.prior_days) / (exposure + learning.prior_days))


def _shapes(counts: FloatArray, learning: PostingLearning) -> FloatArray:
    """(feeds, 168) shares of the week: the same every day, moved towards weekday and weekend apart as far as
    the evidence carries it."""
    daily = counts.reshape(-1, 7, 24)
    everyday = _day_shape(daily.sum(axis=1), learning)
    weekday, weekend = daily[:, :5].sum(axis=1), daily[:, 5:].sum(axis=1)
    total = weekday.sum(axis=1) + weekend.sum(axis=1)
    # A weekend that is like the week would have 2/7 of the posts.
    expected_weekend = total * 2 / 7
    belief = expected_weekend / (expected_weekend + learning.weekend_posts)
    share = (weekend.sum(axis=1) + learning.weekend_posts * 2 / 7) / np.maximum(
        total + learning.weekend_posts, 1e-12
    )
    own = np.concatenate(
        [
            np.tile(_towards(weekday, everyday, learning) * ((1 - share) / 5)[:, None], (1, 5)),
            np.tile(_towards(weekend, everyday, learning) * (share / 2)[:, None], (1, 2)),
        ],
        axis=1,
    )
    same = np.tile(everyday / 7, (1, 7))
    return np.asarray(belief[:, None] * own + (1 - belief[:, None]) * same)


def _day_shape(counts: FloatArray, learning: PostingLearning) -> FloatArray:
    """(feeds, 24) shares of the day: own counts and a prior of the group's shape mixed with flat."""
    if not len(counts):
        return np.zeros((0, 24))
    groups = group_shapes(counts)
    prior = learning.flat_share / 24 + (1 - learning.flat_share) * groups.centres[groups.member]
    return _towards(counts, prior, learning)


def _towards(counts: FloatArray, prior: FloatArray, learning: PostingLearning) -> FloatArray:
    blended = counts + learning.prior_posts * prior
    return np.asarray(blended / blended.sum(axis=1, keepdims=True))
