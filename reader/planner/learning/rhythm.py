"""Posting rates of each feed: posts per day, how weekends differ, in which quarters of an hour they come. Pure.

Where a feed has few posts, its rates are drawn to what is known more widely: its weekend to that of all feeds, each
slot of its day to the slots around it, these to the hours around them, those to the day of all feeds and to the
typical days that its own posts resemble most (Sia & Cho 4.3.1: clusters of feeds). A prior is given as the number of
posts it counts as, so busy feeds soon speak for themselves.

It is learned from a ledger: post counts of every feed by day and quarter of an hour, and how much of each day was
observed. Where a poll finds the document full of new entries, older ones may have rolled off: the time between the
previous poll and the oldest entry stays unknown.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import tzinfo
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from reader.core.records.planning import DAY_S, FloatArray, IntArray
from reader.planner.learning.localtime import local_seconds, smooth_day

SLOTS = 96
SLOT_S = DAY_S // SLOTS
DAYS = 84
"""Twelve weeks: after three half-lives the rest no longer matters."""


class Ledger:
    """Counts of the last DAYS local days; the last row is the latest day."""

    def __init__(self, windows: IntArray, now: float, zone: tzinfo) -> None:
        feeds = len(windows)
        self._windows = windows
        self._zone = zone
        self._first = _day_of(now, zone) - DAYS + 1
        self.counts: npt.NDArray[np.float32] = np.zeros((feeds, DAYS, SLOTS), dtype=np.float32)
        self.known: FloatArray = np.zeros((feeds, DAYS))
        """The share of each day whose posts are known."""
        self.last_poll_at = np.full(feeds, float(now))

    @property
    def days(self) -> IntArray:
        """Days since the epoch of each row."""
        return self._first + np.arange(DAYS, dtype=np.int64)

    def start_day(self, now: float) -> None:
        """Make room for the local day of `now` and drop the oldest days."""
        passed = min(max(_day_of(now, self._zone) - (self._first + DAYS - 1), 0), DAYS)
        if passed:
            self._first += passed
            self.counts = np.concatenate([self.counts[:, passed:], self.counts[:, :passed] * 0], axis=1)
            self.known = np.concatenate([self.known[:, passed:], self.known[:, :passed] * 0], axis=1)

    def add(self, feeds: IntArray, now: float, posts: Sequence[FloatArray]) -> None:
        """Count the posts that polls at `now` brought."""
        self.start_day(now)
        full = np.array([times.size >= self._windows[f] for f, times in zip(feeds, posts, strict=True)])
        oldest = np.array([times[0] if times.size else now for times in posts])
        since = np.where(full, np.maximum(oldest, self.last_poll_at[feeds]), self.last_poll_at[feeds])
        self.add_known(feeds, since, now, posts)

    def add_known(
        self, feeds: IntArray, since: FloatArray, until: FloatArray | float, posts: Sequence[FloatArray]
    ) -> None:
        """Count everything the feeds posted from `since` to `until`; a feed may be given several times."""
        if not feeds.size:
            return
        self.last_poll_at[feeds] = until
        self._expose(feeds, since, np.broadcast_to(np.asarray(until, dtype=np.float64), since.shape))
        rows = np.repeat(feeds, [times.size for times in posts])
        if rows.size:
            slots = (local_seconds(np.concatenate(list(posts)), self._zone) // SLOT_S).astype(np.int64)
            day = slots // SLOTS - self._first
            seen = (day >= 0) & (day < DAYS)
            np.add.at(self.counts, (rows[seen], day[seen], slots[seen] % SLOTS), 1.0)

    def _expose(self, feeds: IntArray, since: FloatArray, until: FloatArray) -> None:
        local = local_seconds(np.concatenate([since, until]), self._zone) / DAY_S - self._first
        start, end = np.maximum(local[: len(since)], 0.0), np.minimum(local[len(since) :], float(DAYS))
        for day in range(int(start.min()), int(np.ceil(end.max()))):
            share = np.minimum(end, day + 1.0) - np.maximum(start, day)
            np.add.at(self.known[:, day], feeds, np.maximum(share, 0.0))
        np.minimum(self.known, 1.0, out=self.known)


def _day_of(at: float, zone: tzinfo) -> int:
    return int(local_seconds(np.array([at]), zone)[0] // DAY_S)


KINDS_OF_DAY = 3
"""Monday to Friday, Saturday, Sunday."""
DAYS_OF_KIND: FloatArray = np.array([5.0, 1.0, 1.0])
MOST_UNSTEADY = 20.0
TRACE = 1e-9
FEEDS_AT_ONCE = 50
TYPICAL_DAYS: FloatArray = np.array(
    [
        [6, 5, 4, 13, 65, 79, 60, 60, 57, 63, 74, 69, 69, 59, 60, 56, 53, 48, 35, 26, 17, 10, 7, 5],
        [8, 8, 6, 5, 3, 3, 2, 3, 4, 10, 21, 19, 34, 103, 139, 145, 154, 101, 78, 55, 42, 27, 19, 11],
        [29, 36, 13, 12, 9, 5, 4, 6, 4, 2, 4, 3, 22, 28, 52, 65, 96, 147, 114, 103, 88, 67, 69, 22],
        [69, 71, 86, 74, 38, 33, 20, 37, 6, 8, 14, 23, 21, 55, 4, 5, 33, 4, 7, 14, 41, 178, 106, 54],
        [16, 12, 8, 7, 9, 17, 13, 20, 47, 70, 75, 69, 68, 69, 73, 82, 84, 72, 53, 36, 40, 32, 22, 7],
        [38, 34, 32, 31, 30, 29, 29, 34, 36, 49, 43, 43, 49, 56, 52, 52, 51, 59, 53, 51, 45, 45, 39, 20],
    ],
    dtype=np.float64,
)
"""Posts by hour, in thousandths: a mixture fitted to 123 feeds of one list, in UTC (`dev.py bench typical-days`)."""
HOW_COMMON: FloatArray = np.array([0.084, 0.253, 0.185, 0.06, 0.174, 0.244])
MOST_SAY = 20.0
"""No feed says more than this many posts about how far the user's clock is from that of the typical days."""
SmallFloats: TypeAlias = npt.NDArray[np.float32]


class RhythmLearning(Struct, frozen=True):
    """Priors and time scales of learning posting rates."""

    half_life_days: float = 28.0
    usual_rates: tuple[float, ...] = (0.1, 12.0)
    """Posts a day that an unknown feed is equally likely to have: a long silent one may post again, and one that fills
    its document in an hour is not unusual."""
    rate_posts: float = 0.3
    """How many posts each of them counts as."""
    weekend_posts: float = 2.0
    recent_half_life_days: float = 2.0
    recent_posts: float = 3.0
    """Expected posts of the last days at which half of what they say is believed."""
    typical_share: float = 0.8
    """How much of the widest prior are typical days, weighed for each feed by what it has posted so far."""
    pooled_share: float = 0.7
    """How much of the rest is the day of all feeds, and not the same at all hours."""
    widths: tuple[tuple[float, float], ...] = ((6.0, 3.0), (1.5, 10.0), (0.0, 30.0))
    """From wide to narrow: smoothing in slots, and how many posts the next wider one counts as."""
    unsteady_posts: float = 10.0


class Rhythm(Struct, frozen=True):
    per_day: FloatArray
    """(feeds,) posts on an ordinary day."""
    by_kind: FloatArray
    """(feeds, KINDS_OF_DAY): factors on `per_day`."""
    shape: FloatArray
    """(feeds, SLOTS): shares of a day's posts."""
    unsteadiness: FloatArray
    """(feeds,) how much more counts vary than by chance: variance = (1 + this) · mean."""

    def of(self, feeds: slice) -> Rhythm:
        return Rhythm(self.per_day[feeds], self.by_kind[feeds], self.shape[feeds], self.unsteadiness[feeds])

    def on_kinds(self, kinds: IntArray) -> FloatArray:
        """(feeds, len(kinds) · SLOTS): posts per slot on days of these kinds in a row."""
        daily = self.per_day[:, None] * self.by_kind[:, kinds]
        posts = daily[:, :, None] * self.shape[:, None, :]
        return np.asarray(posts.reshape(len(self.per_day), -1))

    def on_average(self) -> FloatArray:
        """(feeds, SLOTS): posts per slot, weekends included."""
        week = kinds_of_days(np.arange(7, dtype=np.int64))
        return np.asarray((self.per_day * self.by_kind[:, week].mean(axis=1))[:, None] * self.shape)


def kinds_of_days(days: IntArray) -> IntArray:
    """The kind of each day since the epoch, which was a Thursday."""
    return np.maximum((days + 3) % 7 - 4, 0)


def learn_rhythm(ledger: Ledger, learning: RhythmLearning | None = None) -> Rhythm:
    """Learn from the days before the ledger's last one."""
    learning = learning or RhythmLearning()
    days = np.arange(ledger.known.shape[1] - 1, 0, -1) - 0.5
    counts, known, kinds = ledger.counts[:, :-1], ledger.known[:, :-1], kinds_of_days(ledger.days[:-1])
    daily = np.asarray(counts.sum(axis=2), dtype=np.float64)
    fading = 0.5 ** (days / learning.half_life_days)
    per_day, by_kind = _rates(daily * fading, known * fading, kinds, learning)
    recent = 0.5 ** (days / learning.recent_half_life_days)
    expected = per_day[:, None] * by_kind[:, kinds] * known
    worth = learning.recent_posts
    per_day = per_day * (daily @ recent + worth) / (expected @ recent + worth)
    shape = learn_shapes(np.concatenate([fading @ counts[some] for some in _parts(len(counts))]), learning)
    unsteadiness = _unsteadiness(counts, per_day[:, None] * by_kind[:, kinds], known, shape, learning)
    return Rhythm(per_day, by_kind, shape, unsteadiness)


def _rates(
    counts: FloatArray, known: FloatArray, kinds: IntArray, learning: RhythmLearning
) -> tuple[FloatArray, FloatArray]:
    """Posts per day, and the factors of the kinds of day. Each is learned given the other, twice over."""
    by_kind = np.ones((len(counts), KINDS_OF_DAY))
    per_day = np.zeros(len(counts))
    for _ in range(2):
        days = (known * by_kind[:, kinds]).sum(axis=1)
        per_day = _expected_rate(counts.sum(axis=1), days, learning)
        by_kind = _factors(counts, known, kinds, per_day, learning)
    return per_day, by_kind


def _expected_rate(posts: FloatArray, days: FloatArray, learning: RhythmLearning) -> FloatArray:
    """Posts a day of feeds with these posts in these days, given the usual rates. A single prior would draw a busy
    newcomer to the rate of all feeds: 12 a day, known for a day, to 3."""
    worth = learning.rate_posts
    prior_days = worth / np.array(learning.usual_rates)
    log_odds = worth * np.log(prior_days) - (posts + worth)[:, None] * np.log(prior_days + days[:, None])
    odds = np.exp(log_odds - log_odds.max(axis=1, keepdims=True))
    rates = (posts + worth)[:, None] / (days[:, None] + prior_days)
    return np.asarray((odds * rates).sum(axis=1) / odds.sum(axis=1))


def _factors(
    counts: FloatArray, known: FloatArray, kinds: IntArray, per_day: FloatArray, learning: RhythmLearning
) -> FloatArray:
    factors = np.ones((len(counts), KINDS_OF_DAY))
    for kind in range(KINDS_OF_DAY):
        seen = counts[:, kinds == kind].sum(axis=1)
        expected = known[:, kinds == kind].sum(axis=1) * per_day
        # Otherwise the few busiest feeds would speak for all.
        say = 1 / (1 + expected / 50)
        pooled = ((say * seen).sum() + 1) / ((say * expected).sum() + 1)
        factors[:, kind] = (seen + learning.weekend_posts * pooled) / (expected + learning.weekend_posts)
    return factors


def learn_shapes(counts: FloatArray, learning: RhythmLearning) -> FloatArray:
    """Shares of the day, from the widest smoothing to the counts themselves."""
    totals = counts.sum(axis=1, keepdims=True)
    pooled = smooth_day(counts.sum(axis=0) + 1.0, 4.0)
    hourly = np.repeat(pooled.reshape(24, -1).mean(axis=1), SLOTS // 24)
    prior = learning.pooled_share * hourly / hourly.sum() + (1 - learning.pooled_share) / SLOTS
    shape = (1 - learning.typical_share) * prior + learning.typical_share * _resemble_typical_days(counts)
    for width, worth in learning.widths:
        seen = smooth_day(counts, width) if width else counts
        shape = (seen + worth * shape) / (totals + worth)
    return np.asarray(shape)


def _resemble_typical_days(counts: FloatArray) -> FloatArray:
    """(feeds, SLOTS): a mixture of the typical days for each feed, by what it has posted, shifted by as many hours for
    all as the feeds together bear out."""
    hourly = counts.reshape(len(counts), 24, SLOTS // 24).sum(axis=2)
    heard = np.minimum(1.0, MOST_SAY / np.maximum(hourly.sum(axis=1), MOST_SAY))
    of_shift, evidence = np.empty((24, *hourly.shape)), np.empty(24)
    for shift in range(24):
        days = np.roll(TYPICAL_DAYS / TYPICAL_DAYS.sum(axis=1, keepdims=True), shift, axis=1)
        log_odds = hourly @ np.log(days).T + np.log(HOW_COMMON)
        odds = np.exp(log_odds - log_odds.max(axis=1, keepdims=True))
        of_shift[shift] = odds / odds.sum(axis=1, keepdims=True) @ days
        said = heard[:, None] * (hourly @ np.log(days).T) + np.log(HOW_COMMON)
        evidence[shift] = np.logaddexp.reduce(said, axis=1).sum()
    shares = np.exp(evidence - evidence.max())
    mixed = np.tensordot(shares / shares.sum(), of_shift, axes=1)
    return np.asarray(np.repeat(mixed, SLOTS // 24, axis=1) / (SLOTS // 24))


def _unsteadiness(
    counts: SmallFloats, per_day: FloatArray, known: FloatArray, shape: FloatArray, learning: RhythmLearning
) -> FloatArray:
    parts = [_beyond_chance(counts[some], per_day[some], known[some], shape[some]) for some in _parts(len(counts))]
    beyond_chance, scale = (np.concatenate(part) for part in zip(*parts, strict=True))
    pooled = np.maximum(beyond_chance, 0.0).sum() / max(scale.sum(), TRACE)
    worth = learning.unsteady_posts
    return np.asarray(np.clip((beyond_chance + worth * pooled) / (scale + worth), 0.0, MOST_UNSTEADY))


def _beyond_chance(
    counts: SmallFloats, per_day: FloatArray, known: FloatArray, shape: FloatArray
) -> tuple[FloatArray, FloatArray]:
    """The variance beyond that of chance, and the expected posts, over the hours of fully known days."""
    whole = (known >= 1 - TRACE)[:, :, None]
    hourly = np.asarray(counts.reshape(*counts.shape[:2], 24, SLOTS // 24).sum(axis=3), dtype=np.float64)
    expected = per_day[:, :, None] * shape.reshape(len(shape), 1, 24, SLOTS // 24).sum(axis=3) * whole
    beyond_chance = ((hourly * whole - expected) ** 2 - expected).sum(axis=(1, 2))
    return beyond_chance, expected.sum(axis=(1, 2))


def _parts(feeds: int) -> list[slice]:
    """Slices of some feeds each: their days in double precision take more memory than all that is learned."""
    return [slice(start, start + FEEDS_AT_ONCE) for start in range(0, max(feeds, 1), FEEDS_AT_ONCE)]
